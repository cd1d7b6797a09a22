package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Options are what a player has said so far about a new game; empty words are still open.
type Options struct {
	You, Rival  string // monsters
	Name, Other string // of the players; Other counts between two humans alone
	Start       string // you, rival or a name; "" is open
	Row         string // three cards, separated by commas
	Two         bool   // two humans, no Autobot
	// What follows is about Autobot and means nothing between two humans.
	Hard      bool
	Even      bool // the difficulty and the player's hearts are chosen so that the fight is even
	Discard   string
	FirstDice string
}

// players are the names of the players as a game keeps them.
func (o *Options) players() [2]string {
	if !o.Two {
		return [2]string{text.CleanName(o.Name)}
	}
	return [2]string{text.CleanName(o.Name), text.CleanName(o.Other)}
}

// Names are the names that were said for the game, over the texts of a catalogue.
func (o *Options) Names(c *Names) *Names { return c.Among(o.Two, o.players()) }

// OptionsLike are the options of a new game like one that was played: the same people and options and, against
// Autobot, the same side starts. The set-up deals the monsters.
func OptionsLike(set *duel.Setup) Options {
	o := Options{Two: !set.Solo, Name: set.Names[duel.You], Other: set.Names[duel.Rival], Hard: set.Options.Hard}
	if set.Solo {
		o.Start = set.First.String()
	}
	if set.Options.DiscardTurns {
		o.Discard = "turn"
	}
	if set.Options.FullDice {
		o.FirstDice = "you"
	}
	return o
}

// Setup makes a set-up of options, and deals at random what they leave open. The error is a *rules.Problem
// that names the word it could not use.
func (d *Desk) Setup(c *Names, o Options) (duel.Setup, error) {
	c = o.Names(c)
	monsters, err := d.deal(c, o.You, o.Rival)
	if err != nil {
		return duel.Setup{}, err
	}
	if one, other := c.Side(duel.You), c.Side(duel.Rival); o.Two && text.Fold(one) == text.Fold(other) {
		return duel.Setup{}, rules.Refuse("", "name-twice", rules.Text("name", one))
	}
	first, err := starter(c, o.Start)
	if err != nil {
		return duel.Setup{}, err
	}
	set := duel.NewSetup(!o.Two, monsters, first)
	set.Names = o.players()
	if !o.Two {
		if err := o.apply(&set.Options); err != nil {
			return set, err
		}
	}
	if o.Row != "" {
		if set.Row, err = d.row(c, o.Row); err != nil {
			return set, err
		}
	}
	return set, nil
}

// apply sets what the options say about Autobot (S4, A8, A9).
func (o *Options) apply(set *duel.Options) error {
	set.Hard = o.Hard
	for name, val := range map[string]string{"discard": o.Discard, "first-dice": o.FirstDice} {
		if val != "" && !set.Set(name, val) {
			values := duel.OptionNames()[name]
			return rules.Refuse("", "option-unknown", rules.Text("option", name), rules.Text("value", val), rules.Text("use", strings.Join(values[:], ", ")))
		}
	}
	return nil
}

// deal gives each side the monster that was said for it, or one of the others at random (S1).
func (d *Desk) deal(c *Names, you, rival string) ([2]duel.MonsterID, error) {
	dealt, err := companion.DealMonsters([]string{you, rival}, len(d.Library.Duel().Monsters), d.Random,
		func(letters string) (duel.MonsterID, error) { return PickMonster(c, letters) },
		func(m duel.MonsterID) error {
			return rules.Refuse("S1", "monster-taken", rules.Text("monster", c.Monster(m)))
		})
	if err != nil {
		return [2]duel.MonsterID{}, err
	}
	return [2]duel.MonsterID(dealt), nil
}

// starter reads who begins. If nothing is said it is the player, who may choose against Autobot (S3), and of two
// players the one named first.
func starter(c *Names, w string) (duel.Side, error) {
	if side, ok := sideNamed(c, w, false); ok {
		return side, nil
	}
	switch speak(text.Fold(w)) {
	case "", "you":
		return duel.You, nil
	case "rival":
		return duel.Rival, nil
	}
	return duel.You, rules.Refuse("S3", "start-unknown", rules.Text("word", w))
}

// row reads the three cards of a new row by their names: all different (S2).
func (d *Desk) row(c *Names, words string) ([3]duel.CardID, error) {
	row, err := rowNamed(c, words)
	if err != nil {
		return row, err
	}
	seen := map[duel.CardID]bool{duel.NoCard: true}
	for _, id := range row {
		if seen[id] {
			return row, rules.Refuse("S2", "row-twice", rules.ID(rules.ArgCard, "card", c.Box.CardName(id)))
		}
		seen[id] = id != duel.Unnamed
	}
	return row, nil
}

// isHard reads the answer to the difficulty question: the beginning of "hard", or yes.
func isHard(s string) bool { return text.Fold(s) != "" && begins(s, "hard") || speak(s) == "yes" }

// isNormal reads the other answer: the beginning of "normal", or no.
func isNormal(s string) bool { return begins(s, "normal") || speak(s) == "no" }

// begins says whether letters begin a word for a difficulty, in any language.
func begins(letters, level string) bool {
	return slices.ContainsFunc(text.TypedWords("duel.level", level), func(w string) bool { return strings.HasPrefix(w, text.Fold(letters)) })
}

// twoPlay reads how many play: one against Autobot, or two.
func twoPlay(word string) (bool, error) {
	players, _ := text.Typed(word, "duel.players")
	answer, _ := text.Typed(word, "play")
	switch {
	case players == "one", answer == "no":
		return false, nil
	case players == "two", answer == "yes":
		return true, nil
	}
	return false, rules.Refuse("", "players-unknown", rules.Text("word", word))
}
