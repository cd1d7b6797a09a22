// Package seats plays the opponents of King of Tokyo and its Dark Edition: which dice they keep, what they buy, how
// they answer. It also predicts what may happen to a Monster that stays in Tokyo. It sees only what everybody at
// the table sees.
package seats

import (
	"slices"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Player plays a seat. It is for one goroutine.
type Player struct {
	search
	seat    tokyo.Seat
	manner  learned.Manner
	leaning func(*tokyo.State) float64
	temper  rules.Temper
	seed    uint64 // of the draws of a manner that does not always take the best option
	turn    *turn
	weighed []Option
}

// Weighed returns the options of the last Choose, Answer or Decides; none if there was only one. Keep is not included.
func (p *Player) Weighed() []Option { return p.weighed }

// Option is something a seat may do, and its chance to win afterwards.
type Option struct {
	Event  tokyo.Event
	Answer tokyo.Answer
	Chance float64
}

// Keep returns which of the rolled dice to keep, with left rolls remaining.
func (p *Player) Keep(s *tokyo.State, dice rules.Roll, left int) rules.Roll {
	t := p.turnOf(s, left)
	if p.manner.Best() {
		return t.lat.Sets[t.from[left][t.lat.Index(dice)]]
	}
	var list []rules.Roll
	var worth []float64
	for i, set := range t.lat.Sets {
		if dice.Contains(set) {
			list, worth = append(list, set), append(worth, t.worth[left][i])
		}
	}
	few := s.Seats[s.Turn.Active].Hearts <= fewHearts
	odd := func(i int) bool { return !thinkable(dice, list[i], heals(s), few) }
	return list[p.manner.Take(worth, odd, slices.Index(list, habit(s, dice)), chance(p.seed, s, left, dice))]
}

// Worth returns the chance to win after keeping some dice, with left rolls remaining.
func (p *Player) Worth(s *tokyo.State, keep rules.Roll, left int) float64 {
	t := p.turnOf(s, left)
	return t.worth[left][t.lat.Index(keep)]
}

// habit returns the dice that a beginner keeps: the most frequent number, smashes, energy, and hearts when few are left; only hearts
// while there are not enough to survive Poison.
func habit(s *tokyo.State, dice rules.Roll) (keep rules.Roll) {
	m, best := &s.Seats[s.Turn.Active], max(2, slices.Max(dice[:tokyo.Three+1]))
	few := m.Hearts <= fewHearts && !m.Place.Tokyo()
	if dying := m.Poison - m.Hearts + 1; m.Poison > 0 && dice[tokyo.Heart] < dying {
		return rules.Roll{tokyo.Heart: dice[tokyo.Heart]}
	}
	for f, n := range dice {
		switch f := rules.Face(f); {
		case f <= tokyo.Three && n < min(3, best),
			f == tokyo.Heart && !(few && heals(s)),
			f == tokyo.Smash && few && s.In(tokyo.City) == tokyo.NoSeat: // they would move it to Tokyo
		default:
			keep[f] = n
		}
	}
	for f := tokyo.One; f < tokyo.Three; f++ { // of two pairs only the higher one
		if keep[f] == 2 && slices.Max(keep[f+1:tokyo.Three+1]) == 2 {
			keep[f] = 0
		}
	}
	for f := tokyo.One; f <= tokyo.Three && keep == dice; f++ { // nobody stops for a pair that scores nothing
		if keep[f] == 2 {
			keep[f] = 0
		}
	}
	return keep
}

// thinkable reports whether somebody would think of keeping set: of each face all dice or none, no hearts if they heal
// nobody, all of them if they do and few are left, all numbers that score, and a lone number only if no other number is kept.
func thinkable(dice, set rules.Roll, heals, few bool) bool {
	numbers := 0
	for f, n := range dice {
		number := rules.Face(f) <= tokyo.Three
		if set[f] != n && (set[f] > 0 || number && n >= 3) {
			return false
		}
		if number && set[f] > 0 {
			numbers++
		}
	}
	lone := false
	for f := tokyo.One; f <= tokyo.Three; f++ {
		lone = lone || set[f] == 1
	}
	if heals && few && set[tokyo.Heart] < dice[tokyo.Heart] {
		return false
	}
	return (!lone || numbers == 1 && set[tokyo.One] == 0) && (set[tokyo.Heart] == 0 || heals)
}

// heals reports whether heart dice do the active seat any good.
func heals(s *tokyo.State) bool {
	m := &s.Seats[s.Turn.Active]
	return m.Hearts < tokyo.StartHearts && !m.Place.Tokyo() && !m.Zombie || m.Poison > 0 || m.Shrink > 0
}

// turnOf returns the turn that begins at a table, computed once.
func (p *Player) turnOf(s *tokyo.State, left int) *turn {
	p.sees(s, s.Turn.Active)
	if p.turn == nil || p.turn.of != *s || len(p.turn.worth) <= left {
		p.turn = p.rolls(s, max(left, p.rules.Rolls(s, s.Turn.Active)-1))
	}
	return p.turn
}

// sees sets whose view the search takes, and from which table on.
func (p *Player) sees(s *tokyo.State, seat tokyo.Seat) {
	p.seat, p.as = seat, p
	p.leaning = leaning(p.temper, p.rules, s, seat)
}

// Options returns what the active seat may do between two events, each with its chance to win. The
// dice of a turn are one option for all of them.
func (p *Player) Options(s *tokyo.State) (out []Option) {
	me := s.Turn.Active
	p.sees(s, me)
	for _, ev := range p.events(s) {
		if ev.Kind == tokyo.Rolled {
			out = append(out, Option{Event: ev, Chance: p.turnOf(s, 0).begin(me, p.rules.Rolls(s, me)-1)})
			continue
		}
		if v, ok := p.lead(s, &ev); ok {
			out = append(out, Option{Event: ev, Chance: v})
		}
	}
	return out
}

// events returns what the active seat may choose from: the groups of dice are resolved in their order,
// a row is renewed only if somebody has named its cards, and a seat that has won does nothing more.
func (p *Player) events(s *tokyo.State) []tokyo.Event {
	if won := s.Living() == 1 || s.Seats[s.Turn.Active].Points >= tokyo.WinPoints; won && s.Turn.Phase == tokyo.PhaseBuy {
		return []tokyo.Event{{Kind: tokyo.Passed, Seat: tokyo.NoSeat}}
	}
	return slices.DeleteFunc(p.rules.Options(s, nil), func(ev tokyo.Event) bool {
		switch ev.Kind {
		case tokyo.Used:
			return ev.Seat != s.Turn.Active || s.Turn.Phase == tokyo.PhaseRoll && s.Turn.Paid > 0 // one extra roll per turn is enough
		case tokyo.Swept:
			return slices.Contains(s.Row[:], tokyo.Unnamed)
		}
		return ev.Kind == tokyo.Resolved
	})
}

// lead returns the active seat's chance after an event, if it continues as well as it can.
func (p *Player) lead(s *tokyo.State, ev *tokyo.Event) (float64, bool) {
	me := s.Turn.Active
	if ev.Kind == tokyo.Used && s.Turn.Phase == tokyo.PhaseRoll {
		f := *s
		if _, err := p.engine.Play(&f, ev, &given{}, nil); err != nil {
			return 0, false
		}
		left := p.rules.Rolls(&f, me) - 1
		return p.rolls(&f, left).begin(me, left), true
	}
	v, ok := p.after(s, ev, nil, deepest)
	return v[me], ok
}

// Choose returns what the active seat does next, out of Options. For a roll it returns the event without dice, which are then rolled.
func (p *Player) Choose(s *tokyo.State) tokyo.Event {
	if all := p.events(s); len(all) == 1 {
		p.weighed = nil
		return all[0]
	}
	list := p.Options(s)
	pass, buy, liked, price := 0.0, 0.0, -1, -1
	for i := range list {
		switch o := &list[i]; o.Event.Kind {
		case tokyo.Passed:
			pass = o.Chance
		case tokyo.Bought:
			buy = max(buy, o.Chance)
		}
	}
	for i := range list { // the most expensive card of the row that is worth it
		if ev := &list[i].Event; ev.Kind == tokyo.Bought && ev.Slot > 0 && list[i].Chance >= worthIt*pass {
			if n := int(p.rules.Price(s, s.Turn.Active, s.Row[ev.Slot-1])); n > price {
				liked, price = i, n
			}
		}
	}
	return list[p.pick(s, list, func(i int) bool {
		switch list[i].Event.Kind {
		case tokyo.Bought:
			return list[i].Chance < worthIt*pass
		case tokyo.Swept:
			return buy >= worthIt*pass || s.Seats[s.Turn.Active].Energy < tokyo.SweepPrice+sparedEnergy
		}
		return false
	}, liked)].Event
}

// Answers returns the possible answers of a seat to a question from a table, or from an event with
// the answers so far, and the chance to win after each. before is the table before the event. For a
// question from a table it is that table, and the event is the answer itself.
func (p *Player) Answers(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question) []Option {
	out := p.answers(before, ev, so, now, q)
	if q.Yields() && now.After(now.Turn.Active) == q.Seat {
		p.atItsTurn(before, ev, so, q.Seat, out)
	}
	return out
}

// answers is Answers without looking through a turn that comes next, which takes too long for a seat of kot.
func (p *Player) answers(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question) (out []Option) {
	p.sees(now, q.Seat)
	for _, a := range choices(p.rules, now, q) {
		ev, all := with(ev, so, a)
		if v, ok := p.after(before, ev, all, deepest); ok {
			out = append(out, Option{Answer: a, Chance: v[q.Seat]})
		}
	}
	return out
}

// with adds an answer to those of an event so far; to a question from a table, the answer is the event.
func with(ev *tokyo.Event, so []tokyo.Answer, a tokyo.Answer) (*tokyo.Event, []tokyo.Answer) {
	if ev.Kind == tokyo.Answered {
		return &tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a}, nil
	}
	return ev, append(so[:len(so):len(so)], a)
}

