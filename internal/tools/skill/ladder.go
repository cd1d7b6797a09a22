package main

import (
	"fmt"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// ladder plays games of players of each of some skills on each rung, monsters, rivals and starters in turn, and prints how many
// of them are won, beside what the coach said before the first roll. The games of one column have the same dice.
func ladder(n int, skills string, workers int, seed uint64) error {
	r, list, tables, err := tools.Solved()
	if err != nil {
		return err
	}
	var columns []float64
	for _, word := range strings.Split(skills, ",") {
		skill, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return err
		}
		columns = append(columns, skill)
	}
	for rung := range duelbox.Rungs {
		fmt.Printf("| %d |", rung+1)
		for _, skill := range columns {
			won, said, faults := make([]bool, n), make([]float64, n), make([]error, n)
			tools.Each(workers, n, func(i int) {
				k := i * 7 % len(list)
				if list[k].Hard != duelbox.Rungs[rung].Hard {
					k ^= 1
				}
				m := list[k]
				m.First = duel.Side(i % 2)
				t, err := duelbox.Rungs[rung].Begin(r, *m.Setup(r))
				if err != nil {
					faults[i] = err
					return
				}
				c := coach.New(r, tables[k])
				c.SetSkill(skill)
				said[i] = c.Win(&t).AsPlayed
				p := sim.NewPlayer(r, sim.SkilledBy(c), seed+uint64(i))
				s := p.Start(m.Setup(r))
				s.Sides, s.Marker = t.State.Sides, t.State.Marker
				if faults[i] = p.Continue(&s, 300); faults[i] == nil {
					side, _ := s.Winner()
					won[i] = side == duel.You
				}
			})
			count, sum := 0, 0.0
			for i := range n {
				if faults[i] != nil {
					return faults[i]
				}
				if sum += said[i]; won[i] {
					count++
				}
			}
			fmt.Printf(" %.0f (%.0f) |", 100*float64(count)/float64(n), 100*sum/float64(n))
		}
		fmt.Println()
	}
	return nil
}
