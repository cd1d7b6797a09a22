package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestBreakingNews is breaking-news: fame 1 with each purchase, after the bought
// card's token and before its effect (O8).
func TestBreakingNews(t *testing.T) {
	const id = "breaking-news"
	given := func(row string, energy int) string { return scenarioShop(row, energy) + "card you breaking-news; " }
	king := func(row, energy string) string {
		return scenarioTwo("gigazaur", "the-king", "rival") + "row " + row + "; turn you buy; set you.energy " + energy + "; card you breaking-news; token king fame 1; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "a card without fame: fame 1", Given: given("snack-time ? ?", 3), Play: "buy 1; reveal ?", Want: "fame=1 you.energy=0"},
		{Rule: id, Name: "each purchase: 1+1=2", Given: given("snack-time frenzy ?", 9), Play: "buy 1; reveal ?; buy frenzy; reveal ?", Want: "fame=2 you.energy=0"},
		{Rule: id, Name: "keep cards too", Given: given("giant-brain ? ?", 4), Play: "buy 1; reveal ?", Want: "fame=1 you.cards=breaking-news,giant-brain"},
		{Rule: id, Name: "a sweep is no purchase", Given: given("? ? ?", 2), Play: "sweep; reveal ?; reveal ?; reveal ?", Want: "fame=0 you.energy=0"},
		{Rule: id, Name: "nor is alien-metabolism's discard", Given: given("snack-time ? ?", 3) + "card you alien-metabolism", Play: "discard 1; reveal ?", Want: "fame=0"},
		{Rule: id, Name: "made-in-a-lab's is one", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") + "card you breaking-news; card you made-in-a-lab; row snack-time frenzy extra-head; set you.energy 2; turn rival buy; ",
			Play: "pass; buy 1; reveal ?", Want: "fame=1 you.energy=0 phase=roll"},
		{Rule: id, Name: "not for the rival's purchase", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you breaking-news; row snack-time ? ?; turn rival buy; set rival.energy 3; ",
			Play: "buy 1; reveal ?", Want: "fame=0 rival.energy=0"},
		{Rule: id, Name: "the rival's card pulls the rival's way", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card rival breaking-news; row snack-time ? ?; turn rival buy; set rival.energy 3; ",
			Play: "buy 1; reveal ?", Want: "fame=-1"},
		// "Not for buying this card itself: it is not yours yet."
		{Rule: id + ":1", Name: "bought: no fame", Given: scenarioShop("breaking-news snack-time ?", 9) + "hand left", Play: "buy 1; reveal ?; answer fame -7",
			Want: "fame=0 you.cards=breaking-news you.energy=3"},
		{Rule: id + ":1", Name: "the next purchase: fame 1", Given: scenarioShop("breaking-news snack-time ?", 9) + "hand left",
			Play: "buy 1; reveal ?; answer fame -7; buy snack-time; reveal ?", Want: "fame=1 you.energy=0"},
		{Rule: "O8", Name: "after the token: onto the heart just placed, 9+1, 12-2", Given: given("too-cute ? ?", 3) + "set you.hearts 9", Play: "buy 1; reveal ?; answer fame 1",
			Want: "fame=1 you.hearts=10 rival.hearts=10"},
		{Rule: "O8", Name: "not before the token is placed", Given: given("too-cute ? ?", 3), Play: "buy 1; reveal ?", Want: "question=buzz-place fame=0"},
		{Rule: "O8", Name: "before the effect: won with 3 hearts, none lost", Given: given("hors-d-oeuvre ? ?", 3) + "set fame 6; set you.hearts 3", Play: "buy 1; reveal ?; answer fame -7",
			Want: "fame=7 you.hearts=3 winner=you why=victory"},
		{Rule: "O8", Name: "before the card is hers: lizard's 1 damage on the way, 12-1", Given: given("scrappy ? ?", 2), Play: "buy 1; reveal ?; answer fame 1",
			Want: "fame=1 rival.hearts=11 you.cards=breaking-news,scrappy"},
		{Rule: "W3", Name: "it is no choice: -6 to -5 is the rival's zone", Given: given("snack-time ? ?", 3) + "set fame -6; set destruction -4", Play: "buy 1; reveal ?",
			Want: "fame=-5 winner=rival why=spotlight"},
		{Rule: id, Name: "and then the card's own fame: 1+1=2", Given: given("photoshoot ? ?", 2), Play: "buy 1; reveal ?; answer fame -7", Want: "fame=2"},
		{Rule: "T6", Name: "one purchase: the King token takes photoshoot's fame too", Given: king("photoshoot ? ?", "2"), Play: "buy 1; reveal ?; answer fame -7", Want: "fame=1 you.energy=0"},
		{Rule: "T6", Name: "another purchase starts from it: 1+1=2", Given: king("photoshoot snack-time ?", "5"), Play: "buy 1; reveal ?; answer fame -7; buy snack-time; reveal ?", Want: "fame=2"},
		{Rule: "T6", Name: "already on it: 1+1+1=3", Given: king("photoshoot ? ?", "2") + "set fame 1", Play: "buy 1; reveal ?; answer fame -7", Want: "fame=3"},
		{Rule: "T6", Name: "the other track is not lost", Given: king("monumental ? ?", "5"), Play: "buy 1; reveal ?; answer fame -7; answer fame", Want: "fame=1 destruction=1"},
		{Rule: "T6", Name: "it never stops The King: 1+1=2", Given: scenarioTwo("the-king", "meka-dragon", "rival") + "row photoshoot ? ?; turn you buy; set you.energy 2; card you breaking-news; token king fame 1; ",
			Play: "buy 1; reveal ?; answer fame -7", Want: "fame=2"},
	})
}

