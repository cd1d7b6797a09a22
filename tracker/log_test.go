package tracker_test

import (
	"testing"

	"pgregory.net/rapid"
)

// TestLogCounts: whatever is done and taken back, a log counts its entries and lines right, even in a copy that has
// gone another way.
func TestLogCounts(t *testing.T) {
	t.Parallel()
	begun := foxBegin(t, nil)
	rapid.Check(t, func(t *rapid.T) {
		games := []*foxGame{begun.Copy()}
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			g := games[rapid.IntRange(0, len(games)-1).Draw(t, "game")]
			switch do := rapid.SampledFrom([]string{"throw u", "set bob 1", "set bob 2", "undo", "redo", "copy"}).Draw(t, "do"); do {
			case "copy":
				games = append(games, g.Copy())
			default:
				_, _ = g.Fold(do) // if there is nothing to take back, nothing happens
			}
			lines, played := 0, false
			h := g.History()
			for i := range h {
				lines, played = lines+len(h[i].Items), played || h[i].Items[0].verb == "throw"
			}
			if g.Steps() != len(h) || g.Lines() != lines || g.Played() != played {
				t.Fatalf("%d entries, %d lines, played %v; want %d, %d, %v", g.Steps(), g.Lines(), g.Played(), len(h), lines, played)
			}
		}
	})
}
