package sim_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// matchup returns the set-up of the n-th game: every pair of monsters in turn.
func matchup(n int) duel.Setup {
	a := n % 6
	b := (a + 1 + n/6%5) % 6
	return duel.NewSetup(true, [2]duel.MonsterID{duel.MonsterID(a), duel.MonsterID(b)}, duel.Side(n%2))
}

// tables returns the starts of 60 games between two humans: every pair of monsters, with a number
// of keep cards for each side.
func tables(p *sim.Player, cards int) []duel.State {
	out := make([]duel.State, 60)
	for i := range out {
		set := matchup(i)
		set.Solo = false
		out[i] = p.Start(&set)
		for side := range out[i].Sides {
			for out[i].Sides[side].Keep.Len() < cards {
				id := duel.CardID(1 + p.Rand.IntN(p.Rules.Box.NumCards()))
				if p.Rules.Box.Cards[id].Keep && p.Rules.Hidden(&out[i]).Has(id) {
					out[i].Sides[side].Keep = out[i].Sides[side].Keep.With(id)
					out[i].Deck--
				}
			}
		}
	}
	return out
}

// bench plays full-rules games and reports games and events per second.
func bench(b *testing.B, policy sim.Policy, solo bool, cards int) {
	p := sim.NewPlayer(dueltest.Rules(b), policy, 1)
	starts := tables(p, cards)
	p.Events = 0
	b.ReportAllocs()
	turns, s := 0, new(duel.State)
	for i := 0; b.Loop(); i++ {
		if *s = starts[i%len(starts)]; cards == 0 {
			set := matchup(i)
			set.Solo = solo
			*s = p.Start(&set)
		}
		if err := p.Continue(s, 2000); err != nil {
			b.Fatal(err)
		}
		turns += int(s.Turn.Number)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(p.Events)/b.Elapsed().Seconds(), "events/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
}

// BenchmarkRandomGame plays any legal event.
func BenchmarkRandomGame(b *testing.B) { bench(b, sim.Random{}, true, 0) }

// BenchmarkGreedyGame takes the nearest thing.
func BenchmarkGreedyGame(b *testing.B) { bench(b, sim.Greedy{}, true, 0) }

// BenchmarkRandomGameTwo is between two humans.
func BenchmarkRandomGameTwo(b *testing.B) { bench(b, sim.Random{}, false, 0) }

// BenchmarkGreedyGameTwo is between two humans.
func BenchmarkGreedyGameTwo(b *testing.B) { bench(b, sim.Greedy{}, false, 0) }

// BenchmarkRandomGameCards is the worst case: each human has 14 keep cards from the start, so that
// most of them act in every turn.
func BenchmarkRandomGameCards(b *testing.B) { bench(b, sim.Random{}, false, 14) }

// BenchmarkGreedyGameCards is the same, greedily.
func BenchmarkGreedyGameCards(b *testing.B) { bench(b, sim.Greedy{}, false, 14) }
