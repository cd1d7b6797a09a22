//go:build unix || js

package tracker_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"kingoftokyo/tracker"
)

// folder is the folder of games of MemDisk.
var folder = tracker.Store{Dir: "/games"}

// written are the names a disk's folder notes, the one written last first.
func written(d *tracker.MemDisk) string {
	var names []string
	for _, m := range tracker.WrittenOn(d, "/games").Marks {
		names = append(names, m.Name)
	}
	return strings.Join(names, " ")
}

// noted begins a game that is noted in its folder.
func noted(t *testing.T, d *tracker.MemDisk, name string) *foxSession {
	t.Helper()
	s, err := tracker.BeginOn(d, foxRules{}, d.Path(name), foxSetup)
	must(t, err)
	s.File.NoteIn(folder)
	return s
}

// TestWrittenLast: a new game is noted at once, another one with its first line and not
// when it is only opened, and how far it was written at a turn's end and when it is closed.
func TestWrittenLast(t *testing.T) {
	d := tracker.NewMemDisk()
	must(t, noted(t, d, "one").Close(), noted(t, d, "two").Close())
	if have := written(d); have != "two one" {
		t.Fatalf("written are %s", have)
	}
	one, err := tracker.OpenOn(d, foxRules{}, d.Path("one"))
	must(t, err)
	one.File.NoteIn(folder)
	if have := written(d); have != "two one" {
		t.Errorf("opened, and written are %s", have)
	}
	exact := func(when string, want bool) {
		t.Helper()
		text, _ := d.Text(d.Path("one"))
		w := tracker.WrittenOn(d, "/games")
		if m := w.Marks[0]; m.Name != "one" || !m.Begins(text) || m.Is(text) != want {
			t.Errorf("%s: noted is %v of %d bytes", when, m, len(text))
		}
	}
	must(t, one.DoLines("deal ann owl"))
	exact("a line", false)
	must(t, one.DoLines("throw u"))
	exact("a turn's end", true)
	must(t, one.DoLines("set ann 3"))
	exact("a line more", false)
	must(t, one.Close())
	exact("closed", true)
	if have := written(d); have != "one two" {
		t.Errorf("written are %s", have)
	}
	must(t, noted(t, d, "two").Close()) // the name is taken
	if have := written(d); have != "two-2 one two" {
		t.Errorf("written are %s", have)
	}
	elsewhere, err := tracker.BeginOn(d, foxRules{}, "/elsewhere/far.kot", foxSetup)
	must(t, err)
	elsewhere.File.NoteIn(folder)
	must(t, elsewhere.DoLines("throw u"), elsewhere.Close())
	if have := written(d); have != "two-2 one two" {
		t.Errorf("a game that lies elsewhere: written are %s", have)
	}
	if have := d.Names(); slices.ContainsFunc(have, func(n string) bool { return strings.HasPrefix(n, "/elsewhere/.") || strings.Contains(n, ".last.") }) {
		t.Errorf("left over: %v", have)
	}
}

// TestWrittenMoved: a game that goes on in another file is noted there, and what the other
// program has left is noted too, to be known again.
func TestWrittenMoved(t *testing.T) {
	for _, atEnd := range []bool{false, true} {
		d := tracker.NewMemDisk()
		s := noted(t, d, "foxes")
		must(t, s.DoLines("throw u"))
		theirs := "fox 1\nplayer somebody\n"
		d.Put(s.Path, theirs, false, false)
		if !atEnd {
			must(t, s.DoLines("throw u"))
		}
		s.Close()
		w := tracker.WrittenOn(d, "/games")
		text, _ := d.Text(d.Path("foxes-2"))
		mark, ok := w.Of("foxes")
		if w.Marks[0].Name != "foxes-2" || !w.Marks[0].Is(text) || !ok || !mark.Is(theirs) {
			t.Errorf("at the end %v: noted are %v", atEnd, w.Marks)
		}
	}
}

