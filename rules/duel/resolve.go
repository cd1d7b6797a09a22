package duel

import "kingoftokyo/rules"

// This file resolves a human's dice (D2, O6).

// Symbols returns the number of symbols of a face in the roll: dice, added symbols
// (O3), and the claws that keep cards add.
func (r *Rules) Symbols(s *State, f rules.Face) int {
	n := int(s.Turn.Dice[f]) + int(s.Turn.Added[f])
	if f == Claw {
		n += int(r.adds(s, s.Turn.Active).Claws)
		list := r.speaking(s, s.Turn.Active, onClaws)
		for id := list.Next(0); id != NoCard; id = list.Next(id) {
			n += r.hooks[id].claws(r, s, held{id, s.Turn.Active})
		}
	}
	return n
}

// Pulls returns the number of spaces that n symbols pull a marker (D2).
func Pulls(n int) int { return max(0, n-2) }

// done and finish read and record whether a face is resolved.
func (t *Turn) done(f rules.Face) bool { return t.Done&(1<<f) != 0 }
func (t *Turn) finish(f rules.Face)    { t.Done |= 1 << f }

// Left reports whether the face still has symbols to resolve. Power has none: it is
// used, not resolved (PowerReady).
func (r *Rules) Left(s *State, f rules.Face) bool {
	return f != Power && !s.Turn.done(f) && r.Symbols(s, f) > 0
}

// effect reports whether resolving the face could do anything. Fewer than three fame
// or destruction cannot.
func (r *Rules) effect(s *State, f rules.Face) bool {
	return r.Left(s, f) && (f < Fame || Pulls(r.Symbols(s, f)) > 0)
}

// mandatory reports whether the face must be resolved on the current table (D2): hearts
// at full hearts do nothing, although another symbol may still make room for them.
func (r *Rules) mandatory(s *State, f rules.Face) bool {
	return r.effect(s, f) && (f != Heart || s.active().Deficit() > 0)
}

// toResolve moves the turn on to resolving: rolling is over once the player resolves a symbol
// (D1). It returns false if rebooting has ended resolving as well (O5).
func (e *Engine) toResolve() bool {
	if e.s.Turn.Phase == PhaseRoll && e.s.Turn.Rolls > 0 {
		e.endRolling()
		if e.s.Turn.Phase == PhaseBuy {
			return false
		}
	}
	e.phase(PhaseResolve)
	return true
}

// endAsks reports whether the end of rolling asks a question, or has cards that look
// at the roll (O3 to O6). Eye-of-the-storm's energy needs no answer.
func (e *Engine) endAsks() bool {
	if e.s.Turn.Phase != PhaseRoll || e.s.Autobot() {
		return false
	}
	alien := e.power(e.s.active()) == alienoidPower && e.powerLeft(e.s) >= int(e.Box.Monsters[e.s.active().ID].Symbols)
	asking := e.speak[onLooks].With(e.id.rebooting).With(e.id.titanic)
	return alien || e.s.active().Keep&asking != 0
}

// resolveOne resolves all symbols of one face, or uses the power once (O6).
func (e *Engine) resolveOne(f rules.Face) {
	if !e.endAsks() { // otherwise the player must stop rolling first: the answers come before the choice of a symbol
		e.toResolve()
	}
	e.phase(PhaseResolve)
	if e.s.Autobot() {
		e.refuse("A4", "resolve-autobot")
	}
	if f == Power {
		if !e.PowerReady(e.s) {
			e.refuse("D2", "no-power")
		}
		e.usePower()
	} else {
		if e.s.Turn.done(f) {
			e.refuse("O6", "resolved-already", rules.ID(rules.ArgFace, "face", FaceName(f)))
		}
		if e.Symbols(e.s, f) == 0 {
			e.refuse("D2", "no-such-dice", rules.ID(rules.ArgFace, "face", FaceName(f)))
		}
		e.symbol(f)
	}
	if e.nextLeft() == Power && !e.PowerReady(e.s) {
		e.toBuying()
	}
}

// resolveAll resolves what is left in the order of the faces, power last. For
// Autobot, it is A4.
func (e *Engine) resolveAll() {
	if t := &e.s.Turn; e.s.Autobot() && t.Phase == PhaseRoll && t.Rolls > 0 && !e.RollsDone(e.s) {
		e.refuse("A3", "autobot-rolls")
	}
	if !e.toResolve() {
		return
	}
	if e.s.Autobot() {
		e.resolveAutobot()
		return
	}
	e.resolveRest()
	for e.PowerReady(e.s) && e.usePower() {
	}
	e.resolveRest() // a marker that the power pulled into a zone can add a claw
	e.toBuying()
}

// resolveRest resolves every remaining symbol, including those added in the process.
func (e *Engine) resolveRest() {
	for f := e.nextLeft(); f < Power; f = e.nextLeft() {
		e.symbol(f)
	}
}

// nextLeft returns the first face left to resolve, or Power if there is none.
func (e *Engine) nextLeft() rules.Face {
	for f := Claw; f < Power; f++ {
		if e.Left(e.s, f) {
			return f
		}
	}
	return Power
}

// mustBeResolved refuses to leave dice that have an effect (D2: mandatory).
func (e *Engine) mustBeResolved() {
	for f := Claw; f < Power; f++ {
		if e.mandatory(e.s, f) {
			e.refuse("D2", "unresolved", rules.ID(rules.ArgFace, "face", FaceName(f)), rules.Num("n", e.Symbols(e.s, f)))
		}
	}
}

// toBuying ends the resolve step, with O7.
func (e *Engine) toBuying() {
	e.unusedPower()
	e.s.Turn.Phase = PhaseBuy
	e.begin(false)
	e.each(e.s.Turn.Active, onResolved, func(h *hook, c held) { h.resolved(e, c) })
}

// symbol resolves every symbol of one face (D2).
func (e *Engine) symbol(f rules.Face) {
	e.begin(true)
	side, n := e.s.Turn.Active, e.Symbols(e.s, f)
	e.s.Turn.finish(f)
	switch f {
	case Claw:
		e.s.Turn.Claws += int16(n)
		e.hit(side.Other(), e.clawDamage(side, n), "D2")
	case Heart:
		e.gainHearts(side, n, "D2")
	case Energy:
		e.gainEnergy(side, n, "D2")
	case Fame:
		e.pull(side, FameTrack, Pulls(n), "D2")
	case Destruction:
		e.pull(side, DestructionTrack, Pulls(n), "D2")
	}
}
