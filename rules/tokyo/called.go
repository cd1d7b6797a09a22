package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// A player who is called otherwise, or has another Monster, stands in the comment of a correction that sets the player's
// hearts to what they are: `set p2.hearts 9 # player kraken Ben`. No number depends on either, so versions that do not
// know it read the same table.

// calledWord begins that comment.
const calledWord = "player "

// Called is the correction that gives the player of a seat a Monster and a name.
func (r *Rules) Called(s *State, seat Seat, monster MonsterID, name string) Event {
	return Event{Kind: SetNumber, Seat: seat, Field: HeartsField, N: int16(s.Seats[seat].Hearts), Called: strings.TrimSpace(r.Monsters[monster].ID + " " + name)}
}

// NewName is the Monster and the name that an event gives a player; ok is false if it gives none.
func (r *Rules) NewName(ev *Event) (monster MonsterID, name string, ok bool) {
	id, name, _ := strings.Cut(ev.Called, " ")
	i := slices.IndexFunc(r.Monsters, func(m MonsterCard) bool { return m.ID == id })
	if ev.Called == "" || i < 0 {
		return 0, "", false
	}
	return MonsterID(i), name, true
}

// heedCalled takes what the comment of a correction says of the player.
func (r *Rules) heedCalled(ev *Event, comment string) {
	said, ok := strings.CutPrefix(comment, calledWord)
	if !ok || ev.Kind != SetNumber || ev.Field != HeartsField {
		return
	}
	ev.Called = strings.Join(strings.Fields(rules.Clean(said)), " ")
	if _, _, known := r.NewName(ev); !known {
		ev.Called = ""
	}
}

// call gives the players of a table the names and Monsters that events say.
func (r *Rules) call(t *Table, entry []Event) {
	for i := range entry {
		if monster, name, ok := r.NewName(&entry[i]); ok {
			seat := entry[i].Seat
			t.Setup.Monsters[seat], t.Setup.Names[seat], t.State.Seats[seat].ID = monster, name, monster
		}
	}
}
