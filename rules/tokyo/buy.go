package tokyo

import "kingoftokyo/rules"

// Price returns what a card costs a seat (10.1): its printed price minus the seat's
// discounts, but at least 0.
func (r *Rules) Price(s *State, seat Seat, id CardID) int {
	if id == NoCard || id >= r.FirstTile() {
		return 0
	}
	return max(0, int(r.pieces[id].cost)-int(r.adds(s, seat).Discount))
}

// CanBuy reports whether a seat can buy a card now: it is awake and can pay, and for
// hibernation it must be outside Tokyo.
func (r *Rules) CanBuy(s *State, seat Seat, id CardID) bool {
	return s.Alive(seat) && id > NoCard && id < r.FirstTile() && !r.Asleep(s, seat) && r.Price(s, seat, id) <= int(s.Seats[seat].Energy) &&
		!(r.pieces[id].id == hibernation && s.Seats[seat].Place.Tokyo())
}

// DeckSize returns the number of cards left in the deck.
func (r *Rules) DeckSize(s *State) int { return max(0, -r.hidden(s)) }

// buy is a purchase from the row in the buy step (10.1). If an unnamed card turns out to
// be too expensive, it keeps its new name and nothing is bought.
func (e *Engine) buy(ev *Event) {
	e.needs(PhaseBuy, "10.1")
	slot, seat := ev.Slot, e.s.Turn.Active
	if slot == 0 {
		slot = e.slotOf(ev.Card)
	}
	id := e.s.Row[slot-1]
	switch id {
	case NoCard:
		e.refuse("10.1", "tokyo.slot-empty", rules.Num("slot", int(slot)))
	case Unnamed:
		id = e.deckCard(Question{ID: AskName, Seat: seat, By: NoSeat, N: slot})
		e.lay(slot, id)
		if price := e.Price(e.s, seat, id); !e.asleep(seat) && !e.CanBuy(e.s, seat, id) { // it has its name now, and stays
			e.tell(Step{Verb: StepUnsold, Seat: seat, Rule: "10.1", Card: id, N: int16(price), To: int16(e.s.Seats[seat].Energy)})
			return
		}
	}
	e.mayBuy(seat, id)
	e.purchase(seat, id, slot)
}

func (e *Engine) slotOf(id CardID) int8 {
	for i, c := range e.s.Row {
		if c != NoCard && c != Unnamed && e.Same(c, id) {
			return int8(i) + 1
		}
	}
	e.refuse("10.1", "tokyo.not-in-row", e.cardArg("card", id))
	return 0
}

func (e *Engine) mayBuy(seat Seat, id CardID) {
	price, have := e.Price(e.s, seat, id), int(e.s.Seats[seat].Energy)
	switch {
	case e.asleep(seat):
		e.refuse("", "tokyo.sleeps", seatArg("who", seat))
	case price > have:
		e.refuse("10.1", "tokyo.too-dear", e.cardArg("card", id), rules.Num("price", price), rules.Num("have", have))
	case !e.CanBuy(e.s, seat, id):
		e.refuse("", "tokyo.outside-only", e.cardArg("card", id))
	}
}

// purchase carries out one purchase: the seat pays, takes and uses the card, which is
// replaced at once if it came from the row (10.1, 10.2).
func (e *Engine) purchase(seat Seat, id CardID, slot int8) {
	t, price := &e.s.Turn, e.Price(e.s, seat, id)
	e.pay(seat, price)
	if slot > 0 {
		e.s.Row[slot-1] = NoCard
	}
	e.s.Locations[id] = Location{Zone: Discard, Owner: NoSeat} // for a keep card, until its owner gets it
	if seat == t.Active {
		t.Bought = true
	}
	e.tell(Step{Verb: StepBuy, Seat: seat, Rule: "10.1", Card: id, N: int16(price)})
	e.purchased(seat)
	if e.Keeps(id) {
		e.own(seat, id)
	} else {
		e.apply(seat, e.pieces[id].effects.Does)
		if f := e.hooks[id].action; f != nil {
			f(e, held{seat, id, id})
		}
	}
	if slot > 0 {
		e.turnUp(slot)
		e.opportunists(slot)
	}
}

// purchased lets the cards that count their owner's purchases speak.
func (e *Engine) purchased(seat Seat) {
	e.powers(seat, func(c held) {
		if f := e.hooks[c.actsAs].buys; f != nil {
			f(e, c)
		}
	})
}

