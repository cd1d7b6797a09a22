package tokyo

import "kingoftokyo/rules"

// ByNumber reports whether somebody has a card or tile that looks at single dice of a result. If not, it makes no difference which
// numbers appear fewer than three times.
func (r *Rules) ByNumber(s *State) bool {
	for id := CardID(1); id <= r.Last(); id++ {
		if s.Locations[id].Zone != Held {
			continue
		}
		as := s.acting(id)
		own, h := s.Locations[id].Owner == s.Turn.Active, &r.hooks[as]
		dice := h.numberDice != nil || h.dice != nil || h.counts != nil && h.rank == firstRank
		if own && dice || r.pieces[as].id == backgroundDweller || r.pieces[as].id == psychicProbe {
			return true
		}
	}
	return false
}

// roll takes the result after the last roll (4.4). Then the cards that change dice
// speak: the player's own rerolls, psychic-probe of others, and cards that set a die.
func (e *Engine) roll(dice rules.Roll) {
	t := &e.s.Turn
	if t.Phase == PhaseStart {
		e.leaveStart(NoCard) // there was nothing left to choose
	}
	e.needs(PhaseRoll, "4")
	if want := e.DiceCount(e.s, t.Active); dice.Total() != want {
		e.refuse("4.2", "tokyo.dice-count", rules.Num("have", dice.Total()), rules.Num("want", want))
	}
	t.Dice, t.Phase = dice, PhaseResolve
	e.tell(Step{Verb: StepDice, Seat: t.Active, Rule: "4.4", Roll: dice})
	e.rerollThrees()
	for _, other := range e.around(t.Active, false) {
		e.named(other, psychicProbe, e.probe)
	}
	e.wake()
	for _, id := range diceOrder {
		e.named(t.Active, id, func(c held) { e.hooks[c.actsAs].dice(e, c) })
	}
	if e.asleep(t.Active) {
		e.tell(Step{Verb: StepSleeps, Seat: t.Active})
	}
}

// setDie changes one die of the result from one face to another.
func (e *Engine) setDie(c held, from, to rules.Face) {
	t := &e.s.Turn
	if t.Dice[from] <= 0 { // after a correction while the question was open
		e.refuse("", "tokyo.no-such-die", rules.Text("have", Faces.Format(t.Dice)))
	}
	t.Dice[from]--
	t.Dice[to]++
	e.tell(Step{Verb: StepSetDie, Seat: t.Active, By: c.owner, Card: c.actsAs, Face: from, To: int16(to), Roll: t.Dice})
}

// pickDie asks an owner for a die of the result. ok is false if the answer is no.
func (e *Engine) pickDie(id QuestionID, c held, not rules.Roll) (rules.Face, bool) {
	dice := e.s.Turn.Dice
	for f := range dice {
		if not[f] > 0 {
			dice[f] = 0
		}
	}
	if dice.Total() == 0 {
		return 0, false
	}
	a := e.ask(Question{ID: id, Seat: c.owner, By: e.s.Turn.Active, Card: c.actsAs, Dice: dice, No: true})
	return a.Face, a.Kind == FaceAnswer
}

func (e *Engine) newFace(id QuestionID, c held, from rules.Face) rules.Face {
	var die rules.Roll
	die[from] = 1
	return e.ask(Question{ID: id, Seat: c.owner, By: e.s.Turn.Active, Card: c.actsAs, Dice: die}).Face
}

// rerollThrees is background-dweller: 3s can be rerolled any number of times.
func (e *Engine) rerollThrees() {
	t := &e.s.Turn
	c, ok := e.first(e.s, t.Active, backgroundDweller)
	for ok && t.Dice[Three] > 0 {
		a := e.ask(Question{ID: AskDweller, Seat: t.Active, By: NoSeat, Card: c.actsAs, N: t.Dice[Three], No: true})
		if a.Kind != DiceAnswer {
			return
		}
		if int(t.Dice[Three]) < a.Roll.Total() { // after a correction while the question was open
			e.refuse("", "tokyo.no-such-die", rules.Text("have", Faces.Format(t.Dice)))
		}
		e.speak(c)
		t.Dice[Three] -= int8(a.Roll.Total())
		t.Dice = t.Dice.Plus(a.Roll)
		e.tell(Step{Verb: StepDice, Seat: t.Active, Roll: t.Dice})
	}
}

