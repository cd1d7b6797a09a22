package duel

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Log is what package tracker needs to keep a game of Duel.
type Log struct{ *Rules }

// Class says what a line is to the log.
func (Log) Class(ev *Event) rules.LineClass {
	return line.Class(ev.Kind, SetUp, Answered, SetTable, SetTurn, SetRow, ev.Kind.Correction())
}

// Read is Rules.Read of a line that may also say that kot decided it.
func (l Log) Read(now *Table, text string) (Event, error) {
	if own, is := line.CutByKot(text); is {
		if ev, err := l.Rules.Read(now, own); err == nil && ev.Kind != SetUp && !ev.Kind.Correction() {
			ev.ByKot = true
			return ev, nil
		}
	}
	return l.Rules.Read(now, text)
}

// Write is Rules.Write, and says whether kot decided the event.
func (l Log) Write(ev *Event) string {
	if ev.ByKot {
		return l.Rules.Write(ev) + line.ByKot
	}
	return l.Rules.Write(ev)
}

// ByKot says whether kot decided an event.
func (Log) ByKot(ev *Event) bool { return ev.ByKot }

// OwnUndoStep says that the choices of a turn's start are somebody's own step, which undo takes
// back without the turn before. A level tie goes with its roll, and whether the
// game is over with the correction that asks it.
func (l Log) OwnUndoStep(t *Table) bool { return t.State.Turn.Phase == PhaseStart && !t.State.won() }

// Ready is a *rules.Problem while the first line or a side's monster is missing.
func (Log) Ready(t *Table) error {
	if !t.Setup.headSaid {
		return rules.Refuse("S1", "setup-head")
	}
	for side, said := range t.Setup.sideSaid {
		if !said {
			return rules.Refuse("S1", "setup-incomplete", rules.ID(rules.ArgSide, "side", Side(side).String()))
		}
	}
	return nil
}

// SetUp says whether the set-up has come to its last line, the row.
func (Log) SetUp(t *Table) bool { return t.Setup.rowSaid }

// Asking says whether the last event stands at a question of its own.
func (Log) Asking(t *Table) bool { return t.Asking }

// TurnNumber is the number of a table's turn, from 1 on.
func (Log) TurnNumber(now *Table) int { return int(now.State.Turn.Number) }

// Active is whose turn it is.
func (Log) Active(now *Table) int { return int(now.State.Turn.Active) }

// SaysSame says whether a line says at one table what it said at another: an answer goes to
// the same question of the same side, a slot has the same card.
func (Log) SaysSame(was, now *Table, ev *Event) bool {
	q, p := &was.Question, &now.Question
	switch {
	case ev.Kind == Answered:
		return q.ID == p.ID && q.Side == p.Side
	case (ev.Kind == Bought || ev.Kind == Discarded) && ev.Slot > 0:
		return was.State.Row[ev.Slot-1] == now.State.Row[ev.Slot-1]
	}
	return true
}

// Checkpoint is the line that closes a turn, or "" where none has ended.
func (l Log) Checkpoint(before, now *Table) string {
	if now.Asking || now.SetupOpen || now.State.Turn.Number == before.State.Turn.Number {
		return ""
	}
	return l.Rules.Checkpoint(&now.State)
}

// Agrees says whether a checkpoint has the numbers the log folded to.
func (Log) Agrees(now *Table, ev *Event) bool {
	s := now.State
	s.DeniedWins = 0
	s.Turn = Turn{Number: s.Turn.Number, Active: s.Turn.Active, Phase: s.Turn.Phase}
	return !now.Asking && s == *ev.Table
}
