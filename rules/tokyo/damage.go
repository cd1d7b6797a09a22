package tokyo

import "kingoftokyo/rules"

// A loss is hearts that a Monster is about to lose from one source.
type loss struct {
	seat   Seat
	by     Seat // the owner of the smashes, card or tile; NoSeat for a Poison token
	n      int8 // the hearts at stake, then what is left after protections
	smash  bool // by smashes: the Monster is wounded (6.2)
	rule   rules.Rule
	from   CardID // the card that causes it, if any; otherwise NoCard
	all    bool   // every heart it has (natural-selection): buying hearts does not help
	back   bool   // returned by reflective-hide: not returned again
	lost   int8   // the hearts really lost
	points int8   // by smashes: what their owner had when they were resolved
}

// harm makes Monsters lose hearts at the same time: each protects itself in turn,
// then all losses have their consequences, then Monsters at 0 hearts fall (11.1). The
// bits of fell are the seats that fell.
func (e *Engine) harm(list []loss) (fell uint8) {
	for i := range list {
		e.suffer(&list[i])
	}
	for i := range list {
		e.reflect(&list[i])
	}
	return e.falls()
}

// suffer applies one loss: the protections, then the hearts.
func (e *Engine) suffer(l *loss) {
	m := &e.s.Seats[l.seat]
	if m.Out || m.Hearts <= 0 || l.n <= 0 {
		return
	}
	for _, id := range protections {
		if l.n > 0 {
			e.protect(l, id)
		}
	}
	if l.n <= 0 {
		return
	}
	l.lost = min(l.n, m.Hearts)
	m.Hearts -= l.lost
	e.tell(Step{Verb: StepDamage, Seat: l.seat, By: l.by, Card: l.from, Rule: l.rule, N: int16(l.lost), To: int16(m.Hearts)})
	if l.by == e.s.Turn.Active {
		e.s.Turn.HurtSomebody = true
	}
	e.powers(l.seat, func(c held) {
		if f := e.hooks[c.actsAs].hurt; f != nil {
			f(e, c, l)
		}
	})
	if !l.smash {
		return
	}
	e.powers(l.by, func(c held) {
		if f := e.hooks[c.actsAs].wounds; f != nil {
			f(e, c, l)
		}
	})
}

// protect lets each of the Monster's powers with one name speak.
func (e *Engine) protect(l *loss, id name) {
	e.named(l.seat, id, func(c held) {
		if l.n <= 0 {
			return
		}
		before := l.n
		e.hooks[c.actsAs].protects(e, c, l)
		if kept := before - l.n; kept > 0 {
			e.tell(Step{Verb: StepShield, Seat: l.seat, Card: c.actsAs, N: int16(kept)})
		}
	})
	if id == wings && l.n > 0 && e.winged(l.seat) { // paid for earlier on this turn, even if the card is gone
		card, _ := e.Piece(string(wings))
		e.tell(Step{Verb: StepShield, Seat: l.seat, Card: card, N: int16(l.n)})
		l.n = 0
	}
}

// winged reports whether a seat loses no more hearts on this turn.
func (e *Engine) winged(seat Seat) bool { return e.s.Turn.Wings&(1<<seat) != 0 }

// reflect is reflective-hide: a Monster that cost its owner hearts loses one in return.
// Losses that nobody causes, losses by its own card, and returned hearts have no such effect.
func (e *Engine) reflect(l *loss) {
	if l.lost <= 0 || l.back || l.by == NoSeat || l.by == l.seat {
		return
	}
	e.named(l.seat, reflectiveHide, func(c held) {
		e.speak(c)
		e.suffer(&loss{seat: l.by, by: l.seat, n: int8(e.number(c.actsAs, Rival)), back: true})
	})
}

