package tokyo

import (
	"slices"
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
)

// offer is what can be bought.
func (v *Phrases) offer(t *tokyo.Table) companion.Offer {
	var out companion.Offer
	for _, c := range v.turnChoices(t, false) {
		switch slot := int(c.Event.Slot); c.Event.Kind {
		case tokyo.Bought:
			if t.State.Row[slot-1] == tokyo.Unnamed {
				out.Unnamed = append(out.Unnamed, slot)
			} else {
				out.Slots = append(out.Slots, slot)
			}
		case tokyo.Swept:
			out.Renew = tokyo.SweepPrice
		case tokyo.Took:
			out.Others = true
		}
	}
	if list := v.payable(&t.State); len(list) == 1 {
		out.Only = v.Card(list[0])
	}
	return out
}

// canBuy says whether the player has the energy for anything: a card of the row, an unnamed card, a new row,
// another player's card.
func (v *Phrases) canBuy(s *tokyo.State) bool {
	return len(v.unnamedChoices(s)) > 0 || slices.ContainsFunc(v.Rules.Options(s, nil), func(ev tokyo.Event) bool {
		return ev.Kind == tokyo.Bought || ev.Kind == tokyo.Swept || ev.Kind == tokyo.Took
	})
}

// payable are the cards that nobody sees and that the active player could pay; of two copies the first. A card
// that lies unnamed in the row may be one of them.
func (v *Phrases) payable(s *tokyo.State) []tokyo.CardID {
	var out []tokyo.CardID
	for id := tokyo.CardID(1); id < v.Rules.FirstTile(); id++ {
		if zone := s.Locations[id].Zone; (zone == tokyo.Deck || zone == tokyo.Discard) && v.Rules.CanBuy(s, s.Turn.Active, id) {
			out = append(out, id)
		}
	}
	return slices.CompactFunc(out, v.Rules.Same)
}

// unnamedChoices are the slots with an unnamed card in the buy step, where it may be one that the player can
// pay: what it costs turns out with its name.
func (v *Phrases) unnamedChoices(s *tokyo.State) []Choice {
	if s.Turn.Phase != tokyo.PhaseBuy || v.Rules.Asleep(s, s.Turn.Active) || len(v.payable(s)) == 0 {
		return nil
	}
	var out []Choice
	for i, id := range s.Row {
		if id == tokyo.Unnamed {
			out = append(out, Choice{strconv.Itoa(i + 1), bought(int8(i) + 1), v.Say("tokyo.choice.buy.unnamed", who("who", s.Turn.Active))})
		}
	}
	return out
}
