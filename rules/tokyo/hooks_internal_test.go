package tokyo

import "testing"

// The lists of orders call functions that their cards must have, and a card without a
// function of its own must have its code in the engine.
func TestOrders(t *testing.T) {
	for _, x := range []struct {
		list []name
		has  func(h hook) bool
	}{
		{diceOrder, func(h hook) bool { return h.dice != nil }},
		{protections, func(h hook) bool { return h.protects != nil }},
		{endOrder, func(h hook) bool { return h.ends != nil }},
		{lastWords, func(h hook) bool { return h.falls != nil }},
	} {
		listed := map[name]bool{}
		for _, id := range x.list {
			listed[id] = true
			if !x.has(hooks[id]) {
				t.Errorf("%s is in an order and has no function for it", id)
			}
		}
		for id, h := range hooks {
			if x.has(h) && !listed[id] {
				t.Errorf("%s has a function that no order calls", id)
			}
		}
	}
	for id, h := range hooks {
		silent := h.action == nil && h.bought == nil && h.buys == nil && h.starts == nil && h.dice == nil && h.numberDice == nil && h.counts == nil &&
			h.strikes == nil && h.wounds == nil && h.protects == nil && h.hurt == nil && h.falls == nil && h.ends == nil && h.used == nil
		if silent && !h.inTurn {
			t.Errorf("%s has neither a function nor a step of the engine", id)
		}
	}
}
