package duel

import (
	"kingoftokyo/rules/duel"
)

// GivesAway says whether a line would give the game to the rival of the side that
// plays it (W3, W4), and how: of whoever answers, at a question. Dice that were
// thrown give nothing away, they lie there already. Lines that are refused, corrections and
// Autobot's own turn give nothing away; whether a game won by corrections is
// over is a question of its own.
func GivesAway(r *duel.Rules, s *Session, line string) (duel.Why, bool) {
	t := s.Game.Table()
	ev, err := r.Read(t, line)
	if err != nil || ev.Kind.Correction() || s.ReadOnly() || t.State.Autobot() || t.State.Over() {
		return duel.NotWon, false
	}
	if q, ok := t.Open(); ok && q.ID == duel.AskGameOver {
		return duel.NotWon, false
	}
	q, open := t.Open()
	switch {
	case ev.Kind == duel.Rolled, q.ID == duel.AskReveal, ev.Answer.Kind == duel.DiceAnswer && q.FromTable(): // the dice lie there already, and so does the card
		return duel.NotWon, false
	case open && q.ID == duel.AskName && ev.Kind == duel.Answered: // the purchase itself, now that its card has a name
		h := s.Game.History()
		before := h[len(h)-1].Before.State
		before.Row[q.N-1] = ev.Answer.Card
		return r.HandsOver(before, duel.Event{Kind: duel.Bought, Slot: q.N})
	case ev.Kind == duel.Answered && t.Asking:
		after, err := s.Game.Try(ev)
		winner, how := after.State.Winner()
		return how, err == nil && after.State.Over() && winner != q.Side
	}
	return r.HandsOver(t.State, ev)
}
