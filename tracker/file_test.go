package tracker_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// refusedOpen opens a game that must be refused, and checks that its file does not
// change and that there is no other file next to it.
func refusedOpen(t *testing.T, r *duel.Rules, path, key string) {
	t.Helper()
	before := content(t, path)
	for range 2 { // the first refusal must not leave a lock behind
		o, err := tracker.Open(duel.Log{Rules: r}, path)
		if o != nil || !rules.IsProblem(err, key) {
			t.Errorf("opened as %v: %v, want %s", o, err, key)
		}
	}
	if content(t, path) != before {
		t.Errorf("the file has changed to %q", content(t, path))
	}
	if have := games(t, filepath.Dir(path)); len(have) != 1 {
		t.Errorf("the folder has %v", have)
	}
}

// games returns the game files of a folder.
func games(t *testing.T, dir string) []string {
	t.Helper()
	saved, err := tracker.Store{Dir: dir}.List()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, s := range saved {
		out = append(out, s.Name)
	}
	slices.Sort(out)
	return out
}

// TestRefusedFiles has files that are not games, or are from a newer program.
func TestRefusedFiles(t *testing.T) {
	r := dueltest.Rules(t)
	setup := "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"
	for _, c := range []struct{ name, text, key string }{
		{"empty", "", "setup-head"},
		{"a comment", "# nothing yet\n\n", "setup-head"},
		{"one side", "kot 1 duel solo\nside you gigazaur\n", "setup-incomplete"},
		{"a set-up damaged for good", "kot 1 duel solo\nside you gigasaur\nside rival meka-dragon\nroll cchef\n", "word-wrong"},
		{"another text", "Dear Anna\n", "verb-unknown"},
		{"a newer version", strings.Replace(setup, "kot 1", "kot 2", 1) + "roll cchef\n", "file-newer"},
		{"a newer version of another box", "kot 2 cave trio expert\nside third ?\n", "file-newer"},
		{"a newer version, torn", "kot 2 duel solo\nside you giga", "file-newer"},
		{"a newer header further on", setup + "kot 2 duel solo\n", "file-newer"},
	} {
		t.Run(c.name, func(t *testing.T) { refusedOpen(t, r, writeText(t, c.text), c.key) })
	}
	if _, err := tracker.Open(duel.Log{Rules: r}, filepath.Join(t.TempDir(), "none.kot")); !rules.IsProblem(err, "read-failed") {
		t.Errorf("a file that is not there: %v", err)
	}
}

// TestLocked opens a game that is already open: it is view-only, and the first one
// still writes.
func TestLocked(t *testing.T) {
	r := dueltest.Rules(t)
	path := write(t, eventful(t, r))
	first := open(t, r, path)
	second := open(t, r, path)
	if keys(second.Notes) != "note-locked" || arg(second.Notes[0], "file") != path || second.File != nil {
		t.Errorf("the second: %v, %v", second.Notes, second.File)
	}
	if look(second.Game) != look(first.Game) {
		t.Error("the second sees another table")
	}
	do(t, second.Game, "set deck 20") // not saved
	do(t, first.Game, "set deck 21")
	if text := content(t, path); !strings.HasSuffix(text, "\nset deck 21\n") || strings.Contains(text, "set deck 20") {
		t.Errorf("the file ends %q", text[len(text)-40:])
	}
	closeFile(t, first.File)
	third := open(t, r, path)
	if len(third.Notes) > 0 || third.File == nil || third.Game.Table().State.Deck != 21 {
		t.Errorf("after the first has closed: %v", third.Notes)
	}
	closeFile(t, third.File)
}

// TestReadOnly opens games where nothing can be written: they are view-only.
func TestReadOnly(t *testing.T) {
	r := dueltest.Rules(t)
	lines := eventful(t, r)
	want := foldLines(t, r, lines)
	readOnly := func(t *testing.T, path string) {
		t.Helper()
		before := content(t, path)
		o := open(t, r, path)
		if keys(o.Notes) != "note-readonly" || arg(o.Notes[0], "reason") == "" || o.File != nil || look(o.Game) != look(want) {
			t.Errorf("opened with %v, %v", o.Notes, o.File)
		}
		do(t, o.Game, "set deck 20")
		if content(t, path) != before {
			t.Error("the file has changed")
		}
	}
	t.Run("the file may only be read", func(t *testing.T) {
		path := write(t, lines)
		if err := os.Chmod(path, 0o444); err != nil {
			t.Fatal(err)
		}
		if f, err := os.OpenFile(path, os.O_WRONLY, 0); err == nil {
			f.Close()
			t.Skip("this user may write everything")
		}
		readOnly(t, path)
	})
	t.Run("no folder", func(t *testing.T) {
		path := filepath.Join(write(t, lines), "game.kot") // a file is not a folder
		if _, err := tracker.Open(duel.Log{Rules: r}, path); !rules.IsProblem(err, "read-failed") {
			t.Errorf("opened: %v", err)
		}
		if _, err := tracker.Create(path, lines[:4]); !rules.IsProblem(err, "create-failed") {
			t.Errorf("created: %v", err)
		}
	})
}

