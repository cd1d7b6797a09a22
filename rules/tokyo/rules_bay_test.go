package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleBay is 8.1 to 8.4 and 8.8, 8.12: when the Bay is used, and how.
func TestRuleBay(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "8.1", Name: "five alive: used", Given: ruleDice(5, "11223e") + "place p2 city", Play: "resolve", Want: "bay=p1 city=p2"},
		{Rule: "8.1", Name: "six alive: used", Given: ruleDice(6, "11223e") + "place p2 city", Play: "resolve", Want: "bay=p1 city=p2"},
		{Rule: "8.1", Name: "five of six alive: used", Given: ruleDice(6, "11223e") + "place p2 city; out p6", Play: "resolve", Want: "bay=p1"},
		{Rule: "8.1", Name: "four of six alive: not", Given: ruleDice(6, "11223e") + "place p2 city; out p6; out p5", Play: "resolve", Want: "bay= p1.place=outside p1.points=0"},
		{Rule: "8.2", Name: "City taken: the Bay, without a choice", Given: ruleDice(5, "hhh123") + "place p2 city", Play: "resolve", Want: "question= bay=p1"},
		{Rule: "8.2", Name: "the City's Monster stays after a hit: the Bay", Given: ruleDice(5, "cc1123") + "place p2 city", Play: "resolve; answer no", Want: "city=p2 bay=p1 p1.points=1"},
		{Rule: "8.3", Name: "1 point on entering", Given: ruleDice(5, "11223e") + "place p2 city", Play: "resolve", Want: "p1.points=1"},
		{Rule: "8.3", Name: "2 points as a turn starts there: 4+2", Given: ruleGame(5) + "place p1 city; place p2 bay; set p2.points 4; turn p1 buy", Play: "pass", Want: "p2.points=6"},
		{Rule: "8.3", Name: "heart dice do nothing", Given: ruleDice(5, "hhh123") + "place p2 city; place p1 bay; set p1.hearts 2", Play: "resolve", Want: "p1.hearts=2"},
		{Rule: "8.3", Name: "hits everybody outside", Given: ruleDice(5, "cc1123") + "place p2 city; place p1 bay", Play: "resolve", Want: "p2.hearts=10 p3.hearts=8 p4.hearts=8 p5.hearts=8"},
		{Rule: "8.4", Name: "City and Bay do not hurt each other", Given: ruleDice(5, "cc1123") + "place p1 city; place p2 bay", Play: "resolve", Want: "p2.hearts=10 p3.hearts=8 question="},
		{Rule: "8.4", Name: "nova-breath does: the Bay may yield", Given: ruleDice(5, "cc1123") + "place p1 city; place p2 bay; card p1 nova-breath", Play: "resolve smashes",
			Want: "p2.hearts=8 p3.hearts=8 p5.hearts=8 question=yield asks=p2"},
		{Rule: "8.8", Name: "nobody yields, both taken: outside", Given: ruleDice(5, "cc1123") + "place p2 city; place p3 bay", Play: "resolve; answer no; answer no",
			Want: "city=p2 bay=p3 p1.place=outside p1.points=0 phase=buy"},
		{Rule: "8.8", Name: "both taken, no smash: outside", Given: ruleDice(6, "11223e") + "place p2 city; place p3 bay", Play: "resolve", Want: "p1.place=outside p1.points=0"},
		{Rule: "8.12", Name: "four players never use it", Given: ruleDice(4, "11223e") + "place p2 city", Play: "resolve", Want: "bay= p1.place=outside"},
		{Rule: "8.12", Name: "nor two", Given: ruleDice(2, "11223e") + "place p2 city", Play: "resolve", Want: "bay= p1.place=outside"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "8.2", Name: "in the Dark Edition too", Given: ruleDarkDice(5, "11223e") + "place p2 city", Play: "resolve", Want: "bay=p1 p1.points=1"},
		{Rule: "8.12", Name: "in the Dark Edition too", Given: ruleDarkDice(4, "11223e") + "place p2 city", Play: "resolve", Want: "bay= p1.place=outside"},
	})
}

