package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioRobotHit is Autobot's turn, Meka Dragon without energy, with the dice
// to resolve against you, Gigazaur (14), with your keep cards.
func scenarioRobotHit(dice string, cards ...string) string {
	s := dueltest.Solo("gigazaur", "meka-dragon", "you")
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	s += "set rival.energy 0; turn rival resolve; "
	if dice == "" {
		return s
	}
	return s + "dice " + dice + "; "
}

// scenarioSelf is your purchase of a card that also hurts you, with exactly its
// price, and your keep cards; its token goes far away with bought.
func scenarioSelf(card string, cost int, cards ...string) string {
	s := scenarioShop(card+" ? ?", cost)
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	return s
}

// scenarioBought buys slot 1 and places its token where no pull reaches it.
const scenarioBought = "buy 1; reveal ?; answer fame -7"

// TestTrendsetter is trendsetter: one point a turn while Fame stands on a token.
func TestTrendsetter(t *testing.T) {
	on := "token tiger fame 2; set fame 2; "
	hit := func(dice string, cards ...string) string {
		return scenarioHit(dice, append(cards, "trendsetter")...)
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "trendsetter", Name: "Fame on a token: 14-(3-1)=12", Given: hit("ccchee") + on, Play: "resolve claw", Want: "you.hearts=12 used=trendsetter"},
		{Rule: "trendsetter", Name: "Fame beside the token: 14-3=11", Given: hit("ccchee") + "token tiger fame 3; set fame 2", Play: "resolve claw",
			Want: "you.hearts=11 used="},
		{Rule: "trendsetter", Name: "Destruction on a token is no help: 14-3=11", Given: hit("ccchee") + "token tiger destruction 2; set destruction 2",
			Play: "resolve claw", Want: "you.hearts=11 used="},
		{Rule: "trendsetter", Name: "one claw: nothing taken", Given: hit("chheee") + on, Play: "resolve claw", Want: "you.hearts=14 used=trendsetter"},
		{Rule: "trendsetter", Name: "on the rival's half too: 14-(3-1)=12", Given: hit("ccchee") + "token tiger fame -4; set fame -4", Play: "resolve claw", Want: "you.hearts=12"},
		{Rule: "trendsetter", Name: "Fame pulled off before the claws: 14-3=11", Given: hit("cccfff") + on, Play: "resolve fame; resolve claw", Want: "fame=1 you.hearts=11 used="},
		{Rule: "trendsetter", Name: "the claws before Fame is pulled off: 14-(3-1)=12", Given: hit("cccfff") + on, Play: "resolve claw; resolve fame",
			Want: "fame=1 you.hearts=12"},
		{Rule: "trendsetter", Name: "in each of the rival's turns: 14-2-2=10", Given: hit("ccchee") + on + "used frenzy",
			Play: "resolve; pass; roll ccchee; stop; resolve", Want: "you.hearts=10 turn=2"},
		{Rule: "trendsetter", Name: "not in your own turn: 14-10=4", Given: scenarioRoll() + "card you natural-selection; card you trendsetter; " + on,
			Play: "roll hhhheec; stop", Want: "you.hearts=4 used="},
		{Rule: "trendsetter", Name: "Autobot: 3-1=2 taken, 1 energy for the ignored claw and 1 die", Given: scenarioRobotHit("ccce", "trendsetter") + on,
			Play: "resolve", Want: "you.hearts=12 rival.energy=2 active=you"},
		{Rule: "trendsetter", Name: "Autobot's claws come before its fame lands on a token: 14-3=11, no useless die",
			Given: scenarioRobotHit("cccfff", "trendsetter") + "token fish fame -1", Play: "resolve", Want: "fame=-1 you.hearts=11 rival.energy=0 active=you"},
		{Rule: "trendsetter", Name: "the special power's fame lands before its claw: ignored, 4-4+1=1",
			Given: scenarioRobotHit("", "trendsetter") + "token fish fame -1; set rival.energy 4; turn rival end", Play: "roll fc; reveal ?",
			Want: "fame=-1 you.hearts=14 rival.energy=1 active=you"},
		// The ruling: one point a turn, the first while Fame stands there.
		{Rule: "trendsetter:1", Name: "earlier damage was taken: 14-2, the bonus later is ignored",
			Given: hit("ccfffddd") + "token fish fame -1; token cat destruction -1", Play: "resolve claw; resolve fame; resolve destruction",
			Want: "you.hearts=12 used=trendsetter fame=-1 destruction=-1"},
		{Rule: "trendsetter:1", Name: "one point, not two: 14-(2-1)-1=12", Given: hit("ccdddh") + on + "token cat destruction -1", Play: "resolve claw; resolve destruction",
			Want: "you.hearts=12 used=trendsetter"},
		{Rule: "trendsetter:1", Name: "a blank space counts: 14-(3-1)=12", Given: hit("ccchee") + "token alien fame 1; set fame 3", Play: "resolve claw", Want: "you.hearts=12"},
		{Rule: "trendsetter:1", Name: "an extra space counts: 14-(3-1)=12", Given: hit("ccchee") + "token phantom fame 2; set fame 2.5", Play: "resolve claw", Want: "you.hearts=12"},
		{Rule: "trendsetter:1", Name: "a King token counts: 14-(3-1)=12", Given: scenarioTheirs("ccchee") + "card you trendsetter; token king fame 2; set fame 2",
			Play: "resolve claw", Want: "you.hearts=12 used=trendsetter"},
		{Rule: "trendsetter:1", Name: "landing on a damage bonus is standing there: 1-1=0", Given: hit("fffhee") + "token cat fame -1", Play: "resolve fame",
			Want: "fame=-1 you.hearts=14 used=trendsetter"},
		{Rule: "trendsetter:1", Name: "one of a bonus's two: 14-(2-1)=13", Given: hit("ffffee") + "token pumpkin fame -3; set rival.hearts 9", Play: "resolve fame",
			Want: "fame=-2 you.hearts=13 rival.hearts=10"},
		{Rule: "trendsetter:1", Name: "unchained's damage on a fish: the rival's card ignores it", Given: scenarioDice("fffhhh") + "card you unchained; card rival trendsetter; token fish fame 1",
			Play: "resolve fame; answer yes", Want: "fame=1 rival.hearts=12 used=trendsetter"},
		{Rule: "trendsetter:1", Name: "with armor-plating two points in all: 14-(4-1-1)=12", Given: hit("cccche", "armor-plating") + on, Play: "resolve claw",
			Want: "you.hearts=12 used=armor-plating,trendsetter"},
		{Rule: "trendsetter:1", Name: "one claw: trendsetter is used, not armor-plating", Given: hit("cfffddd", "armor-plating") + on, Play: "resolve claw", Want: "you.hearts=14 used=trendsetter"},
		{Rule: "trendsetter:1", Name: "so armor-plating ignores a bonus, Fame off the token by now", Given: hit("cfffddd", "armor-plating") + on + "token cat destruction -1",
			Play: "resolve claw; resolve fame; resolve destruction", Want: "fame=1 destruction=-1 you.hearts=14 used=armor-plating,trendsetter"},
	})
}

