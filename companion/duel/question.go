package duel

import (
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Question is a question in words. Of two humans it names the one who answers,
// unless anybody at the table can.
func (v *Phrases) Question(s *duel.State, q *duel.Question) string {
	question := v.question(s, q)
	if who, ok := v.Answers(q); ok {
		return v.Colon(who, question)
	}
	return question
}

// question is Question without a name.
func (v *Phrases) question(s *duel.State, q *duel.Question) string {
	args := []rules.Arg{
		rules.Num("n", int(q.N)), rules.ID(rules.ArgSide, "who", q.Side.String()),
		rules.ID(rules.ArgCard, "card", v.Rules.Box.CardName(q.Card)),
		rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[q.Token].Name),
		rules.Text("bonus", v.Say("bonus."+q.Bonus.Kind.String(), rules.Num("n", int(q.Bonus.N)))),
		rules.Text("place", v.Place(q.Token, q.Place)), rules.Text("fame", text.Spot(int(s.Marker[duel.FameTrack]))),
	}
	winner, why := s.Winner()
	args = append(args, rules.ID(rules.ArgSide, "winner", winner.String()), rules.ID(rules.ArgKey, "how", "why."+why.String()))
	key := "question." + q.ID.String()
	if q.ID == duel.AskPlace && q.No {
		key += ".move"
	}
	return v.Say(key, args...)
}

// Answers is the one of two humans who answers a question. ok is false where one
// plays alone, and where everybody at the table sees the answer.
func (v *Phrases) Answers(q *duel.Question) (who string, ok bool) {
	switch {
	case !v.Two, q.ID == duel.AskReveal, q.ID == duel.AskHand, q.ID == duel.AskGameOver:
		return "", false
	}
	return v.Side(q.Side), true
}
