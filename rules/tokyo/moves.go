package tokyo

import "kingoftokyo/rules"

// This file moves points, hearts, energy and tokens.

// gainPoints gives victory points, up to 20 in total (11.9).
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

// losePoints takes victory points away, down to 0 (11.9). It returns the number lost.
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

// gainHearts heals: one more heart for each regeneration, up to the limit (5.4.3).
func (e *Engine) gainHearts(seat Seat, n int, rule rules.Rule) {
	m := &e.s.Seats[seat]
	if n > 0 && !m.Out && m.Hearts > 0 && e.room(seat) > n {
		n += e.bonus(seat, regeneration, GainHearts)
	}
	e.receiveHearts(seat, n, rule)
}

// room returns how many more hearts a seat can gain (5.4.3).
func (e *Engine) room(seat Seat) int { return e.Limit(e.s, seat) - int(e.s.Seats[seat].Hearts) }

// receiveHearts heals by exactly n hearts, up to the limit (5.4.3): hearts that another
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

// bonus returns what the powers with one name add to a gain of their owner.
func (e *Engine) bonus(seat Seat, id name, v Verb) int {
	n := 0
	e.named(seat, id, func(c held) {
		e.speak(c)
		n += e.number(c.actsAs, v)
	})
	return n
}

// MostEnergy is the energy at which the program stops counting.
const MostEnergy = 999

// gainEnergy gives energy, with one more for each friend-of-children.
func (e *Engine) gainEnergy(seat Seat, n int, rule rules.Rule) {
	if n <= 0 || e.s.Seats[seat].Out {
		return
	}
	e.addEnergy(seat, n+e.bonus(seat, friendOfChildren, GainEnergy), rule)
}

// addEnergy gives energy that does not count as a gain: a refund, or cubes from the owner's card.
func (e *Engine) addEnergy(seat Seat, n int, rule rules.Rule) {
	m := &e.s.Seats[seat]
	n = min(n, MostEnergy-int(m.Energy))
	if n <= 0 || m.Out {
		return
	}
	m.Energy += int16(n)
	e.tell(Step{Verb: StepEnergy, Seat: seat, Rule: rule, N: int16(n), To: m.Energy})
}

// pay takes energy away. The caller has checked that there is enough.
func (e *Engine) pay(seat Seat, n int) {
	m := &e.s.Seats[seat]
	if n = min(n, int(m.Energy)); n <= 0 {
		return
	}
	m.Energy -= int16(n)
	e.tell(Step{Verb: StepPay, Seat: seat, N: int16(n), To: m.Energy})
}

// token gives or takes Poison and Shrink tokens. It never gives more than the box has
// left (1.2).
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

// tokens returns the pile of Poison or Shrink tokens of a Monster.
func (m *Monster) tokens(kind TokenKind) *int8 {
	if kind == ShrinkToken {
		return &m.Shrink
	}
	return &m.Poison
}
