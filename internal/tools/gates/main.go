// Command gates measures whether the coach's chances come true, in games that the training has not seen:
//
//	go run ./internal/tools/gates --calibration 20000   # do estimates come true?
//	go run ./internal/tools/gates --still 2000          # do they stay the same while nothing happens?
//	go run ./internal/tools/gates --rows 500            # is ? ? ? the average of dealt rows?
//	go run ./internal/tools/gates --unnamed 20          # do ? ? ? and energy win as often as estimated?
//	go run ./internal/tools/gates --below 40000         # is it too pessimistic when behind on hard?
//	go run ./internal/tools/gates --kinds 2000          # do estimates hold at rare kinds of tables?
//	go run ./internal/tools/gates --cardless 100000     # are games without cards won as often as solved?
//
// It prints everything in points, with intervals of 95 %.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

func main() {
	calibration := flag.Int("calibration", 0, "games whose tables are held against their ends, of each kind")
	still := flag.Int("still", 0, "games in which every change of the number is looked at")
	tables := flag.Int("rows", 0, "tables whose unnamed row is held against dealt ones")
	deals := flag.Int("deals", 200, "rows dealt at each of them")
	unnamed := flag.Int("unnamed", 0, "tables with an unnamed row at each of some energies, each played out --games times")
	games := flag.Int("games", 500, "games of each of them")
	below := flag.Int("below", 0, "games on hard of which those are looked at that come below 50, 40 and 30 %")
	kinds := flag.Int("kinds", 0, "tables of each of some rare kinds that are held against the end of their game")
	cardless := flag.Int("cardless", 0, "games without cards of each monster that are held against the solved tables")
	tools.Run(4077, func(seed uint64, workers int) error {
		r := tools.Rules()
		g := &gates{rules: r, list: tools.Games(r), seed: seed, workers: workers}
		if *calibration > 0 {
			g.calibration("tables of every kind", *calibration, true)
			g.calibration("tables of games", *calibration, false)
		}
		if *still > 0 {
			g.still(*still)
		}
		if *tables > 0 {
			g.rows(*tables, *deals)
		}
		if *unnamed > 0 {
			g.unnamed(*unnamed, *games)
		}
		if *below > 0 {
			g.below(*below)
		}
		if *kinds > 0 {
			g.kinds(*kinds)
		}
		if *cardless > 0 {
			g.cardless(*cardless)
		}
		return nil
	})
}

// gates plays games of all matchups.
type gates struct {
	rules   *duel.Rules
	list    []tools.Matchup
	seed    uint64
	workers int
}

// game is one game: the coach, the player and the table.
type game struct {
	coach  *coach.Coach
	player *sim.Player
	s      duel.State
	rnd    *rand.Rand
}

// each calls do with games that begin at random, each with its own random source. The coach that is
// asked is not the one that plays, and remembers nothing of it.
func (g *gates) each(n int, do func(i int, x *game)) {
	tools.Each(g.workers, n, func(i int) {
		rnd := rand.New(rand.NewPCG(g.seed, uint64(i)))
		m := g.list[rnd.IntN(len(g.list))]
		t := m.Table(g.rules)
		m.First = duel.Side(rnd.IntN(2))
		plays := sim.CoachedBy(coach.New(g.rules, t))
		x := &game{coach: coach.New(g.rules, t), player: sim.NewPlayer(g.rules, plays, rnd.Uint64()), rnd: rnd}
		x.s = x.player.Start(m.Setup(g.rules))
		do(i, x)
	})
}

// win returns the coach's estimate for the table.
func (x *game) win() float64 { return x.coach.Win(&duel.Table{State: x.s}).Win }

// turn plays on to the next turn. It returns false at the end of the game, or after too many turns.
func (x *game) turn() bool {
	for n := x.s.Turn.Number; x.s.Turn.Number == n; {
		if err := x.player.Step(&x.s); err != nil || x.s.Over() || n > 300 {
			return false
		}
	}
	return true
}

// turns plays n turns. It returns false if the game ends before.
func (x *game) turns(n int) bool {
	for range n {
		if !x.turn() {
			return false
		}
	}
	return true
}

// seen lays a table in each game, asks the coach for an estimate if the game is not over, and plays the game to its end.
func (g *gates) seen(n int, lay func(x *game) bool) []tools.Seen {
	seen := make([]tools.Seen, n)
	g.each(n, func(i int, x *game) {
		if !lay(x) {
			return
		}
		if _, why := x.s.Winner(); why != duel.NotWon {
			return
		}
		said := x.win()
		for x.turn() {
		}
		seen[i] = tools.Seen{Said: said, Won: tools.Won(&x.s), Asked: true}
	})
	return seen
}

