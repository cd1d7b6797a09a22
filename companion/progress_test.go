package companion_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"kingoftokyo/companion"
	"kingoftokyo/companion/record"
	"kingoftokyo/companion/text"
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

// path is where a game lies: names of files that came in are not those kot gives.
func (d *den) path(name string) string { return filepath.Join(d.desk.Store.Dir, name+tracker.Ext) }

const foxes = "kot 1 foxes;goal 90;player Ann;player Bob;player Cem;"

// put writes a file as another program does, changed so long after now.
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

// text is what a file has.
func (d *den) text(name string) string {
	d.Helper()
	data, err := os.ReadFile(d.path(name))
	d.must(err)
	return string(data)
}

// cut is that without so many lines at its end.
func (d *den) cut(name string, n int) string {
	lines := strings.SplitAfter(d.text(name), "\n")
	return strings.Join(lines[:len(lines)-1-n], "")
}

// open is a game of kot, which is begun where there is none of that name.
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

// play plays a game with kot, so many foxes a throw.
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

// goesOn are stories of a folder, and what kot goes on with then: a name, or after a
// question mark those it asks for, the likeliest first, after an exclamation mark because
// the first one was changed.
var goesOn = map[string]struct {
	story func(d *den)
	want  string
}{
	"nothing":                   {func(d *den) {}, ""},
	"one game of another time":  {func(d *den) { d.put("a", foxes+"throw 1;", old) }, "a"},
	"two games of another time": {func(d *den) { d.put("a", foxes+"throw 1;", old); d.put("b", foxes+"throw 2;", 2*old) }, "? a b"},
	"the last of two":           {func(d *den) { d.play("b", "11"); d.play("a", "22") }, "a"},
	"only opened": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.must(d.open("b").Close())
	}, "a"},
	"killed within a turn": {func(d *den) {
		d.play("b", "11")
		d.throws(d.open("a"), "22")
		d.put("a", d.text("a")+"set Ann 4;", later)
	}, "a"},
	"another one touched": {func(d *den) { d.play("b", "11"); d.play("a", "22"); d.touch("b", later) }, "a"},
	"the last one touched, and another one": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.touch("a", later)
		d.touch("b", 2*later)
	}, "a"},
	"another one changed later":   {func(d *den) { d.play("a", "22"); d.put("b", foxes+"throw 1;", later) }, "? a b"},
	"another one played on later": {func(d *den) { d.play("b", "11"); d.play("a", "22"); d.put("b", d.text("b")+"throw 1;", later) }, "? a b"},
	"the last one played on":      {func(d *den) { d.play("b", "11"); d.play("a", "22"); d.put("a", d.text("a")+"throw 1;", later) }, "a"},
	"the last one set back": {func(d *den) {
		d.play("b", "11")
		d.play("a", "222")
		d.put("a", foxes+"throw 2;", old)
	}, "! a b"},
	"the only one set back": {func(d *den) { d.play("a", "222"); d.put("a", foxes+"throw 2;", old) }, "! a"},
	"the last one over": {func(d *den) {
		d.play("b", "11")
		d.put("a", "kot 1 foxes;goal 3;player Ann;player Bob;player Cem;", old)
		d.play("a", "3")
	}, "b"},
	"the last one gone": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.play("c", "33")
		d.must(os.Remove(d.path("c")))
	}, "? a b"},
	"the last one renamed": {func(d *den) {
		d.play("b", "11")
		d.play("a", "22")
		d.must(os.Rename(d.path("a"), d.path("z")))
		d.touch("b", later)
	}, "z"},
	"a date in the future":                  {func(d *den) { d.play("b", "11"); d.play("a", "22"); d.touch("a", future) }, "a"},
	"a date in the future, by another time": {func(d *den) { d.put("a", foxes+"throw 1;", future); d.put("b", foxes+"throw 2;", old) }, "? b a"},
	"another date in the future":            {func(d *den) { d.put("b", foxes+"throw 1;", future); d.play("a", "22") }, "? a b"},
	"a shorter copy, later":                 {func(d *den) { d.play("a", "222"); d.put("a (conflicted copy)", d.cut("a", 2), later) }, "a"},
	"a longer copy, later":                  {func(d *den) { d.play("a", "222"); d.put("a (conflicted copy)", d.text("a")+"throw 3;", later) }, "a (conflicted copy)"},
	"a copy, both have more": {func(d *den) {
		d.play("a", "222")
		d.put("a (conflicted copy)", foxes+"throw 2;throw 2;throw 1;", later)
	}, "? a a (conflicted copy)"},
	"an exact copy, later":   {func(d *den) { d.play("a", "222"); d.put("a-2", tracker.Unchecked(d.text("a")), later) }, "a"},
	"copies of another time": {func(d *den) { d.put("a", foxes+"throw 2;throw 2;", old); d.put("a-2", foxes+"throw 2;", later) }, "a"},
	"theirs in its place, ours as a copy": {func(d *den) {
		d.play("a", "222")
		d.put("a (ours)", d.text("a"), old)
		d.put("a", foxes+"throw 2;", later)
	}, "a (ours)"},
	"a new game like an old one": {func(d *den) {
		d.put("old", foxes+"throw 2;throw 2;", old)
		d.play("new", "2")
		d.put("new", foxes, later)
	}, "! new old"},
	"a new game like one that was just begun": {func(d *den) { d.put("old", foxes+"throw 2;throw 2;", old); d.begin() }, "2026-11-21-foxes"},
	"it went on in another file, the first one is touched": {func(d *den) {
		d.wentOn(foxes + "throw 2;")
		d.touch("a", later)
	}, "a-2"},
	"it went on, the first one has more and is touched": {func(d *den) {
		d.wentOn(foxes + "throw 2;throw 2;throw 3;")
		d.touch("a", later)
	}, "a-2"},
	"it went on, the first one is a beginning and changes": {func(d *den) {
		d.wentOn(foxes)
		d.put("a", foxes+"throw 2;", later)
	}, "a-2"},
	"it went on, the first one goes another way later": {func(d *den) {
		d.wentOn(foxes + "throw 2;")
		d.put("a", foxes+"throw 2;throw 3;throw 3;", later)
	}, "? a-2 a b"},
	"it went on, the first one is another game later": {func(d *den) {
		d.wentOn(foxes + "throw 2;")
		d.put("a", "kot 1 foxes;goal 90;player Dan;player Eve;player Fay;throw 1;", later)
	}, "? a-2 a b"},
	"it went on, the first one is no game": {func(d *den) {
		d.wentOn("nonsense;")
		d.touch("a", later)
	}, "a-2"},
	"it went on by another time": {func(d *den) {
		d.put("a", foxes+"throw 2;", later)
		d.put("a-2", "# goes on from a.kot;"+foxes+"throw 2;throw 1;", old)
		d.put("a-3", "# goes on from a-2.kot;# goes on from a.kot;"+foxes+"throw 2;throw 1;throw 3;", old)
	}, "a-3"},
	"they go on from each other, they say": {func(d *den) {
		d.put("a", "# goes on from b.kot;"+foxes+"throw 2;throw 1;", old)
		d.put("b", "# goes on from c.kot;"+foxes+"throw 2;throw 2;", 2*old)
		d.put("c", "# goes on from a.kot;# goes on from b.kot;# goes on from c.kot;"+foxes+"throw 2;throw 3;", 3*old)
	}, "? a b c"},
	"it says it goes on from the last one": {func(d *den) {
		d.play("a", "22")
		d.put("b", "# goes on from a.kot;"+foxes+"throw 3;", later)
	}, "? a b"},
}

