package tokyo

import "kingoftokyo/rules"

// pass ends the purchases and the turn (10.6): first sales (10.7), then the effects
// at the end of the turn, in the order of 10.8.
func (e *Engine) pass() {
	t := &e.s.Turn
	if t.Phase == PhaseStart {
		e.leaveStart(NoCard)
		return
	}
	e.needs(PhaseBuy, "10.6")
	e.sell()
	for _, id := range endOrder {
		e.named(t.Active, id, func(c held) { e.hooks[c.actsAs].ends(e, c) })
	}
	if m := e.s.active(); !m.Out && m.Poison > 0 {
		e.harm([]loss{{seat: t.Active, by: NoSeat, n: m.Poison, rule: "14.2"}})
	}
	e.endTurn()
}

// sell is metamorph: its owner discards keep cards for their printed price (14.4).
func (e *Engine) sell() {
	seat := e.s.Turn.Active
	c, ok := e.first(e.s, seat, metamorph)
	for ok {
		own := e.forSale(seat)
		if own.Empty() {
			return
		}
		a := e.ask(Question{ID: AskSell, Seat: seat, By: NoSeat, Card: c.actsAs, Cards: own, No: true})
		if a.Kind != CardAnswer {
			return
		}
		e.speak(c)
		e.drop(a.Card)
		e.addEnergy(seat, int(e.pieces[a.Card].cost), "10.7")
	}
}

// endTurn checks whether the game has ended (11.3) and passes the dice: to the player
// with the next extra turn, or else to the left.
func (e *Engine) endTurn() {
	e.checkEnd()
	s := e.s
	for s.Extras > 0 {
		next := s.Extra[0]
		copy(s.Extra[:], s.Extra[1:])
		s.Extras--
		s.Extra[s.Extras] = Extra{}
		if s.Alive(next.Seat) {
			e.startTurn(next.Seat, next.Fewer)
			return
		}
	}
	s.Turn.Regular = s.After(s.Turn.Regular)
	e.startTurn(s.Turn.Regular, 0)
}

// checkEnd ends the game if somebody has won, or nobody is left (11.3 to 11.8).
func (e *Engine) checkEnd() {
	winner, n := NoSeat, 0
	for seat := range Seat(e.s.Players) {
		if m := &e.s.Seats[seat]; !m.Out && m.Points >= WinPoints {
			winner, n = seat, n+1
		}
	}
	switch living := e.s.Living(); {
	case living == 0:
		e.finish(ByNobody, NoSeat)
	case living == 1:
		e.finish(ByLast, e.s.After(0))
	case n == 1:
		e.finish(ByPoints, winner)
	case n > 1:
		e.finish(ByTie, NoSeat)
	}
}

func (e *Engine) finish(why Why, winner Seat) {
	t := &e.s.Turn
	t.Was, t.Phase = t.Phase, PhaseOver
	e.s.Ended, e.s.Winner = why, winner
	e.tell(Step{Verb: StepOver, Seat: winner, Rule: why.Rule(), Why: why})
	panic(haltOver)
}

// again gives a seat another turn, after the extra turns that are already waiting.
func (e *Engine) again(seat Seat, fewer int8, rule rules.Rule) {
	s := e.s
	if int(s.Extras) == MaxExtra || s.Seats[seat].Out {
		return
	}
	s.Extra[s.Extras] = Extra{Seat: seat, Fewer: fewer}
	s.Extras++
	e.tell(Step{Verb: StepAgain, Seat: seat, Rule: rule, N: int16(fewer)})
}

// Usable reports whether a card or tile has a use that its owner announces with a line of its own (`use`).
func (r *Rules) Usable(id CardID) bool { return r.hooks[id].used != nil }

// use lets an owner use a card at a time of the owner's choice: to buy rolls before
// the result is typed, to buy hearts, for wings, or to wake up.
func (e *Engine) use(seat Seat, id CardID) {
	id, _ = e.Piece(e.Name(id))
	what := e.pieces[id].id
	seat = e.user(seat, id, what)
	c, _ := e.first(e.s, seat, what)
	f := e.hooks[id].used
	if f == nil {
		e.refuse("", "tokyo.not-used", e.cardArg("card", id))
	}
	f(e, c)
}

// user returns the seat that uses a card: the one named, or the only one that has it,
// or the only one that can use it now.
func (e *Engine) user(seat Seat, id CardID, what name) Seat {
	if seat != NoSeat {
		if !e.s.Alive(seat) || !e.has(seat, what) {
			e.refuse("", "tokyo.has-not", seatArg("who", seat), e.cardArg("card", id))
		}
		return seat
	}
	has, can, able := 0, 0, NoSeat
	for _, who := range e.around(e.s.Turn.Active, true) {
		if c, ok := e.first(e.s, who, what); ok {
			has, seat = has+1, who
			if e.usable(e.s, c, what) {
				can, able = can+1, who
			}
		}
	}
	switch {
	case has == 0:
		e.refuse("", "tokyo.nobody-has", e.cardArg("card", id))
	case has > 1 && can != 1:
		e.refuse("", "tokyo.whose", e.cardArg("card", id))
	case has > 1:
		return able
	}
	return seat
}

// afford refuses a price that the owner cannot pay.
func (e *Engine) afford(c held, price int) {
	if have := int(e.s.Seats[c.owner].Energy); have < price {
		e.refuse("", "tokyo.too-dear", e.cardArg("card", c.actsAs), rules.Num("price", price), rules.Num("have", have))
	}
}

// Standing returns the question that a table itself asks, between events: the choices at the
// start of a turn, and what made-in-a-lab and parasitic-tentacles offer in the buy step.
func (r *Rules) Standing(s *State) (Question, bool) {
	t := &s.Turn
	if t.Phase == PhaseBuy && s.Alive(t.Active) && !r.Asleep(s, t.Active) {
		lab, ok := r.first(s, t.Active, madeInALab)
		if ok && !t.Looked && (r.DeckSize(s) > 0 || len(r.Discards(s)) > 0) && r.canBuyAny(s, t.Active, true) {
			return Question{ID: AskLab, Seat: t.Active, By: NoSeat, Card: lab.actsAs, No: true}, true
		}
		if cards := r.Takeable(s); !t.Left && !cards.Empty() {
			c, _ := r.first(s, t.Active, parasiticTentacles)
			return Question{ID: AskTentacles, Seat: t.Active, By: NoSeat, Card: c.actsAs, Cards: cards, No: true}, true
		}
	}
	if q, ok := r.moveQuestion(s); ok {
		return q, true
	}
	return r.orderQuestion(s)
}

// answered plays the answer to a standing question.
func (e *Engine) answered(a Answer) {
	q, ok := e.Standing(e.s)
	if !ok {
		e.refuse("", "no-question")
	}
	if p := e.accepts(e.s, &q, a); p != nil {
		panic(p)
	}
	a = e.meant(&q, a)
	switch q.ID {
	case AskMove:
		e.moved(&q, a)
	case AskCopyFirst:
		if a.Kind == YesAnswer {
			e.leaveStart(q.Card)
		} else {
			e.leaveStart(NoCard)
		}
	case AskLab:
		e.labs(a)
	case AskTentacles:
		e.s.Turn.Left = a.Kind != CardAnswer
		if a.Kind == CardAnswer {
			e.took(NoSeat, a.Card)
		}
	}
	e.fallen()
}
