package tokyo

import (
	"cmp"
	"math"
	"slices"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file looks back on a game with seats of kot: how the chance of a seat changed, turn by turn, and what people chose.

// passage is how the chance of a seat changed in a turn.
type passage struct {
	before, after *tokyo.State
	from, to      float64
}

// swing returns how much the chance changed.
func (p *passage) swing() float64 { return math.Abs(p.to - p.from) }

// course returns how the chance of a seat changed, turn by turn. Each table is valued by looking through the turn that begins there.
func (g *Game) course(seat tokyo.Seat) (out []passage) {
	p, last := g.player(adviser), passage{}
	h := g.Session.Game.History()
	for i := range h {
		before, after := &h[i].Before.State, &h[i].After.State
		if i == 0 || before.Turn.Number == 0 {
			last.after, last.to = before, p.Ahead(before, seat)
		}
		if after.Turn.Number != before.Turn.Number || after.Over() {
			last = passage{last.after, after, last.to, p.Ahead(after, seat)}
			out = append(out, last)
		}
	}
	return out
}

// decisive says which turn decided a game: the one in which the winner's chance rose most, and from what to what. ok is
// false if nobody has won.
func (g *Game) decisive(v *Phrases) (said string, ok bool) {
	winner := g.Now().State.Winner
	if winner == tokyo.NoSeat {
		return "", false
	}
	turns := g.course(winner) // the last one ends the game
	most := slices.MaxFunc(turns, func(a, b passage) int { return cmp.Compare(a.to-a.from, b.to-b.from) })
	turn := &most.before.Turn
	return v.Say("table.decided", rules.Num("turn", int(turn.Number)), who("who", turn.Active),
		who("winner", winner), rules.Text("from", v.Percent(most.from)), rules.Text("to", v.Percent(most.to))), true
}

// judged is a person's choice, compared with another one.
type judged struct {
	turn        int
	seat        tokyo.Seat
	said, other string  // what was done, and the best alternative
	why         string  // a sentence with what the choice might have cost, or what the better card does; "" if that is not known
	by          float64 // the chance to win that was gained compared with other or, below 0, lost
}

// judged returns the choices of people that the coach can judge: purchases and answers. The log does not have which dice were kept.
func (g *Game) judged(v *Phrases) (out []judged) {
	h := g.Session.Game.History()
	for i := range h {
		e := &h[i]
		for item := range e.Items {
			t := *e.Before
			if item > 0 {
				t, _ = v.Rules.Run(e.Before, e.Items[:item]) // the log has played them
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
			better := &list[made]
			if c.by < 0 {
				better = &best
			}
			if q, _ := t.Open(); seats.Asks(&q) {
				// With no turn in between, it is a reason to stay.
				if o, ok := seats.Stay(v.Rules, &t); ok && (o.Turns > 0 || better.Answer == tokyo.No) {
					c.why = " " + v.Stay(seat, int(t.State.Seats[seat].Hearts), &o) + "."
				}
			} else if better.Event.Kind == tokyo.Bought && better.Event.Slot > 0 {
				card := t.State.Row[better.Event.Slot-1]
				c.why = " " + v.Colon(v.Card(card), v.Text(card))
			}
			out = append(out, c)
		}
	}
	return out
}

// What a look back mentions.
const (
	leastCost  = 0.02 // least cost of a choice
	leastSwing = 0.08 // least change of the chance in a turn
	mostTold   = 5    // at most this many of each
)

// LookBack implements companion.LooksBack. If kot plays a seat, it has what people chose, and how the chance of a single person changed.
func (g *Game) LookBack() (*companion.LookBack, error) {
	v, out := g.speak(), &companion.LookBack{}
	if !g.Now().Setup.HasKot() {
		return out, nil
	}
	lines := append([]string{""}, v.dearest(g.judged(v))...)
	if person, ok := g.person(); ok {
		var turning []string
		out.Graph, turning = v.swings(person, g.course(person))
		lines = append(append(lines, ""), turning...)
	}
	out.Lines = append(lines, "", v.Say("tokyo.review.judged"))
	if out.Graph != nil {
		out.Lines = append(out.Lines, out.Graph.Said)
	}
	return out, nil
}

// person returns the only player that kot does not play; ok is false if there are none or several.
func (g *Game) person() (seat tokyo.Seat, ok bool) {
	t, people := g.Now(), 0
	for s := range tokyo.Seat(t.State.Players) {
		if !kotPlays(t, s) {
			seat, people = s, people+1
		}
	}
	return seat, people == 1
}

// dearest lists the best choice of all, and those that cost most.
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

// swings returns the chance of a seat over the turns, and the turns that moved it most, with what they changed.
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
		out = append(out, mark+"  "+v.Colon(head, v.Several(v.changes(t.before, t.after, tokyo.NoSeat))))
		g.Marks = append(g.Marks, companion.Point{X: float64(i + 1), Y: t.to, Text: mark})
	}
	if len(most) == 0 {
		out = []string{v.Say("review.steady", rules.Text("least", v.Percent(leastSwing)))}
	}
	return g, out
}
