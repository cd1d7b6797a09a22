package review

import (
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// choices prices the choices in a line and returns how much better or worse than usual they were in total.
func (l *look) choices(ln *line) float64 {
	gained := l.event(ln)
	for i := 1; i < len(ln.items); i++ {
		at, ok := ln.at(l.rules, i)
		if ok && at.Asking && playersChoice(&at.Question) && ln.items[i].Kind == duel.Answered {
			then, ok := ln.at(l.rules, i+1)
			gained += l.price(ln.entry, &at, &ln.items[i], &then, ok)
		}
	}
	return gained
}

// playersChoice reports whether the player chooses the answer to a question. Dice and cards come
// from the table, and what the player knows better than the program is not a choice either.
func playersChoice(q *duel.Question) bool {
	return q.Side == duel.You && q.Chosen() && q.ID != duel.AskDoubt
}

// event prices the choice that a line's event is or completes.
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
		if ln.untold {
			l.ended(ln)
		}
		return l.tokens(ln.entry, &ln.before)
	case ev.Kind == duel.Rolled, ev.Kind == duel.Stopped:
		if s.Turn.Phase != duel.PhaseRoll {
			return 0 // the last roll implied the stop
		}
		if ln.untold {
			return 0
		}
		return l.kept(ln.entry, &ln.before, ev.Kind == duel.Stopped)
	case ev.Kind == duel.Kept, ev.Kind == duel.SpendTokens:
		return 0 // the roll completes it: if said twice, the last one counts
	}
	then, ok := ln.at(l.rules, 1)
	return l.price(ln.entry, &ln.before, ev, &then, ok)
}

// tokens prices how many dice tokens were spent before the first roll, in any number of lines (O2).
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

// kept prices the dice set aside before a roll (D1): those that `keep` named, none if nothing was
// said, all of them for a stop.
func (l *look) kept(entry int, before *duel.Table, stop bool) float64 {
	at, then := *before, *before
	turn := &at.State.Turn
	made := duel.Event{Kind: duel.Kept, Roll: turn.Kept}
	switch {
	case stop:
		made = duel.Event{Kind: duel.Stopped}
	case !turn.Said && l.rules.Shadowed(&before.State):
		made.Roll = duel.ButFame(turn.Dice) // only fame dice can be rerolled (O3)
	case !turn.Said:
		made.Roll = rules.Roll{}
	}
	turn.Kept, turn.Said = rules.Roll{}, false
	then.State.Turn.Kept, then.State.Turn.Said = made.Roll, true
	return l.price(entry, &at, &made, &then, !stop)
}

// price finds what an event cost at a table and records the choice. It returns how much better the
// player chose than a player of the report's skill does on average. then is the table after the
// event, for an evaluator that does not list it among the options; ok is false if there is no such
// table.
func (l *look) price(entry int, at *duel.Table, made *duel.Event, then *duel.Table, ok bool) float64 {
	a, open := l.evaluator.Advise(at)
	if !open || len(a.Options) == 0 {
		return 0
	}
	l.unseen(at, made, &a)
	i := slices.IndexFunc(a.Options, func(o coach.Option) bool { return Same(at, &o.Event, made) })
	if i >= 0 && len(a.Options) > 1 {
		l.report.noted(&a, i)
	}
	c := Choice{Entry: entry, Turn: int(at.State.Turn.Number), At: *at, Best: a.Options[0], Exact: a.Exact}
	switch {
	case i >= 0 && len(a.Options) == 1:
		return 0 // there was no alternative
	case i >= 0:
		c.Made = a.Options[i]
		c.Made.Answers = nil // the player's answers are separate choices
	case ok:
		won := l.chance(then)
		c.Made, c.Exact = coach.Option{Event: *made, Win: won.Win, AsPlayed: won.AsPlayed}, c.Exact && won.Exact
	default:
		return 0
	}
	c.Price = max(0, c.Best.AsPlayed-c.Made.AsPlayed)
	c.Stake = max(c.Price, c.Best.AsPlayed-a.Options[len(a.Options)-1].AsPlayed)
	for _, i := range a.Told(MostOthers) {
		c.Others = append(c.Others, a.Options[i])
	}
	if !slices.ContainsFunc(c.Others, func(o coach.Option) bool { return Same(at, &o.Event, &c.Made.Event) }) {
		c.Others = append(c.Others, c.Made)
	}
	l.note(&c)
	if gained := l.gained(at, &c, a.AsPlayed); math.Abs(gained) >= Least {
		return gained
	}
	return 0
}

// gained returns how much better than usual a choice is. usual is what the options are worth to the player
// on average; with best play, that of the best one. For other skills it is recomputed as it is before and
// after the line, because the search looks at more options when it lists them than when it values a table.
func (l *look) gained(at *duel.Table, c *Choice, usual float64) float64 {
	worth := min(c.Made.AsPlayed, c.Best.AsPlayed)
	if l.report.Skill != coach.Best {
		usual = l.evaluator.Win(at).AsPlayed
		if c.Made.Event.Kind == duel.Stopped {
			if then, err := l.rules.Run(at, []duel.Event{c.Made.Event}); err == nil {
				worth = l.chance(&then).AsPlayed
			}
		}
	}
	return worth - usual
}

// unseen replaces coach.Unseen among the options by an event, if the event is what a player does after
// looking at the unnamed cards of the row: buying one of them, or nothing. What they were is luck.
func (l *look) unseen(at *duel.Table, made *duel.Event, a *coach.Advice) {
	if made.Kind != duel.Passed && (made.Kind != duel.Bought || made.Slot < 1 || at.State.Row[made.Slot-1] != duel.Unnamed) {
		return
	}
	n := slices.IndexFunc(a.Options, func(o coach.Option) bool { return o.Event == coach.Unseen })
	if n < 0 {
		return
	}
	l.looked = true
	a.Options = slices.Clone(a.Options)
	a.Options[n].Event = *made
	of := a.Options[n]
	a.Options = slices.DeleteFunc(a.Options, func(o coach.Option) bool {
		return o.Event.Kind == duel.Passed && (o.Win != of.Win || o.AsPlayed != of.AsPlayed)
	})
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
	r.Lost += c.Price
	r.Marks[MarkOf(c.Price)]++
	r.Exact = r.Exact && (c.Exact || c.Price == 0)
	r.Choices = append(r.Choices, *c)
}

// Same reports whether two events are the same action at a table, however they are written.
func Same(at *duel.Table, a, b *duel.Event) bool { return plain(at, a) == plain(at, b) }

// plain returns an event in the one form that Same compares.
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
		if ev.Slot > 0 && at.State.Row[ev.Slot-1] != duel.Unnamed { // for unnamed cards, the slot tells them apart
			p.Card, p.Slot = at.State.Row[ev.Slot-1], 0
		}
	case duel.Answered:
		p.Answer = ev.Answer
	}
	return p
}
