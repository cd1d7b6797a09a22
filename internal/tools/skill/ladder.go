package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// ladder plays games of players of each of some skills on each rung with each monster, rivals and starters in turn, and prints how many
// of them are won, with their interval of 95 %, beside what the coach said before the first roll. The games of one column have the same
// dice.
func ladder(n int, skills string, workers int, seed uint64) error {
	r, list, tables, err := tools.Solved()
	if err != nil {
		return err
	}
	for _, word := range strings.Split(skills, ",") {
		skill, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return err
		}
		fmt.Printf("| skill %s: rung |", word)
		for _, m := range r.Box.Monsters {
			fmt.Printf(" %s |", m.ID)
		}
		fmt.Println(" all |\n|---|" + strings.Repeat("---|", len(r.Box.Monsters)+1))
		for rung := range advice.Rungs {
			fmt.Printf("| %d |", rung+1)
			var all tools.Told
			for _, monster := range r.Box.Monsters {
				var games []int // of the monster, by their numbers in list
				for k := range list {
					if list[k].You == monster.ID && list[k].Hard == advice.Rungs[rung].Hard {
						games = append(games, k)
					}
				}
				seen, err := tools.All(workers, n, func(i int) (tools.Seen, error) {
					k := games[i/2%len(games)]
					m := list[k]
					m.First = duel.Side(i % 2)
					c := coach.New(r, tables[k])
					c.SetSkill(coach.Skill{Sharp: skill})
					return climb(r, c, &m, &advice.Rungs[rung], seed+uint64(i))
				})
				if err != nil {
					return err
				}
				var told tools.Told
				told.Tell(seen)
				all.Tell(seen)
				fmt.Print(cell(&told))
			}
			fmt.Println(cell(&all))
		}
	}
	return nil
}

// climb plays a game on a rung.
func climb(r *duel.Rules, c *coach.Coach, m *tools.Matchup, rung *advice.Rung, seed uint64) (seen tools.Seen, err error) {
	t, err := rung.Begin(r, *m.Setup(r))
	if err != nil {
		return seen, err
	}
	seen.Said, seen.Asked = c.Win(&t).AsPlayed, true
	p := sim.NewPlayer(r, sim.SkilledBy(c), seed)
	s := p.Start(m.Setup(r))
	s.Sides, s.Marker = t.State.Sides, t.State.Marker
	err = p.Continue(&s, 300)
	seen.Won = won(&s)
	return seen, err
}

// cell is how many games were won of which something was said.
func cell(t *tools.Told) string {
	won := t.Said.Value() + t.Off.Value()
	return fmt.Sprintf(" %.0f +-%.0f (%.0f) |", 100*won, 196*math.Sqrt(max(0, won*(1-won))/t.Said.N), 100*t.Said.Value())
}
