package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestWinsNow: what wins at once whatever comes (W1, W2): a purchase, or dice on the table, with the answers it
// needs. Dice and cards still to come win nothing at once.
func TestWinsNow(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct{ name, lines, want string }{
		{"too-cute deals the last 2 hearts", "set rival.hearts 2; set you.energy 19; row rebooting too-cute armor-plating; turn you buy", "buy 2"},
		{"it deals 2 of 3", "set rival.hearts 3; set you.energy 19; row rebooting too-cute armor-plating; turn you buy", ""},
		{"it is too dear", "set rival.hearts 2; set you.energy 1; row rebooting too-cute armor-plating; turn you buy", ""},
		{"an unnamed card may be anything", "set rival.hearts 2; set you.energy 19; row ? ? ?; turn you buy", ""},
		{"claws that lie there", "set rival.hearts 2; turn you roll; dice ccheeh; rolls 1", "resolve"},
		{"claws that do not suffice", "set rival.hearts 4; turn you roll; dice ccheeh; rolls 1", ""},
		{"three fame from +6 reach the Victory space", "set fame 6; turn you roll; dice fffhee; rolls 2", "resolve"},
		{"Autobot's turn", "set you.hearts 1; turn rival resolve; dice cccccc", ""},
	} {
		folded, err := dueltest.Fold(r, nil, dueltest.Solo("cyber-kitty", "meka-dragon", "you")+c.lines)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		wins := r.WinsNow(folded.State)
		have := ""
		if len(wins) > 0 {
			have = r.Write(&wins[0])
		}
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.name, have, c.want)
		}
	}
}
