package seats

import (
	"math"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// manners are how the strengths choose.
var manners = [rules.NumStrengths]learned.Manner{
	{Margin: 3, Sharpness: 0.5}, {Margin: 0.65, Sharpness: 2}, {Sharpness: math.Inf(1)},
}

// How much more a table is worth for each heart that the others lost, each point gained, and each energy spent on cards.
const (
	perHit   = 0.042
	perClimb = 0.085
	perSpent = 0.02
)

// leaning returns the factor for a table's worth, by the changes since another table; nil if the temper has no preference.
func leaning(t rules.Temper, r *tokyo.Rules, s *tokyo.State, seat tokyo.Seat) func(*tokyo.State) float64 {
	var of func(*tokyo.State) float64
	switch t {
	case rules.Brawler:
		of = func(now *tokyo.State) float64 { return -perHit * float64(theirHearts(now, seat)) }
	case rules.Climber:
		of = func(now *tokyo.State) float64 { return perClimb * float64(now.Seats[seat].Points) }
	case rules.Hoarder:
		of = func(now *tokyo.State) float64 { return perSpent * float64(hoard(r, now, seat)) }
	default:
		return nil
	}
	before := of(s)
	return func(now *tokyo.State) float64 { return max(0.1, 1+of(now)-before) }
}

// theirHearts returns the hearts of all other seats.
func theirHearts(s *tokyo.State, seat tokyo.Seat) (n int) {
	for other := range tokyo.Seat(s.Players) {
		if other != seat && s.Alive(other) {
			n += int(s.Seats[other].Hearts)
		}
	}
	return n
}

// hoard returns the energy of a seat, plus twice what its cards cost.
func hoard(r *tokyo.Rules, s *tokyo.State, seat tokyo.Seat) int {
	n := int(s.Seats[seat].Energy)
	for id := tokyo.CardID(1); id < r.FirstTile(); id++ {
		if s.Holds(seat, id) {
			n += 2 * int(r.Cards[id].Cost)
		}
	}
	return n
}
