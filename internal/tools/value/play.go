package main

import (
	"math/rand/v2"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
	"kingoftokyo/sim"
)

// This file plays the games of the pool.

// mostTurns is after how many turns a game is left out.
const mostTurns = 300

// seat is a matchup to play.
type seat struct {
	tools.Matchup
	table *core.Table
}

// playing plays games of all seats, each game with chance of its own: the same games
// whatever the number of workers.
type playing struct {
	rules *duel.Rules
	seats []seat
	seed  uint64
	mu    sync.Mutex
	free  []map[int]*coach.Coach // of workers that rest
}

// games plays the games from first on, n of them.
func (p *playing) games(first, n, workers int) []moment {
	got := make([][]moment, n)
	tools.Each(workers, n, func(i int) { got[i] = p.game(first + i) })
	var all []moment
	for i := range got {
		all = append(all, got[i]...)
	}
	return all
}

// borrow are the coaches of a worker; give returns them.
func (p *playing) borrow() map[int]*coach.Coach {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.free); n > 0 {
		cs := p.free[n-1]
		p.free = p.free[:n-1]
		return cs
	}
	return map[int]*coach.Coach{}
}

func (p *playing) give(cs map[int]*coach.Coach) {
	p.mu.Lock()
	p.free = append(p.free, cs)
	p.mu.Unlock()
}

// game plays one game. Half of them begin at tables of every kind, or come to one in
// their course: what was before does not count then.
func (p *playing) game(n int) []moment {
	rnd := rand.New(rand.NewPCG(p.seed, uint64(n)))
	k := rnd.IntN(len(p.seats))
	m := &p.seats[k]
	cs := p.borrow()
	defer p.give(cs)
	if cs[k] == nil {
		cs[k] = coach.New(p.rules, m.table)
	}
	player := sim.NewPlayer(p.rules, sim.CoachedBy(cs[k]), rnd.Uint64())
	set := m.Setup(p.rules)
	set.First = duel.Side(rnd.IntN(2))
	s := player.Start(set)
	shaken := -1
	switch rnd.IntN(8) {
	case 0, 1, 2:
		shaken = 1
	case 3:
		shaken = 2 + rnd.IntN(10)
	}
	var out []moment
	see := func() bool {
		if int(s.Turn.Number) == shaken {
			out = out[:0]
			shake(p.rules, &s, rnd)
			if _, why := s.Winner(); why != duel.NotWon {
				return false
			}
		}
		at := momentOf(&s)
		at.Game = uint32(n)
		out = append(out, at)
		return true
	}
	if !see() {
		return nil
	}
	for turn := s.Turn.Number; !s.Over(); {
		if err := player.Step(&s); err != nil || s.Turn.Number > mostTurns {
			return nil
		}
		if s.Turn.Number != turn && !s.Over() {
			turn = s.Turn.Number
			if !see() {
				return nil
			}
		}
	}
	side, _ := s.Winner()
	for i := range out {
		out[i].Won = side == duel.You
	}
	return out
}
