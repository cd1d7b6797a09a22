package duel

import (
	"kingoftokyo/coach/review"
)

// reviewing is a game being looked back on beside the one that plays.
type reviewing struct {
	at     Moment
	steps  int
	comes  chan review.Report
	report *review.Report
	err    error
}

// Review looks back on a game. done is false while that is being worked out, for which
// the matchup is solved first: ask again when Woken says that something has changed.
// The error is why it cannot be solved.
func (c *Coaching) Review(g *Game) (report *review.Report, done bool, err error) {
	if _, ok := c.ready(); !ok {
		return nil, c == nil || c.failure != nil || c.job == nil, c.why()
	}
	r := c.review
	if at, steps := MomentOf(g.Table()), len(g.History()); r == nil || r.at != at || r.steps != steps {
		r = c.lookBack(g, at)
	}
	select {
	case report := <-r.comes:
		r.report = &report
	default:
	}
	return r.report, r.report != nil || r.err != nil, r.err
}

// lookBack begins to look back on a game as it is now. The goroutine ends by itself;
// what nobody waits for any more is dropped.
func (c *Coaching) lookBack(g *Game, at Moment) *reviewing {
	r := &reviewing{at: at, steps: len(g.History()), comes: make(chan review.Report, 1)}
	c.review = r
	a, err := c.job.Adviser() // with scratch space of its own
	if err != nil {
		r.err = err
		return r
	}
	game, ring := g.Copy(), c.woken.ring
	go func() {
		r.comes <- a.Review(game)
		ring()
	}()
	return r
}

// why is why nothing is solved, or nil.
func (c *Coaching) why() error {
	if c == nil {
		return nil
	}
	return c.failure
}
