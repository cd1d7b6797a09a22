package duel

import (
	"kingoftokyo/coach/review"
)

// reviewing is a look back on a game that is being worked out while the player goes on.
type reviewing struct {
	at     moment
	steps  int
	comes  chan review.Report
	report *review.Report
}

// Review looks back on a game. It is nil while that is being worked out: ask again when
// Woken says that something has changed. ok is false where the coach cannot help.
func (c *Coaching) Review(g *Game) (report *review.Report, ok bool) {
	if !c.Helps() {
		return nil, false
	}
	r := c.review
	if at, steps := momentOf(g.Table()), len(g.History()); r == nil || r.at != at || r.steps != steps {
		r = c.lookBack(g, at)
	}
	select {
	case report := <-r.comes:
		r.report = &report
	default:
	}
	return r.report, true
}

// lookBack begins to look back on a game as it is now. The goroutine ends by itself; a result that nobody waits
// for any more is dropped.
func (c *Coaching) lookBack(g *Game, at moment) *reviewing {
	r := &reviewing{at: at, steps: len(g.History()), comes: make(chan review.Report, 1)}
	c.review = r
	engine, matchup, game, ring := c.engine, c.matchup, g.Copy(), c.woken.ring
	go func() {
		r.comes <- engine.Adviser(matchup).Review(game)
		ring()
	}()
	return r
}
