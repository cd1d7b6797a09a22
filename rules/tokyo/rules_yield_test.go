package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleYield is 6: who can yield Tokyo, and what that costs and leaves behind.
func TestRuleYield(t *testing.T) {
	hit := ruleDice(4, "cc1123") + "place p2 city; "
	// p1 hits City and Bay at once.
	both := ruleDice(5, "cc1123") + "place p2 city; place p3 bay; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "6.1", Name: "wounded in Tokyo: asked", Given: hit, Play: "resolve smashes", Want: "question=yield asks=p2 answers=yes,no p2.hearts=8"},
		{Rule: "6.1", Name: "wounded outside: not asked", Given: ruleDice(4, "cc1123") + "place p1 city", Play: "resolve smashes", Want: "question= p2.hearts=8"},
		{Rule: "6.1", Name: "not wounded in Tokyo: not asked", Given: ruleDice(4, "ee1123") + "place p2 city", Play: "resolve", Want: "question= city=p2 phase=buy"},
		{Rule: "6.1", Name: "fallen: not asked", Given: hit + "set p2.hearts 2", Play: "resolve smashes", Want: "question= p2.out=true"},
		{Rule: "6.2", Name: "one smash, prevented by armor-plating: nobody is wounded", Given: ruleDice(4, "c11223") + "place p2 city; card p2 armor-plating", Play: "resolve",
			Want: "question= p2.hearts=10 city=p2 p1.place=outside"},
		{Rule: "6.2", Name: "two smashes get through: 10-2", Given: hit + "card p2 armor-plating", Play: "resolve smashes", Want: "question=yield p2.hearts=8"},
		{Rule: "6.2", Name: "both prevented by dice", Given: hit + "card p2 camouflage", Play: "resolve; answer hh", Want: "question= p2.hearts=10 city=p2"},
		{Rule: "6.2", Name: "one of two is wound enough", Given: hit + "card p2 camouflage", Play: "resolve; answer h1", Want: "question=yield p2.hearts=9"},
		{Rule: "6.2", Name: "a hit prevented gives no token", Given: ruleDice(4, "c11223") + "place p2 city; card p2 armor-plating; card p1 poison-spit", Play: "resolve",
			Want: "p2.poison=0 p2.hearts=10"},
		{Rule: "6.3", Name: "the hearts are lost all the same: 10-2", Given: hit, Play: "resolve; answer yes", Want: "p2.hearts=8 p2.place=outside city=p1"},
		{Rule: "6.3", Name: "except with jets", Given: hit + "card p2 jets", Play: "resolve; answer yes", Want: "p2.hearts=10 p2.place=outside city=p1"},
		{Rule: "6.3", Name: "jets are no help to those who stay", Given: hit + "card p2 jets", Play: "resolve; answer no", Want: "p2.hearts=8 city=p2 question="},
		{Rule: "6.4", Name: "flame-thrower wounds nobody: 10-2, still in the City", Given: ruleShop(4, "flame-thrower ? ?", 3), Play: "buy 1; reveal ?",
			Want: "p2.hearts=8 question= city=p2 p1.place=outside"},
		{Rule: "6.4", Name: "nor does one's own bomb", Given: ruleGame(4) + "row high-altitude-bombing ? ?; place p1 city; turn p1 buy; set p1.energy 4", Play: "buy 1; reveal ?",
			Want: "p1.hearts=7 question= city=p1"},
		{Rule: "6.4", Name: "nor Poison as the turn ends", Given: ruleGame(4) + "place p1 city; set p1.poison 2; turn p1 buy", Play: "pass", Want: "p1.hearts=8 question= city=p1 active=p2"},
		{Rule: "6.4", Name: "nor fire-breathing alone: p1 in the City, its neighbour in the Bay", Given: ruleDice(5, "c11223") + "place p1 city; place p2 bay; card p1 fire-breathing", Play: "resolve",
			Want: "p2.hearts=9 question= bay=p2"},
		{Rule: "6.5", Name: "free to stay", Given: hit, Play: "resolve; answer no", Want: "city=p2 p1.place=outside p1.points=0 p2.points=0"},
		{Rule: "6.5", Name: "free to go", Given: hit, Play: "resolve; answer yes", Want: "city=p1 p1.points=1 p2.points=0"},
		{Rule: "6.5", Name: "two wounded: each is asked, the City", Given: both, Play: "resolve smashes", Want: "question=yield asks=p2 p2.hearts=8 p3.hearts=8"},
		{Rule: "6.5", Name: "then the Bay, whatever the City said", Given: both, Play: "resolve smashes; answer no", Want: "question=yield asks=p3"},
		{Rule: "6.6", Name: "nobody leaves in the enter step", Given: ruleDice(4, "11223e") + "place p1 city", Play: "resolve", Want: "question= city=p1 phase=buy"},
		{Rule: "6.6", Name: "nor as the turn ends", Given: ruleDice(4, "11223e") + "place p1 city", Play: "resolve; pass", Want: "question= city=p1 active=p2"},
		{Rule: "6.7", Name: "the attacker must take the place", Given: hit, Play: "resolve; answer yes", Want: "city=p1 question= phase=buy"},
		{Rule: "6.7", Name: "in its enter step, not before", Given: hit, Play: "resolve smashes; answer yes", Want: "city= p1.place=outside p1.points=0 phase=resolve"},
		{Rule: "6.7", Name: "not if it has one: nova-breath drives p2 out of the Bay, p1 stays in the City",
			Given: ruleDice(5, "cc1123") + "place p1 city; place p2 bay; card p1 nova-breath", Play: "resolve; answer yes", Want: "city=p1 bay= p2.place=outside p1.points=0"},
		{Rule: "6.8", Name: "burrowing on a yield: p1 loses 1", Given: hit + "card p2 burrowing", Play: "resolve; answer yes", Want: "city=p1 p1.hearts=9 p1.points=1"},
		{Rule: "6.8", Name: "and on death-from-above, which makes them yield: 2 points, 1 for the City, 10-1", Given: ruleShop(4, "death-from-above ? ?", 5) + "card p2 burrowing", Play: "buy 1; reveal ?",
			Want: "city=p1 p2.place=outside p1.hearts=9 p1.points=3"},
		{Rule: "6.8", Name: "jets do not ask then", Given: ruleShop(4, "death-from-above ? ?", 5) + "card p2 jets", Play: "buy 1; reveal ?", Want: "question= p2.place=outside p2.hearts=10"},
		{Rule: "6.8", Name: "nor burrowing when the Bay closes: p3 falls, p2 is out of the Bay",
			Given: ruleDice(5, "c11223") + "place p1 city; place p2 bay; card p2 burrowing; set p3.hearts 1", Play: "resolve",
			Want: "p3.out=true p2.place=outside p1.hearts=10 question="},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "6.8", Name: "unstable-dna on a yield: asks for a card of the attacker", Given: ruleDarkDice(4, "cc1123") + "place p2 city; card p2 unstable-dna; card p1 wings",
			Play: "resolve smashes; answer yes", Want: "question=unstable-dna asks=p2"},
		{Rule: "6.8", Name: "not on death-from-above", Given: ruleDarkShop(4, "death-from-above ? ?", 5) + "card p2 unstable-dna; card p1 wings", Play: "buy 1; reveal ?",
			Want: "question= p2.place=outside p2.cards=unstable-dna p1.cards=wings"},
		{Rule: "6.8", Name: "nor when the Bay closes", Given: ruleDarkDice(5, "c11223") + "place p1 city; place p2 bay; card p2 unstable-dna; card p1 gourmet; set p3.hearts 1",
			Play: "resolve", Want: "question= p2.place=outside p2.cards=unstable-dna"},
	})
}

