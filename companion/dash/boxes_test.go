package dash_test

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/partydash"
	"kingoftokyo/tracker"
)

// quartet is a game of King of Tokyo.
const quartet = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon; player p4 alienoid; first p2; row ? ? ?; "

// partyPath is the file of the game of another box that is played; "" for none.
func partyPath(d *driver) (path string) {
	d.Helper()
	d.on(func() {
		d.Party(func(p *partydash.Dash) error {
			path = p.Path()
			return nil
		})
	})
	return path
}

// TestBoxOpened: a saved game of another box is opened by the box of its first
// line, on the same screen, and Duel's file is given back.
func TestBoxOpened(t *testing.T) {
	d := open(t, plain, midgame)
	duels := ""
	d.on(func() { duels = d.Session().Path })
	path := save(t, "2026-11-19-four", quartet)
	d.on(func() {
		if err := d.Resume(path); err != nil {
			t.Error(err)
		}
	})
	d.see("Tokyo  turn 1", ">> BEN <<").press("112hec").see("RESOLVE: Ben")
	if data, err := os.ReadFile(path); err != nil || !strings.HasSuffix(tracker.UncheckedText(string(data)), "roll 112hec\n") {
		t.Errorf("%v: the game is %q", err, data)
	}
	d.on(func() { // nobody plays the game of Duel any more, so it can be played again
		if err := d.Resume(duels); err != nil {
			t.Error(err)
		}
		if note, _ := d.Note(); note != "" {
			t.Errorf("Duel's game says %q", note)
		}
	})
	if partyPath(d) != "" {
		t.Error("two games are played at once")
	}
	d.press("ccc").see("DICE: 3 to type")
}

// TestBoxesSetUp: b leads from Duel's set-up through the other boxes and back; the
// language goes with it.
func TestBoxesSetUp(t *testing.T) {
	d := setUp(t, plain)
	d.see("A NEW GAME AGAINST AUTOBOT").press("b").see("A NEW GAME FOR 2 TO 6").press("b").see("Dark Edition")
	d.press("<tab>").see("UNE NOUVELLE PARTIE POUR 2 À 6")
	d.press("b").see("Boîte", "Autobot").press("<tab>").see("A NEW GAME AGAINST AUTOBOT")
	d.press("b<enter>").see("Tokyo  turn 1")
	if !strings.Contains(partyPath(d), "tokyo") {
		t.Errorf("the game is %q", partyPath(d))
	}
	d.press("xo").see("SAVED GAMES")
}

// TestBoxesBehindATable: the set-up of another box lies on the table of Duel; Esc
// leads back to it, Enter leaves it.
func TestBoxesBehindATable(t *testing.T) {
	d := open(t, plain, midgame).press("xnb").see("A NEW GAME FOR 2 TO 6").press("<esc>").see("ON THE BOARD")
	d.press("ccf").see("DICE: 3 to type").press("<bs><bs><bs>xnb<enter>").see("PUT ON THE TABLE", "Tokyo  turn 1")
	d.press("xn").see("A NEW GAME FOR 2 TO 6").press("bb").see("AUTOBOT").press("<esc>").see("Tokyo  turn 1")
}

// TestPartyBegun: a set-up made elsewhere is begun, or shown to be changed first.
func TestPartyBegun(t *testing.T) {
	said := func(desk *duelbox.Desk) companion.Setup {
		set, err := desk.Box("dark").Setup(nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range [][2]string{{"players", "Anna:alienoid,Ben,Zoé"}, {"first", "Zoé"}} {
			if err := set.Set(o[0], o[1]); err != nil {
				t.Fatal(err)
			}
		}
		return set
	}
	one := newDesk(t, plain)
	d := start(t, plain, one, func(u *dash.Dash) error { return u.BeginFrom(said(one)) })
	d.see("Tokyo Dark  turn 1", ">> ZOÉ <<")
	two := newDesk(t, plain)
	e := start(t, plain, two, func(u *dash.Dash) error { return u.SetUpFrom(said(two)) })
	e.see("Zoé", "Dark Edition").press("<enter>").see(">> ZOÉ <<")
}

// sextet is a game of the Dark Edition, in its second turn.
const sextet = "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Maximilienne; player p4 alienoid Zoé; " +
	"player p5 kraken; player p6 cyber-bunny Li; tiles green; first p1; row acid-attack jets ?; roll 111eec; resolve; pass; "

// TestSavedOfAllBoxes: the list has the games of all boxes, from the dashboard of
// any of them; Enter opens each with its own, and leads back to the one played.
func TestSavedOfAllBoxes(t *testing.T) {
	desk := newDesk(t, plain)
	on(t, save(t, "2026-11-19-six", sextet), 19)
	on(t, save(t, "2026-11-18-four", quartet), 18)
	d := openOn(t, plain, desk, midgame)
	d.press("xo").see("SAVED GAMES: 3", "Dark ", "Anna, Ben, Maximi", "Ben's turn", "Tokyo ").press("<down><enter>")
	d.see("Tokyo Dark  turn 2", ">> BEN <<").press("xo<down><enter>").see("Tokyo Dark  turn 2")
	d.press("xo").see("SAVED GAMES: 3").press("<tab>").see("PARTIES").press("<tab><end><enter>").see("Tokyo  turn 1", ">> BEN <<")
	d.press("xo").see("SAVED GAMES: 3").press("<home><enter>")
	if partyPath(d) != "" {
		t.Errorf("%s is still played", partyPath(d))
	}
	d.see("Anna: roll and type 6 dice")
}

// TestSavedUnreadable: a game of another box that cannot be read is named with the
// reason, in the words of its box; the others can be opened.
func TestSavedUnreadable(t *testing.T) {
	desk := newDesk(t, plain)
	save(t, "2026-11-18-four", quartet+"roll 112hec; buy 9; ")
	save(t, "2026-11-19-six", "kot 1 dark; player p1 nobody; ")
	openOn(t, plain, desk, midgame).press("xo").see("2026-11-19-six", "no monster for p1").press("<enter>").see("ON THE BOARD")
}
