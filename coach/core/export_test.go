package core

import "math/rand/v2"

// This file makes tables of random values for tests, so that what values usually look like can hide
// nothing.

// Random returns a table with random values before the player's turns. More dice tokens are never
// worse: that is a theorem.
func Random(m Matchup, seed uint64) *Table {
	t := Noise(m, seed)
	t, err := NewTable(m, t.values)
	if err != nil {
		panic(err)
	}
	return t
}

// Noise also has random values before Autobot's turns, unrelated to the others.
func Noise(m Matchup, seed uint64) *Table {
	t, err := NewTable(m, nil)
	if err != nil {
		panic(err)
	}
	before, rnd := t.autobot.before, rand.New(rand.NewPCG(seed, 7))
	for i := range t.groups() {
		for e := range t.need {
			x, y := rnd.Float64(), rnd.Float64()
			if i >= t.plane {
				x, y = t.values[t.value(i-t.plane, e)]+x/5, before[i-t.plane][e]+y/5
			} else {
				x, y = x/2, y/2
			}
			t.values[t.value(i, e)], before[i][e] = x, y
		}
	}
	for block := range t.blocks() {
		t.autobot.known[block].Store(true)
	}
	return t
}

// Spend makes a table's values before Autobot's turns depend on the remaining dice tokens: worth is
// what these add to a tenth of the values.
func (t *Table) Spend(worth [3]float64) {
	for i := range t.groups() {
		for e := range t.need {
			bare := &t.autobot.before[i%t.plane][e] // with no token left
			if i < t.plane {
				*bare /= 10
			}
			t.autobot.before[i][e] = *bare + worth[i/t.plane]
		}
	}
}
