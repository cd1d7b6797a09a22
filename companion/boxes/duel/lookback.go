package duel

import (
	"strings"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file looks back on a game when a player asks for it. game implements companion.Coached.

// course returns how a game went in which both sides choose.
func (g *game) course() *review.Report {
	return advice.CourseOf(g.Session.Game, func(s *duel.State) float64 { return g.chairs().Value(s) })
}

// report returns the look back on the game; nil while it is being computed. The error is a *rules.Problem.
func (g *game) report() (*review.Report, error) {
	switch err := g.noCoach(); {
	case err != nil:
		return nil, err
	case g.Steps() == 0:
		return nil, rules.Refuse("", "review-early")
	case !g.Now().Setup.OnePlayer():
		return g.course(), nil
	}
	return g.coach().Review(g.Session), nil
}

// LookBack implements companion.Coached.
func (g *game) LookBack() (*companion.LookBack, error) {
	switch r, err := g.report(); {
	case err != nil:
		return nil, err
	case r == nil:
		return &companion.LookBack{Lines: []string{g.speak().Say("coach.review.wait")}}, nil
	case !g.Now().Setup.OnePlayer():
		return g.speak().Course(r, g.Now()), nil
	default:
		return g.speak().LookBack(r), nil
	}
}

// Past implements companion.Game. Once the game is over, each choice of the player has its mark.
func (g *game) Past(from int) []companion.Past {
	out := g.Base.Past(from)
	if !g.Over() || !g.Now().Setup.OnePlayer() {
		return out
	}
	report := g.coach().Review(g.Session)
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

// lookedBack returns the look back on the game with a number for each turn; with the word "all", it has every decision.
func (g *game) lookedBack(word string, width int) ([]string, error) {
	r, err := g.report()
	for ; r == nil && err == nil; r, err = g.report() {
		<-g.coach().Woken()
	}
	if err != nil {
		return nil, err
	}
	v, back := g.speak(), (*companion.LookBack)(nil)
	if meant, _ := text.Typed(word, "review"); g.Now().Setup.OnePlayer() {
		back = v.Review(r, meant == "all")
	} else {
		back = v.Course(r, g.Now())
	}
	return text.Wrapped(strings.Join(append(back.Lines, v.Numbers(r)...), "\n"), width), nil
}
