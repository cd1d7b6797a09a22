package tokyo

import "kingoftokyo/rules"

// held is a power before a Monster: the card or tile that lies there, and the one
// it acts as: itself, or the one that a mimic or fluxling copies.
type held struct {
	owner  Seat
	id, as CardID
}

// acting is the card or tile a piece acts as: itself unless it copies one.
func (s *State) acting(id CardID) CardID {
	if of := s.Lies[id].Of; of != NoCard && s.Lies[of].Zone == Held {
		return of
	}
	return id
}

// powers calls f for everything that lies before a seat, in the order of the box.
// What f takes away or adds on its way is seen.
func (e *Engine) powers(seat Seat, f func(c held)) {
	for id := CardID(1); id <= e.Last(); id++ {
		if e.s.Holds(seat, id) {
			f(held{seat, id, e.s.acting(id)})
		}
	}
}

// Count is how many powers of that name lie before a seat, copies included.
func (r *Rules) Count(s *State, seat Seat, id name) int {
	n := 0
	for c := CardID(1); c <= r.Last(); c++ {
		if s.Holds(seat, c) && r.pieces[s.acting(c)].id == id {
			n++
		}
	}
	return n
}

func (e *Engine) count(seat Seat, id name) int { return e.Count(e.s, seat, id) }

func (e *Engine) has(seat Seat, id name) bool { return e.count(seat, id) > 0 }

// first is the first power of that name before a seat.
func (r *Rules) first(s *State, seat Seat, id name) (held, bool) {
	for c := CardID(1); c <= r.Last(); c++ {
		if s.Holds(seat, c) && r.pieces[s.acting(c)].id == id {
			return held{seat, c, s.acting(c)}, true
		}
	}
	return held{}, false
}

// Pays is the energy that using a card costs; 0 where it is free.
func (r *Rules) Pays(id CardID) int { return r.number(id, Pay) }

// number is the amount of a card's first effect of that verb, 0 where it has none.
func (r *Rules) number(id CardID, v Verb) int {
	if id == NoCard || id > r.Last() {
		return 0
	}
	for _, list := range [][]Effect{r.pieces[id].power.Does, r.pieces[id].power.Bought} {
		for _, x := range list {
			if x.Verb == v {
				return int(x.N)
			}
		}
	}
	return 0
}

// adds sums what the powers before a seat add to its every turn.
func (r *Rules) adds(s *State, seat Seat) Adds {
	var sum Adds
	for c := CardID(1); c <= r.Last(); c++ {
		if !s.Holds(seat, c) {
			continue
		}
		a := &r.pieces[s.acting(c)].power.Adds
		sum.Smashes += a.Smashes
		sum.Dice += a.Dice
		sum.Rolls += a.Rolls
		sum.Discount += a.Discount
		sum.Limit = max(sum.Limit, a.Limit)
	}
	return sum
}

// Limit is how many hearts a seat may have: 10, or 12 by a card, a tile or
// zombify, and never more (5.4.3).
func (r *Rules) Limit(s *State, seat Seat) int {
	limit := int8(StartHearts)
	if s.Seats[seat].Zombie {
		limit = MostHearts
	}
	return int(max(limit, r.adds(s, seat).Limit))
}

// The dice of a turn: six, and two more in the box (1.2, 1.3, 4.2).
const usualDice, boxDice = 6, 8

// DiceCount is how many dice a seat rolls in its turn (4.2): six, those of cards
// and tiles more, one fewer for each Shrink token and, if the turn is its own, as
// freeze-time says. There are no more than eight in the box.
func (r *Rules) DiceCount(s *State, seat Seat) int {
	n := usualDice + int(r.adds(s, seat).Dice) - int(s.Seats[seat].Shrink)
	if s.Turn.Active == seat {
		n -= int(s.Turn.Fewer)
	}
	return max(0, min(n, boxDice))
}

// usualRolls is how often the dice are thrown in a turn (4.1).
const usualRolls = 3

// Rolls is how many rolls a seat has in its turn.
func (r *Rules) Rolls(s *State, seat Seat) int {
	n := usualRolls + int(r.adds(s, seat).Rolls)
	if s.Turn.Active == seat {
		n += int(s.Turn.Paid)
	}
	return n
}

// Asleep says whether a seat's Monster sleeps (hibernation): never in Tokyo.
func (r *Rules) Asleep(s *State, seat Seat) bool {
	return !s.Seats[seat].Place.Tokyo() && r.Count(s, seat, hibernation) > 0
}

