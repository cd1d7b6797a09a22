package duel

import (
	"slices"

	"kingoftokyo/rules"
)

// This file has the chairs that kot plays where two play (docs/players/opponents.md). They stand in comments, so that earlier versions read the same
// table: behind the line of a side, `side rival gigazaur # kot easy`; behind a correction that sets hearts to what they are, where a chair is
// handed over in the middle of a game, `set rival.hearts 9 # kot hard` and `# person`; and behind a line that kot decided, `# kot`.

// HandOver is the correction that gives a chair to a person or to kot.
func HandOver(s *State, side Side, to rules.Hand) Event {
	return Event{Kind: SetNumber, Side: side, Field: HeartsField, N: s.Sides[side].Hearts, HandsOver: true, Plays: to}
}

// HasKot says whether kot plays a chair.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h rules.Hand) bool { return h.Kot })
}

// remarkHand is the comment of an event about who plays; "" for none.
func remarkHand(ev *Event) string {
	switch {
	case ev.Kind == SetUp && ev.Setup.Verb == "side" && ev.Setup.Set.Hands[ev.Setup.Who].Kot:
		return ev.Setup.Set.Hands[ev.Setup.Who].String()
	case ev.HandsOver:
		return ev.Plays.String()
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
	case ev.Kind == SetUp && ev.Setup.Verb == "side" && !ev.Setup.Set.Solo:
		ev.Setup.Set.Hands[ev.Setup.Who] = h
	case ev.Kind == SetNumber && ev.Field == HeartsField:
		ev.HandsOver, ev.Plays = true, h
	case ev.Kind != SetUp && !ev.Kind.Correction():
		ev.ByKot = comment == rules.KotWord
	}
}

// handOver gives chairs of a table to whom events say. Autobot keeps its own.
func handOver(t *Table, entry []Event) {
	for i := range entry {
		if ev := &entry[i]; ev.HandsOver && !t.Setup.Solo {
			t.Setup.Hands[ev.Side] = ev.Plays
		}
	}
}
