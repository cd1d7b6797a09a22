package main

import (
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules/library"
)

// TestTablesOnce: the rules of the other boxes are made once for a desk, not once for
// every saved game; another desk, perhaps of other cards, has its own.
func TestTablesOnce(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	desk, other := &duelbox.Desk{Desk: &companion.Desk{Library: lib}}, &duelbox.Desk{Desk: &companion.Desk{Library: lib}}
	first := tables(desk).Boxes[0]
	if tables(desk).Boxes[0] != first {
		t.Error("they are made again")
	}
	if tables(other).Boxes[0] == first {
		t.Error("another desk has the first one's")
	}
}
