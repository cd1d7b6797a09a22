package duel

import (
	"kingoftokyo/rules"
)

// Corrections set values; no bonus, damage, stop or card follows (T8). They are never
// refused for breaking the rules: Warnings reports what is odd about the resulting
// table. A correction takes a finished game back to where it ended: if W still holds,
// the player is asked whether it is over.

func (e *Engine) correct(ev *Event) {
	t := &e.s.Turn
	if t.Phase == PhaseOver {
		t.Phase = t.Was
		if t.Buying != NoCard { // the purchase that won the game is over
			e.settleCard(t.Active, t.Buying)
		}
	}
	defer e.s.lapse()
	m := &e.s.Sides[ev.Side]
	switch ev.Kind {
	case SetNumber, SetRolls, SetTaken, SetDominated:
		fields[ev.field()].Set(e.s, ev.Side, int(ev.N))
	case GiveCard:
		e.takeEverywhere(ev.Card)
		m.Keep = m.Keep.With(ev.Card)
	case TakeCard:
		if !m.Keep.Has(ev.Card) {
			e.refuse("T8", "card-not-there", rules.ID(rules.ArgCard, "card", e.Box.CardName(ev.Card)),
				rules.ID(rules.ArgSide, "side", ev.Side.String()))
		}
		m.Keep = m.Keep.Without(ev.Card)
		e.s.Discard.Push(ev.Card)
	case LayToken:
		id, _ := e.spare(e.s, ev.Token)
		e.s.Tokens[id] = Token{Place: ev.Place, Laid: true}
		e.turnTokens(e.s)
	case LiftToken:
		e.lift(e.tokenToLift(ev))
	case SetRow:
		e.s.Row = ev.Row
	case SetDiscards:
		e.s.Discard = ev.Table.Discard
	case SetTurn:
		if t.Buying != NoCard { // the rest of an unfinished purchase is dropped
			e.settleCard(t.Active, t.Buying)
		}
		e.setTurn(ev.Side, ev.Phase)
	case SetHand:
		e.s.Hand = ev.Hand
		e.turnTokens(e.s)
	case SetTable:
		insist := e.s.DeniedWins
		*e.s = *ev.Table
		e.s.DeniedWins = insist
	default:
		e.correctTurn(ev)
	}
}

// correctTurn sets values of the turn: its dice and what was done with them.
func (e *Engine) correctTurn(ev *Event) {
	t := &e.s.Turn
	switch ev.Kind {
	case SetDice:
		t.Dice, t.Kept, t.Said = ev.Roll, rules.Roll{}, false
		t.Rolls = max(t.Rolls, 1)
	case SetChosen:
		t.Chosen = ev.Symbol
	case SetUsed:
		e.setUsed(ev)
	case SetDone:
		t.Done = 0
		for f := range rules.Face(rules.NumFaces) {
			if ev.Roll[f] > 0 {
				t.finish(f)
			}
		}
	case SetAdded:
		t.Added = ev.Roll
	case SetKingStops:
		t.Stopped = [2]bool{ev.Roll[Fame] > 0, ev.Roll[Destruction] > 0}
	}
}

// setUsed records a once-a-turn effect: another turn that follows, or protection for
// the rest of this one. It protects the side that the event names, or else the card's
// owner, or else the side whose turn it is not.
func (e *Engine) setUsed(ev *Event) {
	t := &e.s.Turn
	t.Used = t.Used.With(ev.Card)
	for _, x := range e.Box.Cards[ev.Card].Does {
		t.Again = t.Again || x.Verb == AnotherTurn
	}
	if e.hooks[ev.Card].falls == nil {
		return
	}
	side, held := e.s.Holder(ev.Card)
	switch {
	case ev.N > 0:
		side = ev.Side
	case !held:
		side = t.Active.Other()
	}
	t.Safe[side] = true
}

// setTurn sets whose turn it is and at which step. It forgets everything about
// another side's turn, and within the same turn only what comes after the step.
func (e *Engine) setTurn(side Side, phase Phase) {
	t := &e.s.Turn
	if t.Active != side {
		*t = Turn{Number: t.Number, Active: side}
	}
	if phase <= PhaseRoll && t.Phase > PhaseRoll || phase < PhaseRoll && t.Phase == PhaseRoll {
		*t = Turn{
			Number: t.Number, Active: side, White: t.White, Bought: t.Bought, Used: t.Used, Again: t.Again,
			HeartsLost: t.HeartsLost, Safe: t.Safe,
		}
	}
	if phase <= PhaseResolve && t.Phase > PhaseResolve {
		t.Done, t.Powers, t.Claws, t.Stopped = 0, 0, 0, [2]bool{}
	}
	t.Phase = phase
}

// takeEverywhere removes a card from wherever the program has it, so that a card
// given by correction exists only once.
func (e *Engine) takeEverywhere(id CardID) {
	for side := range e.s.Sides {
		e.s.Sides[side].Keep = e.s.Sides[side].Keep.Without(id)
	}
	if i := e.s.Discard.find(id); i >= 0 {
		d := &e.s.Discard
		copy(d.Cards[i:], d.Cards[i+1:])
		d.N--
		d.Cards[d.N] = NoCard
	}
}

// spare returns the token with the same name that is in the supply: of The King's
// two, the first one there. If none is, it returns id and false.
func (r *Rules) spare(s *State, id TokenID) (TokenID, bool) {
	for i := id; int(i) < len(r.Box.Tokens) && r.Box.Tokens[i].Name == r.Box.Tokens[id].Name; i++ {
		if !s.Tokens[i].Laid {
			return i, true
		}
	}
	return id, false
}

// lift takes a token off the board. The King's two tokens are alike, so the one that
// stays becomes the first.
func (e *Engine) lift(id TokenID) {
	e.s.Tokens[id] = Token{}
	if next := int(id) + 1; next < len(e.Box.Tokens) && e.Box.Tokens[next].Name == e.Box.Tokens[id].Name {
		e.s.Tokens[id], e.s.Tokens[next] = e.s.Tokens[next], Token{}
	}
}

// tokenToLift returns the token that a correction takes off the board: the one at the
// place it names, or the only one with its name.
func (e *Engine) tokenToLift(ev *Event) TokenID {
	name := e.Box.Tokens[ev.Token].Name
	for i := range e.Box.Tokens {
		at := e.s.Tokens[i]
		if e.Box.Tokens[i].Name == name && at.Laid && (ev.Slot == 0 || at.Track == ev.Place.Track && at.At == ev.Place.At) {
			return TokenID(i)
		}
	}
	e.refuse("T8", "token-not-there", rules.ID(rules.ArgToken, "token", name))
	return 0
}
