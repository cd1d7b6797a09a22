package core

import "sync"

// This file has the two markers: the live pairs of spaces they may be on between turns, and where
// pulls move them, with the win check on every space (D3, O12, W).

// numPairs is how many pairs of spaces leave the game open: 13 by 13, minus those with both markers
// in one spotlight zone (W3).
const numPairs = 151

// far is the outermost space that is not a Victory space.
const far = 6

// spot is the result of pulls: the index of a live pair, or who has won on the way.
type spot int16

const (
	lost spot = -1 // Autobot has won
	won  spot = -2 // the player has
)

// pairing numbers the live pairs.
type pairing struct {
	at    [2*far + 1][2*far + 1]spot // by fame and destruction, with far added
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

// verdict returns who has won with the markers there (W2, W3); 0 if nobody.
func verdict(f, d int8) spot {
	switch {
	case f > far || d > far || zone(f) == 1 && zone(d) == 1:
		return won
	case f < -far || d < -far || zone(f) == -1 && zone(d) == -1:
		return lost
	}
	return 0
}

// zone returns whose spotlight zone a space is in: 1 the player's, -1 Autobot's.
func zone(at int8) int8 {
	switch {
	case at >= 3 && at <= 5:
		return 1
	case at <= -3 && at >= -5:
		return -1
	}
	return 0
}

// Decided reports whether markers on printed spaces end the game, and who has won if so: 1 the player, 0 Autobot (W2, W3).
func Decided(fame, destruction int8) (win float64, over bool) {
	v := verdict(fame, destruction)
	if v == won {
		win = 1
	}
	return win, v != 0
}

// Pulls is what one turn of the player does to the markers: two blocks of steps that cannot be
// split, and single steps in between (Gigazaur's).
type Pulls struct{ Fame, Destruction, SingleFame, SingleDestruction int8 }

// BestOrder returns where the player's pulls move two markers in the best order, stopping where
// somebody wins. That is Autobot only if every order loses.
func (p Pulls) BestOrder(at [2]int8) [2]int8 {
	best, most := at, -1.0
	try := func(track int, n int8, rest Pulls) {
		to, win, over := at, 0.0, false
		for ; n > 0 && !over; n-- {
			to[track]++
			win, over = Decided(to[0], to[1])
		}
		if !over {
			to = rest.BestOrder(to)
			win, over = Decided(to[0], to[1])
		}
		if !over {
			win = 0.5 // every order of them ends there
		}
		if win > most {
			best, most = to, win
		}
	}
	if p.Fame > 0 {
		try(0, p.Fame, Pulls{0, p.Destruction, p.SingleFame, p.SingleDestruction})
	}
	if p.Destruction > 0 {
		try(1, p.Destruction, Pulls{p.Fame, 0, p.SingleFame, p.SingleDestruction})
	}
	if p.SingleFame > 0 {
		try(0, 1, Pulls{p.Fame, p.Destruction, p.SingleFame - 1, p.SingleDestruction})
	}
	if p.SingleDestruction > 0 {
		try(1, 1, Pulls{p.Fame, p.Destruction, p.SingleFame, p.SingleDestruction - 1})
	}
	return best
}

// pulls is what one turn of Autobot does to the markers.
type pulls struct{ fame, destruction int8 }

// autobot returns where Autobot's pulls lead: fame first (A4, A7).
func (p pulls) autobot(f, d int8) spot {
	for step := range p.fame + p.destruction {
		if step < p.fame {
			f--
		} else {
			d--
		}
		if v := verdict(f, d); v != 0 {
			return v
		}
	}
	return pairs().at[f+far][d+far]
}

// spots are the results of some pulls from every live pair.
type spots [numPairs]spot

func (p pulls) spots() *spots {
	var s spots
	for i, at := range pairs().where {
		s[i] = p.autobot(at[0], at[1])
	}
	return &s
}
