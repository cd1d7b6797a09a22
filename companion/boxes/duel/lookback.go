package duel

import (
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is the look back on a game as a player asks for it. game implements companion.Coached and companion.Graphed.

// course is how a game went in which both sides choose.
func (g *game) course() *review.Report {
	return advice.CourseOf(g.Session.Game, func(s *duel.State) float64 { return g.kotCoach().Value(s) })
}

// LookBack implements companion.Coached.
func (g *game) LookBack(width int, ascii bool) (lines []string, done bool, err error) {
	if err := g.noCoach(); err != nil {
		return nil, true, err
	}
	if g.Steps() == 0 {
		return nil, true, rules.Refuse("", "review-early")
	}
	v, chart := g.speak(), advice.BlockChart
	if ascii {
		chart = advice.ASCIIChart
	}
	if !g.Now().Setup.Solo {
		r := g.course()
		return v.Course(r, g.Session.Game, width, chart), true, nil
	}
	report, _ := g.coach().Review(g.Session)
	if report == nil {
		return []string{v.Say("coach.review.wait")}, false, nil
	}
	return v.Told(report, width, chart), true, nil // the face says how it ended
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

// Graph implements companion.Graphed.
func (g *game) Graph() (*companion.Graph, []string) {
	if g.noCoach() != nil || g.Steps() == 0 {
		return nil, nil
	}
	v := g.speak()
	if !g.Now().Setup.Solo {
		r := g.course()
		return v.Graph(r), v.CourseLines(r, g.Session.Game)
	}
	r, _ := g.coach().Review(g.Session)
	if r == nil {
		return nil, nil
	}
	return v.Graph(r), v.GraphLines(r)
}

// Tries implements companion.Graphed.
func (g *game) Tries() []companion.Try {
	if g.noCoach() != nil || g.Steps() == 0 || !g.Now().Setup.Solo {
		return nil
	}
	r, _ := g.coach().Review(g.Session)
	if r == nil {
		return nil
	}
	return g.speak().Tries(r)
}

// lookedBack is the look back on the game; with the word "all" every decision.
func (g *game) lookedBack(word string, width int) ([]string, error) {
	if err := g.coachOff(); err != nil {
		return nil, err
	}
	if g.Steps() == 0 {
		return nil, rules.Refuse("", "review-early")
	}
	if err := g.noCoach(); err != nil {
		return nil, err
	}
	if !g.Now().Setup.Solo {
		r := g.course()
		return g.speak().Course(r, g.Session.Game, width, advice.NumberChart), nil
	}
	meant, _ := text.Typed(word, "review")
	for {
		report, ok := g.coach().Review(g.Session)
		switch {
		case report != nil:
			return g.speak().Review(report, width, advice.NumberChart, meant == "all"), nil
		case !ok:
			return nil, nil
		}
		<-g.coach().Woken()
	}
}
