// Command proof holds the solved game against its own dice: for every monster of the
// human's it plays millions of games of the game without cards by the solved table,
// every die thrown on its own, and prints how far the share of wins lies from what the
// table says, in standard deviations. It ends with status 1 if any is further than 3.
// docs/odds.md has its output.
//
//	go run ./internal/tools/proof --games 4000000 --seed 1
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"sync/atomic"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// duels are the matchups played: every monster of the human's once, hard ones and easy
// ones, either side beginning.
var duels = []tools.Matchup{
	{You: "alienoid", Rival: "the-king", Hard: true},
	{You: "cyber-kitty", Rival: "meka-dragon", First: duel.Rival},
	{You: "gigazaur", Rival: "alienoid", Hard: true, First: duel.Rival},
	{You: "meka-dragon", Rival: "the-king", Hard: true},
	{You: "space-penguin", Rival: "gigazaur", First: duel.Rival},
	{You: "the-king", Rival: "cyber-kitty"},
}

const (
	batch     = 10_000  // games with a seed of their own: the result does not depend on the workers
	memory    = 1 << 29 // bytes for what is best at the positions met
	mostSigma = 3
)

func main() {
	games := flag.Int("games", 4_000_000, "games of each matchup")
	seed := flag.Uint64("seed", 1, "seed of the dice")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "games played at once")
	flag.Parse()
	far, err := prove(*games, *seed, *workers)
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "proof:", err)
		os.Exit(2)
	case far:
		os.Exit(1)
	}
}

// prove plays all duels and prints a table of them. far says whether one of them was
// more than mostSigma off.
func prove(games int, seed uint64, workers int) (far bool, err error) {
	r, err := tools.Rules()
	if err != nil {
		return false, err
	}
	games = (games + batch - 1) / batch * batch
	fmt.Printf("%d games each, seed %d\n\n", games, seed)
	fmt.Println("| You | Autobot | difficulty | begins | solved | simulated | off by |")
	fmt.Println("|---|---|---|---|---|---|---|")
	for _, d := range duels {
		table, err := d.Table(r)
		if err != nil {
			return false, err
		}
		p := table.Start(d.First, false)
		won := play(core.NewGames(table, d.First, false, memory), games/batch, seed, workers)
		share := float64(won) / float64(games)
		sigma := (share - p) / math.Sqrt(p*(1-p)/float64(games))
		set := d.Setup(r)
		difficulty, begins := "normal", "you"
		if d.Hard {
			difficulty = "hard"
		}
		if d.First == duel.Rival {
			begins = "Autobot"
		}
		fmt.Printf("| %s | %s | %s | %s | %.4f %% | %.4f %% | %+.2f σ |\n", r.Box.Monsters[set.Monsters[duel.You]].Name[rules.English], r.Box.Monsters[set.Monsters[duel.Rival]].Name[rules.English],
			difficulty, begins, 100*p, 100*share, sigma)
		far = far || math.Abs(sigma) > mostSigma
	}
	return far, nil
}

// play plays batches of games and counts those won.
func play(g *core.Games, batches int, seed uint64, workers int) int64 {
	var won atomic.Int64
	tools.Each(workers, batches, func(b int) {
		die := rand.New(rand.NewPCG(seed, uint64(b)))
		p := g.NewPlayer(die.IntN)
		for range batch {
			if w, _ := p.Play(); w {
				won.Add(1)
			}
		}
	})
	return won.Load()
}
