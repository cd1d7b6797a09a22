package tokyo

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Question is a question in words. It begins with the name of the player who answers, but for the question which
// card came from the deck: that anybody at the table can say.
func (v *Phrases) Question(t *tokyo.Table, q *tokyo.Question) string {
	asked := v.question(t, q)
	if q.ID == tokyo.AskReveal {
		return asked
	}
	name := v.Player(q.Seat)
	if card := v.speaker(q); card != "" {
		name = v.Say("tokyo.ask.by", rules.Text("name", name), rules.Text("card", card))
	}
	return v.Colon(name, asked)
}

// question is a question without the name of the player who answers.
func (v *Phrases) question(t *tokyo.Table, q *tokyo.Question) string {
	s := &t.State
	key := "tokyo.ask." + q.ID.String()
	if q.ID == tokyo.AskMove && q.N > 0 {
		key += ".pay"
	}
	place := tokyo.Outside
	if s.Has(q.Seat) {
		place = s.Seats[q.Seat].Place
	}
	asked := v.Say(key, rules.Text("cause", v.cause(q)), rules.Num("n", int(q.N)), who("by", q.By), rules.Text("card", v.cardOr(q.Card)), rules.Text("dice", v.Dice(q.Dice)),
		rules.ID(rules.ArgKey, "place", "tokyo.place."+place.String()), rules.Num("price", v.Rules.Pays(q.Card)),
		rules.Num("cost", v.Rules.Price(s, q.Seat, q.Card)))
	switch q.ID {
	case tokyo.AskProbe, tokyo.AskCuller, tokyo.AskStretchy, tokyo.AskTwist:
		asked += v.Say("tokyo.ask.dice", rules.Text("dice", v.Dice(s.Turn.Dice)))
	}
	return asked
}

// cause is where a loss comes from: another player, a card, or Poison.
func (v *Phrases) cause(q *tokyo.Question) string {
	switch {
	case q.By != tokyo.NoSeat && q.By != q.Seat:
		return v.Player(q.By)
	case q.From != tokyo.NoCard:
		return v.Card(q.From)
	}
	return v.Say("tokyo.token.poison")
}

// speaker is the card that asks; "" where a rule does.
func (v *Phrases) speaker(q *tokyo.Question) string {
	switch {
	case q.ID == tokyo.AskOpportunist: // its Card is the one for sale
		return v.CardID("opportunist")
	case q.ID == tokyo.AskRayBonus:
		return v.CardID("regeneration")
	case q.Card == tokyo.NoCard:
		return ""
	}
	return v.Card(q.Card)
}
