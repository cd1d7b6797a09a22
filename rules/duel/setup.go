package duel

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// A Setup is how a game begins: everything before its first event.
type Setup struct {
	Solo     bool
	Hash     string // hash of the card data with which the game was first played
	Monsters [2]MonsterID
	Names    [2]string     // of the players; can be empty
	Hands    [2]rules.Hand // who plays each chair, in a game of two
	Options  Options
	First    Side
	Row      [3]CardID

	headSaid bool
	sideSaid [2]bool
	rowSaid  bool
}

// NewSetup returns a complete set-up, as put together before a game.
func NewSetup(solo bool, monsters [2]MonsterID, first Side) Setup {
	return Setup{
		Solo: solo, Monsters: monsters, First: first, Row: [3]CardID{Unnamed, Unnamed, Unnamed},
		headSaid: true, sideSaid: [2]bool{true, true},
	}
}

// OnePlayer reports whether a single person chooses, in the chair You: against Autobot, or against kot in the other chair.
func (set *Setup) OnePlayer() bool { return set.Solo || set.Hands[Rival].Kot && !set.Hands[You].Kot }

// HasKot reports whether kot plays a chair.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h rules.Hand) bool { return h.Kot })
}

// Start returns the table that a set-up results in (S1-S5): the first player's turn 1.
func (r *Rules) Start(set *Setup) State {
	s := State{Solo: set.Solo, Options: set.Options, First: set.First, Row: set.Row}
	for side, m := range set.Monsters {
		hearts := r.Box.Monsters[m].Hearts
		s.Sides[side] = Monster{ID: m, Hearts: hearts, Max: hearts}
	}
	s.Sides[set.First.Other()].Energy = 1 // S3
	face := 0
	for _, c := range set.Row {
		if c != NoCard {
			face++
		}
	}
	s.Deck = int8(r.Box.NumCards() - face)
	s.Turn = Turn{Number: 1, Active: set.First, Phase: PhaseRoll}
	return s
}

// A SetupStep is one line of a set-up.
type SetupStep = line.Step[Setup, Side]

// Version is the version of the notation that this program reads and writes.
const Version = 1

var setupForms = []form{
	setsUp("kot", "1 duel solo|two", func(c *codec, set *Setup, _ *SetupStep) {
		c.Version(Version)
		c.Const("duel", "duel")
		c.Either(&set.Solo, "solo", "two")
		set.headSaid = true
	}),
	setsUp("cards", "HASH", func(c *codec, set *Setup, _ *SetupStep) { set.Hash = c.Word(set.Hash) }),
	setsUp("side", "you|rival MONSTER [NAME]", func(c *codec, set *Setup, step *SetupStep) {
		c.side(&step.Who)
		c.monster(&set.Monsters[step.Who])
		c.Rest(&set.Names[step.Who])
		set.sideSaid[step.Who] = true
	}),
	setsUp("plays", "you|rival "+line.UseHand, func(c *codec, set *Setup, step *SetupStep) {
		if h := &set.Hands[step.Who]; c.Due(h.Kot) {
			c.side(&step.Who)
			c.Hand(&set.Hands[step.Who])
		}
	}),
	setsUp("option", "NAME VALUE", func(c *codec, set *Setup, step *SetupStep) { options.Pass(&c.Line, &set.Options, &step.Option) }),
	setsUp("start", "you|rival", func(c *codec, set *Setup, _ *SetupStep) { c.side(&set.First) }),
	setsUp("row", "A B C", func(c *codec, set *Setup, _ *SetupStep) {
		c.row(&set.Row)
		set.rowSaid = true
	}),
}

// setsUp makes the form of a set-up line. A second `row` is a correction.
var setsUp = line.SetsUp(SetUp, func(c *codec) **SetupStep { return &c.ev.Setup },
	func(c *codec) (set *Setup, rowSaid bool) { return &c.t.Setup, !c.t.SetupOpen || c.t.Setup.rowSaid })

// options are the switches of a game.
var options = line.Options[Options]{
	{Name: "difficulty", Values: [2]string{Difficulty(false), Difficulty(true)}, At: func(o *Options) *bool { return &o.Hard }},
	{Name: "discard", Values: [2]string{"power", "turn"}, At: func(o *Options) *bool { return &o.DiscardTurns }},
	{Name: "first-dice", Values: [2]string{"both", "you"}, At: func(o *Options) *bool { return &o.FullDice }},
}

// Difficulty returns the word for a difficulty, hard (A9) or not.
func Difficulty(hard bool) string {
	if hard {
		return "hard"
	}
	return "normal"
}

// Set sets an option by its words. It returns false if there is no such option or value.
func (o *Options) Set(name, val string) bool { return options.Set(o, name, val) }

func (c *codec) monster(m *MonsterID) {
	line.OneOf(c, m, c.Box.Monsters, func(x *MonsterCard) string { return x.ID })
}

// Lines writes the whole set-up as the first lines of a game file.
func (set *Setup) Lines(r *Rules) []string {
	return line.SetupLines(set, setupForms, []string{"side", "plays"}, Side(2), options.On(&set.Options), func(step *SetupStep) string {
		return r.Write(&Event{Kind: SetUp, Setup: step})
	})
}
