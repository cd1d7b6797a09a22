package duel

import "kingoftokyo/rules"

// QuestionID identifies a question. Its String is its id in the JSON table and the
// key of its texts in the catalogues.
type QuestionID uint8

// The questions. Files depend on their order; everything else is in their rows.
const (
	NoQuestion        QuestionID = iota
	AskReveal                    // which card came into slot 1 (D4)
	AskName                      // the name of the unnamed card being bought
	AskPlace                     // where does the Buzz token go (D5, T1, T2)
	AskDoubt                     // really at that place, against T1? (T7)
	AskHand                      // is the Fame track at your left hand? (T7)
	AskSymbol                    // Autobot's symbol on a level tie (A2)
	AskFirst                     // which of two pulls joined by "and" comes first (O8)
	AskGigazaur                  // which marker does the power pull
	AskAlienoid                  // which symbol does the power add (O3)
	AskMeka                      // count claws as claws x power symbols? (O6)
	AskKingLift                  // which King token moves; no: the one in the supply
	AskKingPlace                 // where does it go
	AskHibernation               // discard it (yes) or sleep (no)? (O1)
	AskCamouflage                // the dice rolled against damage
	AskSuperconductor            // discard it for as much energy?
	AskUnchained                 // 1 damage instead of the bonus?
	AskLightning                 // 1 damage for the blank space?
	AskDominate                  // which keep card goes before they are counted (O1)
	AskShadows                   // in-the-shadows' reroll (yes) or one of the rolls (no)? (O3)
	AskCardOrder                 // of the cards that look at the roll, which acts next (O4)
	AskRebooting                 // skip the dice? (O5)
	AskTitanic                   // which two dice stay unresolved (O6)
	AskInShape                   // how many points to pay for (O11)
	AskUnstable                  // which of the rival's keep cards to take in exchange (O10)
	AskTesla                     // which keep card the rival discards
	AskGameOver                  // W holds after a correction: is it over? (T8)
	NumQuestions                 // one more than the last question
)

// questionRow is what is the same each time a question is asked.
type questionRow struct {
	id    string       // its id in the notation
	form  AnswerKind   // the form of its answers, besides declining
	rules []rules.Rule // the rules it is based on; refusals name the first

	table     bool // the answer comes from the table: rolled dice or a revealed card
	unnamed   bool // its card can stay unnamed
	names     bool // its card is an unnamed one being bought
	everybody bool // everybody at the table sees the answer
	rivals    bool // its cards belong to the side that does not answer
	lifts     bool // its answer is the place of a token to be moved
	corrects  bool // it belongs to a correction, not to play
}

// on is the type of a row's rules.
type on = []rules.Rule

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

// String returns the id of the question in the notation.
func (q QuestionID) String() string { return questions[q].id }

// A Question is the one thing that the engine waits for.
type Question struct {
	ID    QuestionID
	Side  Side // who answers
	N     int8 // dice to roll or leave, energy, damage or points at stake
	Card  CardID
	Cards CardSet // the cards to choose from, if the answer is one of them
	Token TokenID
	Bonus Bonus // AskUnchained: what the space gives
	Place Place // AskDoubt: the doubtful place
	No    bool  // declining is a legal answer
}

// isOver asks whether a game that a correction has won is over (T8).
var isOver = Question{ID: AskGameOver, Side: You, No: true}

// Form returns the kind of answer that the question accepts, besides declining.
func (q *Question) Form() AnswerKind { return questions[q.ID].form }

// Rules returns the numbers of the rules on which the question is based.
func (q *Question) Rules() []rules.Rule { return questions[q.ID].rules }

// FromTable reports whether the answer comes from the table: rolled dice or a
// revealed card. Every other answer is somebody's choice.
func (q *Question) FromTable() bool { return questions[q.ID].table }

// Thrown reports whether the answer is dice that are rolled for the question.
func (q *Question) Thrown() bool { return q.FromTable() && q.Form() == DiceAnswer }

// MayStayUnnamed reports whether the card that the table shows can stay unnamed.
func (q *Question) MayStayUnnamed() bool { return questions[q.ID].unnamed }

// Names reports whether the answer is the name of an unnamed card being bought.
func (q *Question) Names() bool { return questions[q.ID].names }

// Everybody reports whether everybody at the table sees the answer, not only the side that is asked.
func (q *Question) Everybody() bool { return questions[q.ID].everybody }

// Chosen reports whether the side that is asked chooses the answer: it does not come from the
// table, and not everybody sees it.
func (q *Question) Chosen() bool {
	return q.ID != NoQuestion && !q.FromTable() && !q.Everybody()
}

// Lifts reports whether the answer is the place of a token to be moved. Otherwise a
// place is where a token goes.
func (q *Question) Lifts() bool { return questions[q.ID].lifts }

// Corrects reports whether the question belongs to a correction, not to play.
func (q *Question) Corrects() bool { return questions[q.ID].corrects }
