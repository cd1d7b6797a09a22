package partydash_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/partydash"
	"kingoftokyo/rules/tokyo"
)

// TestSetUp sets a game of five of the Dark Edition up with the keys alone.
func TestSetUp(t *testing.T) {
	d := setUp(t, plain, tokyo.Base)
	d.press("b+1Anna<enter>2 Ben # <enter>tf02001yc acid, ?, jets<enter><enter>")
	set := d.now().Setup
	if set.Edition != tokyo.Dark || set.Players != 5 || set.Names[0] != "Anna" || set.Names[1] != "Ben" || set.First != 1 || !set.Options.BayMoves {
		t.Errorf("%+v", set)
	}
	if !set.Green[0] || !set.Green[9] {
		t.Errorf("the tiles: %v", set.Green)
	}
	if acid, _ := d.Rules().Piece("acid-attack"); set.Row[0] != acid || set.Row[1] != tokyo.Unnamed {
		t.Errorf("the row: %v", set.Row)
	}
	monsters := map[tokyo.MonsterID]bool{}
	for _, m := range set.Monsters[:set.Players] {
		monsters[m] = true
	}
	if len(monsters) != 5 {
		t.Errorf("monsters twice: %v", set.Monsters)
	}
}

// TestSetUpRefuses: the page refuses what plain mode refuses, says why, and changes
// nothing.
func TestSetUpRefuses(t *testing.T) {
	for _, c := range []struct {
		name    string
		edition tokyo.Edition
		keys    string
		says    string
	}{
		{"one player alone", tokyo.Dark, "---", "two to six"},
		{"seven", tokyo.Dark, "+++", "two to six"},
		{"two Annas", tokyo.Dark, "1Anna<enter>2anna<enter>", "two players cannot be called anna"},
		{"another's seat", tokyo.Dark, "1p2<enter>", "two players cannot be called p2"},
		{"a monster that is taken", tokyo.Base, "1Anna:giga<enter>", "Gigazaur is taken"},
		{"two cards", tokyo.Dark, "cacid, jets<enter>", "three cards"},
		{"an unclear card", tokyo.Base, "cmonster, ?, ?<enter>", "monster"},
		{"the option for two (13.4)", tokyo.Base, "e", "this game has 4"},
		{"the Bay with four (8.1)", tokyo.Base, "y", "five or six"},
		{"tiles of the base box", tokyo.Base, "t", "12.10"},
		{"nine letters", tokyo.Dark, "tt" + "rrrrrrrrg<enter>", "no choice of sides"},
		{"seven smashes", tokyo.Base, "f7", "no roll of six dice"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := setUp(t, plain, c.edition)
			if said, fault := d.press(c.keys).said(); !fault || !strings.Contains(said, c.says) {
				t.Errorf("said %q, want %q", said, c.says)
			}
		})
	}
	d := setUp(t, plain, tokyo.Dark)
	d.press("bo").snap()
	if !slices.Equal(d.beside.asked, []string{"duel", "saved"}) {
		t.Errorf("asked for %q", d.beside.asked)
	}
}

// TestSetUpSwaps: with six players no monster is free, so the next one is taken from
// its owner; with fewer those of the others are passed over.
func TestSetUpSwaps(t *testing.T) {
	d := setUp(t, plain, tokyo.Base).press("++<down><down><right><enter>")
	if set := d.now().Setup; set.Monsters != [tokyo.MaxPlayers]tokyo.MonsterID{1, 0, 2, 3, 4, 5} {
		t.Errorf("six: %v", set.Monsters)
	}
	d = setUp(t, plain, tokyo.Base).press("<down><down><right><enter>")
	if set := d.now().Setup; set.Monsters[0] != 4 || set.Monsters[1] != 1 {
		t.Errorf("four: %v", set.Monsters)
	}
}

// TestSetUpTiles: all red, all green, a mixture by name or by letters, and red again
// (12.10).
func TestSetUpTiles(t *testing.T) {
	for keys, green := range map[string][]int{
		"":                      nil,
		"t":                     {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
		"tt<esc>":               {0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
		"ttgrrrrrrrrv<enter>":   {0, 9},
		"ttgrrrrrrrrv<enter>t":  nil,
		"ttbarbs, sonic<enter>": {0, 7},
	} {
		d := setUp(t, plain, tokyo.Dark).press(keys + "<enter>")
		var have []int
		for i, g := range d.now().Setup.Green {
			if g {
				have = append(have, i)
			}
		}
		if !slices.Equal(have, green) {
			t.Errorf("%s: green are %v, want %v", keys, have, green)
		}
	}
}

// A mixture drawn at random is drawn once: later changes leave it as it is shown.
func TestSetUpTilesRandom(t *testing.T) {
	with, drawn := plain, 0
	with.random = func(n int) int { drawn++; return drawn / 3 % n }
	d := setUp(t, with, tokyo.Dark).press("ttrandom<enter>")
	shown := d.snap()
	if d.press("zz"); d.snap() != shown {
		t.Errorf("the mixture has changed:\n%s\nfrom\n%s", d.snap(), shown)
	}
}

// TestOpening: who starts has the most smashes; who shares the lead throws again, and
// Backspace takes one throw back (2.4).
func TestOpening(t *testing.T) {
	for keys, first := range map[string]tokyo.Seat{
		"f0103":                  3,
		"f3103" + "12":           3,
		"f3133" + "121":          2,
		"f3103" + "1<bs>" + "52": 0,
		"f4<bs>0é00":             1,
		"f3333" + "àà10":         2,
		"f12<esc>":               0,
		"fr":                     0,
	} {
		d := setUp(t, plain, tokyo.Base).press(keys)
		if have := d.press("<enter>").now().Setup.First; have != first {
			t.Errorf("%s: %v starts, want %v", keys, have, first)
		}
	}
	d := setUp(t, plain, tokyo.Base).press("1Anna<enter>f3103")
	if said, _ := d.said(); !strings.Contains(said, "Anna, ") || !strings.Contains(said, "roll again") {
		t.Errorf("said %q", said)
	}
}

// TestSetUpHelp: the help of the page has its keys, and the rules of the box that is
// set up.
func TestSetUpHelp(t *testing.T) {
	setUp(t, plain, tokyo.Dark).press("?smashes by a digit").see("who starts")
	setUp(t, plain, tokyo.Dark).press("?12.5").see("12.5  ")
	setUp(t, plain, tokyo.Base).press("b?12.5").see("12.5  ")
}

// TestSetUpFrom: a set-up to begin with stays as it is.
func TestSetUpFrom(t *testing.T) {
	desk := newDesk(t, plain)
	set := tokyo.NewSetup(tokyo.Dark, []tokyo.MonsterID{3, 1, 2}, []string{"Anna", "", "Zoé"}, 2)
	set.Green[4], set.Options.FrenzyCut, set.Row[1] = true, true, 7
	d := start(t, plain, desk, func(u *partydash.Dash) error {
		u.Push(u.SetUpFrom(set))
		return nil
	})
	have := d.press("<enter>").now().Setup
	rules := d.Rules()
	if lines, want := have.Lines(rules), set.Lines(rules); !slices.Equal(lines[2:], want[1:]) { // the hash of the box stands second
		t.Errorf("have %q\nwant %q", lines, want)
	}
}
