package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
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
	skill bool      // players of all skills, not of best play alone
	free  sync.Pool // of coaches: those of workers that rest
}

// coaches are those of a worker, by the number of the seat.
type coaches map[int]*coach.Coach

// games plays the games from first on, n of them.
func (p *playing) games(first, n, workers int) []moment {
	got := make([][]moment, n)
	tools.Each(workers, n, func(i int) { got[i] = p.game(first + i) })
	return slices.Concat(got...)
}

// game plays one game. More than half of them come to a table of another kind, at the
// beginning or later, or to a purchase at random: what was before does not count then.
func (p *playing) game(n int) []moment {
	rnd := rand.New(rand.NewPCG(p.seed, uint64(n)))
	k := rnd.IntN(len(p.seats))
	m := &p.seats[k]
	cs, ok := p.free.Get().(coaches)
	if !ok {
		cs = coaches{}
	}
	defer p.free.Put(cs)
	skill := p.ready(cs, k, rnd)
	policy := &astray{Skilled: sim.SkilledBy(cs[k])}
	player := sim.NewPlayer(p.rules, policy, rnd.Uint64())
	set := m.Setup(p.rules)
	set.First = duel.Side(rnd.IntN(2))
	s := player.Start(set)
	shaken := turned(rnd, policy)
	var out []moment
	see := func() bool {
		if int(s.Turn.Number) == shaken {
			out = out[:0]
			tools.Shake(p.rules, &s, rnd)
			if _, why := s.Winner(); why != duel.NotWon {
				return false
			}
		}
		at := momentOf(&s)
		at.Game, at.Skill = uint32(n), uint8(math.Round(100*skill))
		out = append(out, at)
		return true
	}
	if !see() {
		return nil
	}
	for turn := s.Turn.Number; !s.Over(); {
		strays := policy.strayed
		if err := player.Step(&s); err != nil || s.Turn.Number > mostTurns {
			return nil
		}
		if policy.strayed != strays {
			out = out[:0]
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

// ready makes the coach of a pair of seats ready for a game, and returns the skill that it plays with.
func (p *playing) ready(cs coaches, k int, rnd *rand.Rand) float64 {
	if cs[k] == nil {
		cs[k] = coach.New(p.rules, p.seats[k].table)
	}
	skill := coach.Best.Sharp
	if p.skill {
		skill = skillOf(rnd)
	}
	cs[k].SetSkill(coach.Skill{Sharp: skill})
	return skill
}

// turned draws at which turn the table becomes one of another kind, -1 for never, or the policy goes astray.
func turned(rnd *rand.Rand, policy *astray) (shaken int) {
	switch rnd.IntN(8) {
	case 0, 1, 2:
		return 1
	case 3:
		return 2 + rnd.IntN(10)
	case 4, 5:
		policy.turn = int16(1 + rnd.IntN(16))
	}
	return -1
}

// skillOf is the skill of a player: most have one of those that the network knows.
func skillOf(rnd *rand.Rand) float64 {
	if n := rnd.IntN(10); n < 7 {
		return coach.Skills[(n+1)/2]
	}
	return float64(5+rnd.IntN(95)) / 100
}

// astray plays as a player of the coach's skill does, but for one purchase by chance, in her first buy step
// from a turn on (0: never).
type astray struct {
	*sim.Skilled
	turn    int16
	strayed bool
}

// Next is the next event.
func (a *astray) Next(p *sim.Player, s *duel.State) duel.Event {
	if s.Turn.Phase == duel.PhaseBuy && !a.strayed && a.turn > 0 && s.Turn.Number >= a.turn {
		if list := p.Options(s); len(list) > 1 {
			a.strayed = true
			return list[p.Rand.IntN(len(list))]
		}
	}
	return a.Skilled.Next(p, s)
}
