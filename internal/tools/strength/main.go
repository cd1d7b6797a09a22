// Command strength plays the coach against Autobot with every pair of monsters, with dice and decks that only the seed
// decides, and saves which games were won. It compares them with the same games played by another coach, pair by pair,
// and with what the coach said before the first roll.
//
//	go run ./internal/tools/strength --out strength.z
//	go run ./internal/tools/strength --against internal/tools/strength/before.z
package main

import (
	"flag"
	"fmt"
	"math"
	"os"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

func main() {
	hard := flag.Int("hard", 400, "games of each pair of monsters on hard")
	normal := flag.Int("normal", 160, "games of each pair on normal")
	out := flag.String("out", "", "file to keep the results in")
	against := flag.String("against", "", "results to compare with; their seed counts")
	tools.Run(77, func(seed uint64, workers int) error {
		return run(&results{Seed: seed, Games: [2]int{*normal, *hard}}, *against, *out, workers)
	})
}

func run(w *results, against, out string, workers int) error {
	var before *results
	if against != "" {
		var err error
		if before, err = read(against); err != nil {
			return err
		}
		w.Seed = before.Seed
		for i := range w.Games {
			w.Games[i] = min(w.Games[i], before.Games[i])
		}
	}
	r := tools.Rules()
	list := tools.Games(r)
	said := make([]float64, len(list))
	for i := range list {
		w.Won = append(w.Won, play(r, &list[i], w, workers))
		said[i] = estimate(r, &list[i])
		fmt.Fprintf(os.Stderr, "%d of %d\n", i+1, len(list))
	}
	if out != "" {
		if err := w.write(out); err != nil {
			return err
		}
	}
	calibration(list, w, said)
	if before != nil {
		compare(list, w, before)
	}
	return nil
}

// play plays the games of a matchup, with each side beginning in turn.
func play(r *duel.Rules, m *tools.Matchup, w *results, workers int) []bool {
	games := w.Games[0]
	if m.Hard {
		games = w.Games[1]
	}
	return tools.All(workers, games, func(n int) bool {
		set := m.Setup(r)
		set.First = duel.Side(n % 2)
		s, err := sim.NewPlayer(r, sim.CoachedBy(coach.New(r, m.Table(r))), 0).PlayGame(set, w.Seed, n)
		tools.Must(err)
		return tools.Won(&s) == 1
	})
}

// estimate returns the coach's estimate before the first roll with no card of the row named: the
// mean of both starters.
func estimate(r *duel.Rules, m *tools.Matchup) float64 {
	c, sum := coach.New(r, m.Table(r)), 0.0
	for first := duel.You; first <= duel.Rival; first++ {
		set := m.Setup(r)
		set.First = first
		t := r.NewTable(*set)
		tools.HideRow(&t.State, 7)
		sum += c.Win(&t).Win / 2
	}
	return sum
}

// calibration prints the estimate of every game and how many were won.
func calibration(list []tools.Matchup, w *results, said []float64) {
	near, worst := 0, 0.0
	fmt.Println("| game | difficulty | said | won | off |")
	fmt.Println("|---|---|---|---|---|")
	for i := range list {
		var won tools.Mean
		for _, one := range w.Won[i] {
			won.Add(tools.Wins(one))
		}
		off := 100 * (said[i] - won.Value())
		if worst = max(worst, math.Abs(off)); math.Abs(off) <= 2 {
			near++
		}
		fmt.Printf("| %s - %s | %s | %.1f %% | %.1f %% | %+.1f |\n",
			list[i].You, list[i].Rival, duel.Difficulty(list[i].Hard), 100*said[i], 100*won.Value(), off)
	}
	fmt.Printf("\n%d of %d within 2 points, the worst %.1f off.\n\n", near, len(list), worst)
}

// compare prints how many more games were won than before, in pairs with the same dice.
func compare(list []tools.Matchup, w, before *results) {
	fmt.Println("| monster | difficulty | games | won before | won now | gain in points (95 %) |")
	fmt.Println("|---|---|---|---|---|---|")
	for _, hard := range []bool{true, false} {
		sum, squares, n := 0.0, 0.0, 0.0
		for i := 0; i < len(list); {
			var was, now, gain tools.Mean
			you := list[i].You
			for ; i < len(list) && list[i].You == you; i++ {
				for k, won := range w.Won[i] { // with the same seed, fewer games are the first ones of more
					if list[i].Hard == hard {
						one, other := tools.Wins(won), tools.Wins(before.Won[i][k])
						now.Add(one)
						was.Add(other)
						gain.Add(one - other)
					}
				}
			}
			fmt.Printf("| %s | %s | %.0f | %.1f %% | %.1f %% | %s |\n", you, duel.Difficulty(hard), gain.N,
				100*was.Value(), 100*now.Value(), gain.Points())
			sum, squares, n = sum+gain.Value(), squares+gain.Half()*gain.Half(), n+1
		}
		half := math.Sqrt(squares) / n
		fmt.Printf("| mean | %s | | | | %+.1f (%+.1f to %+.1f) |\n", duel.Difficulty(hard), 100*sum/n, 100*(sum/n-half), 100*(sum/n+half))
	}
}
