package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Solved plays the full rules as if there were no cards: best by the solved core, it
// never buys, and uses nothing beyond the core (The King's power neither). Its games are
// those of the core, whose table says how many it wins. Use one per goroutine.
type Solved struct {
	rules *duel.Rules
	coach *coach.Coach
}

// NewSolved is the policy for games of a solved matchup.
func NewSolved(r *duel.Rules, t *core.Table) *Solved {
	v := &Solved{rules: r, coach: coach.New(r, t)}
	v.coach.Cardless = true
	return v
}

// Next is the best event by the core's table.
func (v *Solved) Next(_ *Player, s *duel.State) duel.Event {
	if v.rules.LabOpen(s) || s.Turn.Phase == duel.PhaseBuy {
		return duel.Event{Kind: duel.Passed}
	}
	return v.coach.Choose(s)
}

// Answer is the best answer by the core's table; what is beyond the core is declined,
// or has the least effect.
func (v *Solved) Answer(_ *Player, s *duel.State, q *duel.Question) duel.Answer {
	switch q.ID {
	case duel.AskSymbol, duel.AskGigazaur, duel.AskAlienoid, duel.AskMeka:
		return v.coach.Reply(s, q)
	}
	if q.No {
		return duel.No
	}
	return v.coach.Reply(s, q)
}
