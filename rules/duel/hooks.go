package duel

// hooks is when each card that is not plain speaks, by id, and which numbers it
// reads from cards.yaml. `step` are the cards the order of a turn itself knows:
// their step is in start.go, roll.go or buy.go.
var hooks = map[string]hook{
	"adrenaline-augment": {uses: number(CountClaws), claws: adrenalineAugment},
	"alien-metabolism":   {step: true}, // Engine.discardEvent
	"antimatter-pellets": {uses: verbs, once: true, looks: func(r *Rules, s *State) bool { return r.mostSymbols(s) >= 5 }},
	"armor-plating":      {uses: number(Ignore), shield: firstDamage, guard: ignores},
	"breaking-news":      {uses: verbs, buys: func(e *Engine, c held) { e.does(c, "O8") }},
	"camouflage":         {shield: camouflage},
	"dominate":           {uses: number(RollFewer), does: dominate},
	"electrical-aura":    {uses: number(PullDestruction), ends: electricalAura},
	"eye-of-the-storm":   {uses: number(GainEnergy), stopped: eyeOfTheStorm},
	"gentle-giant":       {uses: verbs, resolved: gentleGiant},
	"hibernation":        {uses: verbs, step: true, stops: true}, // Engine.hibernation
	"in-shape":           {uses: verbs, wounds: inShape},
	"in-the-shadows":     {step: true}, // Rules.Shadowed
	"lightning-speed":    {uses: number(RivalTakes), blank: lightningSpeed},
	"made-in-a-lab":      {uses: number(PayLess), step: true}, // Rules.LabOpen
	"natural-selection":  {uses: verbs, looks: func(r *Rules, s *State) bool { return r.mostSymbols(s) >= 4 }},
	"operation-media":    {uses: number(PullFame), does: operationMedia},
	"rebooting":          {uses: verbs, step: true}, // Engine.reboots
	"regeneration":       {uses: verbs, healed: regeneration},
	"scrappy":            {uses: verbs, leaves: func(e *Engine, c held) { e.does(c, "O11") }},
	"signature-move":     {uses: number(PullFame), looks: func(r *Rules, s *State) bool { return r.Symbols(s, Power) >= 3 }, rolled: signatureMove},
	"spiked-tail":        {uses: number(RivalTakes), pulled: spikedTail},
	"superconductor":     {copies: superconductor},
	"tesla-impulse":      {uses: verbs, does: teslaImpulse},
	"the-partys-over":    {uses: number(Deal), does: thePartysOver},
	"thunder-stomp":      {uses: number(RollFewer), pulled: thunderStomp},
	"titanic-batteries":  {uses: verbs, step: true}, // Engine.titanic
	"trendsetter":        {uses: number(Ignore), shield: firstDamage, guard: ignoresInFame},
	"unchained":          {uses: number(RivalTakes), swaps: unchained},
	"unstable-dna":       {hurt: unstableDNA},
	"unstoppable":        {falls: unstoppable},
	"utter-destruction":  {uses: verbs, once: true, looks: func(r *Rules, s *State) bool { return r.leastSymbols(s) >= 1 }},
}

// AuraLot is how much energy electrical-aura pulls a space for (O9).
const AuraLot = 7
