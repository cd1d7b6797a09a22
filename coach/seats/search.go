package seats

import (
	"slices"

	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// search examines what events lead to, whichever seat decides on the way: each seat takes what is best for itself.
type search struct {
	rules  *tokyo.Rules
	engine *tokyo.Engine
	value  *Value
	room   Scratch
	as     *Player // whose view it takes
}

// How many questions in a row are searched with all their answers. Later ones get the first answer, or are declined.
const deepest = 3

// given answers the questions of an event from a list.
type given struct {
	list []tokyo.Answer
	at   int
}

// Answer implements tokyo.Answers.
func (g *given) Answer(*tokyo.State, *tokyo.Question) (tokyo.Answer, bool) {
	if g.at == len(g.list) {
		return tokyo.Answer{}, false
	}
	g.at++
	return g.list[g.at-1], true
}

// after returns the chances once an event and the answers to its questions have happened at a
// table. ok is false if the rules refuse them.
func (x *search) after(s *tokyo.State, ev *tokyo.Event, answers []tokyo.Answer, deep int) (out Chances, ok bool) {
	f := *s
	asking, err := x.engine.Play(&f, ev, &given{list: answers}, nil)
	if err != nil {
		return out, false
	}
	if asking {
		q := x.engine.Question
		return x.asked(&f, &q, deep, func(a tokyo.Answer, deep int) (Chances, bool) {
			return x.after(s, ev, append(answers[:len(answers):len(answers)], a), deep)
		}), true
	}
	return x.settled(&f, deep), true
}

// settled returns the chances of a table between two events. It first resolves any dice.
func (x *search) settled(s *tokyo.State, deep int) Chances {
	if s.Over() || deep < -deepest {
		return x.worth(s)
	}
	if q, ok := x.rules.Standing(s); ok && s.Turn.Phase != tokyo.PhaseBuy {
		return x.asked(s, &q, deep, func(a tokyo.Answer, deep int) (Chances, bool) {
			return x.after(s, &tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a}, nil, deep)
		})
	}
	me := s.Turn.Active
	if shops := x.shops(s); s.Turn.Phase == tokyo.PhaseBuy && deep > -deepest && (!shops || s.Seats[me].Poison > 0) {
		f := *s
		pass := tokyo.Event{Kind: tokyo.Passed, Seat: tokyo.NoSeat}
		if asking, err := x.engine.Play(&f, &pass, nil, nil); err == nil && !asking && (!shops || !f.Alive(me)) {
			return x.worth(&f) // once Poison has killed a seat, nothing it could buy counts
		}
	}
	if s.Turn.Phase == tokyo.PhaseResolve {
		if out, ok := x.after(s, &tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}, nil, deep); ok {
			return out
		}
	}
	return x.worth(s)
}

// leastPrice is a price that hardly any card is below.
const leastPrice = 2

// shops reports whether the active seat may still buy something, including unnamed cards.
func (x *search) shops(s *tokyo.State) bool {
	me := s.Turn.Active
	for _, id := range s.Row {
		switch {
		case id == tokyo.Unnamed && s.Seats[me].Energy >= leastPrice:
			return true
		case id != tokyo.NoCard && id != tokyo.Unnamed && x.rules.CanBuy(s, me, id):
			return true
		}
	}
	return false
}

// worth returns the value of a table, as the searching player sees it.
func (x *search) worth(s *tokyo.State) Chances {
	out := x.value.Of(s, &x.room)
	if p := x.as; p != nil && p.leaning != nil {
		out[p.seat] *= p.leaning(s)
	}
	return out
}

// asked returns the chances at a question: the mean of what the table may show, or else what is best for the seat that is asked.
func (x *search) asked(s *tokyo.State, q *tokyo.Question, deep int, with func(tokyo.Answer, int) (Chances, bool)) (out Chances) {
	if q.FromTable() {
		if q.No && q.Form() == tokyo.DiceAnswer { // dice that may be rerolled
			no, _ := with(tokyo.No, deep)
			if deep <= 0 {
				return no
			}
			defer func() {
				if no[q.Seat] >= out[q.Seat] {
					out = no
				}
			}()
		}
		all := shown(x.rules, s, q)
		total := 0.0
		for _, a := range all {
			if v, ok := with(a.Answer, deep-1); ok {
				total += a.chance
				for seat := range out {
					out[seat] += a.chance * v[seat]
				}
			}
		}
		for seat := range out {
			out[seat] /= max(1e-9, total)
		}
		return out
	}
	list := choices(x.rules, s, q)
	if deep <= 0 { // the first answer, or none if the question may be declined
		list = list[len(list)-1:]
	}
	best := -1.0
	for _, a := range list {
		if v, ok := with(a, deep-1); ok && v[q.Seat] > best {
			best, out = v[q.Seat], v
		}
	}
	return out
}

