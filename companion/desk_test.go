package companion_test

import (
	"strings"
	"testing"
	"time"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
)

// TestBoxes checks that a box is named by its id or by a word of its own, and that a game names its box.
func TestBoxes(t *testing.T) {
	d := newDen(t)
	for word, known := range map[string]bool{"foxes": true, "Renards": true, "owls": false, "": false} {
		if b, ok := d.desk.BoxNamed(word); ok != known || ok && b.ID() != "foxes" {
			t.Errorf("%q: %v, %v", word, b, ok)
		}
	}
	if err := d.desk.NoBox("owls"); !rules.IsProblem(err, "setup.box-unknown") || !strings.Contains(err.Error(), "word=owls use=foxes") {
		t.Error(err)
	}
	d.put("a", "# ours;"+foxes+"throw 1;", old)
	if b, err := d.desk.BoxOf(d.path("a")); err != nil || b.ID() != "foxes" {
		t.Errorf("%v, %v", b, err)
	}
	if _, err := d.desk.BoxOf(d.path("none")); err == nil {
		t.Error("a file that is not there has a box")
	}
}

// TestBoxOfID checks that a box is found by its id, and that a file that names none is read as a game of the first box.
func TestBoxOfID(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d, g := opened(t, lib, text.English, alone+"start you", nil)
	defer g.Close()
	for id, want := range map[string]string{"duel": "duel", "tokyo": "tokyo", "dark": "dark", "chess": "duel", "": "duel"} {
		if have := d.Box(id).ID(); have != want {
			t.Errorf("%q is %s", id, have)
		}
	}
}

// TestPlayed checks that a text is played up to the first line that cannot be; the error has the line, its number, and why.
func TestPlayed(t *testing.T) {
	d := newDen(t)
	for said, want := range map[string]string{
		foxes + "throw 1;undo;throw 2;":             "",
		foxes + "throw 1\r;throw 9\r;throw 1;":      `line-refused file=it line=7 text="throw 9"`,
		foxes + "fox;":                              `line-refused file=it line=6 text=fox why="no line of a game begins with`,
		foxes + "throw " + strings.Repeat("9", 300): "line-refused file=it line=6 text=\"throw " + strings.Repeat("9", 194) + "...\"",
		"kot 1 foxes;goal 90;":                      "!",
	} {
		g, _, err := d.desk.Played("it", strings.ReplaceAll(said, ";", "\n"))
		switch {
		case want == "" && (err != nil || g.Log().Steps() != 1):
			t.Errorf("%q: %v", said, err)
		case want == "!" && (err == nil || strings.Contains(err.Error(), "line")):
			t.Errorf("%q: %v", said, err)
		case want != "" && want != "!" && (err == nil || !strings.HasPrefix(err.Error(), strings.ReplaceAll(want, `"`, "")) && !strings.HasPrefix(err.Error(), want)):
			t.Errorf("%q: %v\nwant %s", said, err, want)
		}
	}
}

// TestNext checks that a second screen moves to the game played last if the one it shows is over, or was left for a minute.
func TestNext(t *testing.T) {
	for _, c := range []struct {
		name, shown string
		later       time.Duration // how much later the other game is
		next        string
	}{
		{"played on meanwhile", foxes + "throw 1;", 59 * time.Second, ""},
		{"left", foxes + "throw 1;", time.Minute, "b"},
		{"played last", foxes + "throw 1;", -time.Hour, ""},
		{"over", strings.Replace(foxes, "90", "1", 1) + "throw 1;", time.Second, "b"},
	} {
		d := newDen(t)
		d.put("a", c.shown, 2*old)
		d.put("b", foxes+"throw 2;throw 2;", 2*old+c.later)
		shown, _, err := d.desk.Look(d.path("a"))
		d.must(err)
		next, name := d.desk.Next(shown)
		if name != c.next || (next != nil) != (c.next != "") {
			t.Errorf("%s: %q, want %q", c.name, name, c.next)
		}
		if next != nil && (!next.ReadOnly() || next.Log().Steps() != 2) {
			t.Errorf("%s: it is no game to look at", c.name)
		}
		if next != nil && (next.Log().RevertTo(0) == nil || next.Log().Steps() != 2) {
			t.Errorf("%s: who looks on has taken back what others played", c.name)
		}
		d.must(shown.Close())
	}
}

// TestAfresh checks that a new game is set up like the one played last.
func TestAfresh(t *testing.T) {
	d := newDen(t)
	asks := func() string {
		_, s, err := d.desk.Another("", d.desk.Last())
		d.must(err)
		q, _ := s.Next()
		return q.Ask
	}
	if ask := asks(); ask != "Who plays? Enter: Ann Bob Cem" {
		t.Error(ask)
	}
	d.put("a", strings.Replace(foxes, "Bob", "Dot", 1)+"throw 1;", old)
	if ask := asks(); ask != "Who plays? Enter: Ann Dot Cem" {
		t.Error(ask)
	}
	d.put("b", strings.Replace(foxes, "Bob", "Eve", 1), 2*old)
	d.put("c", strings.Replace(foxes, "Bob", "Fay", 1), future) // its date lies in the future
	if ask := asks(); ask != "Who plays? Enter: Ann Dot Cem" {
		t.Error(ask)
	}
}

// TestDoubt checks that a game in doubt can be named by its number or its name, and that kot says why it asks.
func TestDoubt(t *testing.T) {
	d := newDen(t)
	d.put("ann", foxes+"throw 1;", 2*old)
	d.put("bob", foxes+"throw 2;", old)
	of := d.desk.InProgress()
	for word, want := range map[string]string{"1": "bob", "2": "ann", "an": "ann", "BOB": "bob", "0": "", "3": "", "b": "bob"} {
		path, err := of.Pick(word)
		if want == "" && err == nil || want != "" && path != d.path(want) {
			t.Errorf("%s: %s, %v", word, path, err)
		}
	}
	words := text.Load(text.English, nil)
	for key, p := range map[string]companion.Progress{"start.doubt": {}, "start.unread": {Refused: true, Changed: "a"}, "start.changed": {Changed: "a"}} {
		if said := p.Why(words); said != words.Say(key, rules.Text("game", "a")) {
			t.Errorf("%s: %s", key, said)
		}
	}
}
