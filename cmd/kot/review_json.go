package main

import (
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// jsonParts are the reasons why the chance to win changed.
func jsonParts(p *review.Parts) object {
	return object{{"luck", object{{"you", p.Luck[duel.You]}, {"rival", p.Luck[duel.Rival]}}},
		{"choice", p.Choice}, {"mixed", p.Mixed}, {"other", p.Other}, {"drift", p.Drift}}
}

// jsonReview is the look back on a game as JSON, with probabilities from 0 to 1.
func (p *program) jsonReview(r *duel.Rules, rep *review.Report) object {
	winner, why := "", ""
	if rep.Over {
		winner, why = rep.Winner.String(), rep.Why.String()
	}
	turns, points, choices := []object{}, []object{}, []object{}
	for i := range rep.Turns {
		t := &rep.Turns[i]
		turns = append(turns, slices.Concat(
			object{{"turn", t.Number}, {"side", t.Side.String()}, {"from", t.From.AsPlayed}, {"to", t.To.AsPlayed}}, jsonParts(&t.Parts),
			object{{"untold", t.Untold}, {"turning", slices.Contains(rep.Turning, i)}}))
	}
	for i := range rep.Points {
		at := &rep.Points[i]
		points = append(points, append(object{{"entry", at.Entry + 1}, {"turn", at.Turn}, {"side", at.Side.String()}, {"win", at.AsPlayed}, {"best", at.Win}, {"exact", at.Exact},
			{"kind", at.Kind.String()}}, jsonParts(&at.Parts)...))
	}
	for i := range rep.Choices {
		c := &rep.Choices[i]
		t := &c.At.State.Turn
		q, _ := c.At.Open()
		choices = append(choices, object{
			{"entry", c.Entry + 1}, {"turn", c.Turn}, {"phase", t.Phase.String()}, {"rolls", t.Rolls}, {"dice", duel.SortedDice(t.Dice)},
			{"question", q.ID.String()}, {"made", jsonPlay(r, &c.Made)}, {"best", jsonPlay(r, &c.Best)}, {"price", c.Price}, {"stake", c.Stake},
			{"mark", review.MarkOf(c.Price).String()}, {"exact", c.Exact},
		})
	}
	marks := object{{"doubtful", rep.Marks[review.Doubtful]}, {"mistakes", rep.Marks[review.Mistake]}, {"blunders", rep.Marks[review.Blunder]}}
	return slices.Concat(
		object{{"skill", rep.Skill}, {"exact", rep.Exact}, {"start", rep.Start}, {"end", rep.End}, {"over", rep.Over}, {"winner", winner}, {"why", why}}, jsonParts(&rep.Parts),
		object{{"adjusted", adjusted(&rep.Sums)}, {"lost", rep.Lost}, {"decisions", rep.Decisions}, {"per_decision", rep.PerDecision()}, {"marks", marks},
			{"rolled", rep.Sums.Turns}, {"untold", rep.Untold}, {"turns", turns}, {"points", points}, {"choices", choices}})
}

// adjusted is the result without luck; nil if it is not known.
func adjusted(s *review.Sums) any {
	if win, ok := s.Adjusted(); ok {
		return win
	}
	return nil
}

// jsonPlay is an option in the words of the notation; `roll` where no dice token
// is spent, nothing for playing on.
func jsonPlay(r *duel.Rules, o *coach.Option) object {
	event := ""
	if o.Event.Kind != duel.NoEvent {
		event = strings.TrimSpace(r.Write(&o.Event))
	}
	return object{{"event", event}, {"answers", answerTexts(r, o)}, {"win", o.AsPlayed}, {"best", o.Win}}
}

// answerTexts are the answers that belong to an option.
func answerTexts(r *duel.Rules, o *coach.Option) []string { return text.Map(o.Answers, r.AnswerText) }
