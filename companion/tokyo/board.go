package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
)

// board is what this turn did on the table and, until this turn has its dice, what the turn before did, because
// nobody reads that while the dice are passed on. After undo, or after a step was typed anew, it is what has to
// go back.
func (g *Game) board(v *Phrases, t *tokyo.Table) companion.Section {
	if back, ok := g.PutBack(v.Say("tokyo.board.back"), func(left, now *tokyo.Table) []string { return v.Changes(&left.State, &now.State) }); ok {
		return back
	}
	turn := &t.State.Turn
	from := turn.Number
	if turn.Phase <= tokyo.PhaseRoll {
		from--
	}
	h := g.Session.Game.History()
	first := len(h)
	for first > 0 && h[first-1].Before.State.Turn.Number >= from {
		first--
	}
	told, said := make([][]tokyo.Step, len(h)-first), map[number]bool{}
	for i := len(told) - 1; i >= 0; i-- {
		told[i] = settled(v.named(h[first+i:]), &t.State, said)
	}
	out, brief := companion.Section{Title: v.Say("tokyo.board")}, v.brief()
	for i, steps := range told {
		done := g.Carried(first+i, len(steps))
		if len(steps) > 0 && steps[0].Verb == tokyo.StepDice { // they lie there
			steps, done = steps[1:], max(0, done-1)
		}
		lines := brief.Lines(steps)
		for n := range brief.Lines(steps[:done]) {
			lines[n].Done = lines[n].Board
		}
		out.Lines = append(out.Lines, lines...)
	}
	return out
}

// named are the steps of the first of these log entries. A card that was turned up without a name has the name
// that somebody said later, even if it has been bought since.
func (v *Phrases) named(h []LogEntry) []tokyo.Step {
	out := slices.Clone(h[0].After.Steps)
	for i := range out {
		if st := &out[i]; st.Verb == tokyo.StepReveal && st.Card == tokyo.Unnamed {
			st.Card = saidOf(h, i+1, st.N)
		}
	}
	return out
}

// saidOf is the name that a card got later which was turned up unnamed in a place of the row, from 1. It looks
// at the entries in their order, in the first one only behind a number of steps. Unnamed where nobody named the
// card before something else lay there.
func saidOf(h []LogEntry, from int, slot int16) tokyo.CardID {
	for i := range h {
		bought := tokyo.Unnamed
		for _, st := range h[i].After.Steps[from:] {
			switch {
			case st.Verb == tokyo.StepBuy:
				bought = st.Card
			case st.Verb == tokyo.StepReveal && st.N == slot:
				return bought
			}
		}
		from = 0
		if now := h[i].After.State.Row[slot-1]; now != tokyo.Unnamed {
			if now == tokyo.NoCard {
				return bought
			}
			return now
		}
	}
	return tokyo.Unnamed
}
