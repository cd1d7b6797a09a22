package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// mostRolls bounds the rolls of a turn: three, and one that a card may add.
const mostRolls = 4

// turn is the player's turn at one table, worked out: what every keep is worth before each roll, and
// which keep is best after it.
type turn struct {
	known   bool
	plain   bool
	s       duel.State // the table, without dice
	n       int        // dice of a full roll
	rolls   int        // the player has
	lat     *lattice.Lattice
	worth   [mostRolls + 1][]float64 // by the roll that follows, of each set kept before it
	best    [mostRolls + 1][]float64 // by the rolls used, of each full roll
	from    [mostRolls + 1][]int16   // the keep that leads there; itself: stop
	leaf    [mostRolls + 1][]float64 // of stopping, by the rolls used
	spare   []float64
	shadows bool // the player may roll fame dice again (O3)
}

// before is the chance before the first roll, with the dice tokens spent so far.
func (x *search) before(s *duel.State) float64 {
	if x.rules.DiceCount(s) == 0 {
		return max(0, x.event(s, &stops))
	}
	if x.solvedTurn(s) {
		return x.exact.Win()
	}
	return x.work(s).worth[1][0]
}

// solvedTurn says whether the player's turn is one of the core's; then x.exact has it worked out.
func (x *search) solvedTurn(s *duel.State) bool {
	t := &s.Turn
	if !x.plain || t.Added != (rules.Roll{}) || t.Powers != 0 || t.Done != 0 || t.Phase != duel.PhaseRoll || x.rules.MaxRolls(s) != 3 ||
		s.Sides[duel.You].Hearts <= 0 {
		return false
	}
	p, ok := x.position(s)
	n := t.Dice.Total()
	if t.Rolls == 0 {
		n = x.rules.DiceCount(s)
	}
	if n == 0 || !ok {
		return false
	}
	if x.exactAt != p || x.exactDice != n {
		x.exactAt, x.exactDice = p, n
		x.exact.Begin(p, n)
	}
	return true
}

// lying is the chance with the player's dice on the table: with the keep that the player has said,
// otherwise with the best one.
func (x *search) lying(s *duel.State) float64 {
	if x.solvedTurn(s) {
		return x.exactly(s)
	}
	t := x.work(s)
	used := int(s.Turn.Rolls)
	if s.Turn.Said && s.Turn.Kept.Total() < t.n {
		if win := t.keeping(s.Turn.Dice, s.Turn.Kept, used); win >= 0 {
			return win
		}
	}
	if used >= t.rolls && !t.shadows {
		return max(0, x.event(s, &stops))
	}
	return t.best[min(used, t.rolls)][t.lat.Index(s.Turn.Dice)]
}

// exactly is lying where the core has worked the turn out.
func (x *search) exactly(s *duel.State) float64 {
	left := max(0, 3-int(s.Turn.Rolls))
	x.kept = x.exact.Keeps(s.Turn.Dice, left, x.kept[:0])
	if s.Turn.Said && left > 0 {
		for _, k := range x.kept {
			if k.Dice == s.Turn.Kept {
				return k.Win
			}
		}
	}
	return x.kept[0].Win
}

// work works out the turn of a table, unless it has just done so.
func (x *search) work(s *duel.State) *turn {
	n := s.Turn.Dice.Total()
	if s.Turn.Rolls == 0 {
		n = x.rules.DiceCount(s)
	}
	t, bare := &x.turns[n], x.push(s)
	defer x.pop()
	bare.Turn.Dice, bare.Turn.Kept, bare.Turn.Said, bare.Turn.Rolls, bare.Turn.Phase = rules.Roll{}, rules.Roll{}, false, 0, duel.PhaseRoll
	if t.known && t.n == n && t.s == *bare && t.plain == x.plain {
		return t
	}
	t.known, t.plain, t.s, t.n = true, x.plain, *bare, n
	t.rolls = int(min(mostRolls, x.rules.MaxRolls(s)))
	t.shadows = s.Sides[duel.You].Keep.Has(x.named.shadows)
	t.lat = lattice.Of(n)
	every := x.every
	x.every, x.approximate = false, !x.plain
	clear(x.demands)
	x.leaves(t, bare)
	x.every, x.approximate = every, false
	t.fill()
	return t
}

