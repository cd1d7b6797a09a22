package core

import (
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
)

// TestGames plays games of the small matchups with a fixed seed: as many are won as
// the table says, within 4 sigma.
func TestGames(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *Table) {
		for _, c := range []struct {
			first duel.Side
			full  bool
		}{{duel.You, false}, {duel.Rival, false}, {duel.Rival, true}} {
			games := often.Times(5000, 20000)
			rnd := rand.New(rand.NewPCG(5, 9))
			p := NewGames(table, c.first, c.full, 1<<24).NewPlayer(rnd.IntN)
			wins, most := 0, 0
			for range games {
				won, turns := p.Play()
				if won {
					wins++
				}
				most = max(most, turns)
			}
			want := table.Start(c.first, c.full)
			have, sigma := float64(wins)/float64(games), math.Sqrt(want*(1-want)/float64(games))
			if math.Abs(have-want) > 4*sigma {
				t.Errorf("%v starts (full dice %v): %v of the games are won, want %v: %.1f sigma", c.first, c.full, have, want, (have-want)/sigma)
			}
			if most < 3 {
				t.Errorf("no game took more than %d turns", most)
			}
		}
	})
}

// TestGamesShared: two players share what is best, and no memory plays the same games.
func TestGamesShared(t *testing.T) {
	table := small[Matchup{Power: Alienoid, Hearts: [2]int8{3, 2}}]()
	play := func(g *Games, seed uint64) (sum int) {
		p := g.NewPlayer(rand.New(rand.NewPCG(seed, 1)).IntN)
		for range 500 {
			won, turns := p.Play()
			sum = sum*31 + turns
			if won {
				sum++
			}
		}
		return sum
	}
	shared, none := NewGames(table, duel.Rival, false, 1<<24), NewGames(table, duel.Rival, false, 0)
	var have [2]int
	var wg sync.WaitGroup
	for i := range have {
		wg.Go(func() { have[i] = play(shared, uint64(i)) })
	}
	wg.Wait()
	for i := range have {
		if want := play(none, uint64(i)); have[i] != want {
			t.Errorf("seed %d: the games differ with memory", i)
		}
	}
}
