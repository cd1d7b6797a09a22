package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/rules/duel"
)

// Coached plays the full rules, cards included, by the coach's advice. Use one per goroutine.
type Coached struct{ coach *coach.Coach }

// CoachedBy returns the policy of a coach.
func CoachedBy(c *coach.Coach) *Coached { return &Coached{c} }

// Next returns the best event.
func (c *Coached) Next(_ *Player, s *duel.State) duel.Event { return c.coach.Choose(s) }

// Answer returns the best answer.
func (c *Coached) Answer(_ *Player, s *duel.State, q *duel.Question) duel.Answer {
	return c.coach.Reply(s, q)
}

// Skilled plays the full rules like players of the coach's skill: the better an option, the more often.
type Skilled struct{ Coached }

// SkilledBy returns the policy of a coach, whose skill is that of the player.
func SkilledBy(c *coach.Coach) *Skilled { return &Skilled{Coached{c}} }

// Next returns an event that such a player may choose.
func (c *Skilled) Next(p *Player, s *duel.State) duel.Event { return c.coach.Draw(s, p.Rand.Float64) }