// TestOperationMedia is operation-media: fame 1 for each claw resolved on this turn.
func TestOperationMedia(t *testing.T) {
	const id = "operation-media"
	const buy = "buy operation-media; reveal ?; answer fame -7"
	given := func(dice, table string) string {
		return scenarioDice(dice) + "row operation-media too-cute ?; set you.energy 4; " + table
	}
	king := scenarioTwo("gigazaur", "the-king", "rival") + "turn you resolve; dice ccchee; row operation-media ? ?; set you.energy 4; token king fame 2; "
	meka := scenarioTwo("meka-dragon", "gigazaur", "rival") + "turn you resolve; dice ccppee; row operation-media ? ?; set you.energy 4; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "three claws: fame 3, 4+2-6=0", Given: given("ccchee", ""), Play: "resolve; " + buy, Want: "fame=3 you.energy=0 discards=operation-media tokens=anubis:fame:-7"},
		{Rule: id, Name: "no claw: its token alone", Given: given("hhhfee", ""), Play: "resolve; " + buy, Want: "fame=0 discards=operation-media tokens=anubis:fame:-7"},
		{Rule: id, Name: "the damage ignored does not matter: 3 claws, 12-2=10", Given: given("ccchee", "card rival armor-plating"), Play: "resolve; " + buy, Want: "fame=3 rival.hearts=10"},
		{Rule: id, Name: "bonuses on the way: 12-3-1=8", Given: given("ccchee", "token cat fame 2"), Play: "resolve; " + buy, Want: "fame=3 rival.hearts=8"},
		// "Claws of the roll, added ones included; damage from cards and tokens does not count."
		{Rule: id + ":1", Name: "Alienoid's: 2+2=4", Given: scenarioRolled("alienoid", "ccpppe") + "row operation-media ? ?; set you.energy 5", Play: "stop; answer c; resolve; " + buy,
			Want: "fame=4 rival.hearts=8 you.energy=0"},
		{Rule: id + ":1", Name: "too-cute's 2 damage are no claws: 1", Given: given("chheee", "set you.energy 6"), Play: "resolve; buy too-cute; reveal ?; answer fame -5; " + buy,
			Want: "fame=1 rival.hearts=9 you.energy=0"},
		{Rule: id + ":1", Name: "a cat's damage neither: 1 by the dice, 1 claw", Given: given("cfffee", "token cat fame 1"), Play: "resolve; " + buy, Want: "fame=2 rival.hearts=10"},
		{Rule: "acid-attack:2", Name: "acid-attack's counts: 2+1=3", Given: given("cchhee", "card you acid-attack"), Play: "resolve; " + buy, Want: "fame=3 rival.hearts=9"},
		{Rule: "acid-attack:2", Name: "also alone: 0+1", Given: given("hhhhee", "card you acid-attack"), Play: "resolve; " + buy, Want: "fame=1 rival.hearts=11"},
		{Rule: "O6", Name: "Meka Dragon's product is damage only: 2x2=4, fame 2", Given: meka, Play: "resolve; answer yes; " + buy, Want: "fame=2 rival.hearts=10"},
		{Rule: "acid-attack:2", Name: "Meka Dragon multiplies acid-attack's: (2+1)x2=6, 14-6=8, fame 3", Given: meka + "card you acid-attack", Play: "resolve; answer yes; " + buy,
			Want: "fame=3 rival.hearts=8"},
		{Rule: "T6", Name: "one pull: a King token takes the third space", Given: king, Play: "resolve; " + buy, Want: "fame=2"},
		{Rule: "T6", Name: "breaking-news before it: stopped at 1, all three lost", Given: king + "untoken king; token king fame 1; card you breaking-news", Play: "resolve; " + buy, Want: "fame=1"},
		{Rule: id, Name: "breaking-news besides: 1+3=4", Given: given("ccchee", "card you breaking-news"), Play: "resolve; " + buy, Want: "fame=4"},
		{Rule: "frenzy:1", Name: "the claws of the turn before do not count", Given: given("ccchhh", "used frenzy; set you.energy 2"), Play: "resolve; pass; roll hhheee; stop; resolve; " + buy,
			Want: "turn=2 fame=0 you.energy=0"},
		{Rule: id, Name: "at the start of the turn no claw is resolved yet", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") +
			"card you made-in-a-lab; row operation-media frenzy extra-head; set you.energy 5; turn rival resolve; dice ccchee; ", Play: "resolve; pass; " + buy, Want: "active=you fame=0 you.energy=0"},
	})
}