// TestShieldRulings covers the ruling lines of armor-plating and camouflage that need
// other cards in play.
func TestShieldRulings(t *testing.T) {
	shop := func(card string, energy string) string {
		return scenarioTwo("gigazaur", "meka-dragon", "you") + "card you armor-plating; row " + card + " ? ?; turn rival buy; set rival.energy " + energy + "; "
	}
	on := "token tiger fame 2; set fame 2; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "armor-plating:1", Name: "the rival's too-cute: 14-(2-1)=13", Given: shop("too-cute", "3"), Play: scenarioBought, Want: "you.hearts=13 used=armor-plating"},
		{Rule: "armor-plating:1", Name: "the rival's jets-scrambled: 12-5=7, 14-(5-1)=10", Given: shop("jets-scrambled", "5"), Play: scenarioBought, Want: "you.hearts=10 rival.hearts=7"},
		{Rule: "armor-plating:1", Name: "spiked-tail's one hit of 2: 14-(2-1)=13", Given: scenarioHit("ddddhh", "armor-plating") + "card rival spiked-tail", Play: "resolve destruction",
			Want: "destruction=-2 you.hearts=13"},
		{Rule: "armor-plating:1", Name: "lightning-speed's 1 is ignored, the claws are not: 14-2=12", Given: scenarioHit("fffcch", "armor-plating") + "card rival lightning-speed; token alien fame -3",
			Play: "resolve fame; answer yes; resolve claw", Want: "fame=-1 you.hearts=12 used=armor-plating"},
		{Rule: "armor-plating:1", Name: "the rest of the point is not saved up: 14-0-2=12", Given: scenarioHit("cdddde", "armor-plating") + "token pumpkin destruction -3",
			Play: "resolve claw; resolve destruction", Want: "you.hearts=12 destruction=-2"},
		{Rule: "armor-plating:2", Name: "Autobot: the special power's first claw is useless: 14-(2-1)=13, 4-4+1=1",
			Given: scenarioRobotHit("", "armor-plating") + "set rival.energy 4; turn rival end", Play: "roll cc; reveal ?", Want: "you.hearts=13 rival.energy=1 active=you"},
		{Rule: "armor-plating:2", Name: "Autobot: with trendsetter two claws are useless: 14-(3-2)=13, 2+1 energy", Given: scenarioRobotHit("ccce", "armor-plating", "trendsetter") + on,
			Play: "resolve", Want: "you.hearts=13 rival.energy=3 active=you"},
		{Rule: "camouflage:1", Name: "asked for every point, before trendsetter", Given: scenarioHit("ccchee", "camouflage", "trendsetter") + on, Play: "resolve claw",
			Want: "question=camouflage used= you.hearts=14"},
		{Rule: "camouflage:1", Name: "then trendsetter: 14-(3-1-1)=13", Given: scenarioHit("ccchee", "camouflage", "trendsetter") + on, Play: "resolve claw; answer hcc",
			Want: "you.hearts=13 used=trendsetter"},
		{Rule: "camouflage:1", Name: "all cancelled: trendsetter is not used", Given: scenarioHit("ccchee", "camouflage", "trendsetter") + on, Play: "resolve claw; answer hhh",
			Want: "you.hearts=14 used="},
		{Rule: "camouflage:1", Name: "then trendsetter, then armor-plating: 14-(4-1-1-1)=13", Given: scenarioHit("cccche", "camouflage", "trendsetter", "armor-plating") + on,
			Play: "resolve claw; answer hccc", Want: "you.hearts=13 used=armor-plating,trendsetter"},
		{Rule: "camouflage:1", Name: "more dice than damage are refused", Given: scenarioHit("cchhee", "camouflage", "trendsetter") + on, Play: "resolve claw; answer hhh", Refused: "dice-count",
			Want: "question=camouflage"},
		{Rule: "camouflage:1", Name: "spiked-tail's hit of 2 asks for two dice: 14-(2-1)=13", Given: scenarioHit("ddddhh", "camouflage") + "card rival spiked-tail",
			Play: "resolve destruction; answer hf", Want: "you.hearts=13"},
		{Rule: "hibernation", Name: "no card under it is used: trendsetter, unstoppable", Given: scenarioHit("cccccc", "hibernation", "trendsetter", "unstoppable") + on + "set you.hearts 2",
			Play: "resolve claw", Want: "you.hearts=2 used= you.cards=hibernation,trendsetter,unstoppable"},
		{Rule: "hibernation", Name: "nothing was taken: no unstable-dna, no in-shape", Given: scenarioHit("cccccc", "hibernation", "unstable-dna") + "card rival in-shape; set rival.energy 3",
			Play: "resolve claw", Want: "you.hearts=14 question= rival.energy=3"},
		{Rule: "hibernation:1", Name: "Autobot's special power: two useless claws: 4-4+2=2", Given: scenarioRobotHit("", "hibernation") + "set rival.energy 4; turn rival end",
			Play: "roll cc; reveal ?", Want: "you.hearts=14 rival.energy=2 active=you question=hibernation"},
	})
}

