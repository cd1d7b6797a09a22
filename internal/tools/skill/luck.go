package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// luck plays games of players of all skills, reviews each as its player plays, and prints the
// deciles of the luck in them by the chance at the start: the table of coach/review/lucks.go.
func (j *job) luck(games int) {
	sums := tools.All(j.workers, games, func(i int) review.Sums {
		return j.lookedBack(i, func(rnd *rand.Rand) coach.Skill { return coach.Skill{Sharp: 0.9 * rnd.Float64()} })
	})
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
}

// lookedBack plays a game of a player of a skill, and reviews it as that player plays.
func (j *job) lookedBack(i int, of func(*rand.Rand) coach.Skill) review.Sums {
	rnd := j.chance(i)
	m, c := j.draw(rnd)
	skill := of(rnd)
	c.SetSkill(skill)
	return review.Of(j.rules, c, j.typed(m, sim.SkilledBy(c), rnd, false), skill).Sums
}

// drift plays games of players of some skills, reviews each as its player plays, and prints how far
// the estimate itself changes in a game: when nothing was rolled, turned up or chosen.
func (j *job) drift(games int) {
	for _, skill := range []coach.Skill{{Sharp: 0.3}, {Sharp: 0.6}, {Sharp: 0.9}, review.Beginner} {
		var m tools.Mean
		for _, sums := range tools.All(j.workers, games, func(i int) review.Sums {
			return j.lookedBack(i, func(*rand.Rand) coach.Skill { return skill })
		}) {
			m.Add(math.Abs(sums.Drift))
		}
		fmt.Printf("skill %+v: not explained, %s points a game\n", skill, m.Points())
	}
}
