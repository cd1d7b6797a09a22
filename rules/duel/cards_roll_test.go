package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioLastRoll is scenarioRoll after the last of three rolls, with your keep
// cards: `stop` comes next, and with it O3 to O6.
func scenarioLastRoll(dice string, cards ...string) string {
	return scenarioRolled("gigazaur", dice, cards...)
}

// scenarioRolled is the same with another monster of yours, against Meka Dragon.
func scenarioRolled(monster, dice string, cards ...string) string {
	s := scenarioTwo(monster, "meka-dragon", "rival") + "set you.energy 0; turn you roll; "
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	return s + "dice " + dice + "; rolls 3; "
}

// TestAntimatterPellets is antimatter-pellets: 4 damage and destruction 2 for five alike.
func TestAntimatterPellets(t *testing.T) {
	const id = "antimatter-pellets"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "five claws: 12-4=8, destruction 2, before anything is resolved", Given: scenarioLastRoll("ccccch", id), Play: "stop",
			Want: "rival.hearts=8 destruction=2 claws=0 phase=resolve question="},
		{Rule: id, Name: "and they are resolved besides: 12-4-5=3", Given: scenarioLastRoll("ccccch", id), Play: "stop; resolve", Want: "rival.hearts=3 destruction=2 claws=5 phase=buy"},
		{Rule: id, Name: "four are not enough", Given: scenarioLastRoll("cccchh", id), Play: "stop", Want: "rival.hearts=12 destruction=0 question="},
		{Rule: id, Name: "whatever the symbol: five fame, 12-4=8, then fame 5-2=3", Given: scenarioLastRoll("fffffh", id), Play: "stop; resolve fame",
			Want: "rival.hearts=8 destruction=2 fame=3"},
		{Rule: id, Name: "nothing before rolling ends", Given: scenarioRoll() + "card you antimatter-pellets", Play: "roll ccccch", Want: "rival.hearts=12 destruction=0 phase=roll"},
		{Rule: id, Name: "only the final roll counts", Given: scenarioRoll() + "card you antimatter-pellets", Play: "roll ccccch; keep cc; roll hhee; stop",
			Want: "rival.hearts=12 destruction=0"},
		// "Once per turn, whatever the number beyond five. Symbols added by cards and powers count."
		{Rule: id + ":1", Name: "six alike: still once, 12-4=8", Given: scenarioLastRoll("eeeeee", id), Play: "stop", Want: "rival.hearts=8 destruction=2"},
		{Rule: id + ":1", Name: "acid-attack's claw: 4+1=5", Given: scenarioLastRoll("cccchh", id, "acid-attack"), Play: "stop", Want: "rival.hearts=8 destruction=2"},
		{Rule: id + ":1", Name: "Alienoid's claws: 3+2=5", Given: scenarioRolled("alienoid", "cccppp", id), Play: "stop; answer c", Want: "added=cc rival.hearts=8 destruction=2"},
		{Rule: id + ":1", Name: "Alienoid's power symbols: 3+2=5", Given: scenarioRolled("alienoid", "pppcch", id), Play: "stop; answer p", Want: "added=pp rival.hearts=8 destruction=2"},
		{Rule: id + ":1", Name: "without them 3 and 2+2", Given: scenarioRolled("alienoid", "cchppp", id), Play: "stop; answer c", Want: "added=cc rival.hearts=12 destruction=0"},
		{Rule: "O4", Name: "adrenaline-augment's claw as the markers now stand: 4+1=5", Given: scenarioLastRoll("cccchh", id, "adrenaline-augment") + "set fame -4", Play: "stop",
			Want: "rival.hearts=8 destruction=2"},
		{Rule: id, Name: "the damage before the pull", Given: scenarioLastRoll("ccccch", id) + "set rival.hearts 4; set destruction 6", Play: "stop",
			Want: "rival.hearts=0 destruction=6 winner=you why=hearts"},
		{Rule: id, Name: "its pull takes the bonuses on the way: 12-4-1=7", Given: scenarioLastRoll("hhhhhe", id) + "token cat destruction 1", Play: "stop", Want: "rival.hearts=7 destruction=2"},
		{Rule: id, Name: "the rival's armor-plating: 12-(4-1)=9, then five claws: 4", Given: scenarioLastRoll("ccccch", id) + "card rival armor-plating", Play: "stop; resolve claw",
			Want: "rival.hearts=4"},
		{Rule: id, Name: "not for the rival's roll", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you antimatter-pellets; turn rival roll; dice eeeeeh; rolls 3; ", Play: "stop",
			Want: "you.hearts=14 rival.hearts=12 destruction=0"},
	})
}

