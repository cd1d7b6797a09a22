package advice

import (
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the words of the coach, which plain mode prints and the dashboard draws.

// CoachMode puts a mode of the coach into words.
func (v *Phrases) CoachMode(m string) string { return v.Say("coach.mode." + m) }

// CoachSet says which mode the coach is in, and what that means.
func (v *Phrases) CoachSet(m string) string {
	return v.Say("coach.set", rules.Text("mode", v.CoachMode(m)), rules.ID(rules.ArgKey, "means", "coach.means."+m))
}

// Option says in a few words what an option of the advice does at a table.
func (v *Phrases) Option(t *duel.Table, o *coach.Option) string {
	s := &t.State
	words := ""
	switch ev := &o.Event; ev.Kind {
	case duel.NoEvent:
		words = v.Say("coach.option.play-on")
	case duel.Conceded:
		words = v.Say("coach.option.give-up")
	case duel.Kept:
		words = v.Say("coach.option.keep", rules.Text("dice", phrases.DiceText(v.Names, ev.Roll)))
		if ev.Roll.Total() == 0 {
			words = v.Say("coach.option.none")
		}
	case duel.Stopped:
		words = v.Say("coach.option.stop")
	case duel.SpendTokens:
		words = v.Say("coach.option.tokens", rules.Num("n", int(ev.N)))
	case duel.Rolled:
		words = v.Say("coach.option.roll")
	case duel.Resolved:
		words = v.Say("face." + duel.FaceName(ev.Face))
	case duel.ResolvedAll:
		words = v.Say("coach.option.all")
	case duel.Bought, duel.Discarded:
		if words = v.Say("coach.option.unseen"); *ev != coach.Unseen {
			words = v.bought(s, ev)
		}
	case duel.Swept:
		words = v.Say("coach.option.sweep")
	case duel.Passed:
		words = v.passed(s)
	default:
		words = v.Answer(ev)
		if q, open := t.Open(); open && ev.Answer.Kind == duel.DeclineAnswer {
			words = v.Meaning("no", s, &q)
		} else if open && ev.Answer.Kind == duel.YesAnswer {
			words = v.Meaning("yes", s, &q)
		}
	}
	var then []string
	for i := range o.Answers {
		a := v.Answer(&duel.Event{Kind: duel.Answered, Answer: o.Answers[i]})
		switch o.Answers[i].Kind {
		case duel.PlaceAnswer: // the place alone would read like the effect of the card
			a = v.Say("coach.option.token", rules.Text("place", a))
		case duel.DeclineAnswer:
			a = v.Say("answers.no")
		}
		if a != "" {
			then = append(then, a)
		}
	}
	if len(then) == 0 {
		return words
	}
	return v.Say("coach.option.then", rules.Text("what", words), rules.Text("then", strings.Join(then, ", ")))
}

// bought names a card bought or discarded from the row.
func (v *Phrases) bought(s *duel.State, ev *duel.Event) string {
	card, key := ev.Card, "coach.option.buy"
	if ev.Slot > 0 {
		card = s.Row[ev.Slot-1]
	}
	if ev.Kind == duel.Discarded {
		key = "coach.option.discard"
	}
	return v.Say(key, rules.Text("card", v.Card(card)), rules.Text("keys", v.KeysOf(ev)))
}

// passed says what passing means in the present step.
func (v *Phrases) passed(s *duel.State) string {
	switch {
	case s.Turn.Phase == duel.PhaseResolve:
		return v.Say("coach.option.leave")
	case s.Turn.Phase == duel.PhaseBuy && !s.Turn.Bought:
		return v.Say("coach.option.save")
	}
	return v.Say("coach.option.pass")
}
