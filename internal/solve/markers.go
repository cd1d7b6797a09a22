package solve

import "kingoftokyo/coach/core"

// This file is where the player's pulls lead, with the win check on every space (D3, O12, W).

// far is the outermost space that is no Victory space.
const (
	far   = 6
	width = 2*far + 1
)

// spot is a pair of spaces that the markers stand on, or who has won there.
type spot int16

const (
	lost spot = -1 // Autobot has won
	won  spot = -2 // the player has
)

// at is the spot of two spaces.
func at(fame, destruction int8) spot {
	switch win, over := core.Decided(fame, destruction); {
	case !over:
		return spot(fame+far)*width + spot(destruction+far)
	case win > 0:
		return won
	}
	return lost
}

// markers are the two spaces of a spot where nobody has won.
func (s spot) markers() (fame, destruction int8) { return int8(s/width) - far, int8(s%width) - far }

// pulls is what a turn does to the markers: two blocks of steps that cannot be parted, and single
// steps in between (Gigazaur's).
type pulls struct {
	fame, destruction             int8
	singleFame, singleDestruction int8
}

// player is where the player's pulls lead from a live pair in the best order: won if
// any order wins, lost only if every order loses.
func (p pulls) player(f, d int8) spot {
	best, done := lost, true
	try := func(track int, n int8, rest pulls) {
		done = false
		to := [2]int8{f, d}
		for range n {
			to[track]++
			switch v := at(to[0], to[1]); v {
			case won:
				best = won
				return
			case lost:
				return
			}
		}
		if v := rest.player(to[0], to[1]); v == won || best == lost {
			best = v
		}
	}
	if p.fame > 0 {
		try(0, p.fame, pulls{0, p.destruction, p.singleFame, p.singleDestruction})
	}
	if p.destruction > 0 {
		try(1, p.destruction, pulls{p.fame, 0, p.singleFame, p.singleDestruction})
	}
	if p.singleFame > 0 {
		try(0, 1, pulls{p.fame, p.destruction, p.singleFame - 1, p.singleDestruction})
	}
	if p.singleDestruction > 0 {
		try(1, 1, pulls{p.fame, p.destruction, p.singleFame, p.singleDestruction - 1})
	}
	if done {
		return at(f, d)
	}
	return best
}

// spots is where some pulls lead from every spot.
type spots [width * width]spot

func (p pulls) spots() *spots {
	var s spots
	for from := range spot(len(s)) {
		if f, d := from.markers(); at(f, d) == from {
			s[from] = p.player(f, d)
		}
	}
	return &s
}
