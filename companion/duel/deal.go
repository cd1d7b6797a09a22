package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Deal implements companion.Game.
func (g *game) Deal(card string) []companion.Choice {
	v, t := g.speak(), g.Now()
	id, ok := v.Rules.Box.Card(card)
	if !ok {
		return nil
	}
	var out []companion.Choice
	add := func(m companion.Move, key string, args ...rules.Arg) {
		out = append(out, companion.Choice{Text: v.Say(key, args...), Move: m, Card: card})
	}
	owner, held := t.State.Holder(id)
	for side := duel.You; side <= duel.Rival; side++ {
		who := rules.Text("name", v.Name(t, side))
		switch {
		case held && owner == side:
			add(g.Move(duel.Event{Kind: duel.TakeCard, Side: side, Card: id}), "card.take", who)
		case v.Rules.Box.Cards[id].Keep:
			add(g.Move(duel.Event{Kind: duel.GiveCard, Side: side, Card: id}), "card.give", who)
		}
	}
	for i, there := range t.State.Row {
		if m, err := g.naming(i, card); there != id && err == nil {
			add(m, "card.row", rules.Num("slot", i+1))
		}
	}
	return out
}
