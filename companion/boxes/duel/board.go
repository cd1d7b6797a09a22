package duel

import (
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
