package advice

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file looks back on a game in which both sides choose: how the chance of the first player went, turn by turn, and
// which turn decided it.

// CourseOf is how the chance of the side You went, by turns; value is that chance at a table of a game that goes on.
func CourseOf(g *Game, value func(*duel.State) float64) *review.Report {
	r, h := &review.Report{}, g.History()
	chance := func(t *duel.Table) float64 {
		if t.State.Over() {
			if winner, _ := t.State.Winner(); winner == duel.You {
				return 1
			}
			return 0
		}
		return value(&t.State)
	}
	for i := range h {
		before, after := h[i].Before, h[i].After
		if i == 0 {
			r.Start = chance(before)
		}
		if after.State.Turn.Number == before.State.Turn.Number && !after.State.Over() {
			continue
		}
		now, n := coach.Chance{}, len(r.Points)
		now.Win = chance(after)
		now.AsPlayed = now.Win
		r.Points = append(r.Points, review.Point{Chance: now})
		turn := &before.State.Turn
		r.Turns = append(r.Turns, review.Turn{Number: int(turn.Number), Side: turn.Active, First: n, Last: n, To: now})
		r.End = now.Win
	}
	return r
}

// Decisive says which turn decided a game: the one after which the chance of whoever has won rose most; "" while it goes on.
func (v *Phrases) Decisive(r *review.Report, t *duel.Table) string {
	if !t.State.Over() || len(r.Turns) == 0 {
		return ""
	}
	winner, _ := t.State.Winner()
	seen := func(p float64) float64 {
		if winner == duel.Rival {
			return 1 - p
		}
		return p
	}
	was, from, to, at := seen(r.Start), 0.0, -1.0, 0
	for i := range r.Turns {
		now := seen(r.Turns[i].To.Win)
		if now-was > to-from {
			from, to, at = was, now, i
		}
		was = now
	}
	side := func(name string, side duel.Side) rules.Arg { return rules.ID(rules.ArgSide, name, side.String()) }
	return v.Say("table.decided", rules.Num("turn", r.Turns[at].Number), side("who", r.Turns[at].Side), side("winner", winner),
		rules.Text("from", v.Percent(from)), rules.Text("to", v.Percent(to)))
}

// Course is LookBack for such a game.
func (v *Phrases) Course(r *review.Report, t *duel.Table) *companion.LookBack {
	out := &companion.LookBack{Graph: v.Graph(r)}
	if said := v.Decisive(r, t); said != "" {
		out.Lines = append(out.Lines, said)
	}
	out.Lines = append(out.Lines, v.Say("coach.two.course", rules.ID(rules.ArgSide, "who", duel.You.String())))
	return out
}