// TestThePartysOver is the-partys-over: 4 damage for a marker in a side's zone.
func TestThePartysOver(t *testing.T) {
	const id = "the-partys-over"
	const buy = "buy 1; reveal ?; answer destruction -7"
	given := func(table string) string { return scenarioShop("the-partys-over ? ?", 4) + table }
	theirs := scenarioTwo("gigazaur", "meka-dragon", "you") + "row the-partys-over ? ?; turn rival buy; set rival.energy 4; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "no marker lit: its token alone", Given: given(""), Play: buy, Want: "you.hearts=14 rival.hearts=12 discards=the-partys-over tokens=phantom:destruction:-7 you.energy=0"},
		{Rule: id, Name: "fame in your zone: 14-4=10", Given: given("set fame 3"), Play: buy, Want: "you.hearts=10 rival.hearts=12"},
		{Rule: id, Name: "fame in the rival's: 12-4=8", Given: given("set fame -5"), Play: buy, Want: "you.hearts=14 rival.hearts=8"},
		{Rule: id, Name: "destruction in the rival's: 12-4=8", Given: given("set destruction -3"), Play: buy, Want: "you.hearts=14 rival.hearts=8"},
		// "Two markers, one in each side's zone: both take 4, the buyer first. A marker on 6 is out of the zone."
		{Rule: id + ":1", Name: "one in each: 14-4=10, 12-4=8", Given: given("set fame 5; set destruction -4"), Play: buy, Want: "you.hearts=10 rival.hearts=8"},
		{Rule: id + ":1", Name: "both would fall: the buyer has", Given: given("set fame 5; set destruction -4; set you.hearts 4; set rival.hearts 4"), Play: buy,
			Want: "you.hearts=0 rival.hearts=4 winner=rival why=hearts"},
		{Rule: id + ":1", Name: "the rival alone falls: 14-4=10", Given: given("set fame 5; set destruction -4; set rival.hearts 4"), Play: buy, Want: "you.hearts=10 rival.hearts=0 winner=you"},
		{Rule: id + ":1", Name: "6 and -6 are out", Given: given("set fame 6; set destruction -6"), Play: "buy 1; reveal ?; answer fame -7", Want: "you.hearts=14 rival.hearts=12"},
		{Rule: "T5", Name: "the extra space 3.5 is in: 14-4=10", Given: given("token penguin fame 3; set fame 3.5"), Play: buy, Want: "you.hearts=10 rival.hearts=12"},
		{Rule: "T5", Name: "2.5 is out", Given: given("token penguin fame 2; set fame 2.5"), Play: buy, Want: "you.hearts=14 rival.hearts=12"},
		{Rule: id, Name: "your own turn: armor-plating does not help, 14-4=10", Given: given("set fame 3; card you armor-plating"), Play: buy, Want: "you.hearts=10 used="},
		{Rule: id, Name: "the rival's turn: it does, 14-(4-1)=11", Given: theirs + "set fame 3; card you armor-plating", Play: buy, Want: "you.hearts=11 rival.hearts=12 used=armor-plating"},
		{Rule: "W4", Name: "the rival buys: it takes first", Given: theirs + "set fame 3; set destruction -3; set you.hearts 4; set rival.hearts 4", Play: "buy 1; reveal ?; answer fame -7",
			Want: "you.hearts=4 rival.hearts=0 winner=you why=hearts"},
		{Rule: "O8", Name: "breaking-news first, into your zone: 14-4=10", Given: given("set fame 2; card you breaking-news"), Play: buy, Want: "fame=3 you.hearts=10"},
		{Rule: "O8", Name: "breaking-news first, out of the rival's zone: nobody", Given: given("set fame -3; card you breaking-news"), Play: buy, Want: "fame=-2 rival.hearts=12 you.hearts=14"},
		{Rule: id, Name: "Autobot too: 12-4=8", Given: dueltest.Solo("gigazaur", "meka-dragon", "rival") + "row the-partys-over ? ?; turn you buy; set you.energy 4; set fame -3", Play: buy,
			Want: "rival.hearts=8 you.hearts=14"},
	})
}

