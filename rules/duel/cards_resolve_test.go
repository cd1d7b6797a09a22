package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestAdrenalineAugment is adrenaline-augment: a claw for each marker in any zone.
func TestAdrenalineAugment(t *testing.T) {
	const id = "adrenaline-augment"
	given := func(dice, table string) string { return scenarioDice(dice) + "card you adrenaline-augment; " + table }
	shop := "row operation-media ? ?; set you.energy 4; "
	const buy = "; buy 1; reveal ?; answer fame -7"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "one marker in your zone: 2+1=3, 12-3=9", Given: given("cceehh", "set fame 3"), Play: "resolve claw", Want: "rival.hearts=9 claws=3"},
		{Rule: id, Name: "one in the rival's: 2+1=3", Given: given("cceehh", "set destruction -4"), Play: "resolve claw", Want: "rival.hearts=9 claws=3"},
		{Rule: id, Name: "one in each: 2+2=4", Given: given("cceehh", "set fame 5; set destruction -3"), Play: "resolve claw", Want: "rival.hearts=8 claws=4"},
		{Rule: id, Name: "6 and 2 are dark: 2", Given: given("cceehh", "set fame 6; set destruction -2"), Play: "resolve claw", Want: "rival.hearts=10 claws=2"},
		{Rule: "T5", Name: "the extra space 3.5 is lit: 2+1", Given: given("cceehh", "token penguin fame 3; set fame 3.5"), Play: "resolve claw", Want: "claws=3 rival.hearts=9"},
		{Rule: "T5", Name: "2.5 is not: 2", Given: given("cceehh", "token penguin fame 2; set fame 2.5"), Play: "resolve claw", Want: "claws=2 rival.hearts=10"},
		{Rule: "T5", Name: "5.5 is not, -3.5 is: 2+1", Given: given("cceehh", "token penguin fame 5; set fame 5.5; token phantom destruction -4; set destruction -3.5"), Play: "resolve claw",
			Want: "claws=3 rival.hearts=9"},
		{Rule: id, Name: "no claw rolled, no marker lit: none to resolve", Given: given("eehhff", ""), Play: "resolve claw", Refused: "no-such-dice", Want: "rival.hearts=12"},
		{Rule: id, Name: "no claw rolled: 0+1", Given: given("eehhff", "set fame 3"), Play: "resolve claw", Want: "rival.hearts=11 claws=1"},
		{Rule: "D2", Name: "that claw is mandatory", Given: given("eehhff", "set fame 3"), Play: "resolve heart; resolve energy; pass", Refused: "unresolved", Want: "phase=resolve rival.hearts=12"},
		// "Counted when you resolve claws: pull a marker into a zone first and it counts."
		{Rule: id + ":1", Name: "fame first, into the zone: 2+1=3", Given: given("fffcce", "set fame 2"), Play: "resolve fame; resolve claw", Want: "fame=3 rival.hearts=9 claws=3"},
		{Rule: id + ":1", Name: "claws first: 2, and no second time", Given: given("fffcce", "set fame 2"), Play: "resolve claw; resolve energy; resolve fame",
			Want: "fame=3 rival.hearts=10 claws=2 phase=buy"},
		{Rule: id + ":1", Name: "pulled out of the zone first: 2+0", Given: given("fffcce", "set fame 5"), Play: "resolve fame; resolve claw", Want: "fame=6 rival.hearts=10 claws=2"},
		{Rule: id + ":1", Name: "or last: 2+1", Given: given("fffcce", "set fame 5"), Play: "resolve claw; resolve fame", Want: "fame=6 rival.hearts=9 claws=3"},
		{Rule: id + ":1", Name: "a claw that the pull made must be resolved too", Given: given("fffhhe", "set fame 2"), Play: "resolve heart; resolve energy; resolve fame",
			Want: "phase=resolve rival.hearts=12"},
		{Rule: id + ":1", Name: "it cannot be passed by", Given: given("fffhhe", "set fame 2"), Play: "resolve heart; resolve energy; resolve fame; pass", Refused: "unresolved", Want: "phase=resolve"},
		{Rule: id + ":1", Name: "it is resolved: 12-1=11", Given: given("fffhhe", "set fame 2"), Play: "resolve heart; resolve energy; resolve fame; resolve claw",
			Want: "phase=buy rival.hearts=11 claws=1"},
		{Rule: id + ":1", Name: "resolving all that is left resolves it", Given: given("fffhhe", "set fame 2"), Play: "resolve", Want: "phase=buy fame=3 rival.hearts=11 claws=1"},
		{Rule: id + ":1", Name: "by Gigazaur's power too: 2+1", Given: given("ppccee", "set destruction 2"), Play: "resolve power; answer destruction; resolve claw",
			Want: "rival.hearts=9 destruction=3"},
		{Rule: id + ":1", Name: "resolving all, the power last: its claw after it, 12-1=11", Given: given("ppeehh", "set destruction 2"), Play: "resolve; answer destruction",
			Want: "phase=buy destruction=3 rival.hearts=11 claws=1"},
		{Rule: "O6", Name: "Meka Dragon multiplies it: (2+1)x2=6, 14-6=8", Given: scenarioTwo("meka-dragon", "gigazaur", "rival") + "card you adrenaline-augment; set fame 3; turn you resolve; dice ccppee; ",
			Play: "resolve claw; answer yes", Want: "rival.hearts=8 claws=3"},
		{Rule: id, Name: "with acid-attack: 1+1+1=3", Given: given("cheehf", "card you acid-attack; set fame 4"), Play: "resolve claw", Want: "rival.hearts=9 claws=3"},
		{Rule: id, Name: "only for its owner: 14-2=12", Given: scenarioHit("cceehh", "adrenaline-augment") + "set fame 3", Play: "resolve claw", Want: "you.hearts=12 claws=2"},
		{Rule: "operation-media:1", Name: "operation-media counts it: 2+1=3", Given: given("cceehh", "set destruction -4; "+shop), Play: "resolve" + buy,
			Want: "fame=3 you.energy=0 rival.hearts=9 winner="},
		{Rule: "operation-media:1", Name: "3 spaces into the zone beside destruction: won", Given: given("cceehh", "set destruction 3; "+shop), Play: "resolve" + buy,
			Want: "fame=3 winner=you why=spotlight"},
		{Rule: "operation-media:1", Name: "as counted when resolved, though destruction left the zone: 2+1=3", Given: given("ccdddh", "set destruction 5; set you.energy 6; row operation-media ? ?"),
			Play: "resolve claw; resolve destruction; resolve heart" + buy, Want: "destruction=6 fame=3 winner="},
	})
}

