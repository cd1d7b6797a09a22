package tokyo

// This file is the start of a turn, up to its first roll (3.1).

// startTurn begins a seat's turn: first its choices before the dice, if any, then
// what its place and its powers give it (3.1).
func (e *Engine) startTurn(seat Seat, fewer int8) {
	t := &e.s.Turn
	*t = Turn{Number: t.Number + 1, Active: seat, Regular: t.Regular, Fewer: fewer}
	e.tell(Step{Verb: StepTurn, Seat: seat, Rule: "3.0", N: t.Number})
	e.settleStart()
}

// settleStart continues the turn once none of the choices at its start are left.
func (e *Engine) settleStart() {
	if _, ok := e.Standing(e.s); !ok {
		e.leaveStart(NoCard)
	}
}

// leaveStart applies what comes before the first roll: the points for Tokyo (9.2) or, in
// the two-player option, the energy (13.2), then the effects of cards and tiles,
// starting with that of first, if it is set.
func (e *Engine) leaveStart(first CardID) {
	seat := e.s.Turn.Active
	e.s.Turn.Phase, e.s.Turn.Moved = PhaseRoll, true
	if e.s.Seats[seat].Place.Tokyo() {
		if e.s.Options.TwoEnergy {
			e.gainEnergy(seat, 1, "13.2")
		} else {
			e.gainPoints(seat, 2, "9.2")
		}
		e.named(seat, defenderOfTokyo, e.speakAndApply)
	}
	for _, led := range []bool{true, false} {
		e.powers(seat, func(c held) {
			if f := e.hooks[c.actsAs].starts; f != nil && led == (c.id == first) {
				f(e, c)
			}
		})
	}
}

// orderQuestion asks whether a copy acts before the card that it copies, if the active seat
// has both and the card will be spent (battery-monster): after that, the copy is idle, and
// what is on it is lost.
func (r *Rules) orderQuestion(s *State) (Question, bool) {
	t := &s.Turn
	for id := CardID(1); t.Phase == PhaseStart && id <= r.Last(); id++ {
		of := s.acting(id)
		if of == id || !s.Holds(t.Active, id) || !s.Holds(t.Active, of) || r.pieces[of].id != batteryMonster || s.Locations[id].N <= 0 {
			continue
		}
		if n := s.Locations[of].N; int(n) <= r.number(of, GainEnergy) {
			return Question{ID: AskCopyFirst, Seat: t.Active, By: NoSeat, Card: id, From: of, N: n, No: true}, true
		}
	}
	return Question{}, false
}

// moveQuestion asks whether the active seat's copier copies another card from now on
// (mimic for 1 energy, tile-fluxling).
func (r *Rules) moveQuestion(s *State) (Question, bool) {
	t := &s.Turn
	if t.Phase != PhaseStart || t.Moved {
		return Question{}, false
	}
	for id := CardID(1); id <= r.Last(); id++ {
		if !s.Holds(t.Active, id) || !r.copier(id) || r.number(id, Pay) > int(s.Seats[t.Active].Energy) {
			continue
		}
		if cards := r.copyable(s, id); !cards.Empty() {
			return Question{ID: AskMove, Seat: t.Active, By: NoSeat, Card: id, Cards: cards, N: int8(r.number(id, Pay)), No: true}, true
		}
	}
	return Question{}, false
}

func (r *Rules) copier(id CardID) bool {
	return r.pieces[id].id == mimic || r.pieces[id].id == fluxling
}

// copyable returns the keep cards of all Monsters that a copier can copy, except the one that
// it already copies, other copiers, and, in Tokyo, hibernation, because nobody sleeps there.
func (r *Rules) copyable(s *State, copier CardID) Pieces {
	return r.cardsThat(func(id CardID) bool {
		useless := r.pieces[id].id == hibernation && s.Seats[s.Locations[copier].Owner].Place.Tokyo()
		return s.Locations[id].Zone == Held && id != copier && !r.copier(id) && s.Locations[copier].Of != id && !useless
	})
}

// copies makes a copier copy a card, which acts as if it had just arrived.
func (e *Engine) copies(owner Seat, copier, of CardID) {
	if !e.s.Holds(owner, copier) { // after a correction while the question was open
		return
	}
	l := &e.s.Locations[copier]
	l.Of, l.N = of, 0
	e.tell(Step{Verb: StepCopy, Seat: owner, Card: copier, Of: of})
	e.trim(owner)
	e.arrives(held{owner, copier, of})
}

// moved applies the answer to the choice at the start of a turn.
func (e *Engine) moved(q *Question, a Answer) {
	e.s.Turn.Moved = true
	if a.Kind == CardAnswer {
		e.pay(q.Seat, e.number(q.Card, Pay))
		e.copies(q.Seat, q.Card, a.Card)
	}
	if !e.s.active().Out {
		e.settleStart()
	}
}
