package coach_test

import (
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// at returns the table after lines of the notation.
func at(t testing.TB, r *duel.Rules, lines string) duel.State {
	t.Helper()
	table, err := dueltest.Fold(r, nil, lines)
	if err != nil {
		t.Fatal(err)
	}
	return table.State
}

// BenchmarkAhead computes the danger of tables from the common to the worst.
func BenchmarkAhead(b *testing.B) {
	r := dueltest.Rules(b)
	solo := dueltest.Solo("gigazaur", "the-king", "you")
	for _, c := range []struct{ name, lines string }{
		{"start", solo},
		{"common", solo + "set fame 1; set rival.hearts 12; set rival.energy 2; token tiger fame -2"},
		{"hurt", solo + "set fame -2; set destruction 1; set rival.hearts 6; set rival.energy 3"},
		{"rolled", solo + "set fame 1; set rival.hearts 12; set rival.energy 2; turn rival roll; roll ccheef"},
		{"rolled-twice", solo + "set fame 1; set rival.hearts 12; set rival.energy 2; turn rival roll; roll ccheef; roll ff"},
		{"hard", "kot 1 duel solo; side you gigazaur; side rival the-king; option difficulty hard; start you; set fame 1; set rival.hearts 9; set rival.energy 2"},
		{"worst", "kot 1 duel solo; side you gigazaur; side rival the-king; option difficulty hard; start you; set rival.hearts 7; set rival.energy 2; set rival.dice-tokens 2; " +
			"token pumpkin fame -3; token cat fame -4; token lizard fame -6; token tiger destruction -1; token dragon destruction -4; token penguin fame 0; set fame 2; set destruction 2; " +
			"card you camouflage; card you armor-plating; card you trendsetter; card you unstoppable; card you superconductor"},
	} {
		b.Run(c.name, func(b *testing.B) {
			s := at(b, r, c.lines)
			b.ReportAllocs()
			for b.Loop() {
				if _, ok := coach.Ahead(r, &duel.Table{State: s}); !ok {
					b.Fatal("no danger")
				}
			}
		})
	}
}
