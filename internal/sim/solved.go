package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Solved plays the full rules as if there were no cards: best by the solved core. It never buys,
// and uses nothing beyond the core (nor The King's power). Its games are those of the core, whose
// table gives its share of wins. Use one per goroutine.
type Solved struct {
	rules *duel.Rules
	coach *coach.Coach
	turn  *solve.Turn
	at    core.Position // of turn
	dice  int           // of turn
}

// NewSolved returns the policy for games of a solved matchup.
func NewSolved(r *duel.Rules, t *core.Table) *Solved {
	v := &Solved{rules: r, coach: coach.New(r, t), turn: solve.NewTurn(t)}
	v.coach.Cardless = true
	return v
}

// Next returns the best event by the core's table.
func (v *Solved) Next(_ *Player, s *duel.State) duel.Event {
	switch t := &s.Turn; {
	case v.rules.LabOpen(s), t.Phase == duel.PhaseBuy:
		return duel.Event{Kind: duel.Passed}
	case t.Phase <= duel.PhaseRoll && t.Rolls == 0 && v.rules.MoreTokens(s) == 0 && v.rules.DiceCount(s) > 0:
		return duel.Event{Kind: duel.Rolled}
	case t.Phase == duel.PhaseRoll && t.Rolls > 0 && !t.Said:
		if keep := v.keep(s); keep != t.Dice {
			return duel.Event{Kind: duel.Kept, Roll: keep}
		}
	}
	return v.coach.Choose(s)
}

// keep returns the best keep of the present dice.
func (v *Solved) keep(s *duel.State) rules.Roll {
	you, bot := &s.Sides[duel.You], &s.Sides[duel.Rival]
	at := core.Position{Hearts: [2]int8{int8(you.Hearts), int8(bot.Hearts)}, Fame: int8(s.Marker[duel.FameTrack] / 2),
		Destruction: int8(s.Marker[duel.DestructionTrack] / 2), Energy: int8(bot.Energy), Dice: you.Dice}
	if n := s.Turn.Dice.Total(); at != v.at || n != v.dice {
		v.at, v.dice = at, n
		v.turn.Begin(at, n)
	}
	return v.turn.Best(s.Turn.Dice, 3-int(s.Turn.Rolls)).Dice
}

// Answer returns the best answer by the core's table. It declines what is beyond the core, or
// chooses what has the least effect.
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
