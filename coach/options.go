package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// options collects what the player may do at a table and what that is worth. A value needs only the
// worth, a choice also its event, a draw the events that lead to different tables, and advice every
// event. A value leaves out what cannot be better, and a choice leaves out more.
type options struct {
	among
	best  *duel.Event // receives the event of the best worth; nil unless for a choice
	drawn *[]Option   // receives the events that lead to different tables; nil unless for a draw
	list  *[]Option   // receives every event; nil unless for advice
}

// asked reports whether more than the value is needed.
func (o *options) asked() bool { return o.best != nil || o.drawn != nil || o.list != nil }

// take adds an event with its worth.
func (o *options) take(ev *duel.Event, w worth) {
	if o.add(w) && o.best != nil {
		*o.best = *ev
	}
	for _, list := range [...]*[]Option{o.drawn, o.list} {
		if list != nil && w.legal() {
			*list = append(*list, Option{Event: *ev, Win: w[atBest], AsPlayed: w[asPlayed]})
		}
	}
}

// consider adds an event with the worth that playing it shows.
func (x *search) consider(s *duel.State, ev *duel.Event, o *options) {
	x.take(s, ev, x.event(s, ev), o)
}

// take adds an event that may ask the player something. The list has it with the best answers.
func (x *search) take(s *duel.State, ev *duel.Event, w worth, o *options) {
	if o.take(ev, w); o.list != nil && w.legal() {
		_, (*o.list)[len(*o.list)-1].Answers = x.line(s, ev, nil, nil)
	}
}

// options adds what the player may do in their turn, between two events.
func (x *search) options(s *duel.State, o *options) {
	switch s.Turn.Phase {
	case duel.PhaseStart, duel.PhaseRoll:
		switch {
		case x.rules.LabOpen(s):
			x.purchases(s, o)
		case s.Turn.Rolls == 0:
			x.spending(s, o)
		default:
			x.keeps(s, o)
		}
	case duel.PhaseResolve:
		x.order(s, o)
	case duel.PhaseBuy:
		if o.asked() {
			x.purchases(s, o)
		} else {
			o.settle(x.buying(s))
		}
	default:
		x.consider(s, &passes, o)
	}
}

// answers adds the answers to one of the table's own questions, with the worth of each to the side that is asked.
func (x *search) answers(s *duel.State, q *duel.Question, o *options) {
	first := len(x.choices)
	x.choices = x.rules.Choices(s, q, x.choices)
	if q.ID == duel.AskDominate && x.depth > 0 { // asked card by card: there are too many orders of many cards to try
		x.choices[first] = x.atSight(s, q, x.choices[first:])
		x.choices = x.choices[:first+1]
	}
	for i, last := first, len(x.choices); i < last; i++ {
		ev := duel.Event{Kind: duel.Answered, Answer: x.choices[i]}
		x.take(s, &ev, x.seen(q.Side, x.event(s, &ev)), o)
	}
	x.choices = x.choices[:first]
}

// atSight returns the answer to one of the table's own questions that leads to the table worth most as it then is.
func (x *search) atSight(s *duel.State, q *duel.Question, choices []duel.Answer) duel.Answer {
	best, most := choices[0], refused[atBest]
	f := x.push(s)
	defer x.pop()
	for _, a := range choices {
		*f = *s
		ev := duel.Event{Kind: duel.Answered, Answer: a}
		if _, err := x.engine.Play(f, &ev, nil, nil); err != nil {
			continue
		}
		if w := x.seen(q.Side, x.win(f))[atBest]; w > most {
			best, most = a, w
		}
	}
	return best
}

// discards adds alien-metabolism's discards (O1).
func (x *search) discards(s *duel.State, o *options) {
	if !x.rules.CanDiscard(s) {
		return
	}
	for i, c := range s.Row {
		if c != duel.NoCard {
			x.consider(s, &duel.Event{Kind: duel.Discarded, Slot: int8(i) + 1}, o)
		}
	}
}

// spending adds each number of dice tokens before the first roll, and none as the roll itself (O2).
func (x *search) spending(s *duel.State, o *options) {
	if !x.every && x.depth > 0 { // in the middle of a plan: as good as any start of a turn
		o.take(&passes, x.win(s))
		return
	}
	least, most := 0, x.rules.MoreTokens(s)
	if o.asked() && o.list == nil && most > 0 && x.m.Power == core.Penguin && !x.two { // as the core has it: three turns are slow
		if _, whole := x.position(s); whole {
			least = min(most, x.tokensOfCore(s))
			most = least
		}
	}
	f := x.push(s)
	defer x.pop()
	for i := range most - least + 1 {
		n := least + i
		if !o.asked() { // backwards: approximations depend on what was computed before
			n = most - i
		}
		*f = *s
		f.Turn.White += int8(n)
		f.Sides[x.me].Dice -= int8(n)
		switch {
		case n > 0:
			o.take(&duel.Event{Kind: duel.SpendTokens, N: int16(n)}, x.before(f))
		case x.rules.DiceCount(s) == 0:
			x.consider(f, &stops, o)
		default:
			o.take(&duel.Event{Kind: duel.Rolled, N: int16(x.rules.Reroll(s))}, x.before(f))
		}
	}
}

