package tokyo

import (
	"fmt"

	"kingoftokyo/rules"
)

// Rules are one box prepared for play: everything an engine needs. They don't change
// after New and can be shared.
type Rules struct {
	*Box

	pieces []piece           // by CardID: the cards, then the sides of the tiles
	hooks  [MaxPieces]hook   // by CardID
	ids    map[string]CardID // the first copy of each
}

// A piece is a card or a side of a tile, as the engine uses it.
type piece struct {
	id      name
	effects *Effects
	cost    int8
	keep    bool
}

// New prepares the rules of a box.
func New(set *Box) *Rules {
	r := &Rules{Box: set, pieces: make([]piece, 1, MaxPieces), ids: map[string]CardID{}}
	for i := 1; i < len(set.Cards); i++ {
		c := &set.Cards[i]
		r.add(piece{id: name(c.ID), effects: &c.Effects, cost: int8(c.Cost), keep: c.Keep})
	}
	for i := 1; i < len(set.Tiles); i++ {
		t := &set.Tiles[i]
		r.add(piece{id: name(t.ID), effects: &t.Effects})
	}
	return r
}

func (r *Rules) add(p piece) {
	if _, second := r.ids[string(p.id)]; !second {
		r.ids[string(p.id)] = CardID(len(r.pieces))
	}
	r.hooks[len(r.pieces)] = hooks[p.id]
	r.pieces = append(r.pieces, p)
}

// FirstTile returns the id of the first side of a tile. In a box without tiles it is
// greater than Last.
func (r *Rules) FirstTile() CardID { return CardID(len(r.Cards)) }

// Last returns the highest id of a card or tile.
func (r *Rules) Last() CardID { return CardID(len(r.pieces) - 1) }

// IsTile reports whether an id is a side of a tile.
func (r *Rules) IsTile(id CardID) bool { return id >= r.FirstTile() && id <= r.Last() }

// Tile returns the side of a tile with an id, which must be one.
func (r *Rules) Tile(id CardID) *Tile { return &r.Tiles[id-r.FirstTile()+1] }

// Keeps reports whether a card stays with its owner. Tiles do not count.
func (r *Rules) Keeps(id CardID) bool { return id <= r.Last() && r.pieces[id].keep }

// Name returns the id of a card or tile in the notation: "?" for an unnamed card, "-"
// for an empty place.
func (r *Rules) Name(id CardID) string {
	if r.IsTile(id) {
		return r.Tile(id).ID
	}
	return r.CardName(id)
}

// Piece finds the first copy of a card, or a tile, by its id.
func (r *Rules) Piece(name string) (CardID, bool) {
	id, ok := r.ids[name]
	return id, ok
}

// Same reports whether two ids are the same card or two copies of it.
func (r *Rules) Same(a, b CardID) bool {
	return a == b || a != NoCard && b != NoCard && int(a) < len(r.pieces) && int(b) < len(r.pieces) && r.pieces[a].id == r.pieces[b].id
}

// Copies returns the ids of a card: its own and, if the box has two, that of the other copy.
func (r *Rules) Copies(id CardID) []CardID {
	var out []CardID
	for c := CardID(1); c <= r.Last(); c++ {
		if r.Same(c, id) {
			out = append(out, c)
		}
	}
	return out
}

// pick returns the first copy of a card for which fits is true. ok is false if there is none.
func (r *Rules) pick(id CardID, fits func(CardID) bool) (copy CardID, ok bool) {
	for c := CardID(1); c <= r.Last(); c++ {
		if r.Same(c, id) && fits(c) {
			return c, true
		}
	}
	return id, false
}

// An Engine plays events on a state. It contains only scratch space. Use one per
// goroutine.
type Engine struct {
	*Rules
	Question Question // the question at which the last event waits

	s       *State
	began   State // the state before the event
	answers Answers
	sink    Sink
	told    Step
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
	e.s, e.began = s, *s
	e.answers, e.sink, e.Question = answers, sink, Question{}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case halt:
			asking = r == haltAsking
		case *rules.Problem:
			*s = e.began
			err = r
		default:
			*s = e.began
			panic(r)
		}
		e.s, e.answers, e.sink = nil, nil, nil
	}()
	e.dispatch(ev)
	return false, nil
}

func (e *Engine) dispatch(ev *Event) {
	switch {
	case ev.Kind.Correction():
		e.correct(ev)
		return
	case ev.Kind == Answered:
		e.answered(ev.Answer)
		return
	case e.s.Over():
		e.refuse("11.3", "tokyo.over")
	case ev.Kind == Conceded: // at any moment
		e.concede(ev.Seat)
		return
	}
	// A player can also skip what the buy step offers by doing something else.
	if q, ok := e.Standing(e.s); ok && e.s.Turn.Phase != PhaseBuy && ev.Kind != Used {
		e.refuse("", "question-open", rules.Text("question", q.ID.String()))
	}
	switch ev.Kind {
	case Rolled:
		e.roll(ev.Roll)
	case Resolved:
		e.resolveOne(ev.Group)
	case ResolvedAll:
		e.resolveAll()
	case Bought:
		e.buy(ev)
	case Swept:
		e.sweep()
	case Took:
		e.took(ev.Seat, ev.Card)
	case Used:
		e.use(ev.Seat, ev.Card)
	case Passed:
		e.pass()
	case SetUp:
		e.refuse("", "setup-over", rules.Text("word", ev.Setup.Verb))
	default:
		panic(fmt.Sprintf("tokyo: event kind %d has no rule", ev.Kind))
	}
	e.fallen()
}

// fallen ends the turn of a Monster that was eliminated during the turn, or that has
// cut its turn short: it does nothing more (11.1, 15.2).
func (e *Engine) fallen() {
	if !e.s.Over() && (e.s.active().Out || e.s.Turn.Cut) {
		e.endTurn()
	}
}

// refuse ends the event with no effect.
func (e *Engine) refuse(rule rules.Rule, key string, args ...rules.Arg) {
	panic(rules.Refuse(rule, key, args...))
}

// needs refuses an event that belongs to another step of the turn.
func (e *Engine) needs(phase Phase, rule rules.Rule) {
	if have := e.s.Turn.Phase; have != phase {
		e.refuse(rule, "tokyo.phase",
			rules.ID(rules.ArgKey, "have", "tokyo.phase."+have.String()),
			rules.ID(rules.ArgKey, "want", "tokyo.phase."+phase.String()))
	}
}

func seatArg(name string, s Seat) rules.Arg { return rules.ID(rules.ArgSide, name, s.String()) }

func (r *Rules) cardArg(name string, id CardID) rules.Arg {
	return rules.ID(rules.ArgCard, name, r.Name(id))
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
	a = e.meant(&e.Question, a)
	e.Question = Question{}
	return a
}

// meant returns the answer with the card that it means. A line does not distinguish
// two copies, so that is the first one among the choices.
func (e *Engine) meant(q *Question, a Answer) Answer {
	if a.Kind != CardAnswer || q.FromTable() {
		return a
	}
	a.Card, _ = e.pick(a.Card, q.Cards.Has)
	return a
}

func (e *Engine) yes(q Question) bool {
	q.No = true
	return e.ask(q).Kind == YesAnswer
}

func (e *Engine) tell(st Step) {
	if e.sink != nil {
		e.told = st
		e.sink.Step(e.s, &e.told)
	}
}
