package tokyo

import "kingoftokyo/rules"

// This file is about Tokyo: yielding (6), entering (7), the Bay (8).

// jetsFirst asks the owners of jets that are about to be hit in Tokyo whether they
// yield, in which case the smashes cost them nothing. The bits of fled are the seats
// that yield; those of decided have been asked and are not asked again.
func (e *Engine) jetsFirst(by Seat, list []loss) (fled, decided uint8) {
	for i := range list {
		l := &list[i]
		c, ok := e.first(e.s, l.seat, jets)
		spared := e.winged(l.seat) || l.n == 1 && e.has(l.seat, armorPlating)
		if !ok || !l.smash || !e.s.Seats[l.seat].Place.Tokyo() || spared {
			continue
		}
		decided |= 1 << l.seat
		if e.yes(Question{ID: AskJets, Seat: l.seat, By: by, Card: c.actsAs, N: l.n}) {
			e.speak(c)
			e.tell(Step{Verb: StepShield, Seat: l.seat, Card: c.actsAs, N: int16(l.n)})
			l.n = 0
			fled |= 1 << l.seat
		}
	}
	return fled, decided
}

// yields asks every wounded Monster in Tokyo whether it yields (6.1, 6.5). It moves
// out those that have already decided because of jets.
func (e *Engine) yields(by Seat, list []loss, fled, decided uint8) {
	for i := range list {
		l := &list[i]
		m, bit := &e.s.Seats[l.seat], uint8(1)<<l.seat
		if !l.smash || m.Out || !m.Place.Tokyo() {
			continue
		}
		switch {
		case fled&bit != 0, l.lost > 0 && decided&bit == 0 && e.yes(Question{ID: AskYield, Seat: l.seat, By: by, N: l.lost}):
			e.yield(l.seat, by)
		case l.lost > 0 && m.Place.Tokyo(): // unless a correction put it outside while the question was open
			e.tell(Step{Verb: StepStay, Seat: l.seat, By: by, Rule: "6.5", Place: m.Place})
		}
	}
}

// yield is a real yield (6): the place becomes vacant, and the cards that refer to
// yielding speak (6.8).
func (e *Engine) yield(seat, by Seat) {
	m, t := &e.s.Seats[seat], &e.s.Turn
	if m.Out || !m.Place.Tokyo() { // after a correction while the question was open
		return
	}
	at := m.Place - City
	t.Vacated[at] = true
	e.tell(Step{Verb: StepYield, Seat: seat, By: by, Rule: "6.7", Place: m.Place})
	m.Place = Outside
	e.burrows(seat, &t.Burrow[at])
	if c, ok := e.first(e.s, seat, unstableDNA); ok {
		e.swap(c, by)
	}
}

// burrows adds the hearts that the Monster that takes over the seat's place in Tokyo loses by burrowing.
func (e *Engine) burrows(seat Seat, left *Burrow) {
	e.named(seat, burrowing, func(c held) {
		e.speak(c)
		left.Hearts += int8(e.number(c.actsAs, Rival))
		left.By = seat
	})
}

// swap is unstable-dna: it trades the card itself for one of the attacker's. A tile
// that copies it cannot be traded.
func (e *Engine) swap(c held, by Seat) {
	theirs := e.forSale(by)
	if e.IsTile(c.id) || theirs.Empty() || !e.s.Alive(by) {
		return
	}
	a := e.ask(Question{ID: AskUnstable, Seat: c.owner, By: by, Card: c.actsAs, Cards: theirs, No: true})
	if a.Kind != CardAnswer || !e.holds(c) {
		return
	}
	e.speak(c)
	e.s.Locations[a.Card].Owner, e.s.Locations[c.id].Owner = c.owner, by
	e.tell(Step{Verb: StepSwap, Seat: c.owner, By: by, Card: a.Card})
	e.tell(Step{Verb: StepSwap, Seat: by, By: c.owner, Card: c.id})
	e.trim(by)
}

// forSale returns the cards of a seat that can be sold, bought or traded.
func (e *Engine) forSale(seat Seat) Pieces {
	return e.cardsThat(func(id CardID) bool { return e.s.Holds(seat, id) && !e.reminder(e.s, id) })
}

