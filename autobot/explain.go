package autobot

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// rerolls are the keys of the reasons that name a symbol to be rerolled.
var rerolls = [rules.NumFaces]string{
	duel.Fame:        "why-rerolls-fame",
	duel.Destruction: "why-rerolls-destruction",
	duel.Energy:      "why-rerolls-energy",
	duel.Power:       "why-rerolls-power",
}

// Rerolls reports whether a reason of Explain names a symbol to be rerolled.
func Rerolls(n *rules.Note) bool { return slices.Contains(rerolls[:], n.Key) }

// Explain returns the reasons of Decide, in the order of the rules, each with its
// rule and the numbers that were compared.
func Explain(s *duel.Situation) []rules.Note {
	if s.Roll >= LastRoll {
		return []rules.Note{note("D1", "why-last")}
	}
	d := Decide(s)
	if d.Ask {
		return []rules.Note{symbolReason(s)}
	}
	var why []rules.Note
	if n := int(s.Dice[duel.Claw]); n > 0 {
		why = append(why, note("A1", "why-claws", rules.Num("n", n)))
	}
	if n := int(s.Dice[duel.Heart]); n > 0 {
		key := "why-hearts-some"
		switch keep := int(d.Keep[duel.Heart]); {
		case keep == n:
			key = "why-hearts-all"
		case keep == 0:
			key = "why-hearts-none"
		}
		why = append(why, note("A1", key, rules.Num("n", n), rules.Num("keep", int(d.Keep[duel.Heart])),
			rules.Num("spare", int(d.Reroll[duel.Heart])), rules.Num("deficit", int(max(0, s.Deficit)))))
	}
	if s.Dice[duel.Fame]+s.Dice[duel.Destruction] > 0 || s.Chosen != duel.NoSymbol {
		why = append(why, symbolReason(s))
	}
	for _, f := range []rules.Face{duel.Fame, duel.Destruction, duel.Energy, duel.Power} {
		if n := int(d.Reroll[f]); n > 0 {
			why = append(why, note("A1", rerolls[f], rules.Num("n", n)))
		}
	}
	if d.Reroll == (rules.Roll{}) {
		why = append(why, note("A3", "why-all"))
	}
	return why
}

// symbolReason is the reason for A2, with the numbers that it compared.
func symbolReason(s *duel.Situation) rules.Note {
	fame, destruction := int(s.Dice[duel.Fame]), int(s.Dice[duel.Destruction])
	args := []rules.Arg{
		rules.Num("fame", fame), rules.Num("destruction", destruction), rules.Num("n", fame),
		rules.At("fame-at", int(s.Fame)), rules.At("destruction-at", int(s.Destruction)),
	}
	sym, _, why := Symbol(s)
	if why == "why-chosen" || why == "why-tie-yours" {
		args = append(args, rules.ID(rules.ArgFace, "symbol", sym.String()))
	}
	return note("A2", why, args...)
}

func note(rule rules.Rule, key string, args ...rules.Arg) rules.Note {
	return rules.Note{Rule: rule, Key: key, Args: args}
}

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
