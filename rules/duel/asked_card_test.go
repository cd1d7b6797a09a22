package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestStopWritten: the last roll implies `stop`; if it is written anyway, it changes
// nothing, whatever was asked at the end of rolling (D1).
func TestStopWritten(t *testing.T) {
	last := func(monster string) string {
		return scenarioTwo(monster, "cyber-kitty", "you") + "turn you roll; rolls 2; dice ppppcc; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D1", Name: "after alienoid's power", Given: last("alienoid"), Play: "roll ppppcc; answer c; answer no; stop", Want: "phase=resolve added=c"},
		{Rule: "D1", Name: "after rebooting", Given: last("gigazaur") + "card you rebooting", Play: "roll ppppcc; answer yes; stop", Want: "phase=buy you.dice=2"},
		{Rule: "D1", Name: "not once something was bought", Given: last("gigazaur") + "card you rebooting; row snack-time ? ?; set you.energy 5",
			Play: "roll ppppcc; answer yes; buy 1; reveal ?; stop", Refused: "wrong-phase", Want: "phase=buy"},
		{Rule: "D1", Name: "not once a power was used, though no symbol is resolved yet", Given: last("gigazaur"), Play: "roll ppppcc; resolve power; answer fame; stop", Refused: "wrong-phase", Want: "phase=resolve fame=1"},
		{Rule: "D1", Name: "not once a symbol was resolved", Given: last("gigazaur"), Play: "roll ppppcc; resolve claw; stop", Refused: "wrong-phase", Want: "phase=resolve"},
	})
}

// TestCardGone is T8: a card that corrections remove while it asks no longer does
// anything, and a card that is gone cannot be chosen.
func TestCardGone(t *testing.T) {
	duo := scenarioTwo("gigazaur", "alienoid", "you")
	tesla := duo + "set you.energy 9; row tesla-impulse ? ?; card rival scrappy; card rival unchained; turn you buy; "
	const bought = "buy 1; reveal ?; answer fame -3; "
	dna := duo + "card you unstable-dna; card rival scrappy; card rival unchained; turn rival resolve; dice cccc; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T8", Name: "tesla: it lies in the discards already", Given: tesla, Play: bought + "uncard rival scrappy; answer scrappy", Refused: "answer-wrong", Want: "question=tesla-impulse"},
		{Rule: "T8", Name: "tesla: the other one", Given: tesla, Play: bought + "uncard rival scrappy; answer unchained", Want: "discards=scrappy,unchained,tesla-impulse rival.cards="},
		{Rule: "T8", Name: "tesla: none is left to choose", Given: tesla, Play: bought + "uncard rival scrappy; uncard rival unchained; answer no",
			Want: "discards=scrappy,unchained,tesla-impulse rival.cards= you.energy=5"},
		{Rule: "T8", Name: "unstable-dna: not what was taken away", Given: dna, Play: "resolve claw; uncard rival scrappy; answer scrappy", Refused: "answer-wrong", Want: "question=unstable-dna"},
		{Rule: "T8", Name: "titanic-batteries taken away: the dice stay", Given: duo + "card you titanic-batteries; turn you roll; rolls 2; dice ppppcc",
			Play: "roll eeeecc; uncard you titanic-batteries; answer ee", Want: "dice=cceeee you.dice=0 phase=resolve"},
		{Rule: "T8", Name: "lightning-speed taken away: no damage", Given: scenarioDice("fffhhh") + "card you lightning-speed; token alien fame 1",
			Play: "resolve fame; uncard you lightning-speed; answer yes", Want: "rival.hearts=12 fame=1"},
		{Rule: "T8", Name: "camouflage taken away: nothing is cancelled", Given: scenarioHit("cchhee", "camouflage"), Play: "resolve claw; uncard you camouflage; answer hh", Want: "you.hearts=12"},
		{Rule: "T8", Name: "dice corrected while it is asked whose reroll it was: those kept stay", Given: scenarioRoll() + "card you in-the-shadows; dice ccffee; keep ccee",
			Play: "roll hh; dice cccfff; answer yes", Want: "dice=cceehh rolls=1"},
	})
}

