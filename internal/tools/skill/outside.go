package main

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// carefree plays greedily and buys anything, or nothing.
type carefree struct{ sim.Greedy }

// Next is any purchase in the buy step.
func (c carefree) Next(p *sim.Player, s *duel.State) duel.Event {
	if s.Turn.Phase == duel.PhaseBuy {
		list := p.Options(s)
		return list[p.Rand.IntN(len(list))]
	}
	return c.Greedy.Next(p, s)
}

// blind plays as well as the coach, but as if the destruction marker never left the middle.
type blind struct{ *sim.Coached }

// Next is the best event of such a table.
func (b blind) Next(p *sim.Player, s *duel.State) duel.Event {
	seen := *s
	seen.Marker[duel.DestructionTrack] = 0
	return b.Coached.Next(p, &seen)
}

// Answer is the best answer of such a table, or any where the real one does not take it.
func (b blind) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	a, choices := b.Coached.Answer(p, s, q), p.Choices(s, q)
	if len(choices) > 0 && !slices.Contains(choices, a) {
		return choices[0]
	}
	return a
}

// outside plays games of players who do not choose as those of any skill do: twenty of which the skill is thought, and
// then others, of which it prints how many were won beside what was said before the first roll.
func outside(games, workers int, seed uint64) error {
	r, list, tables, err := tools.Solved()
	if err != nil {
		return err
	}
	for _, player := range []struct {
		name   string
		policy func(*core.Table) sim.Policy
	}{
		{"greedy", func(*core.Table) sim.Policy { return sim.Greedy{} }},
		{"greedy, buys anything", func(*core.Table) sim.Policy { return carefree{} }},
		{"best play, blind to Destruction", func(t *core.Table) sim.Policy { return blind{sim.NewCoached(r, t)} }},
	} {
		rnd := rand.New(rand.NewPCG(seed, 20))
		var before []review.Sums
		for range ofEach {
			k := rnd.IntN(len(list))
			g, err := typed(r, &list[k], player.policy(tables[k]), rnd, true)
			if err != nil {
				return err
			}
			before = append(before, review.Of(r, coach.New(r, tables[k]), g, coach.Best).Sums)
		}
		skill := review.SkillOf(before)
		seen, err := tools.All(workers, games, func(i int) (tools.Seen, error) {
			rnd := rand.New(rand.NewPCG(seed+1, uint64(i)))
			k := rnd.IntN(len(list))
			c := coach.New(r, tables[k])
			c.SetSkill(skill)
			p := sim.NewPlayer(r, player.policy(tables[k]), rnd.Uint64())
			set := list[k].Setup(r)
			set.First = duel.Side(i % 2)
			s := p.Start(set)
			said := c.Win(&duel.Table{State: s}).AsPlayed
			err := p.Continue(&s, 300)
			return tools.Seen{Said: said, Won: won(&s), Asked: true}, err
		})
		if err != nil {
			return err
		}
		var told tools.Told
		told.Tell(seen)
		fmt.Printf("%s: thought %.2f after %d games; of %d others %.1f %% said, won more than that %s\n",
			player.name, skill, ofEach, games, 100*told.Said.Value(), told.Off.Points())
	}
	return nil
}
