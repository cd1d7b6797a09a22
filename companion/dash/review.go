package dash

import (
	"kingoftokyo/companion/screen"
)

// newReview is the page that looks back on the game of a table: the win probability
// over the turns, the turning points, the dearest choices. It is worked out
// beside the event loop.
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

// lines are the review, as soon as it is there.
func (p *reviewPage) lines() []string {
	v := &p.t.d.view
	switch report, ok := p.t.coach().Review(p.t.s.Game); {
	case !ok:
		return []string{v.Say("coach.off")}
	case report != nil:
		return v.Review(report, p.width, p.t.d.Look().ASCII)
	}
	return []string{v.Say("coach.review.wait")}
}
