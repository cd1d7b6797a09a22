package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file says how a turn was rolled. All of it comes from the log.

// advice says what to do with the dice on the table and why, or what will happen with these white dice of Autobot.
func (g *game) advice(white []rules.Face) companion.Section {
	v, t := g.speak(), g.Now()
	out := v.Section(t, g.Rolled(), white, v.resolving(t).ends)
	if s := &t.State; s.Autobot() && s.Turn.Phase == duel.PhaseResolve && len(out.Lines) > 0 {
		var turn []logEntry
		for e := g.Session.Game.Latest(); e != nil && e.Before.State.Turn.Number == s.Turn.Number; e = e.Previous() {
			turn = append([]logEntry{*e}, turn...)
		}
		out.Recap, _ = g.recap(turn, white)
	}
	return out
}

// recap says how the dice in the entries of a turn were rolled, with the white dice typed for it, and by which side: roll by roll if
// Autobot or kot has rolled, otherwise only the last dice.
func (g *game) recap(turn []logEntry, white []rules.Face) (said string, side duel.Side) {
	v := g.speak()
	var throws []companion.Throw
	var resolved, dice rules.Roll
	for i := range turn {
		e := &turn[i]
		s, ev := &e.Before.State, &e.Items[0]
		switch {
		case ev.Kind == duel.Rolled && s.Turn.Phase <= duel.PhaseRoll:
			kept := v.Rules.Stays(s).Faces()
			next := companion.Throw{Dice: ev.Order.Lay(ev.Roll)}
			if side, dice = s.Turn.Active, e.After.State.Turn.Dice; !s.Autobot() && !kotPlays(e.Before, side) {
				throws, next.Dice = nil, append(kept, next.Dice...)
			} else if n := len(throws); n > 0 {
				throws[n-1].Kept = kept
			}
			throws = append(throws, next)
		case ev.Kind == duel.Rolled && s.Autobot():
			white = append(slices.Clip(white), ev.Order.Lay(ev.Roll)...)
		case resolved == rules.Roll{} && (ev.Kind == duel.Resolved || ev.Kind == duel.ResolvedAll):
			resolved = s.Turn.Dice
		}
		if resolved != dice && resolved != (rules.Roll{}) { // a correction has changed the dice
			side, dice, throws = s.Turn.Active, resolved, []companion.Throw{{Dice: resolved.Faces()}}
		}
	}
	said = companion.Recap(v.Catalogue, v.faces(), throws)
	var pairs []string
	for n := duel.MaxWhite; n <= len(white); n += duel.MaxWhite {
		pairs = append(pairs, companion.Recap(v.Catalogue, v.faces(), []companion.Throw{{Dice: white[n-duel.MaxWhite : n]}}))
	}
	if said != "" && len(pairs) > 0 {
		said = v.Say("table.recap.white", rules.Text("rolls", said), rules.Text("dice", strings.Join(pairs, ", ")))
	}
	return said, side
}
