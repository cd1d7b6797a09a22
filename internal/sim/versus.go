package sim

import "kingoftokyo/rules/duel"

// Versus is a policy for each side, if both sides choose.
type Versus [2]Policy

// Next returns the choice of the side whose turn it is.
func (v Versus) Next(p *Player, s *duel.State) duel.Event { return v[s.Turn.Active].Next(p, s) }

// Answer returns the choice of the side that is asked.
func (v Versus) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	return v[q.Side].Answer(p, s, q)
}
