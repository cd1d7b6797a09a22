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

// Turn is a turn of the human at one position: the worth of every keep after every
// roll. Use one per goroutine; nothing is allocated after the first use of a number
// of dice.
type Turn struct {
	table   *Table
	courses [rules.MaxDice + 1][duel.MaxDiceTokens + 1]*course
	c       *course
	out     []lanes
	// By set of c: with 0, 1 and 2 rolls left the worth of a keep, and the best keep
	// among the set.
	worth [3][]float64
	best  [3][]float64
	win   float64
	rolls int // stages worked out
}

// NewTurn is scratch space for turns of a table.
func NewTurn(t *Table) *Turn { return &Turn{table: t} }

// course is the course of so many dice with so many tokens left; it is made at its
// first use.
func (t *Turn) course(dice, tokens int) *course {
	at := &t.courses[dice][tokens]
	if *at == nil {
		p := t.table.matchup.Power
		*at = newCourse(p, dice, p.caps(int8(tokens)))
	}
	return *at
}

// Begin works out the turn at a position with so many dice in the first roll (5 for
// S4, 6, or 7 and 8 after spending tokens; 1 to rules.MaxDice); p.Dice are those
// left. p.Turn is You and the game is not over.
func (t *Turn) Begin(p Position, dice int) {
	g, e := t.table.locate(&p)
	t.c = t.course(dice, g.tokens)
	c := t.c
	if len(t.out) < len(c.effects) {
		t.out = make([]lanes, len(c.effects))
	}
	for left := range t.worth {
		if len(t.worth[left]) < len(c.sets) {
			t.worth[left], t.best[left] = make([]float64, len(c.sets)), make([]float64, len(c.sets))
		}
	}
	t.table.outcomes(c, t.table.v, g, t.out)
	for i, may := range c.may {
		x := t.out[may[0]][e]
		for _, id := range may[1:] {
			x = max(x, t.out[id][e])
		}
		t.worth[0][c.full+i], t.best[0][c.full+i] = x, x
	}
	for left := 1; left < len(t.worth); left++ {
		copy(t.worth[left][c.full:len(c.sets)], t.best[left-1][c.full:])
		c.keepsAlone(t.worth[left])
		c.bestsAlone(t.worth[left], t.best[left])
	}
	t.win = 0
	for i, chance := range c.chance {
		t.win += chance * t.best[2][c.full+i]
	}
}

// keepsAlone and bestsAlone are keeps and bests for one lane.
func (c *course) keepsAlone(worth []float64) {
	for i := c.full - 1; i >= 0; i-- {
		up := &c.up[i]
		sum := worth[up[claw]] + worth[up[heart]] + worth[up[fame]] + worth[up[destruction]] + c.blank*worth[up[blank]]
		if c.caps[power] > 0 {
			sum += worth[up[power]]
		}
		worth[i] = sum * (1.0 / rules.NumFaces)
	}
}

func (c *course) bestsAlone(worth, best []float64) {
	for i, down := range c.down {
		x := worth[i]
		for _, to := range down {
			if best[to] > x {
				x = best[to]
			}
		}
		best[i] = x
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
		return append(buf, Keep{dice, t.worth[0][t.set(dice)]})
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
func (t *Turn) keeps(dice, kept rules.Roll, f rules.Face, at int16, left int, buf []Keep) []Keep {
	if int(f) == rules.NumFaces {
		if int(at) >= t.c.full {
			left = 0
		}
		return append(buf, Keep{kept, t.worth[left][at]})
	}
	for {
		buf = t.keeps(dice, kept, f+1, at, left, buf)
		if kept[f] == dice[f] {
			return buf
		}
		kept[f]++
		at = t.c.more(at, f)
	}
}

// more is a set with one die of a face more.
func (c *course) more(at int16, f rules.Face) int16 { return c.up[at][class[f]] }

// set is the index of dice.
func (t *Turn) set(dice rules.Roll) int16 {
	at := int16(0)
	for f, n := range dice {
		for range n {
			at = t.c.more(at, rules.Face(f))
		}
	}
	return at
}

// Best is the first of Keeps, faster.
func (t *Turn) Best(dice rules.Roll, left int) Keep {
	var buf [256]Keep
	return t.Keeps(dice, left, buf[:0])[0]
}
