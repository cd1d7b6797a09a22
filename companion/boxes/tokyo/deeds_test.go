package tokyo_test

import (
	"slices"
	"testing"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestDeeds checks who did what in a game written by hand; a log that lacks a part of the game has no deeds.
func TestDeeds(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "row heal tank jets; place p2 city; set p3.hearts 2; set p1.energy 5; card p3 camouflage; "+
		"roll 111ccc; resolve; answer yes; buy 1; reveal ?; pass; "+ // Bea loses 3 and yields; Heal for 3
		"roll 333hhc; resolve; answer no; pass; "+ // Bea from outside: Anna loses 1 and stays
		"uncard p3 camouflage; out p4; turn p1 roll; roll cc22he; resolve") // Anna from Tokyo: Bea loses 2, Cleo falls
	if _, err := p.g.Undo(); err != nil || p.g.Result().Players[0].Damage != 3 {
		t.Errorf("what is taken back counts: %+v, %v", p.g.Result().Players, err)
	}
	if _, err := p.g.Redo(); err != nil {
		t.Fatal(err)
	}
	r := p.g.Result()
	for seat, damage := range []int{3 + 2 + 2, 1, 0, 0} {
		if have := r.Players[seat].Damage; have != damage {
			t.Errorf("p%d has dealt %d damage, want %d", seat+1, have, damage)
		}
	}
	if !r.Whole || r.Hit != (record.Hit{By: 0, Who: 1, Hearts: 3, Turn: 1}) {
		t.Errorf("the hardest hit: %+v", r.Deeds)
	}
	if r.Best != (record.Best{Who: 0, Turn: 1, Points: 2, Damage: 3}) {
		t.Errorf("the best turn: %+v", r.Best)
	}
	if len(r.Falls) != 1 || r.Falls[0].Who != 2 || r.Falls[0].By != 0 {
		t.Errorf("who fell: %+v", r.Falls)
	}
	if !slices.Equal(r.Cards, []record.Purchase{{Card: "heal", Is: "Heal", By: 0}}) {
		t.Errorf("bought: %+v", r.Cards)
	}
	first := enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.poison 1; set p1.hearts 1; roll 1122ee; resolve; pass")
	if r := first.g.Result(); len(r.Falls) != 1 || r.Falls[0].Who != 0 || r.Falls[0].By >= 0 {
		t.Errorf("who fell of poison before anything else happened: %+v", r.Falls)
	}
	lost := p.g.Now().State
	lost.Seats[1].Energy += 4
	if err := p.g.Session.Game.DoLine(plainDesk(t, text.English).rules(t, tokyo.Base).Checkpoint(&lost)); err != nil {
		t.Fatal(err)
	}
	if r := p.g.Result(); r.Whole || r.Players[0].Damage != 0 || len(r.Falls)+len(r.Cards) != 0 || r.Hit.Hearts != 0 {
		t.Errorf("a log that lacks something: %+v", r.Deeds)
	}
}
