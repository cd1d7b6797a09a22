package companion_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/toybox"
	"kingoftokyo/tracker"
)

// den is a folder of games of Foxes.
type den struct {
	*testing.T
	desk *companion.Desk
	now  time.Time
}

func newDen(t *testing.T) *den {
	now := time.Now()
	d := &companion.Desk{Store: tracker.Store{Dir: t.TempDir(), Now: now.UnixNano}, Lang: text.English, Today: "2026-11-21"}
	d.Boxes = []companion.Box{toybox.New(d)}
	return &den{t, d, now}
}

func (d *den) must(errs ...error) {
	d.Helper()
	for _, err := range errs {
		if err != nil {
			d.Fatal(err)
		}
	}
}

// path returns the path of a game: imported files have names that kot would not give.
func (d *den) path(name string) string { return filepath.Join(d.desk.Store.Dir, name+tracker.Ext) }

const foxes = "kot 1 foxes;goal 90;player Ann;player Bob;player Cem;"

// put writes a file as another program would, last changed at the given time after now.
func (d *den) put(name, lines string, after time.Duration) {
	d.Helper()
	path := d.path(name)
	d.must(os.WriteFile(path, []byte(strings.ReplaceAll(lines, ";", "\n")), 0o644))
	d.touch(name, after)
}

func (d *den) touch(name string, after time.Duration) {
	d.Helper()
	d.must(os.Chtimes(d.path(name), d.now, d.now.Add(after)))
}

// text returns the content of a file.
func (d *den) text(name string) string {
	d.Helper()
	data, err := os.ReadFile(d.path(name))
	d.must(err)
	return string(data)
}

// open opens a game of kot, and begins it if there is none of that name.
func (d *den) open(name string) companion.Game {
	d.Helper()
	path := d.path(name)
	if _, err := os.Stat(path); err != nil {
		d.must(os.WriteFile(path, []byte(strings.ReplaceAll(foxes, ";", "\n")), 0o644))
	}
	g, _, err := d.desk.Open(path)
	d.must(err)
	return g
}

func (d *den) throws(g companion.Game, dice string) {
	d.Helper()
	for _, n := range dice {
		m, err := g.Parse("throw " + string(n))
		d.must(err)
		_, err = g.Do(m)
		d.must(err)
	}
}

// play plays a game with kot; each digit is a number of foxes to throw.
func (d *den) play(name, dice string) {
	d.Helper()
	g := d.open(name)
	d.throws(g, dice)
	d.must(g.Close())
}

const (
	later  = 10 * time.Second
	future = 24 * time.Hour
	old    = -time.Hour
)

// goesOn has stories of a folder, and what kot then continues with: a name, or the games it asks
// about, the newest first, after a question mark, or after an exclamation mark if the last one was
// changed.
var goesOn = map[string]struct {
	story func(d *den)
	want  string
}{
	"nothing":                {func(d *den) {}, ""},
	"one game, by its time":  {func(d *den) { d.put("a", foxes+"throw 1;", old) }, "a"},
	"two games, by the time": {func(d *den) { d.put("a", foxes+"throw 1;", 2*old); d.put("b", foxes+"throw 2;", old) }, "? b a"},
	"the last of two":        {func(d *den) { d.play("b", "11"); d.play("a", "22") }, "a"},
	"only opened": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.must(d.open("b").Close())
	}, "a"},
	"just begun": {func(d *den) { d.play("b", "11"); d.begin() }, "2026-11-21-foxes"},
	"killed within a turn": {func(d *den) {
		d.play("b", "11")
		d.throws(d.open("a"), "22")
		d.put("a", d.text("a")+"set Ann 4;", later)
	}, "a"},
	"another one touched or changed": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.touch("b", later)
		d.put("c", foxes+"throw 1;", later)
	}, "a"},
	"a copy of it, later":            {func(d *den) { d.play("a", "222"); d.put("a (conflicted copy)", d.text("a")+"throw 3;", later) }, "a"},
	"dated in the future":            {func(d *den) { d.play("b", "11"); d.play("a", "22"); d.touch("a", future) }, "a"},
	"the last one played on by hand": {func(d *den) { d.play("b", "11"); d.play("a", "22"); d.put("a", d.text("a")+"throw 1;", later) }, "a"},
	"the last one set back": {func(d *den) {
		d.play("b", "11")
		d.play("a", "222")
		d.put("a", foxes+"throw 2;", old)
	}, "! b a"},
	"the only one set back": {func(d *den) { d.play("a", "222"); d.put("a", foxes+"throw 2;", old) }, "! a"},
	"the last one over": {func(d *den) {
		d.play("b", "11")
		d.put("a", "kot 1 foxes;goal 3;player Ann;player Bob;player Cem;", old)
		d.play("a", "3")
	}, ""},
	"the last one gone": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.play("c", "33")
		d.touch("b", old)
		d.must(os.Remove(d.path("c")))
	}, "? a b"},
	"it went on in another file": {func(d *den) { d.wentOn(foxes + "throw 2;"); d.touch("a", later) }, "a-2"},
}

