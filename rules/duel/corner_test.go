package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// Corner cases of corrections and unfinished events; each was once a bug.
func TestCorners(t *testing.T) {
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	rich := solo + "row too-cute seismic-test photoshoot; set you.energy 9; turn you buy; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D5", Name: "a deck set to 0 while the card is asked for stays 0", Given: rich,
			Play: "buy 3; set deck 0; reveal ?; answer fame 3", Want: "deck=0 row=?,too-cute,seismic-test"},
		{Rule: "T8", Name: "a denied win is still denied after the turn", Given: rich,
			Play: "set fame 7; answer no; pass", Want: "active=rival question= fame=7"},
		{Rule: "T8", Name: "a denied W1 does not hide W2", Given: solo + "set you.hearts 0; answer no; set fame 6; turn you resolve; dice fff; ",
			Play: "resolve", Want: "phase=over fame=7"},
		{Rule: "O4", Name: "natural-selection strikes once, also when the death is corrected: 5 hearts stay 5",
			Given: solo + "card you natural-selection; set you.hearts 10; turn you roll; rolls 3; dice ccccee; stop; ",
			Play:  "set you.hearts 5; resolve", Want: "you.hearts=5 rival.hearts=8"},
		{Rule: "D1", Name: "stop after the last roll is no news", Given: solo,
			Play: "roll ccccc; roll ccccc; roll ccccc; stop", Want: "phase=resolve rolls=3"},
		{Rule: "A3", Name: "nor after Autobot's", Given: solo + "turn rival roll; ", Play: "roll cccccc; stop", Want: "phase=resolve rolls=1"},
		{Rule: "T8", Name: "turn leaves an unfinished event: nobody's dice pass behind the player's back",
			Given: solo + "turn rival end; set rival.energy 4; ",
			Play:  "roll ee; turn you roll; set you.energy 0", Want: "active=you phase=roll you.energy=0 rival.energy=2 question="},
		{Rule: "T8", Name: "and the card being bought lies in the discards", Given: rich,
			Play: "buy 3; turn rival roll", Want: "active=rival discards=photoshoot"},
		{Rule: "O10", Name: "superconductor corrected away gives nothing and is discarded once",
			Given: solo + "card you superconductor; turn rival resolve; dice eee; ",
			Play:  "resolve; uncard you superconductor; answer yes", Want: "you.energy=0 discards=superconductor"},
		{Rule: "D4", Name: "an empty slot cannot be discarded", Given: solo + "card you alien-metabolism; row too-cute photoshoot -; ",
			Play: "discard 3", Refused: "slot-empty", Want: "used= row=too-cute,photoshoot,-"},
		{Rule: "O1", Name: "alien-metabolism is for the owner's own turn", Given: solo + "card you alien-metabolism; row too-cute ? ?; turn rival roll; ",
			Play: "discard 1", Refused: "no-discard"},
		{Rule: "A0", Name: "with a white die already spent only one token more is of use", Given: solo + "turn rival roll; set rival.dice-tokens 2; set white 1; ",
			Play: "roll cccceehh", Want: "rival.dice=1"},
		{Rule: "T8", Name: "a token that looks the same turned round is not turned", Given: solo, Play: "token tiger fame 3 flip", Want: "tokens=tiger:fame:3"},
		{Rule: "T8", Name: "only a token that lies there is taken off", Given: solo, Play: "untoken tiger", Refused: "token-not-there", Want: "tokens="},
		{Rule: "T8", Name: "and only from where it lies", Given: solo + "token tiger fame 3; ", Play: "untoken tiger fame 2", Refused: "token-not-there", Want: "tokens=tiger:fame:3"},
		{Rule: "T8", Name: "on that track", Given: solo + "token tiger fame 3; ", Play: "untoken tiger destruction 3", Refused: "token-not-there", Want: "tokens=tiger:fame:3"},
		{Rule: "T7", Name: "Autobot resolves what it was said to keep", Given: solo + "set rival.energy 0; turn rival roll; ", Play: "roll cccccc; keep ccc; roll hhh; stop", Want: "phase=resolve dice=ccchhh"},
		{Rule: "T7", Name: "not once its rolls are used up", Given: solo + "turn rival roll; ", Play: "roll ccffee; keep cc; roll eeee; keep cc; roll eeee; keep cc", Refused: "wrong-phase", Want: "phase=resolve"},
		{Rule: "T7", Name: "nor once a symbol is resolved", Given: solo + "turn rival roll; ", Play: "roll cccccc; done c; keep ccc", Refused: "wrong-phase", Want: "phase=resolve"},
		{Rule: "D1", Name: "nor a human who has stopped", Given: scenarioRoll(), Play: "roll cccccc; stop; keep ccc", Refused: "wrong-phase", Want: "phase=resolve"},
		{Rule: "T8", Name: "the discards have no empty places", Given: solo, Play: "discards ? -", Refused: "no-such-card"},
		{Rule: "A6", Name: "Autobot set to the buy step buys nothing and gains nothing", Given: solo + "turn rival buy; set rival.energy 3; ",
			Play: "pass", Want: "active=you rival.energy=3"},
		{Rule: "A6", Name: "nor can anybody buy for it", Given: solo + "row photoshoot ? ?; turn rival buy; set rival.energy 9; ", Play: "buy 1", Refused: "autobot-buys"},
		{Rule: "A3", Name: "its dice are not resolved while some are rolled again", Given: solo + "set fame 1; turn rival roll; ",
			Play: "roll ccfhdp; resolve", Refused: "autobot-rolls", Want: "phase=roll rolls=1"},
		{Rule: "D2", Name: "none is no symbol", Given: solo + "turn you resolve; dice ppccee; ", Play: "resolve power; answer none", Refused: "word-wrong",
			Want: "question=gigazaur"},
	})
}

// A checkpoint must contain nothing else: extra words are a fault.
func TestCheckpointJunk(t *testing.T) {
	r := dueltest.Rules(t)
	table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you"))
	if err != nil {
		t.Fatal(err)
	}
	good := r.Checkpoint(&table.State)
	if ev, err := r.Read(&table, good); err != nil || *ev.Table != table.State {
		t.Errorf("%s: %v", good, err)
	}
	for _, bad := range []string{"tokens=tiger:fame:3:flip:junk", "deck=-1", "row=?,?", "you=1/2/3", "what=1", "active=me", "phase=over", "fame=8"} {
		if _, err := r.Read(&table, "table "+bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// HandsOver tries every answer: gigazaur can pull the harmless marker, so using the
// power alone is no danger; it is one if both answers lose.
func TestHandsOverChoices(t *testing.T) {
	r := dueltest.Rules(t)
	given := dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn you resolve; dice pp; set fame -6; "
	for destruction, want := range map[string]bool{"set destruction -4": false, "set destruction -6": false} {
		table, err := dueltest.Fold(r, nil, given+destruction)
		if err != nil {
			t.Fatal(err)
		}
		if _, gives := r.HandsOver(table.State, duel.Event{Kind: duel.Resolved, Face: duel.Power}); gives != want {
			t.Errorf("%s: %v", destruction, gives)
		}
	}
}
