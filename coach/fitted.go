package coach

import "kingoftokyo/rules/duel"

// fitted are the weights of the box's cards: a first measurement, which internal/tools/fit
// plays by to measure anew:
//
//	go run ./internal/tools/fit --games 160 --seed 1 > fitted.txt && mv fitted.txt coach/fitted.go
var fitted = Weights{
	Energy: []float64{0.16, 0.16, 0.30, 0.30, 0.17},
	Dice:   0.44, BotDice: -0.05, Taken: 0.31,
	Bonus: [...]float64{duel.BonusNone: 0, duel.BonusDamage: 0.24, duel.BonusHeart: 0.07, duel.BonusEnergy: 0.16, duel.BonusDice: 0.44},
	Reach: []float64{0.58, 0.41, 0.26, 0.15, 0.07},
	King:  0.75,
	Late:  0.46,
	Slope: 0.68,
	Scale: 0.4,
	Short: []float64{1, 0.75, 0.5, 0.3, 0.15},
	Row:   [2]float64{duel.You: 0.44, duel.Rival: 0.13},
	Hard:  Weight{Early: 0.11, Late: -0.52},
	Move:  Weight{Early: 0.08, Late: 0.44},
	Future: map[string]Weight{
		"alienoid":      {Early: 1.84, Late: 1.88},
		"cyber-kitty":   {Early: 2.21, Late: 1.81},
		"gigazaur":      {Early: 1.94, Late: 1.30},
		"meka-dragon":   {Early: 0.10, Late: 1.14},
		"space-penguin": {Early: 1.56, Late: 1.54},
		"the-king":      {Early: 1.85, Late: 1.71},
	},
	Cards: map[string]Weight{
		"acid-attack":        {Early: 2.30, Late: 1.55},
		"adrenaline-augment": {Early: 1.15, Late: 0.45},
		"alien-metabolism":   {Early: 0.11, Late: -0.06},
		"antimatter-pellets": {Early: 1.17, Late: 0.38},
		"armor-plating":      {Early: -0.30, Late: 0.01},
		"breaking-news":      {Early: 2.60, Late: 0.94},
		"camouflage":         {Early: -0.01, Late: 0.07},
		"electrical-aura":    {Early: 0.28, Late: 0.05},
		"extra-head":         {Early: 2.65, Late: 1.73},
		"eye-of-the-storm":   {Early: 0.52, Late: 0.19},
		"gentle-giant":       {Early: 2.48, Late: 0.72},
		"giant-brain":        {Early: 1.69, Late: 0.71},
		"hibernation":        {Early: -0.03, Late: -0.14},
		"in-shape":           {Early: 0.51, Late: 0.07},
		"in-the-shadows":     {Early: 0.96, Late: 0.72},
		"lightning-speed":    {Early: 0.02, Late: -0.11},
		"made-in-a-lab":      {Early: 0.40, Late: -0.05},
		"natural-selection":  {Early: -0.35, Late: -0.37},
		"rebooting":          {Early: 0.19, Late: -0.01},
		"regeneration":       {Early: 0.74, Late: 0.60},
		"scrappy":            {Early: 0.24, Late: -0.02},
		"signature-move":     {Early: 0.89, Late: 0.24},
		"spiked-tail":        {Early: 0.86, Late: 0.25},
		"superconductor":     {Early: 0.68, Late: 0.18},
		"thunder-stomp":      {Early: 0.58, Late: 0.11},
		"titanic-batteries":  {Early: 0.74, Late: 0.33},
		"trendsetter":        {Early: 0.09, Late: -0.01},
		"unchained":          {Early: 0.22, Late: -0.01},
		"unstable-dna":       {Early: 0.15, Late: -0.08},
		"unstoppable":        {Early: 0.30, Late: 0.21},
		"utter-destruction":  {Early: 1.37, Late: 0.43},
	},
}