// TestSignatureMove is signature-move: fame 1 for every three power symbols.
func TestSignatureMove(t *testing.T) {
	const id = "signature-move"
	king := scenarioTwo("gigazaur", "the-king", "rival") + "turn you roll; card you signature-move; token king fame 1; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "three: fame 1, when rolling ends", Given: scenarioLastRoll("pppche", id), Play: "stop", Want: "fame=1 phase=resolve"},
		{Rule: id, Name: "two: nothing", Given: scenarioLastRoll("ppcche", id), Play: "stop", Want: "fame=0"},
		{Rule: id, Name: "five: one lot of three", Given: scenarioLastRoll("pppppe", id), Play: "stop", Want: "fame=1"},
		{Rule: id, Name: "six: 6/3=2", Given: scenarioLastRoll("pppppp", id), Play: "stop", Want: "fame=2"},
		{Rule: id, Name: "not before rolling ends", Given: scenarioRoll() + "card you signature-move", Play: "roll pppche", Want: "fame=0 phase=roll"},
		{Rule: id, Name: "not for the rival's roll", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you signature-move; turn rival roll; dice pppche; rolls 3; ",
			Play: "stop", Want: "fame=0"},
		{Rule: id, Name: "it may win: 6+1=7, the claw is not resolved", Given: scenarioLastRoll("pppche", id) + "set fame 6", Play: "stop", Want: "fame=7 rival.hearts=12 winner=you why=victory"},
		// "The same symbols still feed your monster's power."
		{Rule: id + ":1", Name: "Gigazaur's power of the same three: destruction 1", Given: scenarioLastRoll("pppche", id), Play: "stop; resolve power; answer destruction",
			Want: "fame=1 destruction=1"},
		{Rule: id + ":1", Name: "Cyber Kitty's: 2+2=4 energy", Given: scenarioRolled("cyber-kitty", "pppcch", id), Play: "stop; resolve power", Want: "fame=1 you.energy=4"},
		{Rule: id + ":1", Name: "Alienoid's, used before: still three", Given: scenarioRolled("alienoid", "pppcch", id), Play: "stop; answer h", Want: "fame=1 added=hh"},
		{Rule: "O4", Name: "added power symbols count: 2+1=3", Given: scenarioRolled("alienoid", "ppcche", id), Play: "stop; answer p", Want: "fame=1 added=p"},
		{Rule: "O4", Name: "two uses add 1 and 2: 5+3=8 are two lots", Given: scenarioRolled("alienoid", "pppppe", id), Play: "stop; answer p; answer p", Want: "fame=2 added=ppp"},
		{Rule: "O6", Name: "titanic-batteries come later: three then, one afterwards", Given: scenarioLastRoll("pppche", id, "titanic-batteries"), Play: "stop; answer pp",
			Want: "fame=1 you.dice=1 dice=cehp"},
		{Rule: "T6", Name: "a King token takes the second space of the card", Given: king + "dice pppppp; rolls 3", Play: "stop", Want: "fame=1"},
		{Rule: "T6", Name: "but not the fame dice: 1+1=2", Given: king + "dice pppfff; rolls 3", Play: "stop; resolve fame", Want: "fame=2"},
	})
}

