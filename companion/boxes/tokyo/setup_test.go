package tokyo_test

import (
	"bytes"
	"errors"
	"strings"
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// cards returns the cards that the tests play with, read once.
var cards = sync.OnceValues(func() (*library.Library, error) { return library.Read(frozen.Cards(), "cards.yaml") })

// desk is a desk with both boxes.
type desk struct {
	*companion.Desk
	boxes [tokyo.NumEditions]*tokyobox.Box
}

// deskAt returns a desk that saves its games in a folder; chance always draws the last
// one.
func deskAt(t testing.TB, dir string, lang text.Lang) *desk {
	t.Helper()
	lib, err := cards()
	if err != nil {
		t.Fatal(err)
	}
	return deskWith(lib, dir, lang)
}

// deskWith returns such a desk with the cards of a library.
func deskWith(lib *library.Library, dir string, lang text.Lang) *desk {
	d := &desk{Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: lang, Random: func(n int) int { return n - 1 }, Today: "2026-01-02"}}
	for e := range d.boxes {
		d.boxes[e] = tokyobox.NewBox(d.Desk, tokyo.Edition(e))
		d.Boxes = append(d.Boxes, d.boxes[e])
	}
	return d
}

// plainDesk returns a desk with a folder of its own.
func plainDesk(t testing.TB, lang text.Lang) *desk {
	t.Helper()
	return deskAt(t, t.TempDir(), lang)
}

