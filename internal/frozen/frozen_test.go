package frozen_test

import (
	"testing"

	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// TestCards checks that the decks stay as they were, whatever is added to cards.yaml.
func TestCards(t *testing.T) {
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	sets, err := lib.Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	if d, b, k := lib.Duel().NumCards(), sets[tokyo.Base].NumCards(), sets[tokyo.Dark].NumCards(); d != 50 || b != 66 || k != 66 {
		t.Errorf("%d cards of Duel, %d of the base box, %d of the Dark Edition; want 50, 66, 66", d, b, k)
	}
}
