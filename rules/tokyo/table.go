package tokyo

import (
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
	Steps     []Step // what followed from the last event and its answers
}

// Open is the question that waits for an answer: the event's own, or the
// table's (Rules.Standing).
func (t *Table) Open() (Question, bool) { return t.Question, t.Question.ID != NoQuestion }

// Begin is the table before the first line of a game.
func (r *Rules) Begin() Table {
	t := Table{SetupOpen: true, Setup: Setup{Edition: r.Edition, Row: unnamedRow}}
	t.State = r.Start(&t.Setup)
	return t
}

// recorded answers from the lines of a game file, corrections among them.
type recorded struct {
	e     *Engine
	items []Event
}

// Answer applies the corrections that stand before the answer, as they were
// made while the question stood, and takes the answer. Nobody answers a question that
// they have made pointless.
func (rec *recorded) Answer(s *State, q *Question) (Answer, bool) {
	asked := *s
	defer func() { q.refresh(&asked, s) }()
	for len(rec.items) > 0 {
		ev := &rec.items[0]
		rec.items = rec.items[1:]
		if ev.Kind == Answered {
			return ev.Answer, true
		}
		if rec.e.correct(ev); q.pointless(&asked, s) {
			return No, true
		}
	}
	return Answer{}, false
}

// pointless says whether corrections have put the one outside, or out of the game, who is
// asked to yield Tokyo.
func (q *Question) pointless(asked, s *State) bool {
	return q.Yields() && asked.Seats[q.Seat].Place.Tokyo() && !s.Seats[q.Seat].Place.Tokyo()
}

// refresh takes out of a question the cards that corrections have moved and the
// Monsters they have put out of the game while it stood. With nothing left to
// choose, declining is an answer.
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

// Step keeps the step.
func (c *Steps) Step(_ *State, st *Step) { *c = append(*c, *st) }

// Run plays an event, or the answer to a question of the table's own, with the
// answers and corrections that followed while it stood at a question. before
// stays as it was; an error is a *rules.Problem.
func (r *Rules) Run(before *Table, entry []Event) (Table, error) {
	t := *before
	t.Asking, t.Question, t.Steps = false, Question{}, nil
	if entry[0].Kind == SetUp {
		step := entry[0].Setup // twins among monsters or cards are the table's business
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
	status, err := e.Play(&t.State, &entry[0], rec, (*Steps)(&t.Steps))
	if err != nil {
		return *before, err
	}
	seat(&t, entry)
	if status == Asking {
		t.Asking, t.Question = true, e.Question
	} else if q, ok := r.Standing(&t.State); ok {
		t.Question = q
	}
	return t, nil
}
