package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleTurn is 3: the steps and their order.
func TestRuleTurn(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "3.0", Name: "roll", Given: ruleGame(3), Play: "roll 1122he", Want: "phase=resolve dice=1122he p1.energy=0 city="},
		{Rule: "3.0", Name: "resolve, enter, then buy", Given: ruleGame(3), Play: "roll 1122he; resolve", Want: "phase=buy p1.energy=1 city=p1 p1.points=1 turn=1"},
		{Rule: "3.0", Name: "end", Given: ruleGame(3), Play: "roll 1122he; resolve; pass", Want: "phase=roll active=p2 turn=2 city=p1"},
		{Rule: "3.0", Name: "nothing to resolve before the roll", Given: ruleGame(3), Play: "resolve", Refused: "tokyo.phase", Want: "phase=roll"},
		{Rule: "3.0", Name: "no purchase before the roll", Given: ruleGame(3) + "row wings ? ?; set p1.energy 9", Play: "buy 1", Refused: "tokyo.phase", Want: "p1.energy=9"},
		{Rule: "3.0", Name: "no purchase before every die is resolved", Given: ruleDice(3, "1122he") + "set p1.energy 9", Play: "resolve numbers; sweep", Refused: "tokyo.phase",
			Want: "p1.energy=9 phase=resolve done=numbers"},
		{Rule: "3.0", Name: "no end without a roll", Given: ruleGame(3), Play: "pass", Refused: "tokyo.phase", Want: "active=p1 turn=1"},
		{Rule: "3.0", Name: "no end without resolving", Given: ruleGame(3), Play: "roll 1122he; pass", Refused: "tokyo.phase", Want: "active=p1 phase=resolve"},
		{Rule: "3.0", Name: "no second result while buying", Given: ruleGame(3), Play: "roll 1122he; resolve; roll 1122he", Refused: "tokyo.phase", Want: "phase=buy"},
		{Rule: "3.1", Name: "2 points for the City before the first roll", Given: ruleGame(3) + "place p2 city; turn p1 buy", Play: "pass",
			Want: "active=p2 phase=roll p2.points=2 p1.points=0 p3.points=0"},
		{Rule: "3.1", Name: "what a card does at the start comes before the roll too: 2 of 6 energy", Given: ruleGame(3) + "card p2 battery-monster; charge battery-monster 6; turn p1 buy",
			Play: "pass", Want: "phase=roll p2.energy=2 p2.cards=battery-monster:4 p2.points=0"},
		{Rule: "3.1", Name: "both: 2 and 1 more by urbavore", Given: ruleGame(3) + "card p2 urbavore; place p2 city; turn p1 buy", Play: "pass", Want: "phase=roll p2.points=3"},
	})
}

