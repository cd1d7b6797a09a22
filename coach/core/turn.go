package core

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Keep is a way to go on after a roll: the dice set aside, and the win probability.
type Keep struct {
	Dice rules.Roll
	Win  float64
}

// MaxKeeps is the most different keeps of a roll: those of eight dice that show every
// face.
const MaxKeeps = 3 * 3 * 2 * 2 * 2 * 2

// Turn is a turn of the human at one position: the worth of every keep after every
// roll. Use one per goroutine; nothing is allocated after the first use of a number
// of dice.
type Turn struct {
	table    *Table
	lattices [rules.MaxDice + 1][duel.MaxDiceTokens + 1]*turnLattice
	c        *turnLattice
	out      []float64 // win probability of each effect of c
	// By set of c: with 0, 1 and 2 rolls left the cost of a keep, and of the best keep
	// among the set.
	worth [3][]float64
	best  [3][]float64
	win   float64
	buf   []Keep
}

// NewTurn is scratch space for turns of a table.
func NewTurn(t *Table) *Turn { return &Turn{table: t} }

// lattice is the turn lattice of so many dice with so many tokens left; it is made at its
// first use.
func (t *Turn) lattice(dice, tokens int) *turnLattice {
	at := &t.lattices[dice][tokens]
	if *at == nil {
		p := t.table.matchup.Power
		*at = newTurnLattice(p, dice, p.caps(int8(tokens)))
	}
	return *at
}

// Begin works out the turn at a position with so many dice in the first roll (5 for
// S4, 6, or 7 and 8 after spending tokens; 1 to rules.MaxDice); p.Dice are those
// left. p.Turn is You and the game is not over.
func (t *Turn) Begin(p Position, dice int) {
	g, e := t.table.locate(&p)
	t.c = t.lattice(dice, g.tokens)
	c := t.c
	if len(t.out) < len(c.effects) {
		t.out = make([]float64, len(c.effects))
	}
	for left := range t.worth {
		if len(t.worth[left]) < len(c.sets) {
			t.worth[left], t.best[left] = make([]float64, len(c.sets)), make([]float64, len(c.sets))
		}
	}
	t.outcomes(g, e)
	for i, id := range c.may {
		t.worth[0][c.full+i] = cost(t.out[id])
	}
	for _, a := range c.also {
		for _, id := range a.may[1:] {
			t.worth[0][a.roll] = min(t.worth[0][a.roll], cost(t.out[id]))
		}
	}
	copy(t.best[0][c.full:], t.worth[0][c.full:len(c.sets)])
	for left := 1; left < len(t.worth); left++ {
		copy(t.worth[left][c.full:len(c.sets)], t.best[left-1][c.full:])
		c.keepsAlone(t.worth[left])
		c.bestsAlone(t.worth[left], t.best[left])
	}
	sum := 0.0
	for i, chance := range c.chance {
		sum += chance * t.best[2][c.full+i]
	}
	t.win = cost(sum)
}

// outcomes fills out for a group, whose tokens are those left, and Autobot's energy.
func (t *Turn) outcomes(g group, e int) {
	f, end := t.table.field, t.table.end(0)
	for k := range t.c.effects {
		x := &t.c.effects[k]
		to := t.c.moves[k][g.pair]
		switch {
		case int(x.damage) >= g.bot:
			t.out[k] = 1
		case to < 0:
			t.out[k] = t.table.v.bot[end-int(to)][e]
		default:
			at := f.after(g, x) + int(to)
			t.table.ensure(at / numPairs)
			t.out[k] = t.table.v.bot[at][e]
		}
	}
}

// keepsAlone and bestsAlone are keeps and bests for one lane.
func (c *turnLattice) keepsAlone(worth []float64) {
	for i := len(c.more) - 1; i >= 0; i-- {
		to := &c.more[i]
		worth[i] = ((worth[to[duel.Claw]] + worth[to[duel.Heart]]) + (worth[to[duel.Fame]] + worth[to[duel.Destruction]]) +
			(worth[to[duel.Energy]] + worth[to[duel.Power]])) * sixth
	}
}

func (c *turnLattice) bestsAlone(worth, best []float64) {
	for i := range c.fewer {
		r := &c.fewer[i]
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

// Win is the win probability before the first roll.
func (t *Turn) Win() float64 { return t.win }

// Tokens is how many dice tokens are best spent at a position before the first roll
// of the present turn, with so many dice without them. It works turns out: Begin
// again afterwards.
func (t *Turn) Tokens(p Position, dice int) int8 {
	best, most := int8(0), -1.0
	for n := int8(0); n <= min(p.Dice, int8(t.table.tokens)) && dice+int(n) <= rules.MaxDice; n++ {
		left := p
		left.Dice -= n
		t.Begin(left, dice+int(n))
		if t.win > most {
			best, most = n, t.win
		}
	}
	return best
}

// Keeps appends every distinct keep of the dice that lie there, the best first, with
// so many rolls left (1 or 2; with 0 there is one: all of them). Of equal ones the one
// with more dice comes first. Keeping all of them is to stop.
func (t *Turn) Keeps(dice rules.Roll, left int, buf []Keep) []Keep {
	from := len(buf)
	if left <= 0 {
		return append(buf, Keep{dice, cost(t.worth[0][t.set(dice)])})
	}
	buf = t.keeps(dice, rules.Roll{}, 0, 0, min(left, 2), buf)
	slices.SortFunc(buf[from:], func(a, b Keep) int {
		switch {
		case a.Win > b.Win:
			return -1
		case a.Win < b.Win:
			return 1
		case a.Dice.Total() != b.Dice.Total():
			return b.Dice.Total() - a.Dice.Total()
		}
		return slices.Compare(b.Dice[:], a.Dice[:])
	})
	return buf
}

// keeps adds dice of the faces from f on to what is kept, which is set at.
func (t *Turn) keeps(dice, kept rules.Roll, f rules.Face, at uint16, left int, buf []Keep) []Keep {
	if int(f) == rules.NumFaces {
		if int(at) >= t.c.full {
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
		at = t.c.more[at][f]
	}
}

// set is the index of dice.
func (t *Turn) set(dice rules.Roll) uint16 {
	at := uint16(0)
	for f, n := range dice {
		for range n {
			at = t.c.more[at][f]
		}
	}
	return at
}

// Best is the first of Keeps, faster.
func (t *Turn) Best(dice rules.Roll, left int) Keep {
	if len(t.buf) == 0 {
		t.buf = make([]Keep, MaxKeeps)
	}
	return t.Keeps(dice, left, t.buf[:0])[0]
}
