package duel

import (
	"kingoftokyo/rules"
)

// EventKind is the sort of an Event: its first word in the notation.
type EventKind uint8

// What may happen at a table. The forms are those of the notation.
const (
	NoEvent     EventKind = iota
	SpendTokens           // tokens N
	Rolled                // roll FACES [thrown]
	Kept                  // keep FACES
	Stopped               // stop
	Resolved              // resolve FACE
	ResolvedAll           // resolve
	Bought                // buy SLOT|CARD
	Swept                 // sweep
	Discarded             // discard CARD
	Passed                // pass
	Answered              // answer ..., reveal CARD
	SetUp                 // a line of the set-up
	Conceded              // concede [SIDE]
	firstCorrection
	SetNumber    // set FIELD N
	GiveCard     // card SIDE CARD
	TakeCard     // uncard SIDE CARD
	LayToken     // token NAME TRACK AT [flip]
	LiftToken    // untoken NAME [TRACK AT]
	SetRow       // row A B C
	SetDiscards  // discards A B ...
	SetTurn      // turn SIDE PHASE
	SetDice      // dice FACES
	SetRolls     // rolls N
	SetChosen    // chosen fame|destruction|none
	SetUsed      // used CARD [SIDE]
	SetTaken     // taken N [SIDE]
	SetDominated // dominated N [SIDE]
	SetDone      // done FACES
	SetAdded     // added FACES
	SetKingStops // stopped FACES
	SetHand      // hand left|right
	SetName      // name SIDE [NAME]: of the player
	SetPlayer    // seat SIDE person|kot [STRENGTH] [TEMPER]: who plays it from now on
	SetTable     // table ...
)

// Correction says whether the event only sets values (T8).
func (k EventKind) Correction() bool { return k > firstCorrection }

// Event is one thing people did or saw. Which fields matter depends on Kind.
type Event struct {
	Kind   EventKind
	Side   Side
	Field  Field
	Phase  Phase
	Face   rules.Face
	Symbol Symbol
	Hand   FameHand
	Slot   int8 // Bought, Discarded: 1 to 3; 0 where a card was named instead
	N      int16
	Half   Spot // SetNumber of a marker
	Card   CardID
	Token  TokenID
	Place  Place
	Row    [3]CardID
	Roll   rules.Roll
	Order  rules.Order // Rolled, Answered with dice: how they were typed; nothing follows from it
	Name   string      // SetName
	Plays  rules.Hand  // SetPlayer
	ByKot  bool        // kot decided it; nothing follows from it
	Reveal bool        // Answered: the answer is a card that came into the row
	Thrown bool        // Rolled: the program threw these dice, not the table; nothing follows from it
	Answer Answer
	Setup  *SetupStep // SetUp
	Table  *State     // SetTable; its Discard for SetDiscards
}

// AnswerKind is the form of an Answer.
type AnswerKind uint8

// The forms an answer takes in the notation.
const (
	NoAnswer      AnswerKind = iota
	YesAnswer                // yes
	DeclineAnswer            // no
	SymbolAnswer             // fame, destruction
	FaceAnswer               // a face letter; with N 1 and the word once, without the "+1" (D2)
	DiceAnswer               // dice faces
	CardAnswer               // a card id, or ?
	PlaceAnswer              // fame 3 flip
	NumberAnswer             // a number
)

// Answer is a decision, a die or a revealed card. It is comparable.
type Answer struct {
	Kind   AnswerKind
	Symbol Symbol
	Face   rules.Face
	Roll   rules.Roll
	Card   CardID
	Place  Place
	N      int8
}

// Yes and No are the two plain answers.
var (
	Yes = Answer{Kind: YesAnswer}
	No  = Answer{Kind: DeclineAnswer}
)

// Answers is where the engine gets answers from: a log, a person, or a policy.
type Answers interface {
	// Answer gives the answer to q on the table s. False means that nobody
	// answers now: the event stops at the question.
	Answer(s *State, q *Question) (Answer, bool)
}

// StepVerb is what a step did to the table.
type StepVerb uint8

// The steps. N, From, To, Card and the like are explained where they matter.
const (
	StepDice        StepVerb = iota // Roll lies there; N = rolls used
	StepKeep                        // Roll is kept, N dice are rerolled
	StepChosen                      // Autobot collects Symbol
	StepSpendTokens                 // N dice tokens go back to the supply
	StepPull                        // the marker of Track goes From, To
	StepKingStop                    // the pull ends on Token; N spaces are lost (T6)
	StepBonus                       // the space gives Bonus N
	StepDamage                      // Side loses N hearts; To of them left
	StepShield                      // Card keeps N damage from Side
	StepHearts                      // Side gains N hearts; To then
	StepHeartsFull                  // N hearts are wasted
	StepEnergy                      // Side gains N energy; To then
	StepPay                         // Side pays N energy; To then
	StepDiceTokens                  // Side takes N dice tokens; To then
	StepDiceFull                    // N dice tokens are lost (D6)
	StepUseless                     // N useless dice give Autobot energy (A5)
	StepSpecial                     // Autobot discards N energy and rolls two white dice (A7)
	StepSpecialDue                  // Autobot has the energy for a special power: N needed, To held (A7)
	StepBuy                         // Side buys Card for N
	StepReveal                      // Card comes into slot 1
	StepShuffle                     // N discards become the deck (D5)
	StepDiscard                     // Card goes to the discards from slot N; 0: from before Side
	StepOwn                         // Card lies before Side
	StepPlace                       // Token is placed at Place
	StepMove                        // Token is moved to Place
	StepNoPlace                     // Token finds no legal place
	StepUnmoved                     // Token stays where it is
	StepAdd                         // N symbols of Face are added to the roll
	StepFewer                       // Side rolls N dice fewer in its next turn, or its present one, by Card (O2)
	StepTaken                       // N dice taken are given back (O2)
	StepActs                        // Card of Side speaks; what it does follows
	StepReroll                      // N dice are rerolled by Card, not as one of the rolls (O3)
	StepSkip                        // Side does not resolve its dice, by Card (O5)
	StepLeave                       // Roll stays unresolved, by Card (O6)
	StepSwap                        // Card now lies before Side
	StepAgain                       // Side takes another turn
	StepTurn                        // Side's turn N begins
	StepSleep                       // Side sleeps through its turn
	StepWon                         // Side has won, by Why
	StepOverride                    // other dice were kept, or rolling stopped earlier, than A1 says (T7)
	StepDoubtful                    // Card came although it should lie in the discards
	StepUnsold                      // Side cannot buy Card, named just now: it costs N, and Side has To energy
	StepHeldDown                    // Token stays where it is: a marker stands on it
	StepPowerLeft                   // N power symbols of Side are left over: its power needs To, or two dice tokens is the limit (D6)
)

// Step is one consequence of an event, for log, plan and "on the board". Rule is
// the number it rests on.
type Step struct {
	Verb   StepVerb
	Side   Side
	Rule   rules.Rule
	N      int16
	To     int16
	Track  Track
	Symbol Symbol
	Face   rules.Face
	Why    Why
	Bonus  BonusKind
	From   Spot // StepPull
	At     Spot // StepPull: where it stands now
	Card   CardID
	Token  TokenID
	Place  Place
	Roll   rules.Roll
}

// Sink is told every step as it happens. The state is the table right after the
// step and must not be kept or changed.
type Sink interface {
	Step(s *State, st *Step)
}
