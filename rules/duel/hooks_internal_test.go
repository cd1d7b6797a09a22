package duel

import (
	"slices"
	"testing"
)

// TestHooksAreReached: a hook that nothing calls would be a card that does nothing.
// Every shield has its place in the order (O10), every card of a turn's steps its
// step, and every other hook a moment or the effect of a discard card.
func TestHooksAreReached(t *testing.T) {
	var n named
	steps := n.names()
	for name, h := range hooks {
		if (h.shield != nil) != slices.Contains(shieldOrder, name) {
			t.Errorf("%s: a shield is one that has its place in the order, and the other way round", name)
		}
		if h.inTurn && steps[name] == nil {
			t.Errorf("%s: no step of the turn knows it", name)
		}
		bound := h.claws != nil || h.blocksHit || h.shield != nil || h.falls != nil || h.hurt != nil || h.wounds != nil || h.swaps != nil ||
			h.blank != nil || h.leaves != nil || h.pulled != nil || h.copies != nil || h.healed != nil || h.rollingEnded != nil || h.looks != nil ||
			h.resolved != nil || h.buys != nil || h.ends != nil || h.action != nil
		if !bound && !h.inTurn {
			t.Errorf("%s: it speaks at no moment", name)
		}
		if h.rolled != nil && h.looks == nil || h.wouldShield != nil && h.shield == nil || h.looksOnce && h.looks == nil {
			t.Errorf("%s: part of its hook is never asked", name)
		}
	}
	for name := range steps {
		if _, ok := hooks[name]; !ok {
			t.Errorf("%s: a step of the turn, but no hook", name)
		}
	}
}
