package tokyo

import "kingoftokyo/rules"

// resolveAll resolves the rest of the result, in the order numbers, hearts, energy
// and smashes (5.0), then the enter step.
func (e *Engine) resolveAll() {
	e.needs(PhaseResolve, "5")
	for g := Numbers; g <= Smashes && !e.s.active().Out; g++ {
		if !e.s.Turn.Resolved(g) {
			e.group(g)
		}
	}
	e.resolved()
}

// resolveOne resolves one group, in an order that the player chooses (5.0).
func (e *Engine) resolveOne(g Group) {
	e.needs(PhaseResolve, "5")
	if e.s.Turn.Resolved(g) {
		e.refuse("5.0", "tokyo.resolved", rules.ID(rules.ArgKey, "group", "tokyo.group."+g.String()))
	}
	e.group(g)
	e.resolved()
}

// resolved moves on to the enter step and the purchases once every die is resolved.
func (e *Engine) resolved() {
	t := &e.s.Turn
	if e.s.active().Out || t.Done != 1<<NumGroups-1 {
		return
	}
	e.enterStep()
	if !e.s.active().Out {
		t.Phase = PhaseBuy
	}
}

// Left reports whether a group of the result still has to be resolved: it is not
// done, and has a die or, for smashes, a card.
func (r *Rules) Left(s *State, g Group) bool {
	t := &s.Turn
	if t.Resolved(g) {
		return false
	}
	switch g {
	case Numbers:
		return t.Dice[One]+t.Dice[Two]+t.Dice[Three] > 0
	case Hearts:
		return t.Dice[Heart] > 0
	case Energies:
		return t.Dice[Energy] > 0
	}
	return r.SmashCount(s, t.Active) > 0
}

func (e *Engine) group(g Group) {
	e.s.Turn.Done |= 1 << g
	seat := e.s.Turn.Active
	awake := !e.asleep(seat)
	switch {
	case g == Hearts:
		e.hearts(seat)
	case g == Energies:
		e.energies(seat)
	case g == Numbers && awake:
		e.numbers(seat)
	case g == Smashes && awake:
		e.smashes(seat)
	}
}

// numbers scores the triples (5.1), then the effects of cards on them, then
// Wickedness and its tiles (12.2 to 12.7).
func (e *Engine) numbers(seat Seat) {
	dice := e.s.Turn.Dice
	for f := One; f <= Three; f++ {
		rule, n := rules.Rule("5.1.1"), int(dice[f])
		if n > 3 {
			rule = "5.1.2"
		}
		if n >= 3 {
			e.gainPoints(seat, int(f)+1+n-3, rule)
		}
	}
	e.powers(seat, func(c held) {
		if f := e.hooks[c.actsAs].numberDice; f != nil {
			f(e, c, dice)
		}
	})
	if e.Edition == Dark {
		e.wicked(seat, 2*int(dice[One]/3)+int(dice[Two]/3))
	}
}

// Levels are the spaces of the gauge that have tiles (12.4).
var Levels = [...]int8{3, 6, 10}

// wicked moves a counter up and offers the tiles of every level that it reaches, the
// lowest first (12.2 to 12.8).
func (e *Engine) wicked(seat Seat, n int) {
	m := &e.s.Seats[seat]
	from := m.Wickedness
	to := int8(min(MaxWickedness, int(from)+n))
	if to <= from {
		return
	}
	m.Wickedness = to
	e.tell(Step{Verb: StepWicked, Seat: seat, Rule: "12.2", N: int16(to - from), To: int16(to)})
	for _, at := range Levels {
		if from < at && at <= to && !m.Out {
			e.offerTiles(seat, at)
		}
	}
}

// offerTiles lets a Monster take one of the remaining tiles of a level (12.5, 12.6).
func (e *Engine) offerTiles(seat Seat, level int8) {
	left := e.Gauge(e.s, level)
	if left.Empty() {
		return
	}
	a := e.ask(Question{ID: AskTile, Seat: seat, By: NoSeat, N: level, Cards: left, No: true})
	if a.Kind == CardAnswer {
		e.own(seat, a.Card)
	}
}

// Gauge returns the remaining tiles of a level of the gauge (12.4).
func (r *Rules) Gauge(s *State, level int8) Pieces {
	var left Pieces
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if s.Locations[id].Zone == Deck && r.Tile(id).Level == level {
			left = left.With(id)
		}
	}
	return left
}

// hearts resolves the heart dice: healing others (healing-ray), removing tokens, and
// healing the Monster itself; in Tokyo only the first (5.4).
func (e *Engine) hearts(seat Seat) {
	m, n := &e.s.Seats[seat], int(e.s.Turn.Dice[Heart])
	if n == 0 {
		return
	}
	n = e.ray(seat, n)
	if n == 0 {
		return
	}
	switch {
	case m.Place.Tokyo():
		e.tell(Step{Verb: StepHeartsVoid, Seat: seat, Rule: "5.4.2", N: int16(n)})
		return
	case m.Zombie:
		card, _ := e.Piece(string(zombify))
		e.tell(Step{Verb: StepHeartsVoid, Seat: seat, Card: card, N: int16(n)})
		return
	}
	n -= e.cure(AskPoisonDice, seat, PoisonToken, m.Poison, n)
	n -= e.cure(AskShrinkDice, seat, ShrinkToken, m.Shrink, n)
	if n > 0 {
		e.gainHearts(seat, n+n*e.beams(seat), "5.4.1")
	}
}

