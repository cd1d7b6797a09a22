package sim

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Solved plays the full rules as if there were no cards: best by the solved core, it
// never buys, and uses nothing beyond the core (The King's power neither). Its games are
// those of the core, whose table says how many it wins. Use one per goroutine.
type Solved struct {
	rules *duel.Rules
	coach *coach.Coach // orders and answers
	power core.Power
	turn  *core.Turn
	at    spot // what turn has worked out
	keeps map[lying]rules.Roll
	spend map[spot]int8
}

// spot is a position before so many dice; lying are dice on the table there.
type spot struct {
	core.Position
	dice int8
}

type lying struct {
	spot
	left int8
	roll rules.Roll
}

// mostKeeps bounds the memory of a Solved.
const mostKeeps = 1 << 19

// NewSolved is the policy for games of a solved matchup.
func NewSolved(r *duel.Rules, t *core.Table) *Solved {
	v := &Solved{rules: r, coach: coach.New(r, t), power: t.Matchup().Power, turn: core.NewTurn(t)}
	v.coach.Cardless = true
	v.keeps, v.spend = make(map[lying]rules.Roll), make(map[spot]int8)
	return v
}

// Next is the best event by the core's table.
func (v *Solved) Next(_ *Player, s *duel.State) duel.Event {
	t := &s.Turn
	if v.rules.LabOpen(s) || t.Phase == duel.PhaseBuy {
		return duel.Event{Kind: duel.Passed}
	}
	p, ok := coach.Position(s)
	if t.Phase > duel.PhaseRoll || !ok || v.rules.MaxRolls(s) != 3 {
		return v.coach.Choose(s) // what a game without cards never comes to
	}
	at := spot{p, int8(t.Dice.Total())}
	if t.Rolls == 0 {
		at.dice = int8(v.rules.DiceCount(s))
	}
	switch {
	case at.dice == 0:
		return duel.Event{Kind: duel.Stopped}
	case t.Said:
		roll := duel.Event{Kind: duel.Rolled}
		if v.power == core.Alienoid { // asked as the last roll lies there
			v.coach.Intend(s, roll)
		}
		return roll
	case t.Rolls == 0:
		if n := v.tokens(s, at); n > 0 {
			return duel.Event{Kind: duel.SpendTokens, N: n}
		}
		return duel.Event{Kind: duel.Rolled}
	}
	keep := v.keep(at, t.Dice, 3-t.Rolls)
	if keep != t.Dice {
		return duel.Event{Kind: duel.Kept, Roll: keep}
	}
	stop := duel.Event{Kind: duel.Stopped}
	v.coach.Intend(s, stop)
	return stop
}

// tokens is how many dice tokens are spent.
func (v *Solved) tokens(s *duel.State, at spot) int16 {
	if v.power != core.Penguin || v.rules.MoreTokens(s) == 0 || s.Turn.White > 0 {
		return 0
	}
	n, known := v.spend[at]
	if !known {
		n = v.turn.Tokens(at.Position, int(at.dice))
		v.at, v.spend[at] = spot{}, n
	}
	return int16(n)
}

// keep is the best keep of some dice.
func (v *Solved) keep(at spot, dice rules.Roll, left int8) rules.Roll {
	k := lying{at, left, dice}
	keep, known := v.keeps[k]
	if known {
		return keep
	}
	if v.at != at {
		v.at = at
		v.turn.Begin(at.Position, int(at.dice))
	}
	keep = v.turn.Best(dice, int(left)).Dice
	if len(v.keeps) < mostKeeps {
		v.keeps[k] = keep
	}
	return keep
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
