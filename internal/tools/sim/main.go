// Command sim plays solo games of Duel with a policy in the human's place, against each of the other monsters in turns, and says how
// many were won and how many games a second that took: with one worker, and nothing beside it, a second of the processor.
//
//	go run ./internal/tools/sim -policy coach -games 30 -workers 1 gigazaur alienoid the-king
package main

import (
	"flag"
	"fmt"
	"math"
	"slices"
	"time"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// policies are who may play, by their names.
var policies = map[string]func(r *duel.Rules, t *core.Table) sim.Policy{
	"random": func(*duel.Rules, *core.Table) sim.Policy { return sim.Random{} },
	"greedy": func(*duel.Rules, *core.Table) sim.Policy { return sim.Greedy{} },
	"club":   func(*duel.Rules, *core.Table) sim.Policy { return sim.Club{} },
	"coach":  func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewCoached(r, t) },
}

func main() {
	policy := flag.String("policy", "coach", "who plays: coach, club, greedy or random")
	games := flag.Int("games", 200, "games of each monster")
	hard := flag.Bool("hard", false, "Autobot is hard")
	tools.Run(1, func(seed uint64, workers int) error {
		who, ok := policies[*policy]
		if !ok {
			return fmt.Errorf("no policy is called %q", *policy)
		}
		r, err := tools.Rules()
		if err != nil {
			return err
		}
		for _, you := range flag.Args() {
			rivals := slices.DeleteFunc(tools.Games(r), func(m tools.Matchup) bool { return m.You != you || m.Hard != *hard })
			if len(rivals) == 0 {
				return fmt.Errorf("no monster is called %q", you)
			}
			began := time.Now()
			won, err := tools.All(workers, *games, func(n int) (float64, error) {
				m := rivals[n%len(rivals)]
				m.First = duel.Side(n / len(rivals) % 2)
				t, err := m.Table(r)
				if err != nil {
					return 0, err
				}
				s, err := sim.NewPlayer(r, who(r, t), 0).PlayGame(m.Setup(r), seed, n)
				side, why := s.Winner()
				return tools.Wins(why != duel.NotWon && side == duel.You), err
			})
			if err != nil {
				return err
			}
			sum, n, took := 0.0, float64(len(won)), time.Since(began).Seconds()
			for _, w := range won {
				sum += w
			}
			mid := (sum + 2) / (n + 4) // of few games none is certain
			half := 1.96 * math.Sqrt(mid*(1-mid)/(n+4))
			fmt.Printf("%s: won %.0f of %.0f games (%.1f to %.1f %%), %.2f games a second\n",
				you, sum, n, 100*max(0, mid-half), 100*min(1, mid+half), n/took)
		}
		return nil
	})
}
