package review

import (
	"cmp"
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// point adds the point after a line; last is the chance before it.
func (l *look) point(ln *line, last coach.Chance) coach.Chance {
	turn := &ln.before.State.Turn
	p := Point{
		Entry: ln.entry, Turn: int(turn.Number), Side: turn.Active, Kind: ln.kind(),
		Chance: l.chance(&ln.after), EndsTurn: ln.endsTurn(),
	}
	change := p.AsPlayed - last.AsPlayed
	switch {
	case p.Kind == Concession && ln.items[0].Side == duel.You:
		p.Choice = change
		l.note(&Choice{Entry: ln.entry, Turn: p.Turn, At: ln.before, Exact: last.Exact, Stake: last.AsPlayed, Price: last.AsPlayed,
			Made: coach.Option{Event: ln.items[0]}, Best: coach.Option{Win: last.Win, AsPlayed: last.AsPlayed}})
	case p.Kind != Played && ln.names(): // where it was turned up is not known
		p.Luck[turn.Active] = change
	case p.Kind != Played:
		p.Other = change
	default:
		l.looked = false
		p.Choice, p.Other = l.choices(ln), l.mended(ln)
		switch rest := change - p.Choice - p.Other; {
		case ln.untold:
			p.Mixed = rest
		case ln.chance(l.rules), l.looked:
			other := turn.Active.Other()
			p.Luck[other] = l.otherDice(ln)
			p.Luck[turn.Active] = rest - p.Luck[other]
		default:
			p.Luck[turn.Active] = rest
			l.report.Drift += rest
		}
	}
	l.report.Exact = l.report.Exact && p.Exact
	l.report.Points = append(l.report.Points, p)
	l.report.add(&p.Parts)
	l.toTurn(ln, &p, last)
	return p.Chance
}

// names reports whether the line only names cards that were unnamed.
func (l *line) names() bool {
	for slot, card := range l.before.State.Row {
		if card != l.after.State.Row[slot] && card != duel.Unnamed {
			return false
		}
	}
	return l.items[0].Kind == duel.SetRow
}

// across adds up the changes by those answers and corrections of a line that count.
func (l *look) across(ln *line, counts func(at *duel.Table, item *duel.Event) bool) float64 {
	sum := 0.0
	for i := 1; i < len(ln.items); i++ {
		before, ok := ln.at(l.rules, i)
		if !ok || !counts(&before, &ln.items[i]) {
			continue
		}
		if after, ok := ln.at(l.rules, i+1); ok {
			sum += l.chance(&after).AsPlayed - l.chance(&before).AsPlayed
		}
	}
	return sum
}

// mended returns the change by corrections made while a question was open.
func (l *look) mended(ln *line) float64 {
	return l.across(ln, func(_ *duel.Table, item *duel.Event) bool { return item.Kind.Correction() })
}

// otherDice returns the luck of the side whose turn it is not: the dice it rolled (O10).
func (l *look) otherDice(ln *line) float64 {
	return l.across(ln, func(at *duel.Table, item *duel.Event) bool {
		return item.Kind == duel.Answered && at.Question.Thrown() && at.Question.Side != at.State.Turn.Active
	})
}

// toTurn adds a point to the turn it belongs to.
func (l *look) toTurn(ln *line, p *Point, last coach.Chance) {
	r, at := &l.report, len(l.report.Points)-1
	n := len(r.Turns)
	if n == 0 || r.Turns[n-1].Number != p.Turn || r.Turns[n-1].Side != p.Side || r.Points[at-1].EndsTurn {
		r.Turns = append(r.Turns, Turn{Number: p.Turn, Side: p.Side, First: at, From: last, Before: ln.before.State})
		n++
	}
	t := &r.Turns[n-1]
	t.Last, t.To, t.After, t.Untold = at, p.Chance, ln.after.State, t.Untold || ln.untold
	t.add(&p.Parts)
}

// turning finds the greatest swings, and the expected results of their dice.
func (l *look) turning() {
	r := &l.report
	for i := range r.Turns {
		if math.Abs(r.Turns[i].Swing()) >= Threshold {
			r.Turning = append(r.Turning, i)
		}
	}
	greatest(r.Turning, func(i int) float64 { return math.Abs(r.Turns[i].Swing()) })
	r.Turning = r.Turning[:min(len(r.Turning), MaxTurning)]
	slices.Sort(r.Turning)
	for _, i := range r.Turning {
		t := &r.Turns[i]
		before := duel.Table{State: t.Before}
		if t.Side == duel.You || !t.Before.Solo {
			t.Expected, t.Expects = l.evaluator.Outcome(&before, rules.Roll{})
		} else if d, ok := coach.Ahead(l.rules, &before); ok {
			t.Expected, t.Expects = d.Outcome(), true
		}
	}
}

// greatest sorts by a number, the greatest first; equal ones keep their order.
func greatest[T any](list []T, of func(T) float64) {
	slices.SortStableFunc(list, func(a, b T) int { return cmp.Compare(of(b), of(a)) })
}