// cure uses as many heart dice as the player chooses to remove tokens (5.4.4). It
// returns the number of dice used.
func (e *Engine) cure(id QuestionID, seat Seat, kind TokenKind, tokens int8, dice int) int {
	most := min(int(tokens), dice)
	if most <= 0 {
		return 0
	}
	n := int(e.ask(Question{ID: id, Seat: seat, By: NoSeat, N: int8(dice), Most: int8(most)}).N)
	if n > 0 {
		e.token(seat, kind, -n)
	}
	return n
}

// ray is healing-ray: heart dice heal others, who pay for each heart. Their own
// regeneration adds nothing (15.3). It returns the number of dice left.
func (e *Engine) ray(seat Seat, dice int) int {
	c, ok := e.first(e.s, seat, healingRay)
	if !ok {
		return dice
	}
	price, bonus := e.number(c.actsAs, Pay), e.has(seat, regeneration)
	for dice > 0 {
		var seats uint8
		for _, to := range e.around(seat, false) {
			if int(e.s.Seats[to].Hearts) < e.Limit(e.s, to) {
				seats |= 1 << to
			}
		}
		if seats == 0 {
			return dice
		}
		a := e.ask(Question{ID: AskRay, Seat: seat, By: NoSeat, Card: c.actsAs, N: int8(dice), Seats: seats, No: true})
		if a.Kind != SeatAnswer {
			return dice
		}
		to, n := a.Seat, 1
		if dice > 1 {
			n = int(e.ask(Question{ID: AskRayDice, Seat: seat, By: to, Card: c.actsAs, N: int8(dice), Most: int8(dice)}).N)
		}
		dice -= n
		if bonus && n > 0 && e.yes(Question{ID: AskRayBonus, Seat: seat, By: to, Card: c.actsAs}) {
			n, bonus = n+1, false
		}
		e.speak(c)
		n = min(n, e.room(to))
		e.receiveHearts(to, n, "")
		owed := min(n*price, int(e.s.Seats[to].Energy))
		e.pay(to, owed)
		e.gainEnergy(seat, owed, "")
	}
	return 0
}

// beams returns how many tile-skybeam a seat has: each makes every energy and heart
// die worth one more. In Tokyo, heart dice remain useless (15.5).
func (e *Engine) beams(seat Seat) int {
	n := e.Count(e.s, seat, skybeam)
	if n > 0 {
		c, _ := e.first(e.s, seat, skybeam)
		e.speak(c)
	}
	return n
}

// energies resolves the energy dice (5.2.1).
func (e *Engine) energies(seat Seat) {
	if n := int(e.s.Turn.Dice[Energy]); n > 0 {
		e.gainEnergy(seat, n+n*e.beams(seat), "5.2.1")
	}
}

// SmashCount returns the total number of smashes of a result: the dice, then the
// effects of other dice and cards, with the doubling last.
func (r *Rules) SmashCount(s *State, seat Seat) int {
	return r.countSmashes(s, seat, func(held) {})
}

// countSmashes returns the same number, and calls spoke for the cards that changed it.
func (r *Rules) countSmashes(s *State, seat Seat, spoke func(held)) int {
	n := int(s.Turn.Dice[Smash])
	for rank := firstRank; rank <= lastRank; rank++ {
		for id := CardID(1); id <= r.Last(); id++ {
			if !s.Holds(seat, id) {
				continue
			}
			c, before := held{seat, id, s.acting(id)}, n
			if h := &r.hooks[c.actsAs]; h.counts != nil && h.rank == rank {
				n = h.counts(r, s, c, n)
			}
			if rank == addedRank {
				n += int(r.pieces[c.actsAs].effects.Adds.Smashes)
			}
			if n != before {
				spoke(c)
			}
		}
	}
	return n
}

// smashes strikes: everybody in the other place loses a heart for each smash (5.3),
// all at the same time. Then those wounded in Tokyo can yield (6).
func (e *Engine) smashes(seat Seat) {
	n := e.countSmashes(e.s, seat, e.speak)
	if n == 0 {
		return
	}
	e.tell(Step{Verb: StepSmashes, Seat: seat, Rule: "5.3.3", N: int16(n)})
	e.powers(seat, func(c held) {
		if f := e.hooks[c.actsAs].strikes; f != nil {
			f(e, c)
		}
	})
	list := e.targets(seat, n)
	if len(list) == 0 {
		e.tell(Step{Verb: StepNobody, Seat: seat, Rule: "5.3.5"})
		return
	}
	fled, decided := e.jetsFirst(seat, list)
	e.harm(list)
	e.yields(seat, list, fled, decided)
}

// targets returns the losses from n smashes: everybody in the other place (5.3.2),
// everybody else with nova-breath, and the neighbors with fire-breathing (14.3).
func (e *Engine) targets(seat Seat, n int) []loss {
	all, fire := e.has(seat, novaBreath), 0
	e.named(seat, fireBreathing, func(c held) { fire += e.number(c.actsAs, Rival) })
	if c, ok := e.first(e.s, seat, novaBreath); ok {
		e.speak(c)
	}
	left, right := e.s.After(seat), e.s.nextTo(seat, Seat(e.s.Players)-1)
	var list []loss
	for _, to := range e.around(seat, false) {
		l := loss{seat: to, by: seat, points: e.s.Seats[seat].Points}
		if all || e.s.Seats[to].Place.Tokyo() != e.s.Seats[seat].Place.Tokyo() {
			l.smash, l.rule, l.n = true, "5.3.1", int8(min(n, 100))
		}
		if fire > 0 && (to == left || to == right) {
			l.n += int8(fire)
			if !l.smash {
				l.rule = "14.3"
			}
		}
		if l.n > 0 {
			list = append(list, l)
		}
	}
	if fire > 0 {
		c, _ := e.first(e.s, seat, fireBreathing)
		e.speak(c)
	}
	return list
}
