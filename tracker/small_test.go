package tracker_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

const foxes = "fox three\nplayer Ann\nplayer Bob\nplayer Cem\n"

// TestWriteFile: a file is written completely, replaces another, and is read again; a file that is too large or missing is refused.
func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	real := filepath.Join(dir, "real")
	for _, text := range []string{"before", "after\n"} {
		if err := tracker.WriteFile(real, text); err != nil {
			t.Fatal(err)
		}
		if have, err := tracker.Read(real); have != text || err != nil {
			t.Errorf("%q, %v", have, err)
		}
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 1 {
		t.Errorf("%v is left behind", list)
	}
	if err := tracker.WriteFile(filepath.Join(dir, "none", "x"), ""); err == nil {
		t.Error("a file is written into no folder")
	}
	if _, err := tracker.Read(filepath.Join(dir, "none")); !rules.IsProblem(err, "read-failed") {
		t.Errorf("no file: %v", err)
	}
	for _, c := range []struct {
		size int64
		key  string
	}{{8 << 20, ""}, {8<<20 + 1, "file-large"}} {
		if err := os.Truncate(real, c.size); err != nil {
			t.Fatal(err)
		}
		text, err := tracker.Read(real)
		if (c.key == "") != (err == nil && int64(len(text)) == c.size) || c.key != "" && !rules.IsProblem(err, c.key) {
			t.Errorf("%d bytes: %d read, %v", c.size, len(text), err)
		}
	}
}

// TestFolders: a game creates the folders in its path; a folder without games, or no folder, has no games.
func TestFolders(t *testing.T) {
	store := tracker.Store{Dir: filepath.Join(t.TempDir(), "a", "b", "c")}
	if list, err := store.List(); list != nil || err != nil {
		t.Errorf("no folder: %v, %v", list, err)
	}
	s, err := tracker.Begin(foxRules{}, store.Path("one"), strings.Split(strings.TrimSpace(foxes), "\n"))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	list, err := store.List()
	if len(list) != 1 || err != nil || list[0].Name != "one" {
		t.Errorf("%v, %v", list, err)
	}
	file := filepath.Join(store.Dir, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := (tracker.Store{Dir: file}).List(); !rules.IsProblem(err, "read-failed") {
		t.Errorf("a file is no folder: %v", err)
	}
	if _, err := tracker.Begin(foxRules{}, filepath.Join(file, "deep", "x.kot"), strings.Split(strings.TrimSpace(foxes), "\n")); err == nil {
		t.Error("a game lies below a file")
	}
}

// TestNoteLast: the player has chosen the game to continue; an unreadable one leaves the previous one.
func TestNoteLast(t *testing.T) {
	store := tracker.Store{Dir: t.TempDir()}
	for _, name := range []string{"one", "two"} {
		if err := os.WriteFile(store.Path(name), []byte(foxes), 0o644); err != nil {
			t.Fatal(err)
		}
		store.Note(store.Path(name))
		if last := store.Last(); last.Name != name || !last.Begins(foxes) || last.Begins(foxes[1:]) {
			t.Errorf("%+v", last)
		}
	}
	store.Note(store.Path("none"))
	if last := store.Last(); last.Name != "two" {
		t.Errorf("after a game that is gone: %+v", last)
	}
}

// TestSaid: two files are the same game if they have the same lines except for comments, checks and blank lines.
func TestSaid(t *testing.T) {
	got := tracker.Said("\ufefffox three # the first\n\n  # a comment\nplayer Ann   \n\tplayer Bob#x\r\n")
	if strings.Join(got, "|") != "fox three|player Ann|player Bob" {
		t.Errorf("%q", got)
	}
}

// TestAhead: a game is continued without being changed, until there is no next line, a line is refused, or it has no end.
func TestAhead(t *testing.T) {
	for _, c := range []struct {
		lines []string
		most  int
		want  int
	}{
		{[]string{"throw u"}, 3, 3}, {[]string{"throw u"}, 0, 0}, {[]string{"throw u", "deal ann dog"}, 9, 1}, {[]string{"throw u"}, 1000, 60},
	} {
		g := tracker.New(foxRules{}, nil)
		for line := range strings.SplitSeq(strings.TrimSpace(foxes), "\n") {
			if _, err := g.Fold(line); err != nil {
				t.Fatal(err)
			}
		}
		was, n := fmt.Sprintf("%+v", *g.Table()), 0
		out := g.Ahead(func(d *tracker.Game[foxTable, foxLine]) (foxLine, bool) {
			e := foxLine{"throw", "u", "", ""}
			if line := c.lines[n%len(c.lines)]; line != "throw u" {
				e = foxLine{"deal", "ann", "dog", ""}
			}
			n++
			return e, n <= c.most
		})
		if len(out) != c.want || fmt.Sprintf("%+v", *g.Table()) != was || g.Steps() != 0 {
			t.Errorf("%q, at most %d: %d lines ahead, %d steps", c.lines, c.most, len(out), g.Steps())
		}
	}
}

// TestUndone: what was taken back, the latest first, until something follows it.
func TestUndone(t *testing.T) {
	g := tracker.New(foxRules{}, nil)
	undone := func(want string) {
		t.Helper()
		var got []string
		for _, e := range g.Undone() {
			got = append(got, foxRules{}.Write(&e))
		}
		if strings.Join(got, "|") != want {
			t.Errorf("undone: %q, want %q", got, want)
		}
	}
	for _, line := range append(strings.Split(strings.TrimSpace(foxes), "\n"), "throw u", "throw uu", "throw uuu") {
		if _, err := g.Fold(line); err != nil {
			t.Fatal(line, err)
		}
	}
	undone("")
	for _, want := range []string{"throw uuu", "throw uu|throw uuu"} {
		if _, err := g.Undo(); err != nil {
			t.Fatal(err)
		}
		undone(want)
	}
	if _, err := g.Redo(); err != nil {
		t.Fatal(err)
	}
	undone("throw uuu")
	if g.Latest().Number() != 2 || g.Latest().Previous().Number() != 1 || g.Latest().Previous().Previous() != nil {
		t.Errorf("the latest of two has the number %d", g.Latest().Number())
	}
}

// TestNotText: a line of a file must be text.
func TestNotText(t *testing.T) {
	g := tracker.New(foxRules{}, nil)
	if _, err := g.Fold("fox \xff"); !rules.IsProblem(err, "not-text") {
		t.Errorf("%v", err)
	}
}
