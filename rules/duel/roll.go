package duel

import "kingoftokyo/rules"

// This file handles rolls (O2, D1), and what follows the last roll (O3 to O6).

// MaxWhite is the number of white dice in the box: the most dice a roll can gain (O2).
const MaxWhite = 2

// white returns the number of white dice that the active side rolls: for spent tokens
// (Autobot spends all of its own, A0) and cards, at most two.
func (r *Rules) white(s *State) int {
	n := int(r.adds(s, s.Turn.Active).Dice) + int(s.Turn.White)
	if s.Autobot() {
		n += int(s.active().Dice)
	}
	return min(MaxWhite, n)
}

// DiceCount returns the number of dice in the first roll of the current turn (O2, S4).
func (r *Rules) DiceCount(s *State) int {
	base := 6
	if s.Turn.Number == 1 && s.Turn.Active == s.First && !(s.Autobot() && s.Options.FullDice) {
		base = 5
	}
	return min(rules.MaxDice, max(0, base-int(s.active().Taken))+r.white(s))
}

// MaxRolls returns the number of rolls of the active side on this turn (D1).
func (r *Rules) MaxRolls(s *State) int8 { return 3 + r.adds(s, s.Turn.Active).Rolls }

// MoreTokens returns how many more dice tokens the active side can spend before its
// first roll. A token that would add no die cannot be spent (O2).
func (r *Rules) MoreTokens(s *State) int {
	if s.Autobot() || s.Turn.Phase > PhaseRoll || s.Turn.Rolls > 0 {
		return 0
	}
	room := min(MaxWhite-r.white(s), rules.MaxDice-r.DiceCount(s))
	return max(0, min(int(s.active().Dice), room))
}

// spendTokens spends a human's dice tokens before the first roll (O2).
func (e *Engine) spendTokens(n int16) {
	e.phase(PhaseRoll)
	if e.s.Autobot() {
		e.refuse("A0", "tokens-autobot")
	}
	if e.s.Turn.Rolls > 0 {
		e.refuse("O2", "tokens-late")
	}
	if most := e.MoreTokens(e.s); n < 1 || int(n) > most {
		e.refuse("O2", "tokens-many", rules.Num("want", int(n)), rules.Num("most", most),
			rules.Num("have", int(e.s.active().Dice)))
	}
	e.s.Turn.White += int8(n)
	e.s.active().Dice -= int8(n)
	e.tell(Step{Verb: StepSpendTokens, Rule: "O2", Side: e.s.Turn.Active, N: n, To: int16(e.s.active().Dice)})
}

// Reroll returns the number of dice in the next roll, which may be the first.
func (r *Rules) Reroll(s *State) int {
	t := &s.Turn
	switch {
	case t.Phase == PhaseEnd:
		return MaxWhite
	case t.Rolls == 0:
		return r.DiceCount(s)
	case t.Said:
		return t.Dice.Total() - t.Kept.Total()
	case s.Autobot():
		return r.Decision(s).Reroll.Total()
	case r.Shadowed(s):
		return int(t.Dice[Fame])
	}
	return t.Dice.Total()
}

// Stays returns the dice that the next roll leaves unless a line says otherwise: for Autobot, those that A1
// keeps; for a player, those that a `keep` line has named, or none. If no roll follows, it returns none.
func (r *Rules) Stays(s *State) rules.Roll {
	switch t := &s.Turn; {
	case t.Phase != PhaseRoll || t.Rolls == 0 || r.RollsDone(s):
		return rules.Roll{}
	case t.Said:
		return t.Kept
	case s.Autobot():
		return r.Decision(s).Keep
	case r.Shadowed(s):
		return ButFame(t.Dice)
	}
	return rules.Roll{}
}

// Shadowed reports whether the rolls are used up and only in-the-shadows' rerolls of
// fame dice are left (O3).
func (r *Rules) Shadowed(s *State) bool {
	t := &s.Turn
	return t.Phase == PhaseRoll && t.Rolls > 0 && t.Rolls >= r.MaxRolls(s) && r.fameAgain(s)
}

// fameAgain reports whether the active side can reroll fame dice in addition to its rolls.
func (r *Rules) fameAgain(s *State) bool {
	return s.active().Keep.Has(r.id.shadows) && !s.Autobot() && s.Turn.Dice[Fame] > 0
}

// ButFame returns the dice that stay while only fame dice can be rerolled (O3).
func ButFame(dice rules.Roll) rules.Roll {
	dice[Fame] = 0
	return dice
}

