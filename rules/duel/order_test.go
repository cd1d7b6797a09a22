package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestStartOfTurn is O1: hibernation's choice and the moments of alien-metabolism.
func TestStartOfTurn(t *testing.T) {
	asleep := scenarioTwo("gigazaur", "meka-dragon", "rival") + "card you hibernation; set you.hearts 5; set you.energy 3; set rival.energy 0; "
	given := asleep + "turn you start; "
	alien := scenarioRoll() + "card you alien-metabolism; row snack-time frenzy too-cute; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O1", Name: "the dice pass to a sleeper: its choice comes first", Given: asleep + "turn rival buy", Play: "pass",
			Want: "active=you phase=start question=hibernation answers=yes,no"},
		{Rule: "O1", Name: "no roll before the choice", Given: given, Play: "roll cchhee", Refused: "question-open", Want: "rolls=0 phase=start"},
		{Rule: "O1", Name: "discarded, the turn goes on", Given: given, Play: "answer yes; roll cchhee",
			Want: "you.cards= discards=hibernation you.hearts=5 rolls=1 dice=cceehh active=you"},
		{Rule: "O1", Name: "slept: 5+6=11, no free energy, the dice pass", Given: given, Play: "answer no",
			Want: "you.hearts=11 you.energy=3 you.cards=hibernation active=rival phase=roll turn=2"},
		{Rule: "O1", Name: "slept: hearts stop at 14", Given: given + "set you.hearts 12", Play: "answer no", Want: "you.hearts=14"},
		{Rule: "O1", Name: "slept: no purchase", Given: given + "row snack-time ? ?", Play: "answer no; buy 1", Refused: "wrong-phase",
			Want: "active=rival you.energy=3 row=snack-time,?,?"},
		{Rule: "O2", Name: "slept: dice taken are used up", Given: given + "taken 2 you", Play: "answer no", Want: "you.taken=0"},
		{Rule: "O2", Name: "awake: dice taken still count, 6-2=4", Given: given + "taken 2 you", Play: "answer yes; roll cche", Want: "rolls=1 dice=cceh"},
		{Rule: "O1", Name: "a sleeper is asked again in its next turn", Given: given, Play: "answer no; roll eehhpp; stop; resolve; pass",
			Want: "active=you turn=3 question=hibernation you.hearts=11"},
		{Rule: "O1", Name: "alien-metabolism before the first roll", Given: alien, Play: "discard 2; reveal kaijutsu",
			Want: "row=kaijutsu,snack-time,too-cute discards=frenzy drawn=4 phase=roll rolls=0"},
		{Rule: "O1", Name: "alien-metabolism between two rolls", Given: alien, Play: "roll cchhee; discard too-cute; reveal ?; keep cc; roll hhhh",
			Want: "row=?,snack-time,frenzy discards=too-cute dice=cchhhh rolls=2"},
		{Rule: "O1", Name: "alien-metabolism between two symbols", Given: alien, Play: "roll cchhee; stop; resolve claw; discard 1; reveal ?; resolve energy",
			Want: "row=?,frenzy,too-cute rival.hearts=10 you.energy=2 phase=resolve"},
		{Rule: "O1", Name: "alien-metabolism while buying", Given: alien + "turn you buy; set you.energy 2",
			Play: "discard 3; reveal ?; buy 3", Refused: "too-dear", Want: "row=?,snack-time,frenzy you.energy=2"},
	})
}

