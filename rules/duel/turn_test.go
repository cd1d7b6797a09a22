package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// The worked examples of the specification.
func TestWorkedExamples(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A1", Name: "Meka Dragon at 10 keeps two of three hearts",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "set rival.hearts 10; turn rival roll",
			Play:  "roll hhhepp; roll eecc",
			Want:  "rolls=2 dice=cceehh rival.hearts=10"},
		{Rule: "A2", Name: "two fame beat one destruction",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn rival roll",
			Play:  "roll ffdcce; roll ec",
			Want:  "chosen=fame dice=ccceff rolls=2"},
	})
}
