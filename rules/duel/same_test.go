package duel_test

import (
	"testing"

	"kingoftokyo/rules/duel"
)

// TestSaysSame: if an earlier step was corrected, a later line stays if it means the same as before: an answer to the same question,
// the purchase or the discard of the same card, and anything else.
func TestSaysSame(t *testing.T) {
	row := func(cards ...duel.CardID) duel.Table {
		t := duel.Table{}
		copy(t.State.Row[:], cards)
		return t
	}
	asks := func(q duel.QuestionID, seat duel.Side, card duel.CardID) duel.Table {
		return duel.Table{Question: duel.Question{ID: q, Side: seat, Card: card}}
	}
	answer, pass := duel.Event{Kind: duel.Answered}, duel.Event{Kind: duel.Passed}
	slot := func(n int8) duel.Event { return duel.Event{Kind: duel.Bought, Slot: n} }
	out := func(n int8) duel.Event { return duel.Event{Kind: duel.Discarded, Slot: n} }
	named := duel.Event{Kind: duel.Bought, Card: 5}
	yield := asks(duel.AskPlace, 1, 0)
	for i, c := range []struct {
		was, now duel.Table
		ev       duel.Event
		want     bool
	}{
		{yield, asks(duel.AskPlace, 1, 0), answer, true}, {yield, asks(duel.AskPlace, 0, 0), answer, false},
		{yield, asks(duel.AskCamouflage, 1, 0), answer, false}, {yield, asks(duel.AskCamouflage, 1, 0), pass, true},
		{row(7, 8, 9), row(7, 3, 4), slot(1), true},
		{row(7, 8, 9), row(7, 3, 9), slot(2), false}, {row(7, 8, 9), row(7, 3, 9), slot(3), true},
		{row(7, 8, 9), row(7, 3, 9), out(2), false}, {row(7, 8, 9), row(7, 3, 9), out(3), true},
		{row(7, 8, 9), row(1, 2, 3), named, true}, {row(7, 8, 9), row(1, 2, 3), pass, true},
	} {
		if have := (duel.Log{}).SaysSame(&c.was, &c.now, &c.ev); have != c.want {
			t.Errorf("%d: %v", i, have)
		}
	}
}
