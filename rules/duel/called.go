package duel

import (
	"strings"

	"kingoftokyo/rules"
)

// A player who is called otherwise stands in the comment of a correction that sets the player's hearts to what they are:
// `set you.hearts 9 # player Anna`. Versions that do not know it read the same table.

// calledWord begins that comment.
const calledWord = "player "

// Called is the correction that gives the player of a side a name.
func Called(s *State, side Side, name string) Event {
	return Event{Kind: SetNumber, Side: side, Field: HeartsField, N: s.Sides[side].Hearts, Called: name}
}

// heedCalled takes what the comment of a correction says of the player.
func heedCalled(ev *Event, comment string) {
	if said, ok := strings.CutPrefix(comment, calledWord); ok && ev.Kind == SetNumber && ev.Field == HeartsField {
		ev.Called = strings.Join(strings.Fields(rules.Clean(said)), " ")
	}
}

// call gives the players of a table the names that events say.
func call(t *Table, entry []Event) {
	for i := range entry {
		if name := entry[i].Called; name != "" {
			t.Setup.Names[entry[i].Side] = name
		}
	}
}
