package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// This file has the pool: tables between two turns of games that were played, and how those games
// ended. It grows from run to run, so that a later training also uses the games of earlier ones.

// moment is a table between two turns.
type moment struct {
	State duel.State
	Game  uint32 // of the pool, counted up
	Won   bool   // by the human, in the end
	Skill uint8  // of the player, in hundredths
}

// readPool reads files of moments. It numbers the games on from file to file.
func readPool(names []string) (all []moment, err error) {
	next := uint32(0)
	for _, name := range names {
		more, err := training.ReadPool[moment](name)
		if err != nil {
			return nil, err
		}
		first := next
		for i := range more {
			more[i].Game += first
			next = max(next, more[i].Game+1)
		}
		all = append(all, more...)
	}
	return all, nil
}

// mostTurns is the number of turns after which a game is left out.
const mostTurns = 300

// each calls do with every number from 0 to n-1, and with coaches that nobody else uses meanwhile.
func (t *job) each(n int, net *coach.Network, do func(i int, read *reading)) {
	free := sync.Pool{New: func() any { return newReading(t.rules, net) }}
	tools.Each(t.workers, n, func(i int) {
		read := free.Get().(*reading)
		defer free.Put(read)
		do(i, read)
	})
}

// games plays n games, starting at first, each with its own random source, so that the number of workers does not change the games.
func (t *job) games(first, n int, of []tools.Matchup) []moment {
	got := make([][]moment, n)
	t.each(n, coach.Learned(), func(i int, read *reading) { got[i] = t.game(first+i, of, read) })
	return slices.Concat(got...)
}

// game plays one game. More than half of them get a shaken table, at the beginning or later, or a
// random purchase; what came before does not count then.
func (t *job) game(n int, of []tools.Matchup, read *reading) (out []moment) {
	rnd := rand.New(rand.NewPCG(t.seed, uint64(n)))
	set := of[rnd.IntN(len(of))].Setup(t.rules)
	skill := coach.Best.Sharp
	if t.skill {
		skill = skillOf(rnd)
	}
	start := t.rules.Start(set)
	c := read.coach(&start)
	c.SetSkill(coach.Skill{Sharp: skill})
	policy := &tools.Astray{Policy: sim.SkilledBy(c)}
	player := sim.NewPlayer(t.rules, policy, rnd.Uint64())
	set.First = duel.Side(rnd.IntN(2))
	s := player.Start(set)
	shaken := 0
	switch rnd.IntN(8) {
	case 0, 1, 2:
		shaken = 1
	case 3:
		shaken = 2 + rnd.IntN(10)
	case 4, 5:
		policy.Turn = int16(1 + rnd.IntN(16))
	}
	tables := policy.Tables(player, &s, shaken, rnd, mostTurns)
	for _, table := range tables {
		out = append(out, moment{table, uint32(n), tools.Won(&s) == 1, uint8(math.Round(best * skill))})
	}
	return out
}

// sharpness returns the sharpness of the players whose value a head of the network computes.
func sharpness(head int) float64 { return float64(head) / (coach.Skills - 1) }

// skillOf returns the skill of a player: most have one of those that the network knows.
func skillOf(rnd *rand.Rand) float64 {
	if n := rnd.IntN(10); n < 7 {
		return sharpness((n + 1) / 2)
	}
	return float64(5+rnd.IntN(95)) / 100
}
