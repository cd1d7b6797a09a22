package phrases

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// questionRow is what the companion does at a question that the rules do not say.
type questionRow struct {
	untold  bool            // it is asked so often that what resolving brings is told without a word of it
	instead duel.QuestionID // a place that is typed for it says no and answers this one
}

// questions are the rows of the questions that have one.
var questions = [duel.NumQuestions]questionRow{
	duel.AskDoubt:     {instead: duel.AskPlace},
	duel.AskRebooting: {untold: true},
	duel.AskTitanic:   {untold: true},
}

// Untold says whether a question is asked so often that what resolving brings is told without a word of it.
func Untold(q duel.QuestionID) bool { return questions[q].untold }

// Instead is the question that a place answers which is typed at this one, after no; duel.NoQuestion for none.
func Instead(q duel.QuestionID) duel.QuestionID { return questions[q].instead }

// Question is a question in words. Of two humans it names the one who answers,
// unless anybody at the table can.
func (v *Phrases) Question(s *duel.State, q *duel.Question) string {
	return v.Asks(q, v.QuestionAs(s, q, ""))
}

// Asks puts a question to the one who answers it.
func (v *Phrases) Asks(q *duel.Question, question string) string {
	if who, ok := v.Answers(q); ok {
		return v.Say("table.asked", rules.Text("name", who), rules.Text("question", question))
	}
	return text.Capital(question)
}

// QuestionAs is a question without a name, as it goes on behind one: its first letter is small. With the form
// shortForm it has the few words of a prompt.
func (v *Phrases) QuestionAs(s *duel.State, q *duel.Question, form string) string {
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
	if moves := key + ".move"; q.No && v.Has(moves) {
		key = moves
	}
	if form != "" && v.Has(key+form) {
		key += form
	}
	return v.Say(key, args...)
}

// ShortForm ends the key of a question in the few words of a prompt.
const ShortForm = ".short"

// Answers is the one of two humans who answers a question. ok is false where one
// plays alone, and where everybody at the table sees the answer.
func (v *Phrases) Answers(q *duel.Question) (who string, ok bool) {
	if !v.Two || q.Everybody() {
		return "", false
	}
	return v.Side(q.Side), true
}

// Meaning is what "yes" or "no" means at a question. Questions that are no matter of yes or no have words of their
// own.
func (v *Phrases) Meaning(answer string, s *duel.State, q *duel.Question) string {
	switch key := "answers." + answer + "." + q.ID.String(); {
	case v.Has(key):
		return v.Say(key)
	case q.Form() == duel.YesAnswer:
		return v.Say("table." + answer)
	case q.Lifts() && v.Rules.KingInSupply(s):
		return v.Say("answers.no.supply")
	}
	return v.Say("answers.no")
}