// rules returns the rules of an edition.
func (d *desk) rules(t testing.TB, e tokyo.Edition) *tokyo.Rules {
	t.Helper()
	r, err := d.boxes[e].Rules()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// filled returns a set-up with some options, as ID=WORD separated by |; the error is that of the last word.
func filled(t *testing.T, b *tokyobox.Box, like companion.Game, words string) (companion.Setup, error) {
	t.Helper()
	f, err := b.Setup(like)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range strings.Split(words, "|") {
		if id, word, ok := strings.Cut(word, "="); ok && err == nil {
			err = f.Set(id, word)
		}
	}
	return f, err
}

// lines returns the lines of a game's set-up, after the hash.
func lines(t *testing.T, d *desk, g companion.Game) string {
	t.Helper()
	set := g.(*tokyobox.Game).Now().Setup
	return strings.Join(set.Lines(d.rules(t, set.Edition))[2:], ";")
}

// refused returns the key of a refusal; "" if there is none.
func refused(err error) string {
	var p *rules.Problem
	if errors.As(err, &p) {
		return p.Key
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

// TestPlayersSaid checks how many play, or who.
func TestPlayersSaid(t *testing.T) {
	d := plainDesk(t, text.English)
	for in, want := range map[string]string{
		"2": ":the-king :space-penguin", " 6 ": ":the-king :space-penguin :meka-dragon :gigazaur :cyber-kitty :alienoid", "Anna,Bea": "Anna:the-king Bea:space-penguin",
		" Anna  B : giga , :king": "Anna B:gigazaur :the-king", "a#b,c": "a b:the-king c:space-penguin",
		"1": "!", "7": "!", "0": "!", "-2": "!", "Anna": "!", "": "!", "a,b,c,d,e,f,g": "!",
	} {
		f, err := filled(t, d.boxes[tokyo.Base], nil, "players="+in)
		if want == "!" {
			if refused(err) != "tokyo.setup.players" {
				t.Errorf("%q: %v", in, err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		g, _, err := f.Create()
		if err != nil {
			t.Fatal(err)
		}
		var have []string
		for _, p := range g.Result().Players {
			have = append(have, p.Name+":"+p.Monster)
		}
		if err := g.Close(); err != nil || strings.Join(have, " ") != want {
			t.Errorf("%q: %v, want %s, %v", in, have, want, err)
		}
	}
}

// TestOpening checks that the player with most smashes starts, and that only those who
// share the lead throw again (2.4).
func TestOpening(t *testing.T) {
	for _, c := range []struct {
		players string
		throws  string // SEAT=SMASHES in the order of the questions
		ties    int
		first   string
	}{
		{"p1,p2", "p1=0 p2=1", 0, "p2"},
		{"p1,p2,p3", "p1=6 p2=1 p3=5", 0, "p1"},
		{"p1,p2,p3,p4", "p1=2 p2=3 p3=3 p4=0 p2=1 p3=2", 1, "p3"},
		{"p1,p2,p3", "p1=0 p2=0 p3=0 p1=1 p2=0 p3=1 p1=4 p3=3", 2, "p1"},
		{"p1,p2,p3,p4,p5,p6", "p1=1 p2=2 p3=1 p4=2 p5=1 p6=2 p2=0 p4=0 p6=0 p2=1 p4=0 p6=2", 2, "p6"},
	} {
		f, err := filled(t, plainDesk(t, text.English).boxes[tokyo.Base], nil, "players="+c.players+"|first=dice|options=|row=")
		if err != nil {
			t.Fatal(err)
		}
		ties := 0
		for _, throw := range strings.Fields(c.throws) {
			q, _ := f.Next()
			tie, ask, tied := strings.Cut(q.Ask, ". ")
			if !tied {
				tie, ask = "", q.Ask
			}
			if q.ID != "throw" || !strings.HasPrefix(ask, throw[:2]+": ") || tied && !strings.Contains(tie, throw[:2]) {
				t.Fatalf("%s: %q is asked, want %s", c.throws, q.Ask, throw)
			}
			if tied {
				ties++
			}
			if err := f.Set("throw", throw[3:]); err != nil {
				t.Fatal(err)
			}
		}
		if q, open := f.Next(); open || ties != c.ties {
			t.Errorf("%s: %v is asked after %d ties, want %d", c.throws, q, ties, c.ties)
		}
		if err := f.Set("throw", "1"); refused(err) != "tokyo.setup.thrown" {
			t.Errorf("%s: one more throw: %v", c.throws, err)
		}
		for _, x := range f.Fields() {
			if x.ID == "first" && x.Word != c.first {
				t.Errorf("%s: %s begins, want %s", c.throws, x.Word, c.first)
			}
		}
	}
}

// TestThrowSaid checks a number of smashes, and the six faces.
func TestThrowSaid(t *testing.T) {
	for in, want := range map[string]string{"0": "p1 0", "6": "p1 6", "ccc123": "p1 3", "b b b s e 1": "p1 3", "hhhhhh": "p1 0", "7": "", "": "", "cc": "", "ccccccc": "", "x12345": "", "-1": "", "123": "", "111111": "p1 0"} {
		f, err := filled(t, plainDesk(t, text.English).boxes[tokyo.Base], nil, "players=p1,p2|first=dice|throw="+in)
		note := ""
		for _, x := range f.Fields() {
			if x.ID == "throw" && err == nil {
				note = x.Note
			}
		}
		if note != want {
			t.Errorf("%q: %q (%v), want %q", in, note, err, want)
		}
	}
}

// TestForm checks what flags say about a set-up in any order, what is asked after that, and
// that a refused word changes nothing.
func TestForm(t *testing.T) {
	for _, c := range []struct {
		name  string
		box   tokyo.Edition
		said  string // ID=WORD, separated by |; a refused one is followed by "!" and the key
		next  string // the ID of what is asked next; "" if nothing is
		lines string // the lines of the game, after the hash, or "!" and why it does not begin
	}{
		{"nothing", tokyo.Base, "", "who", "player p1 the-king;player p2 space-penguin;first p2;row ? ? ?"},
		{"the first player before the players", tokyo.Base, "first=bea|players=Anna:giga,Bea:king", "options", "player p1 gigazaur Anna;player p2 the-king Bea;first p2;row ? ? ?"},
		{"who begins is none of them", tokyo.Base, "first=cleo|players=Anna,Bea!tokyo.setup.first-unknown", "who", "!tokyo.setup.first-unknown"},
		{"a number of players is not asked for names by a flag", tokyo.Base, "players=3", "options", "player p1 the-king;player p2 space-penguin;player p3 meka-dragon;first p3;row ? ? ?"},
		{"but where it is asked", tokyo.Base, "who=3", "player", "player p1 the-king;player p2 space-penguin;player p3 meka-dragon;first p3;row ? ? ?"},
		{"who begins turns out to be nobody", tokyo.Base, "first=cleo|who=2|player=Anna:giga|player=Bea:king|options=|row=", "first", "player p1 gigazaur Anna;player p2 the-king Bea;first p2;row ? ? ?"},
		{"all of it", tokyo.Dark, "players=Anna:king,Bea:giga|first=anna|tiles=green|two-energy=yes|row=?,?,?", "", "player p1 the-king Anna;player p2 gigazaur Bea;option two-player energy;tiles green;first p1;row ? ? ?"},
		{"the dice say who begins", tokyo.Base, "players=Anna:king,Bea:giga|first=dice|frenzy=cut|row=?,?,?|throw=1|throw=9!tokyo.setup.throw|throw=2", "",
			"player p1 the-king Anna;player p2 gigazaur Bea;option frenzy cut;first p2;row ? ? ?"},
		{"nothing of the Dark Edition: energy is proposed (13.1)", tokyo.Dark, "", "who", "player p1 the-king;player p2 meka-dragon;option two-player energy;tiles red;first p2;row ? ? ?"},
		{"points for two of the Dark Edition", tokyo.Dark, "players=Anna:king,Bea:giga|first=anna|tiles=green|two-points=yes|row=?,?,?", "", "player p1 the-king Anna;player p2 gigazaur Bea;tiles green;first p1;row ? ? ?"},
		{"no energy for two of the Dark Edition", tokyo.Dark, "players=Anna:king,Bea:giga|first=anna|tiles=green|two-energy=no|row=?,?,?", "", "player p1 the-king Anna;player p2 gigazaur Bea;tiles green;first p1;row ? ? ?"},
		{"two-player energy for three", tokyo.Base, "two-energy=yes|players=3!tokyo.setup-two", "who", "player p1 the-king;player p2 space-penguin;option two-player energy;first p2;row ? ? ?"},
		{"tiles of the base box", tokyo.Base, "tiles=red!tokyo.no-tiles", "who", "player p1 the-king;player p2 space-penguin;first p2;row ? ? ?"},
		{"out of turn", tokyo.Base, "throw=2|player=Anna", "who", "player p1 the-king;player p2 space-penguin;first p2;row ? ? ?"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := plainDesk(t, text.English)
			f, err := d.boxes[c.box].Setup(nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, said := range strings.Split(c.said, "|") {
				said, key, _ := strings.Cut(said, "!")
				id, word, ok := strings.Cut(said, "=")
				if err := f.Set(id, word); ok && refused(err) != key {
					t.Errorf("%s: %v, want %q", said, err, key)
				}
			}
			if q, open := f.Next(); q.ID != c.next || open != (c.next != "") || open && q.Ask == "" {
				t.Errorf("%+v is asked (%v), want %s", q, open, c.next)
			}
			g, _, err := f.Create()
			if key, ok := strings.CutPrefix(c.lines, "!"); ok && refused(err) == key {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			defer g.Close()
			begun := g.(*tokyobox.Game).Now().Setup
			if have := strings.Join(begun.Lines(d.rules(t, c.box))[2:], ";"); have != c.lines {
				t.Errorf("have %s\nwant %s", have, c.lines)
			}
		})
	}
}

// TestLike checks that a new game offers the people of the one before, whichever of the two
// boxes that was, and in the same box its options, as far as that number of players has them.
func TestLike(t *testing.T) {
	d := plainDesk(t, text.English)
	f, err := d.boxes[tokyo.Base].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, said := range [][2]string{{"players", "Anna:giga,Bea:king"}, {"first", "anna"}, {"two-energy", "yes"}} {
		if err := f.Set(said[0], said[1]); err != nil {
			t.Fatal(err)
		}
	}
	g, _, err := f.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for _, c := range []struct {
		box    tokyo.Edition
		who    string
		energy bool
		names  string
	}{
		{tokyo.Base, "", true, "Anna,Bea"}, {tokyo.Dark, "", true, "Anna,Bea"}, {tokyo.Base, "Cleo,Dan,Eve", false, "Cleo,Dan,Eve"}, {tokyo.Base, "Cleo,Dan", true, "Cleo,Dan"},
	} {
		again, err := d.boxes[c.box].Setup(g)
		if err != nil {
			t.Fatal(err)
		}
		if q, _ := again.Next(); !strings.Contains(q.Ask, "[Anna, Bea]") {
			t.Errorf("%q is asked", q.Ask)
		}
		if err := again.Set("who", c.who); err != nil {
			t.Fatal(err)
		}
		next, _, err := again.Create()
		if err != nil {
			t.Fatal(err)
		}
		set := next.(*tokyobox.Game).Now().Setup
		if have := strings.Join(set.Names[:set.Players], ","); have != c.names || set.Options.TwoEnergy != c.energy {
			t.Errorf("%s, %q: %s play, energy %v", c.box, c.who, have, set.Options.TwoEnergy)
		}
		next.Close()
	}
}

// TestLikeOptions checks that a new game like one of the same box has its people, Monsters, tiles and options.
func TestLikeOptions(t *testing.T) {
	d := plainDesk(t, text.English)
	f, err := filled(t, d.boxes[tokyo.Dark], nil, "players=Anna:bunny,Bea:kraken,:king|tiles=rrrrrrrrrg|bay=moves|frenzy=cut")
	if err != nil {
		t.Fatal(err)
	}
	g, _, err := f.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	again, err := filled(t, d.boxes[tokyo.Dark], g, "who=")
	if err != nil {
		t.Fatal(err)
	}
	if q, _ := again.Next(); q.ID != "row" {
		t.Errorf("%q is asked", q.Ask)
	}
	next, _, err := again.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer next.Close()
	const want = "player p1 cyber-bunny Anna;player p2 kraken Bea;player p3 the-king;option bay moves;option frenzy cut;tiles rrrrrrrrrg;first p3;row ? ? ?"
	if was, is := lines(t, d, g), lines(t, d, next); was != want || is != want {
		t.Errorf("%s\nand like it\n%s\nwant\n%s", was, is, want)
	}
}

// TestLazy checks that a box exists before its cards are read, and that the first use of the
// cards reports what is wrong with them.
func TestLazy(t *testing.T) {
	lib, err := library.Read(append(bytes.Split(kingoftokyo.Cards, []byte("\n---"))[0], "\n---\nnonsense: 1\n"...), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	b := tokyobox.NewBox(&companion.Desk{Library: lib, Lang: text.English}, tokyo.Dark)
	if b.ID() != "dark" || !b.Named("Dark") || b.Named("tokyo") {
		t.Errorf("the box is %s", b.ID())
	}
	var faults *rules.Faults
	if _, err := b.Words(); !errors.As(err, &faults) {
		t.Errorf("words: %v", err)
	}
	if _, err := b.Setup(nil); !errors.As(err, &faults) {
		t.Errorf("a set-up: %v", err)
	}
	if _, _, err := b.Open("none"); !errors.As(err, &faults) {
		t.Errorf("a game: %v", err)
	}
}

// TestToLay checks that what a player must find and lay out has its effect if it has no name in the player's language.
func TestToLay(t *testing.T) {
	for l, want := range map[text.Lang]string{text.English: "reveal three: Natural Selection, Jets, ?", "fr": "Natural Selection ("} {
		v, table := at(t, l, "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Bea; first p1; row natural-selection jets ?")
		said := strings.Join(v.ToTheTable(table), "|")
		if !strings.Contains(said, want) || l != text.English && (!strings.Contains(said, "), Réacteurs") || strings.Contains(said, "Réacteurs (")) {
			t.Errorf("%s: %s", l, said)
		}
	}
}
