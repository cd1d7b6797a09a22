package coach

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestRank checks that options are in the order of their worth as the player plays. Of options that
// lead to the same table only one is shown, and what best play chooses is shown however far down it is.
func TestRank(t *testing.T) {
	option := func(n int16, win, asPlayed float64) Option {
		return Option{Event: duel.Event{Kind: duel.SpendTokens, N: n}, Win: win, AsPlayed: asPlayed}
	}
	a := Advice{Options: []Option{
		option(1, 0.990, 0.50), option(2, 0.985, 0.70), option(3, 0.981, 0.60), option(4, 0.97, 0.90), option(5, 0.97, 0.90), option(6, 0.5, 0.95),
	}}
	a.rank()
	order := ""
	for i := range a.Options {
		order += fmt.Sprint(a.Options[i].Event.N, " ")
	}
	if order != "6 4 5 2 3 1 " || a.Best != 5 {
		t.Errorf("%s, best play chooses number %d; want 6 4 5 2 3 1 and the last", order, a.Best)
	}
	if told := fmt.Sprint(a.Told(4)); told != "[0 1 3 5]" {
		t.Errorf("told are %s; want 6, 4 without its twin 5, 2, and 1 as best play's", told)
	}
}

// TestWinFirst checks that a card that wins at once comes before cards that win with best play,
// although best play values them alike.
func TestWinFirst(t *testing.T) {
	r := dueltest.Rules(t)
	table, err := dueltest.Fold(r, nil, dueltest.Solo("cyber-kitty", "meka-dragon", "you")+"set rival.hearts 2; set you.energy 19; row rebooting too-cute armor-plating; turn you buy")
	if err != nil {
		t.Fatal(err)
	}
	c := coachOf(t, r, &table.State)
	c.SetSkill(Skill{Sharp: 0.3})
	a, ok := c.Advise(&table)
	if !ok || r.Write(&a.Options[0].Event) != "buy 2" || a.Options[0].AsPlayed != 1 {
		t.Errorf("%+v", a.Options)
	}
	if len(a.Options) < 2 || a.Options[1].Win < 0.99 {
		t.Errorf("best play wins with other cards too: %+v", a.Options)
	}
}
