package tools

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// NewNetwork is a network for a box of Duel that knows the core alone: where training begins.
func NewNetwork(box *duel.Box) *coach.Network {
	n := learned.New(coach.Inputs, coach.Hidden, len(coach.Skills), coach.ValueHidden)
	for i := range n.Heads {
		n.Heads[i].Past = learned.SecondUnit
	}
	return network(n, box)
}

// NewNetworkOfTwo is a network for two that knows nothing: where training begins.
func NewNetworkOfTwo(box *duel.Box) *coach.Network {
	return network(learned.New(coach.Inputs, coach.UnitsOfTwo, 2, coach.UnitsOfTwo), box)
}

// network is one that learns the cards and monsters of a box.
func network(of *learned.Network, box *duel.Box) *coach.Network {
	n := &coach.Network{Network: of}
	for i := 1; i < len(box.Cards); i++ {
		n.Cards = append(n.Cards, box.Cards[i].ID)
	}
	for i := range box.Monsters {
		n.Monsters = append(n.Monsters, box.Monsters[i].ID)
	}
	return n
}
