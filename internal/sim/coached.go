package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Coached plays the full rules by the coach's advice, cards included. Use one per
// goroutine.
type Coached struct{ coach *coach.Coach }

// NewCoached is the policy for games of a solved matchup.
func NewCoached(r *duel.Rules, t *core.Table) *Coached {
	return CoachedBy(coach.New(r, t))
}

// CoachedBy is the policy of a coach.
func CoachedBy(c *coach.Coach) *Coached { return &Coached{c} }

// Next is the best event.
func (c *Coached) Next(_ *Player, s *duel.State) duel.Event { return c.coach.Choose(s) }

// Answer is the best answer.
func (c *Coached) Answer(_ *Player, s *duel.State, q *duel.Question) duel.Answer {
	return c.coach.Reply(s, q)
}

// Skilled plays the full rules as players of the coach's skill do: the better an option, the more often.
type Skilled struct{ Coached }

// SkilledBy is the policy of a coach, whose skill is that of the player.
func SkilledBy(c *coach.Coach) *Skilled { return &Skilled{Coached{c}} }

// Next is an event that such a player may choose.
func (c *Skilled) Next(p *Player, s *duel.State) duel.Event { return c.coach.Draw(s, p.Rand.Float64) }
