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
