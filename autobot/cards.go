package autobot

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// ExplainCards reports which of the human's cards affect what Autobot's current dice
// will do: protections make claws useless (A5, O10), and an energy gain can be
// copied. They do not affect Autobot's choices (A1).
func ExplainCards(r *duel.Rules, s *duel.State) []rules.Note {
	var out []rules.Note
	card := func(id duel.CardID) rules.Arg { return rules.ID(rules.ArgCard, "card", r.Box.CardName(id)) }
	gains := Count(s.Turn.Dice, s.Sides[duel.Rival].Deficit()).Energy > 0
	if s.Turn.Dice[duel.Claw] > 0 {
		for _, g := range r.Guards(s, duel.You) {
			key := [...]string{
				duel.GuardAll:   "why-card-stops",
				duel.GuardDice:  "why-card-dice",
				duel.GuardFirst: "why-card-first",
				duel.GuardLast:  "why-card-last",
			}[g.Guard]
			if g.Guard == duel.GuardLast && int(s.Turn.Dice[duel.Claw]) < int(s.Sides[duel.You].Hearts) {
				continue
			}
			out = append(out, note("A5", key, card(g.Card)))
			gains = true
		}
	}
	if id, ok := r.Copies(s, duel.You); ok && gains {
		out = append(out, note("A4", "why-card-copy", card(id)))
	}
	return out
}
