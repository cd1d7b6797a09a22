package tokyo_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	tokyobox "kingoftokyo/companion/tokyo"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// cards are those that games of tests are played with, read once.
var cards = sync.OnceValues(func() (*library.Library, error) { return library.Read(frozen.Cards(), "cards.yaml") })

// desk is a desk with both boxes.
type desk struct {
	*companion.Desk
	boxes [tokyo.NumEditions]*tokyobox.Box
}

// deskAt is a desk that keeps its games in a folder; chance always draws the last there
// is.
func deskAt(t testing.TB, dir string, lang text.Lang) *desk {
	t.Helper()
	lib, err := cards()
	if err != nil {
		t.Fatal(err)
	}
	return deskWith(lib, dir, lang)
}

// deskWith is such a desk with the cards of a library.
func deskWith(lib *library.Library, dir string, lang text.Lang) *desk {
	d := &desk{Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: lang, Random: func(n int) int { return n - 1 }, Today: "2026-01-02"}}
	for e := range d.boxes {
		d.boxes[e] = tokyobox.NewBox(d.Desk, tokyo.Edition(e))
		d.Boxes = append(d.Boxes, d.boxes[e])
	}
	return d
}

// plainDesk is a desk with a folder of its own.
func plainDesk(t testing.TB, lang text.Lang) *desk {
	t.Helper()
	return deskAt(t, t.TempDir(), lang)
}

