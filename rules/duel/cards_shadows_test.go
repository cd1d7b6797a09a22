package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestInTheShadowsLast is in-the-shadows after the last roll: only fame dice, as
// often as she likes.
func TestInTheShadowsLast(t *testing.T) {
	const id = "in-the-shadows"
	given := scenarioLastRoll("ffchee", id)
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "after the third roll rolling goes on", Given: scenarioRoll() + "card you in-the-shadows", Play: "roll ffchee; roll ffchee; roll ffchee",
			Want: "phase=roll rolls=3 dice=ceeffh question="},
		{Rule: id, Name: "without fame dice it is over", Given: scenarioRoll() + "card you in-the-shadows", Play: "roll ffchee; roll ffchee; roll cchhee", Want: "phase=resolve rolls=3"},
		{Rule: id, Name: "without the card too", Given: scenarioRoll(), Play: "roll ffchee; roll ffchee; roll ffchee", Want: "phase=resolve rolls=3"},
		{Rule: id, Name: "both fame dice, no fame left: resolving", Given: given, Play: "roll dd", Want: "dice=cddeeh rolls=3 phase=resolve"},
		{Rule: id, Name: "as often as she likes", Given: given, Play: "roll ff; roll ff; roll fc; roll d", Want: "dice=ccdeeh rolls=3 phase=resolve"},
		{Rule: id, Name: "one fame kept, one thrown: the other may still be", Given: given, Play: "keep cheef; roll d", Want: "dice=cdeefh rolls=3 phase=roll"},
		{Rule: id, Name: "all others kept is the same as saying nothing", Given: given, Play: "keep chee; roll dd", Want: "dice=cddeeh phase=resolve"},
		{Rule: id, Name: "two fame dice, not three", Given: given, Play: "roll ccc", Refused: "dice-count", Want: "dice=ceeffh rolls=3 phase=roll"},
		{Rule: id, Name: "stopped with them", Given: given, Play: "stop", Want: "dice=ceeffh rolls=3 phase=resolve"},
		{Rule: id, Name: "not after she stopped", Given: given, Play: "stop; roll dd", Refused: "wrong-phase", Want: "dice=ceeffh phase=resolve"},
		{Rule: id, Name: "resolving is stopping: 12-1=11, 2 energy", Given: given, Play: "resolve", Want: "rival.hearts=11 you.energy=2 phase=buy"},
		{Rule: id, Name: "what lies there in the end is resolved: 4-2=2, 12-1=11", Given: scenarioLastRoll("fffffh", id), Play: "keep ffffh; roll c; stop; resolve", Want: "fame=2 rival.hearts=11"},
		{Rule: id, Name: "not in the rival's rolling", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you in-the-shadows; turn rival roll; ",
			Play: "roll ffchee; roll ffchee; roll ffchee", Want: "phase=resolve rolls=3 active=rival"},
		{Rule: id, Name: "giant-brain: after the fourth roll", Given: scenarioRoll() + "card you in-the-shadows; card you giant-brain",
			Play: "roll ffchee; roll ffchee; roll ffchee; roll ffchee; roll dd", Want: "rolls=4 dice=cddeeh phase=resolve"},
		// "The extra rerolls take fame dice only."
		{Rule: id + ":1", Name: "other dice stay: a claw not kept", Given: given, Play: "keep hee", Refused: "shadows-keep", Want: "dice=ceeffh phase=roll"},
		{Rule: id + ":1", Name: "nor the fame dice instead of them", Given: given, Play: "keep ff", Refused: "shadows-keep", Want: "dice=ceeffh phase=roll"},
		{Rule: "O3", Name: "Alienoid adds symbols after it", Given: scenarioRolled("alienoid", "ffppce", id), Play: "roll cc", Want: "question=alienoid dice=cccepp rolls=3"},
		{Rule: "O3", Name: "antimatter-pellets look after it: 3+2=5 claws, 12-4=8", Given: scenarioLastRoll("ffccce", id, "antimatter-pellets"), Play: "roll cc",
			Want: "rival.hearts=8 destruction=2 phase=resolve"},
		{Rule: "alien-metabolism:1", Name: "between the last roll and such a reroll", Given: given + "card you alien-metabolism; row snack-time frenzy too-cute",
			Play: "discard 3; reveal ?; roll dd", Want: "row=?,snack-time,frenzy dice=cddeeh phase=resolve used=alien-metabolism"},
	})
}

