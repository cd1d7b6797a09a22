package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// board is what the last step did and what to move on the table for it. After undo it is what has to go back;
// otherwise what this turn did and, until its dice are thrown, what the turn before did. What to put on the
// table for a new game was said by Create. That a special power is due stands with the advice until it is paid,
// and what Autobot collects is told until its turn or the game ends.
func (g *game) board() companion.Section {
	v, t := g.speak(), g.Now()
	if back, ok := g.PutBack(v.Say("duel.work.back"), func(left, now *duel.Table) []string {
		return append(v.Changes(&left.State, &now.State), v.Pieces(&left.State, &now.State)...)
	}); ok {
		return back
	}
	h := g.Session.Game.History()
	out := companion.Section{Title: v.Say("duel.work.board")}
	turn := &t.State.Turn
	if turn.Phase <= duel.PhaseRoll && turn.Rolls == 0 {
		out.Lines = v.TurnBoard(h, turn.Number-1, duel.StepSpecialDue, duel.StepChosen)
	}
	without := []duel.StepVerb{duel.StepSpecialDue, duel.StepWon} // who has won stands in large letters
	if t.State.Over() {
		without = append(without, duel.StepChosen)
	}
	out.Lines = append(out.Lines, v.TurnBoard(h, turn.Number, without...)...)
	if n := int(t.State.Sides[duel.Rival].Dice); t.State.Autobot() && n > 0 && turn.Phase <= duel.PhaseRoll && turn.Rolls == 0 {
		out.Lines = append(out.Lines, companion.Line{Board: true, Text: v.Say("step.spend-tokens", rules.ID(rules.ArgSide, "who", duel.Rival.String()), rules.Num("n", n))})
	}
	return out
}

// TurnBoard is what the log entries of one turn did, oldest first: what to move, take and turn on the board.
// Steps of the verbs in without are left out.
func (v *Phrases) TurnBoard(history []logEntry, turn int16, without ...duel.StepVerb) []companion.Line {
	first := len(history)
	for first > 0 && history[first-1].Before.State.Turn.Number >= turn {
		first--
	}
	var out []companion.Line
	brief := v.Brief()
	for i := first; i < len(history); i++ {
		if e := &history[i]; e.Before.State.Turn.Number == turn {
			steps := slices.DeleteFunc(slices.Clone(e.After.Steps), func(st duel.Step) bool { return slices.Contains(without, st.Verb) })
			out = append(out, stepLines(brief, steps)...)
		}
	}
	return out
}

// Pieces are the Buzz tokens and the cards of the row that lie in another place on the second table than on the
// first, told as they lie on the second.
func (v *Phrases) Pieces(before, after *duel.State) []string {
	var out []string
	for i := range v.Rules.Box.Tokens {
		if a, b := before.Tokens[i], after.Tokens[i]; a != b {
			token := rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[i].Name)
			if !b.Laid {
				out = append(out, v.Say("change.untoken", token))
				continue
			}
			out = append(out, v.Say("change.token", token, rules.Text("place", v.Place(duel.TokenID(i), b.Place))))
		}
	}
	if before.Row != after.Row {
		out = append(out, v.Say("event.row", rules.Text("list", v.names(after.Row[:]))))
	}
	return out
}
