package tokyo

// held is a power that a Monster has: its card or tile, and the one as which it acts:
// itself, or the one that a mimic or fluxling copies.
type held struct {
	owner      Seat
	id, actsAs CardID
}

// acting returns the card or tile as which a piece acts: itself, unless it copies one.
func (s *State) acting(id CardID) CardID {
	if of := s.Locations[id].Of; of != NoCard && s.Locations[of].Zone == Held {
		return of
	}
	return id
}

// powers calls f for every card and tile of a seat, in the order of the box. It
// respects what f adds or removes.
func (e *Engine) powers(seat Seat, f func(c held)) {
	lie := e.s.Locations[:e.Last()+1]
	for i := range lie {
		if lie[i].Owner == seat && lie[i].Zone == Held {
			id := CardID(i)
			f(held{seat, id, e.s.acting(id)})
		}
	}
}

// Count returns how many powers with that name a seat has, including copies.
func (r *Rules) Count(s *State, seat Seat, id name) int {
	n := 0
	lie := s.Locations[:r.Last()+1]
	for c := range lie {
		if lie[c].Owner == seat && lie[c].Zone == Held && r.pieces[s.acting(CardID(c))].id == id {
			n++
		}
	}
	return n
}

func (e *Engine) has(seat Seat, id name) bool { return e.Count(e.s, seat, id) > 0 }

func (r *Rules) first(s *State, seat Seat, id name) (held, bool) {
	lie := s.Locations[:r.Last()+1]
	for i := range lie {
		if c := CardID(i); lie[i].Owner == seat && lie[i].Zone == Held && r.pieces[s.acting(c)].id == id {
			return held{seat, c, s.acting(c)}, true
		}
	}
	return held{}, false
}

// Pays returns the energy that it costs to use a card, or 0 if it is free.
func (r *Rules) Pays(id CardID) int { return r.number(id, Pay) }

// number returns the number of a card's first effect with that verb, or 0 if it has none.
func (r *Rules) number(id CardID, v Verb) int {
	if id == NoCard || id > r.Last() {
		return 0
	}
	for _, list := range [][]Effect{r.pieces[id].effects.Does, r.pieces[id].effects.Bought} {
		for _, x := range list {
			if x.Verb == v {
				return int(x.N)
			}
		}
	}
	return 0
}

// adds returns the sum of what a seat's powers add to its every turn.
func (r *Rules) adds(s *State, seat Seat) Adds {
	var sum Adds
	lie := s.Locations[:r.Last()+1]
	for c := range lie {
		if lie[c].Owner != seat || lie[c].Zone != Held {
			continue
		}
		a := &r.pieces[s.acting(CardID(c))].effects.Adds
		sum.Smashes += a.Smashes
		sum.Dice += a.Dice
		sum.Rolls += a.Rolls
		sum.Discount += a.Discount
		sum.Limit = max(sum.Limit, a.Limit)
	}
	return sum
}

// Limit returns the most hearts that a seat can have: 10, or up to 12 with a card, a
// tile or zombify (5.4.3).
func (r *Rules) Limit(s *State, seat Seat) int {
	limit := int8(StartHearts)
	if s.Seats[seat].Zombie {
		limit = MostHearts
	}
	return int(max(limit, r.adds(s, seat).Limit))
}

// Asleep reports whether a seat's Monster sleeps (hibernation). In Tokyo it never does.
func (r *Rules) Asleep(s *State, seat Seat) bool {
	return !s.Seats[seat].Place.Tokyo() && r.Count(s, seat, hibernation) > 0
}

func (e *Engine) asleep(seat Seat) bool { return e.Asleep(e.s, seat) }

// holds reports whether the owner of a power still has it. A correction made while a
// question was open may have removed it.
func (e *Engine) holds(c held) bool { return e.s.Holds(c.owner, c.id) }

// named calls f for every power with one name that a seat has, including copies.
func (e *Engine) named(seat Seat, id name, f func(c held)) {
	e.powers(seat, func(c held) {
		if e.pieces[c.actsAs].id == id {
			f(c)
		}
	})
}

// own gives a card or tile to a seat and applies its effect on arrival.
func (e *Engine) own(seat Seat, id CardID) {
	e.s.Locations[id] = Location{Zone: Held, Owner: seat}
	verb := StepOwn
	if e.IsTile(id) {
		verb = StepTile
	}
	e.tell(Step{Verb: verb, Seat: seat, Card: id})
	e.arrives(held{seat, id, id})
}

