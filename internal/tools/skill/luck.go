package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// luck plays games of players of all skills, looks back on each as its player plays, and prints the tenths of the luck
// that was in them, by the chance they began with: the table of coach/review/lucks.go.
func luck(games, workers int, seed uint64) error {
	r, list, tables, err := tools.Solved()
	if err != nil {
		return err
	}
	sums, err := tools.All(workers, games, func(i int) (sums review.Sums, err error) {
		rnd := rand.New(rand.NewPCG(seed, uint64(i)))
		k, skill := rnd.IntN(len(list)), coach.Skill{Sharp: 0.9 * rnd.Float64()}
		c := coach.New(r, tables[k])
		c.SetSkill(skill)
		g, err := typed(r, &list[k], sim.SkilledBy(c), rnd, false)
		if err == nil {
			sums = review.Of(r, c, g, skill).Sums
		}
		return sums, err
	})
	if err != nil {
		return err
	}
	var lucks [review.Starts][]float64
	for i := range sums {
		at := review.StartOf(sums[i].Start)
		lucks[at] = append(lucks[at], sums[i].Luck[duel.You]+sums[i].Luck[duel.Rival])
	}
	for _, list := range lucks {
		slices.Sort(list)
		var tenths []string
		for n := 1; n < 10 && len(list) > 0; n++ {
			tenths = append(tenths, fmt.Sprintf("%.2f", list[n*len(list)/10]))
		}
		fmt.Printf("\t{%s}, // %d games\n", strings.Join(tenths, ", "), len(list))
	}
	return nil
}
