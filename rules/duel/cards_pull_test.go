package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioPull is your turn with the dice to resolve and your keep cards:
// Gigazaur (14) against Meka Dragon (12), nobody has energy.
func scenarioPull(dice string, cards ...string) string {
	s := scenarioDice(dice)
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	return s
}

// scenarioAgainstKing is the same turn against The King (15), whose tokens stop you.
func scenarioAgainstKing(dice string, cards ...string) string {
	s := scenarioTwo("gigazaur", "the-king", "rival") + "set you.energy 0; "
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	return s + "turn you resolve; dice " + dice + "; "
}

// TestSpikedTail is spiked-tail: 1 damage for each space Destruction is pulled.
func TestSpikedTail(t *testing.T) {
	tail := func(dice string) string { return scenarioPull(dice, "spiked-tail") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "spiked-tail", Name: "4 dice, 2 spaces: 12-2=10", Given: tail("ddddhh"), Play: "resolve destruction", Want: "destruction=2 rival.hearts=10"},
		{Rule: "spiked-tail", Name: "fame does nothing", Given: tail("ffffhh"), Play: "resolve fame", Want: "fame=2 rival.hearts=12"},
		{Rule: "spiked-tail", Name: "two dice pull nothing", Given: tail("ddhhee"), Play: "resolve", Want: "destruction=0 rival.hearts=12"},
		{Rule: "spiked-tail", Name: "by the monster's power: 12-1=11", Given: tail("ppceeh"), Play: "resolve power; answer destruction", Want: "destruction=1 rival.hearts=11"},
		{Rule: "spiked-tail", Name: "by a card: 12-2=10", Given: scenarioShop("seismic-test ? ?", 5) + "card you spiked-tail", Play: "buy 1; reveal ?", Want: "destruction=2 rival.hearts=10"},
		{Rule: "spiked-tail", Name: "of two pulls only destruction's: 12-1=11", Given: scenarioShop("monumental ? ?", 5) + "card you spiked-tail", Play: scenarioBought + "; answer fame",
			Want: "destruction=1 fame=1 rival.hearts=11"},
		{Rule: "spiked-tail", Name: "the rival's pull is not yours", Given: scenarioHit("ddddhh", "spiked-tail"), Play: "resolve destruction", Want: "destruction=-2 you.hearts=14 rival.hearts=12"},
		{Rule: "spiked-tail", Name: "Autobot takes it too: 12-2=10", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you spiked-tail; turn you resolve; dice ddddhh",
			Play: "resolve destruction", Want: "rival.hearts=10"},
		// "Spaces really moved ... One hit after the whole pull, so a winning pull wins first."
		{Rule: "spiked-tail:1", Name: "a shortcut counts one: 0, 1, 3 are two spaces, 12-2=10", Given: tail("ddddhh") + "token alien destruction 1", Play: "resolve destruction",
			Want: "destruction=3 rival.hearts=10"},
		{Rule: "spiked-tail:1", Name: "an extra space counts one: 1, 1.5, 2 are three, 12-3=9", Given: tail("dddddh") + "token phantom destruction 1; set you.hearts 9", Play: "resolve destruction",
			Want: "destruction=2 rival.hearts=9 you.hearts=10"},
		{Rule: "spiked-tail:1", Name: "spaces lost on a King token do not count: 15-1=14", Given: scenarioAgainstKing("dddddh", "spiked-tail") + "token king destruction 1", Play: "resolve destruction",
			Want: "destruction=1 rival.hearts=14"},
		{Rule: "spiked-tail:1", Name: "a winning pull wins first", Given: tail("dddhhh") + "set destruction 6; set rival.hearts 1", Play: "resolve destruction",
			Want: "destruction=7 winner=you why=victory rival.hearts=1"},
		{Rule: "spiked-tail:1", Name: "one that gives the game away does, too", Given: tail("ddddhh") + "set destruction -6; set fame -4; set rival.hearts 1", Play: "resolve destruction",
			Want: "destruction=-5 winner=rival why=spotlight rival.hearts=1"},
		{Rule: "spiked-tail:1", Name: "one hit: armor-plating ignores 1 of 3, 12-2=10", Given: tail("dddddh") + "card rival armor-plating", Play: "resolve destruction", Want: "destruction=3 rival.hearts=10"},
		{Rule: "spiked-tail:1", Name: "a bonus on the way is a hit of its own, before it: 12-(1-1)-2=10", Given: tail("ddddhh") + "card rival armor-plating; token cat destruction 1",
			Play: "resolve destruction", Want: "destruction=2 rival.hearts=10 used=armor-plating"},
		{Rule: "spiked-tail:1", Name: "one hit of 3 is 3 at once: unstable-dna asks", Given: tail("dddddh") + "card rival unstable-dna", Play: "resolve destruction",
			Want: "rival.hearts=9 question=unstable-dna destruction=3"},
		{Rule: "spiked-tail:1", Name: "one hit after the whole pull: at the first space nothing is taken yet", Given: tail("dddddh") + "card you unchained; token tiger destruction 1",
			Play: "resolve destruction", Want: "question=unchained destruction=1 rival.hearts=12"},
	})
}

