package advice

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/tracker"
)

// reviewing is a look back on a game that is being computed while the player goes on.
type reviewing struct {
	at     Moment
	steps  int
	comes  chan review.Report
	report *review.Report
}

// Review looks back on a game. It returns nil while the report is being computed: call it again when
// Woken says that something has changed. The call that starts the computation always returns nil, so that what is printed after a move
// is the same on every machine. It returns nil too if the coach cannot help.
func (c *Coaching) Review(g *Session) *review.Report {
	if !c.Helps() {
		return nil
	}
	r := c.review
	if at, steps := MomentOf(g.Game.Table()), g.Game.Steps(); r == nil || r.at != at || r.steps != steps {
		c.review = c.lookBack(g, at)
		return nil
	}
	select {
	case report := <-r.comes:
		r.report = &report
	default:
	}
	return r.report
}

// lookBack starts to look back on a game as it is now, for the player's skill before it, or for best play if kot plays the other
// chair. It saves the result of a finished game against Autobot. The goroutine ends by itself; a result that nobody waits for
// any more is dropped.
func (c *Coaching) lookBack(g *Session, at Moment) *reviewing {
	r := &reviewing{at: at, steps: g.Game.Steps(), comes: make(chan review.Report, 1)}
	engine, matchup, game, woken, kept, hash := c.engine, c.matchup, g.Game.Copy(), c.woken, c.Kept, ""
	if matchup == (core.Matchup{}) {
		kept = nil
	}
	if kept != nil && at.state.Over() {
		if text, err := tracker.Read(g.Path); err == nil {
			hash = HashOf(text)
		}
	}
	go func() {
		adviser, skill := engine.Adviser(matchup, coach.Best), kept.As(hash)
		r.comes <- adviser.Review(game, skill)
		select {
		case woken <- struct{}{}:
		default: // it has not been heard since the last time
		}
		if hash == "" {
			return
		}
		if _, known := kept.Of(hash); !known {
			kept.Keep(map[string]Kept{hash: {adviser.Review(game, review.Steady).Sums, skill}}, nil)
		}
	}()
	return r
}
