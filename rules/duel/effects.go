package duel

// This file contains the longer functions of hooks.go.

// mostSymbols and leastSymbols return the number of symbols of the face that the roll
// has most and least of, including added symbols (O4).
func (r *Rules) mostSymbols(s *State) int {
	most := 0
	for f := Claw; f <= Power; f++ {
		most = max(most, r.Symbols(s, f))
	}
	return most
}

func (r *Rules) leastSymbols(s *State) int {
	least := r.Symbols(s, Claw)
	for f := Heart; f <= Power; f++ {
		least = min(least, r.Symbols(s, f))
	}
	return least
}

// adrenalineAugment counts a claw for each marker in any spotlight zone.
func adrenalineAugment(r *Rules, s *State, c held) int {
	n := 0
	for _, at := range s.Marker {
		if _, lit := at.spotlight(); lit {
			n += r.number(c.id)
		}
	}
	return n
}

// firstDamage ignores the first damage of each of the rival's turns
// (armor-plating, trendsetter).
func firstDamage(e *Engine, c held, n int) int {
	if !e.hooks[c.id].wouldShield(e.Rules, e.s, c) {
		return n
	}
	e.use(c.id)
	return n - e.number(c.id)
}

// ignores reports whether a card that ignores the first damage still can.
func ignores(_ *Rules, s *State, c held) bool {
	return s.Turn.Active != c.owner && !s.Turn.Used.Has(c.id)
}

// ignoresInFame is for trendsetter, which works only while the Fame marker is on a Buzz token.
func ignoresInFame(r *Rules, s *State, c held) bool {
	_, buzz := r.on(s, FameTrack, s.Marker[FameTrack])
	return buzz && ignores(r, s, c)
}

// camouflage rolls a die for each damage, and each heart cancels one.
func camouflage(e *Engine, c held, n int) int {
	a := e.ask(Question{ID: AskCamouflage, Side: c.owner, Card: c.id, N: int8(min(n, 127)), No: true})
	if !e.holds(c) {
		return n
	}
	return n - int(a.Roll[Heart])
}

// unstoppable is discarded in place of its owner's last heart, and its owner takes no more damage on this turn.
func unstoppable(e *Engine, c held) {
	e.use(c.id)
	e.s.Turn.Safe[c.owner] = true
	e.discardKeep(c.owner, c.id, "O10")
}

// unstableDNA can be swapped for one of the rival's keep cards after a hit of 3 or more.
func unstableDNA(e *Engine, c held, n int) {
	mine, theirs := &e.s.Sides[c.owner], &e.s.Sides[c.owner.Other()]
	if n < 3 || theirs.Keep == 0 {
		return
	}
	a := e.ask(Question{ID: AskUnstable, Side: c.owner, Card: c.id, Cards: theirs.Keep, No: true})
	if a.Kind == DeclineAnswer || !e.holds(c) {
		return
	}
	mine.Keep = mine.Keep.Without(c.id).With(a.Card)
	theirs.Keep = theirs.Keep.Without(a.Card).With(c.id)
	e.tell(Step{Verb: StepSwap, Rule: "O10", Side: c.owner, Card: a.Card})
	e.tell(Step{Verb: StepSwap, Rule: "O10", Side: c.owner.Other(), Card: c.id})
}

// inShape sells a pull of fame for each heart the rival loses beyond the third of the turn.
func inShape(e *Engine, c held, n int) {
	const free = 3
	me := &e.s.Sides[c.owner]
	for points := min(n, int(e.s.Turn.HeartsLost[c.owner.Other()])-free); points > 0; {
		most := min(points, int(me.Energy))
		if most == 0 || !e.holds(c) {
			return
		}
		a := e.ask(Question{ID: AskInShape, Side: c.owner, Card: c.id, N: int8(most), No: true})
		if a.Kind == DeclineAnswer || !e.holds(c) || !e.buyFame(c, int(a.N)) || int(a.N) < most {
			return
		}
		points -= int(a.N) // energy gained by the pulls may pay for more
	}
}

// buyFame pulls fame for 1 energy, n times, as a separate source (T6). It returns
// false once a King token has stopped the marker, because nobody would pay for more.
func (e *Engine) buyFame(c held, n int) bool {
	outer := e.source
	defer func() { e.source = outer }()
	e.begin(false)
	for range n {
		if e.source.kingStopped[FameTrack] || e.s.Sides[c.owner].Energy < 1 {
			return false
		}
		e.pay(c.owner, 1, "O11")
		e.speakAndApply(c, "O11")
	}
	return !e.source.kingStopped[FameTrack]
}

// unchained can turn a bonus into damage to the rival.
func unchained(e *Engine, c held, b Bonus) Bonus {
	q := Question{ID: AskUnchained, Side: c.owner, Card: c.id, N: b.N, Bonus: b, No: true}
	if e.ask(q).Kind == YesAnswer && e.holds(c) {
		return Bonus{BonusDamage, int8(e.number(c.id))}
	}
	return b
}