// TestUtterDestruction is utter-destruction: all six symbols.
func TestUtterDestruction(t *testing.T) {
	const id = "utter-destruction"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "the owner says which pull is first", Given: scenarioLastRoll("chefdp", id), Play: "stop",
			Want: "question=pull-first answers=fame,destruction fame=0 destruction=0 rival.hearts=12"},
		{Rule: id, Name: "fame 2, destruction 2, 12-2=10", Given: scenarioLastRoll("chefdp", id), Play: "stop; answer fame", Want: "fame=2 destruction=2 rival.hearts=10 claws=0 phase=resolve"},
		{Rule: id, Name: "five symbols are not six", Given: scenarioLastRoll("chefdd", id), Play: "stop", Want: "question= fame=0 destruction=0 rival.hearts=12 phase=resolve"},
		// "Once per turn, besides resolving the dice."
		{Rule: id + ":1", Name: "besides the dice: 12-2-1=9, 9+1, 0+1", Given: scenarioLastRoll("chefdp", id) + "set you.hearts 9", Play: "stop; answer fame; resolve",
			Want: "fame=2 destruction=2 rival.hearts=9 you.hearts=10 you.energy=1 phase=buy"},
		{Rule: id + ":1", Name: "once, with every other symbol twice or not: 12-2=10", Given: scenarioLastRoll("chefdpch", id), Play: "stop; answer fame",
			Want: "question= fame=2 destruction=2 rival.hearts=10"},
		{Rule: id + ":1", Name: "not again while the dice are resolved", Given: scenarioLastRoll("chefdp", id), Play: "stop; answer destruction; resolve claw; resolve heart",
			Want: "question= fame=2 destruction=2 rival.hearts=9"},
		{Rule: "O4", Name: "an added symbol counts", Given: scenarioRolled("alienoid", "chefpp", id), Play: "stop; answer d; answer fame", Want: "added=d fame=2 destruction=2 rival.hearts=10"},
		{Rule: "O4", Name: "acid-attack's claw counts", Given: scenarioLastRoll("hhefdp", id, "acid-attack"), Play: "stop; answer fame", Want: "fame=2 destruction=2 rival.hearts=10"},
		{Rule: "O4", Name: "adrenaline-augment's claw counts: fame 3+2=5", Given: scenarioLastRoll("hhefdp", id, "adrenaline-augment") + "set fame 3", Play: "stop; answer destruction",
			Want: "fame=5 destruction=2 rival.hearts=10 winner="},
		{Rule: "O12", Name: "destruction first, 5+2=7: won before fame and damage", Given: scenarioLastRoll("chefdp", id) + "set destruction 5; set rival.hearts 2",
			Play: "stop; answer destruction", Want: "destruction=7 fame=0 rival.hearts=2 winner=you why=victory"},
		{Rule: "O12", Name: "fame first moves before that", Given: scenarioLastRoll("chefdp", id) + "set destruction 5; set rival.hearts 2", Play: "stop; answer fame",
			Want: "destruction=7 fame=2 rival.hearts=2 winner=you why=victory"},
		{Rule: id, Name: "not for the rival's roll", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you utter-destruction; turn rival roll; dice chefdp; rolls 3; ",
			Play: "stop", Want: "question= fame=0 destruction=0 you.hearts=14"},
		{Rule: id, Name: "bought after rolling it waits for the next roll", Given: scenarioDice("chefdp") + "row utter-destruction ? ?; set you.energy 3",
			Play: "resolve; buy 1; reveal ?; answer fame -7", Want: "you.cards=utter-destruction fame=0 destruction=0 you.energy=0 question="},
	})
}

