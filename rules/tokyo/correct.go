package tokyo

import "kingoftokyo/rules"

// Corrections set values; nothing follows from them. They are never refused for breaking
// the rules: Warnings reports what is odd about the resulting table. Only impossible ones
// are refused: a player who does not take part, or taking a card from somebody who does
// not have it. A correction takes a finished game back to where it ended.

func (e *Engine) correct(ev *Event) {
	s := e.s
	if t := &s.Turn; t.Phase == PhaseOver {
		t.Phase, t.Was = t.Was, 0
		s.Ended, s.Winner = NotOver, NoSeat
	}
	if ev.Seat != NoSeat {
		e.needsSeat(ev.Seat)
	}
	switch ev.Kind {
	case SetNumber:
		fields[ev.Field].Set(s, max(ev.Seat, 0), int(ev.N))
	case SetPlace:
		s.Seats[ev.Seat].Place = ev.Place
	case SetOut:
		m := &s.Seats[ev.Seat]
		m.Out, m.GaveUp, m.Place = true, ev.On, Outside
	case SetBack:
		m := &s.Seats[ev.Seat]
		m.Out, m.GaveUp, m.Place = false, false, Outside
	case SetZombie:
		s.Seats[ev.Seat].Zombie = ev.On
	case SetTable:
		*s = *ev.Table
	case SetTurn, SetDice, SetDone, SetRegular, SetExtras, SetFlags:
		e.correctTurn(ev)
	default:
		e.correctCards(ev)
	}
}

// correctTurn sets values of the turn, and the extra turns to come.
func (e *Engine) correctTurn(ev *Event) {
	s, t := e.s, &e.s.Turn
	switch ev.Kind {
	case SetTurn:
		t.goTo(ev.Seat, ev.Phase)
	case SetDice:
		t.Dice = ev.Roll
	case SetDone:
		t.Done = ev.Done
	case SetRegular:
		t.Regular = ev.Seat
	case SetExtras:
		for _, x := range ev.Table.Extra[:ev.Table.Extras] {
			e.needsSeat(x.Seat)
		}
		s.Extra, s.Extras = ev.Table.Extra, ev.Table.Extras
	case SetFlags:
		e.setFlags(ev.Table)
	}
}

// correctCards sets the places of cards and tiles, and what is on them.
func (e *Engine) correctCards(ev *Event) {
	s := e.s
	switch ev.Kind {
	case GiveCard:
		e.give(ev.Seat, ev.Card)
	case TakeCard:
		s.move(e.heldCopy(ev.Card, ev.Seat), Location{Zone: Discard, Owner: NoSeat})
	case LayTile:
		if !e.IsTile(ev.Card) {
			e.refuse("", "tokyo.no-tiles")
		}
		s.move(ev.Card, Location{Zone: Deck, Owner: NoSeat})
	case SetCharge:
		s.Locations[e.heldCopy(ev.Card, NoSeat)].N = int8(ev.N)
	case SetCopy:
		e.setCopy(ev)
	case SetRow:
		e.layRow(ev.Row)
	case SetDiscards:
		e.layDiscards(ev.Table)
	}
}

// needsSeat refuses a player who does not take part.
func (e *Engine) needsSeat(s Seat) {
	if !e.s.Has(s) {
		e.refuse("", "tokyo.no-seat", seatArg("side", s))
	}
}

// goTo sets whose turn it is and at which step. It forgets everything about another
// Monster's turn, and within the same turn only what comes after the step.
func (t *Turn) goTo(seat Seat, phase Phase) {
	if t.Active != seat {
		*t = Turn{Number: t.Number, Active: seat, Regular: seat}
	}
	if phase <= PhaseStart && t.Phase > PhaseStart {
		t.Moved = false
	}
	if phase <= PhaseRoll && t.Phase > PhaseRoll {
		t.Dice = rules.Roll{}
	}
	if phase <= PhaseResolve && t.Phase > PhaseResolve || phase < PhaseResolve && t.Phase == PhaseResolve {
		t.Done, t.Vacated, t.Burrow = 0, [2]bool{}, [2]Burrow{}
	}
	t.Phase = phase
}

