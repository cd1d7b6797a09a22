package companion_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion"
)

// TestTray checks what the dice on the table and those typed allow: how many letters are due, m for marks, t for a throw, !
// if Enter asks for missing dice, w if it accepts them all, and what Backspace takes; then the faces that no die to pick has.
func TestTray(t *testing.T) {
	takes := [...]string{companion.TakesNothing: "nothing", companion.TakesDie: "die", companion.TakesMarks: "marks", companion.TakesThrow: "throw"}
	all := rolls()
	all["picks some"] = rollOf(companion.Roll{Lying: dice("aabc"), Due: 2, Mode: companion.RollPicks, Barred: all["barred"].Barred})
	for _, c := range []struct{ roll, keys, want string }{
		{"nothing", "", "0 nothing"}, {"first", "", "3 t nothing"}, {"first", "a", "3 t! die"}, {"later", "", "3 t nothing"}, {"again", "", "0 m nothing"}, {"again", "1", "3 mt marks"}, {"again", "13", "2 mt marks"}, {"again", "13e", "2 t! die"},
		{"rerolled", "", "3 mt nothing"}, {"fewer", "", "3 t nothing"}, {"fewer", "a", "3 t die"}, {"picks", "", "2 m nothing"}, {"picks", "1", "2 m! die"}, {"picks", "13", "2 m die"}, {"hand", "", "3 t nothing"}, {"hand", "z", "0 mt throw"}, {"hand", "z1", "0 mt throw"}, {"hand", "zz", "0 throw"}, {"hand", "zzz", "0 throw"},
		{"kot", "", "3 t nothing"}, {"kot", "abc", "2 t throw"}, {"kot", "abcd", "2 t! die"}, {"kot", "abca", "2 t! die"}, {"advised", "abc", "2 mt throw"}, {"advised", "aaa", "0 mw throw"}, {"advised", "z", "3 mt throw"}, {"unasked", "z", "0 mt throw"},
		{"picks some", "", "2 m nothing c d e f"}, {"taken back", "", "3 mt die"}, {"looking", "", "3 nothing"},
	} {
		r := all[c.roll]
		e, _ := press(r, c.keys, false)
		tr := r.Tray(&e)
		have := fmt.Sprint(tr.Due, " ")
		for _, x := range []struct {
			is   bool
			mark string
		}{{tr.Marks, "m"}, {tr.Throw, "t"}, {tr.Missing, "!"}, {tr.Whole, "w"}} {
			if x.is {
				have += x.mark
			}
		}
		have = strings.TrimSpace(have) + " " + takes[tr.Takes]
		for _, f := range tr.None {
			have += " " + string(letters.Letter(f))
		}
		if have != c.want {
			t.Errorf("%s, %q: %q, want %q", c.roll, c.keys, have, c.want)
		}
	}
}
