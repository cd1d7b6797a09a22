package duel

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Table is a game as its log sees it: set-up, state, and the question an event
// stands at. Package tracker folds lines into Tables.
type Table struct {
	Setup     Setup
	SetupOpen bool // set-up lines are still accepted
	State     State
	Asking    bool // the last event stands at Question and is not finished
	Question  Question
	Steps     []Step   // what followed from the last event and its answers
	Pending   *Pending // how the unfinished event came to its question; nil unless Asking
}

// Pending is an event that stands at a question: the table it happened on, itself,
// and the answers and corrections that followed. Engine.Resume goes on from there.
type Pending struct {
	Before State
	Entry  []Event
}

// Open is the question that waits for an answer: the event's own, or the
// table's (Rules.Standing).
func (t *Table) Open() (Question, bool) { return t.Question, t.Question.ID != NoQuestion }

// Begin is the table before the first line of a game.
func (r *Rules) Begin() Table {
	t := Table{SetupOpen: true, Setup: Setup{Row: [3]CardID{Unnamed, Unnamed, Unnamed}}}
	t.State = r.Start(&t.Setup)
	return t
}

// NewTable is the table right after a set-up.
func (r *Rules) NewTable(set Setup) Table {
	return Table{Setup: set, State: r.Start(&set)}
}

// recorded answers from the lines of a game file, corrections among them; what
// comes after the last line is asked of next, if it is set.
type recorded struct {
	e     *Engine
	items []Event
	next  Answers
}

// Answer applies the corrections that stand before the answer, as they were
// made while the question stood, and takes the answer. Where they made a win,
// whether the game is over is asked first (T8).
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

// Resume plays an unfinished event once more, on a table of the caller's, and asks
// answers from the open question on. It serves those who want to know where an
// answer leads before it is given; Play's rules hold for s and the results.
func (e *Engine) Resume(p *Pending, s *State, answers Answers) (Status, error) {
	*s = p.Before
	return e.Play(s, &p.Entry[0], &recorded{e, p.Entry[1:], answers}, nil)
}

// refresh takes the cards out of a question that corrections have taken away
// while it stood. With none left there is nothing to choose.
func (q *Question) refresh(s *State) {
	if q.Cards != 0 {
		q.Cards &= s.Sides[q.keeper()].Keep
		q.No = q.No || q.Cards == 0
	}
}

// Steps collects steps; it is the Sink of a table.
type Steps []Step

// Step keeps the step.
func (c *Steps) Step(_ *State, st *Step) { *c = append(*c, *st) }

// Run plays an event, or the answer to a question of the table's own, with the
// answers and corrections that followed while it stood at a question. before
// stays as it was; an error is a *rules.Problem.
func (r *Rules) Run(before *Table, entry []Event) (Table, error) {
	t := *before
	t.Asking, t.Question, t.Steps, t.Pending = false, Question{}, nil, nil
	if entry[0].Kind == SetUp {
		step := entry[0].Setup // twins among monsters or cards are the table's business (T7)
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
	status, err := e.Play(&t.State, &entry[0], rec, (*Steps)(&t.Steps))
	if err != nil {
		return *before, err
	}
	seat(&t, entry)
	if status == Asking {
		t.Asking, t.Question = true, e.Question
		t.Pending = &Pending{before.State, slices.Clone(entry)}
	} else if q, ok := r.Standing(&t.State); ok {
		t.Question = q
	}
	return t, nil
}

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

// Typed says whether an event is a roll whose dice people have typed.
func (Log) Typed(ev *Event) bool { return ev.Kind == Rolled && !ev.Thrown }

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

// seat gives the players of a table the names that events say, and the chairs to whom they say. Autobot keeps its own.
// No rule looks at either.
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