// TestCardOrder is O4: which cards apply is checked once, and their owner chooses the
// order in which they act.
func TestCardOrder(t *testing.T) {
	both := scenarioLastRoll("ccccceh", "antimatter-pellets", "natural-selection")
	close := both + "set you.hearts 10; set rival.hearts 4; "
	three := scenarioLastRoll("pppppch", "antimatter-pellets", "natural-selection", "signature-move")
	read := scenarioLastRoll("ccccppp", "adrenaline-augment", "antimatter-pellets", "signature-move")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O4", Name: "two apply: which acts first", Given: both, Play: "stop",
			Want: "question=card-order answers=antimatter-pellets,natural-selection you.hearts=14 rival.hearts=12 destruction=0"},
		{Rule: "O4", Name: "the last one acts by itself: 14-10=4, 12-4=8", Given: both, Play: "stop; answer natural-selection",
			Want: "question= you.hearts=4 rival.hearts=8 destruction=2 phase=resolve"},
		{Rule: "O4", Name: "antimatter first: the rival falls", Given: close, Play: "stop; answer antimatter-pellets", Want: "winner=you you.hearts=10 rival.hearts=0"},
		{Rule: "O4", Name: "natural-selection first: she falls herself", Given: close, Play: "stop; answer natural-selection", Want: "winner=rival you.hearts=0 rival.hearts=4"},
		{Rule: "O4", Name: "three apply: asked again for the two left", Given: three, Play: "stop; answer signature-move",
			Want: "question=card-order answers=antimatter-pellets,natural-selection fame=1 you.hearts=14 rival.hearts=12"},
		{Rule: "O4", Name: "three apply: all three act", Given: three, Play: "stop; answer signature-move; answer antimatter-pellets",
			Want: "question= fame=1 you.hearts=4 rival.hearts=8 destruction=2"},
		{Rule: "O4", Name: "only one of two applies: no question", Given: scenarioLastRoll("cccceeh", "antimatter-pellets", "natural-selection"), Play: "stop",
			Want: "question= you.hearts=4 rival.hearts=12 destruction=0"},
		{Rule: "O4", Name: "none applies: no question", Given: scenarioLastRoll("ccceehh", "antimatter-pellets", "natural-selection"), Play: "stop",
			Want: "question= you.hearts=14 rival.hearts=12 phase=resolve"},
		{Rule: "O4", Name: "read once: fame pulled into the zone makes no fifth claw", Given: read + "set fame 2", Play: "stop",
			Want: "question= fame=3 rival.hearts=12 destruction=0"},
		{Rule: "O4", Name: "but it is one when claws are resolved: 4+1, 12-5=7", Given: read + "set fame 2", Play: "stop; resolve claw", Want: "rival.hearts=7 claws=5"},
		{Rule: "O4", Name: "read once: fame pulled out of the zone, 4+1 were five, 12-4=8", Given: read + "set fame 5", Play: "stop; answer signature-move",
			Want: "question= fame=6 rival.hearts=8 destruction=2"},
		{Rule: "O4", Name: "added symbols before all of them: 3+2=5 claws", Given: scenarioRolled("alienoid", "cccpppe", "antimatter-pellets", "natural-selection", "signature-move"),
			Play: "stop; answer c", Want: "question=card-order answers=antimatter-pellets,natural-selection,signature-move added=cc"},
		{Rule: "O4", Name: "a card that does not apply cannot be named", Given: both + "card you signature-move", Play: "stop; answer signature-move", Refused: "answer-wrong",
			Want: "question=card-order answers=antimatter-pellets,natural-selection"},
		{Rule: "T6", Name: "each card is a source of its own: signature-move stopped at 1, utter-destruction on to 3", Given: scenarioTwo("gigazaur", "the-king", "rival") +
			"turn you roll; card you signature-move; card you utter-destruction; token king fame 1; dice chefdppp; rolls 3", Play: "stop; answer signature-move; answer fame", Want: "fame=3 destruction=2 rival.hearts=13"},
		{Rule: "O4", Name: "a win ends what is left of it", Given: three + "set fame 6", Play: "stop; answer signature-move", Want: "winner=you why=victory you.hearts=14 rival.hearts=12"},
	})
}

// TestNaturalSelectionWithOthers is natural-selection's first ruling in combination with other cards.
func TestNaturalSelectionWithOthers(t *testing.T) {
	const id = "natural-selection"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		// "Camouflage may soften it; Armor plating and Trendsetter do not (your own turn)."
		{Rule: id + ":1", Name: "trendsetter does not help: 14-10=4", Given: scenarioLastRoll("cccchee", id, "trendsetter") + "token fish fame 0", Play: "stop", Want: "you.hearts=4 used="},
		{Rule: id + ":1", Name: "camouflage then no trendsetter: 14-(10-2)=6", Given: scenarioLastRoll("cccchee", id, "trendsetter", "camouflage") + "token fish fame 0",
			Play: "stop; answer hhcccccccc", Want: "you.hearts=6"},
		// "Symbols added by cards and powers count."
		{Rule: id + ":1", Name: "adrenaline-augment: 3+1=4, whosever zone it is", Given: scenarioLastRoll("cccheed", id, "adrenaline-augment") + "set destruction -5", Play: "stop",
			Want: "you.hearts=4"},
		{Rule: id + ":1", Name: "adrenaline-augment, no marker lit: 3", Given: scenarioLastRoll("cccheed", id, "adrenaline-augment") + "set destruction -6", Play: "stop", Want: "you.hearts=14"},
		// "Rebooting does not avoid it."
		{Rule: id + ":1", Name: "rebooting is asked after it", Given: scenarioLastRoll("cccchee", id, "rebooting"), Play: "stop", Want: "you.hearts=4 question=rebooting"},
		{Rule: id + ":1", Name: "rebooted all the same: 4 hearts, no claws", Given: scenarioLastRoll("cccchee", id, "rebooting"), Play: "stop; answer yes",
			Want: "you.hearts=4 rival.hearts=12 you.energy=2 you.dice=2 phase=buy"},
		{Rule: "O5", Name: "fallen, there is nothing to reboot", Given: scenarioLastRoll("cccchee", id, "rebooting") + "set you.hearts 10", Play: "stop",
			Want: "you.hearts=0 winner=rival question= you.cards=natural-selection,rebooting"},
		{Rule: id + ":1", Name: "leaving two of the four does not avoid it either", Given: scenarioLastRoll("cccchee", id, "titanic-batteries"), Play: "stop; answer cc",
			Want: "you.hearts=4 dice=cceeh you.dice=1"},
		{Rule: "O3", Name: "in-the-shadows' reroll comes before: 4 fame thrown again", Given: scenarioLastRoll("ffffche", id, "in-the-shadows"), Play: "roll ccdd",
			Want: "you.hearts=14 dice=cccddeh phase=resolve"},
		{Rule: "O3", Name: "or not thrown again: 14-10=4", Given: scenarioLastRoll("ffffche", id, "in-the-shadows"), Play: "stop", Want: "you.hearts=4 phase=resolve"},
	})
}

