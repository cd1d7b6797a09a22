package duel

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// A Table is a game as its log sees it: set-up, state, and the question at which an
// event waits. Package tracker builds Tables from lines.
type Table struct {
	Setup     Setup
	SetupOpen bool // set-up lines are still accepted
	State     State
	Asking    bool // the last event waits at Question and is not finished
	Question  Question
	Steps     []Step   // the consequences of the last event and its answers
	Pending   *Pending // how the unfinished event reached its question; nil unless Asking
}

// Pending is an event that waits at a question: the table before it, the event, and
// the answers and corrections that followed. Engine.Resume continues it.
type Pending struct {
	Before State
	Entry  []Event
}

// Open returns the question that waits for an answer: the event's own, or the table's
// (Rules.Standing).
func (t *Table) Open() (Question, bool) { return t.Question, t.Question.ID != NoQuestion }

// Chooser returns the side that must choose: the one that is asked, or else the one whose turn it is.
func (t *Table) Chooser() Side {
	if q, open := t.Open(); open {
		return q.Side
	}
	return t.State.Turn.Active
}

// Begin returns the table before the first line of a game.
func (r *Rules) Begin() Table {
	t := Table{SetupOpen: true, Setup: Setup{Row: [3]CardID{Unnamed, Unnamed, Unnamed}}}
	t.State = r.Start(&t.Setup)
	return t
}

// NewTable returns the table right after a set-up.
func (r *Rules) NewTable(set Setup) Table {
	return Table{Setup: set, State: r.Start(&set)}
}

// recorded answers from the lines of a game file, including corrections. After the
// last line, it asks next, if that is set.
type recorded struct {
	e     *Engine
	items []Event
	next  Answers
}

// Answer applies the corrections before the answer, which were made while the
// question was open, and returns the answer. If they made a win, the question whether
// the game is over comes first (T8).
func (rec *recorded) Answer(s *State, q *Question) (Answer, bool) {
	won := false
	defer func() { q.refresh(s) }()
	for len(rec.items) > 0 {
		ev := &rec.items[0]
		rec.items = rec.items[1:]
		switch {
		case ev.Kind != Answered:
			rec.e.correct(ev)
			won = s.won()
		case won:
			if f := ev.Answer.Kind; f != YesAnswer && f != DeclineAnswer {
				rec.e.refuse("T8", "answer-wrong", rules.Text("question", isOver.ID.String()))
			}
			rec.e.gameOver(ev.Answer.Kind == YesAnswer)
			won = false
		default:
			return ev.Answer, true
		}
	}
	if won {
		*q = isOver
	} else if rec.next != nil {
		return rec.next.Answer(s, q)
	}
	return Answer{}, false
}

// Resume plays an unfinished event again, on a table of the caller's, and asks answers from the open question
// on, for callers that want to know the result of an answer in advance. s and the results are as with Play.
func (e *Engine) Resume(p *Pending, s *State, answers Answers) (asking bool, err error) {
	*s = p.Before
	return e.Play(s, &p.Entry[0], &recorded{e, p.Entry[1:], answers}, nil)
}

// refresh removes cards from a question that corrections took away while it was open.
// If none is left, there is nothing to choose.
func (q *Question) refresh(s *State) {
	if q.Cards != 0 {
		owner := q.Side
		if questions[q.ID].rivals {
			owner = owner.Other()
		}
		q.Cards &= s.Sides[owner].Keep
		q.No = q.No || q.Cards == 0
	}
}

// Steps collects steps; it is the Sink of a table.
type Steps []Step

// Step appends the step.
func (c *Steps) Step(_ *State, st *Step) { *c = append(*c, *st) }

