package tokyo

// This file contains the longer functions of hooks.go.

// batteryMonsterStarts is battery-monster: energy moves from the card to its owner, which
// does not count as a gain. The empty card is discarded.
func batteryMonsterStarts(e *Engine, c held) {
	l := &e.s.Locations[c.id]
	n := min(l.N, int8(e.number(c.actsAs, GainEnergy)))
	e.speak(c)
	e.charge(c, l.N-n)
	e.addEnergy(c.owner, int(n), "")
	if l.N <= 0 {
		e.spent(c)
	}
}

// countsMoreIf counts more smashes if a condition holds for the owner and the number of smashes so far, which dice, or
// cards that they trigger, have made.
func countsMoreIf(holds func(s *State, owner Seat, n int) bool) func(*Rules, *State, held, int) int {
	return func(r *Rules, s *State, c held, n int) int {
		if holds(s, c.owner, n) {
			n += r.number(c.actsAs, Count)
		}
		return n
	}
}

// inTokyo is a condition of countsMoreIf: the owner is in Tokyo, whatever the dice show.
func inTokyo(s *State, owner Seat, _ int) bool { return s.Seats[owner].Place.Tokyo() }

// camouflageProtects is camouflage: its owner rolls a die for each heart at stake, and each heart face saves one.
// The step for the saved hearts names the card.
func camouflageProtects(e *Engine, c held, l *loss) {
	a := e.ask(Question{ID: AskCamouflage, Seat: c.owner, By: l.by, From: l.from, Card: c.actsAs, N: l.n})
	l.n -= min(l.n, a.Roll[Heart])
}

// hibernationProtects is hibernation: a sleeper loses no hearts.
func hibernationProtects(e *Engine, c held, l *loss) {
	if e.asleep(c.owner) {
		l.n = 0
	}
}

// wingsProtects is wings against a loss: once paid for, nothing is lost for the rest of the turn.
func wingsProtects(e *Engine, c held, l *loss) {
	price := e.number(c.actsAs, Pay)
	if e.winged(c.owner) || int(e.s.Seats[c.owner].Energy) < price {
		return
	}
	if e.yes(Question{ID: AskWings, Seat: c.owner, By: l.by, From: l.from, Card: c.actsAs, N: l.n}) {
		wingsUsed(e, c)
		l.n = 0
	}
}

// wingsUsed is wings used at a time of its owner's choice.
func wingsUsed(e *Engine, c held) {
	price := e.number(c.actsAs, Pay)
	if e.winged(c.owner) {
		e.refuse("", "tokyo.winged", seatArg("who", c.owner))
	}
	e.afford(c, price)
	e.speak(c)
	e.pay(c.owner, price)
	e.s.Turn.Wings |= 1 << c.owner
}

// superJumpProtects is super-jump: once on each player's turn, its owner can pay to lose one heart less.
func superJumpProtects(e *Engine, c held, l *loss) {
	price := e.number(c.actsAs, Pay)
	if e.s.Turn.Jumped.Has(c.id) || int(e.s.Seats[c.owner].Energy) < price {
		return
	}
	if e.yes(Question{ID: AskJump, Seat: c.owner, By: l.by, From: l.from, Card: c.actsAs, N: l.n}) {
		e.speak(c)
		e.s.Turn.Jumped = e.s.Turn.Jumped.With(c.id)
		e.pay(c.owner, price)
		l.n--
	}
}

// rapidHealingProtects is rapid-healing before a loss that would eliminate its owner, who
// can buy hearts before the loss is applied, up to the limit.
func rapidHealingProtects(e *Engine, c held, l *loss) {
	m, price := &e.s.Seats[c.owner], e.number(c.actsAs, Pay)
	most := min(int(m.Energy)/price, e.Limit(e.s, c.owner)-int(m.Hearts))
	if l.all || l.n < m.Hearts || most <= 0 {
		return
	}
	for range e.ask(Question{ID: AskRapid, Seat: c.owner, By: l.by, From: l.from, Card: c.actsAs, N: l.n, Most: int8(most)}).N {
		if int(m.Hearts) < e.Limit(e.s, c.owner) { // regeneration may have filled it up
			rapidHealingUsed(e, c)
		}
	}
}

// rapidHealingUsed is rapid-healing used once.
func rapidHealingUsed(e *Engine, c held) {
	price := e.number(c.actsAs, Pay)
	e.afford(c, price)
	if int(e.s.Seats[c.owner].Hearts) >= e.Limit(e.s, c.owner) {
		e.refuse("5.4.3", "tokyo.hearts-full", seatArg("who", c.owner))
	}
	e.speak(c)
	e.pay(c.owner, price)
	e.gainHearts(c.owner, e.number(c.actsAs, GainHearts), "")
}

// energyDrinkUsed is energy-drink: one more roll for energy.
func energyDrinkUsed(e *Engine, c held) {
	e.moreRolls(c)
	price := e.number(c.actsAs, Pay)
	e.afford(c, price)
	e.speak(c)
	e.pay(c.owner, price)
	e.rolls(c)
}