// TestRebooting is rebooting: the dice are not resolved (O5).
func TestRebooting(t *testing.T) {
	const id = "rebooting"
	given := scenarioLastRoll("cccche", id)
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "asked when rolling has ended", Given: given, Play: "stop", Want: "question=rebooting answers=yes,no rival.hearts=12 you.energy=0 you.dice=0"},
		{Rule: id, Name: "asked after the last roll", Given: scenarioRoll() + "card you rebooting", Play: "roll cccche; roll cccche; roll cccche", Want: "question=rebooting rolls=3"},
		{Rule: id, Name: "yes: 2 dice tokens, 2 energy, no claws, to buying", Given: given, Play: "stop; answer yes",
			Want: "you.dice=2 you.energy=2 you.cards= discards=rebooting rival.hearts=12 claws=0 phase=buy question="},
		{Rule: id, Name: "no: the dice as always, 12-4=8, 0+1, and not asked again", Given: given, Play: "stop; answer no; resolve",
			Want: "rival.hearts=8 you.energy=1 you.dice=0 you.cards=rebooting discards= phase=buy question="},
		{Rule: id, Name: "resolving all asks first: yes", Given: scenarioRoll() + "card you rebooting", Play: "roll cccche; resolve; answer yes",
			Want: "phase=buy rival.hearts=12 you.energy=2 you.dice=2"},
		{Rule: id, Name: "resolving all asks first: no, 12-4=8", Given: scenarioRoll() + "card you rebooting", Play: "roll cccche; resolve; answer no",
			Want: "phase=buy rival.hearts=8 you.energy=1 you.dice=0"},
		{Rule: id, Name: "a third dice token is lost: 1+2=2", Given: given + "set you.dice-tokens 1", Play: "stop; answer yes", Want: "you.dice=2 you.energy=2"},
		{Rule: id, Name: "not in the rival's turn", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you rebooting; turn rival roll; dice cccche; rolls 3; ", Play: "stop",
			Want: "question= phase=resolve active=rival"},
		{Rule: id, Name: "not for dice that are being resolved", Given: scenarioDice("cccche") + "card you rebooting", Play: "resolve claw", Want: "question= rival.hearts=8"},
		// "You still buy or gain 1 energy afterwards."
		{Rule: id + ":1", Name: "nothing bought: 2+1=3", Given: given, Play: "stop; answer yes; pass", Want: "you.energy=3 active=rival"},
		{Rule: id + ":1", Name: "bought with it: 1+2-3=0, 9+3 hearts, nothing more", Given: given + "row snack-time ? ?; set you.energy 1; set you.hearts 9",
			Play: "stop; answer yes; buy 1; reveal ?; pass", Want: "you.energy=0 you.hearts=12 active=rival"},
		{Rule: "O5", Name: "added symbols are wasted", Given: scenarioRolled("alienoid", "ccpppe", id), Play: "stop; answer c; answer yes", Want: "rival.hearts=12 claws=0 you.energy=2 phase=buy"},
		{Rule: "O5", Name: "O4 has happened: fame 1 by signature-move", Given: scenarioLastRoll("pppche", id, "signature-move"), Play: "stop; answer yes",
			Want: "fame=1 rival.hearts=12 you.energy=2 phase=buy"},
		{Rule: "O5", Name: "gentle-giant is skipped: no claw, no fame", Given: scenarioLastRoll("hheedd", id, "gentle-giant"), Play: "stop; answer yes", Want: "fame=0 phase=buy you.energy=2"},
		{Rule: "O7", Name: "not rebooted: gentle-giant's fame 1", Given: scenarioLastRoll("hheedd", id, "gentle-giant"), Play: "stop; answer no; resolve", Want: "fame=1 phase=buy you.energy=2"},
		{Rule: "O5", Name: "titanic-batteries are not asked then", Given: scenarioLastRoll("cccche", id, "titanic-batteries"), Play: "stop; answer yes", Want: "question= phase=buy you.dice=2"},
		{Rule: "O6", Name: "titanic-batteries after it", Given: scenarioLastRoll("cccche", id, "titanic-batteries"), Play: "stop; answer no", Want: "question=titanic-batteries you.dice=0"},
		{Rule: "O5", Name: "the power goes with the dice", Given: scenarioRolled("space-penguin", "ppccee", id), Play: "stop; answer yes; resolve power", Refused: "wrong-phase", Want: "phase=buy"},
		{Rule: "O5", Name: "nothing is pulled for thunder-stomp", Given: scenarioLastRoll("dddhhe", id, "thunder-stomp"), Play: "stop; answer yes", Want: "destruction=0 rival.taken=0"},
		{Rule: "operation-media:1", Name: "no claw was resolved: fame 0, 4+2-6=0", Given: given + "row operation-media ? ?; set you.energy 4",
			Play: "stop; answer yes; buy 1; reveal ?; answer fame -7", Want: "fame=0 you.energy=0 discards=rebooting,operation-media"},
		{Rule: "superconductor:1", Name: "a card's energy is not offered", Given: given + "card rival superconductor", Play: "stop; answer yes",
			Want: "question= you.energy=2 rival.cards=superconductor"},
	})
}

