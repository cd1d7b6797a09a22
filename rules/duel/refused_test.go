package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestRefused: lines that cannot be on the table are refused, and change nothing.
func TestRefused(t *testing.T) {
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "S1", Name: "a second first line", Given: solo, Play: "kot 1 duel two", Refused: "setup-twice", Want: "turn=1 phase=roll"},
		{Rule: "O10", Name: "one power for each track of the two", Given: solo + "stopped fd; ", Play: "stopped fc", Refused: "word-wrong", Want: "phase=roll"},
		{Rule: "T1", Name: "a token of three spaces from 6 on would end at 8", Given: solo, Play: "token dragon fame 6", Refused: "place-off", Want: "tokens="},
		{Rule: "T1", Name: "a track ends at 7", Given: solo, Play: "token cat fame 8", Refused: "word-wrong", Want: "tokens="},
		{Rule: "T1", Name: "on both sides", Given: solo, Play: "token cat fame -8", Refused: "word-wrong", Want: "tokens="},
		{Rule: "T1", Name: "from 5 on it ends at 7", Given: solo, Play: "token dragon fame 5", Want: "tokens=dragon:fame:5"},
		{Rule: "D5", Name: "there are there are more discards than cards", Given: solo + "discards frenzy; ", Play: "discards" + strings.Repeat(" ?", 100), Refused: "discards-many", Want: "discards=frenzy"},
		{Rule: "A3", Name: "Autobot keeps six dice of one symbol it wants, and rolls none of them", Given: solo + "set fame -4; turn rival roll; dice ffffff; rolls 1; ",
			Play: "roll ccffff", Refused: "keeps-all", Want: "dice=ffffff phase=roll"},
		{Rule: "A5", Name: "Autobot's dice are all useless: resolved they are 6 energy, passed by they would be none", Given: solo + "turn rival resolve; set rival.energy 0; dice ffddhh; ",
			Play: "pass", Refused: "resolve-autobot", Want: "phase=resolve active=rival rival.energy=0"},
		{Rule: "A5", Name: "its power dice are energy too, and must be resolved", Given: solo + "turn rival resolve; set rival.energy 0; dice pppppp; ",
			Play: "resolve; pass", Refused: "special-due", Want: "phase=end rival.energy=6"},
		{Rule: "A4", Name: "nor by being done with dice that have an effect", Given: solo + "turn rival resolve; dice cceehh; ",
			Play: "pass", Refused: "resolve-autobot", Want: "phase=resolve you.hearts=14"},
		{Rule: "T8", Name: "a won game wants yes or no", Given: solo + "set you.energy 9; turn you buy; row ? ? kaijutsu; buy 3; reveal ?; set fame 7; ",
			Play: "answer fame -3", Refused: "word-wrong", Want: "question=game-over fame=7 tokens="},
		{Rule: "O6", Name: "no symbol once the buy step has come", Given: solo + "set rival.hearts 9; turn you resolve; dice ccchhe; ", Play: "resolve; resolve claw",
			Refused: "wrong-phase", Want: "phase=buy rival.hearts=6"},
		{Rule: "O6", Name: "a symbol before Alienoid has added his own: rolling must be stopped first", Given: dueltest.Solo("alienoid", "meka-dragon", "you") + "set rival.hearts 9; roll ppccf; ",
			Play: "resolve claw", Refused: "wrong-phase", Want: "phase=roll rival.hearts=9"},
		{Rule: "T7", Name: "a card given by hand lies there alone, and the rest of the pile keeps its order", Given: solo + "discards frenzy giant-brain scrappy photoshoot; ",
			Play: "card you giant-brain", Want: "you.cards=giant-brain discards=frenzy,scrappy,photoshoot"},
	})
}

// TestTokensSpent: Autobot keeps the dice from its tokens for the whole turn (A0), even if a correction
// takes back the roll.
func TestTokensSpent(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A0", Name: "the first roll again: 6+1 dice, and no token more", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn rival roll; set rival.dice-tokens 1; ",
			Play: "roll ccffhee; rolls 0; roll ccffhhe", Want: "rival.dice=0 dice=cceffhh rolls=1"},
	})
}

// TestHead: no line is accepted before the first line of a game (S1).
func TestHead(t *testing.T) {
	r := dueltest.Rules(t)
	if _, err := dueltest.Fold(r, nil, "side you gigazaur"); err == nil || !strings.Contains(err.Error(), "setup-head") {
		t.Errorf("%v", err)
	}
	without := duel.New(r.Box, nil)
	if _, err := dueltest.Fold(without, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"roll ccffhe"); err == nil || !strings.Contains(err.Error(), "no-autobot") {
		t.Errorf("solo without Autobot: %v", err)
	}
}