// TestDiceCount is O2: dice taken, white dice, and which tokens can be spent.
func TestDiceCount(t *testing.T) {
	given := scenarioRoll()
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O2", Name: "one token: 6+1=7", Given: given + "set you.dice-tokens 2", Play: "tokens 1; roll cchheef", Want: "you.dice=1 dice=cceefhh"},
		{Rule: "O2", Name: "two tokens: 6+2=8", Given: given + "set you.dice-tokens 2", Play: "tokens 2; roll cchheeff", Want: "you.dice=0 dice=cceeffhh"},
		{Rule: "O2", Name: "one and one more", Given: given + "set you.dice-tokens 2", Play: "tokens 1; tokens 1; roll cchheeff", Want: "you.dice=0 rolls=1"},
		{Rule: "O2", Name: "no token spent: six dice", Given: given + "set you.dice-tokens 2", Play: "roll cchheef", Refused: "dice-count", Want: "you.dice=2 rolls=0"},
		{Rule: "O2", Name: "the white die is rerolled like others: 7-3=4", Given: given + "set you.dice-tokens 1",
			Play: "tokens 1; roll cchheef; keep cch; roll pppp", Want: "dice=cchpppp rolls=2"},
		{Rule: "O2", Name: "more than she has", Given: given + "set you.dice-tokens 1", Play: "tokens 2", Refused: "tokens-many", Want: "you.dice=1"},
		{Rule: "O2", Name: "after the first roll it is too late", Given: given + "set you.dice-tokens 1",
			Play: "roll cchhee; tokens 1", Refused: "tokens-late", Want: "you.dice=1 rolls=1"},
		{Rule: "O2", Name: "first player's five: 5+2=7", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "set you.dice-tokens 2",
			Play: "tokens 2; roll cchheef", Want: "rolls=1 you.dice=0"},
		{Rule: "O2", Name: "extra-head: 6+1=7", Given: given + "card you extra-head", Play: "roll cchheef", Want: "dice=cceefhh"},
		{Rule: "O2", Name: "extra-head and a token: 6+2=8", Given: given + "card you extra-head; set you.dice-tokens 2",
			Play: "tokens 1; roll cchheeff", Want: "you.dice=1 dice=cceeffhh"},
		{Rule: "O2", Name: "extra-head: a second token would add no die", Given: given + "card you extra-head; set you.dice-tokens 2",
			Play: "tokens 1; tokens 1", Refused: "tokens-many", Want: "you.dice=1"},
		{Rule: "O2", Name: "extra-head: not two tokens at once", Given: given + "card you extra-head; set you.dice-tokens 2",
			Play: "tokens 2", Refused: "tokens-many", Want: "you.dice=2"},
		{Rule: "O2", Name: "extra-head and natural-selection: 6+2=8, no token", Given: given + "card you extra-head; card you natural-selection; set you.dice-tokens 1",
			Play: "tokens 1", Refused: "tokens-many", Want: "you.dice=1"},
		{Rule: "O2", Name: "extra-head and natural-selection: eight dice", Given: given + "card you extra-head; card you natural-selection",
			Play: "roll cchheeff", Want: "dice=cceeffhh"},
		{Rule: "O2", Name: "two white dice at most, also where two were taken: 6-2+2=6, no token",
			Given: given + "card you extra-head; card you natural-selection; taken 2 you; set you.dice-tokens 1", Play: "tokens 1", Refused: "tokens-many", Want: "you.dice=1"},
		{Rule: "O2", Name: "two taken: 6-2=4", Given: given + "taken 2 you", Play: "roll cche", Want: "dice=cceh"},
		{Rule: "O2", Name: "two taken, two white: 6-2+2=6", Given: given + "taken 2 you; set you.dice-tokens 2", Play: "tokens 2; roll cchhee", Want: "dice=cceehh"},
		{Rule: "O2", Name: "taken never below 0: 0+1=1", Given: given + "taken 7 you; card you extra-head", Play: "roll c", Want: "dice=c"},
		{Rule: "O2", Name: "taken dice are used up with the turn", Given: given + "taken 1 you", Play: "roll hhhee; resolve; pass", Want: "you.taken=0 active=rival"},
		{Rule: "O2", Name: "the rival's dice taken wait for its own turn", Given: given + "taken 1 rival", Play: "roll hhheee; resolve; pass; roll hhhee",
			Want: "active=rival rolls=1 rival.taken=1 dice=eehhh"},
		{Rule: "O2", Name: "not during the other turn of frenzy: six dice, still one taken", Given: scenarioShop("? ? ?", 0) + "used frenzy; taken 1 rival",
			Play: "pass; roll hhheee", Want: "active=you rolls=1 rival.taken=1"},
	})
}

