//go:build unix || js

package tracker_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/tracker"
)

// folder is the folder of games of MemDisk.
var folder = tracker.Store{Dir: "/games"}

// noted begins a game that is recorded in its folder.
func noted(t *testing.T, d *tracker.MemDisk, name string) *foxSession {
	t.Helper()
	s, err := tracker.BeginOn(d, foxRules{}, d.Path(name), foxSetup)
	must(t, err)
	s.File.NoteIn(folder)
	return s
}

// TestWrittenLast: a new game is recorded at once, an existing one with its first new line but not when it is only
// opened, and how far it was written is recorded at the end of a turn and when it is closed.
func TestWrittenLast(t *testing.T) {
	d := tracker.NewMemDisk()
	is := func(when, want string) {
		t.Helper()
		if have := tracker.LastOn(d, "/games").Name; have != want {
			t.Errorf("%s: written last is %q, want %q", when, have, want)
		}
	}
	must(t, noted(t, d, "one").Close())
	is("one begun", "one")
	must(t, noted(t, d, "two").Close())
	is("two begun", "two")
	one, err := tracker.OpenOn(d, foxRules{}, d.Path("one"))
	must(t, err)
	one.File.NoteIn(folder)
	is("one opened", "two")
	exact := func(when string, want bool) {
		t.Helper()
		is(when, "one")
		text, _ := d.Text(d.Path("one"))
		m := tracker.LastOn(d, "/games")
		if !m.Begins(text) || (m == tracker.MarkOf("one", text)) != want {
			t.Errorf("%s: noted is %v of %d bytes", when, m, len(text))
		}
	}
	must(t, one.Game.DoLine("deal ann owl"))
	exact("a line", false)
	must(t, one.Game.DoLine("throw u"))
	exact("a turn's end", true)
	must(t, one.Game.DoLine("set ann 3"))
	exact("a line more", false)
	must(t, one.Close())
	exact("closed", true)
	must(t, noted(t, d, "two").Close())
	is("the name is taken", "two-2")
	elsewhere, err := tracker.BeginOn(d, foxRules{}, "/elsewhere/far.kot", foxSetup)
	must(t, err)
	elsewhere.File.NoteIn(folder)
	must(t, elsewhere.Game.DoLine("throw u"), elsewhere.Close())
	is("a game that lies elsewhere", "two-2")
	if have := d.Names(); slices.ContainsFunc(have, func(n string) bool { return strings.HasPrefix(n, "/elsewhere/.") || strings.Contains(n, ".last.") }) {
		t.Errorf("left over: %v", have)
	}
}

// TestWrittenMoved: a game that continues in another file, because another program has changed its own, is recorded under that file.
func TestWrittenMoved(t *testing.T) {
	for _, atEnd := range []bool{false, true} {
		d := tracker.NewMemDisk()
		s := noted(t, d, "foxes")
		must(t, s.Game.DoLine("throw u"))
		d.Put(s.Path, "fox 1\nplayer somebody\n", false, false)
		if !atEnd {
			must(t, s.Game.DoLine("throw u"))
		}
		s.Close()
		text, _ := d.Text(d.Path("foxes-2"))
		if m := tracker.LastOn(d, "/games"); m.Name != "foxes-2" || !m.Begins(text) {
			t.Errorf("at the end %v: noted is %v", atEnd, m)
		}
	}
}

// TestWrittenAnew: if kot has rewritten a damaged file, the record matches what it has written.
func TestWrittenAnew(t *testing.T) {
	d := tracker.NewMemDisk()
	s := noted(t, d, "foxes")
	must(t, s.Game.DoLine("throw u"), s.Close())
	text, _ := d.Text(s.Path)
	d.Put(s.Path, strings.Replace(text, "throw u", "throw x", 1), false, false)
	s, err := tracker.OpenOn(d, foxRules{}, s.Path)
	must(t, err)
	s.File.NoteIn(folder)
	if text, _ = d.Text(s.Path); strings.Contains(text, "throw") || !tracker.LastOn(d, "/games").Begins(text) {
		t.Errorf("noted is %v of\n%s", tracker.LastOn(d, "/games"), text)
	}
}

// TestWrittenFails: wherever recording goes wrong, the record is the old one or the new one, the game is whole, and
// the next record is written.
func TestWrittenFails(t *testing.T) {
	for how := range tracker.Ways {
		for fault := 1; fault < 9; fault++ {
			d := tracker.NewMemDisk()
			s := noted(t, d, "foxes")
			must(t, noted(t, d, "other").Close())
			d.FailAfter(fault, how)
			err := s.Game.DoLine("deal ann owl")
			d.Restart()
			text, _ := d.Text(s.Path)
			if m := tracker.LastOn(d, "/games"); m.Name != "other" && (m.Name != "foxes" || !m.Begins(text)) {
				t.Errorf("step %d goes wrong the way %d (%v): noted is %v", fault, how, err, m)
			}
			if err == nil && how == tracker.Fails && !strings.Contains(text, "deal ann owl") {
				t.Errorf("step %d goes wrong: the line is not there: %q", fault, text)
			}
			must(t, noted(t, d, "third").Close())
			if have := tracker.LastOn(d, "/games").Name; have != "third" {
				t.Errorf("step %d went wrong the way %d: next, noted is %s", fault, how, have)
			}
		}
	}
}

// TestMarks: a mark distinguishes a longer text with the same beginning from a different or shorter one.
func TestMarks(t *testing.T) {
	long := strings.Repeat("throw u\n", 2000)
	m := tracker.MarkOf("foxes", long)
	for text, want := range map[string]bool{
		long: true, long + "throw u\n": true, long[:len(long)-8]: false, "": false,
		long[:len(long)-3] + "m u\n": false, long[:len(long)-3] + "m u\nthrow u\n": false,
	} {
		if m.Begins(text) != want {
			t.Errorf("a text of %d bytes: %v", len(text), m.Begins(text))
		}
	}
}

// TestWrittenByOthers: whatever is in place of the record, kot opens nothing for it, and the next record replaces it.
func TestWrittenByOthers(t *testing.T) {
	const good = "4 ffff \"a \\\"b\\\"\\n\\xff../c\"\n"
	for data, want := range map[string]string{
		good: "a \"b\"\n\xff../c", "": "", good[:len(good)-1]: "", good + "\x00\x00": "", "1 2\n": "", "x 1 \"a\"\n": "",
		"-5 ffff \"a\"\n": "a", "9999999999999999999 1 \"a\"\n": "", "1 1 a\n": "", strings.Repeat("\n", 1<<20) + good: "",
	} {
		store := tracker.Store{Dir: t.TempDir()}
		must(t, os.WriteFile(filepath.Join(store.Dir, ".last"), []byte(data), 0o644))
		if m := store.Last(); m.Name != want || m.Begins("") || m.Begins("text") {
			t.Errorf("%.40q: %v", data, m)
		}
		s, err := tracker.Begin(foxRules{}, store.Path("new"), foxSetup)
		must(t, err)
		s.File.NoteIn(store)
		must(t, s.Close())
		if m := store.Last(); m.Name != "new" {
			t.Errorf("after %.40q is noted %v", data, m)
		}
	}
}
