package companion

import (
	"iter"

	"kingoftokyo/tracker"
)

// This file determines which lines of the log a list for hands tells.

// Stage is a line of the log with what it did: an event, an answer, or a correction.
type Stage[T any] struct {
	Before, After *T
	From          int  // how many steps of After belong to earlier stages
	Sets          bool // a correction: it says what the table already looks like, so nothing has to be moved for it
	Rolls         bool // a roll: what is said about it applies until the dice are resolved
	Fresh         bool // the last move, or what belongs to it
	List          int  // the number of the list that told it first: everything in one move, or all the program's decisions in a turn
	Way           Way  // by which it came
}

// Resolves returns the number of the last stage in which dice were resolved, or something else was done; -1 for none.
func Resolves[T any](stages []Stage[T]) int {
	for i := len(stages) - 1; i >= 0; i-- {
		if !stages[i].Rolls && !stages[i].Sets {
			return i
		}
	}
	return -1
}

// moveStart is where in the log the stages of the last move begin.
type moveStart[T any] struct {
	to          *T // the table that the move led to; it counts only while that is the current one
	entry, item int
}

// mostStages is how many lines of the log Stages and Rolled look at. A turn has a few dozen; only a malicious game has more.
const mostStages = 200

// Stages returns the stages that the list for hands tells: all since the first roll of the turn in which dice were
// last resolved, ignoring the rolls that the program made for its own seats, whose lists are joined. The rolls of
// dice that are not resolved yet also belong to the list before them.
func (p *Base[T, E]) Stages() []Stage[T] {
	resolved, turn := false, -1 // that turn, once one of its rolls was found
	first := p.Session.Game.Steps()
	for e := range p.latestLines() {
		number := p.Tell.TurnNumber(e.Before)
		if turn >= 0 && number != turn {
			break
		}
		unresolved, rolls := p.Tell.Rolling(e.Before, &e.Items[0])
		switch rolled := unresolved && !p.Tell.ByKot(&e.Items[0]); {
		case rolled && resolved:
			if turn = number; rolls {
				first = e.Number() - 1
			}
		case turn < 0:
			resolved = resolved || !rolled && !p.sets(e, 0)
			first = e.Number() - 1
		}
	}
	return p.stages(first)
}

// Rolled returns the stages since the first roll of dice that are not resolved yet, none of them fresh: the list of what will happen
// begins with them.
func (p *Base[T, E]) Rolled() []Stage[T] {
	first, turn := p.Session.Game.Steps(), p.Tell.TurnNumber(p.Now())
	for e := range p.latestLines() {
		if p.Tell.TurnNumber(e.Before) != turn {
			break
		}
		if _, rolls := p.Tell.Rolling(e.Before, &e.Items[0]); rolls {
			first = e.Number() - 1
		}
	}
	out := p.stages(first)
	for i := range out {
		out[i].Rolls, out[i].Fresh = true, false
	}
	return out
}

// latestLines returns the entries of the latest lines of the log, the last one first.
func (p *Base[T, E]) latestLines() iter.Seq[*tracker.Entry[T, E]] {
	g := p.Session.Game
	return func(yield func(*tracker.Entry[T, E]) bool) {
		for e := g.Latest(); e != nil && g.Lines()-e.Lines() < mostStages && yield(e); e = e.Previous() {
		}
	}
}

// stages returns those of the entries from number first on.
func (p *Base[T, E]) stages(first int) []Stage[T] {
	last := p.lastMove()
	var out []Stage[T]
	list, playedIn := 0, -1 // the turn of the previous line, if the program decided it
	entries := p.Session.Game.Since(first)
	for i, e := range entries {
		turn := p.Tell.TurnNumber(e.Before)
		passes := i > 0 && p.Passes != nil && p.Passes(&entries[i-1], &e.Items[0])
		for item := max(0, len(e.Items)-mostStages); item < len(e.Items); item++ {
			next := Stage[T]{Before: p.partly(&e, item), After: p.partly(&e, item+1), Sets: p.sets(&e, item)}
			next.Fresh = first+i > last.entry || first+i == last.entry && item >= last.item
			if item > 0 { // its steps begin with those of the items before
				next.From = min(p.Tell.Steps(next.Before), p.Tell.Steps(next.After))
			}
			next.Rolls, _ = p.Tell.Rolling(e.Before, &e.Items[0])
			byKot := p.Tell.ByKot(&e.Items[item])
			n, goesOn := len(out), passes && item == 0
			read := n > 0 && out[n-1].Sets && !next.Sets // the list before the correction, which may have named a card
			// A screen leaves a card unnamed by itself.
			unnamed := item > 0 && p.Tell.Answer(next.Before, &e.Items[item]) == ""
			if n == 0 || read || next.Fresh != out[n-1].Fresh || !next.Fresh && !goesOn && !unnamed && (!byKot || turn != playedIn) {
				list++
			}
			if playedIn = -1; byKot {
				playedIn = turn
			}
			next.List = list
			out = append(out, next)
		}
	}
	return out
}

// lastMove returns where the stages of the last move begin at the current table.
func (p *Base[T, E]) lastMove() moveStart[T] {
	if p.last.to == p.Now() {
		return p.last
	}
	return p.lastMoveOfFile()
}

// lastMoveOfFile returns where the last event or answer of the log begins, including those that undo takes back
// together with it, the corrections after it, which move nothing, and the cards revealed after it that nobody has
// named: a screen leaves those unnamed automatically.
func (p *Base[T, E]) lastMoveOfFile() (last moveStart[T]) {
	e := p.Session.Game.Latest()
	if e == nil {
		return last
	}
	for e.Previous() != nil && p.sets(e, 0) {
		e = e.Previous()
	}
	for {
		last.entry, last.item = e.Number()-1, len(e.Items)-1
		for last.item > 0 && (p.sets(e, last.item) || p.Tell.Answer(p.partly(e, last.item), &e.Items[last.item]) == "") {
			last.item--
		}
		if last.item > 0 || e.Previous() == nil || p.Passes == nil || !p.Passes(e.Previous(), &e.Items[0]) {
			return last
		}
		e = e.Previous()
	}
}

// sets reports whether an item of an entry is a correction.
func (p *Base[T, E]) sets(e *tracker.Entry[T, E], item int) bool {
	return corrects(p.Tell.Class(&e.Items[item]))
}

// partly returns the table after some items of an entry. An event that has run with all answers also runs with
// fewer: it stops at their question.
func (p *Base[T, E]) partly(e *tracker.Entry[T, E], items int) *T {
	switch items {
	case 0:
		return e.Before
	case len(e.Items):
		return e.After
	}
	next, err := p.Tell.Run(e.Before, e.Items[:items])
	if err != nil {
		return e.Before
	}
	return &next
}

// began returns where the stages of a move that is about to be played begin. What a screen does automatically
// continues the move before, and so do corrections, which move nothing.
func (p *Base[T, E]) began(auto, sets bool) moveStart[T] {
	g := p.Session.Game
	switch {
	case sets:
		return p.lastMove()
	case auto && p.last.to == p.Now():
		return p.last
	case p.Tell.Asking(p.Now()):
		return moveStart[T]{entry: g.Steps() - 1, item: len(g.Latest().Items)}
	}
	return moveStart[T]{entry: g.Steps()}
}
