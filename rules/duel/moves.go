package duel

import "kingoftokyo/rules"

// This file has the parts that every rule, power and card is made of: pulling a
// marker, taking damage, gaining, paying.

// pull moves a marker n spaces toward the puller (D3), one space at a time. On each
// space comes the win check, then the token's bonus. A King token of the rival ends
// the pull (T6).
func (e *Engine) pull(puller Side, t Track, n int, rule rules.Rule) {
	moved := 0
	for ; moved < n && !e.source.kingStopped[t]; moved++ {
		from := e.s.Marker[t]
		to := e.step(e.s, t, from, puller.toward())
		if e.s.Marker[t] = max(-Victory, min(Victory, to)); e.s.Marker[t] == from {
			break // the end of the track; the player has denied the win (T8)
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
}

// leaves reports whether a marker that was at a spot has left the Buzz token there. A
// move within one token does not leave it (O11, scrappy).
func (e *Engine) leaves(t Track, from Spot) bool {
	was, on := e.on(e.s, t, from)
	return on && !e.Box.Tokens[was].covers(e.s.Tokens[was].Place, t, e.s.Marker[t])
}

// arrive applies the space to which a marker was pulled; left is the number of spaces
// that remain of the pull.
func (e *Engine) arrive(puller Side, t Track, left int) {
	id, ok := e.on(e.s, t, e.s.Marker[t])
	if !ok {
		return
	}
	kind, at := &e.Box.Tokens[id], e.s.Tokens[id].Place
	if kind.King {
		if e.power(&e.s.Sides[puller.Other()]) == kingPower {
			e.source.kingStopped[t] = true
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
	e.each(puller, onBonus, func(h *hook, c held) {
		if b.Kind != BonusDamage { // which stays as it is (O11)
			b = h.swaps(e, c, b)
		}
	})
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

// hit deals damage from one source at one moment (O10): protections in their fixed
// order, then hearts. It returns the number of hearts lost.
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
		e.hooks[saved].falls(e, held{saved, target})
	}
	e.checkWin()
	if taken > 0 {
		e.hurt(target, taken)
	}
	return taken
}

// gainHearts heals, but not above the starting hearts (D2). It returns the real gain.
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

// maxEnergy prevents overflows; a real table has far less.
const maxEnergy = 999

// gainEnergy adds energy. While dice are being resolved, it offers the rival's
// superconductor this one gain.
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

// MaxDiceTokens is the most dice tokens that a side can have (D6).
const MaxDiceTokens = 2

// gainDice adds dice tokens. Any beyond two are lost (D6).
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