// arrives applies what a power does once, when its owner gets it or it is copied.
func (e *Engine) arrives(c held) {
	if n := e.number(c.actsAs, Carry); n > 0 {
		e.charge(c, int8(n))
	}
	if list := e.pieces[c.actsAs].effects.Bought; len(list) > 0 {
		e.speak(c)
		e.apply(c.owner, list)
	}
	if f := e.hooks[c.actsAs].bought; f != nil {
		f(e, c)
	}
}

func (e *Engine) charge(c held, n int8) {
	e.s.Locations[c.id].N = n
	e.tell(Step{Verb: StepCharge, Seat: c.owner, Card: c.id, Of: c.actsAs, N: int16(n)})
}

// drop moves a card to the discards, or a tile out of the game. Its copies become
// idle, and hearts above the new limits are lost.
func (e *Engine) drop(id CardID) {
	if e.s.Locations[id].Zone != Held { // a correction moved it while a question was open
		return
	}
	owner := e.s.Locations[id].Owner
	e.s.Locations[id] = Location{Zone: Discard, Owner: NoSeat}
	e.tell(Step{Verb: StepDiscard, Seat: owner, Card: id})
	for c := CardID(1); c <= e.Last(); c++ {
		if e.s.Locations[c].Of == id {
			e.stopCopying(c)
		}
	}
	e.trim(owner)
}

func (e *Engine) stopCopying(id CardID) {
	l := &e.s.Locations[id]
	of := l.Of
	l.Of, l.N = NoCard, 0
	e.tell(Step{Verb: StepIdle, Seat: l.Owner, Card: id, Of: of})
	e.trim(l.Owner)
}

// spent discards a card that is used up. A tile that copies one stays, idle until its
// owner's next turn starts (14.5).
func (e *Engine) spent(c held) {
	switch {
	case !e.IsTile(c.id) || c.id == c.actsAs:
		e.drop(c.id)
	case e.holds(c) && e.s.Locations[c.id].Of == c.actsAs: // unless a correction came in between
		e.stopCopying(c.id)
	}
}

// trim removes the hearts above a seat's limit, after it has lost a card that raised the limit.
func (e *Engine) trim(seat Seat) {
	if !e.s.Alive(seat) {
		return
	}
	m, limit := &e.s.Seats[seat], int8(e.Limit(e.s, seat))
	if over := m.Hearts - limit; over > 0 {
		m.Hearts = limit
		e.tell(Step{Verb: StepDamage, Seat: seat, By: NoSeat, Rule: "5.4.3", N: int16(over), To: int16(limit)})
	}
}

// speak reports that a card speaks. Its effects follow.
func (e *Engine) speak(c held) { e.tell(Step{Verb: StepActs, Seat: c.owner, Card: c.actsAs, Of: c.id}) }

// speakAndApply reports that a card speaks, and applies its numbers.
func (e *Engine) speakAndApply(c held) {
	e.speak(c)
	e.apply(c.owner, e.pieces[c.actsAs].effects.Does)
}

// apply applies numbers in order. It ignores those that are for hooks.
func (e *Engine) apply(seat Seat, list []Effect) {
	for _, x := range list {
		n := int(x.N)
		switch x.Verb {
		case GainPoints:
			e.gainPoints(seat, n, "")
		case GainEnergy:
			e.gainEnergy(seat, n, "")
		case GainHearts:
			e.gainHearts(seat, n, "")
		case LoseHearts:
			e.harm([]loss{{seat: seat, by: seat, n: x.N}})
		case OthersHearts, AllHearts:
			var list []loss
			for _, to := range e.around(seat, x.Verb == AllHearts) {
				list = append(list, loss{seat: to, by: seat, n: x.N})
			}
			e.harm(list)
		case OthersPoints, AllPoints:
			for _, to := range e.around(seat, x.Verb == AllPoints) {
				e.losePoints(to, n)
			}
		case AnotherTurn:
			e.again(seat, 0, "15.2")
		}
	}
}

// around returns the living Monsters, clockwise from the left of a seat. The seat
// itself comes last if itself is true.
func (e *Engine) around(seat Seat, itself bool) []Seat {
	var out []Seat
	for i := range Seat(e.s.Players) {
		to := (seat + 1 + i) % Seat(e.s.Players)
		if e.s.Alive(to) && (to != seat || itself) {
			out = append(out, to)
		}
	}
	return out
}
