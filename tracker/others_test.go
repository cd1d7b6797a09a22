//go:build unix || js

package tracker_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxFile begins a game of foxes on the machine's own disk.
func foxFile(t *testing.T) *foxSession {
	t.Helper()
	s, err := tracker.Begin(foxRules{}, filepath.Join(t.TempDir(), "foxes.kot"), foxSetup)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func must(t *testing.T, errs ...error) {
	t.Helper()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestLockIsOfTheFile: a game is held under whatever name it is opened, and whatever is
// done to the files beside it.
func TestLockIsOfTheFile(t *testing.T) {
	s := foxFile(t)
	dir := filepath.Dir(s.Path)
	hard, soft := filepath.Join(dir, "hard.kot"), filepath.Join(dir, "soft.kot")
	must(t, os.Link(s.Path, hard))
	names := []string{s.Path, hard, filepath.Join(dir, "..", filepath.Base(dir), "foxes.kot")}
	if err := os.Symlink(s.Path, soft); !errors.Is(err, errors.ErrUnsupported) { // a page has none
		must(t, err)
		names = append(names, soft)
	}
	beside, err := filepath.Glob(filepath.Join(dir, ".*"))
	must(t, err)
	for _, name := range beside {
		must(t, os.Remove(name))
	}
	for _, path := range names {
		if o, err := tracker.Open(foxRules{}, path); err != nil || keys(o.Notes) != "note-locked" {
			t.Errorf("%s: %v, %v", path, o, err)
		}
	}
	must(t, s.Close())
	o, err := tracker.Open(foxRules{}, hard)
	if err != nil || o.ReadOnly() {
		t.Errorf("after the first has closed: %v, %v", o, err)
	}
	o.Close()
}

// TestSavedInPlace is another program that saves a long game with another letter at its
// beginning, and the same size.
func TestSavedInPlace(t *testing.T) {
	s := foxFile(t)
	for range 200 {
		must(t, s.DoLines("throw u"))
	}
	path := s.Path
	data, err := os.ReadFile(path)
	must(t, err)
	i := strings.Index(string(data), "throw u")
	data[i+6] = 'r'
	must(t, os.WriteFile(path, data, 0o644), os.Chtimes(path, time.Now(), time.Now().Add(time.Second)))
	must(t, s.DoLines("throw u"))
	if s.Path == path || !rules.IsProblem(s.File.Trouble(), "file-moved") {
		t.Errorf("it goes on in %s", s.Path)
	}
}

// TestTouched is a file whose time alone has changed.
func TestTouched(t *testing.T) {
	s := foxFile(t)
	path := s.Path
	must(t, os.Chtimes(path, time.Now(), time.Now().Add(time.Hour)), s.DoLines("throw u"))
	if s.Path != path || s.File.Trouble() != nil {
		t.Errorf("it goes on in %s", s.Path)
	}
}

// TestFutureDate: a game dated in the future is not the one played last.
func TestFutureDate(t *testing.T) {
	dir := t.TempDir()
	now := time.Now()
	for name, age := range map[string]time.Duration{"older": -time.Hour, "newest": -time.Minute, "future": 24 * time.Hour, "far": 9e4 * time.Hour} {
		path := filepath.Join(dir, name+".kot")
		must(t, os.WriteFile(path, nil, 0o644), os.Chtimes(path, now, now.Add(age)))
	}
	saved, err := tracker.Store{Dir: dir, Now: now.UnixNano}.List()
	must(t, err)
	var names []string
	for _, g := range saved {
		names = append(names, g.Name)
	}
	if want := []string{"newest", "older", "far", "future"}; !slices.Equal(names, want) {
		t.Errorf("%v, want %v", names, want)
	}
}

// TestNames: no name makes a hidden file or one in another folder, and what cannot be made
// is named.
func TestNames(t *testing.T) {
	s := tracker.Store{Dir: "games"}
	for name, want := range map[string]string{".kot": "game.kot", "": "game.kot", "...": "game.kot", ".hidden": "hidden.kot", "../up": "-up.kot",
		"a/b\x1b": "a-b-.kot", "Zoë.kot": "Zoë.kot"} {
		if have := s.Path(name); have != filepath.Join("games", want) {
			t.Errorf("%q lies at %s, want %s", name, have, want)
		}
	}
	path := filepath.Join(t.TempDir(), "file", "game.kot")
	must(t, os.WriteFile(filepath.Dir(path), nil, 0o644))
	if _, err := tracker.Create(path, foxSetup); err == nil || !strings.Contains(err.Error(), "file="+path) {
		t.Errorf("created: %v", err)
	}
}

// TestLongGames: going back a hundred thousand steps, and looking on at each of a thousand,
// take no time that grows with the square of their number. A game has an end.
func TestLongGames(t *testing.T) {
	const most = 100_000
	g := foxBegin(t, nil)
	e := foxLine{verb: "set", a: "ann", b: "1"}
	for range most {
		must(t, g.Do(e))
	}
	if err := g.Do(e); !rules.IsProblem(err, "game-long") {
		t.Errorf("one more: %v", err)
	}
	begun := time.Now()
	taken, err := g.Back(most)
	if took := time.Since(begun); err != nil || len(taken) != most || took > 10*time.Second {
		t.Errorf("%d taken back in %v: %v", len(taken), took, err)
	}
	deal := foxBegin(t, nil)
	must(t, deal.DoLine("deal ann fox"), deal.DoLine("trade"))
	for err = nil; err == nil; {
		err = deal.DoLine("set bob 1")
	}
	if !rules.IsProblem(err, "game-long") || len(deal.History()[1].Items) != 1000 {
		t.Errorf("%v after %d lines of one event", err, len(deal.History()[1].Items))
	}
}

// TestFollowsStep looks on at a game step by step: undo, damage and a cut line as well.
func TestFollowsStep(t *testing.T) {
	s := foxFile(t)
	on, err := tracker.Open(foxRules{}, s.Path)
	must(t, err)
	for _, line := range []string{"deal ann fox", "throw uu", "undo", "redo", "trade", "undo", "throw u", "throw u"} {
		must(t, foxSessionDo(s, line))
		on.Follow()
		if on.Game.Table().String() != s.Game.Table().String() {
			t.Fatalf("after %s: %s, want %s", line, on.Game.Table(), s.Game.Table())
		}
	}
}
