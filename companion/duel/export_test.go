package duel

// What the tests of the package name from outside, and no other package does.
const CoachAlways = coachAlways

var (
	Parse  = parse
	Items  = itemsOf
	Lines  = stepLines
	Spread = (*Phrases).spread
	Told   = (*Phrases).outcome
)
