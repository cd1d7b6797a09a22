package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
)

// saidOf is the name that a card got later which was turned up unnamed in a place of the row, from 1. It looks at the
// stages in their order, in the first one only behind a number of its steps. Unnamed where nobody named the card before
// something else lay there.
func saidOf(stages []companion.Stage[tokyo.Table], from int, slot int16) tokyo.CardID {
	for i := range stages {
		bought := tokyo.Unnamed
		for _, st := range stages[i].After.Steps[stages[i].From+from:] {
			switch {
			case st.Verb == tokyo.StepBuy:
				bought = st.Card
			case st.Verb == tokyo.StepReveal && st.N == slot:
				return bought
			}
		}
		from = 0
		if now := stages[i].After.State.Row[slot-1]; now != tokyo.Unnamed {
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
	tokyo.StepEnergy: tokyo.EnergyField, tokyo.StepPay: tokyo.EnergyField,
	tokyo.StepToken: tokyo.PoisonField, tokyo.StepUntoken: tokyo.PoisonField,
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
