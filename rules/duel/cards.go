package duel

import "kingoftokyo/rules"

// The cards: cards.yaml says what a card does and how much; hooks.go says when and
// under which condition. This file calls the hooks at the moments of a turn. A plain
// card acts by its numbers alone.

// A moment is when a card speaks.
type moment uint8

const (
	onAdds         moment = iota // its claws, dice or rolls count in every turn
	onClaws                      // adds claws that depend on the table
	onBlocksHit                  // stops a whole hit (O10)
	onShield                     // reduces a hit (O10)
	onFalls                      // saves its owner's last heart (O10)
	onHurt                       // its owner has lost hearts (O10)
	onWounds                     // the rival has lost hearts (O11)
	onBonus                      // can swap a Buzz bonus (O11)
	onBlank                      // a blank space is reached (O11)
	onLeaves                     // a marker has left a token (O11)
	onPulled                     // a pull is over (O11)
	onGain                       // can copy the rival's energy gain
	onHealed                     // hearts were gained
	onRollingEnded               // rolling has ended (O3)
	onLooks                      // looks at the roll (O4)
	onResolved                   // resolving has ended (O7)
	onBuys                       // its owner buys a card (O8)
	onEnds                       // the turn ends (O9)
	numMoments
)

// held is a keep card and the side that owns it.
type held struct {
	id    CardID
	owner Side
}

// A hook is what a card does at each moment; nil means nothing. A keep card's
// functions are called only while it has an owner.
type hook struct {
	needs        expected // what its `does` in cards.yaml must be
	inTurn       bool     // the code for the steps of a turn does its part (start.go, roll.go, buy.go)
	looksOnce    bool     // looks at the roll only once per turn
	claws        func(r *Rules, s *State, c held) int
	blocksHit    bool
	shield       func(e *Engine, c held, n int) int    // returns the damage left
	wouldShield  func(r *Rules, s *State, c held) bool // whether the shield would speak now; nil: always
	falls        func(e *Engine, c held)
	hurt         func(e *Engine, c held, n int)
	wounds       func(e *Engine, c held, n int)
	swaps        func(e *Engine, c held, b Bonus) Bonus
	blank        func(e *Engine, c held)
	leaves       func(e *Engine, c held)
	pulled       func(e *Engine, c held, t Track, n int)
	copies       func(e *Engine, c held, n int)
	healed       func(e *Engine, c held)
	rollingEnded func(e *Engine, c held)
	looks        func(r *Rules, s *State) bool // whether it applies
	rolled       func(e *Engine, c held)       // what it does if so; nil: its numbers
	resolved     func(e *Engine, c held)
	buys         func(e *Engine, c held)
	ends         func(e *Engine, c held)
	action       func(e *Engine, c held) // a discard card, instead of its numbers
}

// named are the cards that the code for a turn's steps refers to.
type named struct {
	hibernation     CardID // O1
	lab             CardID // O1
	dominate        CardID // O1
	alienMetabolism CardID // O1
	shadows         CardID // O3
	rebooting       CardID // O5
	titanic         CardID // O6
	shieldOrder     []CardID
}

// shieldOrder is the order in which protections that reduce a hit speak (O10).
var shieldOrder = []string{"camouflage", "trendsetter", "armor-plating"}

// names maps card ids to the fields of named.
func (n *named) names() map[string]*CardID {
	return map[string]*CardID{
		"hibernation": &n.hibernation, "made-in-a-lab": &n.lab, "dominate": &n.dominate, "alien-metabolism": &n.alienMetabolism,
		"in-the-shadows": &n.shadows, "rebooting": &n.rebooting, "titanic-batteries": &n.titanic,
	}
}

// bindHooks finds the cards that have hooks, and the moments at which each speaks.
func (r *Rules) bindHooks() {
	for name, id := range r.id.names() {
		*id, _ = r.Box.Card(name)
	}
	for _, name := range shieldOrder {
		if id, ok := r.Box.Card(name); ok {
			r.id.shieldOrder = append(r.id.shieldOrder, id)
		}
	}
	for i := 1; i < len(r.Box.Cards); i++ {
		id, card := CardID(i), &r.Box.Cards[i]
		h := hooks[card.ID]
		r.hooks[id] = h
		for m, speaks := range [numMoments]bool{
			onAdds: card.Adds != Adds{}, onClaws: h.claws != nil, onBlocksHit: h.blocksHit, onShield: h.shield != nil,
			onFalls: h.falls != nil, onHurt: h.hurt != nil, onWounds: h.wounds != nil, onBonus: h.swaps != nil,
			onBlank: h.blank != nil, onLeaves: h.leaves != nil, onPulled: h.pulled != nil, onGain: h.copies != nil,
			onHealed: h.healed != nil, onRollingEnded: h.rollingEnded != nil, onLooks: h.looks != nil,
			onResolved: h.resolved != nil, onBuys: h.buys != nil, onEnds: h.ends != nil,
		} {
			if speaks {
				r.speak[m] = r.speak[m].With(id)
			}
		}
	}
}

