package terminal

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion/faces/pages"
)

// TestRematchAsks: a rematch asks who starts and lists every player. The game begins with the chosen player, and not
// before: Esc leaves the table unchanged. The menu asks as well.
func TestRematchAsks(t *testing.T) {
	const over = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; first p1; " +
		"set p1.points 20; turn p1 buy; pass"
	files := func() int {
		t.Helper()
		list, err := os.ReadDir("games")
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	u := open(t, usual, over)
	before := files()
	u.hit("r").see("Who starts?", "Reroll ties.", "Anna", "Ben", "Cleo").hit("<esc>")
	if u.top() != page(u.table) || !u.Frame().Over || files() != before {
		t.Errorf("Esc has begun a game:\n%s", u.snap())
	}
	if v := u.hit("r<down><down><enter>").hit("<enter>").Frame(); v.Over || !v.Seats[2].Active {
		t.Errorf("another player begins:\n%s", u.snap())
	}
	open(t, usual, over).hit("x").clickOn("rematch").see("Who starts?")
}

// TestListGoesOn: the list of what to put on the table comes when the game has begun. Both keys that leave it lead to the
// table, and the hint says so.
func TestListGoesOn(t *testing.T) {
	for _, key := range []string{"<enter>", "<esc>"} {
		for _, box := range []string{"duel", "tokyo"} {
			u := setUp(t, usual, box).hit("<enter>").see("SET UP THE TABLE", "Enter/Esc play").not("back")
			if u.hit(key); u.top() != page(u.table) {
				t.Errorf("%s: %s does not lead to the table:\n%s", box, key, u.snap())
			}
		}
	}
}

// TestSetupGoesOn: Enter after a name goes on to the next player's, so that names can be typed one after the other. After
// the last one no field is open. The throws for who starts follow each other as well.
func TestSetupGoesOn(t *testing.T) {
	desk := newDesk(t, usual)
	u := startOn(t, usual, desk, func(d *Dash) error {
		box := desk.Boxes[1]
		s, err := box.Setup(nil)
		if err == nil {
			err = s.Set("count", "3")
		}
		if err == nil {
			pages.SetUp(d, box, s)
		}
		return err
	})
	u.hit("<down> ").see("Player 1: name")
	u.hit("Anna<enter>ben<enter>Cleo<enter>")
	if p := u.top().(*paged).page(); p.Field != nil {
		t.Errorf("behind the last name a field is open:\n%s", u.snap())
	}
	u.see("Anna", "ben", "Cleo", "New game: King of Tokyo")
	at := u.top().(*paged).page().At
	if u.hit("<up><down>"); u.top().(*paged).page().At != at {
		t.Errorf("the cursor was not on a field: %d", at)
	}
	for u.row(rowOf(u, "Who starts")).Cells[2].Text != "the dice" {
		u.hit(rowOf(u, "Who starts"))
	}
	u.hit(rowOf(u, "Anna's smashes")).hit("2<enter>5<enter>1<enter>")
	if got := u.row(rowOf(u, "Who starts")).Cells[2].Text; got != "ben" {
		t.Errorf("%s starts:\n%s", got, u.snap())
	}
}

// rowOf returns the key of the row with a label.
func rowOf(u *driver, label string) string {
	u.Helper()
	for _, r := range u.top().(*paged).page().Rows {
		if len(r.Cells) > 1 && r.Cells[1].Text == label {
			return r.Cells[0].Key
		}
	}
	u.Fatalf("no row is called %s:\n%s", label, u.snap())
	return ""
}

// TestSetupRowsStay: a set-up with enough room breaks what is too long for its row instead of cutting it off, and keeps
// every row in place whichever Monster is chosen. On a low screen only the texts may disappear.
func TestSetupRowsStay(t *testing.T) {
	with := usual
	with.w, with.h = 60, 60
	u := setUp(t, with, "tokyo").hit("m")
	u.hit(rowOf(u, "Cards for sale")).hit("rapid healing, jets, evacuation orders<enter><esc>").see("Rapid Healing, Jets,",
		"Orders").not("…")
	u = setUp(t, with, "duel").hit("m")
	last := func() int { return strings.Index(u.snap(), "Cards in the row") }
	at, texts := strings.Count(u.snap()[:last()], "\n"), map[int]bool{}
	for range 6 {
		u.hit("1")
		texts[len(u.row("1").Cells[2].Text)] = true
		if now := strings.Count(u.snap()[:last()], "\n"); now != at {
			t.Errorf("the row is %d rows down, it was %d:\n%s", now, at, u.snap())
		}
	}
	if len(texts) < 2 {
		t.Error("the Monster did not change")
	}
}