// TestScrappy is scrappy: a dice token for each marker pulled off a Buzz token.
func TestScrappy(t *testing.T) {
	pull := func(dice string) string { return scenarioPull(dice, "scrappy") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "scrappy", Name: "off the tiger: 0+1", Given: pull("fffhhe") + "token tiger fame 1; set fame 1", Play: "resolve fame", Want: "fame=2 you.dice=1"},
		{Rule: "scrappy", Name: "onto a token is not off it", Given: pull("fffhhe") + "token tiger fame 1", Play: "resolve fame", Want: "fame=1 you.dice=0 you.energy=1"},
		{Rule: "scrappy", Name: "no token there: nothing", Given: pull("fffhhe"), Play: "resolve fame", Want: "fame=1 you.dice=0"},
		{Rule: "scrappy", Name: "Destruction too, by a card: 0+1", Given: scenarioShop("seismic-test ? ?", 5) + "card you scrappy; token tiger destruction 1", Play: "buy 1; reveal ?",
			Want: "destruction=2 you.dice=1"},
		{Rule: "scrappy", Name: "each time: off the tiger and off the cat in one pull, 2", Given: pull("fffffh") + "token tiger fame 1; token cat fame 2", Play: "resolve fame",
			Want: "fame=3 you.dice=2 you.energy=1 rival.hearts=11"},
		{Rule: "scrappy", Name: "the limit of 2 holds", Given: pull("fffhhe") + "token tiger fame 1; set fame 1; set you.dice-tokens 2", Play: "resolve fame", Want: "you.dice=2"},
		{Rule: "scrappy", Name: "what the rival pulls off brings you nothing", Given: scenarioHit("fffhhe", "scrappy") + "token tiger fame 1; set fame 1", Play: "resolve fame",
			Want: "fame=0 you.dice=0 rival.dice=0"},
		{Rule: "scrappy", Name: "nor does your pull bring the rival one", Given: scenarioDice("fffhhe") + "card rival scrappy; token tiger fame 1; set fame 1", Play: "resolve fame",
			Want: "fame=2 you.dice=0 rival.dice=0"},
		// "Moving within one token is not off it. From one token straight onto another counts. King tokens count."
		{Rule: "scrappy:1", Name: "within the pumpkin: nothing", Given: pull("fffhhe") + "token pumpkin fame 1; set fame 1", Play: "resolve fame", Want: "fame=2 you.dice=0 rival.hearts=10"},
		{Rule: "scrappy:1", Name: "out of its far end: 0+1", Given: pull("fffhhe") + "token pumpkin fame -1; set fame 1", Play: "resolve fame", Want: "fame=2 you.dice=1"},
		{Rule: "scrappy:1", Name: "within the phantom, over its extra space: nothing", Given: pull("ffffhe") + "token phantom fame 1; set fame 1; set you.hearts 9", Play: "resolve fame",
			Want: "fame=2 you.dice=0 you.hearts=10"},
		{Rule: "scrappy:1", Name: "within the alien, over the space that is gone: nothing", Given: pull("fffhhe") + "token alien fame 1; set fame 1", Play: "resolve fame", Want: "fame=3 you.dice=0"},
		{Rule: "scrappy:1", Name: "from the tiger straight onto the cat: 0+1", Given: pull("fffhhe") + "token tiger fame 1; token cat fame 2; set fame 1", Play: "resolve fame",
			Want: "fame=2 you.dice=1 rival.hearts=11"},
		{Rule: "scrappy:1", Name: "off a King token: 0+1", Given: scenarioAgainstKing("fffhhe", "scrappy") + "token king fame 1; set fame 1", Play: "resolve fame", Want: "fame=2 you.dice=1"},
		{Rule: "scrappy:1", Name: "stopped on a King token: not off it", Given: scenarioAgainstKing("fffffe", "scrappy") + "token king fame 1", Play: "resolve fame", Want: "fame=1 you.dice=0"},
	})
}