// smokeCloudUsed is smoke-cloud: one more roll for a token. The empty card is discarded.
func smokeCloudUsed(e *Engine, c held) {
	e.moreRolls(c)
	if e.s.Locations[c.id].N <= 0 {
		e.refuse("", "tokyo.no-smoke", e.cardArg("card", c.actsAs))
	}
	e.speak(c)
	e.charge(c, e.s.Locations[c.id].N-1)
	e.rolls(c)
	if e.s.Locations[c.id].N <= 0 {
		e.spent(c)
	}
}

// moreRolls refuses an extra roll at the wrong time.
func (e *Engine) moreRolls(c held) {
	if c.owner != e.s.Turn.Active {
		e.refuse("4.1", "tokyo.not-your-turn", seatArg("who", c.owner))
	}
	e.needs(PhaseRoll, "4.1")
}

func (e *Engine) rolls(c held) {
	t := &e.s.Turn
	t.Paid = min(t.Paid+1, 100)
	e.tell(Step{Verb: StepRolls, Seat: c.owner, Card: c.actsAs, N: int16(e.Rolls(e.s, c.owner))})
}

// energyHoarderEnds is energy-hoarder: a point for every six energy.
func energyHoarderEnds(e *Engine, c held) {
	const batch = 6
	if n := int(e.s.Seats[c.owner].Energy) / batch; n > 0 {
		e.speak(c)
		e.gainPoints(c.owner, n*e.number(c.actsAs, GainPoints), "")
	}
}

// solarPoweredEnds is solar-powered, and lunar-powered in the Dark Edition.
func solarPoweredEnds(e *Engine, c held) { e.applyIf(c, e.s.Seats[c.owner].Energy == 0) }

// rootingForTheUnderdogEnds is rooting-for-the-underdog, for an owner who is alone in last place.
func rootingForTheUnderdogEnds(e *Engine, c held) {
	alone := true
	for _, other := range e.around(c.owner, false) {
		alone = alone && e.s.Seats[other].Points > e.s.Seats[c.owner].Points
	}
	e.applyIf(c, alone)
}

// naturalSelectionEnds is natural-selection: a turn that ends with a 3 costs its owner every heart.
func naturalSelectionEnds(e *Engine, c held) {
	if e.s.Turn.Dice[Three] > 0 {
		e.speak(c)
		e.harm([]loss{{seat: c.owner, by: NoSeat, n: e.s.Seats[c.owner].Hearts, all: true, from: c.actsAs}})
	}
}

// freezeTime is freeze-time: three 1s can give another turn with one die fewer than
// this one. If the card is bought when they have already been rolled, it works at once.
func freezeTime(e *Engine, c held) {
	t := &e.s.Turn
	q := Question{ID: AskFreeze, Seat: c.owner, By: NoSeat, Card: c.actsAs, N: t.Fewer + 1}
	if c.owner == t.Active && t.Dice[One] >= 3 && t.Resolved(Numbers) && e.yes(q) {
		e.speak(c)
		e.again(c.owner, t.Fewer+1, "15.2")
	}
}

// frenzy is frenzy if the option says that it ends the current turn early (15.2).
func frenzy(e *Engine, c held) {
	e.s.Turn.Cut = e.s.Options.FrenzyCut && c.owner == e.s.Turn.Active
}

// vastStorm is vast-storm: all others lose half of their energy, rounded down.
func vastStorm(e *Engine, c held) {
	for _, other := range e.around(c.owner, false) {
		e.pay(other, int(e.s.Seats[other].Energy)/2)
	}
}

// woundToken gives a token to a wounded Monster.
func woundToken(kind TokenKind) func(*Engine, held, *loss) {
	return func(e *Engine, c held, l *loss) {
		e.speak(c)
		e.token(l.seat, kind, 1)
	}
}

// underdogWounds is tile-underdog: it takes a point from a wounded Monster that has more
// than its owner had when the smashes were resolved.
func underdogWounds(e *Engine, c held, l *loss) {
	if e.s.Seats[l.seat].Points > l.points {
		e.speak(c)
		n := e.losePoints(l.seat, e.number(c.actsAs, GainPoints))
		e.gainPoints(c.owner, n, "")
	}
}

// finalRoarFalls is tile-final-roar: an owner who falls with 16 points or more wins, as soon
// as all who fall at the same time have fallen.
func finalRoarFalls(e *Engine, c held) {
	const enough = 16
	if e.s.Seats[c.owner].Points >= enough {
		e.speak(c)
		e.s.Roared = c.owner
	}
}

// dropsItself discards a tile after its effect.
func dropsItself(e *Engine, c held) { e.drop(c.id) }

// mimicBought is mimic or tile-fluxling on arrival: it asks which card to copy.
func mimicBought(e *Engine, c held) {
	cards := e.copyable(e.s, c.id)
	if cards.Empty() {
		return
	}
	a := e.ask(Question{ID: AskMimic, Seat: c.owner, By: NoSeat, Card: c.id, Cards: cards})
	e.copies(c.owner, c.id, a.Card)
}
