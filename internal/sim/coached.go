package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Coached plays the full rules, cards included, by the coach's advice. Use one per goroutine.
type Coached struct {
	coach   *coach.Coach
	skilled bool // like players of the coach's skill: the better an option, the more often
}

// CoachedBy returns the policy of a coach.
func CoachedBy(c *coach.Coach) *Coached { return &Coached{coach: c} }

// SkilledBy returns the policy of a coach, whose skill is that of the player.
func SkilledBy(c *coach.Coach) *Coached { return &Coached{c, true} }

// Next returns the best event, or one that such a player may choose.
func (c *Coached) Next(p *Player, s *duel.State) duel.Event {
	if c.skilled {
		return c.coach.Choose(s, p.Rand.Float64)
	}
	return c.coach.Choose(s, nil)
}

// Answer returns the best answer.
func (c *Coached) Answer(_ *Player, s *duel.State, q *duel.Question) duel.Answer {
	return c.coach.Reply(s, q)
}

// Solved plays the full rules as if there were no cards: best by the solved core. It never buys,
// and uses nothing beyond the core (nor The King's power). Its games are those of the core, whose
// table gives its share of wins. Use one per goroutine.
type Solved struct{ Coached }

// NewSolved returns the policy for games of a solved matchup.
func NewSolved(r *duel.Rules, t *core.Table) *Solved {
	c := coach.New(r, t)
	c.Cardless = true
	return &Solved{Coached{coach: c}}
}

// Answer returns the best answer by the core's table. It declines what is beyond the core, or
// chooses what has the least effect.
func (v *Solved) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	core := q.ID == duel.AskSymbol || q.ID == duel.AskGigazaur || q.ID == duel.AskAlienoid || q.ID == duel.AskMeka
	if q.No && !core {
		return duel.No
	}
	return v.Coached.Answer(p, s, q)
}
