package coach

import (
	"cmp"
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Advise ranks what the human may do now: keeps after a roll, tokens before the first,
// symbols and powers, purchases, answers to the open question. ok is false where
// nothing is hers to choose.
func (c *Coach) Advise(t *duel.Table) (a Advice, ok bool) {
	a.Exact = c.look(&t.State)
	x, s := &c.search, &c.s
	switch {
	case s.Over():
	case t.Asking:
		x.adviseAnswers(t, c.Cardless, &a)
	default:
		x.advise(s, &a)
	}
	if len(a.Options) == 0 {
		return Advice{}, false
	}
	slices.SortStableFunc(a.Options, func(p, q Option) int {
		return cmp.Or(cmp.Compare(q.Win, p.Win), cmp.Compare(again(p, s), again(q, s)))
	})
	return a, true
}

// again is how many dice an option throws again: of two as good the one with fewer is better,
// for what is there need not come.
func again(o Option, s *duel.State) int {
	if o.Event.Kind != duel.Kept {
		return 0
	}
	return s.Turn.Dice.Total() - o.Event.Roll.Total()
}

// advise adds the options between two events.
func (x *search) advise(s *duel.State, a *Advice) {
	if q, ok := x.rules.Standing(s); ok {
		if hers(&q) {
			x.adviseStanding(s, &q, a)
			x.adviseDiscards(s, a)
		}
		return
	}
	if s.Autobot() {
		return
	}
	switch s.Turn.Phase {
	case duel.PhaseStart, duel.PhaseRoll:
		switch {
		case x.rules.LabOpen(s):
			x.add(a, s, passes)
			x.advisePurchases(s, a)
		case s.Turn.Rolls == 0:
			x.adviseTokens(s, a)
		default:
			x.adviseKeeps(s, a)
		}
	case duel.PhaseResolve:
		x.adviseOrder(s, a)
	case duel.PhaseBuy:
		x.add(a, s, passes)
		x.advisePurchases(s, a)
		if win := x.sweeping(s); win >= 0 {
			a.Options = append(a.Options, Option{Event: duel.Event{Kind: duel.Swept}, Win: win})
		}
	default:
		x.add(a, s, passes)
	}
	x.adviseDiscards(s, a)
}

// hers says whether a question is a choice of hers: not what the table brings, and
// not what she alone can see (T7, T8).
func hers(q *duel.Question) bool {
	return q.Side == duel.You && !q.FromTable() && q.ID != duel.AskHand && q.ID != duel.AskGameOver
}

// add adds an event with the best answers to its questions, if it may happen.
func (x *search) add(a *Advice, s *duel.State, ev duel.Event) {
	x.from, x.path = 0, x.path[:0]
	if win := x.event(s, &ev); win >= 0 {
		_, answers := x.line(s, &ev, nil, nil)
		a.Options = append(a.Options, Option{ev, answers, win})
	}
}

// line is the best way through the questions of an event, and what was asked. Dice and
// cards of the table are left out; after them nothing is said.
func (x *search) line(s *duel.State, ev *duel.Event, asked []duel.QuestionID, answers []duel.Answer) ([]duel.QuestionID, []duel.Answer) {
	x.from, x.path = 0, x.path[:0]
	for {
		f := x.push(s)
		x.from = 0
		status, err := x.play(f, ev)
		q := x.engine.Question
		if err != nil || status == duel.Done || q.ID == duel.AskCamouflage {
			x.pop()
			break
		}
		best := x.bestAnswer(s, ev, f, &q)
		x.pop()
		x.path = append(x.path, best)
		asked, answers = append(asked, q.ID), append(answers, best)
	}
	x.path = x.path[:0]
	return asked, answers
}

// bestAnswer is the best of the answers to a question on the way of an event.
func (x *search) bestAnswer(s *duel.State, ev *duel.Event, f *duel.State, q *duel.Question) duel.Answer {
	x.from = 0
	first := len(x.choices)
	x.list(f, q)
	best, _ := x.best(first, func(a duel.Answer) float64 { return x.with(s, ev, a) })
	return best
}

// adviseTokens adds each number of dice tokens before the first roll, none as the
// roll itself (O2).
func (x *search) adviseTokens(s *duel.State, a *Advice) {
	if x.rules.DiceCount(s) == 0 {
		x.add(a, s, stops)
	} else {
		roll := duel.Event{Kind: duel.Rolled, N: int16(x.rules.Reroll(s))}
		a.Options = append(a.Options, Option{Event: roll, Win: x.before(s)})
	}
	for n := 1; n <= x.rules.MoreTokens(s); n++ {
		f := x.push(s)
		f.Turn.White += int8(n)
		f.Sides[duel.You].Dice -= int8(n)
		a.Options = append(a.Options, Option{Event: duel.Event{Kind: duel.SpendTokens, N: int16(n)}, Win: x.before(f)})
		x.pop()
	}
}

// adviseKeeps adds every keep after a roll; keeping all dice is stopping (D1).
func (x *search) adviseKeeps(s *duel.State, a *Advice) {
	if x.begun(s) {
		x.kept = x.exact.Keeps(s.Turn.Dice, max(0, 3-int(s.Turn.Rolls)), x.kept[:0])
		for _, k := range x.kept {
			x.addKeep(s, a, k.Dice, k.Win)
		}
		return
	}
	t, used := x.work(s), int(s.Turn.Rolls)
	shadowed := x.rules.Shadowed(s)
	if used >= t.rolls && !shadowed {
		x.add(a, s, stops)
		return
	}
	t.each(s.Turn.Dice, func(keep rules.Roll) {
		win := t.leaf[min(used, t.rolls)][t.lat.Index(s.Turn.Dice)]
		if keep != s.Turn.Dice {
			win = t.keeping(s.Turn.Dice, keep, used)
		}
		if win >= 0 {
			x.addKeep(s, a, keep, win)
		}
	})
}

// addKeep adds one keep.
func (x *search) addKeep(s *duel.State, a *Advice, keep rules.Roll, win float64) {
	ev := duel.Event{Kind: duel.Kept, Roll: keep}
	if keep == s.Turn.Dice {
		ev = stops
	}
	a.Options = append(a.Options, Option{Event: ev, Win: win})
}

// each calls do with every distinct keep of some dice.
func (t *turn) each(dice rules.Roll, do func(keep rules.Roll)) {
	for _, set := range t.lat.Sets {
		if dice.Contains(set) {
			do(set)
		}
	}
}

// adviseOrder adds what may be resolved next, all that is left at once, and leaving
// what may be left (O6).
func (x *search) adviseOrder(s *duel.State, a *Advice) {
	x.add(a, s, resolveAll)
	must := false
	for f := duel.Claw; f < duel.Power; f++ {
		if x.rules.Left(s, f) {
			must = must || x.mandatory(s, f)
			x.add(a, s, resolves[f])
		}
	}
	if x.rules.PowerReady(s) {
		x.add(a, s, resolves[duel.Power])
	}
	if !must {
		x.add(a, s, passes)
	}
}

// advisePurchases adds each card of the row that she can pay.
func (x *search) advisePurchases(s *duel.State, a *Advice) {
	for i := range buys {
		if x.affords(s, int8(i)+1) {
			x.add(a, s, buys[i])
		}
	}
}

// adviseDiscards adds alien-metabolism's discards (O1).
func (x *search) adviseDiscards(s *duel.State, a *Advice) {
	if !x.rules.CanDiscard(s) {
		return
	}
	for i, c := range s.Row {
		if c != duel.NoCard {
			x.add(a, s, duel.Event{Kind: duel.Discarded, Slot: int8(i) + 1})
		}
	}
}

// adviseStanding adds the answers to a question of the table's own.
func (x *search) adviseStanding(s *duel.State, q *duel.Question, a *Advice) {
	for _, choice := range x.rules.Choices(s, q, nil) {
		x.add(a, s, duel.Event{Kind: duel.Answered, Answer: choice})
	}
}

// adviseAnswers adds the answers to the question an event stands at.
func (x *search) adviseAnswers(t *duel.Table, cardless bool, a *Advice) {
	if t.Pending == nil || !hers(&t.Question) {
		return
	}
	pending := *t.Pending
	if cardless {
		x.strip(&pending.Before)
	}
	x.pending, x.number = &pending, pending.Before.Turn.Number
	f := x.push(&pending.Before)
	defer x.pop()
	x.from, x.path = 0, x.path[:0]
	if status, err := x.play(f, nil); err != nil || status != duel.Asking || x.engine.Question.ID != t.Question.ID {
		return // without cards nothing is asked here
	}
	q := x.engine.Question
	for _, choice := range x.rules.Choices(f, &q, nil) {
		x.from, x.path = 0, x.path[:0]
		if win := x.with(&pending.Before, nil, choice); win >= 0 {
			a.Options = append(a.Options, Option{Event: duel.Event{Kind: duel.Answered, Answer: choice}, Win: win})
		}
	}
}