// TestAddedSymbols is O3: Alienoid's power, once rolling has ended.
func TestAddedSymbols(t *testing.T) {
	given := scenarioTwo("alienoid", "meka-dragon", "rival") + "turn you roll; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O3", Name: "2 symbols: one more fame, (2+1)-2=1", Given: given + "dice ffppce", Play: "stop; answer f; resolve fame",
			Want: "added=f fame=1"},
		{Rule: "O3", Name: "3 symbols: two more claws, 2+2=4", Given: given + "dice ccpppe", Play: "stop; answer c; resolve claw",
			Want: "added=cc rival.hearts=8 claws=4"},
		{Rule: "O3", Name: "4 symbols: two uses", Given: given + "dice ccpppp", Play: "stop; answer c; answer h", Want: "added=ch phase=resolve question="},
		{Rule: "O3", Name: "5 symbols: two uses, the second with its extra", Given: given + "dice cppppp", Play: "stop; answer c; answer d", Want: "added=cdd question="},
		{Rule: "O3", Name: "asked at the end of the last roll", Given: given, Play: "roll ffppce; roll ffppce; roll ffppce", Want: "question=alienoid phase=resolve rolls=3"},
		{Rule: "O3", Name: "an added power symbol pays for nothing: 2 real ones, one use", Given: given + "dice ppccee", Play: "stop; answer p",
			Want: "added=p question= phase=resolve"},
		{Rule: "O3", Name: "nor do two added ones", Given: given + "dice pppcce", Play: "stop; answer p", Want: "added=pp question= phase=resolve"},
		{Rule: "O3", Name: "no longer while resolving", Given: given + "dice ppccee", Play: "stop; answer no; resolve power", Refused: "no-power",
			Want: "added= phase=resolve"},
		{Rule: "O3", Name: "a symbol no die shows: 0+2 claws", Given: given + "dice pppeeh", Play: "stop; answer c; resolve claw", Want: "rival.hearts=10"},
	})
}

// TestLookingAtTheRoll is O4 with natural-selection.
func TestLookingAtTheRoll(t *testing.T) {
	owner := scenarioRoll() + "card you natural-selection; "
	alien := scenarioTwo("alienoid", "meka-dragon", "rival") + "turn you roll; card you natural-selection; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O4", Name: "four alike: 14-10=4, before resolving", Given: owner, Play: "roll cccchee; stop", Want: "you.hearts=4 rival.hearts=12 phase=resolve"},
		{Rule: "O4", Name: "three alike: nothing", Given: owner, Play: "roll cccheed; stop", Want: "you.hearts=14"},
		{Rule: "O4", Name: "hearts of that roll come too late: 10-10=0", Given: owner + "set you.hearts 10", Play: "roll hhhheec; stop",
			Want: "you.hearts=0 winner=rival why=hearts phase=over"},
		{Rule: "O4", Name: "added symbols count: 2+2=4", Given: alien, Play: "roll ccpppeh; stop; answer c", Want: "you.hearts=4 added=cc"},
		{Rule: "O4", Name: "added power symbols count: 3+2=5", Given: alien, Play: "roll pppheec; stop; answer p", Want: "you.hearts=4"},
		{Rule: "O4", Name: "without the added ones: 2 and 3", Given: alien, Play: "roll ccpppeh; stop; answer h", Want: "you.hearts=14 added=hh"},
		{Rule: "O4", Name: "acid-attack's claw counts: 3+1=4", Given: owner + "card you acid-attack", Play: "roll cccheed; stop", Want: "you.hearts=4"},
		{Rule: "O4", Name: "once, whatever is beyond four", Given: owner, Play: "roll ccccccc; stop", Want: "you.hearts=4"},
		{Rule: "O4", Name: "once, also for two symbols four times", Given: owner + "card you extra-head", Play: "roll cccceeee; stop", Want: "you.hearts=4 winner="},
		{Rule: "O10", Name: "your own turn: armor-plating does not help", Given: owner + "card you armor-plating", Play: "roll cccchee; stop",
			Want: "you.hearts=4 used="},
		{Rule: "O10", Name: "camouflage does: 10-3=7, 14-7=7", Given: owner + "card you camouflage", Play: "roll cccchee; stop; answer hhhccccffp",
			Want: "you.hearts=7"},
		{Rule: "O4", Name: "it looks only at its owner's roll", Given: owner + "turn rival roll", Play: "roll eeeeh; stop", Want: "you.hearts=14 rival.hearts=12"},
	})
}

