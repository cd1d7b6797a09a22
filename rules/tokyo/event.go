package tokyo

import (
	"kingoftokyo/rules"
)

// EventKind is the kind of an Event: its first word in the notation.
type EventKind uint8

// What can happen at a table. The comments show the forms of the notation.
const (
	NoEvent     EventKind = iota
	Rolled                // roll FACES [thrown]: the result after the last roll
	Resolved              // resolve GROUP
	ResolvedAll           // resolve: all remaining groups, and the enter step
	Bought                // buy SLOT|CARD
	Swept                 // sweep
	Took                  // take CARD [SEAT]: another Monster's card (parasitic-tentacles)
	Used                  // use [SEAT] CARD
	Passed                // pass: the turn is over
	Answered              // answer ..., reveal CARD
	SetUp                 // a line of the set-up
	Conceded              // concede SEAT
	firstCorrection
	SetNumber   // set SEAT.FIELD N, set FIELD N
	SetPlace    // place SEAT city|bay|outside
	SetOut      // out SEAT [gaveup]
	SetBack     // back SEAT
	SetZombie   // zombie SEAT yes|no
	GiveCard    // card SEAT CARD: a card or a tile
	TakeCard    // uncard [SEAT] CARD: to the discards; a tile: out of the game
	LayTile     // tile TILE: back on the gauge
	SetCharge   // charge CARD N
	SetCopy     // copy CARD OF [SEAT]|none
	SetRow      // row A B C
	SetDiscards // discards A B ...
	SetTurn     // turn SEAT PHASE
	SetDice     // dice FACES
	SetDone     // done [GROUP ...]
	SetRegular  // regular SEAT
	SetExtras   // extra [SEAT|SEAT-N ...]
	SetFlags    // flags [bought looked left moved hurt city bay wings:SEAT jumped:SEAT burrow-city:N:SEAT burrow-bay:N:SEAT ...]
	SetTable    // table ...
	SetName     // name SEAT [NAME]: of the player
	SetMonster  // figure SEAT MONSTER: the Monster of the player
	SetPlayer   // seat SEAT person|kot [STRENGTH] [TEMPER]: who plays the seat from now on
)

// Correction reports whether the event only sets values.
func (k EventKind) Correction() bool { return k > firstCorrection }

// An Event is one thing that people did or saw. Its Kind determines which fields matter.
type Event struct {
	Kind    EventKind
	Seat    Seat // NoSeat if none was named
	Field   Field
	Phase   Phase
	Place   Place
	Group   Group
	Slot    int8 // Bought: 1 to 3; 0 if a card was named instead
	N       int16
	Card    CardID
	Of      CardID // SetCopy
	Row     [3]CardID
	Roll    rules.Roll
	Order   rules.Order // Rolled, Answered with dice: the order in which they were typed; has no consequences
	Name    string      // SetName
	Monster MonsterID   // SetMonster
	Hand    rules.Hand  // SetPlayer
	ByKot   bool        // kot decided it; has no consequences
	On      bool        // SetZombie; SetOut: the player gave up
	Done    uint8       // SetDone: groups, one bit each
	Reveal  bool        // Answered: the answer is a card that came into the row
	Thrown  bool        // Rolled: the program rolled these dice, not the players
	Answer  Answer
	Setup   *SetupStep // SetUp
	Table   *State     // SetTable; SetDiscards, SetExtras and SetFlags use a part of it
}

// AnswerKind is the form of an Answer.
type AnswerKind uint8

// The forms of an answer in the notation.
const (
	NoAnswer      AnswerKind = iota
	YesAnswer                // yes
	DeclineAnswer            // no
	FaceAnswer               // a face: 1, 2, 3, h, e, c
	DiceAnswer               // dice faces
	CardAnswer               // a card or tile id, or ?
	SeatAnswer               // p1 ... p6
	NumberAnswer             // a number
)

// An Answer is a decision, dice or a revealed card. It is comparable.
type Answer struct {
	Kind AnswerKind
	Face rules.Face
	Roll rules.Roll
	Card CardID
	Seat Seat
	N    int8
}

// Yes and No are the two plain answers.
var (
	Yes = Answer{Kind: YesAnswer}
	No  = Answer{Kind: DeclineAnswer}
)

// Pieces is a set of cards and tile sides.
type Pieces [2]uint64

