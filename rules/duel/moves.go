package duel

import (
	"kingoftokyo/rules"
	"slices"
)

// This file has what every rule, power and card is made of: pulling a marker,
// taking damage, gaining, paying, the row of cards, placing tokens.

// pull moves a marker n spaces toward the puller (D3): one space at a time, on
// each the win check, then the token's bonus; a King token of the rival ends it
// (T6). It returns how many spaces the marker moved.
func (e *Engine) pull(puller Side, t Track, n int, rule rules.Rule) int {
	moved := 0
	for ; moved < n && !e.source.stopped[t]; moved++ {
		from := e.s.Marker[t]
		to := e.step(e.s, t, from, puller.toward())
		if e.s.Marker[t] = max(-Victory, min(Victory, to)); e.s.Marker[t] == from {
			break // the end of the track, where a win was denied (T8)
		}
		e.tell(Step{Verb: StepPull, Rule: rule, Side: puller, Track: t, From: from, At: e.s.Marker[t]})
		e.checkWin()
		if e.leaves(t, from) {
			e.each(puller, onLeaves, func(h *hook, c held) { h.leaves(e, c) })
		}
		e.arrive(puller, t, n-moved-1)
	}
	e.source.lost += n - moved
	e.each(puller, onPulled, func(h *hook, c held) { h.pulled(e, c, t, moved) })
	return moved
}

// leaves says whether a marker that stood at a spot has left the Buzz token
// there: moving within one token is not off it (O11, scrappy).
func (e *Engine) leaves(t Track, from Spot) bool {
	was, on := e.on(e.s, t, from)
	return on && !e.Box.Tokens[was].covers(e.s.Tokens[was].Place, t, e.s.Marker[t])
}

// arrive applies the space a marker was pulled onto; left is how many spaces the
// pull still has.
func (e *Engine) arrive(puller Side, t Track, left int) {
	id, ok := e.on(e.s, t, e.s.Marker[t])
	if !ok {
		return
	}
	kind, at := &e.Box.Tokens[id], e.s.Tokens[id].Place
	if kind.King {
		if e.isKing(puller.Other()) {
			e.source.stopped[t] = true
			e.tell(Step{Verb: StepKingStop, Rule: "T6", Side: puller, Track: t, Token: id, N: int16(left)})
		}
		return
	}
	switch b, ok := kind.bonusAt(at, e.s.Marker[t]); {
	case !ok:
	case b.Kind == BonusNone:
		e.each(puller, onBlank, func(h *hook, c held) { h.blank(e, c) })
	default:
		e.bonus(puller, b, id)
	}
}

// bonus gives a Buzz bonus to the side that pulls (D3).
func (e *Engine) bonus(puller Side, b Bonus, id TokenID) {
	b = e.swapBonus(puller, b)
	e.tell(Step{Verb: StepBonus, Rule: "D3", Side: puller, Token: id, Bonus: b.Kind, N: int16(b.N)})
	switch b.Kind {
	case BonusDamage:
		e.hit(puller.Other(), int(b.N), "D3")
	case BonusHeart:
		e.gainHearts(puller, int(b.N), "D3")
	case BonusEnergy:
		e.gainEnergy(puller, int(b.N), "D3")
	case BonusDice:
		e.gainDice(puller, int(b.N), "D3")
	}
}

// isKing says whether the side plays The King.
func (e *Engine) isKing(s Side) bool {
	return e.power[e.s.Sides[s].ID] == kingPower
}

