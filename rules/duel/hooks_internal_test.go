package duel

import (
	"slices"
	"testing"
)

// TestHooksAreReached: a hook nobody calls would be a card that does nothing. Every
// shield has its place in the order (O10), every step of the turn its card, and
// every other hook a moment or a discard's effect.
func TestHooksAreReached(t *testing.T) {
	var n named
	steps := n.names()
	for name, h := range hooks {
		if (h.shield != nil) != slices.Contains(shieldOrder, name) {
			t.Errorf("%s: a shield is one that has its place in the order, and the other way round", name)
		}
		if h.step && steps[name] == nil {
			t.Errorf("%s: no step of the turn knows it", name)
		}
		bound := h.claws != nil || h.stops || h.shield != nil || h.falls != nil || h.hurt != nil || h.wounds != nil || h.swaps != nil ||
			h.blank != nil || h.leaves != nil || h.pulled != nil || h.copies != nil || h.healed != nil || h.stopped != nil || h.looks != nil ||
			h.resolved != nil || h.buys != nil || h.ends != nil || h.does != nil
		if !bound && !h.step {
			t.Errorf("%s: it speaks at no moment", name)
		}
		if h.rolled != nil && h.looks == nil || h.guard != nil && h.shield == nil || h.once && h.looks == nil {
			t.Errorf("%s: part of its hook is never asked", name)
		}
	}
	for name := range steps {
		if _, ok := hooks[name]; !ok {
			t.Errorf("%s: a step of the turn, but no hook", name)
		}
	}
}
