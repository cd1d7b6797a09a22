package duel

import (
	"kingoftokyo/rules"
)

// EventKind is the kind of an Event: its first word in the notation.
type EventKind uint8

// What can happen at a table. The comments show the forms of the notation.
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
	SetPlayer    // seat SIDE person|kot [STRENGTH] [TEMPER]: who plays the seat from now on
	SetTable     // table ...
)

// Correction reports whether the event only sets values (T8).
func (k EventKind) Correction() bool { return k > firstCorrection }

// An Event is one thing that people did or saw. Its Kind determines which fields matter.
type Event struct {
	Kind   EventKind
	Side   Side
	Field  Field
	Phase  Phase
	Face   rules.Face
	Symbol Symbol
	Hand   FameHand
	Slot   int8  // Bought, Discarded: 1 to 3; 0 if a card was named instead
	N      int16 // SetNumber of a marker: in half spaces
	Card   CardID
	Token  TokenID
	Place  Place
	Row    [3]CardID
	Roll   rules.Roll
	Order  rules.Order // Rolled, Answered with dice: the order in which they were typed; has no consequences
	Name   string      // SetName
	Plays  rules.Hand  // SetPlayer
	ByKot  bool        // kot decided it; has no consequences
	Reveal bool        // Answered: the answer is a card that came into the row
	Thrown bool        // Rolled: the program rolled these dice, not the players; has no consequences
	Answer Answer
	Setup  *SetupStep // SetUp
	Table  *State     // SetTable; its Discard for SetDiscards
}

// AnswerKind is the form of an Answer.
type AnswerKind uint8

// The forms of an answer in the notation.
const (
	NoAnswer      AnswerKind = iota
	YesAnswer                // yes
	DeclineAnswer            // no
	SymbolAnswer             // fame, destruction
	FaceAnswer               // a face letter; with N 1 and the word `once`, without the "+1" (D2)
	DiceAnswer               // dice faces
	CardAnswer               // a card id, or ?
	PlaceAnswer              // fame 3 flip
	NumberAnswer             // a number
)

// An Answer is a decision, dice or a revealed card. It is comparable.
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

// Answers supplies the engine with answers: from a log, a person or a policy.
type Answers interface {
	// Answer answers q on the table s. If it returns false, nobody answers now, and
	// the event stops at the question.
	Answer(s *State, q *Question) (Answer, bool)
}

// StepVerb is what a step did to the table.
type StepVerb uint8

// The steps. The comments explain N, From, To, Card and the like where they matter.
const (
	StepDice        StepVerb = iota // Roll is on the table; N = rolls used
	StepKeep                        // Roll is kept, N dice are rerolled
	StepChosen                      // Autobot collects Symbol
	StepSpendTokens                 // N dice tokens go back to the supply
	StepPull                        // the marker of Track moves From, To
	StepKingStop                    // the pull stops on Token; N spaces are lost (T6)
	StepBonus                       // the space gives Bonus N
	StepDamage                      // Side loses N hearts and has To left
	StepShield                      // Card protects Side from N damage
	StepHearts                      // Side gains N hearts, for a total of To
	StepHeartsFull                  // N hearts are wasted
	StepEnergy                      // Side gains N energy, for a total of To
	StepPay                         // Side pays N energy and has To left
	StepDiceTokens                  // Side takes N dice tokens, for a total of To
	StepDiceFull                    // N dice tokens are lost (D6)
	StepUseless                     // N useless dice give Autobot energy (A5)
	StepSpecial                     // Autobot discards N energy and rolls two white dice (A7)
	StepSpecialDue                  // Autobot has the energy for a special power: N needed, To held (A7)
	StepBuy                         // Side buys Card for N
	StepReveal                      // Card comes into slot 1
	StepShuffle                     // N discards become the deck (D5)
	StepDiscard                     // Card goes to the discards from slot N; 0: from Side
	StepOwn                         // Side gets Card as a keep card
	StepPlace                       // Token is placed at Place
	StepMove                        // Token is moved to Place
	StepNoPlace                     // Token has no legal place
	StepUnmoved                     // Token stays where it is
	StepAdd                         // N symbols of Face are added to the roll
	StepFewer                       // Side rolls N fewer dice on its next turn, or its current one, because of Card (O2)
	StepTaken                       // the reduction by N dice is over (O2)
	StepActs                        // Side's Card speaks; its effects follow
	StepReroll                      // Card rerolls N dice, not as one of the rolls (O3)
	StepSkip                        // Side does not resolve its dice, because of Card (O5)
	StepLeave                       // Roll stays unresolved, because of Card (O6)
	StepSwap                        // Side now has Card
	StepAgain                       // Side takes another turn
	StepTurn                        // Side's turn N begins
	StepSleep                       // Side sleeps through its turn
	StepWon                         // Side has won, by Why
	StepOverride                    // Autobot kept other dice, or stopped rolling earlier, than A1 says (T7)
	StepDoubtful                    // Card came although the program thought it was in the discards
	StepUnsold                      // Side cannot buy Card, which was just named: it costs N, and Side has To energy
	StepHeldDown                    // Token stays where it is because a marker is on it
	StepPowerLeft                   // Side has N power symbols left over: its power needs To, or it has the limit of two dice tokens (D6)
)

// A Step is one consequence of an event, for the log, the plan and the list of pieces
// to move. Rule is the rule it is based on.
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
	At     Spot // StepPull: where the marker is now
	Card   CardID
	Token  TokenID
	Place  Place
	Roll   rules.Roll
}

// A Sink receives every step as it happens. The state is the table right after the
// step; the sink must not keep or change it.
type Sink interface {
	Step(s *State, st *Step)
}