// hit is damage from one source at one moment (O10): protections in their fixed
// order, then hearts. It returns how much was really taken.
func (e *Engine) hit(target Side, n int, rule rules.Rule) int {
	if n <= 0 {
		return 0
	}
	n = e.shields(target, n)
	if n <= 0 {
		return 0
	}
	m := &e.s.Sides[target]
	taken := min(n, max(0, int(m.Hearts)))
	saved := NoCard
	if taken > 0 && taken == int(m.Hearts) {
		if saved = e.speaking(e.s, target, onFalls).Next(0); saved != NoCard {
			taken--
		}
	}
	m.Hearts -= int16(taken)
	if taken > 0 {
		e.tell(Step{Verb: StepDamage, Rule: rule, Side: target, N: int16(taken), To: m.Hearts})
	}
	if saved != NoCard {
		e.tell(Step{Verb: StepShield, Rule: "O10", Side: target, Card: saved, N: int16(n - taken)})
		e.acts[saved].falls(e, held{saved, target})
	}
	e.checkWin()
	if taken > 0 {
		e.hurt(target, taken)
	}
	return taken
}

// gainHearts heals, never above the starting hearts (D2). It returns the real gain.
func (e *Engine) gainHearts(side Side, n int, rule rules.Rule) int {
	m := &e.s.Sides[side]
	got := min(n, m.Deficit())
	if got > 0 {
		m.Hearts += int16(got)
		e.tell(Step{Verb: StepHearts, Rule: rule, Side: side, N: int16(got), To: m.Hearts})
	}
	if n > got {
		e.tell(Step{Verb: StepHeartsFull, Rule: "D2", Side: side, N: int16(n - got), To: m.Hearts})
	}
	if got > 0 {
		e.each(side, onHealed, func(h *hook, c held) { h.healed(e, c) })
	}
	return got
}

// maxEnergy keeps the mirror from overflowing; a table holds far less.
const maxEnergy = 999

// gainEnergy adds energy; while dice are resolved the rival's superconductor is
// offered for this one gain.
func (e *Engine) gainEnergy(side Side, n int, rule rules.Rule) {
	m := &e.s.Sides[side]
	if n = min(n, maxEnergy-int(m.Energy)); n <= 0 {
		return
	}
	m.Energy += int16(n)
	e.tell(Step{Verb: StepEnergy, Rule: rule, Side: side, N: int16(n), To: m.Energy})
	if e.source.dice {
		e.each(side.Other(), onGain, func(h *hook, c held) { h.copies(e, c, n) })
	}
}

// pay takes energy away. The caller has checked that there is enough.
func (e *Engine) pay(side Side, n int16, rule rules.Rule) {
	if n <= 0 {
		return
	}
	m := &e.s.Sides[side]
	m.Energy -= n
	e.tell(Step{Verb: StepPay, Rule: rule, Side: side, N: n, To: m.Energy})
}

// MaxDiceTokens is the most dice tokens a side may hold (D6).
const MaxDiceTokens = 2

// gainDice adds dice tokens; more than two are lost (D6).
func (e *Engine) gainDice(side Side, n int, rule rules.Rule) {
	m := &e.s.Sides[side]
	got := max(0, min(n, MaxDiceTokens-int(m.Dice)))
	if got > 0 {
		m.Dice += int8(got)
		e.tell(Step{Verb: StepDiceTokens, Rule: rule, Side: side, N: int16(got), To: int16(m.Dice)})
	}
	if n > got {
		e.tell(Step{Verb: StepDiceFull, Rule: "D6", Side: side, N: int16(n - got), To: int16(m.Dice)})
	}
}

// takeSlot takes the card out of a slot (1 to 3) and slides the row toward
// slot 3. Slot 1 is then empty.
func (e *Engine) takeSlot(slot int8) CardID {
	card := e.s.Row[slot-1]
	for i := slot - 1; i > 0; i-- {
		e.s.Row[i] = e.s.Row[i-1]
	}
	e.s.Row[0] = NoCard
	return card
}

// refill reveals a card into slot 1 (D4). An empty deck is made anew from the
// discards (D5); with neither the slot stays empty.
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
	if e.s.Row[0] != NoCard { // a correction laid one there while it was asked
		return
	}
	e.believe(card)
	e.s.Deck = max(0, e.s.Deck-1) // a correction may have come with the answer
	e.s.Row[0] = card
	e.tell(Step{Verb: StepReveal, Rule: "D4", Card: card})
}