// Speaking groups the keep cards of a box by when they speak, for code that looks ahead.
type Speaking struct {
	Claws     CardSet // their claws depend on the table: the order of symbols matters to them
	Looking   CardSet // they look at the roll (O4)
	Resolving CardSet // they speak while dice are being resolved (O6, O7, O11)
	Buying    CardSet // they speak during a purchase (O8)
	Against   CardSet // they speak on the other side's turn (O10, O11)
}

// Speaking returns the cards of the box, grouped by when they speak.
func (r *Rules) Speaking() Speaking {
	s := Speaking{Claws: r.speak[onClaws], Looking: r.speak[onLooks], Buying: r.speak[onBuys]}
	for _, m := range []moment{onClaws, onResolved, onWounds, onBonus, onBlank, onLeaves, onPulled, onHealed} {
		s.Resolving |= r.speak[m]
	}
	for _, m := range []moment{onBlocksHit, onShield, onFalls, onHurt, onGain, onLeaves} {
		s.Against |= r.speak[m]
	}
	return s
}

// number returns the first number of a card's effects, which its hook counts with.
func (r *Rules) number(id CardID) int { return int(r.Box.Cards[id].Does[0].N) }

// use records that a card has spoken on this turn. It returns false if it already had.
func (e *Engine) use(id CardID) bool {
	if e.s.Turn.Used.Has(id) {
		return false
	}
	e.s.Turn.Used = e.s.Turn.Used.With(id)
	return true
}

// speaking returns the cards of a side that speak at a moment.
func (r *Rules) speaking(s *State, side Side, m moment) CardSet {
	return s.Sides[side].Keep & r.speak[m]
}

// speakAndApply reports that a card speaks, and applies its numbers.
func (e *Engine) speakAndApply(c held, rule rules.Rule) {
	e.tell(Step{Verb: StepActs, Rule: rule, Side: c.owner, Card: c.id})
	e.apply(c, e.Box.Cards[c.id].Does, rule)
}

// shields applies the cards that protect a side from a hit, in the order of O10, and
// returns the damage left.
func (e *Engine) shields(target Side, n int) int {
	if e.s.Turn.Safe[target] {
		e.tell(Step{Verb: StepShield, Rule: "O10", Side: target, Card: e.speak[onFalls].Next(0), N: int16(n)})
		return 0
	}
	if id := e.speaking(e.s, target, onBlocksHit).Next(0); id != NoCard {
		e.tell(Step{Verb: StepShield, Rule: "O10", Side: target, Card: id, N: int16(n)})
		return 0
	}
	if e.speaking(e.s, target, onShield) == 0 {
		return n
	}
	for _, id := range e.id.shieldOrder {
		if n <= 0 || !e.s.Sides[target].Keep.Has(id) {
			continue
		}
		left := max(0, e.hooks[id].shield(e, held{id, target}, n))
		if left < n {
			e.tell(Step{Verb: StepShield, Rule: "O10", Side: target, Card: id, N: int16(n - left)})
		}
		n = left
	}
	return n
}

// each calls do for the cards of a side that speak at a moment, in the order of the
// box. It skips a card that has changed hands in the meantime.
func (e *Engine) each(side Side, m moment, do func(h *hook, c held)) {
	list := e.speaking(e.s, side, m)
	for id := list.Next(0); id != NoCard; id = list.Next(id) {
		if c := (held{id, side}); e.holds(c) {
			do(&e.hooks[id], c)
		}
	}
}

// hurt handles the loss of n hearts in one hit: first the cards of the side that lost
// them speak, then those of the other side.
func (e *Engine) hurt(target Side, n int) {
	e.s.Turn.HeartsLost[target] += int16(n)
	e.each(target, onHurt, func(h *hook, c held) { h.hurt(e, c, n) })
	e.each(target.Other(), onWounds, func(h *hook, c held) { h.wounds(e, c, n) })
}