// setFlags sets the small facts of the turn to exactly those of a state.
func (e *Engine) setFlags(facts *State) {
	for seat := range Seat(MaxPlayers) {
		if facts.Turn.Wings&(1<<seat) != 0 {
			e.needsSeat(seat)
		}
	}
	for _, b := range facts.Turn.Burrow {
		e.needsSeat(b.By)
	}
	if facts.Roared != NoSeat {
		e.needsSeat(facts.Roared)
	}
	t, f := &e.s.Turn, &facts.Turn
	for x := boughtField; x <= bayField; x++ {
		fields[x].Set(e.s, NoSeat, fields[x].Get(facts, NoSeat))
	}
	t.Wings, t.Jumped, t.Burrow, e.s.Roared = f.Wings, f.Jumped, f.Burrow, facts.Roared
}

// move moves a card or tile to another place. If it leaves a slot of the row, the slot is empty.
func (s *State) move(id CardID, to Location) {
	for i, c := range s.Row {
		if c == id {
			s.Row[i] = NoCard
		}
	}
	s.Locations[id] = to
}

// choose returns the copy of a card that a correction means: the first one in the earliest of
// the zones that is neither taken nor owned by seat but. It returns false if there is none.
func (e *Engine) choose(id CardID, taken Pieces, but Seat, zones ...Zone) (CardID, bool) {
	copies := e.Copies(id)
	for _, z := range zones {
		for _, c := range copies {
			if e.s.Locations[c].Zone == z && !taken.Has(c) && !e.s.Holds(but, c) {
				return c, true
			}
		}
	}
	return id, false
}

// give gives a card to a seat: if there are two copies, one that the seat does not
// have yet. A card that changes hands keeps what is on it; from elsewhere, it comes
// with all that it carries.
func (e *Engine) give(to Seat, card CardID) {
	id, ok := e.choose(card, Pieces{}, to, Deck, Discard, Row, Held)
	if !ok {
		return // the seat has all of them
	}
	lie := e.s.Locations[id]
	if lie.Zone != Held {
		lie = Location{N: int8(e.Carries(id))}
	}
	lie.Zone, lie.Owner = Held, to
	e.s.move(id, lie)
}

// heldCopy returns the copy of a card that a seat has, or that anybody has if whose is NoSeat.
func (e *Engine) heldCopy(card CardID, whose Seat) CardID {
	for _, id := range e.Copies(card) {
		if e.s.Locations[id].Zone == Held && (whose == NoSeat || e.s.Locations[id].Owner == whose) {
			return id
		}
	}
	if whose == NoSeat {
		e.refuse("", "tokyo.card-nowhere", e.cardArg("card", card))
	}
	e.refuse("", "card-not-there", e.cardArg("card", card), seatArg("side", whose))
	return NoCard
}

// setCopy sets what a copier copies (14.5).
func (e *Engine) setCopy(ev *Event) {
	id := e.heldCopy(ev.Card, NoSeat)
	if !e.copier(id) {
		e.refuse("14.5", "tokyo.copies-none", e.cardArg("card", id))
	}
	of := ev.Of
	if of != NoCard {
		of = e.copyMeant(e.s, id, of, ev.Seat)
	}
	if lie := &e.s.Locations[id]; lie.Of != of {
		lie.Of, lie.N = of, int8(e.Carries(of)) // a fresh copy (14.5)
	}
}

// layRow sets the row. Its cards can come from anywhere; those that leave the row go
// back to the deck.
func (e *Engine) layRow(row [3]CardID) {
	var taken Pieces
	for i, id := range row {
		if id != NoCard && id != Unnamed {
			row[i], _ = e.choose(id, taken, NoSeat, Row, Deck, Discard, Held)
			taken = taken.With(row[i])
		}
	}
	e.s.setRow(row)
}

// layDiscards sets the discards. Cards that were there and are not listed go back to
// the deck.
func (e *Engine) layDiscards(pile *State) {
	var named Pieces
	for id := CardID(1); id < e.FirstTile(); id++ {
		if pile.Locations[id].Zone == Discard {
			c, _ := e.choose(id, named, NoSeat, Discard, Deck, Row, Held)
			named = named.With(c)
		}
	}
	for id := CardID(1); id < e.FirstTile(); id++ {
		switch {
		case named.Has(id):
			e.s.move(id, Location{Zone: Discard, Owner: NoSeat})
		case e.s.Locations[id].Zone == Discard:
			e.s.Locations[id] = Location{Zone: Deck, Owner: NoSeat}
		}
	}
	e.s.Lost = pile.Lost
}
