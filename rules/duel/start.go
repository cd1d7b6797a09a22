package duel

import "kingoftokyo/rules"

// This file is the start of a turn (O1): hibernation's choice, made-in-a-lab's
// purchase, dominate's discards, in this order. The turn waits at its start only if
// there is a real choice.

// settleStart moves the turn on to its next choice, or to the dice.
func (e *Engine) settleStart() {
	t := &e.s.Turn
	if e.hibernates(e.s) || e.LabOpen(e.s) || e.dominates(e.s) {
		return
	}
	e.countDominated()
	t.Phase = PhaseRoll
}

// startQuestion returns the question at the start of the turn. Made-in-a-lab's
// purchase is an event and not a question.
func (r *Rules) startQuestion(s *State) (Question, bool) {
	switch {
	case r.hibernates(s):
		return Question{ID: AskHibernation, Side: s.Turn.Active, Card: r.id.hibernation, No: true}, true
	case !r.LabOpen(s) && r.dominates(s):
		return Question{ID: AskDominate, Side: s.Turn.Active, Card: r.id.dominate, Cards: s.active().Keep, No: true}, true
	}
	return Question{}, false
}

// leaveStart moves on to the dice without made-in-a-lab's purchase. If a question
// follows the purchase, the player must pass first.
func (e *Engine) leaveStart() {
	if e.LabOpen(e.s) {
		e.use(e.id.lab)
	}
	e.settleStart()
	if e.s.Turn.Phase == PhaseStart {
		e.refuse("O1", "start-first")
	}
}

// passStart declines made-in-a-lab's purchase.
func (e *Engine) passStart() {
	if !e.LabOpen(e.s) {
		e.refuse("D4", "pass-early", rules.ID(rules.ArgKey, "phase", "phase.start"))
	}
	e.use(e.id.lab)
	e.settleStart()
}

func (r *Rules) hibernates(s *State) bool {
	return s.active().Keep.Has(r.id.hibernation) && !s.Turn.Used.Has(r.id.hibernation) && !s.Autobot()
}

// hibernation applies the owner's choice: discard it, or gain 6 hearts and end the turn.
func (e *Engine) hibernation(discard bool) {
	side := e.s.Turn.Active
	if discard {
		e.discardKeep(side, e.id.hibernation, "O1")
		e.settleStart()
		return
	}
	e.tell(Step{Verb: StepSleep, Rule: "O1", Side: side, Card: e.id.hibernation})
	e.apply(held{e.id.hibernation, side}, e.Box.Cards[e.id.hibernation].Does, "O1")
	e.endTurn()
}

// LabOpen reports whether the active side can make made-in-a-lab's purchase now: at
// the start of its turn, as long as it can pay for a card of the row, or for one that
// alien-metabolism may bring.
func (r *Rules) LabOpen(s *State) bool {
	m, t := s.active(), &s.Turn
	if t.Phase != PhaseStart || s.Autobot() || !m.Keep.Has(r.id.lab) || t.Used.Has(r.id.lab) || r.hibernates(s) {
		return false
	}
	if m.Energy >= minLabPrice && m.Keep.Has(r.id.alienMetabolism) && !t.Used.Has(r.id.alienMetabolism) {
		return true
	}
	for i, c := range s.Row {
		if c == Unnamed && m.Energy >= minLabPrice || c != NoCard && c != Unnamed && m.Energy >= r.labPrice(s, int8(i)+1) {
			return true
		}
	}
	return false
}

// minLabPrice is the lowest price of a card in made-in-a-lab's purchase.
const minLabPrice = 1

// labPrice returns the price of a slot in made-in-a-lab's purchase, including the
// discount of slot 3.
func (r *Rules) labPrice(s *State, slot int8) int16 {
	return max(minLabPrice, r.rowPrice(s, slot)-int16(r.number(r.id.lab)))
}

// passedStart records that the purchase is over. If it bought hibernation, that card
// waits for the next turn.
func (e *Engine) passedStart() {
	e.use(e.id.lab)
	if e.s.active().Keep.Has(e.id.hibernation) {
		e.use(e.id.hibernation)
	}
	e.settleStart()
}

func (r *Rules) dominates(s *State) bool {
	m := s.active()
	return m.Dominated > 0 && m.Keep != 0 && !s.Autobot()
}

// dominated discards a keep card before the cards are counted, or counts them.
func (e *Engine) dominated(a Answer) {
	if a.Kind == DeclineAnswer {
		e.countDominated()
		e.s.Turn.Phase = PhaseRoll
		return
	}
	e.discardKeep(e.s.Turn.Active, a.Card, "O1")
	e.settleStart()
}

// countDominated takes a die for each keep card, once for each time that dominate was bought.
func (e *Engine) countDominated() {
	m := e.s.active()
	n := int(m.Dominated) * m.Keep.Len() * e.number(e.id.dominate)
	m.Dominated = 0
	if n > 0 && !e.s.Autobot() {
		e.rollFewer(e.s.Turn.Active, n, e.id.dominate)
	}
}