// lay puts a card into a slot of the row. If a correction has put another card there
// in the meantime, that one goes back to the deck.
func (e *Engine) lay(slot int8, id CardID) {
	if old := e.s.Row[slot-1]; old != NoCard && old != Unnamed {
		e.s.Locations[old] = Location{Zone: Deck, Owner: NoSeat}
	}
	e.s.Row[slot-1] = id
	if id != NoCard && id != Unnamed {
		e.s.Locations[id] = Location{Zone: Row, Owner: NoSeat}
	}
}

// turnUp puts the next card of the deck into a slot (10.2). If the deck is empty, it is
// first rebuilt from the discards (10.5). If no card is left, the slot stays empty.
func (e *Engine) turnUp(slot int8) {
	dealer := e.s.Turn.Active
	if !e.s.Alive(dealer) { // eliminated by the card it bought
		dealer = e.s.After(dealer)
	}
	if dealer == NoSeat || !e.dealt() {
		return
	}
	id := e.deckCard(Question{ID: AskReveal, Seat: dealer, By: NoSeat, N: slot})
	e.lay(slot, id)
	e.tell(Step{Verb: StepReveal, Seat: dealer, Rule: "10.2", Card: id, N: int16(slot)})
}

// dealt reports whether the deck has a card, and rebuilds the deck if necessary (10.5).
func (e *Engine) dealt() bool {
	if e.DeckSize(e.s) == 0 {
		e.shuffle()
	}
	return e.DeckSize(e.s) > 0
}

func (e *Engine) deckCard(q Question) CardID {
	id := e.ask(q).Card
	if id == Unnamed {
		return id
	}
	return e.fromDeck(q.Seat, id)
}

// fromDeck returns the copy of a card that came from the deck. It believes a card
// that should be in the discards, unless this very event has discarded it. It refuses
// a card that is visible elsewhere.
func (e *Engine) fromDeck(seat Seat, id CardID) CardID {
	if c, ok := e.pick(id, func(c CardID) bool { return e.s.Locations[c].Zone == Deck }); ok {
		return c
	}
	if _, lies := e.pick(id, func(c CardID) bool { return e.s.Locations[c].Zone == Discard }); !lies {
		e.refuse("", "tokyo.in-sight", e.cardArg("card", id))
	}
	c, lay := e.pick(id, func(c CardID) bool { return e.s.Locations[c].Zone == Discard && e.began.Locations[c].Zone == Discard })
	if !lay {
		e.refuse("10.5", "tokyo.just-discarded", e.cardArg("card", id))
	}
	e.tell(Step{Verb: StepDoubtful, Seat: seat, Card: c})
	return c
}

// shuffle makes the discards the new deck (10.5).
func (e *Engine) shuffle() {
	n := int(e.s.Lost)
	e.s.Lost = 0
	for id := CardID(1); id < e.FirstTile(); id++ {
		if e.s.Locations[id].Zone == Discard {
			e.s.Locations[id] = Location{Zone: Deck, Owner: NoSeat}
			n++
		}
	}
	if n > 0 {
		e.tell(Step{Verb: StepShuffle, Rule: "10.5", Seat: NoSeat, N: int16(n)})
	}
}

// opportunists lets the owners of opportunist buy a card when it is revealed,
// starting to the left of the active player (14.1). The active player just buys it in
// the buy step.
func (e *Engine) opportunists(slot int8) {
	id := e.s.Row[slot-1]
	for _, seat := range e.around(e.s.Turn.Active, false) {
		c, ok := e.first(e.s, seat, opportunist)
		if !ok || id == NoCard || id == Unnamed || !e.CanBuy(e.s, seat, id) {
			continue
		}
		var one Pieces
		if !e.yes(Question{ID: AskOpportunist, Seat: seat, By: NoSeat, N: slot, Card: id, Cards: one.With(id)}) {
			continue
		}
		if e.s.Row[slot-1] != id { // a correction has removed it in the meantime
			return
		}
		e.mayBuy(seat, id)
		e.speak(c)
		e.purchase(seat, id, slot)
		return
	}
}

// Watched reports whether somebody can buy a card at the moment it is revealed, so that it
// must be named (14.1). A player who cannot pay for any card of the deck does not count.
func (r *Rules) Watched(s *State) bool {
	for seat := range Seat(s.Players) {
		if seat != s.Turn.Active && r.Count(s, seat, opportunist) > 0 && r.canBuyAny(s, seat, false) {
			return true
		}
	}
	return false
}

