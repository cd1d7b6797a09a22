package main

import (
	"fmt"
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// slipping is a table between two turns in a game of a player who slips.
type slipping struct {
	own, even  float64 // the network's log-odds for the player's sharpness, and for somebody who chooses at random
	slips, won float64
}

// slips plays games of players with random skill, and prints which two numbers of coach/skill.go explain best
// who won: how far slips move the value toward that of chance, and what they cost players who are ahead.
func (j *job) slips(n int) {
	seen, least := slices.Concat(tools.All(j.workers, n, func(i int) (seen []slipping) {
		rnd := j.chance(i)
		m, c := j.draw(rnd)
		skill := coach.Skill{Sharp: min(1, 1.05*rnd.Float64()), Slips: max(0, 0.9*rnd.Float64()-0.2)}
		c.SetSkill(skill)
		p := sim.NewPlayer(j.rules, sim.SkilledBy(c), rnd.Uint64())
		set := m.Setup(j.rules)
		set.First = duel.Side(rnd.IntN(2))
		s, turn := p.Start(set), int16(0)
		for !s.Over() && s.Turn.Number < 300 {
			if in, core, ok := c.Inputs(&s, nil); ok && s.Turn.Number != turn {
				net := coach.Learned()
				seen = append(seen, slipping{own: net.Logit(in, core, skill.Sharp), even: net.Logit(in, core, 0), slips: skill.Slips})
			}
			turn = s.Turn.Number
			tools.Must(p.Step(&s))
		}
		for i := range seen {
			seen[i].won = tools.Won(&s)
		}
		return seen
	})...), math.Inf(1)
	var best [2]float64
	for slipped := 0.5; slipped < 2.5; slipped += 0.05 {
		for ahead := 0.0; ahead < 1.2; ahead += 0.05 {
			if loss := slipLoss(seen, slipped, ahead); loss < least {
				least, best = loss, [...]float64{slipped, ahead}
			}
		}
	}
	fmt.Printf("of %d tables: slipped %.2f, ahead %.2f, log loss %.4f (%.4f without)\n",
		len(seen), best[0], best[1], least, slipLoss(seen, 0, 0))
}

// slipLoss returns the log loss of two numbers.
func slipLoss(seen []slipping, slipped, ahead float64) (sum float64) {
	for i := range seen {
		t := &seen[i]
		w := min(1, slipped*t.slips)
		x := (1-w)*t.own + w*t.even
		x -= ahead * t.slips * max(0, x)
		sum += math.Log1p(math.Exp(-x*(2*t.won-1))) / float64(len(seen))
	}
	return sum
}