// TestResolvingOrder is O6: symbols in the player's order, power in between, claws
// once, and Meka Dragon's product.
func TestResolvingOrder(t *testing.T) {
	giga := scenarioDice("ppppcc")
	meka := func(dice string) string {
		return scenarioTwo("meka-dragon", "gigazaur", "rival") + "turn you resolve; dice " + dice + "; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O6", Name: "one use, the claws, another use", Given: giga, Play: "resolve power; answer fame; resolve claw; resolve power; answer destruction",
			Want: "fame=1 destruction=1 rival.hearts=10 phase=buy"},
		{Rule: "O6", Name: "a use and then the rest declined", Given: giga, Play: "resolve claw; resolve power; answer fame; pass", Want: "fame=1 destruction=0 phase=buy"},
		{Rule: "O6", Name: "all dice of a symbol together, once", Given: giga, Play: "resolve claw; resolve claw", Refused: "resolved-already", Want: "rival.hearts=10"},
		{Rule: "O6", Name: "Meka Dragon multiplies: 3x2=6, 14-6=8", Given: meka("cccpph"), Play: "resolve claw; answer yes", Want: "rival.hearts=8"},
		{Rule: "O6", Name: "Meka Dragon may count plainly: 14-3=11", Given: meka("cccpph"), Play: "resolve claw; answer no", Want: "rival.hearts=11"},
		{Rule: "O6", Name: "cards count the claws before multiplying", Given: meka("cccpph"), Play: "resolve claw; answer yes", Want: "claws=3"},
		{Rule: "O6", Name: "acid-attack is multiplied: (3+1)x2=8, 14-8=6", Given: meka("cccpph") + "card you acid-attack", Play: "resolve claw; answer yes",
			Want: "rival.hearts=6 claws=4"},
		{Rule: "O6", Name: "acid-attack alone: (0+1)x3=3, 14-3=11", Given: meka("pppeeh") + "card you acid-attack", Play: "resolve claw; answer yes",
			Want: "rival.hearts=11 claws=1"},
		{Rule: "O6", Name: "acid-attack's claw is mandatory without any die", Given: meka("eehhff") + "card you acid-attack", Play: "resolve energy; pass",
			Refused: "unresolved", Want: "rival.hearts=14 phase=resolve"},
		{Rule: "O6", Name: "the product is one hit: armor-plating ignores 1 of 6", Given: meka("cccpph") + "card rival armor-plating", Play: "resolve claw; answer yes",
			Want: "rival.hearts=9"},
	})
}

