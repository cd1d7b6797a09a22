package sim_test

import (
	"testing"

	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/sim"
)

// matchup is the set-up of the n-th game: every pair of monsters in turn.
func matchup(n int) duel.Setup {
	a := n % 6
	b := (a + 1 + n/6%5) % 6
	return duel.NewSetup(true, [2]duel.MonsterID{duel.MonsterID(a), duel.MonsterID(b)}, duel.Side(n%2))
}

// bench plays full-rules games and reports games and events a second.
func bench(b *testing.B, policy sim.Policy) {
	p := sim.NewPlayer(dueltest.Rules(b), policy, 1)
	sets := make([]duel.Setup, 60)
	for i := range sets {
		sets[i] = matchup(i)
	}
	b.ReportAllocs()
	turns := 0
	for i := 0; b.Loop(); i++ {
		s, err := p.Game(&sets[i%len(sets)], 2000)
		if err != nil {
			b.Fatal(err)
		}
		turns += int(s.Turn.Number)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(p.Events)/b.Elapsed().Seconds(), "events/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
}

// BenchmarkRandomGame plays any legal event.
func BenchmarkRandomGame(b *testing.B) { bench(b, sim.Random{}) }

// BenchmarkGreedyGame plays for what is nearest.
func BenchmarkGreedyGame(b *testing.B) { bench(b, sim.Greedy{}) }
