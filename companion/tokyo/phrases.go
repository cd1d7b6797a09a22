package tokyo

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Phrases puts the tables of the box into the words of one language. It decides nothing.
type Phrases struct {
	*Names
	Rules *tokyo.Rules
}

// Title is whose turn it is, and its step; of a finished game how it ended.
func (v *Phrases) Title(s *tokyo.State) string {
	turn := &s.Turn
	if s.Over() {
		return v.Say("tokyo.view.over", rules.ID(rules.ArgKey, "why", "tokyo.why."+s.Ended.String()))
	}
	return v.Say("tokyo.view.turn", rules.Num("turn", int(turn.Number)), rules.Text("name", v.Player(turn.Active)),
		rules.ID(rules.ArgKey, "phase", "tokyo.phase."+turn.Phase.String()))
}

// Lying are the dice of the result and the groups of them that are resolved; "" for none.
func (v *Phrases) Lying(s *tokyo.State) string {
	if s.Turn.Dice.Total() == 0 || s.Over() {
		return ""
	}
	line := v.Dice(s.Turn.Dice)
	var done []string
	for g := range tokyo.Group(tokyo.NumGroups) {
		if s.Turn.Resolved(g) {
			done = append(done, v.Say("tokyo.group."+g.String()))
		}
	}
	if len(done) > 0 && len(done) < tokyo.NumGroups {
		line = v.Say("tokyo.view.done", rules.Text("line", line), rules.Text("list", strings.Join(done, ", ")))
	}
	return line
}

// extras are the further turns to come, the next one first.
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

// seats are the players, in the order they sit.
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
		numbers := []string{v.Say("tokyo.view.hearts", rules.Num("n", int(m.Hearts)), rules.Num("most", v.Rules.Limit(s, seat))),
			v.Say("tokyo.view.points", rules.Num("n", int(m.Points))), v.Say("tokyo.view.energy", rules.Num("n", int(m.Energy)))}
		if v.Rules.Edition == tokyo.Dark {
			numbers = append(numbers, v.Say("tokyo.view.wickedness", rules.Num("n", int(m.Wickedness))))
		}
		out[seat] = companion.Seat{
			Name: v.Player(seat), Monster: v.Monster(m.ID), Place: v.Say(place), Numbers: numbers, Pieces: append(v.tokens(m), v.Held(s, seat)...),
			Active: seat == s.Turn.Active && !s.Over() || s.Over() && seat == s.Winner,
			Asked:  asked && seat == q.Seat, Out: m.Out, Badge: v.badge(m), Gauges: v.gauges(s, seat), Held: v.pieces(s, seat),
		}
	}
	return out
}

// tokens are the Poison and Shrink tokens of a Monster.
func (v *Phrases) tokens(m *tokyo.Monster) []string {
	var list []string
	for _, tok := range []struct {
		kind tokyo.TokenKind
		n    int8
	}{{tokyo.PoisonToken, m.Poison}, {tokyo.ShrinkToken, m.Shrink}} {
		if tok.n > 0 {
			list = append(list, v.Say("tokyo.view.tokens", rules.Num("n", int(tok.n)), rules.ID(rules.ArgToken, "token", tok.kind.String())))
		}
	}
	return list
}

// Held are the cards and tiles before a player, in the order of the box, each with
// what lies on it and what it copies.
func (v *Phrases) Held(s *tokyo.State, seat tokyo.Seat) []string {
	var list []string
	for _, id := range s.Held(seat) {
		list = append(list, v.held(s, id))
	}
	return list
}

// held is a card that lies before somebody.
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

// tokenOn is what lies on a card: smoke tokens or energy; NoToken for a card on which nothing can lie. A card
// that copies another has what that one has.
func (v *Phrases) tokenOn(s *tokyo.State, id tokyo.CardID) tokyo.TokenKind {
	if of := s.Locations[id].Of; of != tokyo.NoCard {
		id = of
	}
	return v.carries(id)
}

// carries is the kind of token a card comes with.
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

// rowCards are the three slots with what each card costs the active player.
func (v *Phrases) rowCards(s *tokyo.State) []string {
	var list []string
	for i, id := range s.Row {
		switch slot := rules.Num("slot", i+1); id {
		case tokyo.NoCard:
			list = append(list, v.Say("tokyo.view.row.empty", slot))
		case tokyo.Unnamed:
			list = append(list, v.Say("tokyo.view.row.unnamed", slot))
		default:
			list = append(list, v.Say("tokyo.view.row.card", slot, rules.Text("card", v.Card(id)), rules.Num("price", v.Rules.Price(s, s.Turn.Active, id))))
		}
	}
	return list
}

// names are cards by name: "?" for one nobody named, "-" for an empty place.
func (v *Phrases) names(ids []tokyo.CardID) string {
	return text.List(ids, func(id tokyo.CardID) string {
		if id == tokyo.Unnamed || id == tokyo.NoCard {
			return v.Rules.Name(id)
		}
		return v.Card(id)
	})
}
