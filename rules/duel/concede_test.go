package duel_test

import (
	"bytes"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestConcede is giving up: at any moment except in the middle of an event, by either
// side, and corrections question it like any other win (T8).
func TestConcede(t *testing.T) {
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	two := scenarioTwo("gigazaur", "the-king", "you")
	lost, won := "phase=over winner=rival why=conceded question=", "phase=over winner=you why=conceded question="
	unfinished := solo + "set you.energy 9; turn you buy; row ? ? kaijutsu; buy 3"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "W", Name: "before the first roll", Given: solo, Play: "concede", Want: lost},
		{Rule: "W", Name: "by name", Given: solo, Play: "concede you", Want: lost},
		{Rule: "W", Name: "Autobot's owner puts it away", Given: solo, Play: "concede rival", Want: won},
		{Rule: "W", Name: "in Autobot's turn it is still you", Given: solo + "turn rival resolve; dice ccc", Play: "concede", Want: lost + " you.hearts=14"},
		{Rule: "W", Name: "of two humans never simply the active one", Given: two + "turn rival buy", Play: "concede", Want: lost + " active=rival"},
		{Rule: "W", Name: "the second human", Given: two + "turn you resolve; dice fff", Play: "concede rival", Want: won + " fame=0"},
		{Rule: "A2", Name: "at Autobot's level tie", Given: solo + "turn rival roll; roll cefdhh", Play: "concede", Want: lost},
		{Rule: "O1", Name: "at hibernation's choice", Given: two + "card rival hibernation; turn rival start", Play: "concede rival", Want: won + " rival.cards=hibernation"},
		{Rule: "T8", Name: "while it is asked whether the game is over, against the numbers", Given: solo + "set fame 7", Play: "concede", Want: lost},
		{Rule: "T8", Name: "beside a win that was denied", Given: solo + "set fame 7; answer no", Play: "concede", Want: lost},
		{Rule: "D4", Name: "not while a card is to be named", Given: unfinished, Play: "concede", Refused: "answer-first", Want: "phase=buy winner= question=reveal"},
		{Rule: "D5", Name: "not while a token is to be placed", Given: unfinished + "; reveal ?", Play: "concede rival", Refused: "answer-first", Want: "winner="},
		{Rule: "W", Name: "not twice", Given: solo + "concede", Play: "concede rival", Refused: "over (W)", Want: lost},
		{Rule: "W", Name: "not once somebody has won", Given: solo + "turn you resolve; dice ccc; set rival.hearts 3; resolve", Play: "concede", Refused: "over (W)", Want: "winner=you why=hearts"},
		{Rule: "W", Name: "nothing goes on", Given: solo + "concede", Play: "roll cchhe", Refused: "over (W)", Want: lost + " rolls=0"},
		{Rule: "T8", Name: "a correction asks whether it is over", Given: solo + "turn you buy; concede", Play: "set you.hearts 9",
			Want: "question=game-over phase=buy winner=rival why=conceded you.hearts=9"},
		{Rule: "T8", Name: "it is", Given: solo + "turn you buy; concede; set you.hearts 9", Play: "answer yes", Want: lost},
		{Rule: "T8", Name: "it is not, and nothing asks again", Given: solo + "turn you buy; concede; set you.hearts 9", Play: "answer no; set you.energy 3; pass",
			Want: "question= winner= why= active=rival you.energy=4"},
		{Rule: "T8", Name: "who played on may give up again", Given: solo + "concede; set deck 40; answer no", Play: "roll cchhe; concede", Want: lost + " rolls=1"},
		{Rule: "T8", Name: "the other one may instead", Given: solo + "concede; set deck 40", Play: "concede rival", Want: won},
		{Rule: "T8", Name: "denied, the numbers speak", Given: solo + "concede; set rival.hearts 0", Play: "answer no", Want: "question=game-over winner=you why=hearts"},
		{Rule: "T8", Name: "denied, an earlier denial stands", Given: solo + "set fame 7; answer no; concede; set deck 40", Play: "answer no", Want: "question= winner="},
		{Rule: "T8", Name: "a tie asked before is asked again", Given: solo + "turn rival roll; roll cefdhh; concede; set deck 40", Play: "answer no", Want: "question=symbol"},
		{Rule: "T8", Name: "a table line says the whole table: nobody has given up", Given: solo + "concede",
			Play: "table turn=2 active=rival phase=roll you=1/2/0/0 rival=2/2/0/0 fame=1 deck=47 row=?,?,?", Want: "question= winner= turn=2"},
		{Rule: "T8", Name: "or that somebody has", Given: solo,
			Play: "table turn=2 active=rival phase=roll you=1/2/0/0 rival=2/2/0/0 fame=1 deck=47 row=?,?,? conceded=rival", Want: "question=game-over winner=you why=conceded"},
	})
}

// The table says who gave up, and no policy gets that option: a random game is played
// to its end.
func TestConcedeIsNoOption(t *testing.T) {
	r := dueltest.Rules(t)
	for _, given := range []string{"", "turn you resolve; dice ccc", "turn you buy", "turn rival end; set rival.energy 9"} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+given)
		if err != nil {
			t.Fatal(err)
		}
		for _, ev := range r.Options(&table.State, nil) {
			if ev.Kind == duel.Conceded {
				t.Errorf("%q: giving up is offered", given)
			}
		}
		over, err := dueltest.Fold(r, &table, "concede")
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{`"phase":"over"`, `"question":null`, `"winner":"rival"`, `"why":"conceded"`} {
			if json := r.JSON(&over, 0); !bytes.Contains(json, []byte(want)) {
				t.Errorf("%q: no %s in %s", given, want, json)
			}
		}
		if why, gives := r.HandsOver(table.State, duel.Event{Kind: duel.Conceded}); gives {
			t.Errorf("%q: warned of %v", given, why)
		}
		if !over.State.GaveUp[duel.You] || over.State == table.State || duel.ByConcession.Rule() != "" {
			t.Errorf("%q: the state has %v", given, over.State.GaveUp)
		}
	}
}