// falls makes every Monster at 0 hearts fall, starting after the active one. They
// fall at the same time, so one that survives by a copy comes before the owner of the
// copied card discards that card.
func (e *Engine) falls() (fell uint8) {
	for _, copied := range []bool{true, false} {
		for _, seat := range e.around(e.s.Turn.Active, true) {
			if e.s.Alive(seat) && e.s.Seats[seat].Hearts <= 0 && e.livesByCopy(seat) == copied {
				fell |= 1 << seat
				e.fall(seat)
			}
		}
	}
	e.closeBay() // at once, but after all who fall together
	if e.s.Roared != NoSeat {
		e.finish(ByRoar, e.s.Roared)
	}
	return fell
}

// livesByCopy reports whether the power that may save a fallen Monster is a copy.
func (e *Engine) livesByCopy(seat Seat) bool {
	for _, id := range lastWords {
		if c, ok := e.lastWord(seat, id); ok {
			return c.id != c.actsAs
		}
	}
	return false
}

// fall handles a Monster at 0 hearts: others may score, and it may come back, or it
// is eliminated (11.1).
func (e *Engine) fall(seat Seat) {
	e.tell(Step{Verb: StepFalls, Seat: seat, Rule: "11.1"})
	for _, other := range e.around(seat, false) {
		if e.s.Seats[other].Hearts <= 0 {
			continue
		}
		e.named(other, eaterOfTheDead, e.speakAndApply)
	}
	for _, id := range lastWords {
		if c, ok := e.lastWord(seat, id); ok {
			e.hooks[c.actsAs].falls(e, c)
		}
		if e.s.Seats[seat].Hearts > 0 {
			return
		}
		if e.s.Roared == seat {
			break // it has won, and needs no second life
		}
	}
	e.out(seat)
}

// lastWord returns a power that speaks when its owner falls. Zombify speaks only once per game.
func (e *Engine) lastWord(seat Seat, id name) (held, bool) {
	c, ok := e.first(e.s, seat, id)
	return c, ok && !(id == zombify && e.s.Seats[seat].Zombie)
}

// out eliminates a Monster: its cards, tiles and energy are discarded. Tokens that it
// has handed out stay (11.1, 11.2).
func (e *Engine) out(seat Seat) {
	m := &e.s.Seats[seat]
	m.Out, m.Hearts = true, 0
	e.strip(seat, NoCard)
	m.Energy, m.Place, m.Poison, m.Shrink = 0, Outside, 0, 0
	e.tell(Step{Verb: StepOut, Seat: seat, Rule: "11.1"})
}

// strip discards all cards and tiles of a seat except one.
func (e *Engine) strip(seat Seat, except CardID) {
	e.powers(seat, func(c held) {
		if c.id != except {
			e.drop(c.id)
		}
	})
}

// reborn brings a Monster back outside Tokyo, with no points, only one of its cards and
// tiles, and its counter off the gauge. It keeps its energy and its tokens (12.12).
func (e *Engine) reborn(c held, keeps CardID) {
	m := &e.s.Seats[c.owner]
	hearts := e.number(c.actsAs, Revive)
	e.speak(c)
	e.losePoints(c.owner, WinPoints)
	e.strip(c.owner, keeps)
	if from := m.Place; from.Tokyo() {
		m.Place = Outside
		e.tell(Step{Verb: StepThrown, Seat: c.owner, Place: from})
	}
	if from := m.Wickedness; from > 0 {
		m.Wickedness = 0
		e.tell(Step{Verb: StepWicked, Seat: c.owner, Rule: "12.12", N: -int16(from)})
	}
	m.Hearts = int8(hearts)
	e.tell(Step{Verb: StepReborn, Seat: c.owner, Card: c.actsAs, N: int16(hearts)})
}

// concede eliminates a Monster because its player gives up. The last one left has won.
func (e *Engine) concede(seat Seat) {
	if !e.s.Alive(seat) {
		e.refuse("", "tokyo.not-alive", seatArg("who", seat))
	}
	e.s.Seats[seat].GaveUp = true
	e.out(seat)
	e.closeBay()
	if e.s.Living() == 1 {
		e.finish(ByConceded, e.s.After(seat))
	}
	e.fallen()
}
