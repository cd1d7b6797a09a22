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
	On      bool        // SetZombie
	Done    uint8       // SetDone: groups, one bit each
	Reveal  bool        // Answered: the answer is a card that came into the row
	Thrown  bool        // Rolled: the program threw these dice, not the table
	Earlier bool        // an earlier version wrote it: played by the rules of then (earlier.go)
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

// QuestionID names a question; its String is the id in the JSON table and the
// key of its words in the catalogues.
type QuestionID uint8

// The questions. Who answers is Question.Seat.
const (
	NoQuestion     QuestionID = iota
	AskReveal                 // which card came into slot N (10.2)
	AskName                   // which card is the unnamed one being bought
	AskYield                  // N hearts were lost to the smashes of By: yield Tokyo? (6)
	AskJets                   // N hearts are about to be lost: yield and lose none? (jets)
	AskTile                   // which Wickedness tile of level N (12.5)
	AskPoisonDice             // how many of N heart dice remove a Poison token (5.4.4)
	AskShrinkDice             // how many of N heart dice remove a Shrink token (5.4.4)
	AskDweller                // what the rerolled 3s show now (background-dweller)
	AskProbe                  // which die of the active player is rerolled (psychic-probe)
	AskProbeFace              // what it shows now
	AskCuller                 // which die becomes a 1 (herd-culler)
	AskStretchy               // which die is set for 2 energy (stretchy)
	AskTwist                  // which die is set by discarding it (plot-twist)
	AskFace                   // to which face that die is set
	AskWake                   // wake up from hibernation, so that all dice count?
	AskFreeze                 // another turn with one die fewer? (freeze-time)
	AskRay                    // whom to heal with heart dice (healing-ray)
	AskRayDice                // how many of N heart dice for that Monster (By)
	AskRayBonus               // one heart more for it, by the owner's regeneration?
	AskWings                  // pay for losing no heart in this turn: N are at stake (wings)
	AskCamouflage             // the N dice thrown against the loss
	AskJump                   // pay to lose one heart less of N (super-jump)
	AskRapid                  // how many hearts to buy before a loss of N that would fell (rapid-healing)
	AskUnstable               // which card of By to take for unstable-dna on yielding
	AskMimic                  // which card to copy as it comes (mimic, fluxling: Card)
	AskMove                   // which card to copy from now on, for N energy, at the turn's start
	AskCopyFirst              // does what Card copies act for it first, before the copied card is spent (mimic)
	AskOpportunist            // buy the card that was revealed in slot N?
	AskLab                    // which card of the deck's top is bought (made-in-a-lab)
	AskTentacles              // which card of another is bought (parasitic-tentacles)
	AskSell                   // which card is sold at the turn's end (metamorph)
	NumQuestions              // one more than the last
)

var questionNames = [NumQuestions]string{"", "reveal", "card-name", "yield", "jets", "tile", "poison-dice", "shrink-dice", "background-dweller",
	"psychic-probe", "psychic-probe-face", "herd-culler", "stretchy", "plot-twist", "die-face", "hibernation", "freeze-time",
	"healing-ray", "healing-ray-dice", "healing-ray-bonus", "wings", "camouflage", "super-jump", "rapid-healing", "unstable-dna",
	"mimic", "mimic-move", "mimic-first", "opportunist", "made-in-a-lab", "parasitic-tentacles", "metamorph"}

// String is the id of the question in the notation.
func (q QuestionID) String() string { return questionNames[q] }

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

// Question is the one thing the engine waits for.
type Question struct {
	ID    QuestionID
	Seat  Seat // who answers
	By    Seat // the other one it is about: an attacker, a healed Monster; NoSeat
	N     int8 // hearts, dice, a slot or a level: see the QuestionID
	Most  int8 // NumberAnswer: the highest that is accepted, from 0 on
	Card  CardID
	From  CardID     // the card that a loss comes from; with neither it nor By it is Poison
	Cards Pieces     // the cards or tiles to choose from, where the answer is one of them
	Seats uint8      // the seats to choose from, one bit each
	Dice  rules.Roll // the dice it is about
	No    bool       // declining is a legal answer
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
