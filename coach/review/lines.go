package review

import (
	"slices"

	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// line is a line of the log with its answers that implies no other one.
type line struct {
	entry         int // of the log, from 0
	before, after duel.Table
	items         []duel.Event // the event, then its answers, and corrections among them
}

// expand are the lines of an entry, those it implies first, so that a turn ends
// between two of them and each choice has a line of its own.
func expand(r *duel.Rules, entry int, e *tracker.Entry[duel.Table, duel.Event]) []line {
	return line{entry, e.Before, e.After, e.Items}.expand(r)
}

func (l line) expand(r *duel.Rules) []line {
	kind := implied(&l.before, l.items[0].Kind)
	if kind == duel.NoEvent {
		return []line{l}
	}
	first := []duel.Event{{Kind: kind}}
	for _, answer := range append([]duel.Event{{}}, l.items[1:]...) {
		if answer.Kind != duel.NoEvent {
			first = append(first, answer)
		}
		mid, err := r.Run(&l.before, first)
		if err != nil {
			break
		}
		if mid.Asking {
			continue // the answers begin with those of the line implied
		}
		rest := slices.Concat(l.items[:1], l.items[len(first):])
		after, err := r.Run(&mid, rest)
		if err != nil || after.State != l.after.State || after.Asking != l.after.Asking {
			break
		}
		return append([]line{{l.entry, l.before, mid, first}}, line{l.entry, mid, l.after, rest}.expand(r)...)
	}
	return []line{l}
}

// implied is the line that one of a kind implies at a table (see the notation), or
// NoEvent.
func implied(t *duel.Table, kind duel.EventKind) duel.EventKind {
	s := &t.State
	rolls := kind == duel.Rolled || kind == duel.SpendTokens
	switch {
	case s.Autobot():
		if s.Turn.Phase == duel.PhaseResolve && rolls {
			return duel.ResolvedAll
		}
	case s.Turn.Phase == duel.PhaseStart && rolls,
		s.Turn.Phase == duel.PhaseResolve && (kind == duel.Bought || kind == duel.Swept):
		return duel.Passed
	case s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0 && (kind == duel.Resolved || kind == duel.ResolvedAll):
		return duel.Stopped
	}
	return duel.NoEvent
}

// at is the table as the line's first n items left it; ok is false where they
// cannot be played again.
func (l *line) at(r *duel.Rules, n int) (t duel.Table, ok bool) {
	if n == len(l.items) {
		return l.after, true
	}
	t, err := r.Run(&l.before, l.items[:n])
	return t, err == nil
}

// kind is what moves the chance in the line.
func (l *line) kind() Kind {
	switch first := &l.items[0]; {
	case first.Kind.Correction(), first.Kind == duel.Answered && l.before.Question.ID == duel.AskGameOver:
		return Corrected
	case first.Kind == duel.Conceded:
		return Concession
	}
	return Played
}

// endsTurn says whether the dice pass with the line, or the game is over.
func (l *line) endsTurn() bool {
	a, b := &l.before.State, &l.after.State
	return !a.Over() && b.Over() || a.Turn.Number != b.Turn.Number || a.Turn.Active != b.Turn.Active
}

// hers says whether the line belongs to the human's turn.
func (l *line) hers() bool { return l.before.State.Turn.Active == duel.You }

// typesAll says whether the human types all her rolls: the companion is content with
// the final one, as if she had stopped after the first. She does if more of her turns
// have a second roll than are stopped after the first.
func typesAll(lines []line) bool {
	again, stopped := 0, 0
	for i := range lines {
		if l := &lines[i]; l.hers() && l.before.State.Turn.Phase == duel.PhaseRoll && l.before.State.Turn.Rolls == 1 {
			switch l.items[0].Kind {
			case duel.Rolled:
				again++
			case duel.Stopped:
				stopped++
			}
		}
	}
	return again > stopped
}
