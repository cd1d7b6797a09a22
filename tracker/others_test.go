//go:build unix || js

package tracker_test

import (
	"bytes"
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

// TestLockIsOfTheFile: a game is locked under whatever name it is opened, and whatever
// is done to the files next to it.
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

// TestSavedInPlace is another program that saves a long game with a different letter at
// its beginning, and the same size.
func TestSavedInPlace(t *testing.T) {
	t.Parallel()
	s := foxFile(t)
	for range 200 {
		must(t, s.Game.DoLine("throw u"))
	}
	path := s.Path
	data, err := os.ReadFile(path)
	must(t, err)
	i := strings.Index(string(data), "throw u")
	data[i+6] = 'r'
	must(t, os.WriteFile(path, data, 0o644), os.Chtimes(path, time.Now(), time.Now().Add(time.Second)))
	must(t, s.Game.DoLine("throw u"))
	if s.Path == path || !rules.IsProblem(s.File.Trouble(), "file-moved") {
		t.Errorf("it goes on in %s", s.Path)
	}
}

// TestTouched is a file of which only the time has changed.
func TestTouched(t *testing.T) {
	s := foxFile(t)
	path := s.Path
	must(t, os.Chtimes(path, time.Now(), time.Now().Add(time.Hour)), s.Game.DoLine("throw u"))
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

// TestNames: no name makes a hidden file or one in another folder, or contains characters that a
// shell, a terminal or Windows would treat as more than a name; an error in making a file names it.
func TestNames(t *testing.T) {
	s := tracker.Store{Dir: "games"}
	for name, want := range map[string]string{".kot": "game.kot", "": "game.kot", "...": "game.kot", ".hidden": "hidden.kot", "../up": "up.kot",
		"a/b\x1b": "a-b-.kot", "Zoë.kot": "Zoë.kot", "Zoe\u0308 王者 🎲": "Zoe\u0308 王者 🎲.kot", "2026-11-21_a.b+c,d@e": "2026-11-21_a.b+c,d@e.kot",
		"x$(touch PWNED)": "x--touch PWNED-.kot", "`$;&|()<>'\"#": "game.kot", "a`$;&|()<>'\"#b": "a------------b.kot", "a!*?[]{}~\\^%=:b": "a-------------b.kot",
		"-rf": "rf.kot", "--": "game.kot", " a ": "a.kot", "~root": "root.kot", "=ls": "ls.kot", "a\nb\tc\x7f\u009b\u202e\u2028d": "a-b-c----d.kot", "a\xffb": "a-b.kot",
		"con": "game-con.kot", "LPT1.x": "game-LPT1.x.kot", "console": "console.kot", "com0": "com0.kot", "COM¹": "game-COM¹.kot"} {
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

// TestLongGames: the time for going back a hundred thousand steps, and for viewing each of
// a thousand, does not grow with the square of their number. A game has a maximum length.
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

// weighed are rules that count the lines that they play.
type weighed struct {
	foxRules
	lines *int
}

// Run implements tracker.Rules.
func (r weighed) Run(before *foxTable, entry []foxLine) (foxTable, error) {
	*r.lines += len(entry)
	return r.foxRules.Run(before, entry)
}

// TestHeavyGame: a file in which each answer plays hundreds of others again is refused before it has taken much more
// than ten times the work of its lines, even if it is damaged. One with ten thousand turns opens.
func TestHeavyGame(t *testing.T) {
	t.Parallel()
	begin := strings.Join(foxSetup, "\n") + "\ndeal ann fox\n"
	long := func(n int) string { return "trade\n" + strings.Repeat("set cem 2\n", n) }
	for name, c := range map[string]struct {
		text  string
		heavy bool
	}{
		"one event after the other": {begin + strings.Repeat(long(900)+"undo\n", 20), true},
		"undo at a question":        {begin + long(150) + strings.Repeat("undo\nset cem 2\n", 20_000), true},
		"damage":                    {strings.ReplaceAll(tracker.CheckedText(strings.Split(begin+strings.Repeat(long(300)+"answer nobody\nsum 9 1/1/1 1/1/1\n", 30), "\n")), "nobody #", "anybody #"), true},
		"ten thousand turns":        {strings.Join(foxSetup, "\n") + strings.Repeat("\nthrow u\nset ann 1", 10_000) + "\n", false},
	} {
		lines := 0
		path := filepath.Join(t.TempDir(), "heavy.kot")
		must(t, os.WriteFile(path, []byte(c.text), 0o644))
		s, err := tracker.Look(weighed{lines: &lines}, path)
		var at *rules.Located
		switch most := 60_000 + 10*strings.Count(c.text, "\n"); {
		case !c.heavy && (err != nil || len(s.Notes) > 0 || s.Game.Lines() != 20_000):
			t.Errorf("%s: %v, %v", name, err, s)
		case c.heavy && (!errors.As(err, &at) || !rules.IsProblem(at.Err, "game-work") || lines > most):
			t.Errorf("%s: %d lines played, %v", name, lines, err)
		}
	}
}

// TestFollowsStep follows a game step by step, including undo, damage and a cut line.
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

// TestFollowsDamage follows a game whose last line arrives damaged, each letter of some lines in turn,
// and then whole with what follows: a viewer sees what somebody who opened the file then would see.
func TestFollowsDamage(t *testing.T) {
	t.Parallel()
	s := foxFile(t)
	must(t, foxSessionDo(s, "deal ann fox"))
	begun, err := os.ReadFile(s.Path)
	must(t, err)
	for _, line := range []string{"throw uu", "throw um", "throw muu"} {
		must(t, foxSessionDo(s, line))
	}
	whole, err := os.ReadFile(s.Path)
	must(t, err)
	must(t, s.Close())
	damaged, told := s.Path+".damaged", 0
	for i := len(begun); i < len(whole); i++ {
		for _, c := range []byte("#u\n") {
			if whole[i] == c {
				continue
			}
			must(t, os.WriteFile(damaged, begun, 0o644))
			on, err := tracker.Look(foxRules{}, damaged)
			must(t, err)
			text := slices.Clone(whole[:i+1+bytes.IndexByte(whole[i:], '\n')]) // it is the last line so far
			text[i] = c
			must(t, os.WriteFile(damaged, text, 0o644))
			on.Follow()
			opened, err := tracker.Look(foxRules{}, damaged)
			must(t, err)
			if have, want := on.Game.Table().String(), opened.Game.Table().String(); have != want {
				t.Fatalf("byte %d is %q: who looks on sees %s, who opens it %s\n%s", i, c, have, want, text)
			}
			if len(opened.Notes) > 0 {
				told++
			}
			must(t, os.WriteFile(damaged, whole, 0o644))
			on.Follow()
			if have, want := on.Game.Table().String(), s.Game.Table().String(); have != want {
				t.Fatalf("byte %d was %q: with the file whole again who looks on sees %s, want %s", i, c, have, want)
			}
		}
	}
	if told < 50 {
		t.Errorf("only %d damages were told", told)
	}
}
