package web

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/faces/pages"
)

// TestAnother: a last game with more lines than the limit is not opened. The player is told why, and opens another one,
// which is the last one from then on.
func TestAnother(t *testing.T) {
	desk := newDesk(t)
	desk.Most = 30
	if err := os.MkdirAll("games", 0o755); err != nil {
		t.Fatal(err)
	}
	for i, lines := range []string{solo, city + strings.Repeat("set p1.points 1; ", 30)} {
		path, at := desk.Store.Path("game"+string("ab"[i])), time.Unix(1_700_000_000+int64(i), 0)
		if err := os.WriteFile(path, []byte(strings.ReplaceAll(lines, "; ", "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	desk.Store.Note(desk.Store.Path("gameb"))
	start := func() *player {
		t.Helper()
		f, err := New(desk)
		if err == nil {
			err = f.Start(desk.InProgress())
		}
		if err != nil {
			t.Fatal(err)
		}
		p := &player{T: t, Face: f}
		p.look()
		return p
	}
	p := start()
	shown, err := json.Marshal(p.now)
	if err != nil {
		t.Fatal(err)
	}
	const why = "gameb: this game has 36 lines, and the page opens games of up to 30"
	for _, said := range []string{"OPEN ANOTHER GAME", "cannot be opened here", why} {
		if !strings.Contains(string(shown), said) {
			t.Errorf("%q is not shown: %s", said, shown)
		}
	}
	p.does(Heard{Do: Row, N: 1, To: 1})
	if p.Path() != desk.Store.Path("gamea") || p.now.Table == nil {
		t.Errorf("%q is opened: %+v", p.Path(), p.now)
	}
	if err := p.Leave(); err != nil {
		t.Fatal(err)
	}
	p = start()
	if p.Path() != desk.Store.Path("gamea") {
		t.Errorf("at the next start %q is opened", p.Path())
	}
	if err := p.Leave(); err != nil {
		t.Fatal(err)
	}
}

// TestStartUnread: if a single game cannot be read, the page asks which one to open.
func TestStartUnread(t *testing.T) {
	p := open(t, "")
	if err := p.Start(companion.Progress{Unread: []record.Unread{{Name: "torn"}}}); err != nil {
		t.Fatal(err)
	}
	if p.look(); p.now.Page == nil || p.now.Page.Title != "WHICH GAME?" {
		t.Errorf("nothing is asked: %+v", p.now.Page)
	}
}

// TestSeatOfKot: in the set-up of King of Tokyo any seat can be switched to kot and back. A seat of kot has no name to type.
func TestSeatOfKot(t *testing.T) {
	p := open(t, "")
	if p.now.Files == nil || p.now.Files[0] != "open" {
		t.Errorf("before any game the set-up offers %q", p.now.Files)
	}
	p.does(Heard{Do: Row, N: 1, To: 1}) // the other box
	rows := func(label string) (out []pages.Row) {
		for _, r := range p.now.Page.Rows {
			if r.Choice > 0 && strings.HasPrefix(r.Cells[1].Text, label) {
				out = append(out, r)
			}
		}
		return out
	}
	who := rows("Player 2: who plays")
	if len(who) != 1 || who[0].Of != 2 || len(rows("Player 2")) != 3 || len(rows("Seats that kot plays")) != 0 {
		t.Fatalf("the rows of player 2 are %+v", rows("Player 2"))
	}
	for _, by := range []struct{ step, rows int }{{1, 2}, {-1, 3}, {1, 2}} {
		if p.does(Heard{Do: Row, N: who[0].Choice, To: by.step}); len(rows("Player 2")) != by.rows {
			t.Errorf("after a step of %d player 2 has %+v", by.step, rows("Player 2"))
		}
	}
	p.does(Heard{Do: Key, Text: "Enter"})
	for i, s := range p.Frame().Seats {
		if kot := s.Hand != ""; kot != (i == 1) {
			t.Errorf("seat %d is played by %q", i+1, s.Hand)
		}
	}
}

// TestValuesStay: on the set-up a tap on a value chooses that one, and it stays marked, also the mix of tiles, which shows
// its tiles in place of a word.
func TestValuesStay(t *testing.T) {
	p := open(t, "")
	n := 0
	p.Desk().Random = func(of int) int { n++; return n % of } // a mix has both colours
	for p.now.Page.Title != "New game: King of Tokyo: Dark Edition" {
		p.does(Heard{Do: Row, N: p.now.Page.Rows[0].Choice, To: 1})
	}
	row := func() *pages.Row {
		i := slices.IndexFunc(p.now.Page.Rows, func(r pages.Row) bool { return slices.Contains(r.Picks, "all red") })
		return &p.now.Page.Rows[i]
	}
	for _, want := range []int{2, 2, 1, 2, 0, 2, 1} {
		if p.does(Heard{Do: Row, N: row().Choice, To: want - row().Now}); row().Now != want {
			t.Errorf("%q was tapped, and %d is marked: %+v", row().Picks[want], row().Now, row().Cells)
		}
	}
}