// rules are those of an edition.
func (d *desk) rules(t testing.TB, e tokyo.Edition) *tokyo.Rules {
	t.Helper()
	r, err := d.boxes[e].Rules()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// options are options with players as --players has them.
func options(t *testing.T, players string) tokyobox.Options {
	t.Helper()
	list, err := tokyobox.ParsePlayers(players)
	if err != nil {
		t.Fatal(err)
	}
	return tokyobox.Options{Players: list}
}

// refused is the key of a refusal; "" where there is none.
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

// TestSetup: what options become as the first lines of a file, or why they cannot.
func TestSetup(t *testing.T) {
	for _, c := range []struct {
		name    string
		edition tokyo.Edition
		players string
		change  func(*tokyobox.Options)
		want    string // the lines behind the first two, or "!" and the key of the refusal
	}{
		// Chance draws the last monster that is left, and the last player.
		{"numbers alone", tokyo.Base, "3", nil, "player p1 the-king;player p2 space-penguin;player p3 meka-dragon;first p3;row ? ? ?"},
		{"names and letters", tokyo.Base, "Anna:giga, Zoë ,:king", func(o *tokyobox.Options) { o.First = "zo" },
			"player p1 gigazaur Anna;player p2 space-penguin Zoë;player p3 the-king;first p2;row ? ? ?"},
		{"first by seat", tokyo.Base, "Anna:giga,Bea:king", func(o *tokyobox.Options) { o.First = "p1" }, "player p1 gigazaur Anna;player p2 the-king Bea;first p1;row ? ? ?"},
		{"first by monster", tokyo.Base, "Anna:giga,:king", func(o *tokyobox.Options) { o.First = "the king" }, "player p1 gigazaur Anna;player p2 the-king;first p2;row ? ? ?"},
		{"a whole name is no beginning", tokyo.Base, "Ann:giga,Anna:king", func(o *tokyobox.Options) { o.First = "ann" }, "player p1 gigazaur Ann;player p2 the-king Anna;first p1;row ? ? ?"},
		{"row in either language", tokyo.Base, "Anna:giga,Bea:king", func(o *tokyobox.Options) { o.Row, o.First = "soin, ?, extra head", "bea" },
			"player p1 gigazaur Anna;player p2 the-king Bea;first p2;row heal ? extra-head"},
		{"both copies of a card", tokyo.Base, "Anna:giga,Bea:king", func(o *tokyobox.Options) { o.Row, o.First = "extra head, extra head, ?", "bea" },
			"player p1 gigazaur Anna;player p2 the-king Bea;first p2;row extra-head extra-head ?"},
		{"options", tokyo.Base, "Anna:giga,Bea:king", func(o *tokyobox.Options) {
			o.Pays, o.Bay, o.Frenzy, o.First = tokyobox.PaysEnergy, "moves", "coupe", "bea"
		},
			"player p1 gigazaur Anna;player p2 the-king Bea;option two-player energy;option bay moves;option frenzy cut;first p2;row ? ? ?"},
		{"two of the Dark Edition: energy, unless they say points (13.1)", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.Pays, o.First = tokyobox.PaysPoints, "anna" },
			"player p1 cyber-bunny Anna;player p2 the-king Bea;tiles red;first p1;row ? ? ?"},
		{"three of the Dark Edition: points (13.4)", tokyo.Dark, "Anna:bunny,Bea:king,Cleo:giga", func(o *tokyobox.Options) { o.First = "anna" },
			"player p1 cyber-bunny Anna;player p2 the-king Bea;player p3 gigazaur Cleo;tiles red;first p1;row ? ? ?"},
		{"red tiles", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.First = "anna" }, "player p1 cyber-bunny Anna;player p2 the-king Bea;option two-player energy;tiles red;first p1;row ? ? ?"},
		{"green tiles", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.First, o.Tiles = "anna", "Vert" }, "player p1 cyber-bunny Anna;player p2 the-king Bea;option two-player energy;tiles green;first p1;row ? ? ?"},
		{"chance draws green", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.First, o.Tiles = "anna", "random" }, "player p1 cyber-bunny Anna;player p2 the-king Bea;option two-player energy;tiles green;first p1;row ? ? ?"},
		{"green sides by name", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.First, o.Tiles = "anna", "barbs, sonci boomer" }, "player p1 cyber-bunny Anna;player p2 the-king Bea;option two-player energy;tiles grrrrrrgrr;first p1;row ? ? ?"},
		{"a red side by name", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.Tiles = "eternal" }, "!tokyo.setup.tiles-unknown"},
		{"mixed tiles", tokyo.Dark, "Anna:bunny,Bea:king", func(o *tokyobox.Options) { o.First, o.Tiles = "anna", "rgrrrrrrrg" }, "player p1 cyber-bunny Anna;player p2 the-king Bea;option two-player energy;tiles rgrrrrrrrg;first p1;row ? ? ?"},

		{"nobody", tokyo.Base, "2", func(o *tokyobox.Options) { o.Players = nil }, "!tokyo.setup.players"},
		{"seven", tokyo.Base, "2", func(o *tokyobox.Options) { o.Players = make([]tokyobox.PlayerOptions, 7) }, "!tokyo.setup.players"},
		{"a monster twice", tokyo.Base, "Anna:giga,Bea:giga", nil, "!tokyo.setup.monster-taken"},
		{"a monster of the other box", tokyo.Base, "Anna:kraken,Bea", nil, "!monster-unclear"},
		{"two monsters", tokyo.Base, "Anna:k,Bea", nil, "!monster-unclear"},
		{"a letter wrong", tokyo.Base, "Anna:gigazur,Bea:spaec penguin", nil, "player p1 gigazaur Anna;player p2 space-penguin Bea;first p2;row ? ? ?"},
		{"a name twice", tokyo.Base, "Zoe,zoë", nil, "!tokyo.setup.name-twice"},
		{"another's seat", tokyo.Base, "Anna,p1", nil, "!tokyo.setup.name-twice"},
		{"nobody begins", tokyo.Base, "Anna,Bea", func(o *tokyobox.Options) { o.First = "cleo" }, "!tokyo.setup.first-unknown"},
		{"two may begin", tokyo.Base, "Anna:giga,Annette:king", func(o *tokyobox.Options) { o.First = "ann" }, "!tokyo.setup.first-unknown"},
		{"a third seat", tokyo.Base, "Anna:giga,Bea:king", func(o *tokyobox.Options) { o.First = "p3" }, "!tokyo.setup.first-unknown"},
		{"two-player option of three (13.4)", tokyo.Base, "3", func(o *tokyobox.Options) { o.Pays = tokyobox.PaysEnergy }, "!tokyo.setup-two"},
		{"tiles of the base box", tokyo.Base, "2", func(o *tokyobox.Options) { o.Tiles = "red" }, "!tokyo.no-tiles"},
		{"nine letters", tokyo.Dark, "2", func(o *tokyobox.Options) { o.Tiles = "rgrgrgrgr" }, "!tokyo.setup.tiles-unknown"},
		{"eleven letters", tokyo.Dark, "2", func(o *tokyobox.Options) { o.Tiles = "rgrgrgrgrgr" }, "!tokyo.setup.tiles-unknown"},
		{"a strange option", tokyo.Base, "5", func(o *tokyobox.Options) { o.Bay = "jumps" }, "!option-unknown"},
		{"one card unknown", tokyo.Base, "2", func(o *tokyobox.Options) { o.Row = "heal, xyzzy, ?" }, "!no-such-card"},
		{"two cards unknown", tokyo.Base, "2", func(o *tokyobox.Options) { o.Row = "xyzzy, heal, qwxyz" }, "!tokyo.setup.row-unknown"},
		{"two cards", tokyo.Base, "2", func(o *tokyobox.Options) { o.Row = "heal, tank" }, "!row-three"},
		{"one card twice", tokyo.Base, "2", func(o *tokyobox.Options) { o.Row = "heal, heal, ?" }, "!row-twice"},
		{"a tile in the row", tokyo.Dark, "2", func(o *tokyobox.Options) { o.Row = "barbs, ?, ?" }, "!no-such-card"},
		{"a card of the other box", tokyo.Dark, "2", func(o *tokyobox.Options) { o.Row = "battery, ?, ?" }, "!no-such-card"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := plainDesk(t, text.English)
			o := options(t, c.players)
			if c.change != nil {
				c.change(&o)
			}
			set, err := d.boxes[c.edition].Deal(o)
			if key, ok := strings.CutPrefix(c.want, "!"); ok {
				if have := refused(err); have != key {
					t.Fatalf("refused with %q, want %q", have, key)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if have := strings.Join(set.Lines(d.rules(t, c.edition))[1:], ";"); have != c.want {
				t.Errorf("have %s\nwant %s", have, c.want)
			}
		})
	}
}

