package phrases

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// questionRow is what the companion does at a question beyond what the rules say.
type questionRow struct {
	untold  bool            // asked so often that the preview of resolving does not mention it
	uses    bool            // asked anew for each use of a power, which is counted if there are several
	instead duel.QuestionID // a place typed at this question means no, and answers that one
}

// questions has the rows of the questions that need one.
var questions = [duel.NumQuestions]questionRow{
	duel.AskDoubt:     {instead: duel.AskPlace},
	duel.AskGigazaur:  {uses: true},
	duel.AskRebooting: {untold: true},
	duel.AskTitanic:   {untold: true},
}

// Untold reports whether a question is asked so often that the preview of resolving does not mention it.
func Untold(q duel.QuestionID) bool { return questions[q].untold }

// Instead returns the question that a place typed at this one answers, after no to this one; duel.NoQuestion for none.
func Instead(q duel.QuestionID) duel.QuestionID { return questions[q].instead }

// Question puts a question into words. With two humans it names the one who answers,
// unless anybody at the table can.
func (v *Phrases) Question(s *duel.State, q *duel.Question) string {
	return v.Asks(q, v.QuestionAs(s, q, ""))
}

// Asks addresses a question to the player who answers it.
func (v *Phrases) Asks(q *duel.Question, question string) string {
	if who, ok := v.Answers(q); ok {
		return v.Say("table.asked", rules.Text("name", who), rules.Text("question", question))
	}
	return text.Capital(question)
}

// QuestionAs returns a question without a name, in lower case so that it can follow one. With the form
// ShortForm it has the few words of a prompt.
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
	if cost := int(v.Rules.Box.Monsters[s.Sides[q.Side].ID].Symbols); questions[q.ID].uses && v.Rules.Symbols(s, duel.Power) >= 2*cost {
		key += ".of"
		args = append(args, rules.Num("use", 1+int(s.Turn.Powers)/cost), rules.Num("uses", v.Rules.Symbols(s, duel.Power)/cost))
	}
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

// Answers returns which of two humans answers a question. ok is false in a solo game,
// and if everybody at the table sees the answer.
func (v *Phrases) Answers(q *duel.Question) (who string, ok bool) {
	if !v.Two || q.Everybody() {
		return "", false
	}
	return v.Side(q.Side), true
}

// Meaning says what "yes" or "no" means at a question. Questions without yes or no have words of their
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