// atItsTurn replaces the chances of a seat's answers by those that it will have when its turn begins, if nothing is asked until then.
func (p *Player) atItsTurn(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, seat tokyo.Seat, list []Option) {
	then := make([]float64, len(list))
	for i := range list {
		f := *before
		ev, all := with(ev, so, list[i].Answer)
		asking, err := p.engine.Play(&f, ev, &given{list: all}, nil)
		if err != nil || asking || f.Over() || !p.pass(&f, seat) {
			return
		}
		then[i] = p.Ahead(&f, seat)
	}
	for i := range list {
		list[i].Chance = then[i]
	}
}

// pass ends the turn at a table and begins that of a seat; it reports whether nothing else is in between.
func (p *Player) pass(s *tokyo.State, seat tokyo.Seat) bool {
	for s.Turn.Active != seat || s.Turn.Phase < tokyo.PhaseRoll {
		asking, err := p.engine.Play(s, &tokyo.Event{Kind: tokyo.Passed, Seat: tokyo.NoSeat}, nil, nil)
		if err != nil || asking || s.Over() {
			return false
		}
	}
	return true
}

// Ahead returns the chance of a seat at a table, looking through the turn that begins there: whoever rolls does what is best for itself.
func (p *Player) Ahead(s *tokyo.State, seat tokyo.Seat) float64 {
	f := *s
	p.sees(&f, f.Turn.Active)
	if f.Over() || f.Turn.Phase > tokyo.PhaseRoll || !p.pass(&f, f.Turn.Active) {
		return p.value.Of(s, &p.room)[seat]
	}
	left := p.rules.Rolls(&f, f.Turn.Active) - 1
	return p.rolls(&f, left).begin(seat, left)
}