// TestRuleEnter is 7: who enters Tokyo, and when.
func TestRuleEnter(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "7.1", Name: "nobody there: in, without a smash", Given: ruleDice(4, "11223e"), Play: "resolve", Want: "city=p1 p1.points=1"},
		{Rule: "7.1", Name: "the City first, also where the Bay is open", Given: ruleDice(6, "11223e"), Play: "resolve", Want: "city=p1 bay="},
		{Rule: "7.1", Name: "taken: stays outside", Given: ruleDice(4, "11223e") + "place p2 city", Play: "resolve", Want: "city=p2 p1.place=outside p1.points=0"},
		{Rule: "7.2", Name: "nobody is asked", Given: ruleDice(4, "11223e"), Play: "resolve", Want: "question= phase=buy city=p1"},
		{Rule: "7.2", Name: "not even with one heart", Given: ruleDice(4, "11223e") + "set p1.hearts 1", Play: "resolve", Want: "question= city=p1"},
		{Rule: "7.3", Name: "the first turn ends in the City with 1 point", Given: ruleGame(4), Play: "roll 11223e; resolve; pass", Want: "city=p1 p1.points=1 active=p2"},
		{Rule: "7.3", Name: "whatever the dice: 3 points for them, 1 for the City", Given: ruleGame(4) + "first p2", Play: "roll 333hcc; resolve; pass", Want: "city=p2 p2.points=4 active=p3"},
		{Rule: "7.4", Name: "already there: stays, no second point", Given: ruleDice(4, "11223e") + "place p1 city", Play: "resolve", Want: "city=p1 p1.points=0"},
		{Rule: "7.4", Name: "in the Bay, though the City is empty", Given: ruleDice(5, "11223e") + "place p1 bay", Play: "resolve", Want: "bay=p1 city= p1.points=0"},
		{Rule: "7.5", Name: "the occupant falls: in", Given: ruleDice(4, "ccc12e") + "place p2 city; set p2.hearts 3", Play: "resolve", Want: "p2.out=true city=p1 p1.points=1"},
		{Rule: "7.5", Name: "both occupants of a game of five fall: the City, three are left", Given: ruleDice(5, "ccc12e") + "place p2 city; set p2.hearts 3; place p3 bay; set p3.hearts 1", Play: "resolve",
			Want: "living=3 city=p1 bay= p1.points=1"},
		{Rule: "7.5", Name: "both of a game of six: four are left, no Bay", Given: ruleDice(6, "ccc12e") + "place p2 city; set p2.hearts 3; place p3 bay; set p3.hearts 1", Play: "resolve; pass; roll 11223e; resolve",
			Want: "living=4 city=p1 bay= p4.place=outside"},
		{Rule: "7.6", Name: "fallen by Poison: the City is empty as the next turn begins", Given: ruleGame(4) + "place p1 city; set p1.poison 1; set p1.hearts 1; turn p1 buy", Play: "pass",
			Want: "p1.out=true city= active=p2 phase=roll p2.points=0"},
		{Rule: "7.6", Name: "until an enter step", Given: ruleGame(4) + "place p1 city; set p1.poison 1; set p1.hearts 1; turn p1 buy", Play: "pass; roll 11223e; resolve",
			Want: "city=p2 p2.points=1"},
		{Rule: "7.6", Name: "fallen by a card: nobody enters while buying", Given: ruleShop(4, "flame-thrower ? ?", 3) + "set p2.hearts 2", Play: "buy 1; reveal ?; pass",
			Want: "p2.out=true city= p1.place=outside p1.points=0 active=p3"},
		{Rule: "7.6", Name: "the next one does", Given: ruleShop(4, "flame-thrower ? ?", 3) + "set p2.hearts 2", Play: "buy 1; reveal ?; pass; roll 11223e; resolve",
			Want: "city=p3 p3.points=1"},
	})
}
