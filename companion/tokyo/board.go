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
func (v *Phrases) named(h []logEntry) []tokyo.Step {
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
func saidOf(h []logEntry, from int, slot int16) tokyo.CardID {
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

// number is a player's number that a step can tell the new value of: "now 6", "6 left".
type number struct {
	seat  tokyo.Seat
	field tokyo.Field
}

// tells are the numbers whose new values steps tell.
var tells = map[tokyo.StepVerb]tokyo.Field{
	tokyo.StepHearts: tokyo.HeartsField, tokyo.StepDamage: tokyo.HeartsField, tokyo.StepReborn: tokyo.HeartsField,
	tokyo.StepPoints: tokyo.PointsField, tokyo.StepPointsLost: tokyo.PointsField, tokyo.StepWicked: tokyo.WickednessField,
	tokyo.StepEnergy: tokyo.EnergyField, tokyo.StepPay: tokyo.EnergyField, tokyo.StepToken: tokyo.PoisonField, tokyo.StepUntoken: tokyo.PoisonField,
}

// numberOf is the number whose new value a step tells; ok is false for a step that tells none.
func numberOf(st *tokyo.Step) (of number, ok bool) {
	of.seat = st.Seat
	if of.field, ok = tells[st.Verb]; of.field == tokyo.PoisonField && st.Token == tokyo.ShrinkToken {
		of.field = tokyo.ShrinkField
	}
	return of, ok
}

// settled are steps that tell the numbers as they are at a table. A correction has no step of its own, so the
// last step that tells a number gets the number's present value. said are the numbers that later steps tell; nil
// where there are no later steps. A player who is out of the game keeps the numbers told.
func settled(steps []tokyo.Step, s *tokyo.State, said map[number]bool) []tokyo.Step {
	if said == nil {
		said = map[number]bool{}
	}
	out := slices.Clone(steps)
	for i := len(out) - 1; i >= 0; i-- {
		st := &out[i]
		of, ok := numberOf(st)
		if !ok || !s.Has(of.seat) || said[of] {
			continue
		}
		if said[of] = true; !s.Seats[of.seat].Out && st.Verb != tokyo.StepReborn {
			st.To = int16(of.field.Of(s, of.seat))
		}
	}
	return out
}
