package advice

import "kingoftokyo/coach"

// What only the external tests of the package need.
var (
	Spread = (*Phrases).spread
	Leads  = (*Phrases).leads
	Brings = (*Phrases).brings
)

// Differs puts into words how an outcome differs from the best one.
func Differs(v *Phrases, o *coach.Outcome) string {
	return joined(v.outcome("coach.differs.", o, 2, 1))
}