// TestInTheShadowsBetween is in-the-shadows while rolls are left: a reroll of only
// fame dice can be the card's, as the player chooses (O3).
func TestInTheShadowsBetween(t *testing.T) {
	const id = "in-the-shadows"
	given := scenarioRoll() + "card you in-the-shadows; "
	eye := given + "card you eye-of-the-storm; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "fame dice alone: hers or the card's", Given: given, Play: "roll ffchee; keep chee; roll dd", Want: "question=in-the-shadows answers=yes,no"},
		{Rule: id, Name: "the card's: no roll is used", Given: given, Play: "roll ffchee; keep chee; roll dd; answer yes", Want: "rolls=1 dice=cddeeh phase=roll question="},
		{Rule: id, Name: "hers: the second roll", Given: given, Play: "roll ffchee; keep chee; roll dd; answer no", Want: "rolls=2 dice=cddeeh phase=roll"},
		{Rule: id, Name: "other dice with them: an ordinary roll", Given: given, Play: "roll ffchee; keep che; roll dde", Want: "rolls=2 dice=cddeeh question="},
		{Rule: id, Name: "other dice alone too", Given: given, Play: "roll ffchee; keep ffche; roll d", Want: "rolls=2 dice=cdeffh question="},
		{Rule: id, Name: "all six are fame: the same question", Given: given, Play: "roll ffffff; keep; roll cchhee", Want: "question=in-the-shadows"},
		{Rule: id, Name: "without saying what is kept too", Given: given, Play: "roll ffffff; roll cchhee", Want: "question=in-the-shadows"},
		{Rule: id, Name: "one fame of two", Given: given, Play: "roll ffchee; keep cheef; roll d; answer yes", Want: "rolls=1 dice=cdeefh"},
		{Rule: id, Name: "two rerolls of the card, then two rolls of hers", Given: given,
			Play: "roll ffchee; keep chee; roll ff; answer yes; keep chee; roll ff; answer yes; roll ffchee; roll cchhee", Want: "rolls=3 phase=resolve dice=cceehh"},
		{Rule: id, Name: "hers as the third roll: fame may still be thrown", Given: given, Play: "roll ffchee; roll ffchee; keep chee; roll fd; answer no",
			Want: "rolls=3 phase=roll dice=cdeefh"},
		{Rule: id, Name: "not without the card", Given: scenarioRoll(), Play: "roll ffchee; keep chee; roll dd", Want: "question= rolls=2"},
		// "They are not rolls for Eye of the storm."
		{Rule: id + ":1", Name: "the card's reroll leaves two unused: 2 energy", Given: eye, Play: "roll ffchee; keep chee; roll dd; answer yes; stop", Want: "you.energy=2 rolls=1"},
		{Rule: id + ":1", Name: "hers leaves one: 1 energy", Given: eye, Play: "roll ffchee; keep chee; roll dd; answer no; stop", Want: "you.energy=1 rolls=2"},
		{Rule: id + ":1", Name: "three rolls and two rerolls: 0", Given: eye, Play: "roll ffchee; roll ffchee; roll ffchee; roll ff; roll dd", Want: "you.energy=0 rolls=3 phase=resolve"},
		{Rule: "eye-of-the-storm:1", Name: "no energy before she is done with her fame dice", Given: eye, Play: "roll ffchee; keep chee; roll ff; answer yes", Want: "you.energy=0 phase=roll"},
	})
}
