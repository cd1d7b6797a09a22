package duel

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Do plays one line of the notation. The error is a *rules.Problem: the rules'
// refusal, a game that may only be looked at, or a failed write; nothing was
// changed then.
func (s *Session) Do(line string) error {
	if s.ReadOnly() {
		return rules.Refuse("", "plain.readonly")
	}
	ev, err := s.Rules.Read(s.Game.Table(), line)
	if err != nil {
		return err
	}
	if ev.Kind == duel.SetUp {
		return rules.Refuse("", "setup-over", rules.Text("word", ev.Setup.Verb))
	}
	return s.Game.Do(ev)
}

// GivesAway says whether a line would give the game to the rival of the side that
// plays it (W3, W4), and how: of whoever answers, at a question. Dice that were
// thrown give nothing away, they lie there already. Lines that are refused, corrections and
// Autobot's own turn give nothing away; whether a game won by corrections is
// over is a question of its own.
func (s *Session) GivesAway(line string) (duel.Why, bool) {
	t := s.Game.Table()
	ev, err := s.Rules.Read(t, line)
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
		return s.Rules.HandsOver(before, duel.Event{Kind: duel.Bought, Slot: q.N})
	case ev.Kind == duel.Answered && t.Asking:
		after, err := s.Game.Try(ev)
		winner, how := after.State.Winner()
		return how, err == nil && after.State.Over() && winner != q.Side
	}
	return s.Rules.HandsOver(t.State, ev)
}

// Undo takes the last step back and says what it was.
func (s *Session) Undo() ([]duel.Event, error) {
	if s.ReadOnly() {
		return nil, rules.Refuse("", "plain.readonly")
	}
	return s.Game.Undo()
}

// Redo does the step again that was taken back last, and says what it was.
func (s *Session) Redo() ([]duel.Event, error) {
	if s.ReadOnly() {
		return nil, rules.Refuse("", "plain.readonly")
	}
	return s.Game.Redo()
}

// Follow reads a game anew that is being played elsewhere; one's own stays as
// it is.
func (s *Session) Follow() {
	if !s.ReadOnly() {
		return
	}
	if o, err := tracker.Look(duel.Log{Rules: s.Rules}, s.Path); err == nil {
		s.Game = o.Game
	}
}
