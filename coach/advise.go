package coach

import (
	"cmp"
	"slices"

	"kingoftokyo/rules/duel"
)

// Advise ranks what the human may do now, starting with what is best as the player plays: keeps
// after a roll, tokens before the first roll, symbols and powers, purchases, answers to the open
// question. ok is false if the player has nothing to choose.
func (c *Coach) Advise(t *duel.Table) (a Advice, ok bool) {
	a.Exact = c.look(&t.State)
	x, s := &c.search, &c.s
	o := options{among: x.among(), list: &a.Options}
	switch {
	case s.Over():
	case t.Asking:
		x.adviseAnswers(t, c.Cardless, &o)
	default:
		x.advise(s, &o)
	}
	if len(a.Options) == 0 {
		return Advice{}, false
	}
	slices.SortStableFunc(a.Options, func(p, q Option) int { return cmp.Compare(again(p, s), again(q, s)) })
	a.rank()
	a.AsPlayed = o.worth()[asPlayed]
	return a, true
}

// rank sorts the options by their worth as the player plays, which is the number that a list shows,
// and finds the one that best play chooses.
func (a *Advice) rank() {
	slices.SortStableFunc(a.Options, func(p, q Option) int {
		return cmp.Or(cmp.Compare(q.AsPlayed, p.AsPlayed), cmp.Compare(q.Win, p.Win))
	})
	a.Best = 0
	for i := range a.Options {
		if a.Options[i].Win > a.Options[a.Best].Win {
			a.Best = i
		}
	}
}

// again returns how many dice an option rerolls. Of two options with the same chance, the one that
// rerolls fewer is better: the player keeps what is already there.
func again(o Option, s *duel.State) int {
	if o.Event.Kind != duel.Kept {
		return 0
	}
	return s.Turn.Dice.Total() - o.Event.Roll.Total()
}

// advise collects the options between two events.
func (x *search) advise(s *duel.State, o *options) {
	q, standing := x.rules.Standing(s)
	switch {
	case standing && x.playersChoice(&q):
		x.answers(s, &q, o)
	case standing, s.Autobot():
		return
	default:
		x.options(s, o)
	}
	x.discards(s, o)
}

// playersChoice reports whether a player chooses the answer to a question, so that it neither comes
// from the table nor is visible to that player alone (T7, T8).
func (x *search) playersChoice(q *duel.Question) bool {
	return (x.two || q.Side == duel.You) && q.Chosen()
}

// line finds the best answers to the questions of an event, one after the other, and appends them
// and the questions. It leaves out dice and cards that come from the table, and stops at dice,
// because what follows depends on them.
func (x *search) line(s *duel.State, ev *duel.Event, asked []duel.QuestionID, answers []duel.Answer) ([]duel.QuestionID, []duel.Answer) {
	x.from, x.path = 0, x.path[:0]
	for {
		f := x.push(s)
		x.from = 0
		asking, err := x.play(f, ev)
		q := x.engine.Question
		if err != nil || !asking || q.Thrown() {
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

// bestAnswer returns the best answer to a question that an event asks, or a drawn one while a
// player of some skill plays a game.
func (x *search) bestAnswer(s *duel.State, ev *duel.Event, f *duel.State, q *duel.Question) duel.Answer {
	x.from = 0
	first := len(x.choices)
	x.list(f, q)
	best, top := duel.Answer{}, refused[atBest]
	var all []Option
	for i, last := first, len(x.choices); i < last; i++ {
		w := x.seen(q.Side, x.with(s, ev, x.choices[i]))
		if w[atBest] > top {
			best, top = x.choices[i], w[atBest]
		}
		if x.chance != nil && w.legal() {
			all = append(all, Option{Event: duel.Event{Kind: duel.Answered, Answer: x.choices[i]}, Win: w[atBest], AsPlayed: w[asPlayed]})
		}
	}
	x.choices = x.choices[:first]
	if len(all) > 0 {
		best = all[draw(all, x.manner, x.chance())].Event.Answer
	}
	return best
}

// adviseAnswers collects the answers to the question at which an event has stopped.
func (x *search) adviseAnswers(t *duel.Table, cardless bool, o *options) {
	if t.Pending == nil || !x.playersChoice(&t.Question) {
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
	if asking, err := x.play(f, nil); err != nil || !asking || x.engine.Question.ID != t.Question.ID {
		return // without cards nothing is asked here
	}
	q := x.engine.Question
	for _, choice := range x.rules.Choices(f, &q, nil) {
		x.from, x.path = 0, x.path[:0]
		o.take(&duel.Event{Kind: duel.Answered, Answer: choice}, x.seen(q.Side, x.with(&pending.Before, nil, choice)))
	}
}
