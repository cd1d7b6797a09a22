package coach

import "kingoftokyo/rules/duel"

// fitted are the worths of the box's cards.
var fitted = Worths{
	Energy: []float64{0.05, 0.06, 0.07, 0.07, 0.06, 0.05, 0.04, 0.03},
	Dice:   0.2, BotDice: -0.2, Taken: 0.2,
	Bonus: [...]float64{duel.BonusNone: 0, duel.BonusDamage: 0.25, duel.BonusHeart: 0.25, duel.BonusEnergy: 0.06, duel.BonusDice: 0.2},
	Reach: []float64{0.5, 0.3, 0.2, 0.1},
	King:  0.4,
	Full:  8, Least: 0.15,
	Cards: map[string]float64{
		"acid-attack": .9, "adrenaline-augment": .5, "alien-metabolism": .05, "antimatter-pellets": .4, "armor-plating": .6,
		"breaking-news": .5, "camouflage": .35, "electrical-aura": .2, "extra-head": .7, "eye-of-the-storm": .2, "gentle-giant": .35,
		"giant-brain": .5, "hibernation": .7, "in-shape": .3, "in-the-shadows": .5, "lightning-speed": .1, "made-in-a-lab": .15,
		"natural-selection": .2, "rebooting": .2, "regeneration": .4, "scrappy": .1, "signature-move": .15, "spiked-tail": .5,
		"superconductor": .15, "thunder-stomp": .3, "titanic-batteries": .2, "trendsetter": .15, "unchained": .15, "unstable-dna": 0,
		"unstoppable": .5, "utter-destruction": .2,
	},
}