// TestSelfDamage covers hors-d-oeuvre and jets-scrambled with the cards that do or do
// not save their buyer.
func TestSelfDamage(t *testing.T) {
	snacks := func(cards ...string) string { return scenarioSelf("hors-d-oeuvre", 3, cards...) }
	jets := func(cards ...string) string { return scenarioSelf("jets-scrambled", 5, cards...) }
	on := "token tiger fame 2; set fame 2; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "hors-d-oeuvre:1", Name: "armor-plating does not help: 14-3=11", Given: snacks("armor-plating"), Play: scenarioBought, Want: "you.hearts=11 used= destruction=2"},
		{Rule: "hors-d-oeuvre:1", Name: "nor does trendsetter: 14-3=11", Given: snacks("trendsetter") + on, Play: scenarioBought, Want: "you.hearts=11 used= destruction=2"},
		{Rule: "hors-d-oeuvre:1", Name: "camouflage does: 14-(3-2)=13", Given: snacks("camouflage", "armor-plating"), Play: scenarioBought + "; answer hhe", Want: "you.hearts=13 used= destruction=2"},
		{Rule: "hors-d-oeuvre:1", Name: "dying of it loses, nothing is pulled: 3-3=0", Given: snacks("armor-plating", "trendsetter") + on + "set you.hearts 3", Play: scenarioBought,
			Want: "you.hearts=0 winner=rival why=hearts destruction=0"},
		{Rule: "hors-d-oeuvre:1", Name: "unstoppable saves, then the pull", Given: snacks("unstoppable") + "set you.hearts 3", Play: scenarioBought,
			Want: "you.hearts=1 winner= destruction=2 you.cards= discards=unstoppable,hors-d-oeuvre"},
		{Rule: "jets-scrambled:1", Name: "with 5 you lose first: the rival keeps 5", Given: jets() + "set you.hearts 5; set rival.hearts 5", Play: scenarioBought,
			Want: "you.hearts=0 rival.hearts=5 winner=rival why=hearts"},
		{Rule: "jets-scrambled:1", Name: "with 6 you live, the rival falls: 6-5, 5-5", Given: jets() + "set you.hearts 6; set rival.hearts 5", Play: scenarioBought, Want: "you.hearts=1 rival.hearts=0 winner=you"},
		{Rule: "jets-scrambled:1", Name: "unstoppable saves you, then the rival: 12-5=7", Given: jets("unstoppable") + "set you.hearts 5", Play: scenarioBought,
			Want: "you.hearts=1 rival.hearts=7 winner= you.cards= discards=unstoppable,jets-scrambled"},
		{Rule: "jets-scrambled:1", Name: "trendsetter does not help you, but the rival's armor-plating helps it: 14-5=9, 12-(5-1)=8", Given: jets("trendsetter") + on + "card rival armor-plating",
			Play: scenarioBought, Want: "you.hearts=9 rival.hearts=8"},
		{Rule: "jets-scrambled:1", Name: "the rival's unstoppable: 4-5 stays at 1, 14-5=9", Given: jets() + "card rival unstoppable; set rival.hearts 4", Play: scenarioBought,
			Want: "you.hearts=9 rival.hearts=1 winner= rival.cards= used=unstoppable"},
		{Rule: "jets-scrambled:1", Name: "you swap before the rival is hit: without armor-plating 12-5=7", Given: jets("unstable-dna") + "card rival armor-plating",
			Play: scenarioBought + "; answer armor-plating", Want: "you.hearts=9 rival.hearts=7 you.cards=armor-plating rival.cards=unstable-dna"},
		{Rule: "jets-scrambled:1", Name: "while you are asked the rival has all its hearts", Given: jets("unstable-dna") + "card rival armor-plating", Play: scenarioBought,
			Want: "question=unstable-dna you.hearts=9 rival.hearts=12"},
	})
}