// TestPurchaseOrder is O8: pay, take, refill, token, effect, and only then owned.
func TestPurchaseOrder(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O8", Name: "paid and taken before the refill, nothing else yet", Given: scenarioShop("kaijutsu ? snack-time", 6), Play: "buy 1",
			Want: "question=reveal you.energy=1 row=-,?,snack-time discards= tokens= destruction=0 rival.hearts=12"},
		{Rule: "O8", Name: "refilled before the token", Given: scenarioShop("kaijutsu ? snack-time", 6), Play: "buy 1; reveal frenzy",
			Want: "question=buzz-place row=frenzy,?,snack-time drawn=4 destruction=0 rival.hearts=12"},
		{Rule: "O8", Name: "the token before the effect: pulled onto its heart, 10+1, 12-2", Given: scenarioShop("kaijutsu ? ?", 5) + "set you.hearts 10",
			Play: "buy 1; reveal ?; answer destruction 1", Want: "destruction=1 you.hearts=11 rival.hearts=10 discards=kaijutsu"},
		{Rule: "O8", Name: "a keep card is not yours while its token is placed", Given: scenarioShop("acid-attack ? ?", 6), Play: "buy 1; reveal ?",
			Want: "question=buzz-place you.cards= you.energy=0"},
		{Rule: "O8", Name: "and is then", Given: scenarioShop("acid-attack ? ?", 6), Play: "buy 1; reveal ?; answer fame -7",
			Want: "you.cards=acid-attack tokens=tiger:fame:-7 discards="},
		{Rule: "O8", Name: "the facts' order: the winning pull before the damage", Given: scenarioShop("cannonball ? ?", 7) + "set fame 6; set rival.hearts 1",
			Play: "buy 1; reveal ?; answer destruction -7", Want: "fame=7 rival.hearts=1 you.energy=0 winner=you why=victory phase=over"},
		{Rule: "O8", Name: "the facts' order: the fatal damage before the pull", Given: scenarioShop("hors-d-oeuvre ? ?", 3) + "set destruction 6; set you.hearts 3",
			Play: "buy 1; reveal ?; answer fame -7", Want: "destruction=6 you.hearts=0 winner=rival why=hearts"},
		{Rule: "O8", Name: "two pulls and: the owner says which is first", Given: scenarioShop("monumental ? ?", 5), Play: "buy 1; reveal ?; answer fame -7",
			Want: "question=pull-first answers=fame,destruction fame=0 destruction=0"},
		{Rule: "O8", Name: "destruction first wins before fame moves", Given: scenarioShop("monumental ? ?", 5) + "set destruction 6",
			Play: "buy 1; reveal ?; answer fame -7; answer destruction", Want: "destruction=7 fame=0 winner=you"},
		{Rule: "O8", Name: "fame first moves before destruction wins", Given: scenarioShop("monumental ? ?", 5) + "set destruction 6",
			Play: "buy 1; reveal ?; answer fame -7; answer fame", Want: "destruction=7 fame=1 winner=you"},
		{Rule: "O8", Name: "natural-selection's own part, then it is yours: 4-4+4=4, 9+4=13", Given: scenarioShop("natural-selection ? ?", 4) + "set you.hearts 9",
			Play: "buy 1; reveal ?", Want: "you.energy=4 you.hearts=13 you.cards=natural-selection"},
	})
}

// TestEndOfTurn is O9: the free energy, then frenzy's extra turn or the rival's.
func TestEndOfTurn(t *testing.T) {
	again := scenarioShop("frenzy snack-time ?", 6)
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O9", Name: "frenzy was bought: no free energy, the same side's next turn", Given: again, Play: "buy 1; reveal ?; pass",
			Want: "active=you turn=2 phase=roll you.energy=0 discards=frenzy rolls=0 dice="},
		{Rule: "O9", Name: "end-of-turn effects of this turn come first: 0+1", Given: scenarioShop("? ? ?", 0) + "used frenzy", Play: "pass",
			Want: "active=you turn=2 you.energy=1"},
		{Rule: "O9", Name: "one other turn, nothing bought in it: 0+1, then the rival's", Given: again, Play: "buy 1; reveal ?; pass; roll hhhhpp; stop; resolve heart; pass; pass",
			Want: "active=rival turn=3 you.energy=1"},
		{Rule: "O9", Name: "per-turn limits are anew: alien-metabolism again", Given: again + "card you alien-metabolism",
			Play: "discard 2; reveal ?; buy frenzy; reveal ?; pass; discard 1; reveal ?", Want: "active=you turn=2 used=alien-metabolism drawn=6"},
		{Rule: "O9", Name: "the rival's armor-plating ignores 1 in each turn: 12-1-1=10", Given: again + "card rival armor-plating; turn you resolve; dice ccffee",
			Play: "resolve; buy 1; reveal ?; pass; roll cchhee; stop; resolve", Want: "rival.hearts=10 turn=2"},
		{Rule: "O9", Name: "hibernation is asked at the start of the other turn too", Given: again + "card you hibernation", Play: "buy 1; reveal ?; pass",
			Want: "active=you phase=start question=hibernation"},
	})
}

