package city

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Random keeps any dice, buys anything, answers anything.
type Random struct{}

// Keep implements Policy.
func (Random) Keep(g *Game, dice rules.Roll, _ int) rules.Roll {
	for f := range dice {
		if dice[f] > 0 {
			dice[f] = int8(g.Rnd.IntN(int(dice[f]) + 1))
		}
	}
	return dice
}

// Choose implements Policy.
func (Random) Choose(g *Game, options []tokyo.Event) tokyo.Event {
	list := plain(options)
	return list[g.Rnd.IntN(len(list))]
}

// Answer implements Policy.
func (Random) Answer(g *Game, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	list := g.Rules.Choices(now, q, nil)
	return list[g.Rnd.IntN(len(list))]
}

// plain returns the options that a beginner knows: to roll, to resolve all, to buy, to pass.
func plain(options []tokyo.Event) (out []tokyo.Event) {
	for _, ev := range options {
		switch ev.Kind {
		case tokyo.Rolled, tokyo.ResolvedAll, tokyo.Bought, tokyo.Passed:
			out = append(out, ev)
		}
	}
	return out
}

// Greedy represents a sensible beginner: it collects the number it has most of, heals when hurt, hits, takes the most
// expensive card, and leaves Tokyo at five hearts. It must never change, because opponents are measured against it.
type Greedy struct{}

// Keep implements Policy.
func (Greedy) Keep(g *Game, dice rules.Roll, _ int) (keep rules.Roll) {
	s := &g.State
	m := &s.Seats[s.Turn.Active]
	best := -1
	for f := 2; f >= 0; f-- {
		if dice[f] >= 2 && (best < 0 || dice[f] > dice[best]) {
			best = f
		}
	}
	if best >= 0 {
		keep[best] = dice[best]
	}
	if !m.Place.Tokyo() && m.Hearts <= 6 {
		keep[tokyo.Heart] = min(dice[tokyo.Heart], 10-m.Hearts)
	}
	if m.Hearts > 4 || m.Place.Tokyo() || s.In(tokyo.City) != tokyo.NoSeat {
		keep[tokyo.Smash] = dice[tokyo.Smash]
	}
	keep[tokyo.Energy] = dice[tokyo.Energy]
	return keep
}

// Choose implements Policy.
func (Greedy) Choose(g *Game, options []tokyo.Event) (best tokyo.Event) {
	most := -1
	for _, ev := range plain(options) {
		price := 0
		if ev.Kind == tokyo.Bought {
			price = int(g.Rules.Cards[g.State.Row[ev.Slot-1]].Cost)
		}
		if price > most {
			best, most = ev, price
		}
	}
	return best
}

// Answer implements Policy.
func (Greedy) Answer(g *Game, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	list := g.Rules.Choices(now, q, nil)
	switch {
	case q.ID == tokyo.AskYield || q.ID == tokyo.AskJets:
		if now.Seats[q.Seat].Hearts <= 5 {
			return tokyo.Yes
		}
		return tokyo.No
	case q.Form() == tokyo.NumberAnswer:
		return tokyo.Answer{Kind: tokyo.NumberAnswer, N: q.Most}
	case q.No && q.ID == tokyo.AskRay:
		return tokyo.No
	}
	return list[0]
}