// Run plays an event, or the answer to a question of the table itself, with the
// answers and corrections that followed while a question was open. It does not change
// before. An error is a *rules.Problem.
func (r *Rules) Run(before *Table, entry []Event) (Table, error) {
	t := *before
	t.Asking, t.Question, t.Steps, t.Pending = false, Question{}, nil, nil
	if entry[0].Kind == SetUp {
		step := entry[0].Setup // duplicate monsters or cards are up to the players (T7)
		if err := line.HeadOnce(step.Verb, t.SetupOpen, t.Setup.headSaid, rules.Refuse("S1", "setup-head")); err != nil {
			return *before, err
		}
		t.Setup, t.State = step.Set, r.Start(&step.Set)
		return t, nil
	}
	if err := (Log{r}).Ready(&t); err != nil {
		return *before, err
	}
	t.SetupOpen = false
	if t.Setup.Solo && r.Decide == nil {
		return *before, rules.Refuse("", "no-autobot")
	}
	e := r.NewEngine()
	rec := &recorded{e, entry[1:], nil}
	asking, err := e.Play(&t.State, &entry[0], rec, (*Steps)(&t.Steps))
	if err != nil {
		return *before, err
	}
	seat(&t, entry)
	if asking {
		t.Asking, t.Question = true, e.Question
		t.Pending = &Pending{before.State, slices.Clone(entry)}
	} else if q, ok := r.Standing(&t.State); ok {
		t.Question = q
	}
	return t, nil
}

// A Log is what package tracker needs to save a game of Duel.
type Log struct{ *Rules }

// Class returns the class of a line for the log.
func (Log) Class(ev *Event) rules.LineClass {
	return line.Class(ev.Kind, SetUp, Answered, SetTable, SetTurn, SetRow, ev.Kind.Correction())
}

// Read is like Rules.Read, for a line that may also say that kot decided it.
func (l Log) Read(now *Table, text string) (Event, error) {
	if own, is := line.CutByKot(text); is {
		if ev, err := l.Rules.Read(now, own); err == nil && ev.Kind != SetUp && !ev.Kind.Correction() {
			ev.ByKot = true
			return ev, nil
		}
	}
	return l.Rules.Read(now, text)
}

// Write is like Rules.Write, and adds whether kot decided the event.
func (l Log) Write(ev *Event) string {
	if ev.ByKot {
		return l.Rules.Write(ev) + line.ByKot
	}
	return l.Rules.Write(ev)
}

// ByKot reports whether kot decided an event.
func (Log) ByKot(ev *Event) bool { return ev.ByKot }

// Typed reports whether an event is a roll with dice that people typed.
func (Log) Typed(ev *Event) bool { return ev.Kind == Rolled && !ev.Thrown }

// OwnUndoStep reports that the choices at the start of a turn are steps of their own, which
// undo takes back without the turn before. A level tie goes with its roll, and the question
// whether the game is over goes with the correction that caused it.
func (l Log) OwnUndoStep(t *Table) bool { return t.State.Turn.Phase == PhaseStart && !t.State.won() }

// Ready returns a *rules.Problem while the first line or a side's monster is missing.
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

// SetUp reports whether the set-up has reached its last line, the row.
func (Log) SetUp(t *Table) bool { return t.Setup.rowSaid }

// Asking reports whether the last event waits at a question of its own.
func (Log) Asking(t *Table) bool { return t.Asking }

// TurnNumber returns the number of a table's turn, starting at 1.
func (Log) TurnNumber(now *Table) int { return int(now.State.Turn.Number) }

// Active returns whose turn it is.
func (Log) Active(now *Table) int { return int(now.State.Turn.Active) }

// SaysSame reports whether a line means the same at two tables: an answer goes to the same
// question of the same side, a slot has the same card.
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

// Checkpoint returns the line that closes a turn, or "" if none has ended.
func (l Log) Checkpoint(before, now *Table) string {
	if now.Asking || now.SetupOpen || now.State.Turn.Number == before.State.Turn.Number {
		return ""
	}
	return l.Rules.Checkpoint(&now.State)
}

// Agrees reports whether a checkpoint has the numbers that the log resulted in.
func (Log) Agrees(now *Table, ev *Event) bool {
	s := now.State
	s.DeniedWins = 0
	s.Turn = Turn{Number: s.Turn.Number, Active: s.Turn.Active, Phase: s.Turn.Phase}
	return !now.Asking && s == *ev.Table
}

// seat applies the names of players, and who plays each chair, from events to a table. Autobot keeps its chair. No
// rule depends on either.
func seat(t *Table, entry []Event) {
	for i := range entry {
		switch ev := &entry[i]; {
		case ev.Kind == SetName:
			t.Setup.Names[ev.Side] = ev.Name
		case ev.Kind == SetPlayer && !t.Setup.Solo:
			t.Setup.Hands[ev.Side] = ev.Plays
		}
	}
}
