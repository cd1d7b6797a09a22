package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// plan is an event and the answers to the questions on its way.
type plan struct {
	event   duel.Event
	win     float64
	asked   []duel.QuestionID
	answers []duel.Answer
	at      int // the next one to be given
}

// forget empties the plan for another event.
func (p *plan) forget(ev duel.Event) {
	p.event, p.win, p.asked, p.answers, p.at = ev, refused, p.asked[:0], p.answers[:0], 0
}

// Choose is the best event of hers at a table between two events, as Advise ranks
// them but looking at fewer orders and places, and at a new row only where a purchase is
// chosen: for whole games played by themselves.
// The table's turn is hers and no question stands.
func (c *Coach) Choose(s *duel.State) duel.Event {
	c.look(s)
	x, p := &c.search, &c.plan
	t := &c.s.Turn
	x.every, x.sweeps = t.Phase >= duel.PhaseResolve, false
	p.forget(passes)
	switch {
	case x.rules.LabOpen(&c.s) || t.Phase == duel.PhaseBuy:
		x.choosePurchase(&c.s, p)
	case t.Phase <= duel.PhaseRoll && t.Rolls == 0:
		x.chooseTokens(&c.s, p)
	case t.Phase == duel.PhaseRoll:
		x.chooseKeep(&c.s, p)
	case t.Phase == duel.PhaseResolve:
		x.chooseOrder(&c.s, p)
	}
	x.plan(&c.s, p)
	return p.event
}

// consider takes an event into the plan if it is better than the one there.
func (x *search) consider(s *duel.State, ev *duel.Event, p *plan) {
	if win := x.event(s, ev); win > p.win {
		p.win, p.event = win, *ev
	}
}

// plan works out the answers on the way of the event chosen.
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

func (x *search) choosePurchase(s *duel.State, p *plan) {
	x.consider(s, &passes, p)
	for i := range buys {
		if x.affords(s, int8(i)+1) {
			x.consider(s, &buys[i], p)
		}
	}
	if win := x.sweeping(s); win > p.win {
		p.win, p.event = win, sweeps
	}
}

var sweeps = duel.Event{Kind: duel.Swept}

func (x *search) chooseTokens(s *duel.State, p *plan) {
	if x.rules.DiceCount(s) == 0 && x.rules.MoreTokens(s) == 0 {
		p.event = stops
		return
	}
	f := x.push(s)
	defer x.pop()
	least, most := 0, x.rules.MoreTokens(s)
	if p, ok := x.position(s); ok && most > 0 && x.m.Power == core.Penguin { // as the core has it: three turns are dear
		least = min(most, int(x.exact.Tokens(p, x.rules.DiceCount(s))))
		most, x.exactDice = least, 0
	}
	for n := least; n <= most; n++ {
		*f = *s
		f.Turn.White += int8(n)
		f.Sides[duel.You].Dice -= int8(n)
		if win := x.before(f); win > p.win {
			p.win = win
			if p.event = (duel.Event{Kind: duel.Rolled}); n > 0 {
				p.event = duel.Event{Kind: duel.SpendTokens, N: int16(n)}
			} else if x.rules.DiceCount(s) == 0 {
				p.event = stops
			}
		}
	}
}

func (x *search) chooseKeep(s *duel.State, p *plan) {
	if s.Turn.Said {
		p.event = duel.Event{Kind: duel.Rolled}
		return
	}
	keep, used := s.Turn.Dice, int(s.Turn.Rolls)
	if x.begun(s) {
		keep = x.exact.Best(s.Turn.Dice, max(0, 3-used)).Dice
	} else {
		t := x.work(s)
		if used < t.rolls || x.rules.Shadowed(s) {
			keep = t.lat.Sets[t.from[min(used, t.rolls)][t.lat.Index(s.Turn.Dice)]]
		}
	}
	if keep == s.Turn.Dice {
		p.event = stops
		return
	}
	p.event = duel.Event{Kind: duel.Kept, Roll: keep}
}

func (x *search) chooseOrder(s *duel.State, p *plan) {
	if x.anyOrder(s) {
		p.event = resolveAll
		return
	}
	x.consider(s, &resolveAll, p)
	must := false
	for f := duel.Claw; f < duel.Power; f++ {
		if x.mandatory(s, f) {
			must = true
			x.consider(s, &resolves[f], p)
		}
	}
	if x.moving(s) {
		x.consider(s, &resolves[duel.Power], p)
	}
	if !must {
		x.consider(s, &passes, p)
	}
}

// Reply is the best answer of hers to a question that is no matter of dice or
// cards: one of the table's own, or one on the way of the event that Choose chose last.
func (c *Coach) Reply(s *duel.State, q *duel.Question) duel.Answer {
	x, p := &c.search, &c.plan
	switch q.ID {
	case duel.AskHibernation, duel.AskDominate, duel.AskSymbol:
		return c.replyStanding(s, q)
	case duel.AskShadows, duel.AskDoubt, duel.AskGameOver:
		return duel.Yes // a reroll that costs no roll is never worse than one that does
	case duel.AskSuperconductor:
		return x.superconductor(s, q)
	}
	if len(p.asked) == 0 && p.event.Kind == duel.Rolled {
		c.thrown(s)
	}
	for ; p.at < len(p.asked); p.at++ {
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

// fits says whether an answer that was planned is still one to the question: dice and
// cards on the way may have come otherwise.
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

// thrown plans the rest of the last roll, whose dice lie there now: what is asked as
// rolling ends.
func (c *Coach) thrown(s *duel.State) {
	x, p, t := &c.search, &c.plan, &c.s.Turn
	if t.Rolls == 0 || s.Turn.Dice.Contains(t.Kept) {
		p.event.Roll = s.Turn.Dice.Minus(t.Kept)
		x.plan(&c.s, p)
	}
}

// replyStanding is the best answer to a question of the table's own.
func (c *Coach) replyStanding(s *duel.State, q *duel.Question) duel.Answer {
	c.look(s)
	c.search.every = false
	best, _ := c.search.answered(&c.s, q)
	return best
}

// superconductor weighs the card against the energy it would bring (O6), in the
// middle of the rival's resolution.
func (x *search) superconductor(s *duel.State, q *duel.Question) duel.Answer {
	f := x.push(s)
	defer x.pop()
	you := &f.Sides[duel.You]
	you.Keep, you.Energy = you.Keep.Without(q.Card), you.Energy+int16(q.N)
	if x.win(f) > x.win(s) {
		return duel.Yes
	}
	return duel.No
}
