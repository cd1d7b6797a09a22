package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// A correction while a question is open can remove what the question is about. The
// answer then applies to the table as it is.
func TestCorrectedAtAQuestion(t *testing.T) {
	three := tokyotest.Game(tokyo.Base, 3)
	smashed := three + "place p2 city; turn p1 resolve; dice ccc123; "
	shop := three + "card p2 opportunist; set p2.energy 9; set p1.energy 30; row frenzy wings tank; turn p1 buy; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "6.1", Name: "outside by a correction, nobody yields", Given: smashed, Play: "resolve; place p2 outside", Want: "p2.place=outside p2.hearts=7 city=p1 question= phase=buy"},
		{Rule: "6.1", Name: "out of the game by a correction", Given: smashed, Play: "resolve; out p2", Want: "p2.out=true city=p1 question= phase=buy"},
		{Rule: "6.1", Name: "moved within Tokyo it may still yield", Given: tokyotest.Game(tokyo.Base, 5) + "place p2 city; turn p1 resolve; dice ccc123; ", Play: "resolve; place p2 bay", Want: "question=yield asks=p2"},
		{Rule: "6.1", Name: "another number: it may still yield", Given: smashed, Play: "resolve; set p2.hearts 4", Want: "question=yield p2.hearts=4"},
		{Rule: "jets", Name: "outside by a correction, nobody flees and the hearts are lost", Given: smashed + "card p2 jets; ", Play: "resolve; place p2 outside", Want: "p2.place=outside p2.hearts=7 city=p1 question="},
		{Rule: "herd-culler", Name: "no such die any more", Given: three + "card p1 herd-culler; ", Play: "roll 123hec; dice 222222; answer 3", Refused: "no-such-die", Want: "dice=222222 question=herd-culler"},
		{Rule: "stretchy", Name: "no such die any more at the second question", Given: three + "card p1 stretchy; set p1.energy 2; ", Play: "roll 123hec; answer 2; dice eeeeee; answer c",
			Refused: "no-such-die", Want: "dice=eeeeee p1.energy=2 question=die-face"},
		{Rule: "background-dweller", Name: "fewer 3s than were rerolled", Given: three + "card p1 background-dweller; ", Play: "roll 133hec; dice 123hec; answer 11",
			Refused: "no-such-die", Want: "dice=123hec"},
		{Rule: "10.2", Name: "a slot filled by a correction: its card goes back to the deck", Given: shop + "uncard opportunist; ", Play: "buy 3; row wings jets heal; reveal smoke-cloud",
			Want: "row=wings,jets,smoke-cloud"},
		{Rule: "14.1", Name: "too dear by a correction", Given: shop, Play: "buy 3; reveal smoke-cloud; set p2.energy 1; answer yes", Refused: "too-dear", Want: "p2.energy=1 question=opportunist"},
		{Rule: "14.1", Name: "taken by a correction: nothing is bought", Given: shop, Play: "buy 3; reveal smoke-cloud; card p3 smoke-cloud; answer yes", Want: "p2.energy=9 p3.cards=smoke-cloud:3 question="},
		{Rule: "mimic", Name: "discarded by a correction it copies nothing", Given: three + "row mimic wings ?; set p1.energy 30; card p2 jets; turn p1 buy; ", Play: "buy mimic; uncard mimic; answer jets; reveal ?",
			Want: "p1.cards= discards=mimic"},
	})
}

// Interpretations in docs/rulings.md about cards of the base box.
func TestDecidedReadingsBase(t *testing.T) {
	three := tokyotest.Game(tokyo.Base, 3)
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "mimic", Name: "falling together, the copy saves before the copied card is discarded", Given: tokyotest.Game(tokyo.Base, 4) +
			"card p4 it-has-a-child; card p3 mimic; copy mimic it-has-a-child; set p3.hearts 1; set p4.hearts 1; place p1 city; turn p1 resolve; dice ccc123; ",
			Play: "resolve", Want: "p3.hearts=10 p4.hearts=10 p3.out=false p4.out=false p3.cards= p4.cards="},
		{Rule: "energy-drink", Name: "of two who have it only the active one can use it", Given: three + "card p2 energy-drink; card p1 mimic; copy mimic energy-drink; set p1.energy 1; set p2.energy 9; ", Play: "use energy-drink", Want: "p1.rolls=4 p1.energy=0 p2.energy=9"},
		{Rule: "rapid-healing", Name: "only one of two is hurt", Given: three + "card p2 rapid-healing; card p3 mimic; copy mimic rapid-healing; set p2.energy 2; set p3.energy 2; set p3.hearts 8; ", Play: "use rapid-healing", Want: "p3.hearts=9 p3.energy=0 p2.energy=2"},
		{Rule: "rapid-healing", Name: "both can: say whose", Given: three + "card p2 rapid-healing; card p3 mimic; copy mimic rapid-healing; set p2.energy 2; set p3.energy 2; set p2.hearts 8; set p3.hearts 8; ", Play: "use rapid-healing", Refused: "whose", Want: "p2.hearts=8 p3.hearts=8"},
		{Rule: "rapid-healing", Name: "none of two can: say whose", Given: three + "card p2 rapid-healing; card p3 mimic; copy mimic rapid-healing; ", Play: "use rapid-healing", Refused: "whose", Want: "p2.hearts=10"},
		{Rule: "smoke-cloud", Name: "given by a correction it has its tokens", Given: tokyotest.Game(tokyo.Base, 2) + "card p1 smoke-cloud; ", Play: "use smoke-cloud", Want: "p1.cards=smoke-cloud:2"},
		{Rule: "smoke-cloud", Name: "without a token it gives no roll", Given: tokyotest.Game(tokyo.Base, 2) + "card p1 smoke-cloud; charge smoke-cloud 0; ", Play: "use smoke-cloud", Refused: "no-smoke", Want: "p1.cards=smoke-cloud"},
	})
}