// TestEyeOfTheStorm is eye-of-the-storm: 1 energy for each roll not used (O3).
func TestEyeOfTheStorm(t *testing.T) {
	const id = "eye-of-the-storm"
	given := scenarioRoll() + "card you eye-of-the-storm; "
	brain := given + "card you giant-brain; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "stopped after the second: 3-2=1", Given: given, Play: "roll cchhff; keep cc; roll hhff; stop", Want: "you.energy=1 phase=resolve"},
		{Rule: id, Name: "all three used: 0", Given: given, Play: "roll cchhff; roll cchhff; roll cchhff", Want: "you.energy=0 phase=resolve"},
		{Rule: id, Name: "once: the energy dice come besides, 1+2=3", Given: given, Play: "roll ccheff; roll ccheef; stop; resolve", Want: "you.energy=3 phase=buy"},
		{Rule: id, Name: "only for its owner", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you eye-of-the-storm; set you.energy 0; set rival.energy 0; turn rival roll; ",
			Play: "roll cchhff; stop", Want: "you.energy=0 rival.energy=0"},
		{Rule: id, Name: "bought after rolling: nothing this turn, 2-2=0", Given: scenarioRoll() + "row eye-of-the-storm ? ?; set you.energy 2; hand left",
			Play: "roll cchhff; stop; resolve; buy 1; reveal ?; answer fame -7; pass", Want: "you.energy=0 you.cards=eye-of-the-storm active=rival"},
		// "At most 2, with Giant brain 3. Gained when you stop rolling."
		{Rule: id + ":1", Name: "stopped after the first: 3-1=2", Given: given, Play: "roll cchhff; stop", Want: "you.energy=2"},
		{Rule: id + ":1", Name: "giant-brain: 4-1=3", Given: brain, Play: "roll cchhff; stop", Want: "you.energy=3"},
		{Rule: id + ":1", Name: "giant-brain: 4-3=1", Given: brain, Play: "roll cchhff; roll cchhff; roll cchhff; stop", Want: "you.energy=1"},
		{Rule: id + ":1", Name: "not before she stops", Given: given, Play: "roll cchhff", Want: "you.energy=0 phase=roll"},
		{Rule: id + ":1", Name: "resolving is stopping: 3-1=2", Given: given, Play: "roll cchhff; resolve", Want: "you.energy=2 rival.hearts=10 phase=buy"},
		{Rule: "O3", Name: "Alienoid's symbols are added before", Given: scenarioTwo("alienoid", "meka-dragon", "rival") + "set you.energy 0; turn you roll; card you eye-of-the-storm; ",
			Play: "roll ppcche; stop", Want: "question=alienoid you.energy=0"},
		{Rule: "O3", Name: "before the cards that look at the roll: 2 energy, 10-10=0", Given: given + "card you natural-selection; set you.hearts 10; ",
			Play: "roll hhhhcce; stop", Want: "you.energy=2 you.hearts=0 winner=rival"},
		{Rule: "O5", Name: "before rebooting: 2+2=4", Given: given + "card you rebooting; ", Play: "roll hhhccd; stop; answer yes", Want: "you.energy=4 phase=buy"},
		{Rule: "superconductor:1", Name: "a card's energy is not offered", Given: given + "card rival superconductor; ", Play: "roll cchhff; stop",
			Want: "you.energy=2 question= rival.cards=superconductor"},
	})
}
