package duel

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
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
func (c *Coaching) Review(g *session) (report *review.Report, ok bool) {
	if !c.Helps() {
		return nil, false
	}
	r := c.review
	if at, steps := momentOf(g.Game.Table()), g.Game.Steps(); r == nil || r.at != at || r.steps != steps {
		r = c.lookBack(g, at)
	}
	select {
	case report := <-r.comes:
		r.report = &report
	default:
	}
	return r.report, true
}

// lookBack begins to look back on a game as it is now, for the skill that its player had before it. What a finished game
// comes to is kept. The goroutine ends by itself; a result that nobody waits for any more is dropped.
func (c *Coaching) lookBack(g *session, at moment) *reviewing {
	r := &reviewing{at: at, steps: g.Game.Steps(), comes: make(chan review.Report, 1)}
	c.review = r
	engine, matchup, game, ring, kept, hash := c.engine, c.matchup, g.Game.Copy(), c.woken.ring, c.kept, ""
	if kept != nil && at.state.Over() {
		if text, err := tracker.Read(g.Path); err == nil {
			hash = HashOf(text)
		}
	}
	go func() {
		adviser, skill := engine.Adviser(matchup, coach.Best), kept.As(hash)
		r.comes <- adviser.Review(game, skill)
		ring()
		if hash == "" {
			return
		}
		if k, known := kept.Of(hash); !known || k.As == 0 {
			kept.Keep(map[string]Kept{hash: {adviser.Review(game, review.Steady).Sums, skill}}, nil)
		}
	}()
	return r
}

// LookBack implements companion.Coached.
func (g *game) LookBack(width int, ascii bool) (lines []string, done bool, err error) {
	if err := g.noCoach("coach.off"); err != nil {
		return nil, true, err
	}
	if g.Steps() == 0 {
		return nil, true, rules.Refuse("", "coach.review.early")
	}
	v, chart := g.speak(), BlockChart
	if ascii {
		chart = ASCIIChart
	}
	if !g.Now().Setup.Solo {
		r := g.course()
		return v.lookBack(r, width, chart, [][]string{g.courseLines(r)}), true, nil
	}
	report, _ := g.coach().Review(g.Session)
	if report == nil {
		return []string{v.Say("coach.review.wait")}, false, nil
	}
	return v.lookBack(report, width, chart, v.told(report, false, text.Columns(v.sum(report), 1))), true, nil // the face says how it ended
}

// Past implements companion.Game: once the game is over, each choice of the player has its mark.
func (g *game) Past(from int) []companion.Past {
	out := g.Base.Past(from)
	if !g.Over() || !g.Now().Setup.Solo {
		return out
	}
	report, _ := g.coach().Review(g.Session)
	if report == nil {
		return out
	}
	worst := make([]review.Mark, len(out))
	for i := range report.Choices {
		c := &report.Choices[i]
		if at := c.Entry - from; at >= 0 && review.MarkOf(c.Price) > worst[at] {
			worst[at] = review.MarkOf(c.Price)
			out[at].Mark = worst[at].String()
		}
	}
	return out
}
