package tokyo

import (
	"slices"

	"kingoftokyo/rules"
)

// name is the id of a card or tile that the engine refers to.
type name string

// The cards and tiles that the engine refers to outside of hooks.
const (
	armorPlating          name = "armor-plating"
	backgroundDweller     name = "background-dweller"
	batteryMonster        name = "battery-monster"
	burrowing             name = "burrowing"
	camouflage            name = "camouflage"
	eaterOfTheDead        name = "eater-of-the-dead"
	energyDrink           name = "energy-drink"
	energyHoarder         name = "energy-hoarder"
	fireBreathing         name = "fire-breathing"
	friendOfChildren      name = "friend-of-children"
	healingRay            name = "healing-ray"
	herbivore             name = "herbivore"
	herdCuller            name = "herd-culler"
	hibernation           name = "hibernation"
	itHasAChild           name = "it-has-a-child"
	jets                  name = "jets"
	lunarPowered          name = "lunar-powered"
	madeInALab            name = "made-in-a-lab"
	metamorph             name = "metamorph"
	mimic                 name = "mimic"
	naturalSelection      name = "natural-selection"
	novaBreath            name = "nova-breath"
	opportunist           name = "opportunist"
	parasiticTentacles    name = "parasitic-tentacles"
	plotTwist             name = "plot-twist"
	psychicProbe          name = "psychic-probe"
	rapidHealing          name = "rapid-healing"
	reflectiveHide        name = "reflective-hide"
	regeneration          name = "regeneration"
	rootingForTheUnderdog name = "rooting-for-the-underdog"
	smokeCloud            name = "smoke-cloud"
	solarPowered          name = "solar-powered"
	stretchy              name = "stretchy"
	superJump             name = "super-jump"
	unstableDNA           name = "unstable-dna"
	wings                 name = "wings"
	zombify               name = "zombify"

	defenderOfTokyo name = "tile-defender-of-tokyo"
	finalRoar       name = "tile-final-roar"
	fluxling        name = "tile-fluxling"
	skybeam         name = "tile-skybeam"
)

// A hook is what the program does for a card: one function per moment, or nil for
// nothing. Cards that have a hook without any function are handled in the steps of a
// turn (inTurn).
type hook struct {
	reminds bool         // the effect needs a decision by people; otherwise the program applies it, and asks only for choices within it
	asks    []QuestionID // the questions that it may ask
	inTurn  bool         // the code for the steps of a turn does at least part of it

	action     func(e *Engine, c held)                     // a discard card, after its numbers
	bought     func(e *Engine, c held)                     // its owner gets it, or it is copied
	buys       func(e *Engine, c held)                     // its owner buys a card
	starts     func(e *Engine, c held)                     // its owner's turn starts
	dice       func(e *Engine, c held)                     // its owner's result has been typed
	numberDice func(e *Engine, c held, dice rules.Roll)    // its owner's numbers are resolved
	counts     func(r *Rules, s *State, c held, n int) int // returns the number of smashes
	rank       smashRank                                   // when it counts them
	strikes    func(e *Engine, c held)                     // its owner has smashes
	wounds     func(e *Engine, c held, l *loss)            // its owner's smashes cost a Monster hearts
	protects   func(e *Engine, c held, l *loss)            // its owner is about to lose hearts
	hurt       func(e *Engine, c held, l *loss)            // its owner has lost hearts
	falls      func(e *Engine, c held)                     // its owner is at 0 hearts
	ends       func(e *Engine, c held)                     // its owner's turn ends
	used       func(e *Engine, c held)                     // its owner uses it
}

// smashRank is the order in which smashes are counted: those that the dice make,
// those that need another smash, those that are simply added, those that depend on
// the sum, and the doubling.
type smashRank uint8

const (
	firstRank  smashRank = iota // poison-quills
	setOffRank                  // spiked-tail, urbavore
	addedRank                   // burrowing, acid-attack
	sumRank                     // tile-barbs
	lastRank                    // tile-antimatter-beam
)

