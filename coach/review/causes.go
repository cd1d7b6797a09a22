package review

import (
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/rules/duel"
)

// Judged is a choice compared with another option, and why one is worth more than the other.
type Judged struct {
	*Choice
	Better, Worse coach.Option
	By            float64 // how much more Better is worth
	Cause
}

// Cause is why an option is worth less than another one.
type Cause struct {
	// Ends is the chance that Autobot wins in its next turn after the better and after the worse
	// option, if Ahead. How is how it then wins most often.
	Ends  [2]float64
	How   duel.Why
	Ahead bool
	// Means is what the dice bring on average with the worse option, minus the better one, if Rolls.
	Means coach.Outcome
	Rolls bool
}

// nearlyWon is the chance from which on a choice does not count: everybody chooses what wins at once.
const nearlyWon = 0.99

// judge finds the choice that gained most against the next option, and the one that cost most, if they differ by at least a mark.
func (l *look) judge() {
	r := &l.report
	for i := range r.Choices {
		c := &r.Choices[i]
		next := slices.IndexFunc(c.Others, func(o coach.Option) bool { return !Same(&c.At, &o.Event, &c.Made.Event) })
		if c.Price > 0 || next < 0 || c.Made.AsPlayed > nearlyWon {
			continue
		}
		worse := c.Others[next]
		if worse.Event.Kind == duel.Swept { // keeping energy deserves no praise
			continue
		}
		if by := c.Made.AsPlayed - worse.AsPlayed; MarkOf(by) != NoMark && (r.Best == nil || by > r.Best.By) {
			r.Best = &Judged{Choice: c, Better: c.Made, Worse: worse, By: by}
		}
	}
	if dear := r.Dearest(1); len(dear) > 0 && MarkOf(dear[0].Price) != NoMark {
		r.Worst = &Judged{Choice: dear[0], Better: dear[0].Best, Worse: dear[0].Made, By: dear[0].Price}
	}
	for _, j := range []*Judged{r.Best, r.Worst} {
		if j != nil {
			l.cause(j)
		}
	}
}

// cause finds why the worse option of a choice is worth less.
func (l *look) cause(j *Judged) {
	switch t := &j.At.State.Turn; {
	case j.At.Asking:
	case t.Phase == duel.PhaseRoll && t.Rolls > 0:
		better, ok := l.evaluator.Outcome(&j.At, coach.Kept(&j.At.State, &j.Better.Event))
		worse, also := l.evaluator.Outcome(&j.At, coach.Kept(&j.At.State, &j.Worse.Event))
		j.Means, j.Rolls = worse.Minus(better), ok && also
	case t.Phase == duel.PhaseBuy && j.Worse.Event.Kind != duel.Conceded:
		before, ok := coach.AheadAfter(l.rules, &j.At, &j.Better)
		after, also := coach.AheadAfter(l.rules, &j.At, &j.Worse)
		j.Ends, j.Ahead = [2]float64{before.Wins, after.Wins}, ok && also
		for why, p := range after.Ways {
			if p > after.Ways[j.How] {
				j.How = duel.Why(why)
			}
		}
	}
}