// calibration prints the estimates of one table per game, by tenths, and how many of these games
// were won. The tables are of every kind, or those of a random turn.
func (g *gates) calibration(what string, n int, shaken bool) {
	seen := g.seen(n, func(x *game) bool {
		if shaken {
			tools.Shake(g.rules, &x.s, x.rnd)
			return true
		}
		return x.turns(x.rnd.IntN(20))
	})
	var tenths tools.Tenths
	tools.Tell(&tenths, seen)
	fmt.Printf("| %s: estimate | tables | mean estimate | won more than that |\n|---|---|---|---|\n", what)
	for k := range tenths {
		t := &tenths[k]
		fmt.Printf("| %d to %d %% | %.0f | %.1f %% | %s |\n", 10*k, 10*k+10, t.Said.N, 100*t.Said.Value(), t.Off.Points())
	}
	fmt.Println()
}

// still prints how much the estimate changes if the player ends a turn without a purchase, and how
// much on average over the turns of each side, early, in the middle and late.
func (g *gates) still(n int) {
	var mu sync.Mutex
	var idle tools.Mean
	var turns [2][3]tools.Mean
	g.each(n, func(_ int, x *game) {
		var quiet []float64
		var moved [2][3][]float64
		for before := x.win(); ; {
			side, stage := x.s.Turn.Active, min(2, int(x.s.Turn.Number-1)/8)
			for number := x.s.Turn.Number; x.s.Turn.Number == number && !x.s.Over(); {
				buying, was := side == duel.You && x.s.Turn.Phase == duel.PhaseBuy && !x.s.Turn.Bought, 0.0
				row, energy := x.s.Row, x.s.Sides[duel.You].Energy
				if buying {
					was = x.win()
					a, ok := x.coach.Advise(&duel.Table{State: x.s})
					buying = ok && a.Options[0].Event.Kind == duel.Passed
				}
				if err := x.player.Step(&x.s); err != nil {
					return
				}
				if buying && !x.s.Over() && x.s.Turn.Number != number && x.s.Row == row && x.s.Sides[duel.You].Energy == energy+1 {
					quiet = append(quiet, x.win()-was)
				}
			}
			after := tools.Won(&x.s)
			if !x.s.Over() {
				after = x.win()
			}
			moved[side][stage] = append(moved[side][stage], after-before)
			if before = after; x.s.Over() {
				break
			}
		}
		mu.Lock()
		defer mu.Unlock()
		for _, d := range quiet {
			idle.Add(d)
		}
		for side := range moved {
			for stage, list := range moved[side] {
				for _, d := range list {
					turns[side][stage].Add(d)
				}
			}
		}
	})
	fmt.Printf("Ending a turn without a purchase, where that is best: %.0f times, on the mean %s, at most %.2f.\n\n",
		idle.N, idle.Points(), 100*idle.Most)
	fmt.Println("| turns | early (1 to 8) | middle (9 to 16) | late |\n|---|---|---|---|")
	for side, name := range [...]string{"hers", "Autobot's"} {
		fmt.Printf("| %s | %s | %s | %s |\n", name, turns[side][0].Points(), turns[side][1].Points(), turns[side][2].Points())
	}
	fmt.Println()
}

// rows prints the estimates of tables of every kind with an unnamed row, compared with the mean
// over rows dealt from the cards nobody has seen.
func (g *gates) rows(n, deals int) {
	off := make([]float64, n)
	g.each(n, func(i int, x *game) {
		tools.Shake(g.rules, &x.s, x.rnd)
		off[i] = math.NaN()
		if _, why := x.s.Winner(); why != duel.NotWon {
			return
		}
		tools.HideRow(&x.s, 7)
		unnamed, sum := x.win(), 0.0
		for range deals {
			before := x.s
			tools.Deal(g.rules, &x.s, x.rnd)
			sum += x.win()
			x.s = before
		}
		off[i] = unnamed - sum/float64(deals)
	})
	var all tools.Mean
	far := 0
	for _, d := range off {
		if !math.IsNaN(d) {
			all.Add(d)
			if math.Abs(d) > 0.02 {
				far++
			}
		}
	}
	fmt.Printf("? ? ? less the mean over %d dealt rows: %.0f tables, on the mean %s, %d of them more than 2 off, the worst %.2f.\n",
		deals, all.N, all.Points(), far, 100*all.Most)
}