// Looking returns the cards of the active human that would act on the current roll
// (O4): what kot tells the player before rolling stops.
func (r *Rules) Looking(s *State) CardSet {
	var out CardSet
	if s.Autobot() {
		return out
	}
	list := r.speaking(s, s.Turn.Active, onLooks)
	for id := list.Next(0); id != NoCard; id = list.Next(id) {
		if h := &r.hooks[id]; !(h.looksOnce && s.Turn.Used.Has(id)) && h.looks(r, s) {
			out = out.With(id)
		}
	}
	return out
}

// lookAtRoll is O4: it checks once which cards apply, then they act in their owner's
// order. A card that has changed hands by then no longer acts.
func (e *Engine) lookAtRoll(side Side) {
	for due := e.Looking(e.s); due != 0; {
		id := due.Next(0)
		if due.Len() > 1 {
			id = e.ask(Question{ID: AskCardOrder, Side: side, Cards: due}).Card
		}
		if h := &e.hooks[id]; e.holds(held{id, side}) {
			if h.looksOnce {
				e.use(id)
			}
			e.begin(false)
			if h.rolled != nil {
				h.rolled(e, held{id, side})
			} else {
				e.speakAndApply(held{id, side}, "O4")
			}
		}
		due = due.Without(id) & e.s.Sides[side].Keep
	}
}

// bought applies the effect of a purchase (O8): a discard card's own function or its
// numbers, or a keep card's purchase part.
func (e *Engine) bought(side Side, id CardID) {
	card, c := &e.Box.Cards[id], held{id, side}
	switch {
	case card.Keep:
		e.apply(c, card.Bought, "O8")
	case e.hooks[id].action != nil:
		e.hooks[id].action(e, c)
	default:
		e.apply(c, card.Does, "O8")
	}
}

// apply applies the numbers of a card for its owner, in order.
func (e *Engine) apply(c held, list []Effect, rule rules.Rule) {
	side := c.owner
	for _, x := range list {
		n := int(x.N)
		switch x.Verb {
		case PullFame:
			e.pull(side, FameTrack, n, rule)
		case PullDestruction:
			e.pull(side, DestructionTrack, n, rule)
		case PullBoth:
			e.pullBoth(c, int(x.M), n, rule)
		case RivalTakes:
			e.hit(side.Other(), n, rule)
		case YouTake:
			e.hit(side, n, rule)
		case BothTake:
			e.hit(side, n, "W4")
			e.hit(side.Other(), n, "W4")
		case GainEnergy:
			e.gainEnergy(side, n, rule)
		case GainHearts:
			e.gainHearts(side, n, rule)
		case GainDice:
			e.gainDice(side, n, rule)
		case RollFewer:
			e.rollFewer(side.Other(), n, c.id)
		case AnotherTurn:
			e.s.Turn.Again = true
			e.use(c.id)
		}
	}
}

// pullBoth makes two pulls joined by "and", in an order that the owner chooses (O8).
func (e *Engine) pullBoth(c held, fame, destruction int, rule rules.Rule) {
	order := [2]Track{FameTrack, DestructionTrack}
	spaces := [2]int{fame, destruction}
	if e.ask(Question{ID: AskFirst, Side: c.owner, Card: c.id}).Symbol == DestructionSymbol {
		order[0], order[1] = order[1], order[0]
	}
	for _, t := range order {
		e.pull(c.owner, t, spaces[t], rule)
	}
}

// rollFewer takes dice from a side's next turn, or from its current turn if it has
// not rolled yet (O2).
func (e *Engine) rollFewer(side Side, n int, card CardID) {
	m := &e.s.Sides[side]
	m.Taken = int8(min(maxNumber, int(m.Taken)+n))
	e.tell(Step{Verb: StepFewer, Rule: "O2", Side: side, N: int16(n), To: int16(m.Taken), Card: card})
}

// adds returns what a side's keep cards add to its every turn: claws, dice, rolls.
func (r *Rules) adds(s *State, side Side) Adds {
	var a Adds
	for id := (s.Sides[side].Keep & r.speak[onAdds]).Next(0); id != NoCard; id = (s.Sides[side].Keep & r.speak[onAdds]).Next(id) {
		b := r.Box.Cards[id].Adds
		a.Claws += b.Claws
		a.Dice += b.Dice
		a.Rolls += b.Rolls
	}
	return a
}
