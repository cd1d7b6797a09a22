package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleStart is 3.1 if a correction goes to the start of a turn.
func TestRuleStart(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "3.1", Name: "whoever passes the start is paid for Tokyo as whoever rolls", Given: ruleGame(3) + "place p1 city; turn p1 start", Play: "pass",
			Want: "phase=roll active=p1 turn=1 p1.points=2"},
		{Rule: "3.1", Name: "and rolls then", Given: ruleGame(3) + "place p1 city; turn p1 start", Play: "roll 1122he", Want: "phase=resolve p1.points=2"},
	})
}
