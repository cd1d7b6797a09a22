package tokyotest

import (
	"slices"

	"kingoftokyo/internal/kit"
	"kingoftokyo/rules/tokyo"
)

// Walker draws games of a box: what the kit's random play, and who only needs games, choose from.
type Walker struct {
	*tokyo.Rules
	answers []tokyo.Answer
}

// NewWalker is a walker of a box.
func NewWalker(r *tokyo.Rules) *Walker { return &Walker{Rules: r} }

// Draw is a card of the deck; Unnamed if there is none.
func (w *Walker) Draw(s *tokyo.State, d *kit.Draw) tokyo.CardID {
	var deck []tokyo.CardID
	for id := tokyo.CardID(1); id < w.FirstTile(); id++ {
		if s.Locations[id].Zone == tokyo.Deck {
			deck = append(deck, id)
		}
	}
	if len(deck) == 0 {
		return tokyo.Unnamed
	}
	return deck[d.N(len(deck))]
}

// Offers are the options and choices, with dice and cards.
func (w *Walker) Offers(now *tokyo.Table, d *kit.Draw, buf []tokyo.Event) []tokyo.Event {
	s := &now.State
	q, asked := now.Open()
	if !now.Asking {
		buf = w.Options(s, buf)
		for i := range buf {
			if ev := &buf[i]; ev.Kind == tokyo.Rolled {
				ev.Roll, ev.N, ev.Seat, ev.Thrown = d.Roll(int(ev.N)), 0, tokyo.NoSeat, d.N(8) == 0
			}
		}
		buf = w.Unnamed(s, buf)
	}
	if !asked {
		return buf
	}
	say := func(a tokyo.Answer) {
		buf = append(buf, tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a})
	}
	w.answers = w.Choices(s, &q, w.answers[:0])
	switch {
	case q.Form() == tokyo.DiceAnswer:
		say(tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: d.Roll(int(q.N))})
	case q.FromTable() && q.Form() == tokyo.CardAnswer:
		named := func(a tokyo.Answer) bool { return a.Kind == tokyo.CardAnswer && a.Card != tokyo.Unnamed }
		n := len(w.answers) - len(slices.DeleteFunc(slices.Clone(w.answers), named)) // they come first
		if n > 0 {
			ev := tokyo.Event{
				Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: w.answers[d.N(n)],
				Reveal: q.ID == tokyo.AskReveal && d.N(2) == 0,
			}
			buf = append(buf, ev)
		}
		if w.answers = w.answers[n:]; n > 0 && d.N(8) > 0 {
			w.answers = slices.DeleteFunc(w.answers, func(a tokyo.Answer) bool { return a.Card == tokyo.Unnamed })
		}
	}
	for _, a := range w.answers {
		if !w.ambiguous(s, &q, a) {
			say(a)
		}
	}
	return buf
}

// ambiguous says whether an answer names one of two copies before two players that a card may copy
// from now on. Which is meant their order in the state decides, and no checkpoint carries that.
func (w *Walker) ambiguous(s *tokyo.State, q *tokyo.Question, a tokyo.Answer) bool {
	if q.ID != tokyo.AskMimic && q.ID != tokyo.AskMove || a.Kind != tokyo.CardAnswer {
		return false
	}
	return slices.ContainsFunc(w.Copies(a.Card), func(id tokyo.CardID) bool {
		return q.Cards.Has(id) && s.Locations[id].Owner != s.Locations[a.Card].Owner
	})
}

// Unnamed appends the purchases of cards that nobody named: the box accepts them and asks for
// the name, whatever the card may cost (10.1).
func (w *Walker) Unnamed(s *tokyo.State, buf []tokyo.Event) []tokyo.Event {
	if s.Over() || s.Turn.Phase != tokyo.PhaseBuy || w.Asleep(s, s.Turn.Active) {
		return buf
	}
	for i, id := range s.Row {
		if id == tokyo.Unnamed {
			buf = append(buf, tokyo.Event{Kind: tokyo.Bought, Slot: int8(i) + 1, Seat: tokyo.NoSeat})
		}
	}
	return buf
}
