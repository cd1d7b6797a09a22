package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Solved plays the full rules as if there were no cards: best by the solved core. It never buys,
// and uses nothing beyond the core (nor The King's power). Its games are those of the core, whose
// table gives its share of wins. Use one per goroutine.
type Solved struct{ Coached }

// NewSolved returns the policy for games of a solved matchup.
func NewSolved(r *duel.Rules, t *core.Table) *Solved {
	c := coach.New(r, t)
	c.Cardless = true
	return &Solved{Coached{c}}
}

// Answer returns the best answer by the core's table. It declines what is beyond the core, or
// chooses what has the least effect.
func (v *Solved) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	switch q.ID {
	case duel.AskSymbol, duel.AskGigazaur, duel.AskAlienoid, duel.AskMeka:
		return v.Coached.Answer(p, s, q)
	}
	if q.No {
		return duel.No
	}
	return v.Coached.Answer(p, s, q)
}
