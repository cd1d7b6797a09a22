package review

import (
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/rules/duel"
)

// point adds the point after a line; last is how the game stood before it.
func (l *look) point(ln *line, last coach.Chance) coach.Chance {
	turn := &ln.before.State.Turn
	p := Point{
		Entry: ln.entry, Turn: int(turn.Number), Side: turn.Active, Kind: ln.kind(),
		Chance: l.chance(&ln.after), EndsTurn: ln.endsTurn(),
	}
	if p.Kind == Played {
		p.Choice, p.Other = -l.choices(ln), l.mended(ln)
	} else {
		p.Other = p.Win - last.Win
	}
	if ev := &ln.items[0]; ev.Kind == duel.Rolled && ln.hers() {
		l.thrown = ev.Thrown
	}
	l.report.Exact = l.report.Exact && p.Exact
	l.report.Points = append(l.report.Points, p)
	l.toTurn(ln, &p, last)
	return p.Chance
}

// mended is what the corrections made while a question stood have changed.
func (l *look) mended(ln *line) float64 {
	sum := 0.0
	for i := 1; i < len(ln.items); i++ {
		if !ln.items[i].Kind.Correction() {
			continue
		}
		before, ok := ln.at(l.rules, i)
		after, fine := ln.at(l.rules, i+1)
		if ok && fine {
			sum += l.chance(&after).Win - l.chance(&before).Win
		}
	}
	return sum
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
	luck := p.Win - last.Win - p.Choice - p.Other
	t.Last, t.To, t.After = at, p.Chance, ln.after.State
	t.Luck += luck
	t.Choice += p.Choice
	t.Other += p.Other
	r.Luck += luck
	r.Other += p.Other
}

// turning finds the greatest swings.
func (l *look) turning() {
	r := &l.report
	for i := range r.Turns {
		if math.Abs(r.Turns[i].Swing()) >= Threshold {
			r.Turning = append(r.Turning, i)
		}
	}
	slices.SortStableFunc(r.Turning, func(a, b int) int {
		return descending(math.Abs(r.Turns[a].Swing()), math.Abs(r.Turns[b].Swing()))
	})
	r.Turning = r.Turning[:min(len(r.Turning), MaxTurning)]
	slices.Sort(r.Turning)
}

// descending compares two numbers, the greater one first.
func descending(a, b float64) int {
	switch {
	case a > b:
		return -1
	case a < b:
		return 1
	}
	return 0
}
