package solve

import (
	"sync"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
)

// turnLattice is one turn of the player with a number of dice: everything that may be kept, and what
// every full roll may do. It does not depend on the position, and is never written after it is built.
type turnLattice struct {
	*lattice.Lattice
	effects []effect   // all that a roll may do, each once
	moves   []*spots   // where the pulls of an effect lead
	does    [][]uint16 // the effects of each full roll
}

// lattices are the turn lattices that were asked for, by power and dice.
var lattices [core.Penguin + 1][rules.MaxDice + 1]struct {
	once sync.Once
	made *turnLattice
}

// latticeOf returns the turn lattice of a number of dice.
func latticeOf(p core.Power, dice int) *turnLattice {
	l := &lattices[p][dice]
	l.once.Do(func() { l.made = newTurnLattice(p, lattice.Of(dice)) })
	return l.made
}

func newTurnLattice(p core.Power, sets *lattice.Lattice) *turnLattice {
	l := &turnLattice{Lattice: sets}
	index, moves := map[effect]uint16{}, map[core.Pulls]*spots{}
	for _, roll := range l.Sets[l.FirstRoll():] {
		var ids []uint16
		for _, e := range effects(p, roll) {
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
			ids = append(ids, id)
		}
		l.does = append(l.does, ids)
	}
	return l
}

// far is the outermost space that is not a Victory space.
const far = 6

// spots are where some pulls lead (D3, O12, W), by the two spaces before, with far added.
type spots [2*far + 1][2*far + 1][2]int8

func spotsOf(p core.Pulls) *spots {
	var s spots
	for f := range s {
		for d := range s[f] {
			s[f][d] = p.BestOrder([2]int8{int8(f - far), int8(d - far)})
		}
	}
	return &s
}
