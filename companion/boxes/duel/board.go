package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// board lists the pieces to move since dice were last resolved. After undo, or after a step was retyped, it lists what
// must go back. Autobot puts its dice tokens back before its first roll.
func (g *game) board() companion.Section {
	v, t := g.speak(), g.Now()
	left := g.PutBack()
	if lines := v.PutBack(&left, t); len(lines) > 0 {
		return g.BoardSection(lines, left.Way)
	}
	lines := v.ToDo(t, g.Stages())
	s := &t.State
	if n := int(s.Sides[duel.Rival].Dice); s.Autobot() && n > 0 && s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls == 0 {
		said := v.Say("step.spend-tokens", rules.ID(rules.ArgSide, "who", duel.Rival.String()), rules.Num("n", n))
		lines = append(lines, companion.Line{Text: said, Board: true, Fresh: true, Piece: companion.Piece{What: said}})
	}
	out := g.BoardSection(lines, companion.Forth)
	if said, side := g.recap(g.ToldTurn(), nil); said != "" {
		who := v.Say("table.board.who", rules.ID(rules.ArgSide, "who", side.String()))
		out.Recap = v.Say("table.recap", rules.Text("who", who), rules.Text("rolls", said))
	}
	if t.Setup.HasKot() {
		decide := func(d *Game) (duel.Event, string, bool) { return g.decide(d, g.clause) }
		out.Reasons = strings.Join(g.Reasons(g.ToldTurn(), decide), " · ")
	}
	return out
}

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