// TestTitanicBatteries is titanic-batteries: two dice left for a dice token (O6).
func TestTitanicBatteries(t *testing.T) {
	const id = "titanic-batteries"
	given := scenarioLastRoll("ccheee", id)
	alien := func(dice string) string { return scenarioRolled("alienoid", dice, id) }
	meka := scenarioTwo("meka-dragon", "gigazaur", "rival") + "card you titanic-batteries; turn you roll; dice cccpph; rolls 3; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "asked at the start of resolving, each pair once", Given: given, Play: "stop", Want: "question=titanic-batteries answers=no,cc,ch,ce,he,ee you.dice=0"},
		{Rule: id, Name: "two claws left: 1 dice token, 3 energy, no damage", Given: given, Play: "stop; answer cc; resolve",
			Want: "you.dice=1 dice=eeeh rival.hearts=12 you.energy=3 claws=0 phase=buy"},
		{Rule: id, Name: "of two symbols one each: 12-1=11, 3-1=2", Given: given, Play: "stop; answer ce; resolve", Want: "you.dice=1 dice=ceeh rival.hearts=11 you.energy=2"},
		{Rule: id, Name: "you may: no, 12-2=10, 3 energy", Given: given, Play: "stop; answer no; resolve", Want: "you.dice=0 dice=cceeeh rival.hearts=10 you.energy=3 question="},
		{Rule: id, Name: "resolving all asks first: 12-2=10, 3-2=1", Given: given, Play: "resolve; answer ee", Want: "phase=buy rival.hearts=10 you.energy=1 you.dice=1"},
		{Rule: id, Name: "two dice, not one", Given: given, Play: "stop; answer c", Refused: "leave-two", Want: "question=titanic-batteries dice=cceeeh you.dice=0"},
		{Rule: id, Name: "dice that lie there", Given: given, Play: "stop; answer hh", Refused: "leave-two", Want: "question=titanic-batteries dice=cceeeh you.dice=0"},
		{Rule: id, Name: "fewer fame: 5-2=3, pull 3-2=1", Given: scenarioLastRoll("fffffe", id), Play: "stop; answer ff; resolve", Want: "fame=1 you.dice=1 you.energy=1"},
		{Rule: id, Name: "a pull that would lose the game is left", Given: scenarioLastRoll("fffhhe", id) + "set fame -6; set destruction -4", Play: "stop; answer ff; resolve",
			Want: "fame=-6 winner= you.dice=1 phase=buy"},
		{Rule: id, Name: "left power symbols feed no power", Given: scenarioLastRoll("ppccee", id), Play: "stop; answer pp; resolve",
			Want: "phase=buy question= fame=0 destruction=0 you.dice=1 rival.hearts=10"},
		{Rule: id, Name: "not in the rival's turn", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you titanic-batteries; turn rival roll; dice ccheee; rolls 3; ", Play: "stop",
			Want: "question= phase=resolve"},
		// "Once per turn; real dice only."
		{Rule: id + ":1", Name: "not again between two symbols", Given: given, Play: "stop; answer no; resolve claw; resolve heart", Want: "question= phase=resolve rival.hearts=10"},
		{Rule: id + ":1", Name: "a table in the middle of resolving is not asked", Given: scenarioDice("ccheee") + "card you titanic-batteries", Play: "resolve claw",
			Want: "question= rival.hearts=10"},
		{Rule: id + ":1", Name: "acid-attack's claw is no die", Given: scenarioLastRoll("eehhff", id, "acid-attack"), Play: "stop",
			Want: "question=titanic-batteries answers=no,hh,he,hf,ee,ef,ff"},
		{Rule: id + ":1", Name: "nor is what Alienoid added, and the two paid for it", Given: alien("ppccee"), Play: "stop; answer f", Want: "question=titanic-batteries answers=no,cc,ce,ee added=f"},
		{Rule: "O6", Name: "power symbols that Alienoid has not used are dice", Given: alien("ppccee"), Play: "stop; answer no", Want: "question=titanic-batteries answers=no,cc,ce,cp,ee,ep,pp"},
		{Rule: "O6", Name: "two of four used: two are", Given: alien("ppppce"), Play: "stop; answer f; answer no", Want: "question=titanic-batteries answers=no,ce,cp,ep,pp"},
		{Rule: "O6", Name: "one die unused: not asked", Given: alien("ppppph"), Play: "stop; answer c; answer c", Want: "question= added=ccc phase=resolve you.dice=0"},
		{Rule: "O6", Name: "a single die: not asked", Given: scenarioRoll() + "card you titanic-batteries; taken 5 you", Play: "roll c; stop", Want: "question= phase=resolve dice=c"},
		{Rule: id, Name: "no die is left to resolve: she buys, 3-3=0", Given: scenarioRoll() + "card you titanic-batteries; taken 4 you; row snack-time ? ?; set you.energy 3",
			Play: "roll cc; stop; answer cc; buy 1; reveal ?", Want: "dice= you.dice=1 rival.hearts=12 you.energy=0 phase=buy"},
		// "They no longer count as part of the roll."
		{Rule: id + ":1", Name: "gentle-giant: the only claw left is no claw, fame 1", Given: scenarioLastRoll("chheee", id, "gentle-giant"), Play: "stop; answer ch; resolve",
			Want: "fame=1 rival.hearts=12 you.dice=1 you.energy=3"},
		{Rule: id + ":1", Name: "gentle-giant: another pair leaves it, fame 0", Given: scenarioLastRoll("chheee", id, "gentle-giant"), Play: "stop; answer ee; resolve",
			Want: "fame=0 rival.hearts=11 you.dice=1"},
		{Rule: id + ":1", Name: "operation-media: 3-2=1", Given: scenarioLastRoll("ccchee", id) + "row operation-media ? ?; set you.energy 4",
			Play: "stop; answer cc; resolve; buy 1; reveal ?; answer fame -7", Want: "fame=1 rival.hearts=11 you.energy=0"},
		{Rule: id + ":1", Name: "Meka Dragon: (3-1)x2=4, 14-4=10", Given: meka, Play: "stop; answer ch; resolve claw; answer yes", Want: "rival.hearts=10 claws=2"},
		{Rule: id + ":1", Name: "Meka Dragon: without power symbols nothing to ask, 14-3=11", Given: meka, Play: "stop; answer pp; resolve claw", Want: "rival.hearts=11 question="},
		// "Allowed with 2 dice tokens already: nothing is gained."
		{Rule: id + ":1", Name: "two tokens held: still 2, the dice are left", Given: given + "set you.dice-tokens 2", Play: "stop; answer cc; resolve", Want: "you.dice=2 dice=eeeh rival.hearts=12"},
		{Rule: "O6", Name: "antimatter-pellets have seen all five: 12-4=8, then 5-2=3 claws", Given: scenarioLastRoll("ccccch", id, "antimatter-pellets"), Play: "stop; answer cc; resolve claw",
			Want: "rival.hearts=5 destruction=2 you.dice=1"},
		{Rule: "frenzy:1", Name: "again in the other turn: 1+1=2 dice tokens", Given: given + "used frenzy", Play: "stop; answer ee; resolve; pass; roll hhheee; stop; answer hh",
			Want: "turn=2 active=you you.dice=2 dice=eeeh"},
	})
}

