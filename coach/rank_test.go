package coach

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestRank: what is within a point of the best by best play comes first, in the order of what it is worth as the
// player plays; the others follow by best play. Of options that lead to the same table one is told.
func TestRank(t *testing.T) {
	option := func(n int16, win, asPlayed float64) Option {
		return Option{Event: duel.Event{Kind: duel.SpendTokens, N: n}, Win: win, AsPlayed: asPlayed}
	}
	a := Advice{Options: []Option{
		option(1, 0.990, 0.50), option(2, 0.985, 0.70), option(3, 0.981, 0.60), option(4, 0.97, 0.90), option(5, 0.97, 0.90), option(6, 0.5, 0.95),
	}}
	a.rank(&duel.State{})
	order := ""
	for i := range a.Options {
		order += fmt.Sprint(a.Options[i].Event.N, " ")
	}
	if order != "2 3 1 4 5 6 " || a.Near != 3 {
		t.Errorf("%s, %d near; want 2 3 1 before 4 5 6", order, a.Near)
	}
	if told := fmt.Sprint(a.Told(5)); told != "[0 1 2 3 5]" {
		t.Errorf("told are %s; the fifth is the fourth again", told)
	}
	if told := a.Told(2); len(told) != 2 {
		t.Errorf("%v of two", told)
	}
}

// TestWinFirst: of a card that wins at once and cards that win by best play, the former comes first, though best play
// values them alike.
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
	if a.Near < 2 {
		t.Errorf("%d options are near: best play wins with any of them", a.Near)
	}
}