// TestOneHit is O10: the protections and their order.
func TestOneHit(t *testing.T) {
	hit := func(cards string) string {
		return scenarioTwo("gigazaur", "meka-dragon", "you") + cards + "turn rival resolve; dice ccchee; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O10", Name: "hibernation stops it whole, nothing else is used", Given: hit("card you hibernation; card you camouflage; card you armor-plating; "),
			Play: "resolve claw", Want: "you.hearts=14 question= used="},
		{Rule: "O10", Name: "camouflage first: a die for each of the 3", Given: hit("card you camouflage; card you armor-plating; "),
			Play: "resolve claw", Want: "question=camouflage used= you.hearts=14"},
		{Rule: "O10", Name: "then armor-plating: 3-1-1=1, 14-1=13", Given: hit("card you camouflage; card you armor-plating; "),
			Play: "resolve claw; answer hcc", Want: "you.hearts=13 used=armor-plating"},
		{Rule: "O10", Name: "camouflage cancels all: armor-plating is not used", Given: hit("card you camouflage; card you armor-plating; "),
			Play: "resolve claw; answer hhh", Want: "you.hearts=14 used="},
		{Rule: "O10", Name: "so a bonus later in the turn meets it: 1-1=0", Given: hit("card you camouflage; card you armor-plating; token cat fame -1; ") + "dice cfffee",
			Play: "resolve claw; answer h; resolve fame; answer c", Want: "you.hearts=14 used=armor-plating fame=-1"},
		{Rule: "O10", Name: "claws are one hit, a bonus another: 14-(2-1)-1=12", Given: hit("card you armor-plating; token cat fame -1; ") + "dice ccfffe",
			Play: "resolve claw; resolve fame", Want: "you.hearts=12"},
		{Rule: "O10", Name: "Autobot's stopped claws are useless: 3 claws, 1 energy die: 4",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you hibernation; set rival.energy 0; turn rival resolve; dice ccce",
			Play:  "resolve", Want: "you.hearts=14 rival.energy=4 phase=end"},
	})
}

// TestEverySpace is O11, O12 and D3: what happens at each space of a pull.
func TestEverySpace(t *testing.T) {
	loose := "card you unchained; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O12", Name: "a bonus on the Victory space is not given", Given: scenarioDice("fffhhh") + "set fame 6; token cat fame 7",
			Play: "resolve fame", Want: "fame=7 rival.hearts=12 winner=you why=victory"},
		{Rule: "O12", Name: "nor on the space that wins by the spotlight, and the pull ends there", Given: scenarioDice("ffffff") + "set fame 2; set destruction 5; token cat fame 3",
			Play: "resolve fame", Want: "fame=3 rival.hearts=12 winner=you why=spotlight"},
		{Rule: "O12", Name: "a fatal bonus ends the pull: 1 of 3 spaces", Given: scenarioDice("fffffh") + "set rival.hearts 1; token cat fame 1",
			Play: "resolve fame", Want: "fame=1 rival.hearts=0 winner=you why=hearts"},
		{Rule: "O11", Name: "the rest of the pull goes on after each bonus: 12-1, 0+1", Given: scenarioDice("fffffh") + "token cat fame 1; token tiger fame 2",
			Play: "resolve fame", Want: "fame=3 rival.hearts=11 you.energy=1"},
		{Rule: "O11", Name: "unchained at the space, the pull not yet done", Given: scenarioDice("fffffh") + loose + "token tiger fame 1",
			Play: "resolve fame", Want: "question=unchained fame=1 you.energy=0"},
		{Rule: "O11", Name: "unchained: damage instead, then the rest: 12-1", Given: scenarioDice("fffffh") + loose + "token tiger fame 1",
			Play: "resolve fame; answer yes", Want: "fame=3 you.energy=0 rival.hearts=11"},
		{Rule: "O11", Name: "unchained declined: the energy, then the rest", Given: scenarioDice("fffffh") + loose + "token tiger fame 1",
			Play: "resolve fame; answer no", Want: "fame=3 you.energy=1 rival.hearts=12"},
		{Rule: "O11", Name: "unchained: a damage bonus stays what it is, 12-2", Given: scenarioDice("fffhhh") + loose + "token pumpkin fame 1; set fame 1",
			Play: "resolve fame", Want: "fame=2 rival.hearts=10 question="},
		{Rule: "O12", Name: "unchained's fatal damage ends the pull", Given: scenarioDice("fffffh") + loose + "set rival.hearts 1; token tiger fame 1",
			Play: "resolve fame; answer yes", Want: "fame=1 winner=you why=hearts"},
	})
}

