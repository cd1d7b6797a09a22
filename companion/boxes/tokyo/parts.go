package tokyo

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file makes the parts of a table for a screen.

// The numbers that are highlighted: hearts at which a player is in danger, points that are
// close to winning.
const (
	fewHearts  = 3
	manyPoints = 17
)

// Text says in one paragraph what a card or a side of a tile does; "" for an unnamed card.
func (v *Phrases) Text(id tokyo.CardID) string {
	if id == tokyo.NoCard || id == tokyo.Unnamed {
		return ""
	}
	_, said := v.printed(id)
	return strings.Join(strings.Split(v.Words(said), "\n"), " ")
}

// head returns the parts of a table's title. round counts from 1.
func (v *Phrases) head(s *tokyo.State, round int) companion.Head {
	name := rules.Text("name", v.Player(s.Turn.Active))
	h := companion.Head{
		Box: v.Words(v.Rules.Box.Name), Whose: v.Say("tokyo.head.whose", name), Hue: companion.YouHue,
		Step: v.Say("tokyo.phase." + s.Turn.Phase.String()),
		Turn: v.Say("tokyo.head.turn", rules.Num("round", round), rules.Num("turn", int(s.Turn.Number))),
	}
	if s.Over() {
		h.Whose, h.Step = h.Step, ""
	}
	return h
}

// gauges returns a player's numbers.
func (v *Phrases) gauges(s *tokyo.State, seat tokyo.Seat) []companion.Gauge {
	m := &s.Seats[seat]
	gauge := func(field tokyo.Field, hue companion.Hue, most int) companion.Gauge {
		word := field.String()
		return companion.Gauge{
			Word: v.Say("tokyo.field." + word), Short: v.Say("tokyo.short." + word),
			Hue: hue, Value: field.Of(s, seat), Max: most,
		}
	}
	hearts := gauge(tokyo.HeartsField, companion.HeartHue, v.Rules.Limit(s, seat))
	points := gauge(tokyo.PointsField, companion.FameHue, tokyo.WinPoints)
	if alive := s.Alive(seat) && !s.Over(); alive && m.Hearts <= fewHearts {
		hearts.Alert = v.Say("tokyo.alert.hearts")
	}
	switch left := tokyo.WinPoints - int(m.Points); {
	case !s.Alive(seat) || s.Over() || m.Points < manyPoints:
	case left > 0:
		points.Alert = v.Say("tokyo.alert.points", rules.Num("n", left))
	default:
		points.Alert = v.Say("tokyo.alert.wins")
	}
	out := []companion.Gauge{hearts, points, gauge(tokyo.EnergyField, companion.EnergyHue, 0)}
	if v.Rules.Edition == tokyo.Dark {
		out = append(out, gauge(tokyo.WickednessField, companion.DestructionHue, tokyo.MaxWickedness))
	}
	return out
}

// pieces returns the tokens, cards and tiles of a player.
func (v *Phrases) pieces(s *tokyo.State, seat tokyo.Seat) []companion.Held {
	var out []companion.Held
	for f := tokyo.PoisonField; f <= tokyo.ShrinkField; f++ {
		if n, token := f.Of(s, seat), f.String(); n > 0 {
			out = append(out, companion.Held{Name: v.Say("tokyo.view.tokens", rules.Num("n", n), rules.ID(rules.ArgToken, "token", token)),
				Short: v.Say("tokyo.view.tokens."+token, rules.Num("n", n)), Effect: v.Say("tokyo.held." + token)})
		}
	}
	for _, id := range s.Held(seat) {
		out = append(out, companion.Held{
			Card: v.Rules.Name(id), Tile: v.Rules.IsTile(id), Name: v.Card(id),
			Note: v.note(s, seat, id), Effect: v.Text(copied(s, id)),
		})
	}
	return out
}

// copied returns the card that a card copies, or the card itself if it copies none.
func copied(s *tokyo.State, id tokyo.CardID) tokyo.CardID { return cmp.Or(s.Locations[id].Of, id) }

// note says what lies on a card, what it copies, and whether it has done all it can for now.
func (v *Phrases) note(s *tokyo.State, seat tokyo.Seat, id tokyo.CardID) string {
	lie := &s.Locations[id]
	var out []string
	if lie.Of != tokyo.NoCard {
		out = append(out, v.Say("tokyo.held.copies", rules.Text("of", v.Card(lie.Of))))
	}
	switch token := v.tokenOn(s, id); {
	case token == tokyo.EnergyOnCard:
		out = append(out, v.Say("tokyo.view.energy", rules.Num("n", int(lie.N))))
	case token != tokyo.NoToken:
		out = append(out, v.Say("tokyo.view.tokens", rules.Num("n", int(lie.N)), rules.ID(rules.ArgToken, "token", token.String())))
	}
	switch name := v.Rules.Name(copied(s, id)); {
	case name == "zombify" && s.Seats[seat].Zombie:
		out = append(out, v.Say("tokyo.held.used"))
	case name == "wings" && s.Turn.Wings&(1<<seat) != 0:
		out = append(out, v.Say("tokyo.held.wings"))
	case s.Turn.Jumped.Has(id):
		out = append(out, v.Say("tokyo.held.jumped"))
	}
	return strings.Join(out, ", ")
}

