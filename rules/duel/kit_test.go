package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/kit"
	"kingoftokyo/rules/duel"
)

// TestKit checks that Duel keeps the promises of every box: players are told everything that
// happens, every card does something, and games are won in every way.
func TestKit(t *testing.T) {
	r := dueltest.Rules(t)
	b, count, ends := duelBox(r), newTally(r), map[duel.Why]int{}
	b.Words = duel.LineWords()
	b.Told = func(before *duel.Table, items []duel.Event, after *duel.Table) string {
		count.event(&before.State, after.Steps)
		if _, why := after.State.Winner(); after.State.Over() {
			ends[why]++
		}
		return booked(r, before, items, after)
	}
	b.Missing = func() []string {
		missing := count.idle()
		for _, why := range []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight} {
			if ends[why] == 0 {
				missing = append(missing, "a win by "+why.String())
			}
		}
		return missing
	}
	kit.Run(t, b, 90, 2000)
}