// TestRuleRoll is 4: the dice of a turn and its result.
func TestRuleRoll(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "4.1", Name: "three rolls", Given: ruleGame(3), Want: "p1.rolls=3"},
		{Rule: "4.1", Name: "four with giant-brain", Given: ruleGame(3) + "card p1 giant-brain", Want: "p1.rolls=4 p2.rolls=3"},
		{Rule: "4.1", Name: "a Smoke token is one more", Given: ruleGame(3) + "card p1 smoke-cloud; charge smoke-cloud 3", Play: "use smoke-cloud",
			Want: "p1.rolls=4 p1.cards=smoke-cloud:2 phase=roll"},
		{Rule: "4.1", Name: "whoever has stopped rolls no more", Given: ruleGame(3) + "card p1 smoke-cloud; charge smoke-cloud 3", Play: "roll 123hec; use smoke-cloud",
			Refused: "tokyo.phase", Want: "p1.cards=smoke-cloud:3 dice=123hec"},
		{Rule: "4.2", Name: "six dice", Given: ruleGame(3), Play: "roll 11223", Refused: "tokyo.dice-count", Want: "phase=roll p1.dice=6"},
		{Rule: "4.2", Name: "not seven", Given: ruleGame(3), Play: "roll 11223ee", Refused: "tokyo.dice-count", Want: "phase=roll"},
		{Rule: "4.2", Name: "seven with an extra die", Given: ruleGame(3) + "card p1 extra-head", Play: "roll 11223ee", Want: "phase=resolve dice=11223ee"},
		{Rule: "4.2", Name: "then six are too few", Given: ruleGame(3) + "card p1 extra-head", Play: "roll 11223e", Refused: "tokyo.dice-count", Want: "p1.dice=7"},
		{Rule: "4.2", Name: "eight with two", Given: ruleGame(3) + "card p1 extra-head; card p1 extra-head", Play: "roll 11223eec", Want: "phase=resolve p1.dice=8"},
		{Rule: "4.3", Name: "whatever was kept or thrown again: all six dice are the result", Given: ruleGame(3) + "card p1 energy-drink; set p1.energy 2",
			Play: "use energy-drink; use energy-drink; roll hhhhhh", Want: "p1.rolls=5 p1.energy=0 dice=hhhhhh phase=resolve"},
		{Rule: "4.4", Name: "the last faces are the result", Given: ruleGame(3), Play: "roll ccc3he", Want: "dice=3heccc phase=resolve"},
		{Rule: "4.4", Name: "and stay it", Given: ruleGame(3), Play: "roll ccc3he; roll 111111", Refused: "tokyo.phase", Want: "dice=3heccc"},
		{Rule: "4.5", Name: "dice rerolled together are thrown together: two 3s at once", Given: ruleGame(3) + "card p1 background-dweller", Play: "roll 33112e; answer 1c",
			Want: "dice=1112ec question= phase=resolve"},
		{Rule: "4.5", Name: "a 3 that comes of it may be thrown again", Given: ruleGame(3) + "card p1 background-dweller", Play: "roll 33112e; answer 3c",
			Want: "dice=1123ec question=background-dweller asks=p1"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "4.1", Name: "four by a tile", Given: ruleDark(3) + "card p1 tile-devious", Want: "p1.rolls=4"},
		{Rule: "4.2", Name: "seven by a tile", Given: ruleDark(3) + "card p1 tile-cyberbrain", Play: "roll 11223ee", Want: "phase=resolve dice=11223ee"},
		{Rule: "3.1", Name: "tiles speak before the roll: 1 energy, 1 heart of 8", Given: ruleDark(3) + "card p2 tile-tireless; card p2 tile-eternal; set p2.hearts 8; turn p1 buy",
			Play: "pass", Want: "phase=roll p2.energy=1 p2.hearts=9"},
	})
}

// TestRuleTokyo is 9: the advantages and disadvantages of Tokyo.
func TestRuleTokyo(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "9.1", Name: "taking control: 1 point", Given: ruleDice(3, "11223e"), Play: "resolve", Want: "city=p1 p1.points=1"},
		{Rule: "9.1", Name: "of the Bay too", Given: ruleDice(5, "11223e") + "place p2 city", Play: "resolve", Want: "bay=p1 p1.points=1 p2.points=0"},
		{Rule: "9.2", Name: "2 points as the turn starts, not before", Given: ruleGame(3) + "place p3 city; turn p1 buy", Play: "pass", Want: "active=p2 p3.points=0"},
		{Rule: "9.2", Name: "2 points as the turn starts: 5+2", Given: ruleGame(3) + "place p3 city; set p3.points 5; turn p2 buy", Play: "pass", Want: "active=p3 p3.points=7"},
		{Rule: "9.2", Name: "a whole round in the City: 1 and 2", Given: ruleGame(2), Play: "roll 11223e; resolve; pass; roll 11223e; resolve; pass", Want: "active=p1 p1.points=3 p2.points=0"},
		{Rule: "9.3", Name: "heart dice are useless in the City", Given: ruleDice(3, "hhh11e") + "place p1 city; set p1.hearts 4", Play: "resolve", Want: "p1.hearts=4 p1.energy=1"},
		{Rule: "9.3", Name: "and in the Bay", Given: ruleDice(5, "hhh11e") + "place p1 bay; place p2 city; set p1.hearts 4", Play: "resolve", Want: "p1.hearts=4"},
		{Rule: "9.4", Name: "one roll from Tokyo hurts everybody outside", Given: ruleDice(4, "cc1123") + "place p1 city", Play: "resolve",
			Want: "p1.hearts=10 p2.hearts=8 p3.hearts=8 p4.hearts=8"},
		{Rule: "9.4", Name: "everybody outside hits Tokyo: p1, then p2: 10-2-1", Given: ruleDice(4, "cc1123") + "place p3 city",
			Play: "resolve; answer no; pass; roll c11223; resolve; answer no", Want: "p3.hearts=7 p1.hearts=10 p2.hearts=10 p4.hearts=10"},
		{Rule: "9.5", Name: "staying through an attack pays nothing", Given: ruleDice(3, "cc1123") + "place p2 city", Play: "resolve; answer no",
			Want: "city=p2 p2.points=0 p2.energy=0 p2.hearts=8"},
	})
}
