package tokyo

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// mostLed is how many steps that led to a question are told with it.
const mostLed = 2

// asked is the player whom the open question is for; nil where there is no question.
func (g *Game) asked(v *Phrases, t *tokyo.Table) *companion.Asked {
	q, ok := t.Open()
	if !ok {
		return nil
	}
	out := &companion.Asked{Who: v.Player(q.Seat), Seat: int(q.Seat), Lines: v.led(t, &q), Question: v.question(t, &q, ""), Short: v.short(t, &q)}
	if said := g.stay(v, t, &q); said != "" {
		out.Lines = append(out.Lines, said)
	}
	if short := questions[q.ID].short; short != nil && t.State.Has(q.By) {
		out.Question = short(v, &t.State, &q)
	}
	if !q.Everybody() {
		out.Question = v.Say("table.asked", rules.Text("name", out.Who), rules.Text("question", out.Question))
	} else {
		out.Question = text.Capital(out.Question)
		out.Who, out.Seat = v.Player(t.State.Turn.Active), int(t.State.Turn.Active)
	}
	out.Card = q.Form() == tokyo.CardAnswer && q.FromTable() // others are chosen from a list
	out.Buys = q.Names()
	return out
}

// answerCard answers the question with a card by its id.
func (g *Game) answerCard(card string) (companion.Move, error) {
	v := g.speak()
	return companion.WithCard(card, v.card, func(id tokyo.CardID) (companion.Move, error) {
		ev := answered(tokyo.Answer{Kind: tokyo.CardAnswer, Card: id})
		ev.Reveal = g.Now().Question.MayStayUnnamed()
		return g.move(ev), nil
	})
}

// led is what has led to a question, and the text of the card that asks it.
func (v *Phrases) led(t *tokyo.Table, q *tokyo.Question) []string {
	var out []string
	s := &t.State
	switch led := questions[q.ID].led; {
	case led != nil:
		out = append(out, led(v, s, q))
	case t.Asking && !q.Everybody():
		lines := companion.Texts(v.brief().Lines(settled(t.Steps, s, nil)))
		out = append(out, lines[max(0, len(lines)-mostLed):]...)
		out = append(out, v.acting(t.Steps, q.Card)...)
	}
	if text := v.Text(q.Card); text != "" {
		out = append(out, v.Colon(v.Card(q.Card), text))
	}
	return out
}

// acting are the texts of the cards that acted right before a question, because what is asked about comes of
// them as well. The card of the question itself stands with the question.
func (v *Phrases) acting(steps []tokyo.Step, own tokyo.CardID) []string {
	var out []string
	for i := len(steps) - 1; i >= 0 && steps[i].Verb == tokyo.StepActs; i-- {
		if card := steps[i].Card; card != own {
			out = append(out, v.Colon(v.Card(card), v.Text(card)))
		}
	}
	return out
}
