package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Deal implements companion.Game.
func (g *Game) Deal(card string) []companion.Choice {
	t := g.Now()
	v, s := g.tell.at(t), &t.State
	id, ok := v.Rules.Piece(card)
	if !ok {
		return nil
	}
	var out []companion.Choice
	add := func(m companion.Move, key string, args ...rules.Arg) {
		out = append(out, companion.Choice{Text: v.Say(key, args...), Move: m, Card: card})
	}
	correction := func(kind tokyo.EventKind, seat tokyo.Seat) companion.Move {
		return g.Move(tokyo.Event{Kind: kind, Seat: seat, Card: id})
	}
	for seat := range tokyo.Seat(s.Players) {
		who := rules.Text("name", v.Player(seat))
		held := slices.ContainsFunc(v.Rules.Copies(id), func(twin tokyo.CardID) bool { return s.Holds(seat, twin) })
		switch {
		case held:
			add(correction(tokyo.TakeCard, seat), "card.take", who)
		case v.Rules.IsTile(id) || v.Rules.Keeps(id):
			add(correction(tokyo.GiveCard, seat), "card.give", who)
		}
	}
	if v.Rules.IsTile(id) {
		if s.Locations[id].Zone != tokyo.Deck {
			add(correction(tokyo.LayTile, tokyo.NoSeat), "tokyo.dash.tile.lay")
		}
		return out
	}
	for i, there := range s.Row {
		if m, err := g.naming(i, card); err == nil && !v.Rules.Same(there, id) {
			add(m, "card.row", rules.Num("slot", i+1))
		}
	}
	return out
}