// TestTeslaImpulse is tesla-impulse: the rival discards a keep card, then 2 energy.
func TestTeslaImpulse(t *testing.T) {
	const id = "tesla-impulse"
	const buy = "buy 1; reveal ?; answer fame -7"
	given := scenarioShop("tesla-impulse ? ?", 6)
	two := given + "card rival armor-plating; card rival giant-brain; card you camouflage; "
	solo := dueltest.Solo("gigazaur", "meka-dragon", "rival") + "row tesla-impulse ? ?; turn you buy; set you.energy 6; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "which of its two cards, before the energy", Given: two, Play: buy, Want: "question=tesla-impulse answers=armor-plating,giant-brain you.energy=0"},
		{Rule: id, Name: "your choice, then 0+2", Given: two, Play: buy + "; answer giant-brain",
			Want: "rival.cards=armor-plating discards=giant-brain,tesla-impulse you.energy=2 you.cards=camouflage question="},
		{Rule: id, Name: "the other one", Given: two, Play: buy + "; answer armor-plating", Want: "rival.cards=giant-brain discards=armor-plating,tesla-impulse you.energy=2"},
		{Rule: id, Name: "not your own card", Given: two, Play: buy + "; answer camouflage", Refused: "answer-wrong", Want: "question=tesla-impulse you.cards=camouflage"},
		{Rule: id, Name: "it is no choice whether", Given: two, Play: buy + "; answer no", Refused: "answer-wrong", Want: "question=tesla-impulse rival.cards=armor-plating,giant-brain"},
		{Rule: id, Name: "one card: it goes by itself", Given: given + "card rival giant-brain", Play: buy, Want: "question= rival.cards= discards=giant-brain,tesla-impulse you.energy=2"},
		{Rule: id, Name: "no card: the energy alone", Given: given, Play: buy, Want: "question= discards=tesla-impulse you.energy=2"},
		{Rule: "O8", Name: "the token before it", Given: two, Play: "buy 1; reveal ?", Want: "question=buzz-place rival.cards=armor-plating,giant-brain"},
		{Rule: id, Name: "the card acts no more: too-cute's 2 without armor-plating", Given: scenarioTwo("gigazaur", "meka-dragon", "you") +
			"card you armor-plating; row tesla-impulse too-cute ?; turn rival buy; set rival.energy 9; ", Play: buy + "; buy too-cute; reveal ?; answer fame -5", Want: "you.hearts=12 you.cards= rival.energy=2"},
		{Rule: "superconductor:1", Name: "its energy is not offered: a card's", Given: given + "card rival giant-brain; card rival superconductor", Play: buy + "; answer giant-brain",
			Want: "question= you.energy=2 rival.cards=superconductor"},
		// "Autobot owns none: you just gain the energy."
		{Rule: id + ":1", Name: "Autobot: 6-6+2=2", Given: solo, Play: buy, Want: "you.energy=2 question= discards=tesla-impulse tokens=penguin:fame:-7"},
		{Rule: id + ":1", Name: "Autobot: your own cards stay", Given: solo + "card you camouflage; card you giant-brain", Play: buy, Want: "you.energy=2 question= you.cards=camouflage,giant-brain"},
	})
}

