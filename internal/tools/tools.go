// Package tools is what the tools share that measure the coach: the box's rules, solo
// games by the names of their monsters, and work shared out among goroutines.
package tools

import (
	"context"
	"sync"
	"sync/atomic"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/store"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// Matchup is a solo game, its monsters by their ids in cards.yaml.
type Matchup struct {
	You, Rival string
	Hard       bool
	First      duel.Side // who begins
}

// Rules are the rules of Duel with the cards of the program, Autobot included.
func Rules() (*duel.Rules, error) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return nil, err
	}
	return autobot.NewRules(lib.Duel), nil
}

// Setup is the set-up of the game.
func (m *Matchup) Setup(r *duel.Rules) *duel.Setup {
	you, _ := r.Box.Monster(m.You)
	rival, _ := r.Box.Monster(m.Rival)
	set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, m.First)
	set.Options.Hard = m.Hard
	return &set
}

// Solve is the solved table of the game without cards, from the store if it is there.
func (m *Matchup) Solve(r *duel.Rules, s *store.Store) (*core.Table, error) {
	start := r.Start(m.Setup(r))
	key, _ := coach.Matchup(r, &start)
	return s.Table(context.Background(), key, core.Options{Workers: s.Workers})
}

// Each calls do with every number from 0 to n-1, by so many goroutines (at least one),
// and returns when all are done.
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