// TestCreate creates files: whole, locked, and never over an existing one.
func TestCreate(t *testing.T) {
	r := dueltest.Rules(t)
	path := filepath.Join(t.TempDir(), "new", "folder", "Zoë.kot")
	setup := eventful(t, r)[:6]
	var names []string
	for range 3 {
		f, err := tracker.Create(path, setup)
		if err != nil {
			t.Fatal(err)
		}
		defer closeFile(t, f)
		names = append(names, filepath.Base(f.Path))
		if o := open(t, r, f.Path); keys(o.Notes) != "note-locked" || content(t, f.Path) != strings.Join(setup, "\n")+"\n" {
			t.Errorf("%s: %v, %q", f.Path, o.Notes, content(t, f.Path))
		}
	}
	if want := []string{"Zoë.kot", "Zoë-2.kot", "Zoë-3.kot"}; !slices.Equal(names, want) {
		t.Errorf("the files are %v, want %v", names, want)
	}
	if have := games(t, filepath.Dir(path)); len(have) != 3 {
		t.Errorf("the folder has %v", have)
	}
}

// TestCheckpointDiffers folds a file whose checkpoint has other numbers than the
// lines before it, as after a change of rules or card data: the game continues with
// those numbers, with a note, and the file is not cut short.
func TestCheckpointDiffers(t *testing.T) {
	r := dueltest.Rules(t)
	setup := []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon", "start you"}
	out := &memory{}
	g := newGame(t, r, setup, out)
	do(t, g, "roll cchef", "stop", "resolve", "pass")
	pass := len(out.lines) - 1
	if !strings.Contains(out.lines[pass], " rival=10/1/0/0 ") {
		t.Fatalf("the checkpoint is %s", out.lines[pass])
	}
	// With the energy of the lines alone, she could not pay for the card.
	lines := append(slices.Clone(out.lines), "roll eeeffd", "stop", "resolve", "buy 3", "reveal frenzy", "reveal ?")
	lines[pass] = strings.Replace(lines[pass], " rival=10/1/0/0 ", " rival=5/6/1/0 ", 1)

	path := write(t, lines)
	o := open(t, r, path)
	if keys(o.Notes) != "note-differs" || arg(o.Notes[0], "line") != strconv.Itoa(pass+1) {
		t.Errorf("notes %v", o.Notes)
	}
	rulestest.Want(t, dueltest.View(r, o.Game.Table()), "turn=2 active=rival phase=buy rival.hearts=5 rival.energy=4 rival.dice=1 fame=0 question=")
	do(t, o.Game, "pass")
	closeFile(t, o.File)
	if have := content(t, path); !strings.HasPrefix(have, strings.Join(lines, "\n")+"\npass\ntable turn=3 ") {
		t.Errorf("the file is now\n%s", have)
	}
	again := open(t, r, path)
	if keys(again.Notes) != "note-differs" || look(again.Game) != look(o.Game) {
		t.Errorf("opened again: %v", again.Notes)
	}
	closeFile(t, again.File)
}

// TestUndoAcrossFiles takes a game back to its start and forward again, closing and
// reopening it between any two steps.
func TestUndoAcrossFiles(t *testing.T) {
	t.Parallel()
	r := dueltest.Rules(t)
	lines := eventful(t, r)
	path := write(t, lines)
	step := func(undo bool) (view, bool) {
		t.Helper()
		o := open(t, r, path)
		defer closeFile(t, o.File)
		var err error
		if undo {
			_, err = o.Game.Undo()
		} else {
			_, err = o.Game.Redo()
		}
		var p *rules.Problem
		if errors.As(err, &p) && p.Key != "undo-nothing" && p.Key != "redo-nothing" {
			t.Fatal(err)
		}
		return look(o.Game), err == nil
	}
	tables := []view{look(foldLines(t, r, lines))}
	for v, ok := step(true); ok; v, ok = step(true) {
		tables = append(tables, v)
	}
	if start := look(newGame(t, r, lines[:slices.Index(lines, "# höre")], nil)); tables[len(tables)-1] != start || len(tables) < 20 {
		t.Fatalf("%d undos do not lead to the start", len(tables)-1)
	}
	for i := len(tables) - 2; i >= 0; i-- {
		if v, ok := step(false); !ok || v != tables[i] {
			t.Fatalf("redo makes another table, or none, %d steps from the end", i)
		}
	}
	if !strings.HasPrefix(content(t, path), strings.Join(lines, "\n")+"\nundo\n") {
		t.Error("lines have been rewritten")
	}
}