// likely is an answer that the table may show.
type likely struct {
	tokyo.Answer
	chance float64
}

// shown returns the answers that the table may show: dice with their chances, and one for cards, because nobody knows them.
func shown(r *tokyo.Rules, s *tokyo.State, q *tokyo.Question) (out []likely) {
	switch {
	case q.Form() == tokyo.FaceAnswer:
		for f := rules.Face(0); f < rules.NumFaces; f++ {
			out = append(out, likely{tokyo.Answer{Kind: tokyo.FaceAnswer, Face: f}, 1.0 / rules.NumFaces})
		}
	case q.Form() == tokyo.DiceAnswer:
		if n := int(q.N); n <= 2 {
			l := lattice.Of(n)
			for _, roll := range l.Sets[l.FirstRoll():] {
				ways := 2.0 // up to a factor
				if slices.Contains(roll[:], 2) {
					ways = 1
				}
				out = append(out, likely{tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: roll}, ways})
			}
			return out
		}
		for first := range rules.NumFaces { // each die shows each face once
			var roll rules.Roll
			for die := range int(q.N) {
				roll[(first+die)%rules.NumFaces]++
			}
			out = append(out, likely{tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: roll}, 1.0 / rules.NumFaces})
		}
	case q.No:
		out = append(out, likely{tokyo.No, 1})
	default:
		if choices := r.Choices(s, q, nil); len(choices) > 0 {
			out = append(out, likely{choices[len(choices)-1], 1}) // unnamed if possible
		}
	}
	return out
}

// turn is what the keeps of a turn lead to, for the seat that rolls.
type turn struct {
	of    tokyo.State // the table before the dice
	lat   *lattice.Lattice
	all   []Chances   // after each full roll, by its place in the lattice
	worth [][]float64 // by rolls left, of each set of dice kept
	from  [][]int16   // by rolls left, the best keep of each set
}

// rolls computes a turn with left rolls after the first.
func (x *search) rolls(s *tokyo.State, left int) *turn {
	me := s.Turn.Active
	n := x.rules.DiceCount(s, me)
	t := &turn{of: *s, lat: lattice.Of(n)}
	size := len(t.lat.Sets)
	full := make([]float64, size)
	t.all = make([]Chances, size)
	ev := tokyo.Event{Kind: tokyo.Rolled, Seat: tokyo.NoSeat}
	known, each := map[rules.Roll]Chances{}, x.rules.ByNumber(s)
	for i := t.lat.FirstRoll(); i < size; i++ {
		ev.Roll = t.lat.Sets[i]
		kind := ev.Roll
		if !each {
			kind = alike(kind)
		}
		v, ok := known[kind]
		if !ok {
			v, _ = x.after(s, &ev, nil, 1)
			known[kind] = v
		}
		t.all[i], full[i] = v, v[me]
	}
	t.worth, t.from = [][]float64{full}, [][]int16{nil}
	for best := full; len(t.worth) <= left; {
		worth, from := slices.Clone(best), make([]int16, size)
		best = make([]float64, size)
		t.lat.Keeps(worth)
		t.lat.Best(worth, best, from)
		t.worth, t.from = append(t.worth, worth), append(t.from, from)
	}
	return t
}

// alike returns the same roll for results with the same effect: fewer than three of a number do nothing.
func alike(roll rules.Roll) rules.Roll {
	idle := int8(0)
	for f := tokyo.One; f <= tokyo.Three; f++ {
		if roll[f] < 3 {
			idle += roll[f]
			roll[f] = 0
		}
	}
	roll[tokyo.One] -= 16 * idle // no result has so few
	return roll
}

// begin returns the chance of a seat before the first roll, with left rolls after it. The one that
// rolls does what is best for itself.
func (t *turn) begin(seat tokyo.Seat, left int) float64 {
	now := make([]float64, len(t.all))
	for i := range t.all {
		now[i] = t.all[i][seat]
	}
	for k := 1; k <= left; k++ {
		t.lat.Keeps(now)
		kept := slices.Clone(now)
		for i := t.lat.FirstRoll(); i < len(now); i++ {
			now[i] = kept[t.from[k][i]]
		}
	}
	t.lat.Keeps(now)
	return now[0]
}

// choices returns the answers to a question, except those that only ask again or change nothing: to heal somebody with no die, and to
// turn a die to the face that it shows.
func choices(r *tokyo.Rules, s *tokyo.State, q *tokyo.Question) []tokyo.Answer {
	all := r.Choices(s, q, nil)
	if q.AnyFace() && !q.FromTable() {
		return slices.DeleteFunc(all, func(a tokyo.Answer) bool { return a.Kind == tokyo.FaceAnswer && q.Dice[a.Face] > 0 })
	}
	if q.ZeroAsks() && len(all) > 1 && all[0].N == 0 {
		return all[1:]
	}
	return all
}
