package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules/duel"
)

// offer is what can be bought.
func (v *view) offer(s *duel.State) companion.Offer {
	var out companion.Offer
	for _, ev := range v.Rules.Options(s, nil) {
		switch ev.Kind {
		case duel.Bought:
			out.Slots = append(out.Slots, int(ev.Slot))
		case duel.Swept:
			out.Renew = duel.SweepPrice
		}
	}
	var may []duel.CardID
	for i, id := range s.Row {
		if id == duel.Unnamed && v.mayBuyUnnamed(s, i) {
			out.Unnamed, may = append(out.Unnamed, i+1), append(may, v.payable(s, i)...)
		}
	}
	if len(may) > 0 && !slices.ContainsFunc(may, func(id duel.CardID) bool { return id != may[0] }) {
		out.Only = v.Card(may[0])
	}
	return out
}

// payable are the cards that lie before nobody and have no place in the row, and that the player could pay if
// they lay in that place of the row, from 0: the unnamed card there may be one of them.
func (v *view) payable(s *duel.State, slot int) []duel.CardID {
	at := *s
	var out []duel.CardID
	for i := 1; i < len(v.Rules.Box.Cards); i++ {
		id := duel.CardID(i)
		if slices.Contains(s.Row[:], id) || s.Sides[duel.You].Keep.Has(id) || s.Sides[duel.Rival].Keep.Has(id) {
			continue
		}
		if at.Row[slot] = id; v.Rules.Price(&at, int8(slot)+1) <= s.Sides[s.Turn.Active].Energy {
			out = append(out, id)
		}
	}
	return out
}

// mayBuyUnnamed says whether the unnamed card in a place of the row, from 0, may be one that the player can buy.
// What it costs turns out with its name.
func (v *view) mayBuyUnnamed(s *duel.State, slot int) bool {
	if _, standing := v.Rules.Standing(s); standing || s.Autobot() {
		return false
	}
	return (s.Turn.Phase == duel.PhaseBuy || v.Rules.LabOpen(s)) && len(v.payable(s, slot)) > 0
}
