package duel

import "kingoftokyo/rules"

// QuestionID names a question; its String is the id in the JSON table and the
// key of its words in the catalogues.
type QuestionID uint8

// The questions. Files know them by their order; all else is in their rows.
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

// questionRow is what is the same of a question each time it is asked.
type questionRow struct {
	id    string       // in the notation
	form  AnswerKind   // what its answers are, besides declining
	rules []rules.Rule // what it rests on; refusals tell the first

	table     bool // the table brings the answer: dice that were thrown, a card that was revealed
	unnamed   bool // its card may stay unnamed
	names     bool // its card is an unnamed one that is being bought
	everybody bool // everybody at the table sees the answer
	rivals    bool // its cards lie before the side that does not answer
	lifts     bool // its answer is where a token lies that is to be moved
	corrects  bool // it belongs to a correction, not to the play
}

// on are the rules of a row.
type on = []rules.Rule

// questions are the rows.
var questions = [NumQuestions]questionRow{
	AskReveal:         {id: "reveal", form: CardAnswer, rules: on{"D4", "D5"}, table: true, unnamed: true, everybody: true},
	AskName:           {id: "card-name", form: CardAnswer, rules: on{"D4", "D5"}, table: true, names: true},
	AskPlace:          {id: "buzz-place", form: PlaceAnswer, rules: on{"D5", "T1", "T2"}},
	AskDoubt:          {id: "buzz-doubt", form: YesAnswer, rules: on{"T1", "T7"}},
	AskHand:           {id: "fame-left", form: YesAnswer, rules: on{"T7"}, everybody: true},
	AskSymbol:         {id: "symbol", form: SymbolAnswer, rules: on{"A2"}},
	AskFirst:          {id: "pull-first", form: SymbolAnswer, rules: on{"O8"}},
	AskGigazaur:       {id: "gigazaur", form: SymbolAnswer, rules: on{"D2", "O6", "T6"}},
	AskAlienoid:       {id: "alienoid", form: FaceAnswer, rules: on{"D2", "O3"}},
	AskMeka:           {id: "meka-dragon", form: YesAnswer, rules: on{"D2", "O6"}},
	AskKingLift:       {id: "king-lift", form: PlaceAnswer, rules: on{"T6", "T1", "T2"}, lifts: true},
	AskKingPlace:      {id: "king-place", form: PlaceAnswer, rules: on{"T6", "T1", "T2"}},
	AskHibernation:    {id: "hibernation", form: YesAnswer, rules: on{"O1"}},
	AskCamouflage:     {id: "camouflage", form: DiceAnswer, rules: on{"O10"}, table: true},
	AskSuperconductor: {id: "superconductor", form: YesAnswer, rules: on{"D2", "O6"}},
	AskUnchained:      {id: "unchained", form: YesAnswer, rules: on{"O11", "D3"}},
	AskLightning:      {id: "lightning-speed", form: YesAnswer, rules: on{"O11"}},
	AskDominate:       {id: "dominate", form: CardAnswer, rules: on{"O1", "O2"}},
	AskShadows:        {id: "in-the-shadows", form: YesAnswer, rules: on{"O3", "D1"}},
	AskCardOrder:      {id: "card-order", form: CardAnswer, rules: on{"O4"}},
	AskRebooting:      {id: "rebooting", form: YesAnswer, rules: on{"O5"}},
	AskTitanic:        {id: "titanic-batteries", form: DiceAnswer, rules: on{"O6"}},
	AskInShape:        {id: "in-shape", form: NumberAnswer, rules: on{"O11", "O10"}},
	AskUnstable:       {id: "unstable-dna", form: CardAnswer, rules: on{"O10"}, rivals: true},
	AskTesla:          {id: "tesla-impulse", form: CardAnswer, rules: on{"O8"}, rivals: true},
	AskGameOver:       {id: "game-over", form: YesAnswer, rules: on{"T8", "W1", "W2", "W3"}, everybody: true, corrects: true},
}

// String is the id of the question in the notation.
func (q QuestionID) String() string { return questions[q].id }

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

// isOver asks whether a game is over that a correction has won (T8).
var isOver = Question{ID: AskGameOver, Side: You, No: true}

// Form is the kind of answer the question takes, besides declining.
func (q *Question) Form() AnswerKind { return questions[q.ID].form }

// Rules are the numbers of the rules the question rests on.
func (q *Question) Rules() []rules.Rule { return questions[q.ID].rules }

// FromTable says whether the table brings the answer: dice that were thrown, a
// card that was revealed. Everything else is somebody's choice.
func (q *Question) FromTable() bool { return questions[q.ID].table }

// Thrown says whether the answer is dice that are thrown for the question.
func (q *Question) Thrown() bool { return q.FromTable() && q.Form() == DiceAnswer }

// MayStayUnnamed says whether the card that the table shows need not be named.
func (q *Question) MayStayUnnamed() bool { return questions[q.ID].unnamed }

// Names says whether the answer is the name of an unnamed card that is being bought.
func (q *Question) Names() bool { return questions[q.ID].names }

// Everybody says whether everybody at the table sees the answer, not only the side that is asked.
func (q *Question) Everybody() bool { return questions[q.ID].everybody }

// Chosen says whether the side that is asked chooses the answer: neither does the table bring it
// nor everybody see it.
func (q *Question) Chosen() bool {
	return q.ID != NoQuestion && !q.FromTable() && !q.Everybody()
}

// Lifts says whether the answer is where a token lies that is to be moved. Any other
// place is where one goes.
func (q *Question) Lifts() bool { return questions[q.ID].lifts }

// Corrects says whether the question belongs to a correction, not to the play.
func (q *Question) Corrects() bool { return questions[q.ID].corrects }

// keeper is the side whose keep cards the question chooses among.
func (q *Question) keeper() Side {
	if questions[q.ID].rivals {
		return q.Side.Other()
	}
	return q.Side
}
