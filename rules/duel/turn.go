package duel

import "kingoftokyo/rules"

// This file moves from turn to turn and from step to step (O9, D4). start.go has the
// start of a turn (O1), roll.go its dice (O2 to O6), resolve.go and buy.go the rest.

// startTurn gives the dice to a side (O1).
func (e *Engine) startTurn(side Side) {
	t := &e.s.Turn
	*t = Turn{Number: t.Number + 1, Active: side, Phase: PhaseStart}
	e.tell(Step{Verb: StepTurn, Rule: "O9", Side: side, N: t.Number})
	e.settleStart()
}

// endTurn ends a turn after all its effects: dice taken are used up (O2), and
// frenzy's extra turn or the rival's begins.
func (e *Engine) endTurn() {
	t := &e.s.Turn
	e.s.active().Dominated = 0
	if n := e.s.active().Taken; n > 0 {
		e.s.active().Taken = 0
		e.tell(Step{Verb: StepTaken, Rule: "O2", Side: t.Active, N: int16(n)})
	}
	next := t.Active.Other()
	if t.Again {
		next = t.Active
		e.tell(Step{Verb: StepAgain, Rule: "O9", Side: next})
	}
	e.startTurn(next)
}

// finishTurn is O9 for a human: the free energy, then end-of-turn effects.
func (e *Engine) finishTurn() {
	t := &e.s.Turn
	t.Phase = PhaseEnd
	e.begin(false)
	if !t.Bought {
		e.gainEnergy(t.Active, 1, "O9")
	}
	e.begin(false)
	e.each(t.Active, onEnds, func(h *hook, c held) { h.ends(e, c) })
	e.endTurn()
}

// phase refuses an event that does not belong to the current step of the turn. A
// start with nothing left to choose counts as the roll step.
func (e *Engine) phase(want Phase) {
	t := &e.s.Turn
	if t.Phase == PhaseStart && want == PhaseRoll {
		e.leaveStart()
	}
	if t.Phase != want {
		e.refuse("O", "wrong-phase", rules.ID(rules.ArgKey, "phase", "phase."+t.Phase.String()),
			rules.ID(rules.ArgSide, "who", t.Active.String()))
	}
}

// pass ends a step (D4): buying, or the last optional activations.
func (e *Engine) pass() {
	t := &e.s.Turn
	switch t.Phase {
	case PhaseStart:
		e.passStart()
	case PhaseResolve:
		if e.s.Autobot() { // its useless dice are energy (A5): they are resolved like any others
			e.refuse("A4", "resolve-autobot")
		}
		e.mustBeResolved()
		e.toBuying()
	case PhaseBuy:
		if e.s.Autobot() { // only a correction can cause this (A6)
			t.Phase = PhaseEnd
			e.again()
			return
		}
		e.finishTurn()
	case PhaseEnd: // corrections have set the turn to its end
		switch {
		case e.s.SpecialDue():
			e.refuse("A7", "special-due", rules.Num("energy", int(e.s.active().Energy)))
		case e.s.Autobot():
			e.endAutobot()
		default:
			e.endTurn()
		}
	default:
		e.refuse("D4", "pass-early", rules.ID(rules.ArgKey, "phase", "phase."+t.Phase.String()))
	}
}
