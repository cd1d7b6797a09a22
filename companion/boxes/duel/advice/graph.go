package advice

import (
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// Graph returns the course of the win probability.
func (v *Phrases) Graph(r *review.Report) *companion.Graph {
	out := &companion.Graph{
		Axis:   v.Say("review.axis"),
		Scale:  []string{v.reviewPercent(0), v.reviewPercent(0.5), v.reviewPercent(1)},
		Points: []companion.Point{{Y: r.Start}},
		Said: v.Say("review.chart", rules.Text("from", v.reviewPercent(r.Start)),
			rules.Text("to", v.reviewPercent(r.End)), rules.Num("turns", len(r.Turns))),
	}
	for i, t := range r.Turns {
		out.Turns = append(out.Turns, t.Number)
		for at := t.First; at <= t.Last; at++ {
			part := float64(at-t.First+1) / float64(t.Last-t.First+1)
			out.Points = append(out.Points, companion.Point{X: float64(i) + part, Y: r.Points[at].AsPlayed})
		}
	}
	for i, at := range r.Turning {
		out.Marks = append(out.Marks, companion.Point{X: float64(at + 1), Y: r.Turns[at].To.AsPlayed, Text: reviewMark(i)})
	}
	return out
}
