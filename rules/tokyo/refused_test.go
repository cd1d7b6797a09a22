package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRefused: lines that cannot be on the table are refused, and change nothing.
func TestRefused(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "11.5", Name: "no answer without a question", Given: ruleGame(3), Play: "answer no", Refused: "no-question", Want: "phase=roll"},
		{Rule: "13.3", Name: "no tiles in the base box", Given: ruleGame(3), Play: "tile fluxling", Refused: "tokyo.no-tiles", Want: "p1.tiles="},
		{Rule: "11.3", Name: "a card used by who has it not", Given: ruleGame(3) + "card p2 wings; set p1.energy 2; ", Play: "use p1 wings", Refused: "tokyo.has-not", Want: "p1.energy=2"},
		{Rule: "11.3", Name: "a card used by who is out", Given: ruleGame(3) + "card p2 wings; set p2.energy 2; out p2; ", Play: "use p2 wings", Refused: "tokyo.has-not", Want: "p2.energy=2"},
	})
}
