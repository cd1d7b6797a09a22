package duel

// QuestionID names a question; its String is the id in the JSON table and the
// key of its words in the catalogues.
type QuestionID uint8

// The questions.
const (
	NoQuestion        QuestionID = iota
	AskReveal                    // which card came into slot 1 (D4)
	AskName                      // which card is the unnamed one being bought
	AskPlace                     // where does the Buzz token go (D5, T1, T2)
	AskDoubt                     // really there, against T1? (T7)
	AskHand                      // is the Fame track at your left hand? (T7)
	AskSymbol                    // Autobot's symbol on a level tie (A2)
	AskFirst                     // of two pulls joined by "and", which first (O8)
	AskGigazaur                  // which marker does the power pull
	AskAlienoid                  // which symbol does the power add (O3)
	AskMeka                      // count claws as claws x power symbols? (O6)
	AskKingLift                  // which King token moves; no: the one in the supply
	AskKingPlace                 // where does it go
	AskHibernation               // discard it (yes) or sleep (no) (O1)
	AskCamouflage                // the dice rolled against damage
	AskSuperconductor            // discard it for as much energy?
	AskUnchained                 // 1 damage instead of the bonus?
	AskLightning                 // 1 damage for the blank space?
	AskDominate                  // which keep card goes before they are counted (O1)
	AskShadows                   // in-the-shadows' reroll (yes) or one of the rolls (no)? (O3)
	AskCardOrder                 // of the cards that look at the roll, which acts next (O4)
	AskRebooting                 // skip the dice? (O5)
	AskTitanic                   // which two dice stay unresolved (O6)
	AskInShape                   // how many points are paid for (O11)
	AskUnstable                  // which of the rival's keep cards it is swapped for (O10)
	AskTesla                     // which keep card the rival discards
	AskGameOver                  // W holds after a correction: is it over? (T8)
	NumQuestions                 // one more than the last
)

var questionNames = [NumQuestions]string{"", "reveal", "card-name", "buzz-place", "buzz-doubt", "fame-left", "symbol", "pull-first",
	"gigazaur", "alienoid", "meka-dragon", "king-lift", "king-place", "hibernation", "camouflage", "superconductor",
	"unchained", "lightning-speed", "dominate", "in-the-shadows", "card-order", "rebooting", "titanic-batteries",
	"in-shape", "unstable-dna", "tesla-impulse", "game-over"}

// String is the id of the question in the notation.
func (q QuestionID) String() string { return questionNames[q] }

// Question is the one thing the engine waits for.
type Question struct {
	ID    QuestionID
	Side  Side // who answers
	N     int8 // dice to roll or leave, energy, damage or points at stake
	Card  CardID
	Cards CardSet // the cards to choose from, where the answer is one of them
	Token TokenID
	Bonus Bonus // AskUnchained: what the space gives
	Place Place // AskDoubt: the place doubted
	No    bool  // declining is a legal answer
}

// Form is the kind of answer a question takes (besides declining).
func (q *Question) Form() AnswerKind {
	switch q.ID {
	case AskReveal, AskName, AskDominate, AskCardOrder, AskUnstable, AskTesla:
		return CardAnswer
	case AskInShape:
		return NumberAnswer
	case AskPlace, AskKingPlace, AskKingLift:
		return PlaceAnswer
	case AskSymbol, AskFirst, AskGigazaur:
		return SymbolAnswer
	case AskAlienoid:
		return FaceAnswer
	case AskCamouflage, AskTitanic:
		return DiceAnswer
	}
	return YesAnswer
}

// keeper is the side whose keep cards the question chooses among.
func (q *Question) keeper() Side {
	if q.ID == AskUnstable || q.ID == AskTesla {
		return q.Side.Other()
	}
	return q.Side
}

// FromTable says whether the table brings the answer: dice that were thrown, a
// card that was revealed. Everything else is somebody's choice.
func (q *Question) FromTable() bool {
	return q.ID == AskReveal || q.ID == AskName || q.ID == AskCamouflage
}