// slots returns the cards for sale.
func (g *Game) slots(v *Phrases, s *tokyo.State) []companion.Slot {
	out := g.Slots(len(s.Row), s.Over(), "tokyo.row.where.left", "tokyo.row.where.right")
	for i, id := range s.Row {
		slot := &out[i]
		switch id {
		case tokyo.NoCard:
			slot.Empty = true
		case tokyo.Unnamed:
			slot.Unnamed = true
		default:
			slot.Card, slot.Name, slot.Effect = v.Rules.Name(id), v.Card(id), v.Text(id)
			slot.Kind = v.Say("tokyo.kind.discard")
			if v.Rules.Keeps(id) {
				slot.Kind = v.Say("tokyo.kind.keep")
			}
			slot.Price = v.Rules.Price(s, s.Turn.Active, id)
		}
	}
	return out
}

// naming returns the correction that says which card lies in a slot of the row, from 0.
func (g *Game) naming(place int, card string) (companion.Move, error) {
	v := g.speak()
	return companion.WithCard(card, v.card, func(id tokyo.CardID) (companion.Move, error) {
		ev := said(tokyo.SetRow)
		ev.Row = g.Now().State.Row
		ev.Row[place] = tokyo.NoCard
		if ev.Row[place] = v.spare(id, ev.Row[:]); ev.Row[place] == tokyo.NoCard {
			return nil, rules.Refuse("", "tokyo.card-again", rules.ID(rules.ArgCard, "card", card))
		}
		return g.Move(ev), nil
	})
}

// card returns a card, but no tile, by its id.
func (v *Phrases) card(id string) (card tokyo.CardID, ok bool) {
	card, ok = v.Rules.Piece(id)
	return card, ok && !v.Rules.IsTile(card)
}

// panels returns what lies on the table and belongs to no seat: the piles with the further turns to come, the tiles
// that are left.
func (v *Phrases) panels(s *tokyo.State) []companion.Panel {
	piles := companion.Panel{Title: v.Say("tokyo.panel.piles"), Untitled: true}
	add := func(said string) { piles.Held = append(piles.Held, companion.Held{Name: said}) }
	add(v.Say("view.piles", rules.Num("deck", v.Rules.DeckSize(s)), rules.Num("discards", len(v.Rules.Discards(s)))))
	if !s.Over() && !slices.ContainsFunc(s.Seats[:s.Players], func(m tokyo.Monster) bool { return !m.Out && m.Place.Tokyo() }) {
		piles.Held[0].Name += ". " + v.Say("tokyo.view.nobody")
	}
	if s.Extras > 0 {
		add(v.extras(s))
	}
	out := []companion.Panel{piles}
	if v.Rules.Edition != tokyo.Dark {
		return out
	}
	for _, level := range tokyo.Levels {
		tiles := companion.Panel{Title: v.Say("tokyo.panel.gauge", rules.Num("level", int(level)))}
		for _, id := range v.Rules.Gauge(s, level).List() {
			tiles.Held = append(tiles.Held, companion.Held{Card: v.Rules.Name(id), Tile: true, Name: v.Card(id), Effect: v.Text(id)})
		}
		if len(tiles.Held) == 0 {
			tiles.Held = []companion.Held{{Name: v.Say("tokyo.view.gauge.none")}}
		}
		out = append(out, tiles)
	}
	return out
}

// round returns the number of the round, from 1. A new round begins whenever the dice come back to the player who
// started. Further turns belong to the round in which they are played.
func (g *Game) round() int {
	n := 1
	for e := g.Session.Game.Latest(); e != nil; e = e.Previous() {
		a, b := &e.Before.State, &e.After.State
		if b.Turn.Number > a.Turn.Number && b.Turn.Regular != a.Turn.Regular && afterFirst(b) < afterFirst(a) {
			n++
		}
	}
	return n
}

// afterFirst returns how many seats after the first player the player of the regular turn sits.
func afterFirst(s *tokyo.State) int {
	n := int(s.Players)
	return (int(s.Turn.Regular-s.First) + n) % n
}

// faces returns the letters of the dice.
func (v *Phrases) faces() []companion.FaceKey {
	return companion.FaceKeys(v.Catalogue, "tokyo.letter.", "tokyo.face.", tokyo.FaceName, faceHues)
}