func (e *Engine) asleep(seat Seat) bool { return e.Asleep(e.s, seat) }

// holds says whether a power still lies before its owner: a correction made at a
// question may have taken it away.
func (e *Engine) holds(c held) bool { return e.s.Holds(c.owner, c.id) }

// named calls f for every power of one name before a seat, copies included.
func (e *Engine) named(seat Seat, id name, f func(c held)) {
	e.powers(seat, func(c held) {
		if e.pieces[c.as].id == id {
			f(c)
		}
	})
}

// own lays a card or tile before a seat and lets it act as it comes.
func (e *Engine) own(seat Seat, id CardID) {
	e.s.Lies[id] = Lie{Zone: Held, Owner: seat}
	verb := StepOwn
	if e.IsTile(id) {
		verb = StepTile
	}
	e.tell(Step{Verb: verb, Seat: seat, Card: id})
	e.arrives(held{seat, id, id})
}

// arrives is what a power does once, as it comes before its owner or is copied.
func (e *Engine) arrives(c held) {
	if n := e.number(c.as, Carry); n > 0 {
		e.charge(c, int8(n))
	}
	if list := e.pieces[c.as].power.Bought; len(list) > 0 {
		e.acts(c)
		e.apply(c.owner, list)
	}
	if f := e.hooks[c.as].bought; f != nil {
		f(e, c)
	}
}

// charge lays tokens or energy on a card.
func (e *Engine) charge(c held, n int8) {
	e.s.Lies[c.id].N = n
	e.tell(Step{Verb: StepCharge, Seat: c.owner, Card: c.id, Of: c.as, N: int16(n)})
}

// drop takes a card to the discards or a tile out of the game. What copied it is
// idle from then on; hearts above the new limits are lost.
func (e *Engine) drop(id CardID) {
	if e.s.Lies[id].Zone != Held { // by a correction made at a question
		return
	}
	owner := e.s.Lies[id].Owner
	e.s.Lies[id] = Lie{Zone: Discard, Owner: NoSeat}
	e.tell(Step{Verb: StepDiscard, Seat: owner, Card: id})
	for c := CardID(1); c <= e.Last(); c++ {
		if e.s.Lies[c].Of == id {
			e.idle(c)
		}
	}
	e.trim(owner)
}

// idle lets a copier copy nothing any more.
func (e *Engine) idle(id CardID) {
	l := &e.s.Lies[id]
	of := l.Of
	l.Of, l.N = NoCard, 0
	e.tell(Step{Verb: StepIdle, Seat: l.Owner, Card: id, Of: of})
	e.trim(l.Owner)
}

// spent discards a card that is used up. The tile that copies one stays, idle, until
// its owner's next turn starts (14.5).
func (e *Engine) spent(c held) {
	switch {
	case !e.IsTile(c.id) || c.id == c.as:
		e.drop(c.id)
	case e.holds(c) && e.s.Lies[c.id].Of == c.as: // no correction came in between
		e.idle(c.id)
	}
}

// trim takes the hearts above a seat's limit away: a card that raised it has left.
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

// acts tells that a card speaks; what it does follows.
func (e *Engine) acts(c held) { e.tell(Step{Verb: StepActs, Seat: c.owner, Card: c.as, Of: c.id}) }

// does applies the numbers of a card at its moment.
func (e *Engine) does(c held) {
	e.acts(c)
	e.apply(c.owner, e.pieces[c.as].power.Does)
}

// apply does what numbers say, in their order; those for hooks say nothing here.
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
			e.harm(e.everybody(seat, x.N, x.Verb == AllHearts))
		case OthersPoints, AllPoints:
			for _, to := range e.around(seat, x.Verb == AllPoints) {
				e.losePoints(to, n)
			}
		case AnotherTurn:
			e.again(seat, 0, "15.2")
		}
	}
}

// around are the Monsters alive, clockwise from the left of a seat; itself last,
// if at all.
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

// everybody is the same loss for all around a seat.
func (e *Engine) everybody(seat Seat, n int8, itself bool) []loss {
	var out []loss
	for _, to := range e.around(seat, itself) {
		out = append(out, loss{seat: to, by: seat, n: n})
	}
	return out
}

// gainPoints gives victory points; there are never more than 20 (11.9).
func (e *Engine) gainPoints(seat Seat, n int, rule rules.Rule) {
	m := &e.s.Seats[seat]
	if n <= 0 || m.Out {
		return
	}
	gained := min(n, WinPoints-int(m.Points))
	if gained <= 0 {
		return
	}
	m.Points += int8(gained)
	e.tell(Step{Verb: StepPoints, Seat: seat, Rule: rule, N: int16(gained), To: int16(m.Points)})
}

