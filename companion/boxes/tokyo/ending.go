package tokyo

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
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
		out = append(out, v.Say(key, rules.Text("name", v.Player(seat)),
			rules.Num("points", int(m.Points)), rules.Num("hearts", int(m.Hearts))))
	}
	return v.Several(out)
}

// deeds adds to a result who did what, worked out from the steps of the log: who began turns in Tokyo, what one player
// cost another, which turn brought most, who fell, and which cards were bought. A log that a checkpoint goes on in
// lacks some of the game; then nothing but the turns in Tokyo is told.
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
			case st.Verb == tokyo.StepPoints && int(st.Seat) == turn.Who && st.Rule != "9.2": // those are the next turn's
				turn.Points += int(st.N)
			case st.Verb == tokyo.StepDamage && other:
				d.Struck(r.Players, record.Hit{By: int(st.By), Who: int(st.Seat), Hearts: int(st.N), Turn: turn.Turn})
				if int(st.By) == turn.Who {
					turn.Damage += int(st.N)
				}
			case st.Verb == tokyo.StepOut:
				if fall, ok := fell(steps[:i], st.Seat); ok {
					fall.Turn = turn.Turn
					d.Falls = append(d.Falls, fall)
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

// fell is who took the last hearts of a player who goes out behind these steps; ok is false for a player who goes out
// otherwise.
func fell(steps []tokyo.Step, seat tokyo.Seat) (fall record.Fall, ok bool) {
	for i := len(steps) - 1; i >= 0; i-- {
		if st := &steps[i]; st.Verb == tokyo.StepDamage && st.Seat == seat && st.To == 0 {
			if st.By == seat {
				return record.Fall{Who: int(seat), By: -1}, true
			}
			return record.Fall{Who: int(seat), By: int(st.By)}, true // nobody's is -1
		}
	}
	return fall, false
}

// recited are the deeds of a finished game in lines to be read aloud: most damage, the hardest hit, the best turn, most
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

// passage is how the chance of a seat went in a turn.
type passage struct {
	before, after *tokyo.State
	from, to      float64
}

// swing is how far it went.
func (p *passage) swing() float64 { return math.Abs(p.to - p.from) }

// course is how the chance of a seat went, turn by turn.
func (g *Game) course(v *Phrases, seat tokyo.Seat) (out []passage) {
	value, room, last := g.box.value(v.Rules), seats.Scratch{}, passage{}
	h := g.Session.Game.History()
	for i := range h {
		before, after := &h[i].Before.State, &h[i].After.State
		if i == 0 || before.Turn.Number == 0 {
			last.after, last.to = before, value.Of(before, &room)[seat]
		}
		if after.Turn.Number != before.Turn.Number || after.Over() {
			last = passage{last.after, after, last.to, value.Of(after, &room)[seat]}
			out = append(out, last)
		}
	}
	return out
}

// decisive is the moment that has decided a game: the turn after which the chance of whoever has won rose most, from
// what to what. ok is false where nobody has won.
func (g *Game) decisive(v *Phrases) (said string, ok bool) {
	winner := g.Now().State.Winner
	if winner == tokyo.NoSeat {
		return "", false
	}
	turns := g.course(v, winner) // the last one ends the game
	most := slices.MaxFunc(turns, func(a, b passage) int { return cmp.Compare(a.to-a.from, b.to-b.from) })
	turn := &most.before.Turn
	return v.Say("table.decided", rules.Num("turn", int(turn.Number)), who("who", turn.Active),
		who("winner", winner), rules.Text("from", v.Percent(most.from)), rules.Text("to", v.Percent(most.to))), true
}

// judged is a choice of a person, held against another one.
type judged struct {
	turn        int
	seat        tokyo.Seat
	said, other string  // what was done, and the best of the rest
	why         string  // what it may have led to, in a sentence; "" where that is not known
	by          float64 // how much more was done than that: the chance to win that was gained or, below 0, lost
}

// judged are the choices of people that the coach can judge: purchases and answers. What dice were kept is not in the log.
func (g *Game) judged(v *Phrases) (out []judged) {
	h := g.Session.Game.History()
	for i := range h {
		e := &h[i]
		for item := range e.Items {
			t := *e.Before
			if item > 0 {
				var err error
				if t, err = v.Rules.Run(e.Before, e.Items[:item]); err != nil {
					continue
				}
			}
			seat, ok := chooses(v.Rules, &t)
			if kind := e.Items[item].Kind; !ok || kind == tokyo.Rolled || kind.Correction() {
				continue
			}
			list := g.options(v, &t, e, item)
			made := slices.IndexFunc(list, func(o option) bool {
				if o.Event.Kind == tokyo.NoEvent {
					o.Event = answered(o.Answer)
				}
				return v.Rules.Write(&o.Event) == v.Rules.Write(&e.Items[item])
			})
			if made < 0 || len(list) == 1 {
				continue
			}
			rest := slices.Delete(slices.Clone(list), made, made+1)
			best := slices.MaxFunc(rest, func(a, b option) int { return cmp.Compare(a.Chance, b.Chance) })
			c := judged{int(t.State.Turn.Number), seat, list[made].what, best.what, "", list[made].Chance - best.Chance}
			if q, _ := t.Open(); seats.Asks(&q) && c.by < 0 {
				if o, ok := seats.Stay(v.Rules, &t); ok {
					c.why = " " + v.Stay(seat, int(t.State.Seats[seat].Hearts), &o) + "."
				}
			}
			out = append(out, c)
		}
	}
	return out
}

// What a look back tells.
const (
	leastCost  = 0.02 // of a choice
	leastSwing = 0.08 // of the chance in a turn
	mostTold   = 5    // of either
)

// LookBack implements companion.LooksBack: where kot plays a seat, what people chose, and how the chance of a single person went.
func (g *Game) LookBack() (*companion.LookBack, error) {
	v, out := g.speak(), &companion.LookBack{}
	if !g.Now().Setup.HasKot() {
		return out, nil
	}
	lines := append([]string{""}, v.dearest(g.judged(v))...)
	if person, ok := g.person(); ok {
		var turning []string
		out.Graph, turning = v.swings(person, g.course(v, person))
		lines = append(append(lines, ""), turning...)
	}
	out.Lines = append(lines, "", v.Say("tokyo.review.judged"))
	if out.Graph != nil {
		out.Lines = append(out.Lines, out.Graph.Said)
	}
	return out, nil
}

// person is the only player who is no seat of kot; ok is false where there are none or several.
func (g *Game) person() (seat tokyo.Seat, ok bool) {
	t, people := g.Now(), 0
	for s := range tokyo.Seat(t.State.Players) {
		if !kotPlays(t, s) {
			seat, people = s, people+1
		}
	}
	return seat, people == 1
}

// dearest are the best choice of all, and those that cost most.
func (v *Phrases) dearest(choices []judged) (out []string) {
	slices.SortStableFunc(choices, func(a, b judged) int { return cmp.Compare(a.by, b.by) })
	say := func(key string, n int, c *judged) string {
		return v.Say(key, rules.Num("n", n), rules.Num("turn", c.turn), who("who", c.seat), rules.Text("said", c.said),
			rules.Text("other", c.other), rules.Num("wins", int(math.Round(100*math.Abs(c.by))))) + c.why
	}
	if last := len(choices) - 1; last >= 0 && choices[last].by >= leastCost {
		out = append(out, say("tokyo.review.best", 0, &choices[last]), "")
	}
	costly := 0
	for costly < min(len(choices), mostTold) && -choices[costly].by >= leastCost {
		costly++
	}
	if costly == 0 {
		return append(out, v.Say("tokyo.review.none"))
	}
	out = append(out, v.Say("review.dearest", rules.Num("n", costly)))
	for i := range costly {
		out = append(out, say("tokyo.review.choice", i+1, &choices[i]))
	}
	return out
}

// swings are the chance of a seat over the turns, and the turns that moved it most, with what they changed.
func (v *Phrases) swings(seat tokyo.Seat, turns []passage) (*companion.Graph, []string) {
	if len(turns) == 0 {
		return nil, nil
	}
	from, to := rules.Text("from", v.Percent(turns[0].from)), rules.Text("to", v.Percent(turns[len(turns)-1].to))
	g := &companion.Graph{Axis: v.Say("review.axis"), Scale: []string{v.Percent(0), v.Percent(0.5), v.Percent(1)},
		Points: []companion.Point{{Y: turns[0].from}}, Said: v.Say("tokyo.review.chart", who("who", seat), from, to)}
	var most []int
	for i := range turns {
		g.Turns = append(g.Turns, int(turns[i].before.Turn.Number))
		g.Points = append(g.Points, companion.Point{X: float64(i + 1), Y: turns[i].to})
		if turns[i].swing() >= leastSwing {
			most = append(most, i)
		}
	}
	slices.SortStableFunc(most, func(a, b int) int { return cmp.Compare(turns[b].swing(), turns[a].swing()) })
	most = most[:min(len(most), mostTold)]
	slices.Sort(most)
	out := []string{v.Say("tokyo.review.turning", who("who", seat))}
	for n, i := range most {
		t, mark := &turns[i], string(rune('A'+n))
		head := v.Say("review.turn", rules.Num("turn", int(t.before.Turn.Number)), who("who", t.before.Turn.Active),
			rules.Text("from", v.Percent(t.from)), rules.Text("to", v.Percent(t.to)))
		out = append(out, mark+"  "+v.Colon(head, v.Several(v.Changes(t.before, t.after))))
		g.Marks = append(g.Marks, companion.Point{X: float64(i + 1), Y: t.to, Text: mark})
	}
	if len(most) == 0 {
		out = []string{v.Say("review.steady", rules.Text("least", v.Percent(leastSwing)))}
	}
	return g, out
}
