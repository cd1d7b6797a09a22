package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// CardCorrections implements companion.Game.
func (g *Game) CardCorrections(card string) []companion.Play {
	t := g.Now()
	v, s := g.tell.at(t), &t.State
	id, ok := v.Rules.Piece(card)
	if !ok {
		return nil
	}
	out := g.CardMoves(card)
	correction := func(kind tokyo.EventKind, seat tokyo.Seat) companion.Move {
		return g.Move(tokyo.Event{Kind: kind, Seat: seat, Card: id})
	}
	for seat := range tokyo.Seat(s.Players) {
		held := slices.ContainsFunc(v.Rules.Copies(id), func(twin tokyo.CardID) bool { return s.Holds(seat, twin) })
		out.Seat(v.Player(seat), held, v.Rules.IsTile(id) || v.Rules.Keeps(id), correction(tokyo.TakeCard, seat), correction(tokyo.GiveCard, seat))
	}
	if v.Rules.IsTile(id) {
		if s.Locations[id].Zone != tokyo.Deck {
			out.Add(correction(tokyo.LayTile, tokyo.NoSeat), "tokyo.dash.tile.lay")
		}
		return out.Choices
	}
	out.Row(len(s.Row), func(place int) bool { return v.Rules.Same(s.Row[place], id) }, g.naming)
	return out.Choices
}

// GiveUp implements companion.Game.
func (g *Game) GiveUp() []companion.Play {
	s := &g.Now().State
	if s.Over() {
		return nil
	}
	var out []companion.Play
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) {
			out = append(out, companion.Play{Choice: companion.Choice{Text: g.Words().Say("tokyo.dash.menu.concede", rules.Text("name", g.tell.phrases.Player(seat)))}, Move: g.Move(tokyo.Event{Kind: tokyo.Conceded, Seat: seat})})
		}
	}
	return out
}
