package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
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
	sums, err := tools.All(workers, games, func(i int) (review.Sums, error) {
		rnd := rand.New(rand.NewPCG(seed, uint64(i)))
		k, skill := rnd.IntN(len(list)), coach.Skill{Sharp: 0.9 * rnd.Float64()}
		return lookedBack(r, &list[k], tables[k], skill, rnd)
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

// lookedBack plays a game of a player of a skill, and looks back on it as that player plays.
func lookedBack(r *duel.Rules, m *tools.Matchup, t *core.Table, skill coach.Skill, rnd *rand.Rand) (sums review.Sums, err error) {
	c := coach.New(r, t)
	c.SetSkill(skill)
	g, err := typed(r, m, sim.SkilledBy(c), rnd, false)
	if err == nil {
		sums = review.Of(r, c, g, skill).Sums
	}
	return sums, err
}

// drift plays games of players of some skills, looks back on each as its player plays, and prints how far the estimate moves a game by
// itself: where nothing was rolled, turned up or chosen.
func drift(games, workers int, seed uint64) error {
	r, list, tables, err := tools.Solved()
	if err != nil {
		return err
	}
	for _, skill := range []coach.Skill{{Sharp: 0.3}, {Sharp: 0.6}, {Sharp: 0.9}, review.Beginner} {
		sums, err := tools.All(workers, games, func(i int) (review.Sums, error) {
			rnd := rand.New(rand.NewPCG(seed, uint64(i)))
			k := rnd.IntN(len(list))
			return lookedBack(r, &list[k], tables[k], skill, rnd)
		})
		if err != nil {
			return err
		}
		var m tools.Mean
		for i := range sums {
			m.Add(math.Abs(sums[i].Drift))
		}
		fmt.Printf("skill %+v: not explained, %s points a game\n", skill, m.Points())
	}
	return nil
}
