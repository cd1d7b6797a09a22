package tokyo_test

import (
	"slices"

	"kingoftokyo/internal/kit"
	"kingoftokyo/rules/tokyo"
)

// draw returns a card of the deck, or Unnamed if there is none.
func (b *box) draw(s *tokyo.State, d *kit.Draw) tokyo.CardID {
	var deck []tokyo.CardID
	for id := tokyo.CardID(1); id < b.FirstTile(); id++ {
		if s.Locations[id].Zone == tokyo.Deck {
			deck = append(deck, id)
		}
	}
	if len(deck) == 0 {
		return tokyo.Unnamed
	}
	return deck[d.N(len(deck))]
}

// offers returns the options and choices, with dice and cards.
func (b *box) offers(now *tokyo.Table, d *kit.Draw, buf []tokyo.Event) []tokyo.Event {
	s := &now.State
	q, asked := now.Open()
	if !now.Asking {
		buf = b.Options(s, buf)
		for i := range buf {
			if ev := &buf[i]; ev.Kind == tokyo.Rolled {
				ev.Roll, ev.N, ev.Seat, ev.Thrown = d.Roll(int(ev.N)), 0, tokyo.NoSeat, d.N(8) == 0
			}
		}
		buf = b.unnamed(s, buf)
	}
	if !asked {
		return buf
	}
	say := func(a tokyo.Answer) {
		buf = append(buf, tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a})
	}
	b.answers = b.Choices(s, &q, b.answers[:0])
	switch {
	case q.Form() == tokyo.DiceAnswer:
		say(tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: d.Roll(int(q.N))})
	case q.FromTable() && q.Form() == tokyo.CardAnswer:
		named := func(a tokyo.Answer) bool { return a.Kind == tokyo.CardAnswer && a.Card != tokyo.Unnamed }
		n := len(b.answers) - len(slices.DeleteFunc(slices.Clone(b.answers), named)) // they come first
		if n > 0 {
			ev := tokyo.Event{
				Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: b.answers[d.N(n)],
				Reveal: q.ID == tokyo.AskReveal && d.N(2) == 0,
			}
			buf = append(buf, ev)
		}
		if b.answers = b.answers[n:]; n > 0 && d.N(8) > 0 {
			b.answers = slices.DeleteFunc(b.answers, func(a tokyo.Answer) bool { return a.Card == tokyo.Unnamed })
		}
	}
	for _, a := range b.answers {
		if !b.ambiguous(s, &q, a) {
			say(a)
		}
	}
	return buf
}

// ambiguous reports whether an answer names a card that can be copied and of which two players have a
// copy each. Their order in the state decides which one is meant, and no checkpoint contains that order.
func (b *box) ambiguous(s *tokyo.State, q *tokyo.Question, a tokyo.Answer) bool {
	if q.ID != tokyo.AskMimic && q.ID != tokyo.AskMove || a.Kind != tokyo.CardAnswer {
		return false
	}
	return slices.ContainsFunc(b.Copies(a.Card), func(id tokyo.CardID) bool {
		return q.Cards.Has(id) && s.Locations[id].Owner != s.Locations[a.Card].Owner
	})
}

// unnamed appends the purchases of unnamed cards: the box accepts them and asks for the name,
// whatever the card's price (10.1).
func (b *box) unnamed(s *tokyo.State, buf []tokyo.Event) []tokyo.Event {
	if s.Over() || s.Turn.Phase != tokyo.PhaseBuy || b.Asleep(s, s.Turn.Active) {
		return buf
	}
	for i, id := range s.Row {
		if id == tokyo.Unnamed {
			buf = append(buf, tokyo.Event{Kind: tokyo.Bought, Slot: int8(i) + 1, Seat: tokyo.NoSeat})
		}
	}
	return buf
}