// believe takes a card that the table shows in the row out of the discards, where it was
// thought to lie (T7): the deck was shuffled there earlier.
func (e *Engine) believe(card CardID) {
	if i := e.s.Discard.find(card); i >= 0 {
		e.s.Discard.Cards[i] = Unnamed
		e.tell(Step{Verb: StepDoubtful, Rule: "T7", Card: card})
	}
}

// find is where a named card lies in the pile, or -1.
func (p *Pile) find(id CardID) int {
	if id == Unnamed || id == NoCard {
		return -1
	}
	return slices.Index(p.List(), id)
}

// discardSlot takes a card from the row to the discards and refills (D4). An
// empty slot, which only a correction or an exhausted deck leaves, has none.
func (e *Engine) discardSlot(slot int8, rule rules.Rule) {
	if e.s.Row[slot-1] == NoCard {
		return
	}
	card := e.takeSlot(slot)
	e.s.Discard.Push(card)
	e.tell(Step{Verb: StepDiscard, Rule: rule, Card: card, N: int16(slot)})
	e.slideUp()
	e.refill()
	e.slideUp()
}

// slideUp closes gaps in the row toward slot 3, which only an exhausted deck leaves.
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

// discardKeep takes a keep card from its owner to the discards.
func (e *Engine) discardKeep(owner Side, card CardID, rule rules.Rule) {
	m := &e.s.Sides[owner]
	m.Keep = m.Keep.Without(card)
	e.s.Discard.Push(card)
	e.tell(Step{Verb: StepDiscard, Rule: rule, Side: owner, Card: card})
}

// placeToken is D5 and T1-T2: take the card's token and place it, or move it.
func (e *Engine) placeToken(buyer Side, name string) {
	id, ok := e.Box.Token(name)
	if !ok {
		return
	}
	laid := e.s.Tokens[id].Laid
	switch {
	case laid && e.standsOn(e.s, id):
		e.tell(Step{Verb: StepHeldDown, Rule: "T2", Side: buyer, Token: id})
	case !e.anyPlace(e.s, id):
		e.tell(Step{Verb: StepNoPlace, Rule: "T2", Side: buyer, Token: id})
	default:
		e.layWhere(AskPlace, buyer, id, laid)
	}
}

// layWhere asks where a token goes and lays it there. A place that T1 forbids is
// doubted, and stands if the player confirms it (T7). Declining leaves the token
// and returns false.
func (e *Engine) layWhere(ask QuestionID, side Side, id TokenID, may bool) bool {
	kind := &e.Box.Tokens[id]
	var p Place
	for {
		a := e.ask(Question{ID: ask, Side: side, Token: id, No: may})
		if a.Kind == DeclineAnswer {
			e.tell(Step{Verb: StepUnmoved, Rule: "T2", Side: side, Token: id})
			return false
		}
		p = a.Place
		if e.free(e.s, id, p) ||
			e.ask(Question{ID: AskDoubt, Side: side, Token: id, Place: p, No: true}).Kind == YesAnswer {
			break
		}
	}
	if kind.Oriented() {
		if e.s.Hand == HandUnknown {
			e.s.Hand = RightHand
			if e.sure(AskHand, You, 0) {
				e.s.Hand = LeftHand
			}
		}
		p, _ = e.WayRound(e.s, id, p)
	}
	laid, was := e.s.Tokens[id].Laid, e.s.Tokens[id].Place
	e.s.Tokens[id] = Token{Place: p, Laid: true}
	switch {
	case laid && p == was:
		e.tell(Step{Verb: StepUnmoved, Rule: "T2", Side: side, Token: id})
	case laid:
		e.tell(Step{Verb: StepMove, Rule: "T1", Side: side, Token: id, Place: p})
	default:
		e.tell(Step{Verb: StepPlace, Rule: "T1", Side: side, Token: id, Place: p})
	}
	return true
}