// begin begins a game as the set-up does.
func (d *den) begin() {
	s, err := d.desk.Boxes[0].Setup(nil)
	d.must(err, s.Set("goal", "90"))
	g, _, err := s.Create()
	d.must(err)
	d.must(g.Close())
}

// wentOn plays a game whose file another program replaces by a text.
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

// TestGoesOn: kot goes on with the game it wrote last, and asks where something else may
// have written one since. Once the player has said which, that is not asked again.
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
			for i := range of.Doubt {
				d.desk.Choose(&of, of.Doubt[i].Path)
				if have := told(d.desk.InProgress()); have != of.Doubt[i].Name {
					t.Errorf("%s was chosen, then it is %q", of.Doubt[i].Name, have)
				}
			}
		})
	}
}

// TestUnread: a game that cannot be read is told where it may have been played later, until
// the player has gone on with another one all the same.
func TestUnread(t *testing.T) {
	for name, c := range map[string]struct {
		story func(d *den)
		want  string
	}{
		"later":                 {func(d *den) { d.play("a", "2"); d.put("bad", "nonsense;", later) }, "bad"},
		"older":                 {func(d *den) { d.put("bad", "nonsense;", old); d.play("a", "2") }, ""},
		"in the future":         {func(d *den) { d.play("a", "2"); d.put("bad", "nonsense;", future) }, "bad"},
		"the last one":          {func(d *den) { d.play("a", "2"); d.play("bad", "3"); d.put("bad", "nonsense;", old) }, "bad"},
		"by times alone":        {func(d *den) { d.put("a", foxes, old); d.put("bad", "nonsense;", later) }, "bad"},
		"by times alone, older": {func(d *den) { d.put("a", foxes, old); d.put("bad", "nonsense;", 2*old) }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDen(t)
			c.story(d)
			of := d.desk.InProgress()
			have := ""
			for _, u := range of.Unread {
				have += u.Name
			}
			if have != c.want || told(of) != "a" {
				t.Fatalf("unread is %q, want %q; it goes on with %q", have, c.want, told(of))
			}
			d.desk.Choose(&of, of.Path)
			if of = d.desk.InProgress(); len(of.Unread) > 0 || told(of) != "a" {
				t.Errorf("once more: %v", of)
			}
		})
	}
}

