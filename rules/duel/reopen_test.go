package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// A correction takes a finished game back to where it ended (T8): nothing that had
// happened is lost or happens twice, and the player decides whether it is over.
func TestReopening(t *testing.T) {
	two := "kot 1 duel two; side you gigazaur; side rival meka-dragon; start rival; "
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	won := two + "row photoshoot ? ?; turn you buy; set you.energy 2; set fame 6; buy 1; reveal ?; answer destruction -7; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D5", Name: "the card that won the game goes to the discards, not out of the box", Given: won,
			Play: "set fame 5", Want: "phase=buy fame=5 discards=photoshoot winner= question="},
		{Rule: "A4", Name: "claws resolved before the end do not hit again: 5 hearts stay 5, 3 energy dice come",
			Given: solo + "turn rival resolve; dice ccceee; set you.hearts 3; set rival.energy 0; resolve; ",
			Play:  "set you.hearts 5; resolve", Want: "you.hearts=5 rival.energy=3 active=you"},
		{Rule: "T8", Name: "a win by correction that the player denies does not end the game at the next change",
			Given: solo + "turn you resolve; dice ccc; set fame 7; answer no; ",
			Play:  "resolve claw", Want: "phase=buy rival.hearts=9 fame=7"},
		{Rule: "T8", Name: "another win still ends it", Given: solo + "turn you resolve; dice ccc; set rival.hearts 3; set fame 7; answer no; ",
			Play: "resolve claw", Want: "phase=over rival.hearts=0"},
		{Rule: "T8", Name: "two wins by correction, both denied, are asked about once each",
			Given: solo + "turn you resolve; dice ccc; set rival.hearts 0; answer no; set fame 7; answer no; ",
			Play:  "resolve claw", Want: "phase=buy question= fame=7 winner="},
		{Rule: "T8", Name: "once it has ceased to hold, the same win counts again",
			Given: solo + "turn you resolve; dice cccfff; set fame 7; answer no; set fame 6; ",
			Play:  "resolve claw; resolve fame", Want: "phase=over fame=7 winner=you why=victory"},
		{Rule: "T8", Name: "a win made while another question stands is asked about first",
			Given: solo + "set you.energy 9; turn you buy; row ? ? kaijutsu; ",
			Play:  "buy 3; reveal ?; set fame 7", Want: "question=game-over phase=buy"},
		{Rule: "T8", Name: "one that a second correction takes away is not",
			Given: solo + "set you.energy 9; turn you buy; row ? ? kaijutsu; ",
			Play:  "buy 3; reveal ?; set fame 7; set fame 5", Want: "question=buzz-place phase=buy fame=5 winner="},
		{Rule: "T8", Name: "denied, the purchase goes on: kaijutsu pulls 1 and deals 2",
			Given: solo + "set you.energy 9; turn you buy; row ? ? kaijutsu; ",
			Play:  "buy 3; reveal ?; set fame 7; answer no; answer fame -3", Want: "phase=buy fame=7 destruction=1 rival.hearts=10 question="},
		{Rule: "O1", Name: "alien-metabolism before hibernation's choice",
			Given: solo + "card you hibernation; card you alien-metabolism; row ? ? photoshoot; turn you start; ",
			Play:  "discard 3; reveal ?", Want: "question=hibernation discards=photoshoot used=alien-metabolism"},
	})
}

// A roll never resolves the previous dice: Autobot's dice wait for `resolve`, like a human's.
func TestRollResolvesNothing(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A4", Name: "the human's roll", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn rival roll; ",
			Play: "roll ccffff; roll cchhee", Want: "phase=resolve active=rival you.hearts=14 dice=ccffff", Refused: "wrong-phase"},
		{Rule: "A7", Name: "the white dice", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn rival roll; rolls 2; dice ceeeep; ",
			Play: "keep c; roll eeeep; roll fe", Want: "phase=resolve active=rival rival.energy=1", Refused: "wrong-phase"},
		{Rule: "O", Name: "a human's", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn you resolve; dice ccc; ",
			Play: "roll cccccc", Want: "phase=resolve", Refused: "wrong-phase"},
	})
}
