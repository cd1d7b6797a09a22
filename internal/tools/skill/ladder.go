package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// ladder plays games of players of several skills on each rung with each monster, rivals and
// starters in turn. It prints how many of them are won, with 95 % intervals, beside the coach's
// estimate before the first roll. The games of one column have the same dice.
func (j *job) ladder(n int) {
	for _, skill := range []float64{0.25, 0.5, 0.75, 1} {
		fmt.Printf("| skill %v: rung |", skill)
		for _, m := range j.rules.Box.Monsters {
			fmt.Printf(" %s |", m.ID)
		}
		fmt.Println(" all |\n|---|" + strings.Repeat("---|", len(j.rules.Box.Monsters)+1))
		for rung := range advice.Rungs {
			fmt.Printf("| %d |", rung+1)
			var all tools.Told
			for _, monster := range j.rules.Box.Monsters {
				games := slices.DeleteFunc(tools.Games(j.rules), func(m tools.Matchup) bool {
					return m.You != monster.ID || m.Hard != advice.Rungs[rung].Hard
				})
				seen := tools.All(j.workers, n, func(i int) tools.Seen {
					m := games[i/2%len(games)]
					m.First = duel.Side(i % 2)
					return j.climb(&m, coach.Skill{Sharp: skill}, &advice.Rungs[rung], j.seed+uint64(i))
				})
				var told tools.Told
				tools.Tell(&told, seen)
				tools.Tell(&all, seen)
				fmt.Print(cell(&told))
			}
			fmt.Println(cell(&all))
		}
	}
}

// climb plays a game on a rung.
func (j *job) climb(m *tools.Matchup, skill coach.Skill, rung *advice.Rung, seed uint64) tools.Seen {
	c := coach.New(j.rules, m.Table(j.rules))
	c.SetSkill(skill)
	t, err := rung.Begin(j.rules, *m.Setup(j.rules))
	tools.Must(err)
	said := c.Win(&t).AsPlayed
	p := sim.NewPlayer(j.rules, sim.SkilledBy(c), seed)
	s := p.Start(m.Setup(j.rules))
	s.Sides, s.Marker = t.State.Sides, t.State.Marker
	tools.Must(p.Continue(&s, 300))
	return tools.Seen{Said: said, Won: tools.Won(&s), Asked: true}
}

// cell returns the share of games won, its interval, and the estimate.
func cell(t *tools.Told) string {
	won := t.Said.Value() + t.Off.Value()
	return fmt.Sprintf(" %.0f +-%.0f (%.0f) |", 100*won, 196*math.Sqrt(max(0, won*(1-won))/t.Said.N), 100*t.Said.Value())
}
