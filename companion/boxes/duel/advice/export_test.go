package advice

import "kingoftokyo/coach"

// What the tests of the package name from outside, and no other package does.
var (
	Spread = (*Phrases).spread
	Leads  = (*Phrases).leads
	Brings = (*Phrases).brings
)

// Differs is how an outcome that differs so from the best one is told.
func Differs(v *Phrases, o *coach.Outcome) string {
	return joined(v.outcome("coach.differs.", o, 2, 1))
}
