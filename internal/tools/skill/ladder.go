package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	duelbox "kingoftokyo/companion/boxes/duel"
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
		for rung := range duelbox.Rungs {
			fmt.Printf("| %d |", rung+1)
			var all tools.Told
			for _, monster := range r.Box.Monsters {
				var games []int // of the monster, by their numbers in list
				for k := range list {
					if list[k].You == monster.ID && list[k].Hard == duelbox.Rungs[rung].Hard {
						games = append(games, k)
					}
				}
				said, won, faults := make([]float64, n), make([]float64, n), make([]error, n)
				tools.Each(workers, n, func(i int) {
					k := games[i/2%len(games)]
					m := list[k]
					m.First = duel.Side(i % 2)
					c := coach.New(r, tables[k])
					c.SetSkill(skill)
					said[i], won[i], faults[i] = climb(r, c, &m, &duelbox.Rungs[rung], seed+uint64(i))
				})
				var told tools.Told
				for i := range n {
					if faults[i] != nil {
						return faults[i]
					}
					told.Add(said[i], won[i])
					all.Add(said[i], won[i])
				}
				fmt.Print(cell(&told))
			}
			fmt.Println(cell(&all))
		}
	}
	return nil
}

// climb plays a game on a rung: what the coach says of it, and 1 where its player wins.
func climb(r *duel.Rules, c *coach.Coach, m *tools.Matchup, rung *duelbox.Rung, seed uint64) (said, won float64, err error) {
	t, err := rung.Begin(r, *m.Setup(r))
	if err != nil {
		return 0, 0, err
	}
	said = c.Win(&t).AsPlayed
	p := sim.NewPlayer(r, sim.SkilledBy(c), seed)
	s := p.Start(m.Setup(r))
	s.Sides, s.Marker = t.State.Sides, t.State.Marker
	if err := p.Continue(&s, 300); err != nil {
		return 0, 0, err
	}
	if side, _ := s.Winner(); side == duel.You {
		won = 1
	}
	return said, won, nil
}

// cell is how many games were won of which something was said.
func cell(t *tools.Told) string {
	won := t.Said.Value() + t.Off.Value()
	return fmt.Sprintf(" %.0f +-%.0f (%.0f) |", 100*won, 196*math.Sqrt(max(0, won*(1-won))/t.Said.N), 100*t.Said.Value())
}
