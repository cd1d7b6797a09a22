package advice

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file looks back on a game in which both sides choose: how the chance of the first player changed, turn by turn,
// and which turn decided the game.

// CourseOf returns how the chance of the side You changed, by turns; value returns that chance at a table of a game that goes on.
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
			r.End = r.Start
		}
		if h[i].Items[0].Kind.Correction() { // which is no play of the turn
			r.End += chance(after) - chance(before)
		}
		if after.State.Turn.Number == before.State.Turn.Number && !after.State.Over() {
			continue
		}
		from, turn, n := r.End, &before.State.Turn, len(r.Points)
		r.End = chance(after)
		now := coach.Chance{AsPlayed: r.End}
		r.Points = append(r.Points, review.Point{Chance: now})
		r.Turns = append(r.Turns, review.Turn{Number: int(turn.Number), Side: turn.Active, First: n, Last: n,
			From: coach.Chance{AsPlayed: from}, To: now})
	}
	return r
}

// Decisive says which turn decided a game: the one in which the winner's chance rose most; "" while the game goes on.
func (v *Phrases) Decisive(r *review.Report, t *duel.Table) string {
	if !t.State.Over() || len(r.Turns) == 0 {
		return ""
	}
	winner, _ := t.State.Winner()
	seen := func(c coach.Chance) float64 {
		if winner == duel.Rival {
			return 1 - c.AsPlayed
		}
		return c.AsPlayed
	}
	most := &r.Turns[0]
	for i := range r.Turns {
		if of := &r.Turns[i]; seen(of.To)-seen(of.From) > seen(most.To)-seen(most.From) {
			most = of
		}
	}
	side := func(name string, side duel.Side) rules.Arg { return rules.ID(rules.ArgSide, name, side.String()) }
	return v.Say("table.decided", rules.Num("turn", most.Number), side("who", most.Side), side("winner", winner),
		rules.Text("from", v.Percent(seen(most.From))), rules.Text("to", v.Percent(seen(most.To))))
}

// Course is LookBack for a game in which both sides choose.
func (v *Phrases) Course(r *review.Report, t *duel.Table) *companion.LookBack {
	out := &companion.LookBack{Graph: v.Graph(r)}
	if said := v.Decisive(r, t); said != "" {
		out.Lines = append(out.Lines, said)
	}
	out.Lines = append(out.Lines, v.Say("coach.two.course", rules.ID(rules.ArgSide, "who", duel.You.String())))
	return out
}
