package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestCited: the rules that a player is told for what a step did.
func TestCited(t *testing.T) {
	own := cb4 + "place p2 city; card p1 fire-breathing; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "5.3.1", Name: "a smash", Given: cardDice(ct3, "1122hc"), Play: "resolve; answer no", Want: "cited=5.4.3,5.3.3,5.3.1,6.5"},
		{Rule: "14.3", Name: "smashed, and a neighbour: the smash; a neighbour alone: the fire", Given: cardDice(own, "1122hc"), Play: "resolve; answer no",
			Want: "p2.hearts=8 p4.hearts=9 cited=5.4.3,5.3.3,5.3.1,14.3,6.5"},
	})
}
