package duel

import (
	"fmt"

	"kingoftokyo/rules"
)

// Situation is all that Autobot's choice of dice depends on (A1-A3).
type Situation struct {
	Dice        rules.Roll // all dice showing, those kept before included
	Roll        int8       // 1 to 3
	Deficit     int8       // starting hearts less current ones
	Fame        Spot
	Destruction Spot
	Chosen      Symbol // made earlier in the turn
	Tie         Symbol // the human's choice on a level tie, once made
}

// Decision is what Autobot does with a roll. With Ask the human must choose the
// symbol first; keep and reroll are then empty.
type Decision struct {
	Keep   rules.Roll
	Reroll rules.Roll
	Chosen Symbol
	Ask    bool
}

// Decider is A1-A3: package autobot has it. It must be a pure function.
type Decider func(Situation) Decision

// Rules are the box and the solo opponent: all an engine needs to know. They are
// never written after New and may be shared.
type Rules struct {
	Box    *Box
	Decide Decider

	power []powerKind         // by MonsterID
	hooks [MaxCards + 1]hook  // by CardID
	speak [numMoments]CardSet // which cards have a hook at a moment
	id    named               // cards the engine itself speaks of
}

// New prepares the rules for a box. decide may be nil where no solo game is
// played.
func New(box *Box, decide Decider) *Rules {
	r := &Rules{Box: box, Decide: decide}
	for i := range box.Monsters {
		r.power = append(r.power, powers[box.Monsters[i].ID])
	}
	r.bindHooks()
	return r
}

// Status says how far an event came.
type Status uint8

// The ends of Engine.Play.
const (
	Done   Status = iota // the event is over
	Asking               // it stands at Engine.Question; the state is the table at that point
)

// Engine plays events on a state. It holds only scratch space, so that playing
// allocates nothing; use one per goroutine.
type Engine struct {
	*Rules
	Question Question // what Asking waits for

	s       *State
	answers Answers
	sink    Sink
	refusal *rules.Problem

	source source
	told   Step
}

// source is what the present pulls and gains come from: one dice symbol, card,
// power, purchase or special power (T6).
type source struct {
	kingStopped [2]bool // by track: a King token has stopped it
	dice        bool    // dice are being resolved (superconductor, thunder-stomp)
	lost        int     // spaces lost on a King token (A5)
}

// NewEngine is an engine for the rules.
func (r *Rules) NewEngine() *Engine { return &Engine{Rules: r} }

// halt unwinds an event that cannot go on: cards and rules read straight down,
// and the one place that catches it is Play.
type halt uint8

const (
	haltAsking halt = iota
	haltOver
	haltRefused
)

// Play lets one event happen. With Done the state has everything that followed;
// with Asking it is the table as it stands at e.Question, and the caller, who
// has the state from before, plays the event again with one more answer. An
// error is a *rules.Problem and leaves the state as it was. answers may be nil:
// then the event ends at its first question. sink may be nil.
func (e *Engine) Play(s *State, ev *Event, answers Answers, sink Sink) (status Status, err error) {
	before := *s
	e.s, e.answers, e.sink, e.refusal, e.Question = s, answers, sink, nil, Question{}
	defer func() {
		switch r := recover(); r {
		case nil, haltOver:
		case haltAsking:
			status = Asking
		case haltRefused:
			*s = before
			err = e.refusal
		default:
			*s = before
			panic(r)
		}
		e.s, e.answers, e.sink = nil, nil, nil
	}()
	e.begin(false)
	e.dispatch(ev)
	return Done, nil
}

// dispatch hands the event to its rule.
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
	if ev.Kind == Conceded { // at any moment, also while a question stands
		e.concede(ev.Side)
		return
	}
	// alien-metabolism may come before the choices of a turn's start: any moment (O1).
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

// refuse ends the event without any effect.
func (e *Engine) refuse(rule rules.Rule, key string, args ...rules.Arg) {
	e.refusal = rules.Refuse(rule, key, args...)
	panic(haltRefused)
}

// ask gets the answer to a question, or ends the event at it. An answer that is
// not legal refuses the event.
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
		e.refusal = p
		panic(haltRefused)
	}
	e.Question = Question{}
	return a
}

// sure asks a side a yes-or-no question.
func (e *Engine) sure(id QuestionID, side Side, n int) bool {
	return e.ask(Question{ID: id, Side: side, N: int8(min(n, 127)), No: true}).Kind == YesAnswer
}

// yes asks a card's owner a yes-or-no question. A card that was corrected away
// while the question stood does nothing.
func (e *Engine) yes(id QuestionID, c held, n int) bool {
	return e.ask(Question{ID: id, Side: c.owner, Card: c.id, N: int8(min(n, 127)), No: true}).Kind == YesAnswer && e.holds(c)
}

// holds says whether the card still lies before its owner.
func (e *Engine) holds(c held) bool { return e.s.Sides[c.owner].Keep.Has(c.id) }

// tell reports a step.
func (e *Engine) tell(st Step) {
	if e.sink != nil {
		e.told = st
		e.sink.Step(e.s, &e.told)
	}
}

// begin is where another source of pulls and gains begins; dice says whether
// dice are being resolved.
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

// concede is a side giving up: the other one has won, by no rule of the box.
func (e *Engine) concede(side Side) {
	e.s.GaveUp = conceded(side)
	e.checkWin()
}

// gameOver is the player's word on a win that a correction made or left (T8).
func (e *Engine) gameOver(yes bool) {
	if yes {
		e.checkWin()
	}
	side, why := e.s.Winner()
	if why == ByConcession { // whoever said no to giving up plays on, and may give up again later
		e.s.GaveUp = NoConcession
		return
	}
	e.s.insist(side, why)
}

// Standing is the question a table itself poses, between events: W after a
// correction (T8), the choices of a turn's start (O1), Autobot's level tie (A2).
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
		e.refusal = p
		panic(haltRefused)
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
