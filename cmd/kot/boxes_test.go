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
	p, desk, other := &program{}, &duelbox.Desk{Desk: &companion.Desk{Library: lib}}, &duelbox.Desk{Desk: &companion.Desk{Library: lib}}
	first, err := p.tables(desk)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := p.tables(desk); err != nil || again != first {
		t.Errorf("they are made again (%v)", err)
	}
	if others, err := p.tables(other); err != nil || others.Desk != other.Desk {
		t.Errorf("another desk has the first one's (%v)", err)
	}
}
