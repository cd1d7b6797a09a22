package duel

import (
	"fmt"

	"kingoftokyo/rules"
)

// A Situation is everything that Autobot's choice of dice depends on (A1-A3).
type Situation struct {
	Dice        rules.Roll // all dice on the table, including those kept before
	Roll        int8       // 1 to 3
	Deficit     int8       // starting hearts minus current ones
	Fame        Spot
	Destruction Spot
	Chosen      Symbol // the choice made earlier in the turn
	Tie         Symbol // the human's choice on a level tie, if made
}

// A Decision is what Autobot does with a roll. If Ask is set, the human must choose
// the symbol first; Keep and Reroll are then empty.
type Decision struct {
	Keep   rules.Roll
	Reroll rules.Roll
	Chosen Symbol
	Ask    bool
}

// A Decider implements A1-A3; package autobot has it. It must be a pure function.
type Decider func(Situation) Decision

// Rules are the box and the solo opponent: everything an engine needs. They don't
// change after New and can be shared.
type Rules struct {
	Box    *Box
	Decide Decider

	hooks [MaxCards + 1]hook  // by CardID
	speak [numMoments]CardSet // the cards that have a hook at a moment
	id    named               // cards that the engine itself refers to
}

// New prepares the rules for a box. decide can be nil if no solo game is played.
func New(box *Box, decide Decider) *Rules {
	r := &Rules{Box: box, Decide: decide}
	r.bindHooks()
	return r
}

// An Engine plays events on a state. It contains only scratch space, so that playing
// allocates nothing. Use one per goroutine.
type Engine struct {
	*Rules
	Question Question // the question at which the last event waits

	s       *State
	answers Answers
	sink    Sink

	source source
	told   Step
}

// source is where the current pulls and gains come from: one dice symbol, card,
// power, purchase or special power (T6).
type source struct {
	kingStopped [2]bool // by track: a King token has stopped the marker
	dice        bool    // dice are being resolved (superconductor, thunder-stomp)
	lost        int     // spaces lost on a King token (A5)
}

// NewEngine returns an engine for the rules.
func (r *Rules) NewEngine() *Engine { return &Engine{Rules: r} }

// halt unwinds an event that cannot continue, and a *rules.Problem one that is refused, so that
// the code for cards and rules reads from top to bottom. Only Play catches them.
type halt uint8

const (
	haltAsking halt = iota
	haltOver
)

// Play plays one event, and the state includes everything that followed. If the event
// is asking, it is not over: the state is the table at e.Question, and the caller
// plays the event again, from the state before it, with one more answer. An error is
// a *rules.Problem and leaves the state as it was. answers can be nil: then the event
// stops at its first question. sink can be nil.
func (e *Engine) Play(s *State, ev *Event, answers Answers, sink Sink) (asking bool, err error) {
	before := *s
	e.s, e.answers, e.sink, e.Question = s, answers, sink, Question{}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case halt:
			asking = r == haltAsking
		case *rules.Problem:
			*s = before
			err = r
		default:
			*s = before
			panic(r)
		}
		e.s, e.answers, e.sink = nil, nil, nil
	}()
	e.begin(false)
	e.dispatch(ev)
	return false, nil
}

func (e *Engine) dispatch(ev *Event) {
	if ev.Kind.Correction() {
		e.correct(ev)
		return
	}
	if ev.Kind == Answered {
		e.answered(ev.Answer)
		return
	}
	if e.s.Over() {
		e.refuse("W", "over")
	}
	if ev.Kind == Conceded { // at any moment, even while a question is open
		e.s.GaveUp = [2]bool{}
		e.s.GaveUp[ev.Side] = true
		e.checkWin()
		return
	}
	// alien-metabolism can come before the choices at the start of a turn: any moment (O1).
	if q, ok := e.Standing(e.s); ok && !(e.s.Turn.Phase == PhaseStart && !q.Corrects() && ev.Kind == Discarded) {
		e.refuse("", "question-open", rules.Text("question", q.ID.String()))
	}
	switch ev.Kind {
	case SpendTokens:
		e.spendTokens(ev.N)
	case Rolled:
		e.rolled(ev.Roll)
	case Kept:
		e.keep(ev.Roll)
	case Stopped:
		e.stop()
	case Resolved:
		e.resolveOne(ev.Face)
	case ResolvedAll:
		e.resolveAll()
	case Bought:
		e.buy(ev)
	case Swept:
		e.sweep()
	case Discarded:
		e.discardEvent(ev)
	case Passed:
		e.pass()
	case SetUp:
		e.refuse("", "setup-over", rules.Text("word", ev.Setup.Verb))
	default:
		panic(fmt.Sprintf("duel: event kind %d has no rule", ev.Kind))
	}
}