// Answer returns the answer of a seat, out of Answers.
func (p *Player) Answer(before *tokyo.State, ev *tokyo.Event, so []tokyo.Answer, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	list := p.answers(before, ev, so, now, q)
	liked := -1
	if q.Yields() {
		liked = slices.IndexFunc(list, func(o Option) bool { return o.Answer == tokyo.No })
	}
	return list[p.pick(now, list, func(i int) bool {
		m, a := &now.Seats[q.Seat], &list[i].Answer
		switch {
		case q.Cures(): // a token less is worth more than a heart
			return a.N < q.Most
		case q.Form() == tokyo.FaceAnswer && !q.AnyFace() && q.Seat == now.Turn.Active: // a die to change
			return a.Kind == tokyo.FaceAnswer && a.Face <= tokyo.Three && q.Dice[a.Face] >= 3
		}
		return q.Yields() && *a == tokyo.No && m.Hearts <= yieldsAt && m.Points < tokyo.WinPoints-2 // its turn adds the rest
	}, liked)].Answer
}

// Decides is Answer if the seat decides, not the table: for example whether to reroll dice. It
// declines to see what would be shown to it alone.
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

// throwsAgain reports whether it is better to reroll dice that may be rerolled.
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

// pick returns the option that is taken. These choices are considered more carefully than dice.
func (p *Player) pick(s *tokyo.State, list []Option, odd func(i int) bool, liked int) int {
	p.weighed = list
	m := p.manner
	m.Sharpness *= 2
	m.Margin *= 0.85
	worth := make([]float64, len(list))
	for i := range list {
		worth[i] = list[i].Chance
	}
	return m.Take(worth, odd, liked, chance(p.seed, s, 0, rules.Roll{}))
}

// What a person knows without calculating: how few hearts make each heart die worth keeping, and how few make leaving Tokyo right,
// how much energy to keep when renewing a row, and how much a card must be worth, as a part of the chance of buying nothing.
const (
	fewHearts    = 3
	yieldsAt     = 2
	sparedEnergy = 4
	worthIt      = 0.9
)

// chance returns a pseudorandom number from 0 to 1, the same at the same moment of the same game.
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

// NewPlayer returns a player with a value, a strength and a temper.
func NewPlayer(r *tokyo.Rules, v *Value, how rules.Hand, seed uint64) *Player {
	return &Player{
		search: search{rules: r, engine: r.NewEngine(), value: v},
		manner: manners[how.Strength],
		temper: how.Temper,
		seed:   seed,
	}
}
