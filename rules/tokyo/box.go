package tokyo

import "kingoftokyo/rules"

// Edition is one of the two boxes these rules are played with.
type Edition uint8

// The editions.
const (
	Base Edition = iota // King of Tokyo
	Dark                // its Dark Edition: Wickedness, ten tiles, other cards (12)
)

// NumEditions is how many there are.
const NumEditions = 2

// String is the edition's word in the notation.
func (e Edition) String() string { return [...]string{"tokyo", "dark"}[e] }

// EditionNamed finds an edition by its word in the notation.
func EditionNamed(word string) (Edition, bool) {
	for e := Base; e <= Dark; e++ {
		if e.String() == word {
			return e, true
		}
	}
	return Base, false
}

// editions are the boxes a thing is in.
type editions [NumEditions]bool

var both = editions{true, true}

// Box is the content of one box, read from cards.yaml and never written.
type Box struct {
	Edition  Edition
	Name     rules.Words
	Monsters []MonsterCard
	// Cards are the cards by CardID, every physical one: of a card printed twice both
	// copies stand side by side. Cards[0] is nothing.
	Cards []Card
	// Tiles are the twenty sides of the Wickedness tiles by TileID; Tiles[0] is
	// nothing. The base box has none.
	Tiles []Tile
}

// MonsterCard is a monster of a box.
type MonsterCard struct {
	ID   string
	Name rules.Words
}

// Card is an Energy card.
type Card struct {
	ID      string
	Name    rules.Words // in English alone where no other is known
	Cost    int16
	Keep    bool // a keep card, otherwise a discard card
	Copies  int8 // how many of it the box has
	Plain   bool // its numbers say everything: no code acts for it
	Tokens  []TokenKind
	Effects Effects
	Text    rules.Words
	Rulings []Ruling
}

// Tile is one side of a Wickedness tile.
type Tile struct {
	ID      string
	Name    rules.Words
	Number  int8 // of the tile, 1 to 10: its two sides share it
	Level   int8 // the space of the gauge it is earned at: 3, 6 or 10 (12.4)
	Green   bool // the green side, otherwise the red one
	Plain   bool
	Tokens  []TokenKind
	Effects Effects
	Text    rules.Words
	Rulings []Ruling
}

// Effects is the numbers of a card or tile.
type Effects struct {
	Adds   Adds     // what its owner has as long as it lies there
	Bought []Effect // what happens once, as it is bought or taken
	Does   []Effect // what a discard card does, or a hook applies at its moment
}

// Adds is what a card or tile adds to its owner's every turn.
type Adds struct {
	Smashes  int8 // counted in every result
	Dice     int8 // rolled
	Rolls    int8 // of the turn
	Discount int8 // off every price
	Limit    int8 // hearts the owner may have, 11 or 12; 0 where it says nothing
}

// Verb is what an Effect does; who and what is in its name.
type Verb uint8

// The verbs cards are written with. The last ones are numbers that only a card's
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

// acts says whether the verb does something by itself; the others are numbers
// that the card's hook reads.
func (v Verb) acts() bool { return v < firstNumber }

// verbForms are the forms of an effect, N standing for its number.
var verbForms = [...]string{
	GainPoints: "gain N points", GainEnergy: "gain N energy", GainHearts: "gain N hearts", LoseHearts: "lose N hearts",
	OthersHearts: "others lose N hearts", OthersPoints: "others lose N points",
	AllHearts: "all lose N hearts", AllPoints: "all lose N points", AnotherTurn: "take another turn",
	Pay: "pay N energy", Carry: "carry N", Count: "count N smashes", Revive: "revive N hearts", Rival: "hurt N",
}

// Effect is one number of a card.
type Effect struct {
	Verb Verb
	N    int8
}

// TokenKind is a kind of token or cube that lies on cards or monsters.
type TokenKind uint8

// The tokens of the boxes (1.2, 1.3).
const (
	NoToken TokenKind = iota
	PoisonToken
	ShrinkToken
	SmokeToken
	MimicToken
	EnergyOnCard // cubes of energy that lie on a card
)

// String is the token's id in cards.yaml and the catalogues.
func (k TokenKind) String() string {
	return [...]string{"", "poison", "shrink", "smoke", "mimic", "energy"}[k]
}

// Trust is how far a ruling can be trusted.
type Trust uint8

// The kinds of trust, as the facts give them.
const (
	Rulebook       Trust = iota // printed rules
	Publisher                   // an answer of the publisher, for first-edition cards
	Helper                      // a licensed rules helper
	Implementation              // what the online implementation does
	Community                   // an answer by players
	Conflict                    // two sources disagree: this is one reading
	Unverified                  // lists of the cards disagree, and no printed card was seen
)

// String is the status's word in cards.yaml and the catalogues.
func (s Trust) String() string {
	return [...]string{"rulebook", "publisher", "helper", "implementation", "community", "conflict", "unverified"}[s]
}

// Ruling is a decision where the card's text is silent.
type Ruling struct {
	Status Trust
	Source string // where it was said, as the facts name it
	Text   rules.Words
}

// NumCards is how many cards the box has, every copy counted.
func (b *Box) NumCards() int { return len(b.Cards) - 1 }

// Card finds the first copy of a card by its id.
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

// Tile finds a side of a tile by its id.
func (b *Box) Tile(id string) (TileID, bool) {
	return rules.ByID[TileID](b.Tiles, 1, func(x *Tile) bool { return x.ID == id })
}

// Monster finds a monster by its id.
func (b *Box) Monster(id string) (MonsterID, bool) {
	return rules.ByID[MonsterID](b.Monsters, 0, func(x *MonsterCard) bool { return x.ID == id })
}
