package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestTileCorrections checks that a player's tile can be taken from them or laid back, and that one on the gauge can only be given.
func TestTileCorrections(t *testing.T) {
	for lines, want := range map[string]string{
		"":                             "give it to Anna|give it to Bea|give it to Cleo|give it to Dan",
		"card p2 tile-antimatter-beam": "give it to Anna|take it from Bea|give it to Cleo|give it to Dan|put it back on the gauge",
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Dark, lines)
		var have []string
		for _, c := range p.g.CardCorrections("tile-antimatter-beam") {
			have = append(have, strings.TrimSuffix(c.Text, " (correction)"))
		}
		if got := strings.Join(have, "|"); got != want {
			t.Errorf("%q: %s, want %s", lines, got, want)
		}
	}
}