// reminder reports whether a card is a zombify that has brought its owner back. It
// stays as a reminder, and nobody can sell, buy or trade it.
func (r *Rules) reminder(s *State, id CardID) bool {
	return r.pieces[id].id == zombify && s.Locations[id].Zone == Held && s.Seats[s.Locations[id].Owner].Zombie
}

// enterStep is step 3 (7): if the active Monster is outside, it must take a free
// place, the City before the Bay (7.1, 8.2). A sleeper stays outside.
func (e *Engine) enterStep() {
	seat, t := e.s.Turn.Active, &e.s.Turn
	if e.s.Seats[seat].Place.Tokyo() || e.asleep(seat) {
		return
	}
	bay := e.s.In(Bay)
	switch {
	case e.s.In(City) == NoSeat && bay != NoSeat && t.Vacated[0] && e.s.Options.BayMoves: // 8.7
		e.s.Seats[bay].Place = City
		e.tell(Step{Verb: StepMoves, Seat: bay, Rule: "8.7", Place: City})
		e.enter(seat, Bay, t.Burrow)
	case e.s.In(City) == NoSeat:
		e.enter(seat, City, t.Burrow)
	case e.s.BayOpen() && bay == NoSeat:
		e.enter(seat, Bay, t.Burrow)
	}
}

// enter lets a Monster take a place in Tokyo. It loses the hearts that burrowing costs, whichever place the owner of
// burrowing left (6.8), then gains 1 point (9.1) or, in the two-player option, 1 energy (13.1). A Monster that falls
// does not enter. Nor does one whose place closes or goes to another Monster in the meantime, because its losses can
// cost others their last hearts (8.9, 8.11).
func (e *Engine) enter(seat Seat, place Place, burrow [2]Burrow) {
	for _, b := range burrow {
		if b.Hearts == 0 {
			continue
		}
		if fell := e.harm([]loss{{seat: seat, by: b.By, n: b.Hearts}}); fell&(1<<seat) != 0 {
			return
		}
	}
	if e.s.In(place) != NoSeat || place == Bay && !e.s.BayOpen() {
		return
	}
	e.s.Seats[seat].Place = place
	rule := rules.Rule("7.1")
	if place == Bay {
		rule = "8.2"
	}
	e.tell(Step{Verb: StepEnter, Seat: seat, Rule: rule, Place: place})
	if e.s.Options.TwoEnergy {
		e.gainEnergy(seat, 1, "13.1")
	} else {
		e.gainPoints(seat, 1, "9.1")
	}
	e.named(seat, defenderOfTokyo, e.speakAndApply)
}

// takeOver is death-from-above: all others must yield Tokyo, and the seat takes the
// City. Burrowing works as with any yield (6.8). From the Bay, the seat moves to the
// City without a bonus, which does not count as entering.
func (e *Engine) takeOver(seat Seat) {
	var left [2]Burrow
	for _, other := range e.around(seat, false) {
		if m := &e.s.Seats[other]; m.Place.Tokyo() {
			at := m.Place
			m.Place = Outside
			e.tell(Step{Verb: StepThrown, Seat: other, Rule: "6.8", Place: at})
			if e.s.Seats[seat].Place == Outside {
				e.burrows(other, &left[at-City])
			}
		}
	}
	switch m := &e.s.Seats[seat]; {
	case m.Out:
	case m.Place == Outside:
		e.enter(seat, City, left)
	case m.Place == Bay:
		m.Place = City
		e.tell(Step{Verb: StepMoves, Seat: seat, Place: City})
	}
}

// closeBay empties the Bay as soon as four are left (8.9, 8.10): its Monster moves to
// the City without a bonus if the City is empty, and otherwise leaves Tokyo.
func (e *Engine) closeBay() {
	seat := e.s.In(Bay)
	if seat == NoSeat || e.s.BayOpen() {
		return
	}
	if e.s.In(City) == NoSeat {
		e.s.Seats[seat].Place = City
		e.tell(Step{Verb: StepMoves, Seat: seat, Rule: "8.9", Place: City})
		return
	}
	e.s.Seats[seat].Place = Outside
	e.tell(Step{Verb: StepThrown, Seat: seat, Rule: "8.9", Place: Bay})
}
