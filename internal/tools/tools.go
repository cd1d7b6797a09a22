// Package tools has what the tools that measure the coach share: the rules of Duel, solo games by the names of
// their monsters, and work spread over goroutines.
package tools

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/tables"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// Run is the main function of a tool that plays games. It reads the flags, including the seed (default:
// seed) and the number of workers. If do fails, the tool prints the error and ends with status 1.
func Run(seed uint64, do func(seed uint64, workers int) error) {
	from := flag.Uint64("seed", seed, "what dice, decks and training follow from; measure with one that was not trained with")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "games played at once; the result is the same")
	flag.Parse()
	if err := do(*from, *workers); err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", filepath.Base(os.Args[0]), err)
		os.Exit(1)
	}
}

// Matchup is a solo game, with its monsters by their ids in cards.yaml.
type Matchup struct {
	You, Rival string
	Hard       bool
	First      duel.Side // who begins
}

// Must panics if the tool's own games go wrong.
func Must(err error) {
	if err != nil {
		panic(err)
	}
}

// Rules returns the rules of Duel with the cards of the program, Autobot included.
func Rules() *duel.Rules {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	Must(err)
	return autobot.NewRules(lib.Duel())
}

// Setup returns the set-up of the game.
func (m *Matchup) Setup(r *duel.Rules) *duel.Setup {
	you, _ := r.Box.Monster(m.You)
	rival, _ := r.Box.Monster(m.Rival)
	set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, m.First)
	set.Options.Hard = m.Hard
	return &set
}

// Table returns the solved table of the game without cards.
func (m *Matchup) Table(r *duel.Rules) *core.Table {
	start := r.Start(m.Setup(r))
	return TableOf(r, &start)
}

// TableOf returns the solved table of a solo game; there is one for each.
func TableOf(r *duel.Rules, s *duel.State) *core.Table {
	key, _ := coach.Matchup(r, s)
	t, ok := tables.Of(key)
	if !ok {
		panic("no table " + tables.Name(key))
	}
	return t
}

// Each calls do with every number from 0 to n-1, in a number of goroutines (at least one), and
// returns when all are done.
func Each(workers, n int, do func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range max(1, workers) {
		wg.Go(func() {
			for i := int(next.Add(1) - 1); i < n; i = int(next.Add(1) - 1) {
				do(i)
			}
		})
	}
	wg.Wait()
}

// All calls do with every number from 0 to n-1, in a number of goroutines, and returns the results in their order.
func All[T any](workers, n int, do func(i int) T) []T {
	said := make([]T, n)
	Each(workers, n, func(i int) { said[i] = do(i) })
	return said
}

// Games returns all solo games of the box: each pair of monsters on both difficulties.
func Games(r *duel.Rules) []Matchup {
	var list []Matchup
	for _, you := range r.Box.Monsters {
		for _, rival := range r.Box.Monsters {
			for _, hard := range []bool{false, true} {
				if you.ID != rival.ID {
					list = append(list, Matchup{You: you.ID, Rival: rival.ID, Hard: hard})
				}
			}
		}
	}
	return list
}

// Tables returns the matchups whose tables the games of the box need.
func Tables(r *duel.Rules) []core.Matchup {
	var list []core.Matchup
	for _, m := range Games(r) {
		start := r.Start(m.Setup(r))
		if key, _ := coach.Matchup(r, &start); !slices.Contains(list, key) {
			list = append(list, key)
		}
	}
	return list
}
