package core

import "sync"

// This file is the two markers: the live pairs of spaces they may stand on between
// turns, and where pulls lead from there, with the win check on every space (D3, O12, W).

// numPairs is how many pairs of spaces leave the game open: 13 by 13 less those with
// both markers in one spotlight zone (W3).
const numPairs = 151

// far is the outermost space that is no Victory space.
const far = 6

// spot is where pulls lead: the index of a live pair, or who has won on the way.
type spot int16

const (
	lost spot = -1 // Autobot has won
	won  spot = -2 // the player has
)

// pairing numbers the live pairs.
type pairing struct {
	at    [2*far + 1][2*far + 1]spot // by fame and destruction, far added
	where [numPairs][2]int8          // fame and destruction
}

var pairs = sync.OnceValue(func() *pairing {
	p, n := &pairing{}, spot(0)
	for f := int8(-far); f <= far; f++ {
		for d := int8(-far); d <= far; d++ {
			p.at[f+far][d+far] = verdict(f, d)
			if p.at[f+far][d+far] == 0 {
				p.at[f+far][d+far] = n
				p.where[n] = [2]int8{f, d}
				n++
			}
		}
	}
	return p
})

// verdict is who has won with the markers there (W2, W3); 0 if nobody.
func verdict(f, d int8) spot {
	switch {
	case f > far || d > far || zone(f) == 1 && zone(d) == 1:
		return won
	case f < -far || d < -far || zone(f) == -1 && zone(d) == -1:
		return lost
	}
	return 0
}

// zone is whose spotlight zone a space lies in: 1 the player's, -1 Autobot's.
func zone(at int8) int8 {
	switch {
	case at >= 3 && at <= 5:
		return 1
	case at <= -3 && at >= -5:
		return -1
	}
	return 0
}

// pulls is what a side's turn does to the markers: two blocks of steps that cannot
// be parted, and single steps in between (Gigazaur's).
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
			switch v := verdict(to[0], to[1]); v {
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
		return pairs().at[f+far][d+far]
	}
	return best
}

// autobot is where Autobot's pulls lead: fame first (A4, A7).
func (p pulls) autobot(f, d int8) spot {
	for range p.fame {
		f--
		if v := verdict(f, d); v != 0 {
			return v
		}
	}
	for range p.destruction {
		d--
		if v := verdict(f, d); v != 0 {
			return v
		}
	}
	return pairs().at[f+far][d+far]
}

// spots is where some pulls lead from every live pair.
type spots [numPairs]spot

func (p pulls) spots(from func(p pulls, f, d int8) spot) *spots {
	var s spots
	for i, at := range pairs().where {
		s[i] = from(p, at[0], at[1])
	}
	return &s
}
