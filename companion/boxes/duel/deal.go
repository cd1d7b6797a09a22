package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
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

// turns returns the corrections that say whose turn it is: the dice of each side, and the other steps of the side whose
// turn it is.
func (g *game) turns(v *view, t *duel.Table) (out []companion.Play) {
	now := &t.State.Turn
	for side := duel.You; side <= duel.Rival; side++ {
		for phase := duel.PhaseStart; phase < duel.PhaseOver; phase++ {
			if phase == duel.PhaseRoll || side == now.Active && phase > duel.PhaseRoll {
				out = append(out, g.TurnTo(v.Name(t, side), v.Say("phase."+phase.String()), side == now.Active && phase == now.Phase,
					duel.Event{Kind: duel.SetTurn, Side: side, Phase: phase}))
			}
		}
	}
	return out
}

// give returns the correction that gives a card to a side.
func (g *game) give(side int, card string) (companion.Move, error) {
	return companion.WithCard(card, g.speak().Rules.Box.Card, func(id duel.CardID) (companion.Move, error) {
		if !g.speak().Rules.Box.Cards[id].Keep {
			return nil, rules.Refuse("", "card-held-never", rules.ID(rules.ArgCard, "card", card))
		}
		return g.Move(duel.Event{Kind: duel.GiveCard, Side: duel.Side(side), Card: id}), nil
	})
}

// rename returns the correction of a player's name. It is nil for Autobot, and once the game is over, because a correction
// would open it again.
func (g *game) rename(seat int, name string) companion.Move {
	t, side := g.Now(), duel.Side(seat)
	if name = text.CleanName(name); g.Over() || t.Setup.Solo && side == duel.Rival {
		return nil
	}
	return g.Move(duel.Event{Kind: duel.SetName, Side: side, Name: name})
}

// GiveUp implements companion.Game. Autobot does not give up.
func (g *game) GiveUp() []companion.Play {
	now, v := g.Now(), g.speak()
	if now.State.Over() {
		return nil
	}
	var out []companion.Play
	for side := duel.You; side == duel.You || side == duel.Rival && !now.Setup.Solo; side++ {
		said := v.Say("duel.menu.concede", rules.Text("name", v.Name(now, side)))
		concedes := g.Move(duel.Event{Kind: duel.Conceded, Side: side})
		out = append(out, companion.Play{Choice: companion.Choice{Text: said}, Move: concedes})
	}
	return out
}
