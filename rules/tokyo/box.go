package tokyo

import "kingoftokyo/rules"

// Edition is one of the two boxes that these rules cover.
type Edition uint8

// The editions.
const (
	Base Edition = iota // King of Tokyo
	Dark                // the Dark Edition: Wickedness, ten tiles, other cards (12)
)

// NumEditions is the number of editions.
const NumEditions = 2

var editionWords = [NumEditions]string{"tokyo", "dark"}

// String returns the edition's word in the notation.
func (e Edition) String() string { return editionWords[e] }

// EditionNamed finds an edition by its word in the notation.
func EditionNamed(word string) (Edition, bool) { return rules.Named[Edition](editionWords[:], word) }

// editions are the boxes that contain something.
type editions [NumEditions]bool

// Box is the content of one box, read from cards.yaml and never changed.
type Box struct {
	Edition  Edition
	Name     rules.Words
	Monsters []MonsterCard
	// Cards are all physical cards, by CardID: the copies of a card that is printed
	// twice are next to each other. Cards[0] is unused.
	Cards []Card
	// Tiles are the twenty sides of the Wickedness tiles, by TileID. Tiles[0] is
	// unused. The base box has none.
	Tiles []Tile
}

// A MonsterCard is a monster of a box.
type MonsterCard struct {
	ID   string
	Name rules.Words
}

// Printed is what an Energy card and a side of a Wickedness tile have in common.
type Printed struct {
	ID      string
	Name    rules.Words // in English only, if no other name is known
	Plain   bool        // its numbers describe it completely: it has no code of its own
	Tokens  []TokenKind
	Effects Effects
	Text    rules.Words
	Rulings []Ruling
}

// A Card is an Energy card.
type Card struct {
	Printed
	Cost   int16
	Keep   bool // a keep card, otherwise a discard card
	Copies int8 // how many the box has of it
}

// A Tile is one side of a Wickedness tile.
type Tile struct {
	Printed
	Number int8 // of the tile, 1 to 10; its two sides have the same number
	Level  int8 // the space of the gauge at which it is earned: 3, 6 or 10 (12.4)
	Green  bool // the green side, otherwise the red one
}

// Effects are the numbers of a card or tile.
type Effects struct {
	Adds   Adds     // what its owner has as long as it stays
	Bought []Effect // what happens once, when it is bought or taken
	Does   []Effect // what a discard card does, or what a hook applies at its moment
}

// Adds is what a card or tile adds to its owner's every turn.
type Adds struct {
	Smashes  int8 // smashes in every result
	Dice     int8 // dice to roll
	Rolls    int8 // rolls of the turn
	Discount int8 // energy off every price
	Limit    int8 // the most hearts its owner can have, 11 or 12; 0 if it sets no limit
}

// Verb is what an Effect does; the name says who it affects and how.
type Verb uint8

// The verbs in which cards are written. The last ones are numbers that only a card's
// hook reads.
const (
	GainPoints   Verb = iota // gain N points
	GainEnergy               // gain N energy
	GainHearts               // gain N hearts
	LoseHearts               // lose N hearts
	OthersHearts             // others lose N hearts
	OthersPoints             // others lose N points
	AllHearts                // all lose N hearts
	AllPoints                // all lose N points
	AnotherTurn              // take another turn
	firstNumber
	Pay    // pay N energy
	Carry  // carry N (tokens, or energy on the card)
	Count  // count N smashes
	Revive // revive N hearts
	Rival  // the other Monster of the card's moment loses N hearts: hurt N
)

// acts reports whether the verb does something by itself. The others are numbers that
// the card's hook reads.
func (v Verb) acts() bool { return v < firstNumber }

// verbForms are the forms of an effect, with N for its number.
var verbForms = [...]string{
	GainPoints: "gain N points", GainEnergy: "gain N energy", GainHearts: "gain N hearts", LoseHearts: "lose N hearts",
	OthersHearts: "others lose N hearts", OthersPoints: "others lose N points",
	AllHearts: "all lose N hearts", AllPoints: "all lose N points", AnotherTurn: "take another turn",
	Pay: "pay N energy", Carry: "carry N", Count: "count N smashes", Revive: "revive N hearts", Rival: "hurt N",
}

// An Effect is one number of a card.
type Effect struct {
	Verb Verb
	N    int8
}

// TokenKind is a kind of token or cube on cards or monsters.
type TokenKind uint8

// The tokens of the boxes (1.2, 1.3).
const (
	NoToken TokenKind = iota
	PoisonToken
	ShrinkToken
	SmokeToken
	MimicToken
	EnergyOnCard // energy cubes on a card
)

// String returns the token's id in cards.yaml and the catalogues.
func (k TokenKind) String() string {
	return [...]string{"", "poison", "shrink", "smoke", "mimic", "energy"}[k]
}

// Trust is how far a ruling can be trusted.
type Trust uint8

// The kinds of trust, as in the facts.
const (
	Rulebook       Trust = iota // printed rules
	Publisher                   // the publisher's answer for first-edition cards
	Helper                      // a licensed rules helper
	Implementation              // the behavior of the online implementation
	Community                   // an answer from players
	Conflict                    // two sources disagree: this is one interpretation
	Unverified                  // lists of the cards disagree, and we have not seen a printed card
)

// String returns the status's word in cards.yaml and the catalogues.
func (s Trust) String() string {
	return [...]string{"rulebook", "publisher", "helper", "implementation", "community", "conflict", "unverified"}[s]
}

// A Ruling is a decision for a case that the card's text does not cover.
type Ruling struct {
	Status Trust
	Source string // where it was published, in the words of the facts
	Text   rules.Words
}

// NumCards returns the number of cards in the box, counting every copy.
func (b *Box) NumCards() int { return len(b.Cards) - 1 }

// Card finds the first copy of a card by its id.
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

// Tile finds a side of a tile by its id.
func (b *Box) Tile(id string) (TileID, bool) {
	return rules.ByID[TileID](b.Tiles, 1, func(x *Tile) bool { return x.ID == id })
}
