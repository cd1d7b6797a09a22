package advice_test

import (
	"strings"
	"testing"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// TestGivesAway checks W3 and W4 as a warning: a line that hands the game to the other side needs confirmation,
// whichever side plays it. Dice and cards that already lie on the table need none, and neither does a line that
// wins.
func TestGivesAway(t *testing.T) {
	const two = "kot 1 duel two\nside you gigazaur\nside rival alienoid\n"
	edge := "set destruction -6\nset fame -4\nset you.energy 9\nturn you buy\n"
	for _, c := range []struct {
		name, lines, line string
		gives             bool
	}{
		{"seismic-test pulls destruction from the rival's 6 into its zone", two + "row ? seismic-test ?\n" + edge, "buy 2", true},
		{"snack-time does not", two + "row ? snack-time ?\n" + edge, "buy 2", false},
		{"unnamed: the name says what is bought", two + "row ? ? ?\n" + edge + "buy 2\n", "answer seismic-test", true},
		{"unnamed, and harmless", two + "row ? ? ?\n" + edge + "buy 2\n", "answer snack-time", false},
		{"natural-selection looks at dice that lie there already", two + "card you natural-selection\nset you.hearts 9\nturn you roll\nrolls 2\ndice cccche\nkeep cccch\n", "roll h", false},
		{"but stopping with them is a choice", two + "card you natural-selection\nset you.hearts 9\nturn you roll\nrolls 2\ndice cccche\n", "stop", true},
		{"camouflage's dice lie there, too", two + "card you camouflage\nset you.hearts 1\nturn rival resolve\ndice cceeee\nresolve claw\n", "answer cc", false},
		{"not rolling them would be a choice", two + "card you camouflage\nset you.hearts 1\nturn rival resolve\ndice cceeee\nresolve claw\n", "answer no", true},
		{"in-shape's owner wins in the other's turn", two + "card you natural-selection\ncard rival in-shape\nset rival.energy 3\nset fame -6\nturn you roll\ndice cccchh\nrolls 1\nstop\n", "answer 1", false},
	} {
		d := desk(t, text.English)
		save(t, d, "game", c.lines)
		s, err := tracker.Open(duel.Log{Rules: d.Rules}, d.Store.Path("game"))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		ev, err := d.Rules.Read(s.Game.Table(), c.line)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if how, gives := duelbox.GivesAway(d.Rules, s.Game, ev); gives != c.gives || gives && how == duel.NotWon {
			t.Errorf("%s: %q gives %v (%v), want %v", c.name, c.line, gives, how, c.gives)
		}
		if err := s.Game.DoLine(c.line); err != nil {
			t.Errorf("%s: %q: %v", c.name, strings.TrimSpace(c.line), err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestLooking checks natural-selection's second ruling: the panel of the roll warns
// before such a roll is kept, and names the other cards that would act on it.
func TestLooking(t *testing.T) {
	r := dueltest.Rules(t)
	c := phrases.LoadNames(text.English, r.Box)
	v := advice.In(c, r)
	for _, x := range []struct{ given, want string }{
		{"turn you roll; dice ccccee", "Natural selection: keeping this roll costs 10 hearts before the dice are resolved"},
		{"turn you roll; dice cccheee", ""},
		{"card you antimatter-pellets; turn you roll; dice eeeeech", "Antimatter pellets takes effect on this roll if you keep it|Natural selection: keeping this roll costs 10 hearts before the dice are resolved"},
		{"turn you resolve; dice ccccee", ""}, // already kept
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"card you natural-selection; "+x.given)
		if err != nil {
			t.Fatal(err)
		}
		if have := strings.Join(v.Looking(&table.State), "|"); have != x.want {
			t.Errorf("%s: %q, want %q", x.given, have, x.want)
		}
	}
}