// TestRuleTwoYield is 8.5 to 8.7 with 15.6: p1 attacks p2 in the City and p3 in the Bay.
func TestRuleTwoYield(t *testing.T) {
	attack := "turn p1 resolve; dice cc1123; place p2 city; place p3 bay; "
	stays := ruleGame(5) + attack
	moves := ruleGame(5) + "option bay moves; " + attack
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "8.5", Name: "both: the City for p1, nobody in the Bay", Given: stays, Play: "resolve; answer yes; answer yes", Want: "city=p1 bay= p1.points=1 p2.place=outside p3.place=outside"},
		{Rule: "8.5", Name: "the option changes nothing", Given: moves, Play: "resolve; answer yes; answer yes", Want: "city=p1 bay= p1.points=1"},
		{Rule: "8.6", Name: "the Bay alone: the Bay for p1", Given: stays, Play: "resolve; answer no; answer yes", Want: "city=p2 bay=p1 p1.points=1 p3.place=outside"},
		{Rule: "8.6", Name: "the option changes nothing", Given: moves, Play: "resolve; answer no; answer yes", Want: "city=p2 bay=p1 p1.points=1"},
		{Rule: "8.7", Name: "the City alone: the City for p1, the Bay stays", Given: stays, Play: "resolve; answer yes; answer no", Want: "city=p1 bay=p3 p1.points=1 p3.points=0 p2.place=outside"},
		{Rule: "8.7", Name: "by the option the Bay moves up, the Bay for p1: same points", Given: moves, Play: "resolve; answer yes; answer no",
			Want: "city=p3 bay=p1 p1.points=1 p3.points=0 p2.place=outside"},
		{Rule: "8.7", Name: "the option without a yield: the Bay stays", Given: moves, Play: "resolve; answer no; answer no", Want: "city=p2 bay=p3 p1.place=outside"},
		{Rule: "8.7", Name: "the option is about a yield: the City's Monster falls, of six, and the Bay stays",
			Given: ruleGame(6) + "option bay moves; " + attack + "set p2.hearts 2", Play: "resolve; answer no", Want: "p2.out=true city=p1 bay=p3 p1.points=1"},
		{Rule: "8.7", Name: "the Bay moved up, burrowing in the City costs who takes the Bay a heart", Given: moves + "card p2 burrowing", Play: "resolve; answer yes; answer no",
			Want: "city=p3 bay=p1 p1.hearts=9 p3.hearts=8"},
		{Rule: "15.6", Name: "by default the Bay does not move", Given: ruleGame(6) + attack, Play: "resolve; answer yes; answer no", Want: "city=p1 bay=p3"},
		{Rule: "15.6", Name: "with the option it does", Given: ruleGame(6) + "option bay moves; " + attack, Play: "resolve; answer yes; answer no", Want: "city=p3 bay=p1"},
		{Rule: "15.6", Name: "said in so many words", Given: ruleGame(6) + "option bay stays; " + attack, Play: "resolve; answer yes; answer no", Want: "city=p1 bay=p3"},
	})
}

