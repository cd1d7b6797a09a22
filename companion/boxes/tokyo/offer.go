package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
)

// offer is what can be bought.
func (v *Phrases) offer(s *tokyo.State) companion.Offer {
	out := companion.Offer{Unnamed: v.unnamedSlots(s)}
	for _, ev := range v.Rules.Options(s, nil) {
		switch ev.Kind {
		case tokyo.Bought:
			out.Slots = append(out.Slots, int(ev.Slot))
		case tokyo.Swept:
			out.Renew = tokyo.SweepPrice
		case tokyo.Took:
			out.Others = true
		}
	}
	if list := v.payable(s); len(list) == 1 {
		out.Only, out.Price = v.Card(list[0]), v.Rules.Price(s, s.Turn.Active, list[0])
	}
	return out
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

// unnamedSlots are the slots with an unnamed card in the buy step, where it may be one that the player can pay: what
// it costs turns out with its name.
func (v *Phrases) unnamedSlots(s *tokyo.State) []int {
	if s.Turn.Phase != tokyo.PhaseBuy || v.Rules.Asleep(s, s.Turn.Active) || len(v.payable(s)) == 0 {
		return nil
	}
	var out []int
	for i, id := range s.Row {
		if id == tokyo.Unnamed {
			out = append(out, i+1)
		}
	}
	return out
}
