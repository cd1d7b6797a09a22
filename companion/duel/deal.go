package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules/duel"
)

// CardCorrections implements companion.Game.
func (g *game) CardCorrections(card string) []companion.Play {
	v, t := g.speak(), g.Now()
	id, ok := v.Rules.Box.Card(card)
	if !ok {
		return nil
	}
	out := g.CardMoves(card)
	owner, held := t.State.Holder(id)
	for side := duel.You; side <= duel.Rival; side++ {
		take, give := duel.Event{Kind: duel.TakeCard, Side: side, Card: id}, duel.Event{Kind: duel.GiveCard, Side: side, Card: id}
		out.Seat(v.Name(t, side), held && owner == side, v.Rules.Box.Cards[id].Keep, g.Move(take), g.Move(give))
	}
	row := &t.State.Row
	out.Row(len(row), func(place int) bool { return row[place] == id }, g.naming)
	return out.Choices
}