// TestLightningSpeed is lightning-speed: blank spaces as 1 damage.
func TestLightningSpeed(t *testing.T) {
	fast := func(dice string) string { return scenarioPull(dice, "lightning-speed") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "lightning-speed", Name: "pulled onto a blank: asked there", Given: fast("fffffe") + "token alien fame 1", Play: "resolve fame", Want: "question=lightning-speed fame=1 rival.hearts=12"},
		{Rule: "lightning-speed", Name: "taken: 12-1=11", Given: fast("fffhhe") + "token alien fame 1", Play: "resolve fame; answer yes", Want: "fame=1 rival.hearts=11 question="},
		{Rule: "lightning-speed", Name: "you may: declined", Given: fast("fffhhe") + "token alien fame 1", Play: "resolve fame; answer no", Want: "fame=1 rival.hearts=12 question="},
		{Rule: "lightning-speed", Name: "both blanks of the alien: 12-2=10", Given: fast("ffffhe") + "token alien fame 1", Play: "resolve fame; answer yes; answer yes", Want: "fame=3 rival.hearts=10"},
		{Rule: "lightning-speed", Name: "both of the phantom, its heart is a bonus: 12-2, 9+1", Given: fast("fffffe") + "token phantom fame 1; set you.hearts 9", Play: "resolve fame; answer yes; answer yes",
			Want: "fame=2 rival.hearts=10 you.hearts=10 question="},
		{Rule: "lightning-speed", Name: "each blank by itself: the first declined, 12-1=11", Given: fast("ffffhe") + "token alien fame 1", Play: "resolve fame; answer no; answer yes",
			Want: "fame=3 rival.hearts=11"},
		{Rule: "lightning-speed", Name: "not for the space a pull begins on", Given: fast("fffhhe") + "token alien fame -1; set fame 1", Play: "resolve fame", Want: "fame=2 question= rival.hearts=12"},
		{Rule: "lightning-speed", Name: "a printed space without a token is none", Given: fast("fffhhe"), Play: "resolve fame", Want: "fame=1 question="},
		{Rule: "lightning-speed", Name: "by a card's pull: 12-1=11", Given: scenarioShop("seismic-test ? ?", 5) + "card you lightning-speed; token penguin destruction 2", Play: "buy 1; reveal ?; answer yes",
			Want: "destruction=2 rival.hearts=11"},
		{Rule: "lightning-speed", Name: "not when the rival pulls", Given: scenarioHit("fffhhe", "lightning-speed") + "token alien fame -3", Play: "resolve fame", Want: "fame=-1 question= rival.hearts=12 you.hearts=14"},
		{Rule: "lightning-speed", Name: "the rival's armor-plating ignores it: 12", Given: fast("fffhhe") + "token alien fame 1; card rival armor-plating", Play: "resolve fame; answer yes",
			Want: "rival.hearts=12 used=armor-plating"},
		// "King tokens are not blank."
		{Rule: "lightning-speed:1", Name: "the rival's King token: not asked", Given: scenarioAgainstKing("fffhhe", "lightning-speed") + "token king fame 1", Play: "resolve fame",
			Want: "fame=1 question= rival.hearts=15"},
		{Rule: "lightning-speed:1", Name: "nor his own for The King",
			Given: scenarioTwo("the-king", "meka-dragon", "rival") + "card you lightning-speed; token king fame 1; turn you resolve; dice ffffhe", Play: "resolve fame", Want: "fame=2 question= rival.hearts=12"},
	})
}

