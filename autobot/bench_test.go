package autobot_test

import (
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// situations returns a decision of every kind (A1-A3).
func situations() []duel.Situation {
	hand := rules.Roll{duel.Claw: 2, duel.Heart: 2, duel.Energy: 1, duel.Fame: 1, duel.Destruction: 1, duel.Power: 1}
	return []duel.Situation{
		{Dice: hand, Roll: 1, Deficit: 1, Fame: -3, Destruction: 4}, // a tie, fame closer
		{Dice: hand, Roll: 1}, // the human is asked
		{Dice: hand, Roll: 2, Chosen: duel.DestructionSymbol},                         // chosen before
		{Dice: rules.Roll{duel.Claw: 6}, Roll: 1},                                     // all kept
		{Dice: rules.Roll{duel.Fame: 4, duel.Destruction: 2}, Roll: 2, Fame: 5},       // more of one
		{Dice: rules.Roll{duel.Energy: 5, duel.Power: 3}, Roll: 3, Deficit: 4},        // the last roll
		{Dice: hand, Roll: 2, Tie: duel.FameSymbol, Fame: -3, Destruction: -3},        // the human has answered
		{Dice: rules.Roll{duel.Heart: 6, duel.Claw: 2}, Roll: 1, Deficit: 5, Fame: 1}, // hearts
	}
}

var decided duel.Decision

// BenchmarkDecide measures A1-A3 for every kind of decision.
func BenchmarkDecide(b *testing.B) {
	list := situations()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		decided = autobot.Decide(&list[i%len(list)])
	}
}

// A1-A3: a decision allocates nothing, so that it can be made millions of times.
func TestDecideAllocatesNothing(t *testing.T) {
	for _, s := range situations() {
		if n := testing.AllocsPerRun(100, func() { decided = autobot.Decide(&s) }); n != 0 {
			t.Errorf("%+v: %v allocations", s, n)
		}
	}
}
