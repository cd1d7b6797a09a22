package solve

import "kingoftokyo/coach/core"

// This file computes where the player's pulls lead, with the win check on every space (D3, O12, W).

// far is the outermost space that is not a Victory space.
const (
	far   = 6
	width = 2*far + 1
)

// spot is a pair of spaces that the markers are on, or who has won there.
type spot int16

const (
	lost spot = -1 // Autobot has won
	won  spot = -2 // the player has
)

// at returns the spot of two spaces.
func at(fame, destruction int8) spot {
	switch win, over := core.Decided(fame, destruction); {
	case !over:
		return spot(fame+far)*width + spot(destruction+far)
	case win > 0:
		return won
	}
	return lost
}

// markers returns the two spaces of a spot where nobody has won.
func (s spot) markers() (fame, destruction int8) { return int8(s/width) - far, int8(s%width) - far }

// spots are the results of some pulls from every spot.
type spots [width * width]spot

func spotsOf(p core.Pulls) *spots {
	var s spots
	for from := range spot(len(s)) {
		if f, d := from.markers(); at(f, d) == from {
			to := p.BestOrder([2]int8{f, d})
			s[from] = at(to[0], to[1])
		}
	}
	return &s
}
