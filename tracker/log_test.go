package tracker_test

import (
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/tracker"
)

// TestTally: whatever is done and taken back, a tally returns the same as counting the whole log again, even in a
// copy that has gone another way.
func TestTally(t *testing.T) {
	t.Parallel()
	of := func(e *foxEntry) int {
		if e.Items[0].verb == "throw" {
			return e.Number()
		}
		return 0
	}
	begun := foxBegin(t, nil)
	rapid.Check(t, func(t *rapid.T) {
		games := []*foxGame{begun.Copy()}
		tally := tracker.Tally[foxTable, foxLine]{Of: of}
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			g := games[rapid.IntRange(0, len(games)-1).Draw(t, "game")]
			switch do := rapid.SampledFrom([]string{"throw u", "set bob 1", "set bob 2", "undo", "redo", "copy"}).Draw(t, "do"); do {
			case "copy":
				games = append(games, g.Copy())
			default:
				_, _ = g.Fold(do) // if there is nothing to take back, nothing happens
			}
			want, lines, played := 0, 0, false
			h := g.History()
			for i := range h {
				want, lines, played = want+of(&h[i]), lines+len(h[i].Items), played || h[i].Items[0].verb == "throw"
			}
			if have := tally.To(g.Latest()); have != want || g.Steps() != len(h) || g.Lines() != lines || g.Played() != played {
				t.Fatalf("%d counted, %d entries, %d lines, played %v; want %d, %d, %d, %v",
					have, g.Steps(), g.Lines(), g.Played(), want, len(h), lines, played)
			}
		}
	})
}
