package tools

import (
	"math/rand/v2"

	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// Astray plays like a policy, except for one random purchase, to reach tables that the policy would not.
type Astray struct {
	sim.Policy
	Turn    int16 // the first turn in whose buy step it may stray; 0 for never
	strayed bool
}

// Next implements sim.Policy.
func (a *Astray) Next(p *sim.Player, s *duel.State) duel.Event {
	if a.Turn > 0 && s.Turn.Phase == duel.PhaseBuy && s.Turn.Number >= a.Turn {
		if list := p.Options(s); len(list) > 1 {
			a.Turn, a.strayed = 0, true
			return list[p.Rand.IntN(len(list))]
		}
	}
	return a.Policy.Next(p, s)
}

// Tables plays a game to its end from its present table, and returns its tables between turns; none if it does not end within
// most turns. At the turn shaken, Shake changes its table. Tables before that, or before the random purchase, do not count.
func (a *Astray) Tables(p *sim.Player, s *duel.State, shaken int, rnd *rand.Rand, most int16) (list []duel.State) {
	for turn := int16(0); !s.Over(); {
		if s.Turn.Number != turn {
			turn = s.Turn.Number
			if int(turn) == shaken {
				list = list[:0]
				Shake(p.Rules, s, rnd)
				if _, why := s.Winner(); why != duel.NotWon {
					return nil
				}
			}
			list = append(list, *s)
		}
		if err := p.Step(s); err != nil || s.Turn.Number > most {
			return nil
		}
		if a.strayed {
			list, a.strayed = list[:0], false
		}
	}
	return list
}
