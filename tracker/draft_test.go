package tracker_test

import (
	"os"
	"path/filepath"
	"testing"

	"kingoftokyo/tracker"
)

// Typed letters come back as long as the game has not grown since, and are not a game
// of their own.
func TestDraft(t *testing.T) {
	store := tracker.Store{Dir: t.TempDir()}
	file, err := tracker.Create(store.Path("game"), []string{"kot 1 duel solo"})
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	file.KeepDraft("ccf 12")
	if have := file.Draft(); have != "ccf 12" {
		t.Errorf("the draft is %q", have)
	}
	if games, _ := store.List(); len(games) != 1 {
		t.Errorf("the draft is among the games: %v", games)
	}
	if err := file.Append("side you gigazaur"); err != nil {
		t.Fatal(err)
	}
	if have := file.Draft(); have != "" {
		t.Errorf("the game has grown, and still %q", have)
	}
	file.KeepDraft("h")
	file.KeepDraft("")
	if left, _ := os.ReadDir(filepath.Dir(file.Path)); len(left) > 2 { // the game and at most one more file
		t.Errorf("left behind: %v", left)
	}
	if have := file.Draft(); have != "" {
		t.Errorf("nothing typed, and still %q", have)
	}
}
