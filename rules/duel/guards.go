package duel

// This file says what cards would do, before anything is done: for warnings and
// the advice.

// Guard is how a card protects its owner from damage.
type Guard uint8

// The guards, in the order of O10.
const (
	GuardAll   Guard = iota // nothing gets through
	GuardDice               // dice may cancel some
	GuardFirst              // the first damage is ignored
	GuardLast               // the last heart stays
)

// Guarding is a card that would protect its owner now.
type Guarding struct {
	Card  CardID
	Guard Guard
}

// Guards are the cards that would protect a side if it were hit now (O10), in the
// order in which they speak. Those used up in this turn are not among them.
func (r *Rules) Guards(s *State, side Side) []Guarding {
	if s.Turn.Safe[side] {
		return []Guarding{{r.speak[onFalls].Next(0), GuardAll}}
	}
	if id := r.speaking(s, side, onStops).Next(0); id != NoCard {
		return []Guarding{{id, GuardAll}}
	}
	var out []Guarding
	for _, id := range r.id.shieldOrder {
		if g := r.hooks[id].guard; s.Sides[side].Keep.Has(id) && (g == nil || g(r, s, held{id, side})) {
			kind := GuardFirst
			if g == nil {
				kind = GuardDice
			}
			out = append(out, Guarding{id, kind})
		}
	}
	if id := r.speaking(s, side, onFalls).Next(0); id != NoCard {
		out = append(out, Guarding{id, GuardLast})
	}
	return out
}

// Copies is the card of a side that may copy the rival's energy gain.
func (r *Rules) Copies(s *State, side Side) (CardID, bool) {
	id := r.speaking(s, side, onGain).Next(0)
	return id, id != NoCard
}
