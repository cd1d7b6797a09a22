package duel

import (
	"sort"

	"kingoftokyo/rules"
)

// The cards: cards.yaml says what a card does and how much; this file says when
// and whether. A card without a hook acts by its numbers alone.

// moment is when a keep card speaks.
type moment uint8

const (
	onAdds   moment = iota // its claws, dice or rolls count in every turn
	onStops                // stops a hit whole (O10)
	onShield               // softens a hit (O10)
	onBonus                // may swap a Buzz bonus (O11)
	onGain                 // may copy the rival's energy gain
	onRolled               // looks at the roll (O4)
	numMoments
)

// held is a keep card and the side it lies before.
type held struct {
	id    CardID
	owner Side
}

// hook is what a card does at each moment; nil where it is silent.
type hook struct {
	stops  bool
	shield func(e *Engine, c held, n int) int // damage left
	swaps  func(e *Engine, c held, b Bonus) bool
	copies func(e *Engine, c held, n int)
	rolled func(e *Engine, c held)
}

// named are the cards the order of a turn itself speaks of (O1, O9).
type named struct {
	hibernation     CardID
	alienMetabolism CardID
	shieldOrder     []CardID // those that soften a hit, in the order they speak (O10)
}

// namedIDs and shieldOrder are those cards' ids in cards.yaml. Trendsetter's
// place is between the two shields.
var (
	namedIDs    = []string{"hibernation", "alien-metabolism"}
	shieldOrder = []string{"camouflage", "armor-plating"}
)

// hooks is when each keep card speaks, by id.
var hooks = map[string]hook{
	"armor-plating":     {shield: armorPlating},
	"camouflage":        {shield: camouflage},
	"hibernation":       {stops: true},
	"natural-selection": {rolled: naturalSelection},
	"superconductor":    {copies: superconductor},
	"unchained":         {swaps: unchained},
}

// armorPlating ignores the first damage of each of the rival's turns.
func armorPlating(e *Engine, c held, n int) int {
	if e.s.Turn.Active == c.owner || e.s.Turn.Used.Has(c.id) {
		return n
	}
	e.s.Turn.Used = e.s.Turn.Used.With(c.id)
	return n - 1
}

// camouflage cancels one damage for each heart among as many dice.
func camouflage(e *Engine, c held, n int) int {
	a := e.ask(Question{ID: AskCamouflage, Side: c.owner, Card: c.id, N: int8(min(n, 127)), No: true})
	return n - int(a.Roll[Heart])
}

// naturalSelection hurts its owner for four symbols of a kind.
func naturalSelection(e *Engine, c held) {
	for f := Claw; f <= Power; f++ {
		if e.Symbols(e.s, f) >= 4 {
			e.does(c.owner, e.Box.Cards[c.id].Does, "O4")
			return
		}
	}
}

// superconductor may go for as much energy as the rival just gained.
func superconductor(e *Engine, c held, n int) {
	if !e.yes(AskSuperconductor, c.owner, c.id, n) || !e.s.Sides[c.owner].Keep.Has(c.id) {
		return // declined, or corrected away while the question stood
	}
	e.discardKeep(c.owner, c.id, "O6")
	dice := e.dice
	e.dice = false
	e.gainEnergy(c.owner, n, "O6")
	e.dice = dice
}

// unchained may turn a bonus into 1 damage to the rival.
func unchained(e *Engine, c held, b Bonus) bool {
	return e.yes(AskUnchained, c.owner, c.id, int(b.N))
}

// bindHooks finds the cards of the hooks and when each speaks.
func (r *Rules) bindHooks() {
	r.id.hibernation, _ = r.Box.Card("hibernation")
	r.id.alienMetabolism, _ = r.Box.Card("alien-metabolism")
	for _, name := range shieldOrder {
		if id, ok := r.Box.Card(name); ok {
			r.id.shieldOrder = append(r.id.shieldOrder, id)
		}
	}
	for i := 1; i < len(r.Box.Cards); i++ {
		id, card := CardID(i), &r.Box.Cards[i]
		h := hooks[card.ID]
		r.acts[id] = h
		r.speaks(onAdds, id, card.Adds != Adds{})
		r.speaks(onStops, id, h.stops)
		r.speaks(onShield, id, h.shield != nil)
		r.speaks(onBonus, id, h.swaps != nil)
		r.speaks(onGain, id, h.copies != nil)
		r.speaks(onRolled, id, h.rolled != nil)
	}
}

func (r *Rules) speaks(m moment, id CardID, does bool) {
	if does {
		r.speak[m] = r.speak[m].With(id)
	}
}

