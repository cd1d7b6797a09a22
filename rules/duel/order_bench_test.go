package duel_test

import (
	"testing"

	"kingoftokyo/rules/duel/dueltest"
)

// BenchmarkOrderMatters is the worst case at a key: every symbol lies there, and
// the power is used between them.
func BenchmarkOrderMatters(b *testing.B) {
	r := dueltest.Rules(b)
	t, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"turn you resolve; dice chefdpp; added ffdd; set you.hearts 9")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		r.OrderMatters(t.State)
	}
}
