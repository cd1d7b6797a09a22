package sim_test

import (
	"math"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// TestNoDrift checks that over many turns of either side, the estimate of a search hardly changes
// on average.
func TestNoDrift(t *testing.T) {
	r := dueltest.Rules(t)
	var sum, count [2]float64
	for _, you := range []duel.MonsterID{1, 3} {
		table, set := solved(t, r, you, true)
		evaluator, p := coach.New(r, table), sim.NewPlayer(r, sim.CoachedBy(coach.New(r, table)), 8)
		for n := range 8 {
			set.First = duel.Side(n % 2)
			s := p.Start(set)
			last, side := -1.0, duel.You
			for {
				now := evaluator.Searched(&duel.Table{State: s}).Win
				if last >= 0 {
					sum[side], count[side] = sum[side]+now-last, count[side]+1
				}
				if s.Over() {
					break
				}
				last, side = now, s.Turn.Active
				if err := p.Continue(&s, int(s.Turn.Number)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for side, n := range count {
		if mean := sum[side] / n; n < 100 || math.Abs(mean) > 0.07 {
			t.Errorf("in %v turns of %v the estimate changed by %.3f on average", n, duel.Side(side), mean)
		} else {
			t.Logf("%.0f turns of %v: %+.4f", n, duel.Side(side), mean)
		}
	}
}