// hooks checks that every hook has its keep card in the data.
func (c *check) hooks() {
	wanted := append([]string{}, namedIDs...)
	for name := range hooks {
		wanted = append(wanted, name)
	}
	sort.Strings(wanted)
	for i, name := range wanted {
		if i > 0 && wanted[i-1] == name {
			continue
		}
		id, ok := c.box.Card(name)
		switch {
		case !ok:
			c.Add(1, "card %s: the program acts for this keep card, but it is not in the file", name)
		case c.discards[id]:
			c.Add(c.seen["card "+name], "card %s: the program acts for it as a keep card, but it is a discard card here", name)
		}
	}
}

// shields is what protects a side from a hit, in the order of O10; it returns
// the damage left.
func (e *Engine) shields(target Side, n int) int {
	keep := e.s.Sides[target].Keep
	if id := (keep & e.speak[onStops]).Next(0); id != NoCard {
		e.tell(Step{Verb: StepShield, Rule: "O10", Side: target, Card: id, N: int16(n)})
		return 0
	}
	for _, id := range e.id.shieldOrder {
		if n <= 0 || !keep.Has(id) {
			continue
		}
		left := max(0, e.acts[id].shield(e, held{id, target}, n))
		if left < n {
			e.tell(Step{Verb: StepShield, Rule: "O10", Side: target, Card: id, N: int16(n - left)})
		}
		n = left
	}
	return n
}

// swapsBonus asks the puller's cards whether a bonus becomes 1 damage.
func (e *Engine) swapsBonus(puller Side, b Bonus) bool {
	id := (e.s.Sides[puller].Keep & e.speak[onBonus]).Next(0)
	if id == NoCard {
		return false
	}
	return e.acts[id].swaps(e, held{id, puller}, b)
}

// offerCopy offers an energy gain to the rival's cards.
func (e *Engine) offerCopy(side Side, n int) {
	if id := (e.s.Sides[side].Keep & e.speak[onGain]).Next(0); id != NoCard {
		e.acts[id].copies(e, held{id, side}, n)
	}
}

// afterRolling is O3 and O4 for a human: Alienoid adds symbols, then the cards
// that look at the roll speak.
func (e *Engine) afterRolling() {
	side := e.s.Turn.Active
	if e.power[e.s.active().ID].kind == alienoidPower {
		e.alienoid(side)
	}
	e.begin(false)
	for id := (e.s.active().Keep & e.speak[onRolled]).Next(0); id != NoCard; id = (e.s.active().Keep & e.speak[onRolled]).Next(id) {
		e.acts[id].rolled(e, held{id, side})
	}
}

// bought is the effect of a purchase (O8): a discard card's numbers, or a keep
// card's own purchase part.
func (e *Engine) bought(side Side, id CardID) {
	card := &e.Box.Cards[id]
	if card.Keep {
		e.does(side, card.Bought, "O8")
		return
	}
	if !waits[card.ID] {
		e.does(side, card.Does, "O8")
	}
}

// waits are the discard cards whose effect is more than their numbers: they are
// bought and discarded, and the players apply them by corrections.
var waits = map[string]bool{"operation-media": true}

// toNobody are the discard cards that find nothing to do against Autobot.
var toNobody = map[string]bool{"tesla-impulse": true}

// ByHand says whether the players work a card's effect out themselves and enter
// what it changed: nothing in this package acts for it yet.
func (r *Rules) ByHand(id CardID) bool {
	if id == NoCard || int(id) >= len(r.Box.Cards) {
		return false
	}
	card := &r.Box.Cards[id]
	if !card.Keep {
		return waits[card.ID] || len(card.Does) == 0 && !toNobody[card.ID]
	}
	for _, acting := range r.speak {
		if acting.Has(id) {
			return false
		}
	}
	return id != r.id.hibernation && id != r.id.alienMetabolism
}

// does applies the numbers of a card in their order.
func (e *Engine) does(side Side, list []Effect, rule rules.Rule) {
	for _, x := range list {
		n := int(x.N)
		switch x.Verb {
		case PullFame:
			e.pull(side, FameTrack, n, rule)
		case PullDestruction:
			e.pull(side, DestructionTrack, n, rule)
		case PullBoth:
			e.pullBoth(side, int(x.M), n, rule)
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
		case AnotherTurn:
			e.s.Turn.Again = true
			e.s.Turn.Used = e.s.Turn.Used.With(e.s.Turn.Buying)
		}
	}
}

// pullBoth is two pulls joined by "and": the owner chooses the order (O8).
func (e *Engine) pullBoth(side Side, fame, destruction int, rule rules.Rule) {
	order := [2]Track{FameTrack, DestructionTrack}
	spaces := [2]int{fame, destruction}
	if e.ask(Question{ID: AskFirst, Side: side, Card: e.s.Turn.Buying}).Symbol == DestructionSymbol {
		order[0], order[1] = order[1], order[0]
	}
	for _, t := range order {
		e.pull(side, t, spaces[t], rule)
	}
}
