package core

import (
	"math/bits"
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// class is the class of a face where power symbols matter.
var class = [rules.NumFaces]int{duel.Claw: claw, duel.Heart: heart, duel.Energy: blank, duel.Fame: fame, duel.Destruction: destruction, duel.Power: power}

// turnLattice is a turn of the human's with so many dice: the lattice of all she may keep
// (package lattice), faces that come to the same merged into classes, and what every
// full roll may do. It does not depend on the position and is never written after it
// was made.
type turnLattice struct {
	dice  int
	power Power
	caps  counts

	sets []counts // those of fewer dice first
	size []int8   // dice of each
	full int      // where the full rolls begin in sets
	mask uint64   // the bits an index of sets takes
	// more leads to the set with one die of a face more. Where power is blank, so is
	// its entry: a blank die is then twice as likely.
	more [][rules.NumFaces]uint16
	// fewer leads from the sets of a run to those with one die fewer of each class; bare
	// are the runs without blank dice.
	fewer, bare []run
	core        []uint16 // of each full roll: the set without its blank dice

	chance  []float64 // of each full roll in one throw
	effects []effect  // all that a roll may do, each once
	may     []uint16  // of each full roll: the first of its effects
	also    []choice  // rolls with further effects
	choice  []int16   // of each full roll: which of also it is, or -1
	moves   []*spots  // where the pulls of an effect lead
}

// run are consecutive sets with the same number of classes.
type run struct {
	first, last int // sets; last is behind it
	ways        int // number of classes
	to          []uint16
}

// choice is a full roll that may do several things.
type choice struct {
	roll int // index of sets
	may  []uint16
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

func newTurnLattice(p Power, dice int, caps counts) *turnLattice {
	c := &turnLattice{dice: dice, power: p, caps: caps}
	c.grow()
	c.throws()
	c.resolve()
	return c
}

// grow makes the lattice. Within a size the sets of fewer classes come first, so that
// bests has long runs of sets with the same number of ways down.
func (c *turnLattice) grow() {
	index := map[counts]int16{}
	for size := range c.dice + 1 {
		c.full = len(c.sets)
		c.deal(counts{}, 0, size)
		level := c.sets[c.full:]
		slices.SortStableFunc(level, func(a, b counts) int { return a.order() - b.order() })
		for i, set := range level {
			index[set] = int16(c.full + i)
		}
	}
	c.mask = 1<<bits.Len(uint(len(c.sets)-1)) - 1
	for i, set := range c.sets {
		c.size = append(c.size, int8(set.total()))
		if i < c.full {
			var up [rules.NumFaces]uint16
			for f := range up {
				up[f] = uint16(index[c.with(set, class[f])])
			}
			c.more = append(c.more, up)
		}
		if i >= c.full {
			core := set
			core[blank] = 0
			c.core = append(c.core, uint16(index[core]))
		}
	}
	c.runs(index)
}

// runs makes the runs.
func (c *turnLattice) runs(index map[counts]int16) {
	for i, set := range c.sets {
		if i == 0 || c.sets[i-1].order() != set.order() || c.sets[i-1].total() != set.total() {
			c.fewer = append(c.fewer, run{first: i, ways: set.classes()})
		}
		r := &c.fewer[len(c.fewer)-1]
		r.last = i + 1
		for k, n := range set {
			if n > 0 {
				fewer := set
				fewer[k]--
				r.to = append(r.to, uint16(index[fewer]))
			}
		}
	}
	for _, r := range c.fewer {
		if c.sets[r.first][blank] == 0 {
			c.bare = append(c.bare, r)
		}
	}
}

// order is how the sets of one size are sorted: those without blank dice first.
func (c counts) order() int {
	if c[blank] > 0 {
		return int(numClasses) + c.classes()
	}
	return c.classes()
}

// deal appends every set of a size whose classes before k are dealt.
func (c *turnLattice) deal(set counts, k, left int) {
	if k == blank {
		set[k] = int8(left)
		c.sets = append(c.sets, set)
		return
	}
	for n := range min(left, int(c.caps[k])) + 1 {
		set[k] = int8(n)
		c.deal(set, k+1, left-n)
	}
}

// classes is how many classes of dice there are.
func (c counts) classes() int {
	n := 0
	for _, k := range c {
		if k > 0 {
			n++
		}
	}
	return n
}

// with is a set with one die of a class more.
func (c *turnLattice) with(set counts, k int) counts {
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
func (c *turnLattice) throws() {
	mass := make([]float64, len(c.sets))
	mass[0] = 1
	for i := range c.full {
		for _, to := range c.more[i] {
			mass[to] += mass[i] / rules.NumFaces
		}
	}
	c.chance = mass[c.full:]
}

// resolve lists what every full roll may do.
func (c *turnLattice) resolve() {
	index, moves := map[effect]uint16{}, map[pulls]*spots{}
	var buf []effect
	for i, set := range c.sets[c.full:] {
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
		c.may = append(c.may, may[0])
		at := int16(-1)
		if len(may) > 1 {
			at = int16(len(c.also))
			c.also = append(c.also, choice{c.full + i, may})
		}
		c.choice = append(c.choice, at)
	}
}
