package tokyo

import "kingoftokyo/rules"

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

// forms are the forms of the questions' answers; No apart.
var forms = [NumQuestions]AnswerKind{
	AskReveal: CardAnswer, AskName: CardAnswer, AskYield: YesAnswer, AskJets: YesAnswer, AskTile: CardAnswer,
	AskPoisonDice: NumberAnswer, AskShrinkDice: NumberAnswer, AskDweller: DiceAnswer, AskProbe: FaceAnswer, AskProbeFace: FaceAnswer,
	AskCuller: FaceAnswer, AskStretchy: FaceAnswer, AskTwist: FaceAnswer, AskFace: FaceAnswer, AskWake: YesAnswer, AskFreeze: YesAnswer,
	AskRay: SeatAnswer, AskRayDice: NumberAnswer, AskRayBonus: YesAnswer, AskWings: YesAnswer, AskCamouflage: DiceAnswer,
	AskJump: YesAnswer, AskRapid: NumberAnswer, AskUnstable: CardAnswer, AskMimic: CardAnswer, AskMove: CardAnswer, AskCopyFirst: YesAnswer,
	AskOpportunist: YesAnswer, AskLab: CardAnswer, AskTentacles: CardAnswer, AskSell: CardAnswer,
}

// Form is the form of the question's answers; where Question.No is set, no is one too.
func (q *Question) Form() AnswerKind { return forms[q.ID] }

// FromTable says whether the answer is something that only the table shows: dice
// thrown now, or a card that comes from the deck.
func (q *Question) FromTable() bool {
	switch q.ID {
	case AskReveal, AskName, AskLab, AskDweller, AskProbeFace, AskCamouflage:
		return true
	}
	return false
}