// TestUnchainedWithOthers is unchained in combination with the cards that ask at the same space.
func TestUnchainedWithOthers(t *testing.T) {
	pull := func(dice string, cards ...string) string {
		return scenarioPull(dice, append(cards, "unchained")...)
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "unchained", Name: "on a blank only lightning-speed asks", Given: pull("fffhhe", "lightning-speed") + "token alien fame 1", Play: "resolve fame", Want: "question=lightning-speed"},
		{Rule: "unchained", Name: "on a bonus only unchained asks", Given: pull("fffhhe", "lightning-speed") + "token fish fame 1", Play: "resolve fame", Want: "question=unchained"},
		{Rule: "unchained", Name: "no heart gained: regeneration is not used", Given: pull("fffhhe", "regeneration") + "set you.hearts 9; token fish fame 1", Play: "resolve fame; answer yes",
			Want: "you.hearts=9 rival.hearts=11 used="},
		{Rule: "unchained", Name: "its point counts for in-shape: 3+1", Given: pull("cccfff", "in-shape") + "set you.energy 1; token fish fame 1", Play: "resolve claw; resolve fame; answer yes",
			Want: "rival.hearts=8 question=in-shape"},
		{Rule: "unchained", Name: "no energy gained: the rival's superconductor is not asked", Given: pull("fffhhe") + "card rival superconductor; token tiger fame 1", Play: "resolve fame; answer yes",
			Want: "you.energy=0 rival.hearts=11 question= rival.cards=superconductor"},
		{Rule: "unchained", Name: "kept as energy it is", Given: pull("fffhhe") + "card rival superconductor; token tiger fame 1", Play: "resolve fame; answer no", Want: "you.energy=1 question=superconductor"},
		{Rule: "unchained", Name: "against Autobot: 12-1", Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you unchained; token panda fame 1; turn you resolve; dice fffhhe",
			Play: "resolve fame; answer yes", Want: "rival.hearts=11 you.dice=0"},
	})
}

