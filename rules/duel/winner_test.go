package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// zone returns the side of a marker and whether it is in that side's spotlight (T5, W3).
func zone(at duel.Spot) (duel.Side, bool) {
	for _, in := range []duel.Spot{6, 7, 8, 9, 10} {
		switch at {
		case in:
			return duel.You, true
		case -in:
			return duel.Rival, true
		}
	}
	return duel.You, false
}

// wins returns in how many ways a side has won at a table (W1 to W3).
func wins(s *duel.State, side duel.Side) int {
	n := 0
	if s.Sides[side.Other()].Hearts <= 0 {
		n++
	}
	lit := 0
	for _, at := range s.Marker {
		if at == duel.Victory && side == duel.You || at == -duel.Victory && side == duel.Rival {
			n++
		}
		if who, in := zone(at); in && who == side {
			lit++
		}
	}
	return n + lit/2
}

// TestWinnerEverywhere tries every pair of marker positions, with and without hearts,
// on both sides' turns: somebody has won exactly when W says so, and the winner is a
// side that has.
func TestWinnerEverywhere(t *testing.T) {
	r := dueltest.Rules(t)
	set := duel.NewSetup(true, [2]duel.MonsterID{0, 1}, duel.You)
	s := r.Start(&set)
	for n := range 29 * 29 * 8 {
		s.Marker = [2]duel.Spot{duel.Spot(n%29 - 14), duel.Spot(n/29%29 - 14)}
		rest := n / 29 / 29
		s.Sides[duel.You].Hearts, s.Sides[duel.Rival].Hearts = int16(rest&1), int16(rest>>1&1)
		s.Turn.Active = duel.Side(rest >> 2)
		side, why := s.Winner()
		if won := wins(&s, duel.You)+wins(&s, duel.Rival) > 0; won != (why != duel.NotWon) || won && wins(&s, side) == 0 {
			t.Fatalf("markers %v, hearts %d and %d: %s by %q", s.Marker, rest&1, rest>>1&1, side, why)
		}
	}
}
