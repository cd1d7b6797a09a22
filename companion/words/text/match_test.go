package text_test

import (
	"testing"

	"kingoftokyo/companion/words/text"
)

// The ranks, from the whole name to letters somewhere in it, whatever the accents
// and apostrophes.
func TestMatch(t *testing.T) {
	for _, c := range []struct {
		name, typed string
		want        text.Rank
	}{
		{"Dans l'œil du cyclone", "dans l’œil du cyclone", text.WholeName},
		{"Dans l'œil du cyclone", "dans", text.NameBegins},
		{"Dans l'œil du cyclone", "œil", text.WholeWord},
		{"Dans l'œil du cyclone", "oeil du", text.WordBegins},
		{"Dans l'œil du cyclone", "clone", text.Anywhere},
		{"Dans l'œil du cyclone", "cyclones", text.NoMatch},
	} {
		if have := text.Match(c.name, text.Fold(c.typed)); have != c.want {
			t.Errorf("%q for %q ranks %d, want %d", c.typed, c.name, have, c.want)
		}
	}
}

// TestNearest checks what a word means with a mistake, by its beginning, or, if it is long, with two mistakes;
// nothing if several are as close.
func TestNearest(t *testing.T) {
	known := []string{"json", "stats", "csv", "cardless", "cards", "first", "first-dice", "Space Penguin", "bash", "zsh"}
	for typed, want := range map[string]string{
		"jso": "json", "JSON": "json", "jsno": "json", "stat": "stats", "sta": "stats", "card": "cards", "cardles": "cardless", "firstdice": "first-dice",
		"fisrt": "first", "spacepengin": "Space Penguin", "cerdlss": "cardless", "bsh": "", "ca": "", "c": "", "x": "", "": "", "zz": "", "colour": "",
	} {
		if have := text.Nearest(typed, known); have != want {
			t.Errorf("%q is near %q, want %q", typed, have, want)
		}
	}
}