// keeps adds the dice that may be kept after a roll. Keeping all of them means stopping (D1).
func (x *search) keeps(s *duel.State, o *options) {
	switch {
	case o.drawn != nil && s.Turn.Said:
		o.take(&duel.Event{Kind: duel.Rolled}, x.lying(s))
	case o.drawn != nil:
		x.eachKeep(s, o)
	case o.list != nil:
		x.eachKeep(s, o)
		o.settle(x.lying(s)) // no two keeps count as one
	case o.best == nil:
		o.settle(x.lying(s))
	case s.Turn.Said:
		*o.best = duel.Event{Kind: duel.Rolled}
	default:
		*o.best = keeping(s, x.bestKeep(s))
	}
}

// keeping returns the event of keeping dice.
func keeping(s *duel.State, keep rules.Roll) duel.Event {
	if keep == s.Turn.Dice {
		return stops
	}
	return duel.Event{Kind: duel.Kept, Roll: keep}
}

// bestKeep returns the best keep of the present dice.
func (x *search) bestKeep(s *duel.State) rules.Roll {
	used := int(s.Turn.Rolls)
	if t := x.work(s); used < t.rolls || x.rules.Shadowed(s) {
		return t.lat.Sets[t.from[min(used, t.rolls)][t.lat.Index(s.Turn.Dice)]]
	}
	return s.Turn.Dice
}

// eachKeep adds every keep.
func (x *search) eachKeep(s *duel.State, o *options) {
	take := func(keep rules.Roll, w worth) {
		ev := keeping(s, keep)
		o.take(&ev, w)
	}
	used := int(s.Turn.Rolls)
	t := x.work(s)
	if used >= t.rolls && !x.rules.Shadowed(s) {
		x.consider(s, &stops, o)
		return
	}
	for i, keep := range t.lat.Sets {
		switch {
		case keep == s.Turn.Dice:
			take(keep, t.leaf[min(used, t.rolls)].at(i))
		case s.Turn.Dice.Contains(keep):
			take(keep, t.keeping(s.Turn.Dice, keep, used))
		}
	}
}

// order adds what may be resolved next, everything left at once, and leaving what need not be
// resolved (O6).
func (x *search) order(s *duel.State, o *options) {
	switch {
	case o.list != nil:
		x.consider(s, &resolveAll, o)
		x.orders(s, duel.Claw, x.rules.PowerReady(s), o)
	case !o.asked():
		o.settle(x.resolving(s))
	case x.anyOrder(s) && o.drawn != nil:
		o.take(&resolveAll, sure)
	case x.anyOrder(s):
		*o.best = resolveAll
	default:
		x.consider(s, &resolveAll, o)
		x.orders(s, duel.Claw, x.moving(s), o)
	}
}

// orders adds each symbol from a face on as the first to resolve, and the power. What need not be
// resolved may be left.
func (x *search) orders(s *duel.State, first rules.Face, power bool, o *options) {
	must := false
	for f := first; f < duel.Power; f++ {
		mandatory := x.mandatory(s, f)
		must = must || mandatory
		if mandatory || o.list != nil && x.rules.Left(s, f) {
			x.consider(s, &resolves[f], o)
		}
	}
	if power {
		x.take(s, &resolves[duel.Power], x.power(s), o)
	}
	if !must {
		x.consider(s, &passes, o)
	}
}

// purchases adds buying nothing, each card that the player can pay for, and a new row (D4). While a
// turn is computed, many tables have the same offer. The first, second, fourth, eighth ... of them
// and those near the end of the game try all of it, the others only what was the best purchase
// before. A new row is considered only if the table asked about is at this step.
func (x *search) purchases(s *duel.State, o *options) {
	if x.plain {
		x.take(s, &passes, x.finish(s), o)
		return
	}
	x.passing(s, o)
	slots, best := uint8(7), uint8(0)
	var at offer
	var d demand
	if x.approximate {
		at = offer{s.Row, s.Sides[x.me].Energy, s.Sides[x.me].Keep}
		d = x.demands[at]
		slots = d.wanted(x.near(s))
	}
	for i := range buys {
		if slots>>i&1 != 0 && x.affords(s, int8(i)+1) {
			before := o.top
			x.take(s, &buys[i], x.purchase(s, int8(i)+1), o)
			if o.top > before {
				best = 1 << i
			}
		}
	}
	if x.approximate {
		d.best |= best
		x.demands[at] = d
	}
	if o.asked() || x.atRoot() && x.sweeps {
		o.take(&sweeps, x.sweeping(s))
	}
}
