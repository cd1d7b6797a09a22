package duel

import (
	"slices"

	"kingoftokyo/rules"
)

// Box is the content of the game box, read from cards.yaml and never written.
type Box struct {
	Monsters []MonsterCard
	Tokens   []TokenKind // every physical token: The King's stands here twice
	Cards    []Card      // by CardID; Cards[0] is nothing
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
	Symbols    int8 // power symbols one use takes
	Extra      int8 // symbols of the "+1" part (D2)
	Rulings    []Ruling
}

// Ruling is a decision where the text of a card or a power is silent.
type Ruling struct {
	Source string // where it was said; empty where it is ours
	Text   rules.Words
}

// Card is an Energy card.
type Card struct {
	ID      string
	Name    rules.Words
	Cost    int16
	Keep    bool   // a keep card, otherwise a discard card
	Token   string // Buzz icon: the token's id, or ""
	Plain   bool   // its numbers say everything: no code acts for it
	Adds    Adds   // what its owner's every turn gains
	Bought  []Effect
	Does    []Effect
	Text    rules.Words
	Rulings []Ruling
}

// Adds is what a keep card adds to its owner's every turn.
type Adds struct{ Claws, Dice, Rolls int8 }

// Verb is what an Effect does; who and what is in its name.
type Verb uint8

// The verbs cards are written with.
const (
	PullFame Verb = iota
	PullDestruction
	PullBoth // N destruction and M fame, the owner chooses the order
	RivalTakes
	YouTake
	BothTake
	GainEnergy
	GainHearts
	GainDice
	AnotherTurn
	RollFewer // the rival rolls N dice fewer in its next turn
	firstNumber
	Ignore     // N damage is ignored
	CountClaws // N claws more are counted
	PayLess    // a price is N less
	Deal       // N damage to whom the card says
)

// acts says whether the verb does something by itself; the others are numbers
// that the card's hook reads.
func (v Verb) acts() bool { return v < firstNumber }

// verbForms are the forms of an effect, N and M standing for its numbers.
var verbForms = [...]string{
	PullFame: "pull fame N", PullDestruction: "pull destruction N",
	PullBoth:   "pull destruction N and fame M",
	RivalTakes: "rival takes N", YouTake: "you take N", BothTake: "both take N",
	GainEnergy: "gain N energy", GainHearts: "gain N hearts", GainDice: "gain N dice tokens",
	AnotherTurn: "take another turn", RollFewer: "rival rolls N dice fewer",
	Ignore: "ignore N damage", CountClaws: "count N claws", PayLess: "pay N less", Deal: "deal N damage",
}

// Effect is one number of a card.
type Effect struct {
	Verb Verb
	N    int8
	M    int8 // PullBoth: the fame part
}

// NumCards is how many cards the box has.
func (b *Box) NumCards() int { return len(b.Cards) - 1 }

// Card finds a card by its id.
func (b *Box) Card(id string) (CardID, bool) {
	return rules.ByID[CardID](b.Cards, 1, func(x *Card) bool { return x.ID == id })
}

// CardName is the id of a card in the notation: "?" for one nobody named, "-"
// for an empty place.
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

// Token finds the first token of a name. The King's second is the one after it.
func (b *Box) Token(name string) (TokenID, bool) {
	i := slices.IndexFunc(b.Tokens, func(x TokenKind) bool { return x.Name == name })
	return TokenID(max(i, 0)), i >= 0
}