// hooks lists the cards and tiles of both boxes whose numbers don't describe them completely.
var hooks = map[name]hook{
	"alpha-monster": {strikes: (*Engine).speakAndApply},
	armorPlating: {protects: func(_ *Engine, _ held, l *loss) {
		if l.n == 1 { // otherwise it protects from nothing
			l.n = 0
		}
	}},
	backgroundDweller: {inTurn: true, asks: []QuestionID{AskDweller}},
	batteryMonster:    {starts: batteryMonsterStarts},
	burrowing:         {rank: addedRank, counts: countsMoreIf(inTokyo), inTurn: true},
	camouflage:        {protects: camouflageProtects, asks: []QuestionID{AskCamouflage}},
	"complete-destruction": {numberDice: func(e *Engine, c held, dice rules.Roll) {
		dice[Smash] = int8(min(e.SmashCount(e.s, c.owner), 100))
		e.applyIf(c, has(dice, One, Two, Three, Heart, Energy, Smash))
	}},
	"death-from-above": {action: func(e *Engine, c held) { e.takeOver(c.owner) }},
	"detritivore": {numberDice: func(e *Engine, c held, dice rules.Roll) {
		e.applyIf(c, has(dice, One, Two, Three))
	}},
	eaterOfTheDead: {inTurn: true},
	energyDrink:    {used: energyDrinkUsed},
	energyHoarder:  {ends: energyHoarderEnds},
	fireBreathing:  {inTurn: true},
	"freeze-time": {numberDice: func(e *Engine, c held, _ rules.Roll) { freezeTime(e, c) }, bought: freezeTime,
		asks: []QuestionID{AskFreeze}},
	"frenzy":         {action: frenzy},
	friendOfChildren: {inTurn: true},
	"gourmet":        {numberDice: func(e *Engine, c held, dice rules.Roll) { e.applyIf(c, dice[One] >= 3) }},
	healingRay:       {reminds: true, inTurn: true, asks: []QuestionID{AskRay, AskRayDice, AskRayBonus}},
	herbivore:        {ends: func(e *Engine, c held) { e.applyIf(c, !e.s.Turn.HurtSomebody) }},
	herdCuller:       {dice: herdCullerDice, asks: []QuestionID{AskCuller}},
	hibernation: {inTurn: true, protects: hibernationProtects, used: (*Engine).wakes,
		asks: []QuestionID{AskWake}},
	itHasAChild:      {falls: func(e *Engine, c held) { e.reborn(c, NoCard) }},
	jets:             {inTurn: true, asks: []QuestionID{AskJets}},
	lunarPowered:     {ends: solarPoweredEnds},
	madeInALab:       {reminds: true, inTurn: true, asks: []QuestionID{AskLab}},
	"media-friendly": {buys: (*Engine).speakAndApply},
	metamorph:        {reminds: true, inTurn: true, asks: []QuestionID{AskSell}},
	mimic:            {reminds: true, bought: mimicBought, asks: []QuestionID{AskMimic, AskMove, AskCopyFirst}},
	"nanobots": {starts: func(e *Engine, c held) {
		h := e.s.Seats[c.owner].Hearts
		e.applyIf(c, h == 1 || h == 2)
	}},
	naturalSelection:      {ends: naturalSelectionEnds},
	novaBreath:            {inTurn: true},
	opportunist:           {reminds: true, inTurn: true, asks: []QuestionID{AskOpportunist}},
	parasiticTentacles:    {reminds: true, inTurn: true, asks: []QuestionID{AskTentacles}},
	plotTwist:             {dice: plotTwistDice, asks: []QuestionID{AskTwist, AskFace}},
	"poison-quills":       {rank: firstRank, counts: countsMoreIf(func(s *State, _ Seat, _ int) bool { return s.Turn.Dice[Two] >= 3 })},
	"poison-spit":         {wounds: woundToken(PoisonToken)},
	psychicProbe:          {reminds: true, inTurn: true, asks: []QuestionID{AskProbe, AskProbeFace}},
	rapidHealing:          {reminds: true, protects: rapidHealingProtects, used: rapidHealingUsed, asks: []QuestionID{AskRapid}},
	reflectiveHide:        {inTurn: true},
	regeneration:          {inTurn: true},
	rootingForTheUnderdog: {ends: rootingForTheUnderdogEnds},
	"shrink-ray":          {wounds: woundToken(ShrinkToken)},
	smokeCloud:            {used: smokeCloudUsed},
	solarPowered:          {ends: solarPoweredEnds},
	"spiked-tail":         {rank: setOffRank, counts: countsMoreIf(func(_ *State, _ Seat, n int) bool { return n > 0 })},
	stretchy:              {dice: stretchyDice, asks: []QuestionID{AskStretchy, AskFace}},
	superJump:             {reminds: true, protects: superJumpProtects, asks: []QuestionID{AskJump}},
	unstableDNA:           {reminds: true, inTurn: true, asks: []QuestionID{AskUnstable}},
	"urbavore": {rank: setOffRank, counts: countsMoreIf(func(s *State, owner Seat, n int) bool { return n > 0 && inTokyo(s, owner, n) }),
		starts: func(e *Engine, c held) { e.applyIf(c, e.s.Seats[c.owner].Place.Tokyo()) }},
	"vast-storm":                   {action: vastStorm},
	"were-only-making-it-stronger": {hurt: func(e *Engine, c held, l *loss) { e.applyIf(c, l.lost >= 2) }},
	wings:                          {reminds: true, protects: wingsProtects, used: wingsUsed, asks: []QuestionID{AskWings}},
	zombify: {falls: func(e *Engine, c held) {
		e.s.Seats[c.owner].Zombie = true
		e.reborn(c, c.actsAs) // the card itself stays as a reminder, but a copy of it does not
	}},

	"tile-antimatter-beam": {rank: lastRank, counts: func(_ *Rules, _ *State, _ held, n int) int { return 2 * n }},
	"tile-barbs":           {rank: sumRank, counts: countsMoreIf(func(_ *State, _ Seat, n int) bool { return n >= 2 })},
	defenderOfTokyo:        {inTurn: true},
	"tile-eternal":         {starts: (*Engine).speakAndApply},
	"tile-final-push": {bought: func(e *Engine, c held) {
		e.again(c.owner, 0, "12.9")
		e.drop(c.id)
	}},
	finalRoar: {falls: finalRoarFalls},
	fluxling:  {reminds: true, bought: mimicBought, asks: []QuestionID{AskMimic, AskMove}},
	"tile-full-regeneration": {bought: func(e *Engine, c held) {
		e.speak(c)
		e.gainHearts(c.owner, max(0, e.Limit(e.s, c.owner)-int(e.s.Seats[c.owner].Hearts)), "5.4.3")
	}},
	"tile-have-it-all": {bought: func(e *Engine, c held) {
		cards := e.cardsThat(func(id CardID) bool { return e.s.Holds(c.owner, id) })
		e.gainPoints(c.owner, len(cards.List())*e.number(c.actsAs, GainPoints), "")
	}, buys: (*Engine).speakAndApply},
	"tile-poison-spit":      {wounds: woundToken(PoisonToken)},
	"tile-skulking":         {numberDice: func(e *Engine, c held, dice rules.Roll) { e.applyIf(c, dice[One] >= 3) }},
	skybeam:                 {inTurn: true},
	"tile-sonic-boomer":     {starts: (*Engine).speakAndApply},
	"tile-starburst":        {bought: dropsItself},
	"tile-tireless":         {starts: (*Engine).speakAndApply},
	"tile-underdog":         {wounds: underdogWounds},
	"tile-widespread-panic": {bought: dropsItself},
}

