// Package seats plays the opponents of King of Tokyo and its Dark Edition: which dice they keep, what they buy, how
// they answer. It also predicts what may happen to a Monster that stays in Tokyo. It sees only what everybody at
// the table sees.
package seats

import (
	"math"
	"slices"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Player plays a seat. It is for one goroutine.
type Player struct {
	search
	seat      tokyo.Seat
	sharpness float64 // how sharply it tells options apart; infinite: the best one is taken
	leaning   func(*tokyo.State) float64
	temper    rules.Temper
	seed      uint64 // of the draws of a sharpness that is not infinite
	turn      *turn
	weighed   []Option
}

// Weighed are the options between which Choose, Answer or Decides has chosen last; none where there was one alone. Keep is not among them.
func (p *Player) Weighed() []Option { return p.weighed }

// Option is something a seat may do, and its chance to win then.
type Option struct {
	Event  tokyo.Event
	Answer tokyo.Answer
	Chance float64
}

// Keep is which dice are kept of those that were rolled, with so many rolls left.
func (p *Player) Keep(s *tokyo.State, dice rules.Roll, left int) rules.Roll {
	t := p.turnOf(s, left)
	i := t.lat.Index(dice)
	if infinite(p.sharpness) {
		return t.lat.Sets[t.from[left][i]]
	}
	list, worth := t.keeps(dice, left, heals(s))
	return list[p.draw(s, worth, left, dice)]
}

// Worth is the chance to win of keeping some dice, with so many rolls left.
func (p *Player) Worth(s *tokyo.State, keep rules.Roll, left int) float64 {
	t := p.turnOf(s, left)
	return t.worth[left][t.lat.Index(keep)]
}

// keeps are the keeps that somebody would think of, and what each is worth: of each face all dice or none, no hearts
// where they heal nobody, and a lone number only with nothing else of its kind.
func (t *turn) keeps(dice rules.Roll, left int, heals bool) (list []rules.Roll, worth []float64) {
	for i, set := range t.lat.Sets {
		if !dice.Contains(set) || !thinkable(dice, set, heals) {
			continue
		}
		list, worth = append(list, set), append(worth, t.worth[left][i])
	}
	return list, worth
}

// thinkable says whether somebody would think of keeping a set of some dice.
func thinkable(dice, set rules.Roll, heals bool) bool {
	numbers := 0
	for f := range set {
		if set[f] > 0 && set[f] != dice[f] {
			return false
		}
		if f := rules.Face(f); f <= tokyo.Three && set[f] > 0 {
			numbers++
		}
	}
	lone := false
	for f := tokyo.One; f <= tokyo.Three; f++ {
		lone = lone || set[f] == 1
	}
	return (!lone || numbers == 1 && set[tokyo.One] == 0) && (set[tokyo.Heart] == 0 || heals)
}

// heals says whether heart dice do the active seat any good.
func heals(s *tokyo.State) bool {
	m := &s.Seats[s.Turn.Active]
	return m.Hearts < tokyo.StartHearts && !m.Place.Tokyo() && !m.Zombie || m.Poison > 0 || m.Shrink > 0
}

// turnOf is the turn that begins at a table, worked out once.
func (p *Player) turnOf(s *tokyo.State, left int) *turn {
	p.sees(s, s.Turn.Active)
	if p.turn == nil || p.turn.of != *s || len(p.turn.worth) <= left {
		p.turn = p.rolls(s, max(left, p.rules.Rolls(s, s.Turn.Active)-1))
	}
	return p.turn
}

// sees sets whose eyes the search looks with, and from which table on.
func (p *Player) sees(s *tokyo.State, seat tokyo.Seat) {
	p.seat, p.as = seat, p
	p.leaning = leaning(p.temper, p.rules, s, seat)
}

// Options are what the active seat may do between two events, each with its chance to win; the dice of a turn apart, which have one option
// for all of them.
func (p *Player) Options(s *tokyo.State) (out []Option) {
	me := s.Turn.Active
	p.sees(s, me)
	for _, ev := range p.events(s) {
		if ev.Kind == tokyo.Rolled {
			out = append(out, Option{Event: ev, Chance: p.turnOf(s, 0).begin(p.rules.Rolls(s, me) - 1)})
			continue
		}
		if v, ok := p.lead(s, &ev); ok {
			out = append(out, Option{Event: ev, Chance: v})
		}
	}
	return out
}

// events are what the active seat may do, one of which it chooses: the groups of dice are resolved in their order, a
// row is renewed only where somebody has named its cards, and whoever has won does nothing more.
func (p *Player) events(s *tokyo.State) []tokyo.Event {
	if won := s.Living() == 1 || s.Seats[s.Turn.Active].Points >= tokyo.WinPoints; won && s.Turn.Phase == tokyo.PhaseBuy {
		return []tokyo.Event{{Kind: tokyo.Passed, Seat: tokyo.NoSeat}}
	}
	return slices.DeleteFunc(p.rules.Options(s, nil), func(ev tokyo.Event) bool {
		switch ev.Kind {
		case tokyo.Used:
			return ev.Seat != s.Turn.Active
		case tokyo.Swept:
			return slices.Contains(s.Row[:], tokyo.Unnamed)
		}
		return ev.Kind == tokyo.Resolved
	})
}

// lead is the chance of the active seat once an event has happened, and it goes on as well as it can.
func (p *Player) lead(s *tokyo.State, ev *tokyo.Event) (float64, bool) {
	me := s.Turn.Active
	switch ev.Kind {
	case tokyo.Passed:
		v, ok := p.after(s, ev, nil, deepest)
		return v[me], ok
	case tokyo.Used:
		if s.Turn.Phase != tokyo.PhaseRoll {
			break
		}
		f := *s
		if _, err := p.engine.Play(&f, ev, &given{}, nil); err != nil {
			return 0, false
		}
		return p.rolls(&f, p.rules.Rolls(&f, me)-1).begin(p.rules.Rolls(&f, me) - 1), true
	}
	v, ok := p.after(s, ev, nil, deepest)
	return v[me], ok
}

// Choose is what the active seat does next, of Options. At the dice it is the event without its dice: they are rolled.
func (p *Player) Choose(s *tokyo.State) tokyo.Event {
	if all := p.events(s); len(all) == 1 {
		p.weighed = nil
		return all[0]
	}
	list := p.Options(s)
	return list[p.pick(s, list)].Event
}

// Answers are the answers that a seat has to a question which a table poses, or an event with the answers so far, and
// the chance to win that each leads to. before is the table before the event; for a question that the table poses it is
// this table, and the event the answer itself.
func (p *Player) Answers(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question) (out []Option) {
	p.sees(now, q.Seat)
	for _, a := range choices(p.rules, now, q) {
		var v Chances
		var ok bool
		if ev.Kind == tokyo.Answered {
			v, ok = p.after(before, &tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a}, nil, deepest)
		} else {
			v, ok = p.after(before, ev, append(so[:len(so):len(so)], a), deepest)
		}
		if ok {
			out = append(out, Option{Answer: a, Chance: v[q.Seat]})
		}
	}
	return out
}

