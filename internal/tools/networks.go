package tools

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// NewNetwork returns the network at which training begins: it knows only the core of a box of Duel.
func NewNetwork(box *duel.Box) *coach.Network {
	n := learned.New(coach.Inputs, coach.Hidden, coach.Skills, coach.ValueHidden)
	for i := range n.Heads {
		n.Heads[i].Past = learned.SecondUnit
	}
	return network(n, box)
}

// NewNetworkOfTwo returns the network for two at which training begins: it knows nothing.
func NewNetworkOfTwo(box *duel.Box) *coach.Network {
	return network(learned.New(coach.Inputs, coach.UnitsOfTwo, 2, coach.UnitsOfTwo), box)
}

// network returns one that learns the cards and monsters of a box.
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
