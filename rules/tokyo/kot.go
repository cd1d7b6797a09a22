package tokyo

import (
	"slices"

	"kingoftokyo/rules"
)

// HasKot says whether kot plays a seat.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h rules.Hand) bool { return h.Kot })
}

// seat gives the players of a table the names and Monsters that events say, and the seats to whom they say. No rule
// looks at any of them.
func seat(t *Table, entry []Event) {
	for i := range entry {
		switch ev := &entry[i]; ev.Kind {
		case SetName:
			t.Setup.Names[ev.Seat] = ev.Name
		case SetMonster:
			t.Setup.Monsters[ev.Seat], t.State.Seats[ev.Seat].ID = ev.Monster, ev.Monster
		case SetPlayer:
			t.Setup.Hands[ev.Seat] = ev.Hand
		}
	}
}
