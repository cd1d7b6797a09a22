package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleSmashes is 5.3: who is hit by smashes, and how hard.
func TestRuleSmashes(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "5.3.1", Name: "from outside: only the one in Tokyo, 10-2", Given: ruleDice(4, "cc1123") + "place p2 city", Play: "resolve smashes",
			Want: "p1.hearts=10 p2.hearts=8 p3.hearts=10 p4.hearts=10"},
		{Rule: "5.3.1", Name: "from the City: only those outside", Given: ruleDice(4, "cc1123") + "place p1 city", Play: "resolve smashes",
			Want: "p1.hearts=10 p2.hearts=8 p3.hearts=8 p4.hearts=8"},
		{Rule: "5.3.2", Name: "from outside, City and Bay alike", Given: ruleDice(5, "c11223") + "place p2 city; place p4 bay", Play: "resolve smashes",
			Want: "p2.hearts=9 p4.hearts=9 p1.hearts=10 p3.hearts=10 p5.hearts=10"},
		{Rule: "5.3.2", Name: "from the City, everybody outside, not the Bay", Given: ruleDice(5, "c11223") + "place p1 city; place p4 bay", Play: "resolve smashes",
			Want: "p1.hearts=10 p2.hearts=9 p3.hearts=9 p4.hearts=10 p5.hearts=9"},
		{Rule: "5.3.2", Name: "from the Bay, everybody outside, not the City", Given: ruleDice(5, "c11223") + "place p1 bay; place p4 city", Play: "resolve smashes",
			Want: "p1.hearts=10 p2.hearts=9 p3.hearts=9 p4.hearts=10 p5.hearts=9"},
		{Rule: "5.3.3", Name: "four smashes, two targets, 4 each", Given: ruleDice(5, "cccc12") + "place p2 city; place p3 bay", Play: "resolve smashes", Want: "p2.hearts=6 p3.hearts=6"},
		{Rule: "5.3.3", Name: "six smashes, five targets, 6 each", Given: ruleDice(6, "cccccc") + "place p1 city", Play: "resolve smashes",
			Want: "p2.hearts=4 p3.hearts=4 p4.hearts=4 p5.hearts=4 p6.hearts=4 p1.hearts=10"},
		{Rule: "5.3.3", Name: "hearts stop at 0", Given: ruleDice(3, "cccccc") + "place p2 city; set p2.hearts 2", Play: "resolve smashes", Want: "p2.hearts=0 p2.out=true"},
		{Rule: "5.3.4", Name: "nobody is spared: the turn waits for the smashes", Given: ruleDice(3, "cc1123") + "place p2 city",
			Play: "resolve numbers; resolve hearts; resolve energy; pass", Refused: "tokyo.phase", Want: "phase=resolve p2.hearts=10"},
		{Rule: "5.3.4", Name: "no choice of a target", Given: ruleDice(5, "cc1123") + "place p1 city", Play: "resolve smashes", Want: "question= p2.hearts=8 p5.hearts=8"},
		{Rule: "5.3.5", Name: "nobody in Tokyo: the first smashes are lost", Given: ruleGame(3), Play: "roll cccccc; resolve",
			Want: "p1.hearts=10 p2.hearts=10 p3.hearts=10 city=p1 p1.points=1 question="},
	})
}
