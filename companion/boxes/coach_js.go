package boxes

import (
	"time"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// slice is how long the coach looks back on a game before it lets the page handle keys. In a browser the program has
// only one thread, and nothing interrupts it.
const slice = 15 * time.Millisecond

// unhurried returns a coach that rests after each slice.
func unhurried(c *coach.Coach) review.Evaluator { return &sliced{c, time.Now()} }

type sliced struct {
	*coach.Coach
	since time.Time // end of the last rest
}

func (s *sliced) rest() {
	if time.Since(s.since) > slice {
		time.Sleep(time.Millisecond)
		s.since = time.Now()
	}
}

// Win implements review.Evaluator.
func (s *sliced) Win(t *duel.Table) coach.Chance { s.rest(); return s.Coach.Win(t) }

// Advise implements review.Evaluator.
func (s *sliced) Advise(t *duel.Table) (coach.Advice, bool) { s.rest(); return s.Coach.Advise(t) }

// Outcome implements review.Evaluator.
func (s *sliced) Outcome(t *duel.Table, r rules.Roll) (coach.Outcome, bool) {
	s.rest()
	return s.Coach.Outcome(t, r)
}
