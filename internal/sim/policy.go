package sim

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Random plays any legal event and any legal answer, all equally likely.
type Random struct{}

// Next returns any legal event. It keeps any subset of the dice.
func (Random) Next(p *Player, s *duel.State) duel.Event {
	options := p.Options(s)
	ev := options[p.Rand.IntN(len(options))]
	if ev.Kind == duel.Kept {
		only := p.Rules.Shadowed(s) // only fame dice may be rerolled then
		for f, n := range s.Turn.Dice {
			switch {
			case only && rules.Face(f) != duel.Fame:
				ev.Roll[f] = n
			case n > 0:
				ev.Roll[f] = int8(p.Rand.IntN(int(n) + 1))
			}
		}
	}
	return ev
}

// Answer returns any legal answer.
func (Random) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	choices := p.Choices(s, q)
	return choices[p.Rand.IntN(len(choices))]
}

// Greedy takes the nearest thing: it collects the symbol it has most of, keeps claws and the hearts
// it can use, resolves everything and buys the most expensive card it can pay for.
type Greedy struct{}

// Next implements Policy.
func (Greedy) Next(p *Player, s *duel.State) duel.Event {
	switch t := &s.Turn; {
	case t.Phase == duel.PhaseBuy || p.Rules.LabOpen(s):
		return buying(p, s, func(_ duel.CardID, price int16) int { return int(price) })
	case t.Phase == duel.PhaseResolve:
		return duel.Event{Kind: duel.ResolvedAll}
	case t.Phase == duel.PhaseEnd:
		return duel.Event{Kind: duel.Passed}
	case t.Rolls > 0:
		return keeping(p, s, greedyKeep(s))
	case p.Rules.MoreTokens(s) > 0:
		return duel.Event{Kind: duel.SpendTokens, N: int16(p.Rules.MoreTokens(s))}
	case p.Rules.DiceCount(s) == 0:
		return duel.Event{Kind: duel.Stopped}
	}
	return duel.Event{Kind: duel.Rolled}
}

// keeping returns the event after a roll of which some dice are kept.
func keeping(p *Player, s *duel.State, keep rules.Roll) duel.Event {
	switch {
	case keep == s.Turn.Dice || p.Rules.Shadowed(s):
		return duel.Event{Kind: duel.Stopped}
	case s.Turn.Said:
		return duel.Event{Kind: duel.Rolled}
	}
	return duel.Event{Kind: duel.Kept, Roll: keep}
}

func greedyKeep(s *duel.State) rules.Roll {
	dice := s.Turn.Dice
	var keep rules.Roll
	keep[duel.Claw], keep[duel.Energy] = dice[duel.Claw], dice[duel.Energy]
	keep[duel.Heart] = int8(min(int(dice[duel.Heart]), s.Sides[s.Turn.Active].Deficit()))
	best := duel.Fame
	if dice[duel.Destruction] > dice[duel.Fame] {
		best = duel.Destruction
	}
	keep[best] = dice[best]
	return keep
}

// buying returns the purchase of the card liked best of those that the player can pay for, or none
// if no card is liked more than -1.
func buying(p *Player, s *duel.State, likes func(id duel.CardID, price int16) int) duel.Event {
	best, ev := -1, duel.Event{Kind: duel.Passed}
	for i, id := range s.Row {
		if id == duel.NoCard || id == duel.Unnamed {
			continue
		}
		if price := p.Rules.Price(s, int8(i)+1); price <= s.Sides[s.Turn.Active].Energy {
			if much := likes(id, price); much > best {
				best, ev = much, duel.Event{Kind: duel.Bought, Slot: int8(i) + 1}
			}
		}
	}
	return ev
}

// Answer takes the first legal answer that does something; a token goes where the next pull reaches
// it.
func (Greedy) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	switch q.ID {
	case duel.AskHibernation, duel.AskRebooting, duel.AskTitanic, duel.AskDominate:
		return duel.No
	}
	switch q.Form() {
	case duel.YesAnswer:
		return duel.Yes
	case duel.SymbolAnswer:
		return duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.FameSymbol}
	case duel.FaceAnswer:
		return duel.Answer{Kind: duel.FaceAnswer, Face: duel.Claw}
	}
	choices := p.Choices(s, q)
	return choices[len(choices)-1]
}

// Versus is a policy for each side, if both sides choose.
type Versus [2]Policy

// Next returns the choice of the side whose turn it is.
func (v Versus) Next(p *Player, s *duel.State) duel.Event { return v[s.Turn.Active].Next(p, s) }

// Answer returns the choice of the side that is asked.
func (v Versus) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	return v[q.Side].Answer(p, s, q)
}
