package text_test

import (
	"testing"

	"kingoftokyo/companion/text"
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