// TestRuleBayCloses is 8.9 to 8.11: only four are left.
func TestRuleBayCloses(t *testing.T) {
	// p1 in the City, p2 in the Bay, p3 outside with 1 heart, in a game of five.
	fifth := ruleDice(5, "c1122e") + "place p1 city; place p2 bay; set p3.hearts 1; "
	// p1 outside against the City's p2, who falls to two smashes, and the Bay's p3.
	city := ruleDice(5, "cc112e") + "place p2 city; set p2.hearts 2; place p3 bay; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "8.9", Name: "the Bay's Monster leaves Tokyo", Given: fifth, Play: "resolve", Want: "living=4 city=p1 bay= p2.place=outside"},
		{Rule: "8.9", Name: "in a game of six that takes two", Given: ruleDice(6, "c1122e") + "place p1 city; place p2 bay; set p3.hearts 1", Play: "resolve", Want: "living=5 city=p1 bay=p2"},
		{Rule: "8.9", Name: "both at once", Given: ruleDice(6, "c1122e") + "place p1 city; place p2 bay; set p3.hearts 1; set p4.hearts 1", Play: "resolve", Want: "living=4 city=p1 bay= p2.place=outside"},
		{Rule: "8.9", Name: "the City is empty: it moves there", Given: ruleDice(5, "c1122e") + "place p1 bay; set p3.hearts 1", Play: "resolve", Want: "living=4 city=p1 bay="},
		{Rule: "8.9", Name: "a Monster that gives up closes it too", Given: ruleGame(5) + "place p1 city; place p2 bay", Play: "concede p4", Want: "living=4 city=p1 bay= p2.place=outside"},
		{Rule: "8.9", Name: "and Poison: the City's p1 falls as its turn ends", Given: ruleGame(5) + "place p1 city; place p2 bay; set p1.poison 1; set p1.hearts 1; turn p1 buy", Play: "pass",
			Want: "p1.out=true city=p2 bay= active=p2"},
		{Rule: "8.9", Name: "and a card: p3 falls to flame-thrower",
			Given: ruleGame(5) + "row flame-thrower ? ?; place p1 city; place p2 bay; turn p1 buy; set p1.energy 3; set p3.hearts 2", Play: "buy 1; reveal ?",
			Want: "p3.out=true living=4 city=p1 bay= p2.place=outside p2.hearts=8"},
		{Rule: "8.10", Name: "at once, with dice still to resolve", Given: fifth, Play: "resolve smashes", Want: "p2.place=outside phase=resolve done=smashes"},
		{Rule: "8.10", Name: "moving to the City pays nothing", Given: ruleDice(5, "c1122e") + "place p1 bay; set p3.hearts 1", Play: "resolve", Want: "city=p1 p1.points=0"},
		{Rule: "8.10", Name: "in another's turn: p2 moves up as p1 dies, and gets only its 2 for the start", Given: ruleGame(5) + "place p1 city; place p2 bay; set p1.poison 1; set p1.hearts 1; turn p1 buy",
			Play: "pass", Want: "city=p2 p2.points=2 phase=roll"},
		{Rule: "8.11", Name: "the City's Monster falls: the Bay's is in the City and asked", Given: city, Play: "resolve", Want: "p2.out=true city=p3 bay= p3.hearts=8 question=yield asks=p3"},
		{Rule: "8.11", Name: "it stays: no vacancy", Given: city, Play: "resolve; answer no", Want: "city=p3 p1.place=outside p1.points=0 p3.points=0"},
		{Rule: "8.11", Name: "it yields: p1 enters", Given: city, Play: "resolve; answer yes", Want: "city=p1 p1.points=1 p3.place=outside bay="},
		{Rule: "8.11", Name: "not wounded, it is not asked", Given: ruleDice(5, "c1122e") + "place p2 city; set p2.hearts 1; place p3 bay; card p3 armor-plating", Play: "resolve",
			Want: "p2.out=true city=p3 question= p1.place=outside p3.hearts=10"},
		{Rule: "8.11", Name: "the Bay's Monster falls instead: the City's is asked, the Bay is gone", Given: ruleDice(5, "cc112e") + "place p2 city; place p3 bay; set p3.hearts 2", Play: "resolve; answer no",
			Want: "p3.out=true city=p2 bay= p1.place=outside"},
		{Rule: "8.11", Name: "of six, one falls: the Bay stays and the City is free", Given: ruleDice(6, "cc112e") + "place p2 city; set p2.hearts 2; place p3 bay", Play: "resolve; answer no",
			Want: "p2.out=true city=p1 bay=p3 p1.points=1"},
	})
}
