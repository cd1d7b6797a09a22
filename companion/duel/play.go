package duel

import (
	"kingoftokyo/rules/duel"
)

// GivesAway says whether a move of these events would give the game to the rival of the
// side that plays it (W3, W4), and how: of whoever answers, at a question. Dice that were
// thrown give nothing away, they lie there already. Events that are refused, corrections
// and Autobot's own turn give nothing away; whether a game won by corrections is over is a
// question of its own.
func GivesAway(r *duel.Rules, g *Game, events ...duel.Event) (duel.Why, bool) {
	for i := range events {
		if i > 0 { // each at the table the one before leads to
			g = g.Copy()
			if g.Do(events[i-1]) != nil {
				break
			}
		}
		if how, gives := givesAway(r, g, events[i]); gives {
			return how, true
		}
	}
	return duel.NotWon, false
}

// givesAway is GivesAway of one event.
func givesAway(r *duel.Rules, g *Game, ev duel.Event) (duel.Why, bool) {
	t := g.Table()
	q, open := t.Open()
	switch {
	case ev.Kind.Correction(), t.State.Autobot(), t.State.Over(), open && q.ID == duel.AskGameOver:
		return duel.NotWon, false
	case ev.Kind == duel.Rolled, q.ID == duel.AskReveal, ev.Answer.Kind == duel.DiceAnswer && q.FromTable(): // the dice lie there already, and so does the card
		return duel.NotWon, false
	case open && q.ID == duel.AskName && ev.Kind == duel.Answered: // the purchase itself, now that its card has a name
		h := g.History()
		before := h[len(h)-1].Before.State
		before.Row[q.N-1] = ev.Answer.Card
		return r.HandsOver(before, duel.Event{Kind: duel.Bought, Slot: q.N})
	case ev.Kind == duel.Answered && t.Asking:
		after, err := g.Try(ev)
		winner, how := after.State.Winner()
		return how, err == nil && after.State.Over() && winner != q.Side
	}
	return r.HandsOver(t.State, ev)
}
