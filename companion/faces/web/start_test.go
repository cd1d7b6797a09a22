package web

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"
)

// TestAnother: a last game that has more lines than are opened is not opened. The player is told why, and opens another
// one, which is the last one from then on.
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
