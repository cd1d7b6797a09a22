package phrases_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// TestLane checks the spaces of a track from your end on, with a w after those where the game is won, y and r after the zones of the
// sides, and an x after one that a token has removed; where the marker is; and the tokens, with the spaces they cover and their bonuses.
func TestLane(t *testing.T) {
	const plain = "WINyw +6 +5y +4y +3y +2 +1 0 -1 -2 -3r -4r -5r -6 WINrw"
	for _, c := range []struct {
		lines  string
		track  duel.Track
		want   string
		marker int
		stands string
		tokens string
	}{
		{"set fame 2|token lizard fame 3|token cat fame -6", duel.FameTrack,
			plain, 10, "marker +2", `Cat 13-13 "+1C" Fame -6 26+1C/1; Lizard 3-4 "+1T +1C" Fame +3 to +4 (1 damage on +3, 1 dice token on +4) 6+1T/0 8+1C/1`},
		{"set fame 7|answer no", duel.FameTrack,
			plain, 0, "marker Victory", ""},
		{"token lizard destruction -2 flip", duel.DestructionTrack,
			plain, 14, "marker 0", `Lizard 8-9 "+1C +1T" Destruction -2 to -1, turned round (1 dice token on -2, 1 damage on -1) 16+1C/1 18+1T/0`},
		{"token alien destruction 1", duel.DestructionTrack,
			"WINyw +6 +5y +4y +3y +2x +1 0 -1 -2 -3r -4r -5r -6 WINrw", 14, "marker 0", `Alien 4-6 "" Destruction +1 to +3 8/0 12/0`},
		{"token phantom fame 1|set fame 1.5", duel.FameTrack,
			plain, 11, "marker +1.5", `Phantom 5-6 "+1H" Fame +1 to +2 10/0 11+1H/2 12/0`},
		{"token king fame 1", duel.FameTrack,
			plain, 14, "marker 0", `King 6-6 "K" Fame +1 12K/0`},
	} {
		v, r := of(t, text.English, false)
		lane := v.Lane(game(t, r, alone+"|"+c.lines).Table(), c.track)
		var spaces, tokens []string
		for _, s := range lane.Spaces {
			said := s.Label
			switch s.Zone {
			case companion.YouHue:
				said += "y"
			case companion.RivalHue:
				said += "r"
			}
			if s.Win {
				said += "w"
			}
			if s.Gone {
				said += "x"
			}
			spaces = append(spaces, said)
		}
		for _, k := range lane.Tokens {
			said := fmt.Sprintf("%s %d-%d %q %s", k.Name, k.From, k.To, k.Label, k.Text)
			for _, p := range k.Parts {
				said += fmt.Sprintf(" %d%s/%d", p.At, p.Label, p.Hue)
			}
			tokens = append(tokens, said)
		}
		have := []string{strings.Join(spaces, " "), lane.Stands, strings.Join(tokens, "; ")}
		for i, want := range []string{c.want, c.stands, c.tokens} {
			if have[i] != want {
				t.Errorf("%s: %q, want %q", c.lines, have[i], want)
			}
		}
		if lane.Marker != c.marker {
			t.Errorf("%s: the marker at %d, want %d", c.lines, lane.Marker, c.marker)
		}
	}
}
