package solve

import (
	"cmp"
	"slices"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file computes one turn of the player backwards: from what the full rolls do to what the turn
// is worth.
//
// In this file, a worth is a cost, 2 minus the win probability: the best keep then has the least
// cost, which Go computes without a branch.

// cost converts a win probability to a cost, and a cost to a win probability.
func cost(x float64) float64 { return 2 - x }

// Keep is a way to continue after a roll: the dice set aside, and the win probability.
type Keep struct {
	Dice rules.Roll
	Win  float64
}

// MaxKeeps is the largest number of different keeps of a roll: those of eight dice that show every
// face.
const MaxKeeps = 3 * 3 * 2 * 2 * 2 * 2

// Turn is a turn of the player at one position: the worth of every keep after every roll. Use one
// per goroutine. It allocates only at the first use of a number of dice.
type Turn struct {
	table *core.Table
	l     *turnLattice
	wins  []float64 // win probability after each effect of l
	// By set of l: the cost of a keep with 0, 1 and 2 rolls left, and of the best keep among the
	// set.
	worth [3][]float64
	best  [3][]float64
	win   float64
	buf   []Keep
}

// NewTurn returns scratch space for turns of a table.
func NewTurn(t *core.Table) *Turn { return &Turn{table: t} }

// Begin computes the turn at a position; dice is the number of dice in the first roll (5 for S4, 6,
// or 7 and 8 after spending tokens; 1 to rules.MaxDice). p.Dice are the remaining tokens, p.Turn is
// You, and the game must not be over.
func (t *Turn) Begin(p core.Position, dice int) {
	p.Dice = min(p.Dice, t.tokens())
	l := latticeOf(t.table.Matchup().Power, dice, int(p.Dice))
	t.room(l)
	t.resolve(p)
	for i, effect := range l.first {
		t.worth[0][l.full+i] = cost(t.wins[effect])
	}
	for _, c := range l.choices {
		for _, effect := range c.effects {
			t.worth[0][c.roll] = min(t.worth[0][c.roll], cost(t.wins[effect]))
		}
	}
	copy(t.best[0][l.full:], t.worth[0][l.full:len(l.sets)])
	for left := 1; left < len(t.worth); left++ {
		copy(t.worth[left][l.full:len(l.sets)], t.best[left-1][l.full:])
		l.keeps(t.worth[left])
		l.bests(t.worth[left], t.best[left])
	}
	sum := 0.0
	for i, chance := range l.chance {
		sum += float64(chance * t.best[2][l.full+i]) // not fused: a table is the same on every machine
	}
	t.win = cost(sum)
}

// room sets the lattice, and makes room for what is computed with it.
func (t *Turn) room(l *turnLattice) {
	t.l = l
	if len(t.wins) < len(l.effects) {
		t.wins = make([]float64, len(l.effects))
	}
	for left := range t.worth {
		if len(t.worth[left]) < len(l.sets) {
			t.worth[left], t.best[left] = make([]float64, len(l.sets)), make([]float64, len(l.sets))
		}
	}
}

// tokens returns how many dice tokens the player may have.
func (t *Turn) tokens() int8 {
	if t.table.Matchup().Power == core.Penguin {
		return duel.MaxDiceTokens
	}
	return 0
}

// resolve fills wins for a position, whose tokens are the remaining ones.
func (t *Turn) resolve(p core.Position) {
	most, from, tokens := t.table.Matchup().Hearts[duel.You], at(p.Fame, p.Destruction), t.tokens()
	for k := range t.l.effects {
		x := &t.l.effects[k]
		switch to := t.l.moves[k][from]; {
		case to == won, x.damage >= p.Hearts[duel.Rival]:
			t.wins[k] = 1
		case to == lost:
			t.wins[k] = 0
		default:
			q := core.Position{Energy: p.Energy, Turn: duel.Rival, Dice: min(p.Dice+x.tokens, tokens),
				Hearts: [2]int8{min(p.Hearts[duel.You]+x.hearts, most), p.Hearts[duel.Rival] - x.damage}}
			q.Fame, q.Destruction = to.markers()
			t.wins[k] = t.table.Win(q)
		}
	}
}

// sixth is the chance of a face.
const sixth = 1.0 / rules.NumFaces

// keeps fills worth, in which the full rolls are known, with the mean over one more die.
func (l *turnLattice) keeps(worth []float64) {
	for i := len(l.more) - 1; i >= 0; i-- {
		to := &l.more[i]
		worth[i] = ((worth[to[duel.Claw]] + worth[to[duel.Heart]]) + (worth[to[duel.Fame]] + worth[to[duel.Destruction]]) +
			(worth[to[duel.Energy]] + worth[to[duel.Power]])) * sixth
	}
}

// bests fills best with the least cost of a keep among each set.
func (l *turnLattice) bests(worth, best []float64) {
	for i := range l.fewer {
		r := &l.fewer[i]
		to := r.to
		for j := r.first; j < r.last; j++ {
			x := worth[j]
			for _, k := range to[:r.ways] {
				x = min(x, best[k])
			}
			best[j], to = x, to[r.ways:]
		}
	}
}

// Win returns the win probability before the first roll.
func (t *Turn) Win() float64 { return t.win }

// Tokens returns how many dice tokens are best spent at a position before the first roll of the
// present turn, and the win probability then. dice is the number of dice without tokens. Tokens
// computes other turns, so call Begin again afterwards.
func (t *Turn) Tokens(p core.Position, dice int) (tokens int8, win float64) {
	win = -1
	for n := int8(0); n <= min(p.Dice, t.tokens()) && dice+int(n) <= rules.MaxDice; n++ {
		left := p
		left.Dice -= n
		t.Begin(left, dice+int(n))
		if t.win > win {
			tokens, win = n, t.win
		}
	}
	return tokens, win
}

// Keeps appends every distinct keep of dice, the best first, with left rolls remaining (1 or 2;
// with 0 the only keep is all of them). Of equal ones, the one with more dice comes first. Keeping
// all of them means stopping.
func (t *Turn) Keeps(dice rules.Roll, left int, buf []Keep) []Keep {
	from := len(buf)
	if left <= 0 {
		return append(buf, Keep{dice, cost(t.worth[0][t.set(dice)])})
	}
	buf = t.keeps(dice, rules.Roll{}, 0, 0, min(left, 2), buf)
	slices.SortFunc(buf[from:], func(a, b Keep) int {
		if c := cmp.Compare(b.Win, a.Win); c != 0 {
			return c
		}
		return cmp.Or(b.Dice.Total()-a.Dice.Total(), slices.Compare(b.Dice[:], a.Dice[:]))
	})
	return buf
}

// keeps adds dice of the faces from f on to the kept dice, whose index is at.
func (t *Turn) keeps(dice, kept rules.Roll, f rules.Face, at uint16, left int, buf []Keep) []Keep {
	if int(f) == rules.NumFaces {
		if int(at) >= t.l.full {
			left = 0
		}
		return append(buf, Keep{kept, cost(t.worth[left][at])})
	}
	for {
		buf = t.keeps(dice, kept, f+1, at, left, buf)
		if kept[f] == dice[f] {
			return buf
		}
		kept[f]++
		at = t.l.more[at][f]
	}
}

// set returns the index of dice.
func (t *Turn) set(dice rules.Roll) uint16 {
	at := uint16(0)
	for f, n := range dice {
		for range n {
			at = t.l.more[at][f]
		}
	}
	return at
}

// Best returns the first of Keeps.
func (t *Turn) Best(dice rules.Roll, left int) Keep {
	if len(t.buf) == 0 {
		t.buf = make([]Keep, MaxKeeps)
	}
	return t.Keeps(dice, left, t.buf[:0])[0]
}
