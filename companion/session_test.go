package companion_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/tracker"
)

// save puts a game into the desk's store, changed so many hours ago.
func save(t *testing.T, d *companion.Desk, name, rest string, hours int) string {
	t.Helper()
	path := filepath.Join(d.Store.Dir, name+tracker.Ext)
	lines := "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n" + rest
	if err := os.WriteFile(path, []byte(lines), 0o644); err != nil {
		t.Fatal(err)
	}
	when := time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC).Add(-time.Duration(hours) * time.Hour)
	if err := os.Chtimes(path, when, when); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestLatest finds the unfinished game changed last, among the 20 changed last:
// those that are over or cannot be read count among them.
func TestLatest(t *testing.T) {
	for _, c := range []struct {
		finished, damaged int // games changed later than the unfinished ones
		found             bool
	}{{0, 0, true}, {3, 0, true}, {19, 0, true}, {20, 0, false}, {300, 0, false}, {0, 19, true}, {15, 4, true}, {15, 5, false}} {
		d := desk(t, text.English)
		if path, ok := d.Latest(); ok {
			t.Errorf("an empty store has %s", path)
		}
		want := save(t, d, "b", "roll cchhe\n", 1000)
		save(t, d, "c", "roll cchhe\n", 1001)
		for i := range c.finished {
			save(t, d, fmt.Sprintf("f%d", i), "concede you\n", i)
		}
		for i := range c.damaged {
			save(t, d, fmt.Sprintf("d%d", i), "kot 2\n", i)
		}
		if path, ok := d.Latest(); ok != c.found || ok && path != want {
			t.Errorf("behind %d finished games and %d others: %s, %v", c.finished, c.damaged, path, ok)
		}
	}
}
