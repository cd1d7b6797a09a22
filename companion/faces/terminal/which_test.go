package terminal

import (
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestWhichGame asks for the game if two may have been played last, in either language and on a phone, and continues with
// the one chosen by its row, its number or a tap.
func TestWhichGame(t *testing.T) {
	const game = "kot 1 duel solo;side you gigazaur;side rival meka-dragon;roll "
	for _, with := range []setting{usual, {w: 80, h: 24, lang: "fr", look: usual.look}, {w: 40, h: 20, lang: text.English, look: usual.look}} {
		for choose, want := range map[string]string{"<enter>": "b-game", "<down><enter>": "a-game", "2": "a-game", "1": "b-game", "3q": "", "x<esc>q": "", "tap": "a-game"} {
			desk := newDesk(t, with)
			save(t, "a-game", game+"cchhe")
			save(t, "b-game", game+"cchee")
			of := desk.InProgress()
			u := startOn(t, with, desk, func(d *Dash) error { return d.Start(of) })
			u.see(of.Why(u.Words())[:20], "a-game", "b-game")
			if choose == "tap" {
				u.clickOn("a-game").clickOn("a-game")
			} else {
				u.hit(choose)
			}
			have := ""
			if u.Game() != nil {
				have = strings.TrimSuffix(filepath.Base(u.Game().Path()), ".kot")
			}
			if have != want || want == "" && !u.left {
				t.Errorf("%v: %s leads to %q, want %q\n%s", with, choose, have, want, u.snap())
			}
			if now := desk.InProgress(); want != "" && filepath.Base(now.Path) != want+".kot" {
				t.Errorf("after %s it goes on with %q", choose, now.Path)
			}
		}
	}
}

// TestWhichNew sets up a new game if none of those in doubt is meant, and reports what cannot be read.
func TestWhichNew(t *testing.T) {
	desk := newDesk(t, usual)
	const game = "kot 1 duel solo;side you gigazaur;side rival meka-dragon;roll "
	save(t, "a-game", game+"cchhe")
	save(t, "b-game", game+"cchee")
	save(t, "broken", "nonsense")
	u := startOn(t, usual, desk, func(d *Dash) error { return d.Start(desk.InProgress()) })
	u.see("WHICH GAME?", "broken: ").hit("n").see("New game").hit("<enter>")
	if u.Game() == nil {
		t.Fatalf("no game was begun\n%s", u.snap())
	}
	if of := desk.InProgress(); of.Path != u.Game().Path() {
		t.Errorf("it goes on with %+v", of)
	}
	one := startOn(t, usual, newDesk(t, usual), func(d *Dash) error { return d.Start(companion.Progress{}) })
	one.see("New game")
}