// TestGentleGiant is gentle-giant: fame 1 after a roll without claws (O7).
func TestGentleGiant(t *testing.T) {
	const id = "gentle-giant"
	given := func(dice string) string { return scenarioDice(dice) + "card you gentle-giant; " }
	king := scenarioTwo("gigazaur", "the-king", "rival") + "turn you resolve; card you gentle-giant; token king fame 1; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "no claw: fame 1, after the dice", Given: given("hheeff"), Play: "resolve", Want: "fame=1 you.energy=2 phase=buy"},
		{Rule: id, Name: "one claw: nothing", Given: given("cheeff"), Play: "resolve", Want: "fame=0 rival.hearts=11 phase=buy"},
		{Rule: id, Name: "not before the last symbol", Given: given("hheeff"), Play: "resolve heart; resolve energy", Want: "fame=0 phase=resolve"},
		{Rule: id, Name: "with the last symbol", Given: given("hheeff"), Play: "resolve heart; resolve energy; resolve fame", Want: "fame=1 phase=buy"},
		{Rule: id, Name: "besides three fame: 1+1=2", Given: given("fffhhe"), Play: "resolve", Want: "fame=2"},
		{Rule: "O7", Name: "power left: not yet", Given: given("pphhee"), Play: "resolve heart; resolve energy", Want: "fame=0 phase=resolve"},
		{Rule: "O7", Name: "power declined: fame 1", Given: given("pphhee"), Play: "resolve heart; resolve energy; pass", Want: "fame=1 phase=buy"},
		{Rule: "O7", Name: "before the purchase that leaves resolving: won, nothing paid", Given: given("pphhee") + "row snack-time ? ?; set you.energy 1; set fame 6",
			Play: "resolve heart; resolve energy; buy 1", Want: "fame=7 winner=you why=victory you.energy=3"},
		{Rule: "O7", Name: "once: not again in the purchase", Given: given("hheeff") + "row snack-time ? ?; set you.energy 1", Play: "resolve; buy 1; reveal ?; pass", Want: "fame=1 active=rival"},
		{Rule: id, Name: "its pull takes the bonus: 12-1=11", Given: given("hheeff") + "token cat fame 1", Play: "resolve", Want: "fame=1 rival.hearts=11"},
		{Rule: "acid-attack:1", Name: "acid-attack's claw though none was rolled: nothing, 12-1=11", Given: given("hheeff") + "card you acid-attack", Play: "resolve",
			Want: "fame=0 rival.hearts=11 phase=buy"},
		{Rule: "acid-attack:1", Name: "the rival's acid-attack is none of yours", Given: given("hheeff") + "card rival acid-attack", Play: "resolve", Want: "fame=1 rival.hearts=12"},
		{Rule: id, Name: "adrenaline-augment's claw: nothing", Given: given("hheeff") + "card you adrenaline-augment; set destruction -3", Play: "resolve", Want: "fame=0 rival.hearts=11"},
		{Rule: id, Name: "a claw that Alienoid added: nothing", Given: scenarioRolled("alienoid", "pphhee", id), Play: "stop; answer c; resolve", Want: "fame=0 rival.hearts=11"},
		{Rule: id, Name: "a heart that Alienoid added: fame 1", Given: scenarioRolled("alienoid", "pphhee", id), Play: "stop; answer h; resolve", Want: "fame=1 rival.hearts=12"},
		{Rule: "T6", Name: "a later step: stopped by a King token with the dice, then on, 1+1=2", Given: king + "dice ffffhe", Play: "resolve fame; resolve heart; resolve energy",
			Want: "fame=2 phase=buy"},
		{Rule: id, Name: "not for the rival's roll", Given: scenarioHit("hheeff", id), Play: "resolve", Want: "fame=0 phase=buy"},
	})
}