// TestOptionsLike: the options of one more game have the same people and options, and monsters
// dealt anew.
func TestOptionsLike(t *testing.T) {
	d := plainDesk(t, text.English)
	o := options(t, "Anna:bunny,Bea:kraken,:king")
	o.Tiles, o.Bay, o.Frenzy = "rrrrrrrrrg", "moves", "cut"
	set, err := d.boxes[tokyo.Dark].Deal(o)
	if err != nil {
		t.Fatal(err)
	}
	again := tokyobox.OptionsLike(&set)
	if !slices.Equal(again.Players, []tokyobox.PlayerOptions{{Name: "Anna"}, {Name: "Bea"}, {}}) {
		t.Errorf("players %v", again.Players)
	}
	next, err := d.boxes[tokyo.Dark].Deal(again)
	if err != nil || next.Green != set.Green || next.Options != set.Options || next.Names != set.Names || next.Players != 3 {
		t.Errorf("%+v after %+v: %v", next, set, err)
	}
}

// TestParsePlayers: how many, or who.
func TestParsePlayers(t *testing.T) {
	for in, want := range map[string]string{
		"2": ":,:", " 6 ": ":,:,:,:,:,:", "Anna,Bea": "Anna:,Bea:", " Anna  B : giga , :king": "Anna B:giga,:king", "a#b,c": "a b:,c:",
		"1": "!", "7": "!", "0": "!", "-2": "!", "Anna": "!", "": "!", "a,b,c,d,e,f,g": "!",
	} {
		list, err := tokyobox.ParsePlayers(in)
		var words []string
		for _, p := range list {
			words = append(words, p.Name+":"+p.Monster)
		}
		have := strings.Join(words, ",")
		if err != nil {
			have = "!"
			if refused(err) != "tokyo.setup.players" {
				t.Errorf("%q: %v", in, err)
			}
		}
		if have != want {
			t.Errorf("%q: %s, want %s", in, have, want)
		}
	}
}

// TestOpening: most smashes begins, and whoever shares the lead throws again, alone
// (2.4).
func TestOpening(t *testing.T) {
	for _, c := range []struct {
		players int
		throws  string // SEAT=SMASHES in the order asked for
		ties    int
		first   string
	}{
		{2, "p1=0 p2=1", 0, "p2"},
		{3, "p1=6 p2=1 p3=5", 0, "p1"},
		{4, "p1=2 p2=3 p3=3 p4=0 p2=1 p3=2", 1, "p3"},
		{3, "p1=0 p2=0 p3=0 p1=1 p2=0 p3=1 p1=4 p3=3", 2, "p1"},
		{6, "p1=1 p2=2 p3=1 p4=2 p5=1 p6=2 p2=0 p4=0 p6=0 p2=1 p4=0 p6=2", 2, "p6"},
	} {
		o, ties := tokyobox.NewOpening(c.players), 0
		for _, throw := range strings.Fields(c.throws) {
			seat, more := o.Next()
			if !more || seat.String() != throw[:2] {
				t.Fatalf("%s: %s throws (%v), want %s", c.throws, seat, more, throw)
			}
			if o.Take(int(throw[3] - '0')) {
				ties++
			}
		}
		if _, more := o.Next(); more || len(o.Left()) != 1 || o.Left()[0].String() != c.first || ties != c.ties {
			t.Errorf("%s: left %v after %d ties (more: %v), want %s after %d", c.throws, o.Left(), ties, more, c.first, c.ties)
		}
	}
}

