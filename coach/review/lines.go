package review

import (
	"slices"

	"kingoftokyo/rules/duel"
)

// line is a line of the log with its answers that implies no other line.
type line struct {
	entry         int // of the log, from 0
	before, after duel.Table
	items         []duel.Event // the event, then its answers, and corrections among them
	untold        bool         // dice or the end of rolling in a turn of which only the final roll was typed
}

// expand returns a line after those it implies, so that each choice has its own line.
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
			continue // the answers begin with those of the implied line
		}
		rest := slices.Concat(l.items[:1], l.items[len(first):])
		after, err := r.Run(&mid, rest)
		if err != nil || after.State != l.after.State || after.Asking != l.after.Asking {
			break
		}
		head := line{entry: l.entry, before: l.before, after: mid, items: first}
		tail := line{entry: l.entry, before: mid, after: l.after, items: rest}
		return append([]line{head}, tail.expand(r)...)
	}
	return []line{l}
}

// implied returns the line that an event kind implies at a table (see the notation), or NoEvent.
func implied(t *duel.Table, kind duel.EventKind) duel.EventKind {
	s := &t.State
	rolls := kind == duel.Rolled || kind == duel.SpendTokens
	switch {
	case s.Autobot(): // nothing of its turn is implied
	case s.Turn.Phase == duel.PhaseStart && rolls,
		s.Turn.Phase == duel.PhaseResolve && (kind == duel.Bought || kind == duel.Swept):
		return duel.Passed
	case s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0 && (kind == duel.Resolved || kind == duel.ResolvedAll):
		return duel.Stopped
	}
	return duel.NoEvent
}

// at returns the table after the line's first n items. ok is false if they cannot be played again.
func (l *line) at(r *duel.Rules, n int) (t duel.Table, ok bool) {
	if n == len(l.items) {
		return l.after, true
	}
	t, err := r.Run(&l.before, l.items[:n])
	return t, err == nil
}

// kind returns what changes the chance in the line.
func (l *line) kind() Kind {
	switch first := &l.items[0]; {
	case first.Kind.Correction(), first.Kind == duel.Answered && l.before.Question.Corrects():
		return Corrected
	case first.Kind == duel.Conceded:
		return Concession
	}
	return Played
}

// chance reports whether the line has dice or cards from the table. A keep counts with the roll
// that follows it, which determines the price.
func (l *line) chance(r *duel.Rules) bool {
	switch l.items[0].Kind {
	case duel.Rolled, duel.Kept, duel.SpendTokens:
		return true
	}
	for i := 1; i < len(l.items); i++ {
		if at, ok := l.at(r, i); ok && at.Asking && at.Question.FromTable() && l.items[i].Kind == duel.Answered {
			return true
		}
	}
	return false
}

// endsTurn reports whether the line ends a turn or the game.
func (l *line) endsTurn() bool {
	a, b := &l.before.State, &l.after.State
	return !a.Over() && b.Over() || a.Turn.Number != b.Turn.Number || a.Turn.Active != b.Turn.Active
}

// playersTurn reports whether the line belongs to the player's turn.
func (l *line) playersTurn() bool { return l.before.State.Turn.Active == duel.You }

// untold finds the player's turns of which only the final roll was typed, and marks their rolls and
// stops. The companion accepts such a roll as if the player had stopped after the first one. untold
// assumes that they really did if the program threw the dice, if eye-of-the-storm pays for the
// unused rolls, or if more of the player's turns have a second roll than stop after the first. It
// returns how many of the player's turns have a roll, and how many of those are untold.
func untold(r *duel.Rules, lines []line) (turns, marked int) {
	eye, _ := r.Box.Card("eye-of-the-storm")
	var single [][]*line // the rolls and stops of turns with a single roll
	var dice []*line     // of the present turn
	rolls, meant, again := 0, false, 0
	for i := range lines {
		l := &lines[i]
		if l.playersTurn() && l.before.State.Turn.Phase <= duel.PhaseRoll {
			switch l.items[0].Kind {
			case duel.Rolled:
				rolls, meant = int(l.before.State.Turn.Rolls)+1, l.items[0].Thrown || l.before.State.Sides[duel.You].Keep.Has(eye)
				dice = append(dice, l)
			case duel.Stopped:
				dice = append(dice, l)
				if rolls == 1 && !meant {
					single = append(single, dice)
				}
			}
		}
		if l.endsTurn() || i == len(lines)-1 {
			if rolls > 0 {
				turns++
			}
			if rolls > 1 {
				again++
			}
			dice, rolls = nil, 0
		}
	}
	if again > len(single) {
		return turns, 0
	}
	for _, dice := range single {
		for _, l := range dice {
			l.untold = true
		}
	}
	return turns, len(single)
}
