package duel

import (
	"math"
	"strings"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// record are the games against Autobot at a game's end.
type record struct {
	steps int
	tally companion.Tally
}

// ended is how the game ended, told from the player's side; nil while it goes on.
func (g *game) ended() *companion.Ending {
	v, t := g.speak(), g.Now()
	s := &t.State
	if !s.Over() {
		return nil
	}
	winner, how := s.Winner()
	key := "ending." + winner.String() + "." + how.String()
	out := &companion.Ending{Hue: hueOf(winner), Why: v.Say(key, rules.ID(rules.ArgSide, "who", winner.String()))}
	switch {
	case !t.Setup.Solo:
		out.Title = strings.ToUpper(v.Say("ending.wins", rules.Text("name", v.Name(t, winner))))
	case winner == duel.You:
		out.Title = v.Say("ending.victory")
	default:
		out.Title, out.Lost = v.Say("ending.defeat"), true
	}
	out.Lines = append(out.Lines, v.Say("dash.over.length", rules.Num("turns", int(s.Turn.Number))))
	if t.Setup.Solo {
		out.Lines = append(out.Lines, g.tally()...)
	}
	if c := g.coach(); t.Setup.Solo && c.Helps() {
		if report, _ := c.Review(g.Session.Game); report != nil {
			out.Lines = append(out.Lines, v.luck(report)...)
		}
	}
	return out
}

// tally is the record against Autobot, which is read once a game's end, also where the
// saved games do not have this one.
func (g *game) tally() []string {
	if g.record == nil || g.record.steps != g.Steps() {
		results, _, _ := g.box.desk.Results()
		tally, _ := companion.TallyOf(results, g.Path())
		g.record = &record{g.Steps(), tally}
	}
	v, tally := g.speak(), &g.record.tally
	if tally.Of == 0 {
		return nil
	}
	out := []string{v.Say("dash.over.record", rules.Num("won", tally.Won), rules.Num("lost", tally.Lost))}
	if winner, _ := g.Now().State.Winner(); tally.Rank == 1 && tally.Of > 1 && winner == duel.You {
		out = append(out, v.Say("ending.fastest"))
	}
	return out
}

// luck is what luck and her choices came to in a game looked back on, in points of a hundred.
func (v *View) luck(r *review.Report) []string {
	part := func(key string, change float64) string {
		n := int(math.RoundToEven(100 * change))
		switch {
		case n > 0:
			key += ".gave"
		case n < 0:
			key, n = key+".cost", -n
		}
		return v.Say(key, rules.Num("n", n), rules.Text("each", v.number(100*r.PerDecision(), 1)))
	}
	return []string{part("ending.luck", r.Luck[duel.You]+r.Luck[duel.Rival]), part("ending.choices", min(r.Choice, 0))}
}