// TestRegeneration is regeneration: the first real gain of a turn gives one more.
func TestRegeneration(t *testing.T) {
	mine := func(dice, hearts string) string {
		return scenarioPull(dice, "regeneration") + "set you.hearts " + hearts + "; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "regeneration", Name: "heart dice: 9+2+1=12", Given: mine("hhccee", "9"), Play: "resolve heart", Want: "you.hearts=12 used=regeneration"},
		{Rule: "regeneration", Name: "a card: 9+3+1=13", Given: scenarioShop("snack-time ? ?", 3) + "card you regeneration; set you.hearts 9", Play: "buy 1; reveal ?", Want: "you.hearts=13 used=regeneration"},
		{Rule: "regeneration", Name: "a bonus: 9+1+1=11", Given: mine("fffeec", "9") + "token fish fame 1", Play: "resolve fame", Want: "you.hearts=11 used=regeneration"},
		{Rule: "regeneration", Name: "once: 9+1+1, then the fish 1: 12", Given: mine("hfffee", "9") + "token fish fame 1", Play: "resolve heart; resolve fame", Want: "you.hearts=12"},
		{Rule: "regeneration", Name: "the first gain, whichever it is: fish 1+1, then 2: 13", Given: mine("hhfffe", "9") + "token fish fame 1", Play: "resolve fame; resolve heart", Want: "you.hearts=13"},
		{Rule: "regeneration", Name: "two hearts of one pull are two gains: 9+1+1+1=12", Given: mine("fffffe", "9") + "token pumpkin fame 1", Play: "resolve fame", Want: "fame=3 you.hearts=12 rival.hearts=10"},
		{Rule: "regeneration", Name: "no hearts, no gain", Given: mine("cceeff", "9"), Play: "resolve", Want: "you.hearts=9 used="},
		{Rule: "regeneration", Name: "the rival's gain is not yours", Given: scenarioHit("hhccee", "regeneration") + "set rival.hearts 9", Play: "resolve heart", Want: "rival.hearts=11 you.hearts=14 used="},
		{Rule: "regeneration", Name: "each turn anew: 5+1+1, then 1+1: 9", Given: mine("hffeed", "5") + "used frenzy", Play: "resolve; pass; roll hffeed; stop; resolve heart", Want: "you.hearts=9 turn=2"},
		{Rule: "regeneration", Name: "hibernation's 6 hearts: 5+6+1=12", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") + "card you hibernation; card you regeneration; set you.hearts 5; turn you start",
			Play: "answer no", Want: "you.hearts=12 active=rival"},
		{Rule: "regeneration", Name: "natural-selection's 4 when bought: 5+4+1=10", Given: scenarioShop("natural-selection ? ?", 4) + "card you regeneration; set you.hearts 5", Play: "buy 1; reveal ?",
			Want: "you.hearts=10"},
		// "Never above your starting hearts. The first real gain of the turn; a gain of 0 does not use it up. Staying at 1 through Unstoppable is no gain."
		{Rule: "regeneration:1", Name: "never above 14: 13+1", Given: mine("hccfee", "13"), Play: "resolve heart", Want: "you.hearts=14 used=regeneration"},
		{Rule: "regeneration:1", Name: "12+1+1=14", Given: mine("hccfee", "12"), Play: "resolve heart", Want: "you.hearts=14"},
		{Rule: "regeneration:1", Name: "a gain of 0 does not use it up", Given: mine("hccfee", "14"), Play: "resolve heart", Want: "you.hearts=14 used="},
		{Rule: "regeneration:1", Name: "so a card later still brings more: 14-5+3+1=13", Given: mine("hffeed", "14") + "row jets-scrambled snack-time ?; set you.energy 10",
			Play: "resolve; " + scenarioBought + "; buy snack-time; reveal ?", Want: "you.hearts=13 you.energy=4 used=regeneration"},
		{Rule: "regeneration:1", Name: "staying at 1 is no gain", Given: scenarioHit("ccchee", "regeneration", "unstoppable") + "set you.hearts 3", Play: "resolve claw",
			Want: "you.hearts=1 used=unstoppable"},
	})
}

