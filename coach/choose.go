package coach

import (
	"slices"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// plan is a chosen event, and the answers to the questions that it asks.
type plan struct {
	event   duel.Event
	asked   []duel.QuestionID
	answers []duel.Answer
	at      int // the answer to give next
}

// Choose returns the player's best event at a table between two events: what Advise would rank
// first, but it tries fewer orders and places. It is for programs that play whole games. It must be
// the player's turn, with no question open.
//
// If chance is not nil, Choose returns what a player of the coach's skill may choose instead.
// Options that lead to different tables are weighted by how sharply such a player tells them apart.
// chance returns numbers from 0 to 1, one for each choice.
func (c *Coach) Choose(s *duel.State, chance func() float64) duel.Event {
	c.look(s)
	x, p := &c.search, &c.plan
	x.every, x.sweeps = c.s.Turn.Phase >= duel.PhaseResolve, false
	p.event, p.asked, p.answers, p.at = passes, p.asked[:0], p.answers[:0], 0
	o := options{among: x.among(), best: &p.event}
	if c.drawn = c.drawn[:0]; chance != nil && c.skill != Best {
		o.best, o.drawn, x.chance = nil, &c.drawn, chance
	}
	if x.options(&c.s, &o); len(c.drawn) > 0 {
		p.event = c.drawn[draw(c.drawn, x.manner, chance())].Event
	}
	x.plan(&c.s, p)
	x.chance = nil
	return p.event
}

// draw returns the number of the option that a player takes, given a number from 0 to 1. Options of
// the same worth lead to the same table and count once.
func draw(list []Option, manner manner, at float64) int {
	sum, sharp := 0.0, manner.sharp
	if at < manner.slips {
		at, sharp = at/manner.slips, 0
	} else {
		at = (at - manner.slips) / (1 - manner.slips)
	}
	for pass := range 2 { // the sum of the weights first
		rest := at * sum
		for i := range list {
			if slices.ContainsFunc(list[:i], list[i].twin) {
				continue
			}
			w := learned.Weight(list[i].Win, sharp)
			if sum += w; pass == 1 {
				if rest -= w; rest <= 0 {
					return i
				}
			}
		}
	}
	return len(list) - 1
}

// tokensOfCore returns how many dice tokens are best spent before the first roll if only the core counts.
func (x *search) tokensOfCore(s *duel.State) (tokens int) {
	bare, plain, most := *s, x.plain, 0.0
	x.strip(&bare)
	bare.Sides[x.me].Taken = int8(x.rules.DiceCount(&bare) - x.rules.DiceCount(s)) // as many dice as with its cards
	x.begin(&bare, true)
	for n := range x.rules.MoreTokens(&bare) + 1 {
		if w := x.before(&bare); w[atBest] > most {
			tokens, most = n, w[atBest]
		}
		bare.Turn.White++
		bare.Sides[x.me].Dice--
	}
	x.begin(s, plain)
	return tokens
}

// plan computes the answers to the questions of the chosen event.
func (x *search) plan(s *duel.State, p *plan) {
	switch p.event.Kind {
	case duel.Kept, duel.SpendTokens, duel.Passed, duel.Swept:
		return
	case duel.Rolled: // later, when the dice are known
		if p.event.Roll == (rules.Roll{}) {
			return
		}
	}
	p.asked, p.answers = x.line(s, &p.event, p.asked, p.answers)
}

// Reply returns the player's best answer to one of the table's own questions, or to one that the
// event asks which Choose chose last. It is not asked for dice and cards that come from the table.
func (c *Coach) Reply(s *duel.State, q *duel.Question) duel.Answer {
	x, p := &c.search, &c.plan
	if x.two {
		x.sees(s)
	}
	if given := replies[q.ID].given; given != nil {
		return given(x, s, *q)
	}
	if standing, ok := x.rules.Standing(s); ok && standing.ID == q.ID {
		return c.replyStanding(s, q)
	}
	if len(p.asked) == 0 && p.event.Kind == duel.Rolled {
		c.thrown(s)
	}
	for ; p.at < len(p.asked) && (!x.two || q.Side == s.Turn.Active); p.at++ { // the other side has its own plan
		if p.asked[p.at] == q.ID && fits(q, p.answers[p.at]) {
			p.at++
			return p.answers[p.at-1]
		}
	}
	if a, ok := x.quickAnswer(s, q); ok {
		return a
	}
	if q.No {
		return duel.No
	}
	first := len(x.choices)
	x.choices = x.rules.Choices(s, q, x.choices)
	a := x.choices[first]
	x.choices = x.choices[:first]
	return a
}

// fits reports whether a planned answer still fits the question: dice and cards may differ from
// what the plan assumed.
func fits(q *duel.Question, a duel.Answer) bool {
	switch {
	case a.Kind == duel.DeclineAnswer:
		return q.No
	case a.Kind == duel.NumberAnswer:
		return a.N <= q.N
	case a.Kind == duel.CardAnswer:
		return q.Cards.Has(a.Card)
	}
	return true
}

// thrown plans the answers that the last roll asks for, now that its dice are known.
func (c *Coach) thrown(s *duel.State) {
	x, p, t := &c.search, &c.plan, &c.s.Turn
	if t.Rolls == 0 || s.Turn.Dice.Contains(t.Kept) {
		p.event.Roll = s.Turn.Dice.Minus(t.Kept)
		x.plan(&c.s, p)
	}
}

// replyStanding returns the best answer to one of the table's own questions.
func (c *Coach) replyStanding(s *duel.State, q *duel.Question) duel.Answer {
	c.look(s)
	c.search.every = false
	var best duel.Event
	c.search.answers(&c.s, q, &options{among: c.search.among(), best: &best})
	return best.Answer
}

// superconductor weighs the card against the energy it would bring (O6), in the middle of the
// rival's resolution.
func (x *search) superconductor(s *duel.State, q duel.Question) duel.Answer {
	f := x.push(s)
	defer x.pop()
	you := &f.Sides[q.Side]
	you.Keep, you.Energy = you.Keep.Without(q.Card), you.Energy+int16(q.N)
	if x.seen(q.Side, x.win(f))[atBest] > x.seen(q.Side, x.win(s))[atBest] {
		return duel.Yes
	}
	return duel.No
}
