package tokyo

import (
	"slices"

	"kingoftokyo/rules/tokyo"
)

// number is a player's number that a step can tell the new value of: "now 6", "6 left".
type number struct {
	seat  tokyo.Seat
	field tokyo.Field
}

// numberOf is the number whose new value a step tells, and what it is at a table; ok is false for a step that
// tells none.
func numberOf(st *tokyo.Step, s *tokyo.State) (of number, now int, ok bool) {
	if !s.Has(st.Seat) {
		return of, 0, false
	}
	m := &s.Seats[st.Seat]
	of.seat = st.Seat
	switch st.Verb {
	case tokyo.StepHearts, tokyo.StepDamage, tokyo.StepReborn:
		of.field, now = tokyo.HeartsField, int(m.Hearts)
	case tokyo.StepPoints, tokyo.StepPointsLost:
		of.field, now = tokyo.PointsField, int(m.Points)
	case tokyo.StepEnergy, tokyo.StepPay:
		of.field, now = tokyo.EnergyField, int(m.Energy)
	case tokyo.StepWicked:
		of.field, now = tokyo.WickednessField, int(m.Wickedness)
	case tokyo.StepToken, tokyo.StepUntoken:
		if of.field, now = tokyo.PoisonField, int(m.Poison); st.Token == tokyo.ShrinkToken {
			of.field, now = tokyo.ShrinkField, int(m.Shrink)
		}
	default:
		return of, 0, false
	}
	return of, now, true
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
		of, now, ok := numberOf(st, s)
		if !ok || said[of] {
			continue
		}
		if said[of] = true; !s.Seats[of.seat].Out && st.Verb != tokyo.StepReborn {
			st.To = int16(now)
		}
	}
	return out
}
