package tokyo

import (
	"slices"

	"kingoftokyo/rules"
)

// This file has the seats that kot plays (docs/players/opponents.md). They stand in comments, so that earlier versions read the same table: behind
// the line of a player, `player p2 gigazaur # kot easy brawler`; behind a correction that sets the player's hearts to what they are, where a
// seat is handed over in the middle of a game, `set p2.hearts 9 # kot easy` and `# person`; and behind a line that kot decided, `# kot`.

// HandOver is the correction that gives a seat to a person or to kot.
func (r *Rules) HandOver(s *State, seat Seat, to rules.Hand) Event {
	return Event{Kind: SetNumber, Seat: seat, Field: HeartsField, N: int16(s.Seats[seat].Hearts), HandsOver: true, Hand: to}
}

// remarkHand is the comment of an event about who plays; "" for none.
func remarkHand(ev *Event) string {
	switch {
	case ev.Kind == SetUp && ev.Setup.Verb == "player" && ev.Setup.Set.Hands[ev.Setup.Who].Kot:
		return ev.Setup.Set.Hands[ev.Setup.Who].String()
	case ev.HandsOver:
		return ev.Hand.String()
	case ev.ByKot:
		return rules.KotWord
	}
	return ""
}

// heedHand takes what a comment says of who plays.
func heedHand(ev *Event, comment string) {
	h, ok := rules.HandNamed(comment)
	switch {
	case !ok:
	case ev.Kind == SetUp && ev.Setup.Verb == "player":
		ev.Setup.Set.Hands[ev.Setup.Who] = h
	case ev.Kind == SetNumber && ev.Field == HeartsField:
		ev.HandsOver, ev.Hand = true, h
	case ev.Kind != SetUp && !ev.Kind.Correction():
		ev.ByKot = comment == rules.KotWord
	}
}

// handOver gives seats of a table to whom events say.
func handOver(t *Table, entry []Event) {
	for i := range entry {
		if ev := &entry[i]; ev.HandsOver {
			t.Setup.Hands[ev.Seat] = ev.Hand
		}
	}
}

// HasKot says whether kot plays a seat.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h rules.Hand) bool { return h.Kot })
}