// TestUnstoppable is unstoppable: 1 heart, and no more damage this turn.
func TestUnstoppable(t *testing.T) {
	hit := func(dice, hearts string, cards ...string) string {
		return scenarioHit(dice, append(cards, "unstoppable")...) + "set you.hearts " + hearts + "; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "unstoppable", Name: "3-3: stays at 1, the card goes", Given: hit("ccchee", "3"), Play: "resolve claw",
			Want: "you.hearts=1 winner= you.cards= discards=unstoppable used=unstoppable phase=resolve"},
		{Rule: "unstoppable", Name: "far below 0: 2-6 stays at 1", Given: hit("cccccc", "2"), Play: "resolve claw", Want: "you.hearts=1 winner= you.cards="},
		{Rule: "unstoppable", Name: "already at 1: stays there", Given: hit("cffhee", "1"), Play: "resolve claw", Want: "you.hearts=1 winner= you.cards= discards=unstoppable"},
		{Rule: "unstoppable", Name: "not fatal: 3-2=1, the card stays", Given: hit("cchhee", "3"), Play: "resolve claw", Want: "you.hearts=1 you.cards=unstoppable used= discards="},
		{Rule: "unstoppable", Name: "armor-plating is enough: 3-(3-1)=1", Given: hit("ccchee", "3", "armor-plating"), Play: "resolve claw",
			Want: "you.hearts=1 you.cards=armor-plating,unstoppable used=armor-plating"},
		{Rule: "unstoppable", Name: "camouflage is enough: 3-(3-1)=1", Given: hit("ccchee", "3", "camouflage"), Play: "resolve claw; answer hcc",
			Want: "you.hearts=1 you.cards=camouflage,unstoppable used="},
		{Rule: "unstoppable", Name: "no more damage this turn: the bonus does nothing", Given: hit("cccddd", "3") + "token cat destruction -1", Play: "resolve claw; resolve destruction",
			Want: "you.hearts=1 winner= destruction=-1"},
		{Rule: "unstoppable", Name: "the protection stops a hit whole: camouflage is not asked, armor-plating not used",
			Given: hit("hhcccc", "2", "camouflage") + "resolve; answer no; card you armor-plating; set you.hearts 9; row too-cute ? ?; set rival.energy 3",
			Play:  scenarioBought, Want: "question= you.hearts=9 used=unstoppable"},
		{Rule: "unstoppable", Name: "the pull goes on after a saved bonus: 3 spaces", Given: hit("fffffh", "1") + "token cat fame -1", Play: "resolve fame",
			Want: "fame=-3 you.hearts=1 winner= discards=unstoppable"},
		{Rule: "unstoppable", Name: "the next turn is not protected: 1-3=0", Given: hit("ccchee", "3") + "used frenzy", Play: "resolve; pass; roll ccchee; stop; resolve claw",
			Want: "you.hearts=0 winner=rival why=hearts turn=2"},
		{Rule: "unstoppable", Name: "in your own turn: 10-10 stays at 1, then hearts: 1+4=5", Given: scenarioRoll() + "card you natural-selection; card you unstoppable; set you.hearts 10",
			Play: "roll hhhheec; stop; resolve heart", Want: "you.hearts=5 winner= discards=unstoppable"},
		{Rule: "unstoppable", Name: "and protected till its end: 3 damage stopped, destruction 2",
			Given: scenarioRoll() + "card you natural-selection; card you unstoppable; set you.hearts 10; row hors-d-oeuvre ? ?; set you.energy 3",
			Play:  "roll hhhhffc; stop; resolve heart; resolve claw; " + scenarioBought, Want: "you.hearts=5 destruction=2 discards=unstoppable,hors-d-oeuvre"},
		{Rule: "unstoppable", Name: "the rival's own: 2-4 stays at 1", Given: scenarioDice("cccche") + "card rival unstoppable; set rival.hearts 2", Play: "resolve claw",
			Want: "rival.hearts=1 winner= rival.cards= you.hearts=14"},
		{Rule: "unstoppable", Name: "only its owner is saved: 2-4", Given: scenarioDice("cccche") + "card you unstoppable; set rival.hearts 2", Play: "resolve claw",
			Want: "rival.hearts=0 winner=you you.cards=unstoppable"},
		{Rule: "unstoppable", Name: "only damage: the rival's Victory space wins", Given: hit("fffhhe", "3") + "set fame -6", Play: "resolve fame", Want: "winner=rival why=victory you.cards=unstoppable"},
		{Rule: "unstoppable", Name: "staying at 1, one hit of 4 took 3: unstable-dna asks", Given: hit("cccche", "4", "unstable-dna") + "card rival giant-brain", Play: "resolve claw",
			Want: "you.hearts=1 question=unstable-dna discards=unstoppable"},
		{Rule: "unstoppable", Name: "one hit of 6 took only 2: it does not", Given: hit("cccccc", "3", "unstable-dna") + "card rival giant-brain", Play: "resolve claw",
			Want: "you.hearts=1 question= you.cards=unstable-dna"},
		// "Later claws of that turn, special power included, are useless claws."
		{Rule: "unstoppable:1", Name: "Autobot: 3-1=2 of 4 claws taken, 2 useless and 1 die: 3", Given: scenarioRobotHit("cccce", "unstoppable") + "set you.hearts 3", Play: "resolve",
			Want: "you.hearts=1 rival.energy=3 active=you discards=unstoppable"},
		{Rule: "unstoppable:1", Name: "at 1: no claw taken, 3 useless: 3", Given: scenarioRobotHit("ccc", "unstoppable") + "set you.hearts 1", Play: "resolve",
			Want: "you.hearts=1 rival.energy=3 active=you winner="},
		{Rule: "unstoppable:1", Name: "the special power's claws too: 3+1-4+2=2", Given: scenarioRobotHit("cccce", "unstoppable") + "set you.hearts 2",
			Play: "resolve; roll cc; reveal ?", Want: "you.hearts=1 rival.energy=2 active=you winner="},
		{Rule: "unstoppable:1", Name: "saved within the special power: 2-2 stays at 1, 1 useless: 4-4+1=1", Given: scenarioRobotHit("", "unstoppable") + "set you.hearts 2; set rival.energy 4; turn rival end",
			Play: "roll cc; reveal ?", Want: "you.hearts=1 rival.energy=1 active=you you.cards="},
		{Rule: "unstoppable:1", Name: "all six useful claws, nothing useless: 14-6=8", Given: scenarioRobotHit("cccccc", "unstoppable"), Play: "resolve", Want: "you.hearts=8 rival.energy=0 you.cards=unstoppable"},
	})
}

