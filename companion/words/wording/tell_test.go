package wording_test

import (
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules/line"
	"kingoftokyo/rules/tokyo"
)

// TestTell checks that the text of a line is found by its verb and filled with its arguments; numbers of a player and of
// the table have different texts, and a line without a text is shown as it is written. There are no names of players here.
func TestTell(t *testing.T) {
	words := text.Load(text.English, nil)
	for written, want := range map[string]string{
		"set p2.hearts 9": "corrected: {side.p2}, hearts 9", "set turn 4": "corrected: turn 4", "turn p3 buy": "corrected: step cards ({side.p3})",
		"place p1 city": "corrected: {side.p1}, Tokyo City", "card p2 wings": "corrected: {side.p2} now has wings", "uncard wings": "corrected: nobody has wings",
		"uncard p2 wings": "corrected: {side.p2} no longer has wings", "charge smoke-cloud 2": "corrected: 2 on smoke-cloud", "copy mimic wings p2": "corrected: mimic copies wings",
		"row ? wings -": "the row: ?, wings, -", "resolve": "{Who} resolved the dice", "flags": "corrected (flags)", "done hearts smashes": "corrected (done hearts smashes)",
		"out p2 gaveup": "corrected: {side.p2} is out of the game", "": "corrected ()",
	} {
		key, args := wording.Tell(words, "tokyo.event.", written, tokyo.Kinds)
		if have := words.Say(key, args...); have != want {
			t.Errorf("%q is told as %q, want %q", written, have, want)
		}
	}
	if key, _ := wording.Tell(words, "event.", "set you.hearts 9", func(string) []line.Kind { return []line.Kind{line.KindField, line.KindNumber} }); key != "event.set.hearts" {
		t.Errorf("a number with a text of its own is told by %s", key)
	}
}
