package tokyo_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// create begins a game of Anna, Bea and a third player without a name.
func create(t *testing.T, d *desk) *tokyobox.Game {
	t.Helper()
	g, err := d.boxes[tokyo.Base].Begin(tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{2, 1, 0}, []string{"Anna", "Bea", ""}, 0))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { g.Close() })
	return g
}

// TestSession checks that a game is saved line by line, goes on where it was left, and
// is view-only elsewhere while it is open.
func TestSession(t *testing.T) {
	d := plainDesk(t, text.English)
	g := create(t, d)
	m := d.rules(t, tokyo.Base).Monsters
	if have, want := filepath.Base(g.Path()), strings.Join([]string{"2026-01-02-tokyo", m[2].ID, m[1].ID, m[0].ID}, "-"); !strings.HasPrefix(have, want) {
		t.Errorf("the game is called %s, want %s", have, want)
	}
	if box, err := d.BoxOf(g.Path()); err != nil || box.ID() != "tokyo" {
		t.Errorf("the box is %v (%v)", box, err)
	}
	do(t, g, "1113cc")
	do(t, g, "")
	seen, notes, err := d.boxes[tokyo.Base].Look(g.Path())
	if err != nil || !seen.ReadOnly() || len(notes) != 0 {
		t.Fatalf("looking on: %v, notes %v", err, notes)
	}
	pass, err := seen.Parse("pass")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := seen.Do(pass); !rules.IsProblem(err, "table.readonly") {
		t.Errorf("a game looked at is played: %v", err)
	}
	if _, err := seen.Log().Undo(); !rules.IsProblem(err, "table.readonly") {
		t.Errorf("a game looked at is taken back: %v", err)
	}
	do(t, g, "anna energy 9")
	do(t, g, "pass")
	if seen.File().Follow(); seen.(*tokyobox.Game).Now().State.Turn.Number != 2 {
		t.Error("who looks on does not see the second turn")
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	g.Session.File = nil
	again, notes, err := d.boxes[tokyo.Base].Open(g.Path())
	if err != nil || len(notes) != 0 {
		t.Fatalf("opening: %v, notes %v", err, notes)
	}
	defer again.Close()
	now := again.(*tokyobox.Game).Now
	if st := &now().State; st.Turn.Number != 2 || st.Seats[0].Energy != 9 || st.Seats[0].Place != tokyo.City {
		t.Errorf("the game goes on elsewhere: %+v", st.Seats[0])
	}
	if step, err := again.Log().Undo(); err != nil || step != "Anna ended the turn" {
		t.Fatalf("%q is taken back (%v)", step, err)
	}
	if _, err := again.Log().Redo(); err != nil || now().State.Turn.Number != 2 {
		t.Errorf("redo: %v", err)
	}
}

// content returns the content of a file.
func content(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestTogether checks that of events that belong together, all are played, or none.
func TestTogether(t *testing.T) {
	d := plainDesk(t, text.English)
	s := create(t, d).Session
	r := d.rules(t, tokyo.Base)
	say := func(lines ...string) {
		t.Helper()
		for _, l := range lines {
			if err := s.Game.DoLine(l); err != nil {
				t.Fatal(err)
			}
		}
	}
	do := func(lines ...string) error {
		var events []tokyo.Event
		for _, l := range lines {
			ev, err := r.Read(s.Game.Table(), l)
			if err != nil {
				t.Fatal(err)
			}
			events = append(events, ev)
		}
		return s.Do(events...)
	}
	say("row frenzy ? jets", "set p1.energy 3", "turn p1 buy")
	before, file := s.Game.Table().State, content(t, s.Path)
	if err := do("set p1.points 4", "buy 1"); !rules.IsProblem(err, "tokyo.too-dear") {
		t.Fatalf("frenzy for 3 energy: %v", err)
	}
	if s.Game.Table().State != before || s.Game.Table().Asking {
		t.Error("half of it was played")
	}
	if _, err := s.PlayAgain(nil); !rules.IsProblem(err, "redo-nothing") {
		t.Errorf("the refused purchase can be done again: %v", err)
	}
	if have := content(t, s.Path); have != file {
		t.Errorf("the file has\n%s\nwant\n%s", have, file)
	}
	say("buy 2", "answer alien-origin", "reveal ?")
	if have := s.Game.Table().State.Seats[0].Energy; have != 0 {
		t.Errorf("%d energy are left, want 0", have)
	}
	if _, err := s.TakeBack(nil); err != nil {
		t.Fatal(err)
	}
	file = content(t, s.Path)
	if err := do("set p1.points 4", "buy 2"); err == nil {
		t.Error("bought without energy")
	}
	if have := content(t, s.Path); have != file {
		t.Errorf("the file has\n%s\nwant\n%s", have, file)
	}
	if items, err := s.PlayAgain(nil); err != nil || len(items) == 0 || r.Write(&items[0]) != "reveal ?" {
		t.Errorf("redo restores %v (%v), not what was taken back before", items, err)
	}
	if err := do("player p1 gigazaur"); !rules.IsProblem(err, "setup-over") {
		t.Errorf("a line of the set-up: %v", err)
	}
}

// TestCreateRefused checks that an incomplete set-up makes no file.
func TestCreateRefused(t *testing.T) {
	dir := t.TempDir()
	if _, err := deskAt(t, dir, text.English).boxes[tokyo.Base].Begin(tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{0, 1}, []string{"", ""}, 5)); !rules.IsProblem(err, "tokyo.setup-first") {
		t.Errorf("p6 of two begins: %v", err)
	}
	if files, _ := os.ReadDir(dir); len(files) != 0 {
		t.Errorf("there are files: %v", files)
	}
}

// TestBoxOf checks that the first line says the box.
func TestBoxOf(t *testing.T) {
	dir := t.TempDir()
	d := deskAt(t, dir, text.English)
	for content, want := range map[string]string{
		"kot 1 tokyo\n": "tokyo", "kot 1 dark\nplayer p1 gigazaur\n": "dark", "# a comment\n\nkot 1 dark # here\n": "dark",
		"": "tokyo", "roll\nkot 1 dark\n": "tokyo", "kot 1 chess\n": "tokyo",
	} {
		path := filepath.Join(dir, "game")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if have, err := d.BoxOf(path); err != nil || have.ID() != want {
			t.Errorf("%q is of %q (%v), want %q", content, have, err, want)
		}
	}
	if _, err := d.BoxOf(filepath.Join(dir, "none")); !rules.IsProblem(err, "read-failed") {
		t.Errorf("a file that is not there: %v", err)
	}
}
