package wording_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// players has two people at a table whose cards are named like their ids.
var players = []string{"Ann", "Anna Lee"}

// table hears the players above, known cards, and the word stop for end.
type table struct{}

func (table) Speak(kind line.Kind, word string) string {
	if kind == line.KindStep && word == "stop" {
		return "end"
	}
	return strings.ToLower(word)
}

func (table) Named(name string, exactly bool) (string, bool) {
	if found := wording.Named[int](players, name, exactly); len(found) == 1 {
		return []string{"p1", "p2"}[found[0]], true
	}
	return "", false
}

func (table) Nobody(word string) error {
	if word == "P9" {
		return nil
	}
	return rules.Refuse("", "player-unknown", rules.Text("word", word))
}

func (table) Card(query string, heard []string) (string, error) {
	if id := strings.ReplaceAll(strings.ToLower(query), " ", "-"); strings.Contains(" wings smoke-cloud jets "+heard[0]+" ", " "+id+" ") {
		return id, nil
	}
	return "", rules.Refuse("", "no-such-card", rules.Text("card", query))
}

func (table) Whole(string, []string) bool { return false }

func (table) RowOf() rules.Rule { return "S2" }

// TestHear checks what was typed after a verb with arguments of some kinds, and the line of the notation it becomes;
// or the refusal, after a "!".
func TestHear(t *testing.T) {
	const seat, seatMaybe, card, number = line.KindSeat, line.KindSeatMaybe, line.KindCard, line.KindNumber
	for _, c := range []struct {
		kinds       []line.Kind
		typed, want string
	}{
		{nil, "", "do"}, {nil, "A B", "do a b"}, {[]line.Kind{line.KindWord}, "Yes MORE", "do yes more"}, {[]line.Kind{line.KindDice}, "C c H", "do c c h"},
		{[]line.Kind{seat, line.KindStep}, "ann stop", "do p1 end"}, {[]line.Kind{seat, line.KindStep}, "anna lee stop", "do p2 end"},
		{[]line.Kind{seat, line.KindStep}, "anna stop", "do p2 end"}, {[]line.Kind{seat}, "an", "!player-unknown word=an"}, {[]line.Kind{seat}, "P9", "do p9"},
		{[]line.Kind{seat}, "", "do"},
		{[]line.Kind{seat, card}, "anna lee smoke cloud", "do p2 smoke-cloud"}, {[]line.Kind{seat, card}, "zoe wings", "!player-unknown word=zoe"},
		{[]line.Kind{seat, card}, "ann tank", "!no-such-card card=tank"}, {[]line.Kind{card}, "?", "do ?"}, {[]line.Kind{card}, "do", "do do"},
		{[]line.Kind{seatMaybe, card}, "wings", "do wings"}, {[]line.Kind{seatMaybe, card}, "anna lee wings", "do p2 wings"}, {[]line.Kind{seatMaybe, card}, "ann", "!no-such-card card=ann"},
		{[]line.Kind{number, seatMaybe}, "2", "do 2"}, {[]line.Kind{number, seatMaybe}, "2 ann", "do 2 p1"}, {[]line.Kind{number, seatMaybe}, "2 zoe", "!player-unknown word=zoe"},
		{[]line.Kind{card, seatMaybe}, "smoke cloud ann", "do smoke-cloud p1"}, {[]line.Kind{card, seatMaybe}, "smoke cloud", "do smoke-cloud"},
		{[]line.Kind{card, number}, "smoke cloud 2", "do smoke-cloud 2"}, {[]line.Kind{card, number}, "wings", "do wings"},
		{[]line.Kind{line.KindSlotOrCard}, "2", "do 2"}, {[]line.Kind{line.KindSlotOrCard}, "jets", "do jets"}, {[]line.Kind{line.KindSlotOrCard}, "4", "!no-such-card card=4"},
		{[]line.Kind{card, line.KindCopied}, "smoke cloud, jets ann", "do smoke-cloud jets p1"}, {[]line.Kind{card, line.KindCopied}, "wings smoke cloud", "do wings smoke-cloud"},
		{[]line.Kind{card, line.KindCopied}, "wings", "do wings none"}, {[]line.Kind{card, line.KindCopied}, "wings None", "do wings none"}, {[]line.Kind{card, line.KindCopied}, "", "do"},
		{[]line.Kind{line.KindRow}, "smoke cloud, ?, ", "do smoke-cloud ? ?"}, {[]line.Kind{line.KindRow}, "wings - jets", "do wings - jets"},
		{[]line.Kind{line.KindRow}, "wings", "!row-three have=1 (S2)"}, {[]line.Kind{line.KindRow}, "", "!row-three have=0 (S2)"},
		{[]line.Kind{line.KindCards}, "smoke cloud, jets,", "do smoke-cloud jets"}, {[]line.Kind{line.KindCards}, "", "do"},
		{[]line.Kind{line.KindField, number}, "Deck 3", "do deck 3"}, {[]line.Kind{line.KindField, number}, "ann.Hearts 3", "do p1.hearts 3"},
		{[]line.Kind{line.KindField, number}, "zoe.hearts 3", "!player-unknown word=zoe"}, {[]line.Kind{line.KindField, number}, "P9.hearts 3", "do P9.hearts 3"},
	} {
		have, err := wording.Hear(table{}, "do", c.kinds, strings.Fields(c.typed))
		if err != nil {
			have = "!" + err.Error()
		}
		if have != c.want {
			t.Errorf("%v %q is %q, want %q", c.kinds, c.typed, have, c.want)
		}
	}
}
