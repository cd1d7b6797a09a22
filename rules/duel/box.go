package duel

import (
	"strings"

	"kingoftokyo/rules"
)

// Box is the content of the game box, read from cards.yaml and never changed.
type Box struct {
	Monsters []MonsterCard
	Tokens   []TokenKind // every physical token: The King's is listed twice
	Cards    []Card      // by CardID; Cards[0] is unused
	// TokenNames are the tokens' names in every language, by id.
	TokenNames map[string]rules.Words
}

// MonsterCard is a monster sheet.
type MonsterCard struct {
	ID         string
	Name       rules.Words
	Hearts     int16
	Difficulty int
	PowerName  rules.Words
	PowerText  rules.Words
	Symbols    int8 // power symbols that one use takes
	Extra      int8 // symbols of the "+1" part (D2)
	Rulings    []Ruling
}

// A Ruling is a decision for a case that the text of a card or a power does not cover.
type Ruling struct {
	Source string // where it was published; empty if it is our own
	Text   rules.Words
}

// A Card is an Energy card.
type Card struct {
	ID      string
	Name    rules.Words
	Cost    int16
	Keep    bool   // a keep card, otherwise a discard card
	Token   string // Buzz icon: the token's id, or ""
	Plain   bool   // its numbers describe it completely: it has no code of its own
	Adds    Adds   // what it adds to its owner's every turn
	Bought  []Effect
	Does    []Effect
	Text    rules.Words
	Rulings []Ruling
}

// Adds is what a keep card adds to its owner's every turn.
type Adds struct{ Claws, Dice, Rolls int8 }

// Verb is what an Effect does; the name says who it affects and how.
type Verb uint8

// The verbs in which cards are written.
const (
	PullFame Verb = iota
	PullDestruction
	PullBoth // N destruction and M fame, in an order that the owner chooses
	RivalTakes
	YouTake
	BothTake
	GainEnergy
	GainHearts
	GainDice
	AnotherTurn
	RollFewer // the rival rolls N fewer dice on its next turn
	firstNumber
	Ignore     // N damage is ignored
	CountClaws // N more claws are counted
	PayLess    // a price is N less
	Deal       // N damage to the side that the card names
)

// acts reports whether the verb does something by itself. The others are numbers that
// the card's hook reads.
func (v Verb) acts() bool { return v < firstNumber }

// verbForms are the forms of an effect, with N and M for its numbers.
var verbForms = [...]string{
	PullFame: "pull fame N", PullDestruction: "pull destruction N",
	PullBoth:   "pull destruction N and fame M",
	RivalTakes: "rival takes N", YouTake: "you take N", BothTake: "both take N",
	GainEnergy: "gain N energy", GainHearts: "gain N hearts", GainDice: "gain N dice tokens",
	AnotherTurn: "take another turn", RollFewer: "rival rolls N dice fewer",
	Ignore: "ignore N damage", CountClaws: "count N claws", PayLess: "pay N less", Deal: "deal N damage",
}

// An Effect is one number of a card.
type Effect struct {
	Verb Verb
	N    int8
	M    int8 // PullBoth: the fame part
}

// NumCards returns the number of cards in the box.
func (b *Box) NumCards() int { return len(b.Cards) - 1 }

// Card finds a card by its id.
func (b *Box) Card(id string) (CardID, bool) {
	return rules.ByID[CardID](b.Cards, 1, func(x *Card) bool { return x.ID == id })
}

// CardName returns the id of a card in the notation: "?" for an unnamed card, "-" for
// an empty place.
func (b *Box) CardName(id CardID) string {
	switch {
	case id == Unnamed:
		return "?"
	case id == NoCard || int(id) >= len(b.Cards):
		return "-"
	}
	return b.Cards[id].ID
}

// Monster finds a monster by its id.
func (b *Box) Monster(id string) (MonsterID, bool) {
	return rules.ByID[MonsterID](b.Monsters, 0, func(x *MonsterCard) bool { return x.ID == id })
}

// Token finds the first token with a name. The King's second token follows his first.
func (b *Box) Token(name string) (TokenID, bool) {
	return rules.ByID[TokenID](b.Tokens, 0, func(x *TokenKind) bool { return x.Name == name })
}

// tokenNames lists the names of the tokens, The King's only if king is true.
func (b *Box) tokenNames(king bool) string {
	var names []string
	for i, t := range b.Tokens {
		if (king || !t.King) && (i == 0 || b.Tokens[i-1].Name != t.Name) {
			names = append(names, t.Name)
		}
	}
	return strings.Join(names, ", ")
}
