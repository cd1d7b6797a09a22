package tokyo

import (
	"slices"

	"kingoftokyo/rules/tokyo"
)

// number is a number before a player that a step may leave: what "now 6" or "6 left" speaks of.
type number struct {
	seat  tokyo.Seat
	field tokyo.Field
}

// numberOf is the number that a step leaves, and what it is at a table; ok is false where it
// leaves none.
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

// settled are steps that end with the numbers of a table: the last one that leaves a number
// says what it is now, for a correction that followed has no step of its own. said are the
// numbers that later steps leave; nil where there are none. Who is out of the game has none.
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
