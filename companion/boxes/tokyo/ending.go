package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Ending says who has won a finished game, and how.
func (v *Phrases) Ending(s *tokyo.State) string {
	return v.WithRule(v.Say("tokyo.step.over."+s.Ended.String(), who("who", s.Winner)), s.Ended.Rule())
}

// ending is how a game ended; nil while it goes on.
func (g *Game) ending(v *Phrases, s *tokyo.State) *companion.Ending {
	if !s.Over() {
		return nil
	}
	out := &companion.Ending{Hue: companion.YouHue, Why: v.Say("tokyo.why." + s.Ended.String())}
	switch {
	case s.Winner != tokyo.NoSeat:
		out.Title = strings.ToUpper(v.Say("tokyo.ending.wins", who("who", s.Winner)))
	case s.Ended == tokyo.ByTie:
		out.Title, out.Hue = strings.ToUpper(v.Say("tokyo.ending.tie")), companion.FameHue
	default:
		out.Title, out.Hue = strings.ToUpper(v.Say("tokyo.ending.nobody")), companion.NoHue
	}
	for _, b := range g.blows(v) {
		out.Past = append(out.Past, v.Colon(v.Say("tokyo.ending.turn", rules.Num("turn", b.turn)), b.told))
	}
	length, standings := v.Say("tokyo.ending.length", rules.Num("round", g.round()), rules.Num("turn", int(s.Turn.Number))), v.standings(s)
	out.Lines, out.Past = append(out.Lines, length, standings), append(out.Past, length, standings)
	if g.Now().Setup.HasKot() || g.coachMode() == coachAlways {
		if said, ok := g.decisive(v); ok {
			out.Lines = append(out.Lines, said)
		}
	}
	r := g.Result()
	out.Lines = append(out.Lines, v.recited(&r)...)
	for i := range r.Players {
		if p := &r.Players[i]; p.InTokyo > 0 {
			out.Past = append(out.Past, v.Say("tokyo.ending.in-tokyo", rules.Text("name", p.Called), rules.Num("n", p.InTokyo)))
		}
	}
	return out
}

// blow is what took the last hearts of a player who went out, and in which turn.
type blow struct {
	turn int
	told string
}

// blows are those of the whole game, the first one first.
func (g *Game) blows(v *Phrases) []blow {
	var out []blow
	for _, e := range g.Session.Game.History() {
		steps := e.After.Steps
		for i := range steps {
			if steps[i].Verb != tokyo.StepOut {
				continue
			}
			for j := i - 1; j >= 0; j-- {
				if st := &steps[j]; st.Verb == tokyo.StepDamage && st.Seat == steps[i].Seat && st.To == 0 {
					told := v.brief().Lines(steps[:j+1])
					out = append(out, blow{int(e.Before.State.Turn.Number), told[len(told)-1].Text})
					break
				}
			}
		}
	}
	return out
}

// standings are all players of a finished game, those with most points first. Players who are out come last.
func (v *Phrases) standings(s *tokyo.State) string {
	seats := make([]tokyo.Seat, s.Players)
	for i := range seats {
		seats[i] = tokyo.Seat(i)
	}
	rank := func(seat tokyo.Seat) int {
		switch {
		case seat == s.Winner:
			return -2 * tokyo.WinPoints
		case !s.Alive(seat):
			return 1
		}
		return -int(s.Seats[seat].Points)
	}
	slices.SortStableFunc(seats, func(a, b tokyo.Seat) int { return rank(a) - rank(b) })
	var out []string
	for _, seat := range seats {
		m := &s.Seats[seat]
		key := "tokyo.ending.seat"
		switch {
		case m.GaveUp:
			key = "tokyo.ending.gave-up"
		case m.Out:
			key = "tokyo.ending.out"
		}
		out = append(out, v.Say(key, rules.Text("name", v.Player(seat)), rules.Num("points", int(m.Points)), rules.Num("hearts", int(m.Hearts))))
	}
	return v.Several(out)
}
