package dash

import (
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
)

// newReview is the page that looks back on the game of a table: the win probability
// over the turns, the turning points, the dearest choices. What it needs is worked out
// beside the event loop; until then the page says how far that is.
func newReview(t *table) screen.Page {
	p := &reviewPage{t: t}
	p.Reader = screen.NewReader(t.d.App, "coach.review.title", p.lines)
	return p
}

// reviewPage is a Reader that knows how wide it is drawn.
type reviewPage struct {
	*screen.Reader
	t     *table
	width int
}

// Draw implements screen.Page.
func (p *reviewPage) Draw(c screen.Canvas) {
	p.width = c.W - 2
	p.Reader.Draw(c)
}

// lines are the review or, until it is there, how far it is.
func (p *reviewPage) lines() []string {
	v, c := &p.t.d.view, p.t.coach()
	report, done, err := c.Review(p.t.s.Game)
	switch solving, still := c.Solving(); {
	case err != nil:
		return []string{v.Say("coach.failed.short", rules.Because("why", err))}
	case report != nil:
		return v.Review(report, p.width, p.t.d.Look().ASCII)
	case still:
		return []string{v.SolvingLine(solving)}
	case done:
		return []string{v.Say("coach.off")}
	}
	return []string{v.Say("coach.review.wait")}
}
