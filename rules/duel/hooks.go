package duel

import (
	"maps"
	"slices"
)

// hooks says, by id, when each card that is not plain speaks, and which numbers it
// reads from cards.yaml. Cards with `inTurn` have their code in start.go, roll.go or
// buy.go.
var hooks = map[string]hook{
	"adrenaline-augment": {needs: number(CountClaws), claws: adrenalineAugment},
	"alien-metabolism":   {inTurn: true}, // Engine.discardEvent
	"antimatter-pellets": {needs: verbs, looksOnce: true, looks: func(r *Rules, s *State) bool { return r.mostSymbols(s) >= 5 }},
	"armor-plating":      {needs: number(Ignore), shield: firstDamage, wouldShield: ignores},
	"breaking-news":      {needs: verbs, buys: func(e *Engine, c held) { e.speakAndApply(c, "O8") }},
	"camouflage":         {shield: camouflage},
	"dominate":           {needs: number(RollFewer), action: dominate},
	"electrical-aura":    {needs: number(PullDestruction), ends: electricalAura},
	"eye-of-the-storm":   {needs: number(GainEnergy), rollingEnded: eyeOfTheStorm},
	"gentle-giant":       {needs: verbs, resolved: gentleGiant},
	"hibernation":        {needs: verbs, inTurn: true, blocksHit: true}, // Engine.hibernation
	"in-shape":           {needs: verbs, wounds: inShape},
	"in-the-shadows":     {inTurn: true}, // Rules.Shadowed
	"lightning-speed":    {needs: number(RivalTakes), blank: lightningSpeed},
	"made-in-a-lab":      {needs: number(PayLess), inTurn: true}, // Rules.LabOpen
	"natural-selection":  {needs: verbs, looks: func(r *Rules, s *State) bool { return r.mostSymbols(s) >= 4 }},
	"operation-media":    {needs: number(PullFame), action: operationMedia},
	"rebooting":          {needs: verbs, inTurn: true}, // Engine.reboots
	"regeneration":       {needs: verbs, healed: regeneration},
	"scrappy":            {needs: verbs, leaves: func(e *Engine, c held) { e.speakAndApply(c, "O11") }},
	"signature-move": {needs: number(PullFame), rolled: signatureMove,
		looks: func(r *Rules, s *State) bool { return r.Symbols(s, Power) >= 3 }},
	"spiked-tail":       {needs: number(RivalTakes), pulled: spikedTail},
	"superconductor":    {copies: superconductor},
	"tesla-impulse":     {needs: verbs, action: teslaImpulse},
	"the-partys-over":   {needs: number(Deal), action: thePartysOver},
	"thunder-stomp":     {needs: number(RollFewer), pulled: thunderStomp},
	"titanic-batteries": {needs: verbs, inTurn: true}, // Engine.titanic
	"trendsetter":       {needs: number(Ignore), shield: firstDamage, wouldShield: ignoresInFame},
	"unchained":         {needs: number(RivalTakes), swaps: unchained},
	"unstable-dna":      {hurt: unstableDNA},
	"unstoppable":       {falls: unstoppable},
	"utter-destruction": {needs: verbs, looksOnce: true, looks: func(r *Rules, s *State) bool { return r.leastSymbols(s) >= 1 }},
}

// AuraLot is the amount of energy for which electrical-aura pulls one space (O9).
const AuraLot = 7

// The rest of this file checks that cards.yaml and the hooks match, each time the data is read.

// expected is what a hook expects of its card's `does`; the zero value is an empty one.
type expected struct {
	acts bool // effects that act by themselves
	one  bool // one number, with this verb
	verb Verb
}

// verbs is a `does` that acts by itself when the hook says so.
var verbs = expected{acts: true}

// number is a `does` of one number, which the hook counts with.
func number(v Verb) expected { return expected{one: true, verb: v} }

// fits reports whether a card's effects are what its hook expects.
func (n expected) fits(list []Effect) bool {
	switch {
	case n.one:
		return len(list) == 1 && list[0].Verb == n.verb
	case n.acts:
		return len(list) > 0 && !slices.ContainsFunc(list, func(x Effect) bool { return !x.Verb.acts() })
	}
	return len(list) == 0
}

// hooks checks that every card is either declared plain or has a hook, never both, that
// its numbers are those the program needs, that a card with a hook is of the right kind,
// and that the cards that the engine's steps refer to are present. A file can omit any
// other card.
func (c *check) hooks() {
	for i := 1; i < len(c.box.Cards); i++ {
		card, line := &c.box.Cards[i], c.lines[i-1]
		h, hooked := hooks[card.ID]
		switch {
		case card.Plain && hooked:
			c.Add(line, "card %s: it is declared plain, but the program acts for it", card.ID)
		case !card.Plain && !hooked:
			c.Add(line, "card %s: the program does nothing for it; declare it `plain: true` if its numbers say everything", card.ID)
		case card.Plain && !card.complete():
			c.Add(line, "card %s: it is declared plain, but its numbers do nothing by themselves", card.ID)
		case hooked && !h.needs.fits(card.Does):
			c.Add(line, "card %s: its does is not what the program needs: %s", card.ID, h.needs)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(hooks)) {
		id, ok := c.box.Card(name)
		discards := hooks[name].action != nil
		switch {
		case !ok && !c.spokenOf(name):
			continue
		case !ok:
			c.Add(1, "card %s: the program acts for this card, but it is not in the file", name)
		case c.discards[id] && !discards:
			c.Add(c.seen["card "+name], "card %s: the program acts for it as a keep card, but it is a discard card here", name)
		case !c.discards[id] && discards:
			c.Add(c.seen["card "+name], "card %s: the program acts for it as a discard card, but it is a keep card here", name)
		}
	}
}

// String describes what is expected, for authors of the file.
func (n expected) String() string {
	switch {
	case n.one:
		return "one number, `" + verbForms[n.verb] + "`"
	case n.acts:
		return "effects that act by themselves"
	}
	return "nothing"
}

// complete reports whether a card acts by its numbers alone: a discard card by its
// effects, a keep card by what it adds to every turn.
func (c *Card) complete() bool {
	if c.Keep {
		return c.Adds != Adds{} && len(c.Does) == 0
	}
	return verbs.fits(c.Does)
}

// spokenOf reports whether the engine's own steps refer to a card.
func (c *check) spokenOf(card string) bool {
	_, named := (&named{}).names()[card]
	return named || slices.Contains(shieldOrder, card)
}