// fameAlone reports whether only fame dice are being rerolled, so that the roll can
// be one of in-the-shadows' rerolls (O3).
func (e *Engine) fameAlone() bool {
	t := &e.s.Turn
	if t.Rolls == 0 || !e.fameAgain(e.s) {
		return false
	}
	again := t.Dice.Minus(t.Kept)
	return again[Fame] > 0 && again.Total() == int(again[Fame])
}

// rerollFame is one of in-the-shadows' rerolls, which does not count as a roll.
func (e *Engine) rerollFame(kept, faces rules.Roll) {
	e.tell(Step{Verb: StepReroll, Rule: "O3", Side: e.s.Turn.Active, Card: e.id.shadows, N: int16(faces.Total())})
	e.s.Turn.Dice = kept.Plus(faces)
}

// rolled handles a roll: the first of all dice, later ones of those not kept (D1), or
// the two white dice of Autobot's special power (A7).
func (e *Engine) rolled(faces rules.Roll) {
	t := &e.s.Turn
	if t.Phase == PhaseEnd && e.s.Autobot() {
		e.special(faces)
		return
	}
	e.phase(PhaseRoll)
	if t.Rolls >= e.MaxRolls(e.s) && !e.Shadowed(e.s) {
		e.refuse("D1", "rolls-used", rules.Num("rolls", int(t.Rolls)))
	}
	if t.Rolls > 0 && e.s.Autobot() && !t.Said {
		e.impliedKeep()
	}
	if want, have := e.Reroll(e.s), faces.Total(); want != have {
		e.refuse("D1", "dice-count", rules.Num("want", want), rules.Num("have", have))
	}
	switch {
	case t.Rolls == 0:
		e.firstRoll()
		t.Dice = faces
		t.Rolls++
	case e.Shadowed(e.s):
		e.rerollFame(e.Stays(e.s), faces)
	default:
		kept := t.Kept
		if e.fameAlone() && e.yes(AskShadows, held{e.id.shadows, t.Active}, faces.Total()) {
			e.rerollFame(kept, faces)
			break
		}
		t.Dice = kept.Plus(faces)
		t.Rolls++
	}
	t.Kept, t.Said = rules.Roll{}, false
	e.tell(Step{Verb: StepDice, Rule: "D1", Side: t.Active, Roll: t.Dice, N: int16(t.Rolls)})
	e.settleRoll()
}

// firstRoll spends Autobot's dice tokens at its first roll (A0).
func (e *Engine) firstRoll() {
	m := e.s.active()
	if !e.s.Autobot() || m.Dice == 0 {
		return
	}
	n := min(m.Dice, max(0, MaxWhite-e.adds(e.s, Rival).Dice-e.s.Turn.White))
	e.s.Turn.White += n
	m.Dice -= n
	e.tell(Step{Verb: StepSpendTokens, Rule: "A0", Side: Rival, N: int16(n), To: int16(m.Dice)})
}

// settleRoll checks whether rolling is over: after the last roll, unless fame dice
// can still be rerolled (O3), and for Autobot when it keeps everything (A3). A level
// tie leaves its question open (A2).
func (e *Engine) settleRoll() {
	t := &e.s.Turn
	if t.Rolls >= e.MaxRolls(e.s) {
		if !e.Shadowed(e.s) {
			e.endRolling()
		}
		return
	}
	if !e.s.Autobot() {
		return
	}
	d := e.Decision(e.s)
	if d.Ask {
		return
	}
	e.choose(d.Chosen)
	if d.Reroll == (rules.Roll{}) {
		e.endRolling()
		return
	}
	e.tell(Step{Verb: StepKeep, Rule: "A1", Side: Rival, Roll: d.Keep, N: int16(d.Reroll.Total())})
}

// choose records Autobot's symbol for the rest of the turn (A2).
func (e *Engine) choose(sym Symbol) {
	if sym == e.s.Turn.Chosen {
		return
	}
	e.s.Turn.Chosen = sym
	e.tell(Step{Verb: StepChosen, Rule: "A2", Side: Rival, Symbol: sym})
}