// TestUnstableDNA is unstable-dna: 3 or more hearts lost in one hit.
func TestUnstableDNA(t *testing.T) {
	hit := func(dice string, cards ...string) string {
		return scenarioHit(dice, append(cards, "unstable-dna")...) + "card rival giant-brain; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "unstable-dna", Name: "3 at once: asked, with the rival's cards", Given: hit("ccchee") + "card rival camouflage", Play: "resolve claw",
			Want: "you.hearts=11 question=unstable-dna answers=no,camouflage,giant-brain you.cards=unstable-dna rival.cards=camouflage,giant-brain"},
		{Rule: "unstable-dna", Name: "swapped: the cards change sides", Given: hit("ccchee"), Play: "resolve claw; answer giant-brain",
			Want: "you.hearts=11 you.cards=giant-brain rival.cards=unstable-dna discards= question= phase=resolve"},
		{Rule: "unstable-dna", Name: "the one she says", Given: hit("ccchee") + "card rival camouflage", Play: "resolve claw; answer camouflage",
			Want: "you.cards=camouflage rival.cards=giant-brain,unstable-dna"},
		{Rule: "unstable-dna", Name: "a card the rival does not own", Given: hit("ccchee"), Play: "resolve claw; answer camouflage", Refused: "answer-wrong", Want: "question=unstable-dna you.cards=unstable-dna"},
		{Rule: "unstable-dna", Name: "you may: declined", Given: hit("ccchee"), Play: "resolve claw; answer no", Want: "you.cards=unstable-dna rival.cards=giant-brain question="},
		{Rule: "unstable-dna", Name: "2 at once are too few", Given: hit("cchhee"), Play: "resolve claw", Want: "you.hearts=12 question="},
		{Rule: "unstable-dna", Name: "2 and 1 are not at once", Given: hit("ccdddh") + "token cat destruction -1", Play: "resolve claw; resolve destruction",
			Want: "you.hearts=11 destruction=-1 question="},
		{Rule: "unstable-dna", Name: "hearts really lost: 3-1=2 are too few", Given: hit("ccchee", "armor-plating"), Play: "resolve claw", Want: "you.hearts=12 question="},
		{Rule: "unstable-dna", Name: "4-1=3 are enough", Given: hit("cccche", "armor-plating"), Play: "resolve claw", Want: "you.hearts=11 question=unstable-dna"},
		{Rule: "unstable-dna", Name: "camouflage: 4-2=2 are too few", Given: hit("cccche", "camouflage"), Play: "resolve claw; answer hhcc", Want: "you.hearts=12 question="},
		{Rule: "unstable-dna", Name: "the rival owns none: not asked", Given: scenarioHit("ccchee", "unstable-dna"), Play: "resolve claw", Want: "you.hearts=11 question= you.cards=unstable-dna"},
		{Rule: "unstable-dna", Name: "who is dead swaps nothing: 3-3=0", Given: hit("ccchee") + "set you.hearts 3", Play: "resolve claw", Want: "winner=rival why=hearts question= you.cards=unstable-dna"},
		{Rule: "unstable-dna", Name: "spiked-tail's 3 are one hit", Given: hit("dddddh") + "card rival spiked-tail", Play: "resolve destruction; answer spiked-tail",
			Want: "destruction=-3 you.hearts=11 you.cards=spiked-tail rival.cards=giant-brain,unstable-dna"},
		{Rule: "unstable-dna", Name: "the rival's card in your turn: 12-4", Given: scenarioDice("cccche") + "card rival unstable-dna; card you extra-head", Play: "resolve claw; answer extra-head",
			Want: "rival.hearts=8 rival.cards=extra-head you.cards=unstable-dna"},
		{Rule: "unstable-dna", Name: "your own card's damage too, before its pull", Given: scenarioSelf("hors-d-oeuvre", 3, "unstable-dna") + "card rival giant-brain", Play: scenarioBought,
			Want: "you.hearts=11 question=unstable-dna destruction=0"},
		{Rule: "unstable-dna", Name: "asked before the attacker's in-shape, which is then gone", Given: hit("cccche") + "card rival in-shape; set rival.energy 2",
			Play: "resolve claw; answer in-shape", Want: "you.hearts=10 question= fame=0 rival.energy=2 you.cards=in-shape rival.cards=giant-brain,unstable-dna"},
		{Rule: "unstable-dna", Name: "declined, the attacker's in-shape is offered", Given: hit("cccche") + "card rival in-shape; set rival.energy 2",
			Play: "resolve claw; answer no", Want: "you.hearts=10 question=in-shape rival.energy=2"},
		{Rule: "unstable-dna", Name: "a swapped card works at once: the bonus meets camouflage", Given: hit("cccddd") + "card rival camouflage; token cat destruction -1",
			Play: "resolve claw; answer camouflage; resolve destruction", Want: "question=camouflage destruction=-1 you.hearts=11"},
		// "A swapped card is not bought: no token, no Breaking news, no when-bought part."
		{Rule: "unstable-dna:1", Name: "no token: acid-attack's tiger stays in the supply, 14-(2+1)=11", Given: hit("cchhee") + "card rival acid-attack", Play: "resolve claw; answer acid-attack",
			Want: "you.hearts=11 question= tokens= you.cards=acid-attack"},
		{Rule: "unstable-dna:1", Name: "no when-bought part: no 4 energy, no 4 hearts", Given: hit("ccchee") + "card rival natural-selection", Play: "resolve claw; answer natural-selection",
			Want: "you.hearts=11 you.energy=0 you.cards=natural-selection"},
		{Rule: "unstable-dna:1", Name: "no breaking-news: fame 1 for the purchase alone", Given: scenarioSelf("hors-d-oeuvre", 3, "unstable-dna", "breaking-news") + "card rival giant-brain",
			Play: scenarioBought + "; answer giant-brain", Want: "fame=1 destruction=2 you.hearts=11 you.cards=breaking-news,giant-brain"},
		{Rule: "unstable-dna:1", Name: "not a purchase: the free energy is gained, 0+1", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") +
			"card you natural-selection; card you unstable-dna; card rival giant-brain; set you.energy 0; turn you roll",
			Play: "roll hhhhffd; stop; answer giant-brain; resolve; pass", Want: "you.hearts=8 you.energy=1 active=rival you.cards=giant-brain,natural-selection"},
		{Rule: "unstable-dna:1", Name: "Autobot owns none: never asked", Given: scenarioRobotHit("ccccfd", "unstable-dna"), Play: "resolve", Want: "you.hearts=10 question= rival.energy=2 you.cards=unstable-dna"},
	})
}