// With returns the set with one more member.
func (p Pieces) With(id CardID) Pieces {
	if id > NoCard && id < MaxPieces {
		p[id/64] |= 1 << (id % 64)
	}
	return p
}

// Has reports whether the card or tile is in the set.
func (p Pieces) Has(id CardID) bool {
	return id > NoCard && id < MaxPieces && p[id/64]&(1<<(id%64)) != 0
}

// Empty reports whether the set is empty.
func (p Pieces) Empty() bool { return p == Pieces{} }

// List returns the members, in the order of the box.
func (p Pieces) List() []CardID {
	var out []CardID
	for id := CardID(1); id < MaxPieces; id++ {
		if p.Has(id) {
			out = append(out, id)
		}
	}
	return out
}

// Answers supplies the engine with answers: from a log, people or a policy.
type Answers interface {
	// Answer answers q on the table s. If it returns false, nobody answers now, and
	// the event stops at the question.
	Answer(s *State, q *Question) (Answer, bool)
}

// StepVerb is what a step did to the table.
type StepVerb uint8

// The steps. Seat is the one affected. The comments explain N, To, Card and the like
// where they matter.
const (
	StepDice       StepVerb = iota // Roll is the result of Seat
	StepSetDie                     // Card changes a die from Face to To (a face)
	StepPoints                     // Seat gains N points, for a total of To
	StepPointsLost                 // Seat loses N points and has To left
	StepHearts                     // Seat gains N hearts, for a total of To
	StepHeartsFull                 // N hearts are wasted because Seat has reached its limit
	StepHeartsVoid                 // N heart dice do nothing: in Tokyo (5.4.2), or because of zombify
	StepDamage                     // Seat loses N hearts to By and has To left
	StepShield                     // Card saves N hearts of Seat
	StepEnergy                     // Seat gains N energy, for a total of To
	StepPay                        // Seat pays or loses N energy and has To left
	StepSmashes                    // Seat strikes with N smashes in total
	StepNobody                     // smashes of Seat hit nobody (5.3.5)
	StepWicked                     // Seat's counter moves by N to To
	StepToken                      // Seat takes N tokens of Token, for a total of To
	StepUntoken                    // Seat loses N tokens of Token and has To left
	StepYield                      // Seat yields Place
	StepStay                       // Seat was wounded and stays in Place
	StepEnter                      // Seat enters Place
	StepMoves                      // Seat moves to Place without a bonus (8.7, 8.9, death-from-above)
	StepThrown                     // Seat must leave Tokyo (8.9, death-from-above)
	StepFalls                      // Seat is at 0 hearts
	StepOut                        // Seat is eliminated
	StepReborn                     // Seat comes back with N hearts because of Card
	StepBuy                        // Seat buys Card for N
	StepReveal                     // Card comes into slot N
	StepShuffle                    // N discards become the deck (10.5)
	StepDiscard                    // Card goes to the discards, from Seat or, if that is NoSeat, from the row
	StepOwn                        // Seat gets Card as a keep card
	StepTake                       // Seat takes Card from By for N
	StepSwap                       // Seat now has Card, from By
	StepTile                       // Seat takes the tile Card
	StepCopy                       // Seat's Card copies Of from now on
	StepIdle                       // Seat's Card no longer copies anything
	StepCharge                     // N tokens or energy are now on Card
	StepActs                       // Seat's Card speaks; its effects follow
	StepRolls                      // Seat has one more roll because of Card
	StepAgain                      // Seat will take another turn, with N dice fewer
	StepTurn                       // Seat's turn N begins
	StepWakes                      // Seat wakes up
	StepSleeps                     // Seat sleeps: no numbers, smashes, entering or buying
	StepOver                       // the game has ended by Why; Seat has won, if anybody has
	StepDoubtful                   // Card came although the program thought it was in the discards
	StepUnsold                     // Seat cannot buy Card, which was just named: it costs N, and Seat has To energy
)

// A Step is one consequence of an event, for the log and the list of pieces to move.
// Rule is the rule it is based on.
type Step struct {
	Verb  StepVerb
	Seat  Seat
	By    Seat
	Rule  rules.Rule
	N     int16
	To    int16
	Face  rules.Face
	Place Place
	Token TokenKind
	Why   Why
	Card  CardID
	Of    CardID
	Roll  rules.Roll
}

// A Sink receives every step as it happens. The state is the table right after the
// step; the sink must not keep or change it.
type Sink interface {
	Step(s *State, st *Step)
}