// TestSuperconductorRuling is superconductor in combination with the cards that gain
// energy or pull while dice are resolved.
func TestSuperconductorRuling(t *testing.T) {
	giga := scenarioTwo("meka-dragon", "gigazaur", "you") + "card you superconductor; set rival.energy 0; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "superconductor:1", Name: "Buzz energy from the power's pull: 1 for both", Given: giga + "token tiger fame -1; turn rival resolve; dice ppcceh", Play: "resolve power; answer fame; answer yes",
			Want: "fame=-1 rival.energy=1 you.energy=1 discards=superconductor"},
		{Rule: "superconductor:1", Name: "not for eye-of-the-storm: a card", Given: giga + "card rival eye-of-the-storm; turn rival roll; dice ccchhf", Play: "stop",
			Want: "rival.energy=2 question= you.energy=0"},
		{Rule: "superconductor:1", Name: "not for rebooting's 2: a card", Given: giga + "card rival rebooting; turn rival roll; dice ccchhf; rolls 3", Play: "stop; answer yes",
			Want: "rival.energy=2 question= you.cards=superconductor"},
		{Rule: "superconductor:1", Name: "not for gentle-giant's pull onto the tiger: a card", Given: giga + "card rival gentle-giant; token tiger fame -1; turn rival resolve; dice hhhhff", Play: "resolve",
			Want: "fame=-1 rival.energy=1 question= you.cards=superconductor"},
		{Rule: "superconductor:1", Name: "each gain of one pull: 1 declined, 1 taken", Given: giga + "token tiger fame -1; token anubis fame -3 flip; turn rival resolve; dice ffffch",
			Play: "resolve fame; answer no; answer yes", Want: "fame=-2 rival.energy=2 you.energy=1"},
		{Rule: "superconductor:1", Name: "Autobot hard: A4's 3 as one gain, the special power's 2 no more", Given: "kot 1 duel solo; side you gigazaur; side rival meka-dragon; option difficulty hard; start you; " +
			"card you superconductor; set rival.energy 0; turn rival resolve; dice eepccc", Play: "resolve; answer yes; roll ee; reveal ?", Want: "you.energy=3 rival.energy=2 active=you"},
	})
}

// TestPairsAndTokens are energize's limit and the order of monumental's and
// sack-the-stadium's two pulls.
func TestPairsAndTokens(t *testing.T) {
	shop := func(card string, cost int) string { return scenarioShop(card+" ? ?", cost) }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "energize:1", Name: "1+2: one is lost", Given: shop("energize", 10) + "set you.dice-tokens 1", Play: scenarioBought, Want: "you.dice=2 you.energy=8"},
		{Rule: "energize:1", Name: "2+2: both are lost", Given: shop("energize", 10) + "set you.dice-tokens 2", Play: scenarioBought, Want: "you.dice=2 you.energy=8"},
		{Rule: "monumental:1", Name: "fame first: its cat wins, Destruction stays", Given: shop("monumental", 5) + "token cat fame 1; set rival.hearts 1", Play: scenarioBought + "; answer fame",
			Want: "fame=1 destruction=0 winner=you why=hearts"},
		{Rule: "monumental:1", Name: "destruction first: both have moved", Given: shop("monumental", 5) + "token cat fame 1; set rival.hearts 1", Play: scenarioBought + "; answer destruction",
			Want: "fame=1 destruction=1 winner=you why=hearts"},
		{Rule: "monumental:1", Name: "spiked-tail's hit comes before the other pull", Given: shop("monumental", 5) + "card you spiked-tail; set rival.hearts 1", Play: scenarioBought + "; answer destruction",
			Want: "destruction=1 fame=0 winner=you why=hearts"},
		{Rule: "sack-the-stadium:1", Name: "you are asked", Given: shop("sack-the-stadium", 8), Play: scenarioBought, Want: "question=pull-first fame=0 destruction=0"},
		{Rule: "sack-the-stadium:1", Name: "destruction first wins before fame moves: 5+2=7", Given: shop("sack-the-stadium", 8) + "set destruction 5", Play: scenarioBought + "; answer destruction",
			Want: "destruction=7 fame=0 winner=you why=victory"},
		{Rule: "sack-the-stadium:1", Name: "fame first: 2, then 5+2=7", Given: shop("sack-the-stadium", 8) + "set destruction 5", Play: scenarioBought + "; answer fame", Want: "destruction=7 fame=2 winner=you"},
		{Rule: "sack-the-stadium:1", Name: "thunder-stomp: a card's pull takes no die", Given: shop("sack-the-stadium", 8) + "card you thunder-stomp", Play: scenarioBought + "; answer fame",
			Want: "destruction=2 fame=2 rival.taken=0 used="},
	})
}
