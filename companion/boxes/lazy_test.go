package boxes_test

import (
	"os"
	"path/filepath"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// TestReadWhenWanted checks that the cards of Duel are read once, when the box is first used,
// and never for a game of another box.
func TestReadWhenWanted(t *testing.T) {
	lib, dir, read := library.Own(kingoftokyo.Cards), t.TempDir(), 0
	d := boxes.On(&duelbox.Desk{
		Read: func() *duel.Rules { read++; return autobot.NewRules(lib.Duel()) },
		Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: text.English},
	})
	path := filepath.Join(dir, "one.kot")
	if err := os.WriteFile(path, []byte("kot 1 tokyo\nplayer p1 gigazaur Anna\nplayer p2 the-king Bea\nfirst p1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	g, _, err := d.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if g.View(); read != 0 {
		t.Errorf("Duel was read %d times for a game of King of Tokyo", read)
	}
	for range 2 {
		if _, err := d.Cards(); err != nil || read != 1 {
			t.Errorf("Duel was read %d times for all cards, %v", read, err)
		}
		if g, err := d.Box("duel").Empty(); err != nil || read != 1 {
			t.Errorf("Duel was read %d times, %v", read, err)
		} else {
			g.Close()
		}
	}
}