// The orders in which cards speak, if it matters; smashes have smashRank. A test
// checks that each card has the function for its moment.

// diceOrder lists the cards that set dice of a result, after all rerolls.
var diceOrder = []name{herdCuller, stretchy, plotTwist}

// protections lists the cards that save hearts, in the order in which they speak.
// armor-plating comes first, so that nobody rolls dice or pays for a loss of 1, and
// again for what is left.
var protections = []name{hibernation, armorPlating, wings, camouflage, superJump, armorPlating, rapidHealing}

// endOrder lists the cards that speak at the end of their owner's turn (10.8). Poison
// tokens come after them.
var endOrder = []name{rootingForTheUnderdog, energyHoarder, herbivore, solarPowered, lunarPowered, naturalSelection}

// lastWords lists the powers that speak when their owner falls: final-roar wins
// before anything can bring a Monster back, and zombify comes before it-has-a-child.
var lastWords = []name{finalRoar, zombify, itHasAChild}

// applyIf reports that a card speaks and applies its numbers, if its condition holds.
func (e *Engine) applyIf(c held, holds bool) {
	if holds {
		e.speakAndApply(c)
	}
}

// has reports whether a result shows all of some faces.
func has(dice rules.Roll, faces ...rules.Face) bool {
	return !slices.ContainsFunc(faces, func(f rules.Face) bool { return dice[f] <= 0 })
}

// Manner reports whether a card or tile reminds somebody of a decision or acts by itself, and the
// questions that it may ask. A plain one acts.
func (r *Rules) Manner(id CardID) (reminds bool, asks []QuestionID) {
	h := &r.hooks[id]
	return h.reminds, h.asks
}

// hooks checks that every card and tile either is declared plain or has code in the
// program, never both and never neither. A box can lack a card for which the program
// has code.
func (c *check) hooks() {
	for _, set := range c.sets {
		for i := 1; i < len(set.Cards); i++ {
			card := &set.Cards[i]
			if _, both := c.sets[Base].Card(card.ID); set.Edition == Base || !both {
				c.hook("card "+card.ID, card.ID, card.Plain)
			}
		}
		for i := 1; i < len(set.Tiles); i++ {
			c.hook("tile "+set.Tiles[i].ID, set.Tiles[i].ID, set.Tiles[i].Plain)
		}
	}
}

func (c *check) hook(what, id string, plain bool) {
	switch _, hooked := hooks[name(id)]; {
	case plain && hooked:
		c.Add(c.seen[what], "%s: it is plain, but the program has a part of it", what)
	case !plain && !hooked:
		c.Add(c.seen[what], "%s: it is not plain, and the program has no part of it", what)
	}
}

// complete checks that a card declared plain needs no code.
func (c *check) complete(what string, line int, plain, complete bool) {
	if plain && !complete {
		c.Add(line, "%s: it is declared plain, but its numbers do nothing by themselves", what)
	}
}

// allWhileItStays reports whether the numbers completely describe a card or tile that stays.
func (p *Effects) allWhileItStays() bool { return p.Adds != Adds{} && len(p.Does) == 0 }

// allAtOnce reports whether the numbers completely describe a discard card.
func (p *Effects) allAtOnce() bool {
	return len(p.Does) > 0 && !slices.ContainsFunc(p.Does, func(e Effect) bool { return !e.Verb.acts() })
}