// canBuyAny reports whether a seat can buy one of the cards that may be in the deck, or in a deck that is rebuilt from
// the discards.
func (r *Rules) canBuyAny(s *State, seat Seat, rebuilt bool) bool {
	for id := CardID(1); id < r.FirstTile(); id++ {
		if z := s.Locations[id].Zone; (z == Deck || rebuilt && z == Discard) && r.CanBuy(s, seat, id) {
			return true
		}
	}
	return false
}

// sweep discards the three cards for 2 energy and reveals three new ones (10.3).
func (e *Engine) sweep() {
	e.needs(PhaseBuy, "10.3")
	seat := e.s.Turn.Active
	if have := int(e.s.Seats[seat].Energy); have < SweepPrice {
		e.refuse("10.3", "tokyo.sweep-dear", rules.Num("price", SweepPrice), rules.Num("have", have))
	}
	if e.asleep(seat) {
		e.refuse("", "tokyo.sleeps", seatArg("who", seat))
	}
	e.pay(seat, SweepPrice)
	for i, id := range e.s.Row {
		e.s.Row[i] = NoCard
		switch id {
		case NoCard:
			continue
		case Unnamed:
			e.s.Lost++
		default:
			e.s.Locations[id] = Location{Zone: Discard, Owner: NoSeat}
		}
		e.tell(Step{Verb: StepDiscard, Seat: NoSeat, Rule: "10.3", Card: id, N: int16(i) + 1})
	}
	for slot := int8(1); slot <= 3; slot++ {
		e.turnUp(slot)
	}
	for slot := int8(1); slot <= 3; slot++ { // players see all three before anybody buys
		e.opportunists(slot)
	}
}

// labs applies the answer to made-in-a-lab: the card bought from the top of the deck,
// if any. It is not replaced.
func (e *Engine) labs(a Answer) {
	t := &e.s.Turn
	t.Looked = true
	if a.Kind != CardAnswer {
		return
	}
	e.dealt()
	id := e.fromDeck(t.Active, a.Card)
	e.mayBuy(t.Active, id)
	c, _ := e.first(e.s, t.Active, madeInALab)
	e.speak(c)
	e.purchase(t.Active, id, 0)
}

// took buys another Monster's keep card with parasitic-tentacles: its owner gets
// the price, and the tokens on the card are refilled. If there are two copies, whose
// says which one is meant; NoSeat means the first one that somebody else has.
func (e *Engine) took(whose Seat, id CardID) {
	e.needs(PhaseBuy, "10.1")
	seat := e.s.Turn.Active
	c, ok := e.first(e.s, seat, parasiticTentacles)
	if !ok {
		e.refuse("", "tokyo.no-tentacles", seatArg("who", seat))
	}
	id, _ = e.pick(id, func(c CardID) bool {
		l := e.s.Locations[c]
		return l.Zone == Held && l.Owner != seat && (whose == NoSeat || l.Owner == whose)
	})
	from := e.s.Locations[id].Owner
	if e.s.Locations[id].Zone != Held || from == seat || whose != NoSeat && whose != from || e.IsTile(id) {
		e.refuse("", "tokyo.not-theirs", e.cardArg("card", id))
	}
	if e.reminder(e.s, id) {
		e.refuse("", "tokyo.spent-card", e.cardArg("card", id))
	}
	e.mayBuy(seat, id)
	price := e.Price(e.s, seat, id)
	e.speak(c)
	e.pay(seat, price)
	e.tell(Step{Verb: StepTake, Seat: seat, By: from, Card: id, N: int16(price)})
	e.gainEnergy(from, price, "")
	e.s.Turn.Bought = true
	e.purchased(seat)
	e.s.Locations[id] = Location{Zone: Held, Owner: seat} // a copier now copies what its new owner chooses
	e.trim(from)
	e.arrives(held{seat, id, id})
}

// Takeable returns the keep cards of others that the active Monster can buy with
// parasitic-tentacles.
func (r *Rules) Takeable(s *State) Pieces {
	if r.Count(s, s.Turn.Active, parasiticTentacles) == 0 {
		return Pieces{}
	}
	return r.cardsThat(func(id CardID) bool {
		l := s.Locations[id]
		return l.Zone == Held && l.Owner != s.Turn.Active && r.CanBuy(s, s.Turn.Active, id) && !r.reminder(s, id)
	})
}

func (r *Rules) cardsThat(fits func(id CardID) bool) (set Pieces) {
	for id := CardID(1); id < r.FirstTile(); id++ {
		if fits(id) {
			set = set.With(id)
		}
	}
	return set
}
