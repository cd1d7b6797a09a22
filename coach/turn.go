package coach

import (
	"slices"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// mostRolls limits the rolls of a turn: three, and one that a card may add.
const mostRolls = 4

// turn is the player's turn at one table, fully computed: what every keep is worth before each
// roll, and which keep is best after it.
type turn struct {
	known   bool
	s       duel.State // the table, without dice
	n       int        // dice of a full roll
	rolls   int        // that the player has
	lat     *lattice.Lattice
	manner  manner                 // of the player
	worth   [mostRolls + 1]both    // by the roll that follows, of each set kept before it
	best    [mostRolls + 1]both    // by the rolls used, of each full roll
	from    [mostRolls + 1][]int16 // the keep that gives it with best play; itself: stop
	leaf    [mostRolls + 1]both    // of stopping, by the rolls used
	spare   both
	shadows bool // the player may reroll fame dice (O3)
}

// before returns what a table is worth before the first roll, with the dice tokens spent so far.
func (x *search) before(s *duel.State) worth {
	if x.rules.DiceCount(s) == 0 {
		return x.event(s, &stops).played()
	}
	return x.work(s).worth[1].at(0)
}

// lying returns what a table is worth with the player's dice on it: with the keep that the player
// has announced, or else with the one that the player will choose.
func (x *search) lying(s *duel.State) worth {
	t := x.work(s)
	used := int(s.Turn.Rolls)
	if s.Turn.Said && s.Turn.Kept.Total() < t.n {
		if w := t.keeping(s.Turn.Dice, s.Turn.Kept, used); w.legal() {
			return w
		}
	}
	if used >= t.rolls && !t.shadows {
		return x.event(s, &stops).played()
	}
	return t.best[min(used, t.rolls)].at(t.lat.Index(s.Turn.Dice))
}

// work computes the turn of a table, unless it has just done so.
func (x *search) work(s *duel.State) *turn {
	n := s.Turn.Dice.Total()
	if s.Turn.Rolls == 0 {
		n = x.rules.DiceCount(s)
	}
	t, bare := &x.turns[n], x.push(s)
	defer x.pop()
	manner := x.manner
	if x.plain { // what slips cost is not known in that case
		t, manner = &x.bare[n], mannerOf(Best)
	}
	bare.Turn.Dice, bare.Turn.Kept, bare.Turn.Said, bare.Turn.Rolls, bare.Turn.Phase = rules.Roll{}, rules.Roll{}, false, 0, duel.PhaseRoll
	if t.known && t.n == n && t.s == *bare && t.manner == manner {
		return t
	}
	t.known, t.s, t.n, t.manner = true, *bare, n, manner
	t.rolls = int(min(mostRolls, x.rules.MaxRolls(s)))
	t.shadows = s.Sides[x.me].Keep.Has(x.named.shadows)
	t.lat = lattice.Of(n)
	every, own := x.every, x.manner
	x.every, x.approximate, x.manner = false, !x.plain, manner
	clear(x.demands)
	x.leaves(t, bare)
	x.every, x.approximate, x.manner = every, false, own
	t.fill()
	return t
}

// leaves computes what it is worth to stop at every full roll. Only eye-of-the-storm depends on how
// many rolls were used.
func (x *search) leaves(t *turn, s *duel.State) {
	eye, power := s.Sides[x.me].Keep.Has(x.named.eye), x.sort()
	s.Turn.Phase = duel.PhaseResolve
	for used := t.rolls; used >= 1; used-- {
		t.leaf[used].sized(len(t.lat.Sets))
		if !eye && used < t.rolls {
			t.leaf[used].rolls(&t.leaf[t.rolls], 0)
			continue
		}
		s.Turn.Rolls = int8(used)
		x.beginStops(s, t.rolls-used)
		for i := t.lat.FirstRoll(); i < len(t.lat.Sets); i++ {
			s.Turn.Dice = t.lat.Sets[i]
			if x.m.Power == core.Alienoid {
				t.leaf[used].set(i, x.added(s, s.Turn.Dice[duel.Power], duel.Claw).played())
			} else {
				t.leaf[used].set(i, x.stopped(s, power))
			}
		}
	}
}

// fill computes the turn from the last roll back to the first.
func (t *turn) fill() {
	first, size := t.lat.FirstRoll(), len(t.lat.Sets)
	t.spare.sized(size)
	for used := t.rolls; used >= 1; used-- {
		best := &t.best[used]
		best.sized(size)
		t.from[used] = slices.Grow(t.from[used][:0], size)[:size]
		if used == t.rolls {
			best.rolls(&t.leaf[used], 0)
			for i := range size {
				t.from[used][i] = int16(i)
			}
		} else {
			t.worth[used+1].rolls(&t.leaf[used], first)
			best.chosen(t.lat, &t.worth[used+1], t.from[used], t.manner, &t.spare)
		}
		if t.shadows {
			t.again(best, t.from[used])
		}
		t.worth[used].sized(size)
		t.worth[used].rolls(best, first)
		t.worth[used].keeps(t.lat)
	}
}

// again applies in-the-shadows (O3): the player may reroll a fame die as often as they like, so
// that it ends as one of the other faces, all equally likely.
func (t *turn) again(best *both, from []int16) {
	for fame := int8(1); int(fame) <= t.n; fame++ {
		for i := t.lat.FirstRoll(); i < len(t.lat.Sets); i++ {
			if t.lat.Sets[i][duel.Fame] != fame {
				continue
			}
			if mean := t.reroll(best, i); mean[atBest] > best[atBest][i] {
				best.set(i, mean)
				from[i] = t.lat.Down[i][duel.Fame]
			}
		}
	}
}

// reroll returns the worth of rerolling one fame die of a roll until it shows another face.
func (t *turn) reroll(best *both, i int) (mean worth) {
	rest := t.lat.Down[i][duel.Fame]
	for f, up := range t.lat.Up[rest] {
		if f != int(duel.Fame) {
			mean.plus(1.0/(rules.NumFaces-1), best.at(int(up)))
		}
	}
	return mean
}

// keeping returns the worth of rerolling all dice outside a keep after used rolls: as one of the
// rolls, or as a reroll of fame dice (O3). It is refused if neither is left.
func (t *turn) keeping(dice, keep rules.Roll, used int) worth {
	w, again := refused, dice.Minus(keep)
	if used < t.rolls {
		w = t.worth[used+1].at(t.lat.Index(keep))
	}
	if t.shadows && again.Total() == int(again[duel.Fame]) {
		if free := t.freely(keep, min(used, t.rolls)); free[atBest] > w[atBest] {
			w = free
		}
	}
	return w
}

// freely returns the worth of rerolling all dice outside a keep by in-the-shadows after used rolls:
// the mean of what is best then.
func (t *turn) freely(keep rules.Roll, used int) worth {
	t.spare.rolls(&t.best[used], t.lat.FirstRoll())
	t.spare.keeps(t.lat)
	return t.spare.at(t.lat.Index(keep))
}
