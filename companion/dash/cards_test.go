package dash_test

import (
	"slices"
	"strings"
	"testing"
)

// TestCardKeys is what the cards' questions cost: one key a choice, none where
// there is but one answer. Each case lists the lines the keys must have written.
func TestCardKeys(t *testing.T) {
	human := begun + "turn you roll; "
	for _, c := range []struct{ name, lines, keys, want string }{
		{"rebooting taken", human + "card you rebooting", "ccffh<enter>y", "roll cchff; stop; answer yes"},
		{"rebooting declined, then all is resolved", human + "card you rebooting", "ccffh<enter>n", "roll cchff; stop; answer no; resolve"},
		{"titanic: two letters", human + "card you titanic-batteries", "ccffh<enter>cf", "roll cchff; stop; answer cf; resolve"},
		{"titanic: two numbers", human + "card you titanic-batteries", "ccffh<enter>13", "roll cchff; stop; answer ch; resolve"},
		{"titanic: a letter and its number", human + "card you titanic-batteries", "ccffh<enter>c2", "roll cchff; stop; answer cc; resolve"},
		{"titanic: taken back", human + "card you titanic-batteries", "ccffh<enter>c<bs>hf", "roll cchff; stop; answer hf; resolve"},
		{"titanic: a face that does not lie there", human + "card you titanic-batteries", "ccffh<enter>ecc", "roll cchff; stop; answer cc; resolve"},
		{"titanic: a number again takes it back", human + "card you titanic-batteries", "ccffh<enter>1134", "roll cchff; stop; answer hf; resolve"},
		{"titanic declined", human + "card you titanic-batteries", "ccffh<enter>n", "roll cchff; stop; answer no; resolve"},
		{"which card looks first", human + "card you signature-move; card you antimatter-pellets", "ppppp<enter>2", "roll ppppp; stop; answer signature-move; resolve"},
		{"in-shape: how many", begun + "card you in-shape; set you.energy 4; turn you resolve; dice cccccc", "<enter>2", "resolve; answer 2"},
		{"in-shape: none", begun + "card you in-shape; set you.energy 4; turn you resolve; dice cccccc", "<enter>n", "resolve; answer no"},
		{"in-shape: more than there are is no answer", begun + "card you in-shape; set you.energy 4; turn you resolve; dice cccccc", "<enter>41", "resolve; answer 1"},
		{"a card is named with a letter wrong", human + "row ? monumental photoshoot", "nacd attack<enter>", "row acid-attack monumental photoshoot"},
		{"and bought", shop + "row ? monumental photoshoot; set you.energy 9; ", "1acd attack<enter>", "row acid-attack monumental photoshoot; buy 1; reveal ?"},
		{"the lab buys", shop + "card you made-in-a-lab; turn you start", "2", "buy 2; reveal ?"},
		{"the lab passes", shop + "card you made-in-a-lab; turn you start", "<enter>", "pass"},
		{"dice pass the lab over", shop + "card you made-in-a-lab; turn you start", "ccffh", "roll cchff"},
		{"shadows after the last roll: all fame dice", human + "card you in-the-shadows; rolls 3; dice ccffh", "ee<enter>", "roll ee; resolve"},
		{"shadows after the last roll: one of them", human + "card you in-the-shadows; rolls 3; dice ccffh", "4e<enter>", "keep cchf; roll e; resolve"},
		{"shadows: other dice stay", human + "card you in-the-shadows; rolls 3; dice ccffh", "1<enter>", "resolve"},
		{"shadows between rolls: the card's", human + "card you in-the-shadows", "ffcce123ecy", "roll cceff; keep cce; roll ce; answer yes"},
		{"lightning-speed", begun + "card you lightning-speed; token phantom fame 1; turn you resolve; dice fffhhc", "<enter>y", "resolve; answer yes"},
		{"unstable-dna", duo + "card you unstable-dna; card rival armor-plating; card rival scrappy; turn rival resolve; dice ccchhe", "<enter>2", "resolve; answer scrappy"},
		{"dominate: one goes, one stays", duo + "card you armor-plating; card you scrappy; dominated 1 you; turn you start", "1n", "answer armor-plating; answer no"},
		{"Backspace takes back the last die answered, as typed", robot + "card you camouflage; card you superconductor; set rival.energy 4; turn rival end", "cchc<bs>", "roll cc; answer ch; undo"},
		{"and the letter typed anew completes it", robot + "card you camouflage; card you superconductor; set rival.energy 4; turn rival end", "cchc<bs>h", "roll cc; answer ch; undo; answer hh"},
		{"moving a token: Enter leaves it where it lies", shop + "", "3<enter>", "buy 3; reveal ?; answer destruction 1"},
		{"tesla-impulse: which", duo + "card rival armor-plating; card rival scrappy; row tesla-impulse ? ?; set you.energy 6; turn you buy", "1f5<enter>1", "buy 1; reveal ?; answer fame 5; answer armor-plating"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := open(t, plain, c.lines)
			before := len(d.file())
			d.press(c.keys)
			have := slices.DeleteFunc(d.file()[before:], func(l string) bool { return strings.HasPrefix(l, "table ") })
			if got := strings.Join(have, "; "); got != c.want {
				t.Errorf("wrote %q, want %q", got, c.want)
			}
		})
	}
}
