package duel_test

import (
	"fmt"
	"testing"

	"kingoftokyo/companion/words/text"
)

// TestLatest checks that the last changed unfinished game is found among the 20 last
// changed games, which include those that are over or cannot be read.
func TestLatest(t *testing.T) {
	for _, c := range []struct {
		finished, damaged int // games changed later than the unfinished ones
		found             bool
	}{{0, 0, true}, {3, 0, true}, {19, 0, true}, {20, 0, false}, {45, 0, false}, {0, 19, true}, {15, 4, true}, {15, 5, false}} {
		d := desk(t, text.English)
		if path := d.InProgress().Path; path != "" {
			t.Errorf("an empty store has %s", path)
		}
		save(t, d, "c", solo+"roll cchhe\n")
		save(t, d, "b", solo+"roll cchhe\n")
		for i := range c.finished {
			save(t, d, fmt.Sprintf("f%d", i), solo+"concede you\n")
		}
		for i := range c.damaged {
			save(t, d, fmt.Sprintf("d%d", i), "kot 2\n")
		}
		of := d.InProgress()
		path := of.Path
		if len(of.Doubt) > 0 { // nothing says which one was played last
			path = of.Doubt[0].Path
		}
		if (path != "") != c.found || c.found && path != d.Store.Path("b") {
			t.Errorf("behind %d finished games and %d others: %q", c.finished, c.damaged, path)
		}
	}
}