// losePoints takes victory points away; there are never fewer than 0 (11.9).
func (e *Engine) losePoints(seat Seat, n int) int {
	m := &e.s.Seats[seat]
	lost := min(n, int(m.Points))
	if lost <= 0 || m.Out {
		return 0
	}
	m.Points -= int8(lost)
	e.tell(Step{Verb: StepPointsLost, Seat: seat, N: int16(lost), To: int16(m.Points)})
	return lost
}

// gainHearts heals: one heart more with each regeneration, up to the limit (5.4.3).
func (e *Engine) gainHearts(seat Seat, n int, rule rules.Rule) {
	m := &e.s.Seats[seat]
	if n > 0 && !m.Out && m.Hearts > 0 && e.room(seat) > n {
		n += e.bonus(seat, regeneration, GainHearts)
	}
	e.receiveHearts(seat, n, rule)
}

// room is how many hearts a seat may still gain (5.4.3).
func (e *Engine) room(seat Seat) int { return e.Limit(e.s, seat) - int(e.s.Seats[seat].Hearts) }

// receiveHearts heals by just so many hearts, up to the limit (5.4.3): those that another
// Monster gives (15.3).
func (e *Engine) receiveHearts(seat Seat, n int, rule rules.Rule) {
	m, room := &e.s.Seats[seat], e.room(seat)
	if n <= 0 || m.Out || m.Hearts <= 0 {
		return
	}
	gained := max(0, min(n, room))
	if wasted := n - gained; wasted > 0 {
		defer e.tell(Step{Verb: StepHeartsFull, Seat: seat, Rule: "5.4.3", N: int16(wasted)})
	}
	if gained > 0 {
		m.Hearts += int8(gained)
		e.tell(Step{Verb: StepHearts, Seat: seat, Rule: rule, N: int16(gained), To: int16(m.Hearts)})
	}
}

// bonus is what the powers of one name add to a gain of their owner.
func (e *Engine) bonus(seat Seat, id name, v Verb) int {
	n := 0
	e.named(seat, id, func(c held) {
		e.acts(c)
		n += e.number(c.as, v)
	})
	return n
}

// MostEnergy is where the program stops counting.
const MostEnergy = 999

// gainEnergy gives energy, one more with each friend-of-children.
func (e *Engine) gainEnergy(seat Seat, n int, rule rules.Rule) {
	if n <= 0 || e.s.Seats[seat].Out {
		return
	}
	e.addEnergy(seat, n+e.bonus(seat, friendOfChildren, GainEnergy), rule)
}

// addEnergy gives energy that is no gain: a refund, cubes from an own card.
func (e *Engine) addEnergy(seat Seat, n int, rule rules.Rule) {
	m := &e.s.Seats[seat]
	n = min(n, MostEnergy-int(m.Energy))
	if n <= 0 || m.Out {
		return
	}
	m.Energy += int16(n)
	e.tell(Step{Verb: StepEnergy, Seat: seat, Rule: rule, N: int16(n), To: m.Energy})
}

// pay takes energy away; the caller has seen that it is there.
func (e *Engine) pay(seat Seat, n int) {
	m := &e.s.Seats[seat]
	if n = min(n, int(m.Energy)); n <= 0 {
		return
	}
	m.Energy -= int16(n)
	e.tell(Step{Verb: StepPay, Seat: seat, N: int16(n), To: m.Energy})
}

// token gives or takes Poison and Shrink tokens; there are no more to give than the
// box has (1.2).
func (e *Engine) token(seat Seat, kind TokenKind, n int) {
	left := MaxTokens
	for i := range e.s.Seats {
		left -= int(*e.s.Seats[i].tokens(kind))
	}
	pile := e.s.Seats[seat].tokens(kind)
	n = max(-int(*pile), min(n, left))
	if n == 0 {
		return
	}
	verb, by := StepToken, n
	if n < 0 {
		verb, by = StepUntoken, -n
	}
	*pile += int8(n)
	e.tell(Step{Verb: verb, Seat: seat, Token: kind, Rule: "14.2", N: int16(by), To: int16(*pile)})
}

// tokens is the pile of Poison or Shrink tokens before a Monster.
func (m *Monster) tokens(kind TokenKind) *int8 {
	if kind == ShrinkToken {
		return &m.Shrink
	}
	return &m.Poison
}