// leaves works out what it is worth to stop at every full roll. Only eye-of-the-storm
// looks at how many rolls were used.
func (x *search) leaves(t *turn, s *duel.State) {
	eye, power := s.Sides[duel.You].Keep.Has(x.named.eye), x.sort(s)
	s.Turn.Phase = duel.PhaseResolve
	for used := t.rolls; used >= 1; used-- {
		if !eye && used < t.rolls {
			t.leaf[used] = append(t.leaf[used][:0], t.leaf[t.rolls]...)
			continue
		}
		t.leaf[used] = sized(t.leaf[used], len(t.lat.Sets))
		s.Turn.Rolls = int8(used)
		x.beginStops(s, t.rolls-used)
		for i := t.lat.FirstRoll(); i < len(t.lat.Sets); i++ {
			s.Turn.Dice = t.lat.Sets[i]
			if x.m.Power == core.Alienoid {
				t.leaf[used][i] = x.added(s, s.Turn.Dice[duel.Power], duel.Claw)
			} else {
				t.leaf[used][i] = x.stopped(s, power)
			}
		}
	}
}

// fill works out the turn from the last roll back to the first.
func (t *turn) fill() {
	first, size := t.lat.FirstRoll(), len(t.lat.Sets)
	for used := t.rolls; used >= 1; used-- {
		best := sized(t.best[used], size)
		t.from[used] = sized(t.from[used], size)
		if used == t.rolls {
			copy(best, t.leaf[used])
			for i := range size {
				t.from[used][i] = int16(i)
			}
		} else {
			next := t.worth[used+1]
			copy(next[first:], t.leaf[used][first:])
			t.lat.Best(next, best, t.from[used])
		}
		if t.shadows {
			t.again(best, t.from[used])
		}
		t.best[used] = best
		t.worth[used] = sized(t.worth[used], size)
		copy(t.worth[used][first:], best[first:])
		t.lat.Keeps(t.worth[used])
	}
}

// again is in-the-shadows (O3): the player may roll a fame die again as often as they like, so that
// it ends as one of the other faces, each as likely as another.
func (t *turn) again(best []float64, from []int16) {
	for fame := int8(1); int(fame) <= t.n; fame++ {
		for i := t.lat.FirstRoll(); i < len(t.lat.Sets); i++ {
			if t.lat.Sets[i][duel.Fame] != fame {
				continue
			}
			if mean := t.reroll(best, i); mean > best[i] {
				best[i], from[i] = mean, t.lat.Down[i][duel.Fame]
			}
		}
	}
}

// reroll is the worth of rolling one fame die of a roll until it shows another face.
func (t *turn) reroll(best []float64, i int) float64 {
	rest, sum := t.lat.Down[i][duel.Fame], 0.0
	for f, up := range t.lat.Up[rest] {
		if f != int(duel.Fame) {
			sum += best[up]
		}
	}
	return sum / (rules.NumFaces - 1)
}

// keeping is the worth of rolling all dice but a keep again, after so many rolls: as one
// of the rolls, or as a reroll of fame dice (O3); refused where neither is left.
func (t *turn) keeping(dice, keep rules.Roll, used int) float64 {
	win, again := float64(refused), dice.Minus(keep)
	if used < t.rolls {
		win = t.worth[used+1][t.lat.Index(keep)]
	}
	if t.shadows && again.Total() == int(again[duel.Fame]) {
		win = max(win, t.freely(keep, min(used, t.rolls)))
	}
	return win
}

// freely is the worth of rolling all dice but a keep again by in-the-shadows, after so many rolls:
// the mean of what is best then.
func (t *turn) freely(keep rules.Roll, used int) float64 {
	t.spare = sized(t.spare, len(t.lat.Sets))
	copy(t.spare[t.lat.FirstRoll():], t.best[used][t.lat.FirstRoll():])
	t.lat.Keeps(t.spare)
	return t.spare[t.lat.Index(keep)]
}

// sized is a slice of a length, made anew only where it was too short.
func sized[T float64 | int16](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}
