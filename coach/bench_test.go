package coach_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// BenchmarkAdvise measures what a player waits for: keeps after a roll, with only the core and with
// cards, the order of symbols, purchases, and the chance in Autobot's turn.
func BenchmarkAdvise(b *testing.B) {
	r := dueltest.Rules(b)
	const cards = "card you extra-head; card you gentle-giant; token cat fame 2; token anubis destruction 1; row monumental regeneration cannonball; set you.energy 6; "
	for _, c := range []struct{ name, you, lines string }{
		{"keeps/core", "cyber-kitty", "roll cchfd"},
		{"keeps/cards", "cyber-kitty", cards + "turn you roll; dice cchfdde; rolls 1"},
		{"keeps/cards-alienoid", "alienoid", cards + "turn you roll; dice cchfdpp; rolls 1"},
		{"keeps/cards-gigazaur", "gigazaur", cards + "turn you roll; dice cchfdpp; rolls 1"},
		{"resolve/cards", "gigazaur", cards + "turn you resolve; dice cfffppe"},
		{"buy/cards", "cyber-kitty", cards + "turn you buy"},
		{"autobot/cards", "cyber-kitty", cards + "turn rival roll"},
	} {
		b.Run(c.name, func(b *testing.B) {
			table := game(b, r, c.you, c.lines)
			evaluator := coachOf(b, r, &table.State)
			other := duel.Table{State: table.State} // so that nothing is cached
			other.State.Sides[duel.You].Energy++
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				at := &table
				if i%2 == 1 {
					at = &other
				}
				if at.State.Autobot() {
					evaluator.Win(at)
				} else if _, ok := evaluator.Advise(at); !ok {
					b.Fatal("no advice")
				}
			}
		})
	}
}