// TestElectricalAura is electrical-aura: destruction 1 for every 7 energy at the
// end of the turn, after the free one (O9).
func TestElectricalAura(t *testing.T) {
	const id = "electrical-aura"
	given := func(energy int) string {
		return scenarioShop("snack-time frenzy ?", energy) + "card you electrical-aura; "
	}
	king := scenarioTwo("gigazaur", "the-king", "rival") + "turn you buy; set you.energy 13; card you electrical-aura; token king destruction 1; "
	asleep := scenarioTwo("gigazaur", "meka-dragon", "rival") + "card you electrical-aura; card you hibernation; set you.energy 9; turn you start; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		// "The energy is not spent. Counted after the 1 energy gained for not buying."
		{Rule: id + ":1", Name: "6+1=7: destruction 1, 7 kept", Given: given(6), Play: "pass", Want: "destruction=1 you.energy=7 active=rival"},
		{Rule: id + ":1", Name: "5+1=6: nothing", Given: given(5), Play: "pass", Want: "destruction=0 you.energy=6 active=rival"},
		{Rule: id + ":1", Name: "13+1=14: destruction 2", Given: given(13), Play: "pass", Want: "destruction=2 you.energy=14"},
		{Rule: id + ":1", Name: "12+1=13: destruction 1", Given: given(12), Play: "pass", Want: "destruction=1 you.energy=13"},
		{Rule: id, Name: "bought, no free energy: 9-3=6, nothing", Given: given(9), Play: "buy 1; reveal ?; pass", Want: "destruction=0 you.energy=6"},
		{Rule: id, Name: "10-3=7: destruction 1", Given: given(10), Play: "buy 1; reveal ?; pass", Want: "destruction=1 you.energy=7"},
		{Rule: id, Name: "not before the end of the turn", Given: given(14), Play: "buy 1; reveal ?", Want: "destruction=0 phase=buy"},
		{Rule: id, Name: "in the turn it is bought in: 11-4=7", Given: scenarioShop("electrical-aura ? ?", 11), Play: "buy 1; reveal ?; answer fame -7; pass", Want: "destruction=1 you.energy=7"},
		{Rule: id, Name: "not at the end of the rival's turn", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you electrical-aura; set you.energy 14; turn rival buy; set rival.energy 9; ",
			Play: "pass", Want: "destruction=0 active=you"},
		{Rule: "O9", Name: "counted once: the tiger's energy comes too late, 12+1+1=14", Given: given(12) + "token tiger destruction 1", Play: "pass", Want: "destruction=1 you.energy=14"},
		{Rule: "O9", Name: "it may win before the dice pass", Given: given(6) + "set destruction 6", Play: "pass", Want: "destruction=7 winner=you why=victory active=you"},
		{Rule: "O1", Name: "not after a turn slept through", Given: asleep, Play: "answer no", Want: "destruction=0 you.energy=9 active=rival"},
		{Rule: "T6", Name: "one pull: a King token takes the second space", Given: king, Play: "pass", Want: "destruction=1 you.energy=14"},
		// "End-of-turn effects of this turn are resolved first."
		{Rule: "frenzy:1", Name: "before frenzy's other turn: 13-6=7, destruction 1", Given: given(13), Play: "buy frenzy; reveal ?; pass", Want: "destruction=1 active=you turn=2 you.energy=7"},
		{Rule: "frenzy:1", Name: "and at the end of that one: 7+1=8, 1+1=2", Given: given(13), Play: "buy frenzy; reveal ?; pass; roll hhhhff; stop; resolve; pass",
			Want: "destruction=2 active=rival turn=3 you.energy=8"},
		{Rule: "frenzy:1", Name: "a win by it leaves no other turn", Given: given(13) + "set destruction 6", Play: "buy frenzy; reveal ?; pass", Want: "winner=you turn=1 destruction=7"},
		{Rule: "superconductor:1", Name: "the tiger's energy is not offered: a card's pull", Given: given(6) + "token tiger destruction 1; card rival superconductor", Play: "pass",
			Want: "destruction=1 you.energy=8 question= rival.cards=superconductor"},
	})
}
