package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion/faces/pages"
)

// setUp opens the set-up page of a box on an empty disk.
func setUp(t testing.TB, with setting, box string) *driver {
	t.Helper()
	desk := newDesk(t, with)
	return startOn(t, with, desk, func(d *Dash) error {
		b := desk.Box(box)
		s, err := b.Setup(nil)
		if err == nil {
			pages.SetUp(d, b, s)
		}
		return err
	})
}

// The first screen says what kot is, once; one key changes a row, Enter begins, and the list of what to put on the table
// comes before the table.
func TestSetUp(t *testing.T) {
	u := setUp(t, usual, "duel").see("New game: King of Tokyo Duel", "Roll real dice and type them in", "Your monster", "Who starts", "Difficulty")
	u.not("Cards in the row", "(S3)")
	u.hit("m").see("Cards in the row").hit("m").not("Cards in the row")
	before := u.snap()
	u.hit("<right>")
	if u.snap() == before {
		t.Error("an arrow changes nothing")
	}
	u.hit("5").see("hard")
	u.hit(tabs("en", "fr")).see("difficile", "Votre monstre").hit(tabs("fr", "en")).see("hard")
	u.hit("<enter>").see("SET UP THE TABLE").not("(S1)").hit("<enter>")
	if u.Game() == nil || u.pages.GetPageCount() != 1 || u.Game().Result().Box != "duel" {
		t.Fatalf("%d pages, game %v", u.pages.GetPageCount(), u.Game())
	}
	u.hit("x1").see("New game").not("kot goes with").hit("<esc>")
	if u.pages.GetPageCount() != 1 {
		t.Error("Esc leaves the set-up open")
	}
}

// A key keeps its row while the page is open, whatever appears or disappears: pressed again, it changes the same thing.
func TestSetUpKeysStay(t *testing.T) {
	for box, hits := range map[string]string{"duel": "6669999", "tokyo": "a11a1aa"} {
		u := setUp(t, usual, box).hit("m")
		for _, key := range strings.Split(hits, "") {
			label := u.row(key).Cells[1].Text
			if u.hit(key); u.top().typing() || u.row(key).Cells[1].Text != label {
				t.Errorf("%s: %s changes %q, then it is no more its key:\n%s", box, key, label, u.snap())
			}
		}
	}
}

// Another box is set up on the same page; the reason for a refusal appears below its row, and the field stays open.
func TestSetUpRefused(t *testing.T) {
	u := setUp(t, usual, "duel")
	u.hit("b").see("Players").not("Difficulty")
	u.hit("2").hit("Anna<enter>").see("Anna").hit("4").hit("Anna<enter><enter>")
	if u.Game() == nil && !strings.Contains(u.snap(), "Anna") {
		t.Errorf("the name is lost:\n%s", u.snap())
	}
	u = setUp(t, usual, "duel")
	u.hit("m<end><up>").hit(" ").hit("nonsense,more,stuff<enter>")
	if !u.top().typing() {
		t.Errorf("the field closes:\n%s", u.snap())
	}
	u.see("nonsense")
	setUp(t, usual, "dark").hit("m<end><up> ").hit("giant brain, medi<enter>").see("a row has three cards, not 2") // below the last row
}

// A wrong heart count is corrected with five keys at most, for any player, and the correction can be undone.
func TestFiveKeys(t *testing.T) {
	for keys, c := range map[string]struct{ game, seen string }{
		"m--<enter>": {soloGame, "you 12 hearts"}, "mb7<enter>": {soloGame, "Autobot 7 hearts"},
		"md8<enter>": {cityGame, "Dan, hearts 8"}, "mc--<enter>": {cityGame, "Cleo, hearts 8"},
	} {
		u := open(t, usual, c.game)
		was := u.Game().Steps()
		u.keys = 0
		u.hit(keys)
		if u.keys > 5 || u.Game().Steps() != was+1 || !strings.Contains(u.Game().Past(0)[was].Text, c.seen) {
			t.Errorf("%s: %d keys, %v", keys, u.keys, u.Game().Past(0))
		}
		u.hit("u")
		if u.Game().Steps() != was {
			t.Errorf("%s cannot be taken back", keys)
		}
	}
}