// probe is psychic-probe: another Monster rerolls one die of the result.
func (e *Engine) probe(c held) {
	from, ok := e.pickDie(AskProbe, c, rules.Roll{})
	if !ok {
		return
	}
	e.speak(c)
	to := e.newFace(AskProbeFace, c, from)
	e.setDie(c, from, to)
	if to == Heart {
		e.spent(c)
	}
	if to == Three {
		e.rerollThrees()
	}
}

// wake is hibernation's choice: for a Monster that does not wake up, only hearts and
// energy count.
func (e *Engine) wake() {
	t := &e.s.Turn
	c, ok := e.first(e.s, t.Active, hibernation)
	idle := t.Dice[One] + t.Dice[Two] + t.Dice[Three] + t.Dice[Smash]
	if ok && e.asleep(t.Active) && idle > 0 && e.yes(Question{ID: AskWake, Seat: t.Active, By: NoSeat, Card: c.actsAs, N: idle}) {
		e.wakes(c)
	}
}

// wakes discards the card that made a Monster sleep.
func (e *Engine) wakes(c held) {
	e.tell(Step{Verb: StepWakes, Seat: c.owner, Card: c.actsAs})
	e.spent(c)
}

// herdCullerDice is herd-culler: one die becomes a 1.
func herdCullerDice(e *Engine, c held) {
	if from, ok := e.pickDie(AskCuller, c, rules.Roll{One: 1}); ok {
		e.speak(c)
		e.setDie(c, from, One)
	}
}

// stretchyDice is stretchy: it sets dice for 2 energy each, as often as its owner can pay.
func stretchyDice(e *Engine, c held) {
	price := e.number(c.actsAs, Pay)
	for int(e.s.Seats[c.owner].Energy) >= price && e.s.Turn.Dice.Total() > 0 {
		from, ok := e.pickDie(AskStretchy, c, rules.Roll{})
		if !ok {
			return
		}
		to := e.newFace(AskFace, c, from)
		e.speak(c)
		e.pay(c.owner, price)
		e.setDie(c, from, to)
	}
}

// plotTwistDice is plot-twist: it sets one die and is used up.
func plotTwistDice(e *Engine, c held) {
	if from, ok := e.pickDie(AskTwist, c, rules.Roll{}); ok {
		to := e.newFace(AskFace, c, from)
		e.speak(c)
		e.setDie(c, from, to)
		e.spent(c)
	}
}

// The dice of a turn: six, plus two more in the box (1.2, 1.3, 4.2).
const usualDice, boxDice = 6, 8

// DiceCount returns the number of dice that a seat rolls on its turn (4.2): six, plus
// those of cards and tiles, minus one for each Shrink token and, if it is the seat's
// turn, minus those of freeze-time. The box has no more than eight dice.
func (r *Rules) DiceCount(s *State, seat Seat) int {
	n := usualDice + int(r.adds(s, seat).Dice) - int(s.Seats[seat].Shrink)
	if s.Turn.Active == seat {
		n -= int(s.Turn.Fewer)
	}
	return max(0, min(n, boxDice))
}

// usualRolls is the number of rolls of a turn (4.1).
const usualRolls = 3

// Rolls returns the number of rolls of a seat on its turn.
func (r *Rules) Rolls(s *State, seat Seat) int {
	n := usualRolls + int(r.adds(s, seat).Rolls)
	if s.Turn.Active == seat {
		n += int(s.Turn.Paid)
	}
	return n
}
