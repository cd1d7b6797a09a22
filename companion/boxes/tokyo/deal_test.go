package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestTileCorrections: a tile that a player has can be taken from the player or laid back, one on the gauge can only be given.
func TestTileCorrections(t *testing.T) {
	for lines, want := range map[string]string{
		"":                             "put it before Anna|put it before Bea|put it before Cleo|put it before Dan",
		"card p2 tile-antimatter-beam": "put it before Anna|take it from Bea|put it before Cleo|put it before Dan|put it back on the gauge",
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