// refuse ends the event with no effect.
func (e *Engine) refuse(rule rules.Rule, key string, args ...rules.Arg) {
	panic(rules.Refuse(rule, key, args...))
}

// ask gets the answer to a question, or stops the event at it. An illegal answer
// refuses the event.
func (e *Engine) ask(q Question) Answer {
	e.Question = q
	if e.answers == nil {
		panic(haltAsking)
	}
	a, ok := e.answers.Answer(e.s, &e.Question)
	if !ok {
		panic(haltAsking)
	}
	if p := e.accepts(e.s, &e.Question, a); p != nil {
		panic(p)
	}
	e.Question = Question{}
	return a
}

func (e *Engine) sure(id QuestionID, side Side, n int) bool {
	return e.ask(Question{ID: id, Side: side, N: int8(min(n, 127)), No: true}).Kind == YesAnswer
}

// yes asks a card's owner a yes-or-no question. It returns false if a correction took
// the card away while the question was open.
func (e *Engine) yes(id QuestionID, c held, n int) bool {
	return e.ask(Question{ID: id, Side: c.owner, Card: c.id, N: int8(min(n, 127)), No: true}).Kind == YesAnswer && e.holds(c)
}

func (e *Engine) holds(c held) bool { return e.s.Sides[c.owner].Keep.Has(c.id) }

func (e *Engine) tell(st Step) {
	if e.sink != nil {
		e.told = st
		e.sink.Step(e.s, &e.told)
	}
}

// begin starts a new source of pulls and gains; dice says whether dice are being
// resolved.
func (e *Engine) begin(dice bool) { e.source = source{dice: dice} }

// checkWin ends the game as soon as W holds (O12).
func (e *Engine) checkWin() {
	if e.s.DeniedWins != 0 {
		e.s.lapse()
	}
	side, why := e.s.Winner()
	if why == NotWon {
		return
	}
	e.s.Turn.Was, e.s.Turn.Phase = e.s.Turn.Phase, PhaseOver
	e.tell(Step{Verb: StepWon, Rule: why.Rule(), Side: side, Why: why})
	panic(haltOver)
}

// gameOver applies the player's answer about a win that exists after a correction (T8).
func (e *Engine) gameOver(yes bool) {
	if yes {
		e.checkWin()
	}
	side, why := e.s.Winner()
	if why == ByConcession { // a side that said no to giving up plays on, and can give up again later
		e.s.GaveUp = [2]bool{}
		return
	}
	e.s.DeniedWins |= bitOf(side, why)
}

// Standing returns the question that a table itself asks, between events: W after a
// correction (T8), the choices at the start of a turn (O1), Autobot's level tie (A2).
func (r *Rules) Standing(s *State) (Question, bool) {
	t := &s.Turn
	if t.Phase == PhaseOver {
		return Question{}, false
	}
	if s.won() {
		return isOver, true
	}
	if t.Phase == PhaseStart {
		return r.startQuestion(s)
	}
	if s.Autobot() && t.Phase == PhaseRoll && t.Rolls > 0 && !t.Said && r.Decision(s).Ask {
		return Question{ID: AskSymbol, Side: You}, true
	}
	return Question{}, false
}

// answered plays the answer to a standing question.
func (e *Engine) answered(a Answer) {
	q, ok := e.Standing(e.s)
	if !ok {
		e.refuse("", "no-question")
	}
	if p := e.accepts(e.s, &q, a); p != nil {
		panic(p)
	}
	switch q.ID {
	case AskGameOver:
		e.gameOver(a.Kind == YesAnswer)
	case AskHibernation:
		e.hibernation(a.Kind == YesAnswer)
	case AskDominate:
		e.dominated(a)
	case AskSymbol:
		e.choose(a.Symbol)
		e.settleRoll()
	}
}
