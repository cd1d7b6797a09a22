package core

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// class is the class of a face where power symbols matter.
var class = [rules.NumFaces]int{duel.Claw: claw, duel.Heart: heart, duel.Energy: blank, duel.Fame: fame, duel.Destruction: destruction, duel.Power: power}

// course is a turn of the human's with so many dice: the lattice of all she may keep
// (package lattice), faces that come to the same merged into classes, and what every
// full roll may do. It does not depend on the position and is never written after it
// was made.
type course struct {
	dice  int
	power Power
	caps  counts

	sets  []counts // those of fewer dice first
	up    [][numClasses]int16
	down  [][]int16
	blank float64 // how many faces are blank; the other classes are one each
	full  int     // where the full rolls begin in sets

	chance  []float64  // of each full roll in one throw
	effects []effect   // all that a roll may do, each once
	may     [][]uint16 // of each full roll: its effects
	moves   []*spots   // where the pulls of an effect lead
}

// caps are how many dice of a class can matter at most; more are blank.
func (p Power) caps(tokens int8) counts {
	c := counts{rules.MaxDice, rules.MaxDice, rules.MaxDice, rules.MaxDice, rules.MaxDice, rules.MaxDice}
	switch p {
	case NoPower:
		c[power] = 0
	case Penguin:
		c[power] = duel.MaxDiceTokens - tokens
	}
	return c
}

func newCourse(p Power, dice int, caps counts) *course {
	c := &course{dice: dice, power: p, caps: caps, blank: 1}
	if caps[power] == 0 {
		c.blank = 2
	}
	c.grow()
	c.throws()
	c.resolve()
	return c
}

// grow makes the lattice.
func (c *course) grow() {
	index := map[counts]int16{{}: 0}
	c.sets = []counts{{}}
	size := 0
	for i := 0; i < len(c.sets); i++ {
		set := c.sets[i]
		if n := set.total(); n > size {
			size, c.full = n, i
		}
		var up [numClasses]int16
		if size < c.dice {
			for k := range up {
				more := c.with(set, k)
				id, ok := index[more]
				if !ok {
					id = int16(len(c.sets))
					index[more] = id
					c.sets = append(c.sets, more)
				}
				up[k] = id
			}
		}
		c.up = append(c.up, up)
		var down []int16
		for k, n := range set {
			if n > 0 {
				fewer := set
				fewer[k]--
				down = append(down, index[fewer])
			}
		}
		c.down = append(c.down, down)
	}
}

// with is a set with one die of a class more.
func (c *course) with(set counts, k int) counts {
	if set[k] >= c.caps[k] {
		k = blank
	}
	set[k]++
	return set
}

func (c counts) total() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

// throws works out the chance of each full roll.
func (c *course) throws() {
	mass := make([]float64, len(c.sets))
	mass[0] = 1
	for i := range c.full {
		m := mass[i] / rules.NumFaces
		for k, to := range c.up[i] {
			switch {
			case k == blank:
				mass[to] += c.blank * m
			case k != power || c.caps[power] > 0:
				mass[to] += m
			}
		}
	}
	c.chance = mass[c.full:]
}

// resolve lists what every full roll may do.
func (c *course) resolve() {
	index, moves := map[effect]uint16{}, map[pulls]*spots{}
	var buf []effect
	for _, set := range c.sets[c.full:] {
		buf = c.power.effects(set, buf[:0])
		may := make([]uint16, len(buf))
		for i, e := range buf {
			id, ok := index[e]
			if !ok {
				id = uint16(len(c.effects))
				index[e] = id
				c.effects = append(c.effects, e)
				if moves[e.pulls] == nil {
					moves[e.pulls] = e.pulls.spots(pulls.human)
				}
				c.moves = append(c.moves, moves[e.pulls])
			}
			may[i] = id
		}
		c.may = append(c.may, may)
	}
}
