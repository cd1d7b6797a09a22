package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// benchOrder measures OrderMatters for a table.
func benchOrder(b *testing.B, monster, lines string) {
	r := dueltest.Rules(b)
	t, err := dueltest.Fold(r, nil, dueltest.Solo(monster, "meka-dragon", "you")+"turn you resolve; "+lines)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		r.OrderMatters(t.State)
	}
}

// BenchmarkOrderMatters is the worst case per key without cards: the roll has every
// symbol, and the power is used between them.
func BenchmarkOrderMatters(b *testing.B) {
	benchOrder(b, "gigazaur", "dice chefdpp; added ffdd; set you.hearts 9")
}

// BenchmarkOrderMattersCards is the worst case found with cards: many cards of both
// sides that decide whether the order of The King's token, pulls, claws and hearts
// matters.
func BenchmarkOrderMattersCards(b *testing.B) {
	lines := "dice chefdppp; added ffddp; set fame 2; set destruction -1; token tiger fame -2; token phantom fame 1; set you.energy 9; set you.dice-tokens 2"
	for side, cards := range map[string]string{
		"you":   "acid-attack armor-plating electrical-aura giant-brain in-shape rebooting regeneration spiked-tail thunder-stomp trendsetter scrappy unchained lightning-speed",
		"rival": "adrenaline-augment breaking-news hibernation superconductor unstable-dna unstoppable utter-destruction camouflage gentle-giant",
	} {
		for _, card := range strings.Fields(cards) {
			lines += "; card " + side + " " + card
		}
	}
	benchOrder(b, "the-king", lines)
}
