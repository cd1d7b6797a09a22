package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Ending says who has won a finished game, and how.
func (v *Phrases) Ending(s *tokyo.State) string {
	return v.WithRule(v.Say("tokyo.step.over."+s.Ended.String(), who("who", s.Winner)), s.Ended.Rule())
}

// ending says how a game ended. It returns nil while the game goes on.
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
	out.Past = g.blows(v)
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

// blows says what took the last hearts of each eliminated player, and in which turn.
func (g *Game) blows(v *Phrases) []string {
	var out []string
	for _, e := range g.Session.Game.History() {
		steps := e.After.Steps
		for i := range steps {
			if steps[i].Verb != tokyo.StepOut {
				continue
			}
			if last := felled(steps[:i], steps[i].Seat); last >= 0 {
				told := v.brief().Lines(steps[:last+1])
				turn := v.Say("tokyo.ending.turn", rules.Num("turn", int(e.Before.State.Turn.Number)))
				out = append(out, v.Colon(turn, told[len(told)-1].Text))
			}
		}
	}
	return out
}

// felled returns which of these steps took the last hearts of a player; -1 for none.
func felled(steps []tokyo.Step, seat tokyo.Seat) int {
	for i, st := range slices.Backward(steps) {
		if st.Verb == tokyo.StepDamage && st.Seat == seat && st.To == 0 {
			return i
		}
	}
	return -1
}

// standings lists all players of a finished game, the winner first, then those with most points. Players who are out come last.
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
		out = append(out, v.Say(key, rules.Text("name", v.Player(seat)),
			rules.Num("points", int(m.Points)), rules.Num("hearts", int(m.Hearts))))
	}
	return v.Several(out)
}

// deeds adds to a result who did what, according to the steps of the log: who began turns in Tokyo, what one player
// cost another, which turn brought most, who fell, and which cards were bought. A log that goes on from a checkpoint
// lacks a part of the game; deeds then adds only the turns in Tokyo.
func (g *Game) deeds(v *Phrases, r *record.Result) {
	d := record.Deeds{Whole: true}
	var turn record.Best
	for _, e := range g.Session.Game.History() {
		if e.Items[0].Kind == tokyo.SetTable {
			d.Whole = false
		}
		if now := &e.Before.State.Turn; turn.Turn != int(now.Number) || turn.Who != int(now.Active) {
			d.Ended(turn)
			turn = record.Best{Who: int(now.Active), Turn: int(now.Number)}
		}
		steps := e.After.Steps
		for i := range steps {
			st := &steps[i]
			other := st.By != tokyo.NoSeat && st.By != st.Seat
			switch {
			case st.Verb == tokyo.StepTurn && e.After.State.Seats[st.Seat].Place.Tokyo():
				r.Players[st.Seat].InTokyo++
			case st.Verb == tokyo.StepPoints && int(st.Seat) == turn.Who && st.Rule != "9.2": // those belong to the next turn
				turn.Points += int(st.N)
			case st.Verb == tokyo.StepDamage && other:
				d.Struck(r.Players, record.Hit{By: int(st.By), Who: int(st.Seat), Hearts: int(st.N), Turn: turn.Turn})
				if int(st.By) == turn.Who {
					turn.Damage += int(st.N)
				}
			case st.Verb == tokyo.StepOut:
				if last := felled(steps[:i], st.Seat); last >= 0 {
					by := steps[last].By
					if by == st.Seat {
						by = tokyo.NoSeat
					}
					d.Falls = append(d.Falls, record.Fall{Who: int(st.Seat), By: int(by), Turn: turn.Turn}) // by -1 for nobody
				}
			case st.Verb == tokyo.StepBuy:
				d.Cards = append(d.Cards, record.Purchase{Card: v.Rules.Name(st.Card), Is: v.Card(st.Card), By: int(st.Seat)})
			}
		}
	}
	if d.Ended(turn); !d.Whole {
		d = record.Deeds{}
		for i := range r.Players {
			r.Players[i].Damage = 0
		}
	}
	r.Deeds = d
}

// recited puts the deeds of a finished game into lines to read aloud: most damage, the hardest hit, the best turn, most
// turns in Tokyo, who took out whom.
func (v *Phrases) recited(r *record.Result) []string {
	var out []string
	if names, n := r.Most(func(p *record.Player) int { return p.Damage }); n > 0 {
		out = append(out, v.Say("tokyo.ending.damage", rules.Text("names", strings.Join(names, ", ")), rules.Num("n", n)))
	}
	name := func(key string, player int) rules.Arg { return who(key, tokyo.Seat(player)) }
	if hit := &r.Hit; hit.Hearts > 0 {
		out = append(out, v.Say("tokyo.ending.hit", name("by", hit.By), name("who", hit.Who),
			rules.Num("n", hit.Hearts), rules.Num("turn", hit.Turn)))
	}
	var brought []string
	if n := r.Best.Points; n > 0 {
		brought = append(brought, v.Say("tokyo.ending.points", rules.Num("n", n)))
	}
	if n := r.Best.Damage; n > 0 {
		brought = append(brought, v.Say("tokyo.ending.dealt", rules.Num("n", n)))
	}
	if len(brought) > 0 {
		out = append(out, v.Say("tokyo.ending.best", name("who", r.Best.Who),
			rules.Text("list", strings.Join(brought, ", ")), rules.Num("turn", r.Best.Turn)))
	}
	if names, n := r.Most(func(p *record.Player) int { return p.InTokyo }); n > 0 {
		out = append(out, v.Say("tokyo.ending.tokyo", rules.Text("names", strings.Join(names, ", ")), rules.Num("n", n)))
	}
	var falls []string
	for _, f := range r.Falls {
		key := "tokyo.ending.felled"
		if f.By < 0 {
			key = "tokyo.ending.fell"
		}
		falls = append(falls, v.Say(key, name("by", f.By), name("who", f.Who), rules.Num("turn", f.Turn)))
	}
	if len(falls) > 0 {
		out = append(out, v.Several(falls))
	}
	return out
}