// TestTurnedBack is T8: corrections that go back within a turn, and Autobot in steps
// that only corrections reach.
func TestTurnedBack(t *testing.T) {
	solo := dueltest.Solo("gigazaur", "alienoid", "you")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T8", Name: "back to the start the dice are forgotten", Given: scenarioRoll() + "card you hibernation; dice cchhee; rolls 2; turn you start", Play: "answer yes",
			Want: "phase=roll rolls=0 dice="},
		{Rule: "titanic-batteries", Name: "once a turn, also where the turn was taken back", Given: scenarioRoll() + "card you titanic-batteries; used titanic-batteries; dice ccffee", Play: "stop",
			Want: "question= phase=resolve"},
		{Rule: "antimatter-pellets", Name: "once a turn, also where the turn was taken back: 12-4", Given: scenarioRoll() + "card you antimatter-pellets; dice eeeeec",
			Play: "stop; turn you roll; dice eeeeec; stop", Want: "rival.hearts=8 destruction=2 used=antimatter-pellets"},
		{Rule: "utter-destruction", Name: "once a turn, also where the turn was taken back: 12-2", Given: scenarioRoll() + "card you utter-destruction; dice chefdp",
			Play: "stop; answer fame; turn you roll; dice chefdp; stop", Want: "rival.hearts=10 destruction=2 fame=2"},
		{Rule: "A6", Name: "Autobot set to buy goes on to its special power", Given: solo + "set rival.energy 5; turn rival buy", Play: "pass; roll cc; reveal ?", Want: "you.hearts=12 rival.energy=1 active=you"},
		{Rule: "A6", Name: "Autobot set to buy without energy ends its turn", Given: solo + "set rival.energy 1; turn rival buy", Play: "pass", Want: "active=you rival.energy=1"},
		{Rule: "A6", Name: "Autobot asks nothing for a card laid before it", Given: solo + "card rival hibernation; turn you buy", Play: "pass", Want: "active=rival phase=roll question="},
		{Rule: "dominate", Name: "Autobot rolls all its dice, whatever lies before it", Given: solo + "card rival scrappy; dominated 1 rival; turn rival start", Play: "roll cchhee", Want: "rolls=1 rival.taken=0"},
		{Rule: "T8", Name: "back to resolving no symbol is resolved and no power used: 2 claws and 2 energy once more, 14-2-2 hearts",
			Given: scenarioTwo("cyber-kitty", "gigazaur", "rival") + "set you.energy 0; turn you resolve; dice ccpphe", Play: "resolve; turn you resolve; resolve",
			Want: "rival.hearts=10 claws=2 you.energy=6 phase=buy"},
		{Rule: "T8", Name: "unstoppable used in her own turn protects her", Given: scenarioShop("jets-scrambled ? ?", 5) + "used unstoppable you", Play: "buy 1; reveal ?; answer fame -7",
			Want: "you.hearts=14 rival.hearts=7"},
		{Rule: "D4", Name: "a row with two gaps: the new card slides through both", Given: scenarioShop("- - photoshoot", 5), Play: "buy 3; reveal frenzy; answer fame -7",
			Want: "row=-,-,frenzy"},
		{Rule: "T8", Name: "a row laid while a reveal is asked stays", Given: scenarioShop("snack-time ? ?", 5), Play: "buy 1; row energize unchained frenzy; reveal ?", Want: "row=energize,unchained,frenzy"},
		{Rule: "O9", Name: "the lab's purchase counts also where the turn went back to rolling: 6+1-1=6, no free energy",
			Given: scenarioRoll() + "card you made-in-a-lab; row snack-time ? ?; set you.energy 2; turn you start",
			Play:  "buy 1; reveal ?; roll ccheee; stop; turn you roll; roll eeeeee; stop; resolve; pass", Want: "you.energy=6 active=rival"},
		{Rule: "O1", Name: "with Dominate waiting behind the lab it is passed first", Given: scenarioRoll() + "card you made-in-a-lab; row snack-time ? ?; set you.energy 2; dominated 1 you; turn you start",
			Play: "roll cchhee", Refused: "start-first", Want: "phase=start question="},
		{Rule: "O1", Name: "then it asks", Given: scenarioRoll() + "card you made-in-a-lab; row snack-time ? ?; set you.energy 2; dominated 1 you; turn you start",
			Play: "pass", Want: "phase=start question=dominate"},
		{Rule: "D1", Name: "stop after rebooting, also where the lab bought before", Given: scenarioRoll() + "card you made-in-a-lab; card you rebooting; row snack-time ? ?; set you.energy 2; turn you start",
			Play: "buy 1; reveal ?; rolls 2; dice ppppcc; roll ppppcc; answer yes; stop", Want: "phase=buy"},
		{Rule: "O11", Name: "spiked-tail: spaces really moved, none beyond the end", Given: scenarioDice("dddddd") + "card you spiked-tail; set destruction 7; answer no", Play: "resolve destruction",
			Want: "rival.hearts=12 destruction=7"},
		{Rule: "T8", Name: "in-shape taken away while it asks: nothing is paid", Given: scenarioDice("cccccc") + "card you in-shape; set you.energy 3", Play: "resolve claw; uncard you in-shape; answer 2",
			Want: "you.energy=3 fame=0"},
		{Rule: "D4", Name: "an exhausted deck: cards slide to the far end", Given: scenarioShop("- photoshoot too-cute", 5) + "set deck 0; discards frenzy", Play: "buy 3; reveal frenzy; answer fame -7",
			Want: "row=-,frenzy,photoshoot deck=0"},
	})
}
