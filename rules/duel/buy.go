package duel

import (
	"slices"

	"kingoftokyo/rules"
)

// This file sells cards (D4, O8), and moves them between deck, row and discards (D5).

// buyPhase moves the turn on to buying. Power that was not used is declined (D2).
func (e *Engine) buyPhase() {
	if e.s.Turn.Phase == PhaseResolve && !e.s.Autobot() {
		e.mustBeResolved()
		e.toBuying()
	}
	e.phase(PhaseBuy)
	if e.s.Autobot() {
		e.refuse("A6", "autobot-buys")
	}
}

// Price returns what the card in a slot costs the active side: one less in slot 3
// (D4), and less in made-in-a-lab's purchase (O1). The card must have a name.
func (r *Rules) Price(s *State, slot int8) int16 {
	if r.LabOpen(s) {
		return r.labPrice(s, slot)
	}
	return r.rowPrice(s, slot)
}

// rowPrice returns the printed cost, or one less in slot 3.
func (r *Rules) rowPrice(s *State, slot int8) int16 {
	cost := r.Box.Cards[s.Row[slot-1]].Cost
	if slot == 3 {
		cost--
	}
	return max(0, cost)
}

// slotOf finds the slot that an event refers to, by number or by the card's name.
func (e *Engine) slotOf(ev *Event) int8 {
	if ev.Slot != 0 {
		return ev.Slot
	}
	if i := slices.Index(e.s.Row[:], ev.Card); i >= 0 {
		return int8(i) + 1
	}
	e.refuse("D4", "not-in-row", rules.ID(rules.ArgCard, "card", e.Box.CardName(ev.Card)))
	return 0
}

// buy carries out one purchase (D4, D5, O8): pay, take the card, refill, place its token, apply its effect. Only
// then does a keep card go to its buyer, or a discard card to the discards. If an unnamed card turns out to be
// too expensive, it keeps its new name and nothing is bought.
func (e *Engine) buy(ev *Event) {
	lab := e.LabOpen(e.s)
	if !lab {
		e.buyPhase()
	}
	e.begin(false)
	slot, side := e.slotOf(ev), e.s.Turn.Active
	unnamed := e.s.Row[slot-1] == Unnamed
	switch e.s.Row[slot-1] {
	case NoCard:
		e.refuse("D4", "slot-empty", rules.Num("slot", int(slot)))
	case Unnamed:
		e.s.Row[slot-1] = e.ask(Question{ID: AskName, Side: side, N: slot}).Card
		e.believe(e.s.Row[slot-1])
	}
	price, id := e.rowPrice(e.s, slot), e.s.Row[slot-1]
	if lab { // also for a card that was just named and is too expensive
		price = e.labPrice(e.s, slot)
	}
	have := e.s.active().Energy
	switch {
	case have < price && unnamed: // it has a name now, and stays
		e.tell(Step{Verb: StepUnsold, Rule: "D4", Side: side, Card: id, N: price, To: have})
		return
	case have < price:
		e.refuse("D4", "too-dear", rules.ID(rules.ArgCard, "card", e.Box.CardName(id)),
			rules.Num("price", int(price)), rules.Num("have", int(have)))
	}
	e.pay(side, price, "D4")
	e.takeSlot(slot)
	e.s.Turn.Buying, e.s.Turn.Bought = id, true
	e.tell(Step{Verb: StepBuy, Rule: "D4", Side: side, Card: id, N: price})
	e.refill()
	e.slideUp()
	card := &e.Box.Cards[id]
	if card.Token != "" {
		e.placeToken(side, card.Token)
	}
	e.each(side, onBuys, func(h *hook, c held) { h.buys(e, c) })
	e.bought(side, id)
	e.settleCard(side, id)
	if e.s.Turn.Phase == PhaseStart {
		e.passedStart()
	}
}

// settleCard ends a purchase: a keep card goes to its owner, a discard card to the
// discards (D5).
func (e *Engine) settleCard(side Side, id CardID) {
	e.s.Turn.Buying = NoCard
	if e.Box.Cards[id].Keep {
		m := &e.s.Sides[side]
		m.Keep = m.Keep.With(id)
		e.tell(Step{Verb: StepOwn, Rule: "D5", Side: side, Card: id})
		return
	}
	e.s.Discard.Push(id)
	e.tell(Step{Verb: StepDiscard, Rule: "D5", Side: side, Card: id})
}

// SweepPrice is the price of discarding the whole row (D4).
const SweepPrice = 2

