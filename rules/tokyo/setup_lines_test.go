package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

func TestSetup(t *testing.T) {
	base, dark := tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)
	two := "kot 1 tokyo; player p1 alienoid; player p2 the-king Anna B; "
	tokyotest.Run(t, base, []tokyotest.Case{
		{Rule: "2.1", Name: "how all begin", Given: tokyotest.Game(tokyo.Base, 3), Play: "set turn 1",
			Want: "p1.hearts=10 p1.points=0 p1.energy=0 p3.hearts=10 p3.place=outside city= bay= living=3 active=p1 phase=roll turn=1 row=?,?,? drawn=3"},
		{Rule: "2.2", Name: "the row is named", Given: two, Play: "row acid-attack ? extra-head; set turn 1", Want: "row=acid-attack,?,extra-head drawn=3 regular=p1"},
		{Rule: "2.2", Name: "a second row is a correction", Given: two, Play: "row acid-attack ? ?; row - ? wings", Want: "row=-,?,wings drawn=2"},
		{Rule: "2.2", Name: "two copies", Given: two, Play: "row extra-head extra-head ?; set turn 1", Want: "row=extra-head,extra-head,? drawn=3"},
		{Rule: "2.2", Name: "one card twice", Given: two, Play: "row wings wings ?", Refused: "tokyo.card-again"},
		{Rule: "2.4", Name: "who begins", Given: two, Play: "first p2; set turn 1", Want: "active=p2 regular=p2"},
		{Rule: "2.4", Name: "nobody begins who does not play", Given: two, Play: "first p3; set turn 1", Refused: "tokyo.setup-first"},
		{Rule: "1.1", Name: "two at least", Given: "kot 1 tokyo; player p1 alienoid", Play: "pass", Refused: "setup-incomplete"},
		{Rule: "1.1", Name: "no gap", Given: "kot 1 tokyo; player p1 alienoid; player p3 the-king", Play: "pass", Refused: "setup-incomplete"},
		{Rule: "1.1", Name: "in any order", Given: "kot 1 tokyo; player p3 gigazaur; player p2 alienoid; player p1 the-king", Play: "set turn 1", Want: "living=3 p3.hearts=10"},
		{Rule: "1.1", Name: "a seventh", Given: two, Play: "player p7 alienoid", Refused: "word-wrong"},
		{Rule: "13.4", Name: "energy for two", Given: two, Play: "option two-player energy; set turn 1", Want: "turn=1"},
		{Rule: "13.4", Name: "not for three", Given: two + "player p3 gigazaur", Play: "option two-player energy; set turn 1", Refused: "tokyo.setup-two"},
		{Rule: "", Name: "another box", Given: "", Play: "kot 1 dark", Refused: "word-wrong"},
		{Rule: "", Name: "another game", Given: "", Play: "kot 1 duel solo", Refused: "word-wrong"},
		{Rule: "", Name: "a newer file", Given: "", Play: "kot 2 tokyo", Refused: "file-newer"},
		{Rule: "", Name: "no first line", Given: "", Play: "player p1 alienoid", Refused: "tokyo.setup-head"},
		{Rule: "", Name: "two first lines", Given: two, Play: "kot 1 tokyo", Refused: "setup-twice"},
		{Rule: "", Name: "a monster of the other box", Given: two, Play: "player p3 kraken", Refused: "word-wrong"},
		{Rule: "", Name: "no such option", Given: two, Play: "option bay up", Refused: "word-wrong"},
		{Rule: "", Name: "after the set-up", Given: two + "set turn 1", Play: "player p3 gigazaur", Refused: "setup-over"},
		{Rule: "12.10", Name: "the base box has no tiles", Given: two, Play: "tiles red", Refused: "tokyo.no-tiles"},
	})
	tokyotest.Run(t, dark, []tokyotest.Case{
		{Rule: "12.10", Name: "red is left out", Given: tokyotest.Game(tokyo.Dark, 2), Play: "card p1 tile-devious", Want: "p1.tiles=tile-devious"},
		{Rule: "", Name: "the base box", Given: "", Play: "kot 1 tokyo", Refused: "word-wrong"},
		{Rule: "12.10", Name: "nine sides", Given: tokyotest.Game(tokyo.Dark, 2), Play: "tiles rgrgrgrgr", Refused: "word-wrong"},
	})
}