// TestParseThrow: a number of smashes, or the six faces.
func TestParseThrow(t *testing.T) {
	for in, want := range map[string]int{"0": 0, "6": 6, "ccc123": 3, "b b b s e 1": 3, "hhhhhh": 0, "7": -1, "": -1, "cc": -1, "ccccccc": -1, "x12345": -1, "-1": -1} {
		have, err := tokyobox.ParseThrow(in)
		if err != nil {
			have = -1
		}
		if have != want {
			t.Errorf("%q: %d (%v), want %d", in, have, err, want)
		}
	}
}

// TestForm: what flags say of a set-up in any order, what is asked then, and that a word
// refused changes nothing.
func TestForm(t *testing.T) {
	for _, c := range []struct {
		name  string
		box   tokyo.Edition
		said  string // ID=WORD, with | between; one refused has "!" and the key behind it
		next  string // the ID of what is asked then; "" where nothing is
		lines string // of the game it begins, behind the hash, or "!" and why it does not
	}{
		{"nothing", tokyo.Base, "", "who", "player p1 the-king;player p2 space-penguin;first p2;row ? ? ?"},
		{"the first player before the players", tokyo.Base, "first=bea|players=Anna:giga,Bea:king", "options", "player p1 gigazaur Anna;player p2 the-king Bea;first p2;row ? ? ?"},
		{"who begins is none of them", tokyo.Base, "first=cleo|players=Anna,Bea!tokyo.setup.first-unknown", "who", "!tokyo.setup.first-unknown"},
		{"a number of players is not asked for names by a flag", tokyo.Base, "players=3", "options", "player p1 the-king;player p2 space-penguin;player p3 meka-dragon;first p3;row ? ? ?"},
		{"but where it is asked", tokyo.Base, "who=3", "player", "player p1 the-king;player p2 space-penguin;player p3 meka-dragon;first p3;row ? ? ?"},
		{"who begins turns out to be nobody", tokyo.Base, "first=cleo|who=2|player=Anna:giga|player=Bea:king|options=|row=", "first", "player p1 gigazaur Anna;player p2 the-king Bea;first p2;row ? ? ?"},
		{"all of it", tokyo.Dark, "players=Anna:king,Bea:giga|first=anna|tiles=green|two-energy=|row=?,?,?", "", "player p1 the-king Anna;player p2 gigazaur Bea;option two-player energy;tiles green;first p1;row ? ? ?"},
		{"the dice say who begins", tokyo.Base, "players=Anna:king,Bea:giga|first=dice|frenzy=cut|row=?,?,?|throw=1|throw=9!tokyo.setup.throw|throw=2", "",
			"player p1 the-king Anna;player p2 gigazaur Bea;option frenzy cut;first p2;row ? ? ?"},
		{"nothing of the Dark Edition: energy is proposed (13.1)", tokyo.Dark, "", "who", "player p1 the-king;player p2 meka-dragon;option two-player energy;tiles red;first p2;row ? ? ?"},
		{"points for two of the Dark Edition", tokyo.Dark, "players=Anna:king,Bea:giga|first=anna|tiles=green|two-points=|row=?,?,?", "", "player p1 the-king Anna;player p2 gigazaur Bea;tiles green;first p1;row ? ? ?"},
		{"no energy for two of the Dark Edition", tokyo.Dark, "players=Anna:king,Bea:giga|first=anna|tiles=green|two-energy=no|row=?,?,?", "", "player p1 the-king Anna;player p2 gigazaur Bea;tiles green;first p1;row ? ? ?"},
		{"two-player energy for three", tokyo.Base, "two-energy=|players=3!tokyo.setup-two", "who", "player p1 the-king;player p2 space-penguin;option two-player energy;first p2;row ? ? ?"},
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

// TestLike: a new game offers the people of the one before, whichever of the two boxes
// that was; its options go on in the same box, as far as so many players have them.
func TestLike(t *testing.T) {
	d := plainDesk(t, text.English)
	f, err := d.boxes[tokyo.Base].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, said := range [][2]string{{"players", "Anna:giga,Bea:king"}, {"first", "anna"}, {"two-energy", ""}} {
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

// TestLazy: a box is there before its cards are read, and what is wrong with them is
// told by whatever wants them first.
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
