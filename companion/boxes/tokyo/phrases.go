package tokyo

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Phrases puts tables of the box into the words of one language. It decides nothing.
type Phrases struct {
	*Names
	Rules *tokyo.Rules
}

// brief returns the same phrases without the numbers of rules.
func (v *Phrases) brief() *Phrases { return &Phrases{v.over(v.Brief()), v.Rules} }

// extras lists the further turns to come, the next one first.
func (v *Phrases) extras(s *tokyo.State) string {
	var list []string
	for _, x := range s.Extra[:s.Extras] {
		name := v.Player(x.Seat)
		if x.Fewer > 0 {
			name = v.Say("tokyo.view.fewer", rules.Text("name", name), rules.Num("n", int(x.Fewer)))
		}
		list = append(list, name)
	}
	return v.Say("tokyo.view.extra", rules.Text("list", strings.Join(list, ", ")))
}

// seats returns the players, in the order in which they sit.
func (v *Phrases) seats(t *tokyo.Table) []companion.Seat {
	s := &t.State
	q, asked := t.Open()
	out := make([]companion.Seat, s.Players)
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		place := "tokyo.place." + m.Place.String()
		switch {
		case m.GaveUp:
			place = "tokyo.view.gave-up"
		case m.Out:
			place = "tokyo.view.out"
		}
		out[seat] = companion.Seat{
			Name: v.Player(seat), Who: v.Player(seat), Monster: v.Monster(m.ID), Place: v.Say(place),
			Active: seat == s.Turn.Active && !s.Over() || s.Over() && seat == s.Winner,
			Person: !kotPlays(t, seat), Asked: asked && seat == q.Seat, Out: m.Out, Gauges: v.gauges(s, seat), Held: v.pieces(s, seat),
		}
		if kotPlays(t, seat) {
			out[seat].Hand = v.hand(t.Setup.Hands[seat])
			out[seat].Name = v.Say("table.kot.seat", rules.Text("name", out[seat].Who))
		}
		if !m.Out && m.Place.Tokyo() {
			out[seat].Badge = strings.ToUpper(out[seat].Place)
			out[seat].Short = strings.ToUpper(v.Say("tokyo.field.place." + m.Place.String()))
		}
	}
	return out
}

// held names a card that a player owns, with what it copies and what lies on it.
func (v *Phrases) held(s *tokyo.State, id tokyo.CardID) string {
	lie, name := &s.Locations[id], v.Card(id)
	if lie.Of != tokyo.NoCard {
		name = v.Say("tokyo.view.copying", rules.Text("card", name), rules.Text("of", v.Card(lie.Of)))
	}
	if lie.N > 0 && v.tokenOn(s, id) != tokyo.NoToken {
		name = v.Say("tokyo.view.charged", rules.Text("card", name), rules.Num("n", int(lie.N)))
	}
	return name
}

// tokenOn returns what can lie on a card: smoke tokens or energy; NoToken for a card on which nothing can lie. For a
// card that copies another, it is the same as for that one.
func (v *Phrases) tokenOn(s *tokyo.State, id tokyo.CardID) tokyo.TokenKind {
	return v.carries(copied(s, id))
}

// carries returns the kind of token that a card comes with.
func (v *Phrases) carries(id tokyo.CardID) tokyo.TokenKind {
	if id == tokyo.NoCard || id >= v.Rules.FirstTile() {
		return tokyo.NoToken
	}
	for _, k := range v.Rules.Cards[id].Tokens {
		if k == tokyo.SmokeToken || k == tokyo.EnergyOnCard {
			return k
		}
	}
	return tokyo.NoToken
}

// names lists cards by name, with "?" for an unnamed one and "-" for an empty slot.
func (v *Phrases) names(ids []tokyo.CardID) string {
	return text.List(ids, func(id tokyo.CardID) string {
		if id == tokyo.Unnamed || id == tokyo.NoCard {
			return v.Rules.Name(id)
		}
		return v.Card(id)
	})
}
