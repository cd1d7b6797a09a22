package solve

import (
	"slices"
	"sync"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// classOf is the class of a face if power symbols matter.
var classOf = [rules.NumFaces]int{
	duel.Claw: claw, duel.Heart: heart, duel.Energy: blank,
	duel.Fame: fame, duel.Destruction: destruction, duel.Power: power,
}

// turnLattice is one turn of the player with a number of dice: the lattice of everything that may
// be kept (package lattice), with faces of the same effect merged into classes, and what every full
// roll may do. It does not depend on the position, and is never written after it is built.
type turnLattice struct {
	dice  int
	power core.Power
	caps  counts

	sets []counts // those of fewer dice first
	full int      // index in sets of the first full roll
	// more leads to the set with one more die of a face. If power is blank, so is its entry: a
	// blank die is then twice as likely.
	more  [][rules.NumFaces]uint16
	fewer []run // leads to the sets with one die fewer of each class

	chance  []float64 // of each full roll in one throw
	effects []effect  // all that a roll may do, each once
	moves   []*spots  // where the pulls of an effect lead
	first   []uint16  // the first effect of each full roll
	choices []choice  // full rolls with further effects
}

// run is a range of consecutive sets with the same number of classes.
type run struct {
	first, last int // sets; last is the one after it
	ways        int // number of classes
	to          []uint16
}

// choice is a full roll that may do several things.
type choice struct {
	roll    int      // index in sets
	effects []uint16 // without the first
}

// lattices are the turn lattices that were asked for, by power, dice and tokens left.
var lattices [core.Penguin + 1][rules.MaxDice + 1][duel.MaxDiceTokens + 1]struct {
	once sync.Once
	made *turnLattice
}

// latticeOf returns the turn lattice of a number of dice with a number of tokens left.
func latticeOf(p core.Power, dice, tokens int) *turnLattice {
	l := &lattices[p][dice][tokens]
	l.once.Do(func() { l.made = newTurnLattice(p, dice, caps(p, tokens)) })
	return l.made
}

// caps returns how many dice of a class can matter at most; more are blank.
func caps(p core.Power, tokens int) counts {
	c := counts{rules.MaxDice, rules.MaxDice, rules.MaxDice, rules.MaxDice, rules.MaxDice, rules.MaxDice}
	switch p {
	case core.NoPower:
		c[power] = 0
	case core.Penguin:
		c[power] = int8(duel.MaxDiceTokens - tokens)
	}
	return c
}

func newTurnLattice(p core.Power, dice int, caps counts) *turnLattice {
	l := &turnLattice{dice: dice, power: p, caps: caps}
	l.grow()
	l.throw()
	l.resolve()
	return l
}

// grow builds the lattice. Among sets of the same size, those with fewer classes come first, so
// that runs are long.
func (l *turnLattice) grow() {
	index := map[counts]uint16{}
	for size := range l.dice + 1 {
		l.full = len(l.sets)
		l.deal(counts{}, 0, size)
		level := l.sets[l.full:]
		slices.SortStableFunc(level, func(a, b counts) int { return a.order() - b.order() })
		for i, set := range level {
			index[set] = uint16(l.full + i)
		}
	}
	for _, set := range l.sets[:l.full] {
		var up [rules.NumFaces]uint16
		for f := range up {
			up[f] = index[l.with(set, classOf[f])]
		}
		l.more = append(l.more, up)
	}
	for i, set := range l.sets {
		if i == 0 || l.sets[i-1].order() != set.order() || l.sets[i-1].total() != set.total() {
			l.fewer = append(l.fewer, run{first: i, ways: set.classes()})
		}
		r := &l.fewer[len(l.fewer)-1]
		r.last = i + 1
		for k, n := range set {
			if n > 0 {
				fewer := set
				fewer[k]--
				r.to = append(r.to, index[fewer])
			}
		}
	}
}

// order returns the sort key of sets of the same size: those without blank dice come first.
func (c counts) order() int {
	if c[blank] > 0 {
		return int(numClasses) + c.classes()
	}
	return c.classes()
}

// deal appends every set of a size whose classes before k are dealt.
func (l *turnLattice) deal(set counts, k, left int) {
	if k == blank {
		set[k] = int8(left)
		l.sets = append(l.sets, set)
		return
	}
	for n := range min(left, int(l.caps[k])) + 1 {
		set[k] = int8(n)
		l.deal(set, k+1, left-n)
	}
}

// classes returns how many classes of dice there are.
func (c counts) classes() int {
	n := 0
	for _, k := range c {
		if k > 0 {
			n++
		}
	}
	return n
}

// with returns a set with one more die of a class.
func (l *turnLattice) with(set counts, k int) counts {
	if set[k] >= l.caps[k] {
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

// throw computes the chance of each full roll.
func (l *turnLattice) throw() {
	mass := make([]float64, len(l.sets))
	mass[0] = 1
	for i := range l.full {
		for _, to := range l.more[i] {
			mass[to] += mass[i] / rules.NumFaces
		}
	}
	l.chance = mass[l.full:]
}

// resolve lists what every full roll may do.
func (l *turnLattice) resolve() {
	index, moves := map[effect]uint16{}, map[core.Pulls]*spots{}
	var buf []effect
	for i, set := range l.sets[l.full:] {
		buf = effects(l.power, set, buf[:0])
		ids := make([]uint16, len(buf))
		for i, e := range buf {
			id, ok := index[e]
			if !ok {
				id = uint16(len(l.effects))
				index[e] = id
				l.effects = append(l.effects, e)
				if moves[e.pulls] == nil {
					moves[e.pulls] = spotsOf(e.pulls)
				}
				l.moves = append(l.moves, moves[e.pulls])
			}
			ids[i] = id
		}
		l.first = append(l.first, ids[0])
		if len(ids) > 1 {
			l.choices = append(l.choices, choice{l.full + i, ids[1:]})
		}
	}
}
