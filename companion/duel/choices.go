package duel

import (
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// choices is everything that can be done now, corrections and giving up apart: the
// answers to the open question, and what the step of the turn offers. The prompt says
// most of it already.
func (g *game) choices() []companion.Choice {
	v, t := g.speak(), g.Now()
	s := &t.State
	var out []companion.Choice
	add := func(keys, text string, prompted bool, events ...duel.Event) {
		c := companion.Choice{Keys: keys, Text: text, Prompted: prompted}
		if len(events) > 0 {
			c.Move = g.Move(events...)
		}
		out = append(out, c)
	}
	q, asked := t.Open()
	if asked {
		for _, a := range v.answersTo(s, &q) {
			add(a.keys, a.text, true, a.events...)
		}
	}
	if t.Asking {
		return out
	}
	options := v.Rules.Options(s, nil)
	ordered := v.Rules.OrderMatters(*s) // then which symbol comes first is worth a thought
	for i := range options {
		ev := &options[i]
		keys, prompted := v.keys(ev), true
		if *ev == entered(v.Rules, s) {
			keys = companion.KeyEnter
		}
		switch {
		case ev.Kind == duel.Rolled:
			add("", v.Say("choice.roll", rules.Num("n", int(ev.N))), true)
			continue
		case ev.Kind == duel.Kept:
			add("", v.Say("choice.keep"), true)
			continue
		case ev.Kind == duel.Resolved:
			prompted = !ordered
		case ev.Kind == duel.Passed && s.Turn.Phase == duel.PhaseResolve:
			prompted = !v.Rules.PowerReady(s)
		}
		add(keys, v.does(t, ev), prompted, *ev)
	}
	for i, card := range s.Row {
		slot := strconv.Itoa(i + 1)
		if ev := (duel.Event{Kind: duel.Bought, Slot: int8(i) + 1}); card == duel.Unnamed && v.unnamedForSale(s) {
			add(slot, v.Say("choice.buy.unnamed"), true, ev)
		}
		if ev := (duel.Event{Kind: duel.Discarded, Slot: int8(i) + 1}); asked && card != duel.NoCard && v.Rules.CanDiscard(s) {
			add(v.keys(&ev), v.does(t, &ev), true, ev)
		}
	}
	return out
}

// unnamedForSale says whether a card of the row that nobody has named may be bought: what
// it costs turns out with its name.
func (v *View) unnamedForSale(s *duel.State) bool {
	if _, standing := v.Rules.Standing(s); standing || s.Autobot() {
		return false
	}
	return s.Sides[s.Turn.Active].Energy > 0 && (s.Turn.Phase == duel.PhaseBuy || v.Rules.LabOpen(s))
}

// does is what an event does at a table, in a few words.
func (v *View) does(t *duel.Table, ev *duel.Event) string {
	said := v.Option(t, &coach.Option{Event: *ev})
	if ev.Kind == duel.Bought {
		return v.Say("choice.buy", rules.Text("what", said), rules.Num("price", int(v.Rules.Price(&t.State, ev.Slot))))
	}
	return said
}

// keys are what to type for an event, in the player's language.
func (v *View) keys(ev *duel.Event) string {
	switch ev.Kind {
	case duel.SpendTokens:
		return v.Say("choice.key.tokens")
	case duel.Resolved:
		return v.faceKey(ev.Face)
	case duel.Bought:
		return strconv.Itoa(int(ev.Slot))
	case duel.Discarded:
		return v.Say("choice.key.discard", rules.Num("slot", int(ev.Slot)))
	case duel.Swept:
		return v.Say("choice.key.sweep")
	}
	return v.Say("choice.key.pass")
}

// faceKey is the letter a face is typed with, small.
func (v *View) faceKey(f rules.Face) string {
	return strings.ToLower(v.Say("letter." + duel.FaceName(f)))
}

// reply is an answer to choose: what to type for it, what it means, and its event; none
// where something else must be typed.
type reply struct {
	keys, text string
	events     []duel.Event
}

// answersTo are the answers to a question.
func (v *View) answersTo(s *duel.State, q *duel.Question) []reply {
	var out []reply
	switch {
	case q.ID == duel.AskCamouflage:
		out = append(out, reply{text: v.Say("choice.dice", rules.Num("n", int(q.N)))})
	case q.FromTable():
		out = append(out, reply{text: v.Say("choice.card")})
	}
	if q.ID == duel.AskReveal {
		ev := duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, Reveal: true}
		out = append(out, reply{companion.KeyEnter, v.Say("choice.unnamed"), []duel.Event{ev}})
	}
	var no []reply
	for _, a := range v.Rules.Choices(s, q, nil) {
		ev := duel.Event{Kind: duel.Answered, Answer: a}
		r := reply{text: v.answer(&ev), events: []duel.Event{ev}}
		switch a.Kind {
		case duel.DeclineAnswer:
			r.keys, r.text = v.Say("choice.key.no"), v.meaning("no", s, q)
			no = append(no, r)
			continue
		case duel.YesAnswer:
			r.keys, r.text = v.Say("choice.key.yes"), v.meaning("yes", s, q)
		case duel.SymbolAnswer:
			r.keys = v.faceKey(a.Symbol.Face())
		case duel.FaceAnswer:
			r.keys = v.faceKey(a.Face)
			if a.N == 1 { // without the "+1" (D2)
				r.keys = v.Say("choice.key.once", rules.Text("face", r.keys))
			}
		case duel.CardAnswer:
			r.keys = strconv.Itoa(len(out) + 1)
		case duel.DiceAnswer:
			r.keys = strings.ReplaceAll(r.text, " ", "")
		case duel.NumberAnswer:
			r.keys = r.text
		case duel.PlaceAnswer:
			r.keys = v.Say("face."+a.Place.Track.String()) + " " + strconv.Itoa(int(a.Place.At))
			if a.Place.Flip {
				r.keys += " " + v.Say("event.flip")
			}
			if token := &v.Rules.Box.Tokens[q.Token]; token.Turnable() {
				r.text += " (" + spacesAt(v.Words, token, a.Place) + ")"
			}
		}
		out = append(out, r)
	}
	return append(out, no...)
}

// meaning is what yes or no means at a question: its own words where it has some, for
// not every choice is a matter of yes or no.
func (v *View) meaning(answer string, s *duel.State, q *duel.Question) string {
	switch key := "answers." + answer + "." + q.ID.String(); {
	case v.Has(key):
		return v.Say(key)
	case q.Form() == duel.YesAnswer:
		return v.Say("event." + answer)
	case q.ID == duel.AskKingLift && v.Rules.KingInSupply(s):
		return v.Say("answers.no.supply")
	}
	return v.Say("answers.no")
}