// keep sets dice aside before the next roll (D1). For Autobot, it says that the
// players kept other dice than A1's, even if A1 would have stopped.
func (e *Engine) keep(dice rules.Roll) {
	t := &e.s.Turn
	if e.s.Autobot() && t.Phase == PhaseResolve && t.Done == 0 && t.Rolls < e.MaxRolls(e.s) {
		t.Phase = PhaseRoll
	}
	e.phase(PhaseRoll)
	switch {
	case t.Rolls == 0:
		e.refuse("D1", "keep-early")
	case t.Rolls >= e.MaxRolls(e.s) && !e.Shadowed(e.s):
		e.refuse("D1", "rolls-used", rules.Num("rolls", int(t.Rolls)))
	case !t.Dice.Contains(dice):
		e.refuse("D1", "keep-missing", rules.Text("keep", Faces.Format(dice)), rules.Text("dice", Faces.Format(t.Dice)))
	case e.Shadowed(e.s) && t.Dice.Total()-dice.Total() > int(t.Dice[Fame]-dice[Fame]):
		e.refuse("O3", "shadows-keep", rules.Text("keep", Faces.Format(dice)))
	}
	if e.s.Autobot() && dice != e.Decision(e.s).Keep {
		e.tell(Step{Verb: StepOverride, Rule: "T7", Side: Rival})
	}
	t.Kept, t.Said = dice, true
	e.tell(Step{Verb: StepKeep, Rule: "D1", Side: t.Active, Roll: dice, N: int16(t.Dice.Total() - dice.Total())})
}

// stop ends rolling early (D1).
func (e *Engine) stop() {
	if e.stoppedAlready() {
		return // the last roll, or A3, has already stopped rolling
	}
	e.phase(PhaseRoll)
	if e.s.Turn.Rolls == 0 && e.DiceCount(e.s) > 0 {
		e.refuse("D1", "stop-early")
	}
	if e.s.Autobot() && !e.RollsDone(e.s) {
		e.tell(Step{Verb: StepOverride, Rule: "T7", Side: Rival})
	}
	e.endRolling()
}

// stoppedAlready reports whether rolling is over and nothing was resolved since.
// Alienoid's power belongs to the end of rolling (O3), and rebooting to what follows.
func (e *Engine) stoppedAlready() bool {
	t := &e.s.Turn
	used := t.Powers > 0 && e.power(e.s.active()) != alienoidPower
	rolled := t.Phase == PhaseResolve && t.Done == 0 && !used
	buys := t.Phase == PhaseBuy && t.Used.Has(e.id.rebooting) && (!t.Bought || t.Used.Has(e.id.lab))
	return rolled || buys
}

// endRolling is O3-O4, and for a human up to the start of O6: the dice on the table are the Roll.
func (e *Engine) endRolling() {
	t, side := &e.s.Turn, e.s.Turn.Active
	t.Kept, t.Said = rules.Roll{}, false
	t.Phase = PhaseResolve
	if e.s.Autobot() {
		return
	}
	e.begin(false)
	if e.power(e.s.active()) == alienoidPower {
		e.alienoid(side)
	}
	e.each(side, onRollingEnded, func(h *hook, c held) { h.rollingEnded(e, c) })
	e.lookAtRoll(side)
	if !e.reboots(side) {
		e.titanic(side)
	}
}

// reboots is rebooting's choice (O5): the dice are not resolved, and everything that
// belongs to resolving is skipped too.
func (e *Engine) reboots(side Side) bool {
	c := held{e.id.rebooting, side}
	if !e.holds(c) || !e.yes(AskRebooting, c, e.s.Turn.Dice.Total()) {
		return false
	}
	e.use(c.id)
	e.tell(Step{Verb: StepSkip, Rule: "O5", Side: side, Card: c.id})
	e.apply(c, e.Box.Cards[c.id].Does, "O5")
	e.discardKeep(side, c.id, "O5")
	e.s.Turn.Phase = PhaseBuy
	return true
}

// SpareDice returns the real dice without the power dice that alienoid has used (O6).
func (r *Rules) SpareDice(s *State) rules.Roll {
	dice := s.Turn.Dice
	dice[Power] = max(0, dice[Power]-s.Turn.Powers)
	return dice
}

// titanic is titanic-batteries' choice (O6): two real dice leave the roll.
func (e *Engine) titanic(side Side) {
	const leaves = 2
	c := held{e.id.titanic, side}
	if !e.holds(c) || e.s.Turn.Used.Has(c.id) || e.SpareDice(e.s).Total() < leaves {
		return
	}
	a := e.ask(Question{ID: AskTitanic, Side: side, Card: c.id, N: leaves, No: true})
	if a.Kind == DeclineAnswer || !e.holds(c) {
		return
	}
	e.use(c.id)
	e.s.Turn.Dice = e.s.Turn.Dice.Minus(a.Roll)
	e.tell(Step{Verb: StepLeave, Rule: "O6", Side: side, Card: c.id, Roll: a.Roll})
	e.apply(c, e.Box.Cards[c.id].Does, "O6")
}