// TestSuperconductorMoments is superconductor's ruling: each gain while dice are
// resolved is offered separately, and no other gain is.
func TestSuperconductorMoments(t *testing.T) {
	kitty := func(dice string) string {
		return scenarioTwo("gigazaur", "cyber-kitty", "you") +
			"card you superconductor; set you.energy 0; set rival.energy 0; turn rival resolve; dice " + dice + "; "
	}
	robot := dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you superconductor; set you.energy 0; set rival.energy 0; turn rival resolve; "
	shop := scenarioTwo("gigazaur", "cyber-kitty", "you") + "card you superconductor; set you.energy 0; row cannonball ? ?; turn rival buy; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "superconductor:1", Name: "energy dice: 2 for both", Given: kitty("eeccch"), Play: "resolve energy; answer yes",
			Want: "rival.energy=2 you.energy=2 you.cards= discards=superconductor"},
		{Rule: "superconductor:1", Name: "the power: 2 for both", Given: kitty("ppccch"), Play: "resolve power; answer yes", Want: "rival.energy=2 you.energy=2"},
		{Rule: "superconductor:1", Name: "the power with its extra: 4 for both", Given: kitty("pppcch"), Play: "resolve power; answer yes", Want: "rival.energy=4 you.energy=4"},
		{Rule: "superconductor:1", Name: "Buzz energy from a pull by dice: 1 for both", Given: kitty("fffcch") + "token tiger fame -1",
			Play: "resolve fame; answer yes", Want: "fame=-1 rival.energy=1 you.energy=1"},
		{Rule: "superconductor:1", Name: "declined, the next gain is offered anew: 2+2, 0+2", Given: kitty("eeppch"),
			Play: "resolve energy; answer no; resolve power; answer yes", Want: "rival.energy=4 you.energy=2 you.cards="},
		{Rule: "superconductor:1", Name: "taken, there is no second offer", Given: kitty("eeppch"), Play: "resolve energy; answer yes; resolve power",
			Want: "rival.energy=4 you.energy=2 question="},
		{Rule: "superconductor:1", Name: "Autobot's A4 energy is one gain: 1+1 dice and 1 useless", Given: robot + "dice epfccc", Play: "resolve; answer yes",
			Want: "rival.energy=3 you.energy=3 you.cards= question= active=you"},
		{Rule: "superconductor:1", Name: "Autobot's Buzz energy from its pull is a gain of its own: 1 taken, then 3 dice", Given: robot + "dice fffeee; token tiger fame -1",
			Play: "resolve; answer yes", Want: "fame=-1 rival.energy=4 you.energy=1 you.cards= question="},
		{Rule: "superconductor:1", Name: "a special power's energy is one gain: 5-4, 1 die and 1 useless heart", Given: robot + "set rival.energy 5; turn rival end",
			Play: "roll eh; answer yes; reveal ?", Want: "rival.energy=3 you.energy=2 you.cards= active=you"},
		{Rule: "superconductor:1", Name: "A4 and the special power are two gains: 4 declined, 2 taken", Given: robot + "dice eeppcc",
			Play: "resolve; answer no; roll ep; answer yes; reveal ?", Want: "rival.energy=2 you.energy=2 you.cards="},
		{Rule: "superconductor:1", Name: "not for cards: 7-7+4=4", Given: shop + "set rival.energy 7", Play: "buy 1; reveal ?; answer fame 6",
			Want: "rival.energy=4 you.energy=0 question= you.cards=superconductor"},
		{Rule: "superconductor:1", Name: "not for the free energy", Given: shop + "set rival.energy 0", Play: "pass",
			Want: "rival.energy=1 you.energy=0 question= active=you you.cards=superconductor"},
		{Rule: "superconductor:1", Name: "not for your own gains", Given: kitty("ccchhp") + "turn you resolve; dice eecchh", Play: "resolve energy",
			Want: "you.energy=2 question= you.cards=superconductor"},
	})
}
