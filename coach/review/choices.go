package review

import (
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// choices prices the choices in a line and returns what they cost together.
func (l *look) choices(ln *line) float64 {
	lost := l.event(ln)
	for i := 1; i < len(ln.items); i++ {
		at, ok := ln.at(l.rules, i)
		if ok && at.Asking && playersChoice(&at.Question) && ln.items[i].Kind == duel.Answered {
			then, ok := ln.at(l.rules, i+1)
			lost += l.price(ln.entry, &at, &ln.items[i], &then, ok)
		}
	}
	return lost
}

// playersChoice says whether the player chooses the answer to a question: dice and cards come from
// the table, and what the player knows better than the program is no choice either.
func playersChoice(q *duel.Question) bool {
	return q.Side == duel.You && q.Chosen() && q.ID != duel.AskDoubt
}

// event prices the choice that a line's event is, or completes.
func (l *look) event(ln *line) float64 {
	ev, s := &ln.items[0], &ln.before.State
	switch {
	case ev.Kind == duel.Answered:
		if !playersChoice(&ln.before.Question) {
			return 0
		}
	case !ln.playersTurn():
		return 0
	case ev.Kind == duel.Rolled && s.Turn.Rolls == 0:
		return l.tokens(ln.entry, &ln.before)
	case ev.Kind == duel.Rolled, ev.Kind == duel.Stopped:
		if s.Turn.Phase != duel.PhaseRoll {
			return 0 // the last roll has implied the stop
		}
		if ln.untold {
			return 0
		}
		return l.kept(ln.entry, &ln.before, ev.Kind == duel.Stopped)
	case ev.Kind == duel.Kept, ev.Kind == duel.SpendTokens:
		return 0 // the roll completes it: said twice, the last one counts
	}
	then, ok := ln.at(l.rules, 1)
	return l.price(ln.entry, &ln.before, ev, &then, ok)
}

// tokens prices how many dice tokens were spent before the first roll, in however
// many lines (O2).
func (l *look) tokens(entry int, before *duel.Table) float64 {
	spent := before.State.Turn.White
	made := duel.Event{Kind: duel.SpendTokens, N: int16(spent)}
	if spent == 0 {
		made.Kind = duel.Rolled
	}
	at := *before
	at.State.Turn.White = 0
	at.State.Sides[duel.You].Dice += spent
	if at.State.Sides[duel.You].Dice == 0 {
		return 0 // none to spend
	}
	return l.price(entry, &at, &made, before, true)
}

// kept prices the dice set aside before a roll (D1): those that `keep` said, none
// where nothing was said, all of them for a stop.
func (l *look) kept(entry int, before *duel.Table, stop bool) float64 {
	at, then := *before, *before
	turn := &at.State.Turn
	made := duel.Event{Kind: duel.Kept, Roll: turn.Kept}
	switch {
	case stop:
		made = duel.Event{Kind: duel.Stopped}
	case !turn.Said && l.rules.Shadowed(&before.State):
		made.Roll = duel.ButFame(turn.Dice) // only fame dice can be rolled again (O3)
	case !turn.Said:
		made.Roll = rules.Roll{}
	}
	turn.Kept, turn.Said = rules.Roll{}, false
	then.State.Turn.Kept, then.State.Turn.Said = made.Roll, true
	return l.price(entry, &at, &made, &then, !stop)
}

// price finds what an event cost at a table and notes the choice. then is the table
// it leads to, for an evaluator that does not list it among the options; ok is false where
// there is none.
func (l *look) price(entry int, at *duel.Table, made *duel.Event, then *duel.Table, ok bool) float64 {
	a, open := l.evaluator.Advise(at)
	if !open || len(a.Options) == 0 {
		return 0
	}
	c := Choice{Entry: entry, Turn: int(at.State.Turn.Number), At: *at, Best: a.Options[0], Exact: a.Exact}
	i := slices.IndexFunc(a.Options, func(o coach.Option) bool { return Same(at, &o.Event, made) })
	switch {
	case i >= 0 && len(a.Options) == 1:
		return 0 // nothing else could be done
	case i >= 0:
		c.Made = a.Options[i]
		c.Made.Answers = nil // the player's answers are choices of their own
	case ok:
		won := l.chance(then)
		c.Made, c.Exact = coach.Option{Event: *made, Win: won.Win}, c.Exact && won.Exact
	default:
		return 0
	}
	c.Price = max(0, c.Best.Win-c.Made.Win)
	c.Stake = max(c.Price, c.Best.Win-a.Options[len(a.Options)-1].Win)
	l.note(&c)
	return c.Price
}

// note counts a choice.
func (l *look) note(c *Choice) {
	r := &l.report
	if c.Price < Least {
		c.Price = 0
	}
	if c.Stake >= Stake {
		r.Decisions++
	}
	r.Marks[MarkOf(c.Price)]++
	r.Exact = r.Exact && (c.Exact || c.Price == 0)
	r.Choices = append(r.Choices, *c)
}

// Same says whether two events are the same thing to do at a table, however they
// are written.
func Same(at *duel.Table, a, b *duel.Event) bool {
	x, y := plain(at, a), plain(at, b)
	return x.Kind == y.Kind && x.N == y.N && x.Face == y.Face && x.Card == y.Card && x.Slot == y.Slot && x.Roll == y.Roll && x.Answer == y.Answer
}

// plain is an event in the one way to write it that Same compares.
func plain(at *duel.Table, ev *duel.Event) duel.Event {
	p := duel.Event{Kind: ev.Kind}
	switch ev.Kind {
	case duel.Rolled: // before the first roll: no tokens
		p.Kind = duel.SpendTokens
	case duel.SpendTokens:
		p.N = ev.N
	case duel.Kept:
		if p.Roll = ev.Roll; ev.Roll == at.State.Turn.Dice {
			p = duel.Event{Kind: duel.Stopped}
		}
	case duel.Resolved:
		p.Face = ev.Face
	case duel.Bought, duel.Discarded:
		p.Card, p.Slot = ev.Card, ev.Slot
		if ev.Slot > 0 && at.State.Row[ev.Slot-1] != duel.Unnamed { // of two unnamed cards the slot tells which
			p.Card, p.Slot = at.State.Row[ev.Slot-1], 0
		}
	case duel.Answered:
		p.Answer = ev.Answer
	}
	return p
}