// TestKin: lists say which games are copies of another one, or were continued in it, and the
// record counts each game once.
func TestKin(t *testing.T) {
	d := newDen(t)
	d.wentOn(foxes + "throw 2;")
	d.put("copy", tracker.Unchecked(d.text("b")), later)
	d.put("short", foxes+"throw 1;", later)
	d.put("other way", foxes+"throw 1;throw 1;throw 3;", old)
	d.put("begun", foxes, old)
	d.put("begun too", foxes, old)
	results, unread, err := d.desk.Results()
	d.must(err)
	var have []string
	for _, r := range results {
		have = append(have, r.Name+": "+[...]string{record.Alone: "", record.Copy: "copy of ", record.Earlier: "beginning of ", record.WentOn: "went on in ", record.Likewise: "like "}[r.Kin]+r.Of)
	}
	slices.Sort(have)
	want := []string{"a-2: ", "a: went on in a-2", "b: ", "begun too: ", "begun: ", "copy: copy of b", "other way: like b", "short: beginning of b"}
	if !slices.Equal(have, want) || len(unread) > 0 {
		t.Errorf("%q, want %q", have, want)
	}
	if n := len(record.Counted(results)); n != 5 {
		t.Errorf("%d games count, want 5", n)
	}
	c, err := text.Load(text.English, nil)
	d.must(err)
	list := strings.Join(slices.Concat(record.Games(c, results, 80)...), "\n")
	at := func(name string) string {
		i := slices.IndexFunc(results, func(r record.Result) bool { return r.Name == name })
		return string(rune('1' + i))
	}
	for _, said := range []string{"same game as " + at("b"), "goes on as " + at("a-2"), "beginning of " + at("b"), ", begins like " + at("b")} {
		if !strings.Contains(list, said+"\n") && !strings.HasSuffix(list, said) {
			t.Errorf("%q is not in\n%s", said, list)
		}
	}
}

// TestLastGame: what is played last comes first in lists, and a new game is like it,
// whatever another program has touched.
func TestLastGame(t *testing.T) {
	d := newDen(t)
	d.play("b", "11")
	d.play("a", "22")
	d.touch("b", later)
	d.touch("a", future)
	saved, err := d.desk.Saved()
	d.must(err)
	if saved[0].Name != "a" || saved[0].Future || d.desk.Last() == nil || filepath.Base(d.desk.Last().Path()) != "a.kot" {
		t.Errorf("%v", saved)
	}
	d.put("b", d.text("b")+"throw 3;", 2*later)
	if saved, err = d.desk.Saved(); err != nil || saved[0].Name != "b" {
		t.Errorf("another version played b: %v, %v", saved, err)
	}
}