// TestThunderStomp is thunder-stomp: one die fewer for the rival's next turn.
func TestThunderStomp(t *testing.T) {
	const id = "thunder-stomp"
	given := func(dice string) string { return scenarioDice(dice) + "card you thunder-stomp; " }
	robot := dueltest.Solo("gigazaur", "meka-dragon", "rival") + "set you.energy 0; turn you resolve; card you thunder-stomp; dice dddhhe; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "pulled by dice: one die", Given: given("dddhhe"), Play: "resolve destruction", Want: "destruction=1 rival.taken=1 used=thunder-stomp"},
		{Rule: id, Name: "two destruction pull nothing", Given: given("ddhhee"), Play: "resolve", Want: "destruction=0 rival.taken=0 used="},
		{Rule: id, Name: "fame does not count", Given: given("fffhhe"), Play: "resolve", Want: "fame=1 rival.taken=0 used="},
		{Rule: id, Name: "the rival's next turn: 6-1=5", Given: given("dddhhe"), Play: "resolve; pass; roll cchhe", Want: "active=rival rolls=1 rival.taken=1"},
		{Rule: id, Name: "not six", Given: given("dddhhe"), Play: "resolve; pass; roll cchhee", Refused: "dice-count", Want: "active=rival rolls=0"},
		{Rule: "O2", Name: "used up with that turn", Given: given("dddhhe"), Play: "resolve; pass; roll hhhee; stop; resolve; pass; roll hhhhee", Want: "active=you rival.taken=0 you.taken=0 rolls=1"},
		{Rule: "O2", Name: "it adds up with what was taken before: 6-1-2=3", Given: given("dddhhe") + "taken 2 rival", Play: "resolve; pass; roll cch", Want: "rival.taken=3 rolls=1"},
		{Rule: "O2", Name: "not in the owner's frenzy turn", Given: given("dddhhe") + "used frenzy", Play: "resolve; pass; roll hhheee", Want: "active=you turn=2 rolls=1 rival.taken=1"},
		{Rule: "frenzy:1", Name: "once in each turn: 1+1=2", Given: given("dddhhe") + "used frenzy", Play: "resolve; pass; roll dddhhe; stop; resolve", Want: "turn=2 rival.taken=2 destruction=2"},
		// "Once per turn, whatever the spaces; Gigazaur's pull by power counts, pulls by O4 cards do not."
		{Rule: id + ":1", Name: "four spaces: one die", Given: given("dddddd"), Play: "resolve", Want: "destruction=4 rival.taken=1"},
		{Rule: id + ":1", Name: "Gigazaur's power: one die", Given: given("pphhee"), Play: "resolve power; answer destruction", Want: "destruction=1 rival.taken=1 used=thunder-stomp"},
		{Rule: id + ":1", Name: "his power on fame: none", Given: given("pphhee"), Play: "resolve power; answer fame", Want: "fame=1 rival.taken=0"},
		{Rule: id + ":1", Name: "dice and power: still one", Given: given("dddppe"), Play: "resolve destruction; resolve power; answer destruction", Want: "destruction=2 rival.taken=1"},
		{Rule: id + ":1", Name: "antimatter-pellets' pull: none", Given: scenarioLastRoll("fffffe", id, "antimatter-pellets"), Play: "stop; resolve", Want: "destruction=2 fame=3 rival.taken=0"},
		{Rule: id + ":1", Name: "utter-destruction's pull: none", Given: scenarioLastRoll("chefdp", id, "utter-destruction"), Play: "stop; answer fame; resolve", Want: "destruction=2 rival.taken=0"},
		{Rule: id, Name: "a bought card's pull: none", Given: given("hhheee") + "row seismic-test ? ?; set you.energy 2", Play: "resolve; buy 1; reveal ?", Want: "destruction=2 rival.taken=0"},
		{Rule: id, Name: "electrical-aura's pull: none", Given: given("hhheee") + "card you electrical-aura; set you.energy 3", Play: "resolve; pass", Want: "destruction=1 rival.taken=0 active=rival"},
		{Rule: id, Name: "a destruction that Alienoid added: 2+1=3", Given: scenarioRolled("alienoid", "ddppee", id), Play: "stop; answer d; resolve", Want: "destruction=1 rival.taken=1"},
		{Rule: "T6", Name: "stopped on a King token after one space: pulled all the same", Given: scenarioTwo("gigazaur", "the-king", "rival") +
			"turn you resolve; card you thunder-stomp; token king destruction 1; dice dddddh; ", Play: "resolve destruction", Want: "destruction=1 rival.taken=1"},
		{Rule: id, Name: "the rival's card: your die", Given: scenarioHit("dddhhe") + "card rival thunder-stomp", Play: "resolve", Want: "destruction=-1 you.taken=1 rival.taken=0"},
		{Rule: id, Name: "not for the rival's pull", Given: scenarioHit("dddhhe", id), Play: "resolve", Want: "destruction=-1 you.taken=0 rival.taken=0"},
		// "Autobot then starts from one die fewer."
		{Rule: id + ":1", Name: "Autobot: 6-1=5", Given: robot, Play: "resolve; pass; roll cchhe", Want: "active=rival rolls=1 rival.taken=1"},
		{Rule: id + ":1", Name: "Autobot: not six", Given: robot, Play: "resolve; pass; roll cchhee", Refused: "dice-count", Want: "active=rival rolls=0 rival.taken=1"},
		{Rule: id + ":1", Name: "Autobot: with its dice token, 6-1+1=6", Given: robot + "set rival.dice-tokens 1", Play: "resolve; pass; roll cchhee", Want: "active=rival rolls=1 rival.dice=0"},
		{Rule: "O2", Name: "Autobot: used up at the end of its turn", Given: robot + "set rival.energy 0", Play: "resolve; pass; roll ccccc; resolve", Want: "active=you rival.taken=0 you.hearts=9"},
	})
}
