package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
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

// GiveUp implements companion.Game. Autobot does not give up.
func (g *game) GiveUp() []companion.Play {
	now, v := g.Now(), g.speak()
	if now.State.Over() {
		return nil
	}
	var out []companion.Play
	for side := duel.You; side == duel.You || side == duel.Rival && !now.Setup.Solo; side++ {
		out = append(out, companion.Play{Choice: companion.Choice{Text: v.Say("duel.menu.concede", rules.Text("name", v.Name(now, side)))}, Move: g.Move(duel.Event{Kind: duel.Conceded, Side: side})})
	}
	return out
}