// sweep discards the row and reveals three cards (D4). It discards all cards before
// it reveals the first (D5).
func (e *Engine) sweep() {
	e.buyPhase()
	side := e.s.Turn.Active
	if have := e.s.active().Energy; have < SweepPrice {
		e.refuse("D4", "sweep-dear", rules.Num("price", SweepPrice), rules.Num("have", int(have)))
	}
	e.pay(side, SweepPrice, "D4")
	for i := int8(3); i >= 1; i-- {
		if c := e.s.Row[i-1]; c != NoCard {
			e.s.Row[i-1] = NoCard
			e.s.Discard.Push(c)
			e.tell(Step{Verb: StepDiscard, Rule: "D4", Card: c, N: int16(i)})
		}
	}
	for range 3 {
		e.refill()
		e.slideUp()
	}
}

// discardEvent is alien-metabolism: once on each of the owner's turns, between any
// two other steps, a card of the row is discarded (O1).
func (e *Engine) discardEvent(ev *Event) {
	id, side := e.id.alienMetabolism, e.s.Turn.Active
	if !e.s.active().Keep.Has(id) || e.s.Autobot() {
		e.refuse("O1", "no-discard", rules.ID(rules.ArgSide, "side", side.String()))
	}
	if !e.use(id) {
		e.refuse("O1", "used-already", rules.ID(rules.ArgCard, "card", e.Box.CardName(id)))
	}
	slot := e.slotOf(ev)
	if e.s.Row[slot-1] == NoCard {
		e.refuse("D4", "slot-empty", rules.Num("slot", int(slot)))
	}
	e.discardSlot(slot, "O1")
	if e.s.Turn.Phase == PhaseStart {
		e.settleStart()
	}
}

// takeSlot takes the card out of a slot (1 to 3) and slides the row toward slot 3,
// which leaves slot 1 empty.
func (e *Engine) takeSlot(slot int8) CardID {
	card := e.s.Row[slot-1]
	e.s.Row[slot-1] = NoCard
	e.slideUp()
	return card
}

// refill reveals a card into slot 1 (D4). If the deck is empty, the discards become
// the new deck (D5). If both are empty, the slot stays empty.
func (e *Engine) refill() {
	if e.s.Row[0] != NoCard {
		return
	}
	if e.s.Deck == 0 {
		if e.s.Discard.N == 0 {
			return
		}
		e.s.Deck, e.s.Discard = e.s.Discard.N, Pile{}
		e.tell(Step{Verb: StepShuffle, Rule: "D5", N: int16(e.s.Deck)})
	}
	card := e.ask(Question{ID: AskReveal, Side: You}).Card
	if e.s.Row[0] != NoCard { // a correction put a card there while the question was open
		return
	}
	e.believe(card)
	e.s.Deck = max(0, e.s.Deck-1) // the answer may have come with a correction
	e.s.Row[0] = card
	e.tell(Step{Verb: StepReveal, Rule: "D4", Card: card})
}

// believe takes a card that the table shows in the row out of the discards, where the
// program thought it was (T7): the players shuffled the deck earlier.
func (e *Engine) believe(card CardID) {
	if i := e.s.Discard.find(card); i >= 0 {
		e.s.Discard.Cards[i] = Unnamed
		e.tell(Step{Verb: StepDoubtful, Rule: "T7", Card: card})
	}
}

// find returns the index of a named card in the pile, or -1.
func (p *Pile) find(id CardID) int {
	if id == Unnamed || id == NoCard {
		return -1
	}
	return slices.Index(p.List(), id)
}

// discardSlot moves a card from the row to the discards and refills the row (D4). It does nothing
// if the slot is empty, which happens only after a correction or when the deck has run out.
func (e *Engine) discardSlot(slot int8, rule rules.Rule) {
	if e.s.Row[slot-1] == NoCard {
		return
	}
	card := e.takeSlot(slot)
	e.s.Discard.Push(card)
	e.tell(Step{Verb: StepDiscard, Rule: rule, Card: card, N: int16(slot)})
	e.refill()
	e.slideUp()
}

// slideUp closes gaps in the row toward slot 3. Only an exhausted deck leaves gaps.
func (e *Engine) slideUp() {
	to := len(e.s.Row) - 1
	for i := to; i >= 0; i-- {
		if c := e.s.Row[i]; c != NoCard {
			e.s.Row[i] = NoCard
			e.s.Row[to] = c
			to--
		}
	}
}

// discardKeep moves a keep card from its owner to the discards.
func (e *Engine) discardKeep(owner Side, card CardID, rule rules.Rule) {
	m := &e.s.Sides[owner]
	m.Keep = m.Keep.Without(card)
	e.s.Discard.Push(card)
	e.tell(Step{Verb: StepDiscard, Rule: rule, Side: owner, Card: card})
}
