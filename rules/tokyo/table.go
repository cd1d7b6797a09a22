package tokyo

import (
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
	Steps     []Step // the consequences of the last event and its answers
}

// Open returns the question that waits for an answer: the event's own, or the table's
// (Rules.Standing).
func (t *Table) Open() (Question, bool) { return t.Question, t.Question.ID != NoQuestion }

// Chooser returns the seat that must choose: the one that is asked, or else the one whose turn it is.
func (t *Table) Chooser() Seat {
	if q, open := t.Open(); open {
		return q.Seat
	}
	return t.State.Turn.Active
}

// Begin returns the table before the first line of a game.
func (r *Rules) Begin() Table {
	t := Table{SetupOpen: true, Setup: Setup{Edition: r.Edition, Row: unnamedRow}}
	t.State = r.Start(&t.Setup)
	return t
}

// recorded answers from the lines of a game file, including corrections.
type recorded struct {
	e     *Engine
	items []Event
}

// Answer applies the corrections before the answer, which were made while the
// question was open, and returns the answer. If they made the question pointless, it
// returns No.
func (rec *recorded) Answer(s *State, q *Question) (Answer, bool) {
	asked := *s
	defer func() { q.refresh(&asked, s) }()
	for len(rec.items) > 0 {
		ev := &rec.items[0]
		rec.items = rec.items[1:]
		if ev.Kind == Answered {
			return ev.Answer, true
		}
		rec.e.correct(ev)
		if q.Yields() && asked.Seats[q.Seat].Place.Tokyo() && !s.Seats[q.Seat].Place.Tokyo() {
			return No, true // the Monster that is asked to yield is outside now, or out of the game
		}
	}
	return Answer{}, false
}

// refresh removes from a question the cards that corrections have moved, and the
// Monsters that they have eliminated, while it was open. If there is nothing left to
// choose, declining is a legal answer.
func (q *Question) refresh(asked, s *State) {
	if !q.Cards.Empty() {
		var left Pieces
		for _, id := range q.Cards.List() {
			if was, is := asked.Locations[id], s.Locations[id]; was.Zone == is.Zone && was.Owner == is.Owner {
				left = left.With(id)
			}
		}
		q.Cards, q.No = left, q.No || left.Empty()
	}
	if q.Seats != 0 {
		for seat := range Seat(MaxPlayers) {
			if asked.Alive(seat) && !s.Alive(seat) {
				q.Seats &^= 1 << seat
			}
		}
		q.No = q.No || q.Seats == 0
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
	t.Asking, t.Question, t.Steps = false, Question{}, nil
	if entry[0].Kind == SetUp {
		step := entry[0].Setup // duplicate monsters or cards are up to the players
		if err := line.HeadOnce(step.Verb, t.SetupOpen, t.Setup.headSaid, rules.Refuse("", "tokyo.setup-head")); err != nil {
			return *before, err
		}
		t.Setup, t.State = step.Set, r.Start(&step.Set)
		return t, nil
	}
	if err := (Log{r}).Ready(&t); err != nil {
		return *before, err
	}
	t.SetupOpen = false
	e := r.NewEngine()
	rec := &recorded{e, entry[1:]}
	asking, err := e.Play(&t.State, &entry[0], rec, (*Steps)(&t.Steps))
	if err != nil {
		return *before, err
	}
	seat(&t, entry)
	if asking {
		t.Asking, t.Question = true, e.Question
	} else if q, ok := r.Standing(&t.State); ok {
		t.Question = q
	}
	return t, nil
}

// A Log is what package tracker needs to save a game of King of Tokyo.
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

// OwnUndoStep reports that an answer to a question of the table itself is a step of its
// own, which undo takes back without the line before.
func (Log) OwnUndoStep(*Table) bool { return true }

// Ready returns a *rules.Problem while the set-up lacks something: its first line,
// two to six players in the order of seats (1.1), or a first player who is one of
// them (2.4).
func (Log) Ready(t *Table) error {
	set := &t.Setup
	if !set.headSaid {
		return rules.Refuse("", "tokyo.setup-head")
	}
	for s := range Seat(max(set.Players, minPlayers)) {
		if !set.Seated(s) {
			return rules.Refuse("1.1", "setup-incomplete", seatArg("side", s))
		}
	}
	if int8(set.First) >= set.Players {
		return rules.Refuse("2.4", "tokyo.setup-first", seatArg("side", set.First))
	}
	if set.Options.TwoEnergy && set.Players != 2 {
		return rules.Refuse("13.4", "tokyo.setup-two", rules.Num("have", int(set.Players)))
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
// question of the same player, a slot has the same card.
func (Log) SaysSame(was, now *Table, ev *Event) bool {
	q, p := &was.Question, &now.Question
	switch {
	case ev.Kind == Answered:
		return q.ID == p.ID && q.Seat == p.Seat && q.Card == p.Card
	case ev.Kind == Bought && ev.Slot > 0:
		return was.State.Row[ev.Slot-1] == now.State.Row[ev.Slot-1]
	}
	return true
}

// Checkpoint returns the line that closes a turn, or "" if none has ended.
func (l Log) Checkpoint(before, now *Table) string {
	if now.Asking || now.SetupOpen || now.State.Over() || now.State.Turn.Number == before.State.Turn.Number {
		return ""
	}
	return l.Rules.Checkpoint(&now.State)
}

// Agrees reports whether a checkpoint has the numbers that the log resulted in, except for those
// that a turn does not have yet at its start, which a checkpoint does not contain.
func (l Log) Agrees(now *Table, ev *Event) bool {
	s := now.State
	s.Turn.Dice, s.Turn.Done, s.Turn.Paid, s.Turn.Was = rules.Roll{}, 0, 0, 0
	s.Turn.Moved = s.Turn.Phase > PhaseStart // the phase says whether the choices at the start are made
	return !now.Asking && l.Alike(&s, ev.Table)
}

// seat applies the names and Monsters of players, and who plays each seat, from events to a table. No rule depends
// on them.
func seat(t *Table, entry []Event) {
	for i := range entry {
		switch ev := &entry[i]; ev.Kind {
		case SetName:
			t.Setup.Names[ev.Seat] = ev.Name
		case SetMonster:
			t.Setup.Monsters[ev.Seat], t.State.Seats[ev.Seat].ID = ev.Monster, ev.Monster
		case SetPlayer:
			t.Setup.Hands[ev.Seat] = ev.Hand
		}
	}
}
