package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRevealDiscarded: a card that an event has discarded cannot come from the deck in the same event,
// unless the deck was rebuilt from the discards in the meantime. Earlier discards are believed.
func TestRevealDiscarded(t *testing.T) {
	shop := cardShop(ct3, "jets wings ?", 9)
	last := shop + "discards" + strings.Repeat(" ?", numPrinted(t, tokyo.Base)-4) + "; " // 3 are in the row: one is left in the deck
	cardsBase(t, []tokyotest.Case{
		{Rule: "10.3", Name: "a card just swept does not come", Given: shop, Play: "sweep; reveal jets", Refused: "tokyo.just-discarded", Want: "question=reveal discards=jets,wings,? p1.energy=7"},
		{Rule: "10.3", Name: "nor in the second place", Given: shop, Play: "sweep; reveal tank; reveal wings", Refused: "tokyo.just-discarded", Want: "row=tank,-,-"},
		{Rule: "10.3", Name: "its twin does", Given: cardShop(ct3, "extra-head wings ?", 9), Play: "sweep; reveal extra-head", Want: "row=extra-head,-,- question=reveal"},
		{Rule: "10.3", Name: "the next sweep may bring what lay there: it is believed", Given: shop, Play: "sweep; reveal tank; reveal heal; reveal frenzy; sweep; reveal jets", Want: "row=jets,-,-"},
		{Rule: "10.3", Name: "swept without a name it may be any", Given: cardShop(ct3, "? ? ?", 9), Play: "sweep; reveal jets", Want: "row=jets,-,-"},
		{Rule: "10.2", Name: "a discard card just bought does not come back", Given: cardShop(ct3, "heal ? ?", 9), Play: "buy 1; reveal heal", Refused: "tokyo.just-discarded", Want: "question=reveal"},
		{Rule: "10.5", Name: "a deck rebuilt in between brings it", Given: last, Play: "sweep; reveal ?; reveal jets", Want: "row=?,jets,-"},
	})
}
