package duel

import (
	"slices"

	"kingoftokyo/rules"
)

// HasKot says whether kot plays a chair.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h rules.Hand) bool { return h.Kot })
}

// seat gives the players of a table the names that events say, and the chairs to whom they say. Autobot keeps its own.
// No rule looks at either.
func seat(t *Table, entry []Event) {
	for i := range entry {
		switch ev := &entry[i]; {
		case ev.Kind == SetName:
			t.Setup.Names[ev.Side] = ev.Name
		case ev.Kind == SetPlayer && !t.Setup.Solo:
			t.Setup.Hands[ev.Side] = ev.Plays
		}
	}
}