// TestInShape is in-shape: hearts lost beyond the third of a turn buy pulls of fame.
func TestInShape(t *testing.T) {
	mine := func(dice, energy string) string {
		return scenarioDice(dice) + "card you in-shape; set you.energy " + energy + "; "
	}
	meka := scenarioTwo("meka-dragon", "gigazaur", "rival") + "card you in-shape; set you.energy 9; turn you resolve; "
	theirs := scenarioTwo("gigazaur", "meka-dragon", "you") + "card you in-shape; set you.energy 3; row jets-scrambled ? ?; turn rival buy; set rival.energy 5; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "in-shape", Name: "5 claws: 5-3=2 points offered", Given: mine("ccccch", "3"), Play: "resolve claw", Want: "rival.hearts=7 question=in-shape answers=no,1,2 fame=0 you.energy=3"},
		{Rule: "in-shape", Name: "both paid: 3-2=1, fame 2", Given: mine("ccccch", "3"), Play: "resolve claw; answer 2", Want: "fame=2 you.energy=1 question="},
		{Rule: "in-shape", Name: "one paid: 3-1=2, fame 1, and no more", Given: mine("ccccch", "3"), Play: "resolve claw; answer 1", Want: "fame=1 you.energy=2 question="},
		{Rule: "in-shape", Name: "you may: declined", Given: mine("ccccch", "3"), Play: "resolve claw; answer no", Want: "fame=0 you.energy=3 question="},
		{Rule: "in-shape", Name: "not three for two points", Given: mine("ccccch", "3"), Play: "resolve claw; answer 3", Refused: "points-many", Want: "question=in-shape you.energy=3"},
		{Rule: "in-shape", Name: "3 claws: no point beyond 3", Given: mine("ccchhe", "3"), Play: "resolve claw", Want: "rival.hearts=9 question= fame=0"},
		{Rule: "in-shape", Name: "nothing to pay with: not asked", Given: mine("ccccch", "0"), Play: "resolve claw", Want: "rival.hearts=7 question= fame=0"},
		{Rule: "in-shape", Name: "1 energy for 3 points: one only", Given: mine("cccccc", "1"), Play: "resolve claw; answer 2", Refused: "points-many", Want: "question=in-shape you.energy=1"},
		{Rule: "in-shape", Name: "1 energy for 3 points: fame 1", Given: mine("cccccc", "1"), Play: "resolve claw; answer 1", Want: "fame=1 you.energy=0 rival.hearts=6 question="},
		{Rule: "in-shape", Name: "only damage taken: 4-1=3", Given: mine("cccche", "3") + "card rival armor-plating", Play: "resolve claw", Want: "rival.hearts=9 question="},
		{Rule: "in-shape", Name: "hearts really lost: 5 to 1 by 6 claws are 4, one point", Given: mine("cccccc", "3") + "card rival unstoppable; set rival.hearts 5", Play: "resolve claw; answer 2",
			Refused: "points-many", Want: "question=in-shape rival.hearts=1"},
		{Rule: "in-shape", Name: "Meka Dragon's product: 3x2=6, 6-3=3 points", Given: meka + "dice cccpph", Play: "resolve claw; answer yes; answer 3",
			Want: "rival.hearts=8 fame=3 you.energy=6"},
		{Rule: "in-shape", Name: "a dead rival: won, nothing is offered", Given: mine("cccche", "3") + "set rival.hearts 4", Play: "resolve claw", Want: "winner=you why=hearts question= fame=0 you.energy=3"},
		{Rule: "in-shape", Name: "its own pull wins", Given: mine("cccche", "3") + "set fame 6", Play: "resolve claw; answer 1", Want: "fame=7 winner=you why=victory"},
		{Rule: "in-shape", Name: "against Autobot too: 12-4", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you in-shape; set you.energy 1; turn you resolve; dice cccche",
			Play: "resolve claw; answer 1", Want: "rival.hearts=8 fame=1 you.energy=0"},
		{Rule: "in-shape", Name: "what you take yourself does not count", Given: scenarioHit("cccccc", "in-shape") + "set you.energy 3", Play: "resolve claw", Want: "you.hearts=8 question= fame=0"},
		// "All sources in the turn add up. Offered right after each hit, not later."
		{Rule: "in-shape:1", Name: "claws and bonus: 2+2=4, one point after the second hit", Given: mine("ccdddd", "3") + "token pumpkin destruction 1", Play: "resolve claw; resolve destruction; answer 1",
			Want: "rival.hearts=8 destruction=2 fame=1 you.energy=2 question="},
		{Rule: "in-shape:1", Name: "exactly 3, then a bonus: its point is offered", Given: mine("cccddd", "3") + "token cat destruction 1", Play: "resolve claw; resolve destruction",
			Want: "question=in-shape rival.hearts=8"},
		{Rule: "in-shape:1", Name: "declined points do not come back: a bonus offers its one", Given: mine("cccccddd", "5") + "token cat destruction 1",
			Play: "resolve claw; answer no; resolve destruction; answer 2", Refused: "points-many", Want: "question=in-shape rival.hearts=6"},
		{Rule: "in-shape:1", Name: "energy gained later pays for nothing", Given: mine("ccccee", "0"), Play: "resolve claw; resolve energy", Want: "question= you.energy=2 fame=0 phase=buy"},
		{Rule: "in-shape:1", Name: "energy gained before does: 0+2-1=1", Given: mine("ccccee", "0"), Play: "resolve energy; resolve claw; answer 1", Want: "fame=1 you.energy=1"},
		{Rule: "in-shape:1", Name: "its pull onto a damage bonus is a hit of its own: 12-4-1=7", Given: mine("cccche", "2") + "token cat fame 1", Play: "resolve claw; answer 1",
			Want: "fame=1 rival.hearts=7 question=in-shape you.energy=1"},
		{Rule: "in-shape:1", Name: "and that point is paid: fame 2", Given: mine("cccche", "2") + "token cat fame 1", Play: "resolve claw; answer 1; answer 1", Want: "fame=2 you.energy=0 question="},
		{Rule: "in-shape:1", Name: "energy its pull brings pays for the next point of that hit", Given: mine("ccccch", "1") + "token tiger fame 1", Play: "resolve claw; answer 1; answer 1",
			Want: "fame=2 you.energy=0 question="},
		{Rule: "T6", Name: "in-shape stopped on a King token: its further points are lost", Given: scenarioAgainstKing("ccccch", "in-shape") + "set you.energy 3; token king fame 1", Play: "resolve claw; answer 2",
			Want: "fame=1 question= rival.hearts=10"},
		{Rule: "T6", Name: "the fame dice after it are not: 1+1", Given: scenarioAgainstKing("ccccfff", "in-shape") + "set you.energy 3; token king fame 1", Play: "resolve claw; answer 1; resolve fame",
			Want: "fame=2 you.energy=2"},
		{Rule: "T6", Name: "nor is a dice pull in whose middle in-shape's was stopped: 1, 2, then 3 and 4", Given: scenarioAgainstKing("cccfffff", "in-shape") + "set you.energy 1; token cat fame 1; token king fame 2",
			Play: "resolve claw; resolve fame; answer 1", Want: "fame=4 you.energy=0 rival.hearts=11"},
		{Rule: "superconductor:1", Name: "not for the tiger of in-shape's pull: a card", Given: mine("cccche", "1") + "card rival superconductor; token tiger fame 1", Play: "resolve claw; answer 1",
			Want: "fame=1 you.energy=1 question= rival.cards=superconductor"},
		{Rule: "in-shape:1", Name: "a card's damage adds up: 3+2=5, two points", Given: mine("ccchhf", "5") + "row too-cute ? ?", Play: "resolve claw; resolve heart; " + scenarioBought + "; answer 2",
			Want: "rival.hearts=7 fame=2 you.energy=0"},
		{Rule: "in-shape:1", Name: "each turn anew: 3 and 3", Given: mine("ccchhe", "3") + "used frenzy", Play: "resolve; pass; roll ccchhe; stop; resolve claw", Want: "rival.hearts=6 question= turn=2"},
		{Rule: "in-shape:1", Name: "in the rival's turn too: its own jets, asked before you are hit", Given: theirs, Play: scenarioBought, Want: "question=in-shape rival.hearts=7 you.hearts=14"},
		{Rule: "in-shape:1", Name: "5-3=2 points paid, then your 5: 14-5=9", Given: theirs, Play: scenarioBought + "; answer 2", Want: "fame=2 you.energy=1 you.hearts=9 active=rival"},
	})
}
