package duel

import "kingoftokyo/rules"

// This file is Autobot's turn after its rolls (A4-A8). Package autobot decides what
// it keeps (A1-A3).

// Situation returns what Autobot's choice depends on at this table.
func (r *Rules) Situation(s *State) Situation {
	return Situation{
		Dice: s.Turn.Dice, Roll: s.Turn.Rolls, Deficit: int8(min(15, s.Sides[Rival].Deficit())),
		Fame: s.Marker[FameTrack], Destruction: s.Marker[DestructionTrack], Chosen: s.Turn.Chosen,
	}
}

// Decision returns what Autobot does with the dice on the table. It is meaningful
// only in Autobot's roll step, after a roll.
func (r *Rules) Decision(s *State) Decision {
	return r.Decide(r.Situation(s))
}

// impliedKeep applies A1 to dice that a correction set: the choice is made now.
func (e *Engine) impliedKeep() {
	d := e.Decision(e.s)
	e.choose(d.Chosen)
	e.s.Turn.Kept = d.Keep
	if d.Reroll == (rules.Roll{}) {
		e.refuse("A3", "keeps-all")
	}
}

// resolveAutobot is A4: claws, hearts, fame, destruction, then energy: one gain for
// energy dice, power dice and every useless die (A5).
func (e *Engine) resolveAutobot() {
	t := &e.s.Turn
	useless := 0
	for f := Claw; f <= Destruction; f++ {
		if !t.done(f) { // already done only if a won game was reopened (T8)
			t.finish(f)
			useless += e.autobotSymbol(f)
		}
	}
	e.energyOf(int(t.Dice[Energy])+int(t.Dice[Power]), useless, "A4")
	t.Phase = PhaseEnd
	e.again()
}

// autobotSymbol resolves the dice of one face for Autobot and returns how many of
// them were useless (A5). Energy comes at the end, in one gain.
func (e *Engine) autobotSymbol(f rules.Face) int {
	n := int(e.s.Turn.Dice[f])
	e.begin(true)
	switch f {
	case Claw:
		e.s.Turn.Claws += int16(n)
		return n - e.hit(You, n, "A4")
	case Heart:
		return n - e.gainHearts(Rival, n, "A4")
	case Fame, Destruction:
		if Pulls(n) == 0 {
			return n
		}
		e.pull(Rival, Track(f-Fame), Pulls(n), "A4")
		return e.source.lost
	}
	return 0
}

// again checks whether Autobot has the energy for a (further) special power (A7). If
// not, its turn ends.
func (e *Engine) again() {
	need, have := e.s.SpecialAt(), e.s.active().Energy
	if have < need {
		e.endAutobot()
		return
	}
	e.tell(Step{Verb: StepSpecialDue, Rule: "A7", Side: Rival, N: need, To: have})
}

// energyOf makes the one gain at the end of resolving (A4, A5, A7).
func (e *Engine) energyOf(dice, useless int, rule rules.Rule) {
	if useless > 0 {
		e.tell(Step{Verb: StepUseless, Rule: "A5", Side: Rival, N: int16(useless)})
	}
	e.begin(true)
	e.gainEnergy(Rival, dice+useless, rule)
}

// special carries out one special power (A7) with the faces of its two white dice,
// and the discard of slot 3 that follows (A8).
func (e *Engine) special(faces rules.Roll) {
	need := e.s.SpecialAt()
	if have := e.s.active().Energy; have < need {
		e.refuse("A7", "no-special", rules.Num("have", int(have)), rules.Num("need", int(need)))
	}
	if n := faces.Total(); n != MaxWhite {
		e.refuse("A7", "dice-count", rules.Num("want", MaxWhite), rules.Num("have", n))
	}
	e.tell(Step{Verb: StepSpecial, Rule: "A7", Side: Rival, N: need, Roll: faces})
	e.pay(Rival, need, "A7")
	useless := 0
	e.begin(true)
	for track := FameTrack; track <= DestructionTrack; track++ {
		e.pull(Rival, track, int(faces[track.Face()]), "A7")
	}
	useless += e.source.lost
	claws, hearts := int(faces[Claw]), int(faces[Heart])
	useless += claws - e.hit(You, claws, "A7")
	useless += hearts - e.gainHearts(Rival, hearts, "A7")
	e.energyOf(int(faces[Energy])+int(faces[Power]), useless, "A7")
	if !e.s.Options.DiscardTurns {
		e.discardSlot(3, "A8")
	}
	e.again()
}

// endAutobot ends Autobot's turn, with its discard if the option `discard` is `turn` (A8).
func (e *Engine) endAutobot() {
	if e.s.Options.DiscardTurns {
		e.discardSlot(3, "A8")
	}
	e.endTurn()
}