// lightningSpeed can turn a blank space into damage to the rival.
func lightningSpeed(e *Engine, c held) {
	if e.yes(AskLightning, c, e.number(c.id)) {
		e.speakAndApply(c, "O11")
	}
}

// spikedTail hits the rival once for a whole pull of destruction.
func spikedTail(e *Engine, c held, t Track, n int) {
	if t == DestructionTrack && n > 0 {
		e.tell(Step{Verb: StepActs, Rule: "O11", Side: c.owner, Card: c.id})
		e.hit(c.owner.Other(), n*e.number(c.id), "O11")
	}
}

// thunderStomp takes a die, once per turn, if dice have pulled destruction.
func thunderStomp(e *Engine, c held, t Track, n int) {
	if t == DestructionTrack && n > 0 && e.source.dice && e.use(c.id) {
		e.rollFewer(c.owner.Other(), e.number(c.id), c.id)
	}
}

// superconductor can be discarded for as much energy as the rival has just gained.
func superconductor(e *Engine, c held, n int) {
	if !e.yes(AskSuperconductor, c, n) {
		return
	}
	e.discardKeep(c.owner, c.id, "O6")
	dice := e.source.dice
	e.source.dice = false
	e.gainEnergy(c.owner, n, "O6")
	e.source.dice = dice
}

// regeneration adds a heart to the first real gain of a turn.
func regeneration(e *Engine, c held) {
	if e.use(c.id) && e.s.Sides[c.owner].Deficit() > 0 {
		e.speakAndApply(c, "D2")
	}
}

// eyeOfTheStorm gains energy for each unused roll; the first roll is compulsory.
func eyeOfTheStorm(e *Engine, c held) {
	if unused := int(e.MaxRolls(e.s) - max(1, e.s.Turn.Rolls)); unused > 0 {
		e.tell(Step{Verb: StepActs, Rule: "O3", Side: c.owner, Card: c.id})
		e.gainEnergy(c.owner, unused*e.number(c.id), "O3")
	}
}

// signatureMove pulls fame for every three power symbols.
func signatureMove(e *Engine, c held) {
	e.tell(Step{Verb: StepActs, Rule: "O4", Side: c.owner, Card: c.id})
	e.pull(c.owner, FameTrack, e.Symbols(e.s, Power)/3*e.number(c.id), "O4")
}

// gentleGiant pulls fame after a roll without any claw.
func gentleGiant(e *Engine, c held) {
	if e.s.Turn.Claws == 0 && e.Symbols(e.s, Claw) == 0 {
		e.speakAndApply(c, "O7")
	}
}

// electricalAura pulls destruction for every seven energy owned.
func electricalAura(e *Engine, c held) {
	if n := int(e.s.Sides[c.owner].Energy) / AuraLot; n > 0 {
		e.tell(Step{Verb: StepActs, Rule: "O9", Side: c.owner, Card: c.id})
		e.pull(c.owner, DestructionTrack, n*e.number(c.id), "O9")
	}
}

// dominate waits for the rival's next turn (Engine.dominated). Autobot owns no cards.
func dominate(e *Engine, c held) {
	if !(e.s.Solo && c.owner == You) {
		rival := &e.s.Sides[c.owner.Other()]
		rival.Dominated = min(maxNumber, rival.Dominated+1)
	}
}

// operationMedia pulls fame for each claw resolved on this turn.
func operationMedia(e *Engine, c held) {
	e.pull(c.owner, FameTrack, int(e.s.Turn.Claws)*e.number(c.id), "O8")
}

// thePartysOver hurts each side for the markers in its zone, the buyer first.
func thePartysOver(e *Engine, c held) {
	var hits [2]int
	for _, at := range e.s.Marker {
		if side, lit := at.spotlight(); lit {
			hits[side] += e.number(c.id)
		}
	}
	e.hit(c.owner, hits[c.owner], "W4")
	e.hit(c.owner.Other(), hits[c.owner.Other()], "W4")
}

// teslaImpulse discards one of the rival's keep cards.
func teslaImpulse(e *Engine, c held) {
	rival := c.owner.Other()
	if keep := e.s.Sides[rival].Keep; keep != 0 && !(e.s.Solo && rival == Rival) {
		id := keep.Next(0)
		if keep.Len() > 1 {
			id = e.ask(Question{ID: AskTesla, Side: c.owner, Card: c.id, Cards: keep}).Card
		}
		if id != NoCard { // corrections may have taken all of them while the question was open
			e.discardKeep(rival, id, "O8")
		}
	}
	e.apply(c, e.Box.Cards[c.id].Does, "O8")
}