// TestWrittenFails: wherever noting goes wrong, the note is the one before or the new one,
// the game is whole, and the next note is written.
func TestWrittenFails(t *testing.T) {
	for how := range tracker.Ways {
		for fault := 1; fault < 9; fault++ {
			d := tracker.NewMemDisk()
			s := noted(t, d, "foxes")
			must(t, noted(t, d, "other").Close())
			d.FailAfter(fault, how)
			err := s.DoLines("deal ann owl")
			d.Restart()
			text, _ := d.Text(s.Path)
			w := tracker.WrittenOn(d, "/games")
			if mark, ok := w.Of("foxes"); len(w.Marks) != 2 || !ok || !mark.Begins(text) {
				t.Errorf("step %d goes wrong the way %d (%v): noted are %v", fault, how, err, w.Marks)
			}
			if err == nil && how == tracker.Fails && !strings.Contains(text, "deal ann owl") {
				t.Errorf("step %d goes wrong: the line is not there: %q", fault, text)
			}
			must(t, noted(t, d, "third").Close())
			if have := written(d); !strings.HasPrefix(have, "third ") {
				t.Errorf("step %d went wrong the way %d: next, noted are %s", fault, how, have)
			}
		}
	}
}

// TestMarks: a mark tells a text that goes further from one that is another or shorter.
func TestMarks(t *testing.T) {
	long := strings.Repeat("throw u\n", 2000)
	m := tracker.MarkOf("foxes", long)
	for _, c := range []struct {
		text       string
		begins, is bool
	}{
		{long, true, true}, {long + "throw u\n", true, false}, {long[:len(long)-8], false, false}, {"", false, false},
		{long[:len(long)-3] + "m u\n", false, false}, {long[:len(long)-3] + "m u\nthrow u\n", false, false},
	} {
		if m.Begins(c.text) != c.begins || m.Is(c.text) != c.is {
			t.Errorf("a text of %d bytes: %v, %v", len(c.text), m.Begins(c.text), m.Is(c.text))
		}
	}
	if empty := tracker.MarkOf("foxes", ""); !empty.Begins("") || !empty.Is("") || !empty.Begins("throw u\n") {
		t.Error("nothing is the beginning of everything")
	}
}

// TestWrittenByOthers: whatever stands in the place of the note, it is read as far as it
// can be, nothing is opened for it, and the next note takes its place, links not followed.
func TestWrittenByOthers(t *testing.T) {
	good := tracker.MarkOf("a \"b\"\n\xff../c", "text").String() + "\n"
	for _, c := range []struct {
		data string
		want int
	}{
		{"", 0}, {good, 1}, {good[:len(good)-1], 0}, {good + "\x00\x00\x00", 1}, {"1 2\n" + good, 1}, {"-5 ffff \"a\"\n", 1}, {"x 1 \"a\"\n", 0},
		{"9999999999999999999 1 \"a\"\n", 0}, {"1 1 a\n", 0}, {strings.Repeat("\n", 1<<20) + good, 0}, {strings.Repeat(good, 9), 9},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, ".last")
		must(t, os.WriteFile(path, []byte(c.data), 0o644))
		store := tracker.Store{Dir: dir}
		w := store.Written()
		if len(w.Marks) != c.want {
			t.Errorf("%.40q: %v", c.data, w.Marks)
		}
		for _, m := range w.Marks {
			if m.Size < 0 && (m.Begins("") || m.Begins("text")) {
				t.Errorf("%v begins a text", m)
			}
		}
		store.Note(tracker.MarkOf("new", "text"))
		if w := store.Written(); len(w.Marks) == 0 || w.Marks[0] != tracker.MarkOf("new", "text") || w.At == 0 {
			t.Errorf("after %.40q is noted %v", c.data, w)
		}
		if have := games(t, dir); len(have) > 0 {
			t.Errorf("the note is a game: %v", have)
		}
	}
	dir, many := t.TempDir(), []tracker.Mark(nil)
	for i := range 99 {
		many = append(many, tracker.MarkOf(fmt.Sprint(i), "text"))
	}
	store := tracker.Store{Dir: dir, Now: func() int64 { return time.Now().Add(-time.Hour).UnixNano() }}
	store.Note(many...)
	if w := store.Written(); len(w.Marks) != 32 || w.At != 0 {
		t.Errorf("%d games noted, in the future at %d", len(w.Marks), w.At)
	}
}
