package tracker_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// eventful is the file of a game with everything that a file can have: questions,
// answers, undo and redo, checkpoints, comments, a name that is not ASCII.
func eventful(t testing.TB, r *duel.Rules) []string {
	t.Helper()
	out := &memory{}
	set := duel.NewSetup(true, [2]duel.MonsterID{1, 3}, duel.You)
	set.Hash, set.Names[duel.You], set.Options.Hard = "3f9a", "Zoë Łukasz 王", true
	g := newGame(t, r, set.Lines(r), out)
	out.Append("# höre")
	p := newPlayer(r, 11)
	for i := range 24 {
		p.play(t, g, 2)
		switch {
		case i%4 == 1:
			do(t, g, "undo", "redo")
		case i%8 == 2:
			do(t, g, "undo", "undo", "redo")
		case i%8 == 6:
			do(t, g, "set you.energy 9", "set you.hearts 9")
		}
	}
	for _, verb := range []string{"side you", "undo", "redo", "table ", "reveal ", "answer ", "set ", "roll ", "#"} {
		if !slices.ContainsFunc(out.lines, func(l string) bool { return strings.HasPrefix(l, verb) }) {
			t.Fatalf("the game has no line %q", verb)
		}
	}
	if len(out.lines) < 60 {
		t.Fatalf("only %d lines", len(out.lines))
	}
	return out.lines
}

// TestTornAnywhere cuts a saved game anywhere. Its whole lines come back and the torn
// rest is reported; the file accepts more lines and opens again. If the set-up is not
// complete, the game is refused and the file does not change.
func TestTornAnywhere(t *testing.T) {
	t.Parallel()
	r := dueltest.Rules(t)
	lines := eventful(t, r)
	text := strings.Join(lines, "\n") + "\n"
	path := filepath.Join(t.TempDir(), "torn.kot")
	for size := 0; size <= len(text); size += often.Times(5, 1) {
		if err := os.WriteFile(path, []byte(text[:size]), 0o644); err != nil {
			t.Fatal(err)
		}
		whole := strings.LastIndexByte(text[:size], '\n') + 1
		want := foldLines(t, r, lines[:strings.Count(text[:size], "\n")])
		o, err := tracker.Open(duel.Log{Rules: r}, path)
		if (duel.Log{}).Ready(want.Table()) != nil {
			var p *rules.Problem
			if !errors.As(err, &p) || content(t, path) != text[:size] {
				t.Fatalf("cut at %d: %v; the file is %q", size, err, content(t, path))
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at %d: %v", size, err)
		}
		torn(t, size, size-whole, o.Notes)
		if look(o.Game) != look(want) || len(o.Game.History()) != len(want.History()) || o.Game.CanRedo() != want.CanRedo() {
			t.Fatalf("cut at %d: another table", size)
		}
		do(t, o.Game, "set deck 30", "undo", "redo")
		closeFile(t, o.File)
		again := open(t, r, path)
		if len(again.Notes) > 0 || look(again.Game) != look(o.Game) {
			t.Fatalf("cut at %d, gone on and opened again: %v, another table", size, again.Notes)
		}
		closeFile(t, again.File)
		if have := content(t, path); have != text[:whole]+"set deck 30\nundo\nredo\n" {
			t.Fatalf("cut at %d: the file goes on as %q", size, have[whole:])
		}
	}
}

// torn checks that there is exactly the one expected note.
func torn(t *testing.T, size, rest int, notes []rules.Note) {
	t.Helper()
	want := ""
	if rest > 0 {
		want = "note-torn"
	}
	if keys(notes) != want {
		t.Fatalf("cut at %d: notes %v, want %q", size, notes, want)
	}
}

// TestUnended opens files whose last line has no line feed: the line counts if its check shows that it is whole, and
// otherwise it is cut off.
func TestUnended(t *testing.T) {
	r := dueltest.Rules(t)
	text, want := checkedFile(t, r)
	d := tracker.NewMemDisk()
	path := d.Path("game")
	for _, c := range []struct{ text, notes, rest string }{
		{text[:len(text)-1], "note-unended", text},
		{text[:len(text)-1] + "\r", "note-unended", text[:len(text)-1] + "\r\n"},
		{text + "set deck 30 # ~1a2b", "note-torn", text},
		{text + "set deck 30", "note-torn", text},
		{text + strings.Repeat("\x00", 4096), "note-torn", text},
	} {
		d.Put(path, c.text, false, false)
		s, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
		if err != nil || keys(s.Notes) != c.notes || look(s.Game) != look(want) {
			t.Fatalf("%q: %v, %v", c.text[len(text)-20:], err, s)
		}
		do(t, s.Game, "set deck 30")
		closeFile(t, s.File)
		have, _ := d.Text(path)
		again, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
		if err != nil || len(again.Notes) > 0 || look(again.Game) != look(s.Game) || !strings.HasPrefix(have, c.rest+"set deck 30 # ~") {
			t.Errorf("gone on with, the file ends %q: %v, %v", have[len(text)-20:], err, again.Notes)
		}
		closeFile(t, again.File)
	}
}
