package tokyo

import (
	"kingoftokyo/rules"
)

// EventKind is the sort of an Event: its first word in the notation.
type EventKind uint8

// What may happen at a table. The forms are those of the notation.
const (
	NoEvent     EventKind = iota
	Rolled                // roll FACES [thrown]: the result after the last roll
	Resolved              // resolve GROUP
	ResolvedAll           // resolve: all that is left, and the enter step
	Bought                // buy SLOT|CARD
	Swept                 // sweep
	Took                  // take CARD [SEAT]: another Monster's (parasitic-tentacles)
	Used                  // use [SEAT] CARD
	Passed                // pass: the turn is over
	Answered              // answer ..., reveal CARD
	SetUp                 // a line of the set-up
	Conceded              // concede SEAT
	firstCorrection
	SetNumber   // set SEAT.FIELD N, set FIELD N
	SetPlace    // place SEAT city|bay|outside
	SetOut      // out SEAT
	SetBack     // back SEAT
	SetZombie   // zombie SEAT yes|no
	GiveCard    // card SEAT CARD: a card or a tile
	TakeCard    // uncard CARD: to the discards, a tile out of the game
	LayTile     // tile TILE: back on the gauge
	SetCharge   // charge CARD N
	SetCopy     // copy CARD OF|none
	SetRow      // row A B C
	SetDiscards // discards A B ...
	SetTurn     // turn SEAT PHASE
	SetDice     // dice FACES
	SetDone     // done [GROUP ...]
	SetRegular  // regular SEAT
	SetExtras   // extra [SEAT|SEAT-N ...]
	SetFlags    // flags [bought looked left moved hurt city bay wings:SEAT jumped:SEAT burrow-city:N burrow-bay:N ...]
	SetTable    // table ...
	SetName     // name SEAT [NAME]: of the player
	SetMonster  // figure SEAT MONSTER: the Monster of the player
	SetPlayer   // seat SEAT person|kot [STRENGTH] [TEMPER]: who plays it from now on
)

// Correction says whether the event only sets values.
func (k EventKind) Correction() bool { return k > firstCorrection }

// Event is one thing people did or saw. Which fields matter depends on Kind.
type Event struct {
	Kind    EventKind
	Seat    Seat // NoSeat where none is said
	Field   Field
	Phase   Phase
	Place   Place
	Group   Group
	Slot    int8 // Bought: 1 to 3; 0 where a card was named instead
	N       int16
	Card    CardID
	Of      CardID // SetCopy
	Row     [3]CardID
	Roll    rules.Roll
	Order   rules.Order // Rolled, Answered with dice: how they were typed; nothing follows from it
	Name    string      // SetName
	Monster MonsterID   // SetMonster
	Hand    rules.Hand  // SetPlayer
	ByKot   bool        // kot decided it; nothing follows from it
	On      bool        // SetZombie
	Done    uint8       // SetDone: groups, one bit each
	Reveal  bool        // Answered: the answer is a card that came into the row
	Thrown  bool        // Rolled: the program threw these dice, not the table
	Answer  Answer
	Setup   *SetupStep // SetUp
	Table   *State     // SetTable; SetDiscards, SetExtras and SetFlags carry their part in it
}

// AnswerKind is the form of an Answer.
type AnswerKind uint8

// The forms an answer takes in the notation.
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

// Answer is a decision, a die or a revealed card. It is comparable.
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

// Pieces is any set of cards and tile sides.
type Pieces [2]uint64

// With is the set and one more.
func (p Pieces) With(id CardID) Pieces {
	if id > NoCard && id < MaxPieces {
		p[id/64] |= 1 << (id % 64)
	}
	return p
}

// Has says whether the card or tile is in the set.
func (p Pieces) Has(id CardID) bool {
	return id > NoCard && id < MaxPieces && p[id/64]&(1<<(id%64)) != 0
}

// Empty says whether nothing is in it.
func (p Pieces) Empty() bool { return p == Pieces{} }

// List are its members, in the order of the box.
func (p Pieces) List() []CardID {
	var out []CardID
	for id := CardID(1); id < MaxPieces; id++ {
		if p.Has(id) {
			out = append(out, id)
		}
	}
	return out
}

// Answers is where the engine gets answers from: a log, people, or a policy.
type Answers interface {
	// Answer gives the answer to q on the table s. False means that nobody
	// answers now: the event stops at the question.
	Answer(s *State, q *Question) (Answer, bool)
}

// StepVerb is what a step did to the table.
type StepVerb uint8

// The steps. Seat is whom it happens to; N, To, Card and the like are explained
// where they matter.
const (
	StepDice       StepVerb = iota // Roll is the result of Seat
	StepSetDie                     // a die of Face becomes To (a face), by Card
	StepPoints                     // Seat gains N points; To then
	StepPointsLost                 // Seat loses N points; To then
	StepHearts                     // Seat gains N hearts; To then
	StepHeartsFull                 // N hearts are wasted on Seat: its limit is reached
	StepHeartsVoid                 // N heart dice do nothing: in Tokyo (5.4.2), or zombify
	StepDamage                     // Seat loses N hearts by By; To of them left
	StepShield                     // Card keeps N hearts for Seat
	StepEnergy                     // Seat gains N energy; To then
	StepPay                        // Seat pays or loses N energy; To then
	StepSmashes                    // Seat strikes with N smashes in all
	StepNobody                     // smashes of Seat reach nobody (5.3.5)
	StepWicked                     // Seat's counter moves N; To then
	StepToken                      // Seat takes N tokens of Token; To then
	StepUntoken                    // Seat loses N tokens of Token; To then
	StepYield                      // Seat yields Place
	StepStay                       // Seat stays in Place, wounded
	StepEnter                      // Seat enters Place
	StepMoves                      // Seat moves to Place without a bonus (8.7, 8.9, death-from-above)
	StepThrown                     // Seat is thrown out of Tokyo (8.9, death-from-above)
	StepFalls                      // Seat is at 0 hearts
	StepOut                        // Seat is out of the game
	StepReborn                     // Seat comes back by Card with N hearts
	StepBuy                        // Seat buys Card for N
	StepReveal                     // Card comes into slot N
	StepShuffle                    // N discards become the deck (10.5)
	StepDiscard                    // Card goes to the discards, from Seat or, with NoSeat, from the row
	StepOwn                        // Card lies before Seat
	StepTake                       // Seat takes Card from By for N
	StepSwap                       // Card now lies before Seat, from By
	StepTile                       // Seat takes the tile Card
	StepCopy                       // Card of Seat copies Of from now on
	StepIdle                       // Card of Seat copies nothing any more
	StepCharge                     // N lie on Card now
	StepActs                       // Card of Seat speaks; what it does follows
	StepRolls                      // Seat has one more roll by Card
	StepAgain                      // Seat will play another turn, N dice fewer
	StepTurn                       // Seat's turn N begins
	StepWakes                      // Seat wakes up
	StepSleeps                     // Seat sleeps: no numbers, smashes, entering, buying
	StepOver                       // the game has ended by Why; Seat has won, if anybody
	StepDoubtful                   // Card came although it should lie in the discards
	StepUnsold                     // Seat cannot buy Card, named just now: it costs N, and Seat has To energy
)

// Step is one consequence of an event, for log and "on the board". Rule is the
// number it rests on.
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

// Sink is told every step as it happens. The state is the table right after the
// step and must not be kept or changed.
type Sink interface {
	Step(s *State, st *Step)
}