// The lines of a set-up describe it completely.
func TestSetupLines(t *testing.T) {
	for _, c := range []struct {
		edition tokyo.Edition
		lines   []string
	}{
		{tokyo.Base, []string{"kot 1 tokyo", "cards abc", "player p1 gigazaur", "player p2 the-king Anna B", "option two-player energy",
			"option bay moves", "option frenzy cut", "first p2", "row wings ? -"}},
		{tokyo.Dark, []string{"kot 1 dark", "player p1 kraken Zoé", "player p2 kraken", "player p3 alienoid", "tiles red", "first p1", "row ? ? ?"}},
		{tokyo.Dark, []string{"kot 1 dark", "player p1 kraken", "player p2 the-king", "tiles green", "first p1", "row ? ? ?"}},
		{tokyo.Dark, []string{"kot 1 dark", "player p1 kraken", "player p2 the-king", "tiles rgggrrrrrg", "first p1", "row ? ? ?"}},
	} {
		r := tokyotest.Rules(t, c.edition)
		table, err := tokyotest.Fold(r, nil, strings.Join(c.lines, ";"))
		if err != nil {
			t.Fatal(err)
		}
		if open, err := tokyotest.Fold(r, nil, strings.Join(c.lines[:len(c.lines)-1], ";")); err != nil || (tokyo.Log{}).SetUp(&open) || !(tokyo.Log{}).SetUp(&table) {
			t.Errorf("%v: the row does not end the set-up (%v)", c.lines, err)
		}
		if have := table.Setup.Lines(r); strings.Join(have, "\n") != strings.Join(c.lines, "\n") {
			t.Errorf("%v\nare written\n%v", c.lines, have)
		}
		again, err := tokyotest.Fold(r, nil, strings.Join(table.Setup.Lines(r), ";"))
		if err != nil || again.State != table.State || again.Setup != table.Setup {
			t.Errorf("%v: read again it is another table (%v)", c.lines, err)
		}
		if fresh := (tokyo.Table{Setup: table.Setup, State: r.Start(&table.Setup)}); fresh.State != table.State || (tokyo.Log{Rules: r}).Ready(&fresh) != nil {
			t.Errorf("%v: Start begins otherwise", c.lines)
		}
	}
}

// The sides that are not used are out of the game; the others are on the gauge.
func TestTileSides(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	table, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Dark, 2)+"tiles rrrrrrrrrg")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for id := r.FirstTile(); id <= r.Last(); id++ {
		tile := r.Tile(id)
		gauge := table.State.Locations[id].Zone == tokyo.Deck
		if want := tile.Green == (tile.Number == 10); gauge != want {
			t.Errorf("%s: on the gauge %v, want %v", tile.ID, gauge, want)
		}
		if gauge {
			n++
		}
	}
	if n != tokyo.NumTiles {
		t.Errorf("%d tiles on the gauge", n)
	}
}

func TestOptions(t *testing.T) {
	var o tokyo.Options
	for name, values := range tokyo.OptionNames() {
		if !o.Set(name, values[1]) || o == (tokyo.Options{}) {
			t.Errorf("%s %s sets nothing", name, values[1])
		}
		if !o.Set(name, values[0]) || o != (tokyo.Options{}) {
			t.Errorf("%s %s is not the default", name, values[0])
		}
	}
	if o.Set("bay", "points") || o.Set("", "") || len(tokyo.OptionNames()) != 3 {
		t.Error("an option too many")
	}
}

// Anything missing is reported.
func TestReadyNamesTheSeat(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table, err := tokyotest.Fold(r, nil, "kot 1 tokyo; player p1 alienoid; player p4 the-king")
	if err != nil {
		t.Fatal(err)
	}
	err = (tokyo.Log{Rules: r}).Ready(&table)
	if !rules.IsProblem(err, "setup-incomplete") || !strings.Contains(err.Error(), "p2") {
		t.Errorf("it says %v", err)
	}
}