// begin begins a game as the set-up does.
func (d *den) begin() {
	s, err := d.desk.Boxes[0].Setup(nil)
	d.must(err, s.Set("goal", "90"))
	g, _, err := s.Create()
	d.must(err)
	d.must(g.Close())
}

// wentOn plays a game whose file another program replaces with a text.
func (d *den) wentOn(theirs string) {
	d.Helper()
	d.play("b", "11")
	g := d.open("a")
	d.throws(g, "22")
	d.put("theirs", theirs, old)
	d.must(os.Rename(d.path("theirs"), d.path("a")))
	d.throws(g, "1")
	if err := g.File().Trouble(); err == nil {
		d.Fatal("the players are not told")
	}
	d.must(g.Close())
	if filepath.Base(g.Path()) != "a-2.kot" {
		d.Fatalf("it goes on in %s", g.Path())
	}
}

func told(of companion.Progress) string {
	if of.Path != "" {
		return strings.TrimSuffix(filepath.Base(of.Path), ".kot")
	}
	if len(of.Doubt) == 0 {
		return ""
	}
	out := []string{"?"}
	if of.Changed != "" {
		out[0] = "!"
	}
	for _, r := range of.Doubt {
		out = append(out, r.Name)
	}
	return strings.Join(out, " ")
}

// TestGoesOn checks that kot continues the game it wrote last, and asks if something else has
// changed or removed it.
func TestGoesOn(t *testing.T) {
	for name, c := range goesOn {
		t.Run(name, func(t *testing.T) {
			d := newDen(t)
			c.story(d)
			of := d.desk.InProgress()
			if have := told(of); have != c.want {
				t.Fatalf("%q, want %q", have, c.want)
			}
			if len(of.Unread) > 0 {
				t.Errorf("unread: %v", of.Unread)
			}
		})
	}
}

// TestUnread checks that kot reports an unreadable game if it may be the one meant.
func TestUnread(t *testing.T) {
	for name, c := range map[string]struct {
		story func(d *den)
		want  string
	}{
		"another one":   {func(d *den) { d.play("a", "2"); d.put("bad", "nonsense;", later) }, ""},
		"the last one":  {func(d *den) { d.play("a", "2"); d.play("bad", "3"); d.put("bad", "nonsense;", old) }, "bad"},
		"by their time": {func(d *den) { d.put("a", foxes, old); d.put("bad", "nonsense;", later) }, "bad"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDen(t)
			c.story(d)
			have := ""
			for _, u := range d.desk.InProgress().Unread {
				have += u.Name
			}
			if have != c.want {
				t.Fatalf("unread is %q, want %q", have, c.want)
			}
		})
	}
}

// TestSame checks that lists say which games have the same lines, and that the record counts them once.
func TestSame(t *testing.T) {
	d := newDen(t)
	d.play("b", "11")
	d.put("copy", tracker.Unchecked(d.text("b")), old)
	d.put("short", foxes+"throw 1;", old)
	results, unread, err := d.desk.Results()
	d.must(err)
	for _, r := range results {
		if want := map[string]string{"copy": "b"}[r.Name]; r.Same != want || len(unread) > 0 {
			t.Errorf("%s is the same as %q, want %q", r.Name, r.Same, want)
		}
	}
	if n := len(record.Counted(results)); n != 2 {
		t.Errorf("%d games count, want 2", n)
	}
	c := text.Load(text.English, nil)
	if list := strings.Join(slices.Concat(record.Games(c, results, 80)...), "\n"); !strings.Contains(list, "same game as 1") {
		t.Errorf("the list is\n%s", list)
	}
}

// TestLastGame checks that the game played last comes first in lists, and that a new game is like
// it, whatever its file's date.
func TestLastGame(t *testing.T) {
	d := newDen(t)
	d.play("b", "11")
	d.play("a", "22")
	d.touch("b", old)
	d.touch("a", future)
	saved, err := d.desk.Saved()
	d.must(err)
	if saved[0].Name != "a" || saved[0].Future || d.desk.Last() == nil || filepath.Base(d.desk.Last().Path()) != "a.kot" {
		t.Errorf("%v", saved)
	}
}
