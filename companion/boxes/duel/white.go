package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is about Autobot's white dice, which are played along with others, and dice that undo has brought back.

// undone returns the dice that undo has just taken back: those that kot has thrown, or Autobot's white ones.
func (g *game) undone(r *companion.Roll, wants wants) (out companion.Entry) {
	lines := g.Session.Game.Undone()
	switch {
	case len(lines) == 0:
	case r.Plays && lines[0].Kind == duel.Rolled && lines[0].Thrown:
		return r.Took(lines[0].Order.Lay(lines[0].Roll), true)
	case wants == wantsAhead && lines[0].Kind == duel.ResolvedAll:
		for i := range lines[1:] {
			ev := &lines[1+i]
			if ev.Kind == duel.Rolled && r.Wants(&out) > len(out.Typed) {
				out = companion.Entry{Typed: append(out.Typed, ev.Order.Lay(ev.Roll)...), Thrown: out.Thrown || ev.Thrown}
			} else if !ev.Reveal {
				break
			}
		}
	}
	return out
}

// withWhite returns the events that resolve Autobot's dice and roll these white ones.
func withWhite(r *duel.Rules, t *duel.Table, white []rules.Face, thrown bool) []duel.Event {
	ahead, _ := phrases.LookAhead(r, t, white) // the tray would not have asked for them
	for i := range ahead.Events {
		if ev := &ahead.Events[i]; ev.Kind == duel.Rolled {
			ev.Thrown = thrown
		}
	}
	return ahead.Events
}
