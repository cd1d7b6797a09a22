package tokyo_test

import (
	"testing"

	"kingoftokyo/rules/tokyo"
)

// TestSaysSame: if an earlier step was corrected, a later line stays if it means the same as before: an answer to the same question,
// the purchase of the same card, and anything else.
func TestSaysSame(t *testing.T) {
	row := func(cards ...tokyo.CardID) tokyo.Table {
		t := tokyo.Table{}
		copy(t.State.Row[:], cards)
		return t
	}
	asks := func(q tokyo.QuestionID, seat tokyo.Seat, card tokyo.CardID) tokyo.Table {
		return tokyo.Table{Question: tokyo.Question{ID: q, Seat: seat, Card: card}}
	}
	answer, pass := tokyo.Event{Kind: tokyo.Answered}, tokyo.Event{Kind: tokyo.Passed}
	slot := func(n int8) tokyo.Event { return tokyo.Event{Kind: tokyo.Bought, Slot: n} }
	named := tokyo.Event{Kind: tokyo.Bought, Card: 5}
	yield := asks(tokyo.AskYield, 1, 0)
	for i, c := range []struct {
		was, now tokyo.Table
		ev       tokyo.Event
		want     bool
	}{
		{yield, asks(tokyo.AskYield, 1, 0), answer, true}, {yield, asks(tokyo.AskYield, 2, 0), answer, false},
		{yield, asks(tokyo.AskYield, 1, 3), answer, false},
		{yield, asks(tokyo.AskCamouflage, 1, 0), answer, false}, {yield, asks(tokyo.AskCamouflage, 1, 0), pass, true},
		{row(7, 8, 9), row(7, 3, 4), slot(1), true},
		{row(7, 8, 9), row(7, 3, 9), slot(2), false}, {row(7, 8, 9), row(7, 3, 9), slot(3), true},
		{row(7, 8, 9), row(1, 2, 3), named, true}, {row(7, 8, 9), row(1, 2, 3), pass, true},
	} {
		if have := (tokyo.Log{}).SaysSame(&c.was, &c.now, &c.ev); have != c.want {
			t.Errorf("%d: %v", i, have)
		}
	}
}