// Answer is the answer of a seat, of Answers.
func (p *Player) Answer(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	list := p.Answers(before, ev, so, now, q)
	return list[p.pick(now, list)].Answer
}

// Decides is Answer where the seat decides at all, and not the table: dice may be thrown again or not; of what is shown
// to it alone it wants to see nothing.
func (p *Player) Decides(
	before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question,
) (tokyo.Answer, bool) {
	p.weighed = nil
	switch {
	case !q.FromTable():
		return p.Answer(before, ev, so, now, q), true
	case q.Peeks():
		return tokyo.No, true
	case q.No && q.Form() == tokyo.DiceAnswer:
		return tokyo.No, !p.throwsAgain(before, ev, so, now, q)
	}
	return tokyo.Answer{}, false
}

// throwsAgain says whether dice that may be thrown again are better thrown than left.
func (p *Player) throwsAgain(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question) bool {
	p.sees(now, q.Seat)
	then := func(a tokyo.Answer) float64 {
		v, _ := p.after(before, ev, append(so[:len(so):len(so)], a), 0)
		return v[q.Seat]
	}
	mean, total := 0.0, 0.0
	for _, a := range shown(p.rules, now, q) {
		mean += a.chance * then(a.Answer)
		total += a.chance
	}
	return mean > total*then(tokyo.No)
}

// pick is the option that is taken.
func (p *Player) pick(s *tokyo.State, list []Option) int {
	p.weighed = list
	sharpness := p.sharpness
	defer func() { p.sharpness = sharpness }()
	p.sharpness *= 2 // what is said is thought over more than dice that roll
	worth := make([]float64, len(list))
	for i := range list {
		worth[i] = list[i].Chance
	}
	return p.draw(s, worth, 0, rules.Roll{})
}

// draw takes one of several by what they are worth. The draw comes from the game's seed and the table: at the same table it is the same.
func (p *Player) draw(s *tokyo.State, worth []float64, left int, dice rules.Roll) int {
	best, sum := 0, 0.0
	weights := make([]float64, len(worth))
	for i, w := range worth {
		if w > worth[best] {
			best = i
		}
		if !infinite(p.sharpness) {
			weights[i] = learned.Weight(w, p.sharpness)
			sum += weights[i]
		}
	}
	if infinite(p.sharpness) {
		return best
	}
	at := chance(p.seed, s, left, dice) * sum
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	return best
}

// chance is a number from 0 to 1 that seems drawn, the same at the same moment of the same game.
func chance(seed uint64, s *tokyo.State, left int, dice rules.Roll) float64 {
	h := seed ^ 0x9e3779b97f4a7c15
	mix := func(n int) {
		h = (h ^ uint64(n)) * 0xbf58476d1ce4e5b9
		h ^= h >> 29
	}
	mix(int(s.Turn.Number))
	mix(int(s.Turn.Active))
	mix(int(s.Turn.Phase))
	mix(left)
	for _, n := range dice {
		mix(int(n))
	}
	for seat := range s.Seats {
		m := &s.Seats[seat]
		mix(int(m.Hearts))
		mix(int(m.Points))
		mix(int(m.Energy))
	}
	for _, id := range s.Row {
		mix(int(id))
	}
	return float64(h>>11) / (1 << 53)
}

// NewPlayer plays by a value, as strongly and in the temper that is said.
func NewPlayer(r *tokyo.Rules, v *Value, how rules.Hand, seed uint64) *Player {
	return &Player{
		search:    search{rules: r, engine: r.NewEngine(), value: v},
		sharpness: sharpness(how.Strength),
		temper:    how.Temper,
		seed:      seed,
	}
}

// certain is the sharpness that takes only the best.
var certain = math.Inf(1)
