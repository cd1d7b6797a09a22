package tokyo

import "kingoftokyo/rules"

// QuestionID names a question; its String is the id in the JSON table and the
// key of its words in the catalogues.
type QuestionID uint8

// The questions. Files know them by their order; all else is in their rows. Who answers is
// Question.Seat.
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

// questionRow is what is the same of a question each time it is asked.
type questionRow struct {
	id    string       // in the notation
	form  AnswerKind   // what its answers are, besides declining
	rules []rules.Rule // what it rests on; none: the text of its card alone

	table     bool // the table shows the answer: dice thrown now, a card that comes from the deck
	unnamed   bool // its card may stay unnamed, unless somebody watches for it
	names     bool // its card is an unnamed one that is being bought
	everybody bool // anybody at the table can answer
	payable   bool // its card is bought with the answer: only one that can be
	anyFace   bool // any face is an answer, not only those of its dice
	fewer     bool // fewer dice than it is about are an answer as well
	yields    bool // yes yields Tokyo
	peeks     bool // what answers it is shown to one player alone
	beside    bool // a purchase beside the others, which a line of its own makes as well
	zeroAsks  bool // with 0 the same question comes again
}

// on are the rules of a row.
type on = []rules.Rule

// questions are the rows.
var questions = [NumQuestions]questionRow{
	AskReveal:      {id: "reveal", form: CardAnswer, rules: on{"10.2"}, table: true, unnamed: true, everybody: true},
	AskName:        {id: "card-name", form: CardAnswer, rules: on{"10.1"}, table: true, names: true},
	AskYield:       {id: "yield", form: YesAnswer, rules: on{"6.1", "6.3", "6.5", "6.7"}, yields: true},
	AskJets:        {id: "jets", form: YesAnswer, rules: on{"6.3"}, yields: true},
	AskTile:        {id: "tile", form: CardAnswer, rules: on{"12.5", "12.6", "12.7"}},
	AskPoisonDice:  {id: "poison-dice", form: NumberAnswer, rules: on{"5.4.4", "14.2"}},
	AskShrinkDice:  {id: "shrink-dice", form: NumberAnswer, rules: on{"5.4.4", "14.2"}},
	AskDweller:     {id: "background-dweller", form: DiceAnswer, rules: on{"4.3"}, table: true, fewer: true},
	AskProbe:       {id: "psychic-probe", form: FaceAnswer},
	AskProbeFace:   {id: "psychic-probe-face", form: FaceAnswer, table: true, anyFace: true},
	AskCuller:      {id: "herd-culler", form: FaceAnswer},
	AskStretchy:    {id: "stretchy", form: FaceAnswer},
	AskTwist:       {id: "plot-twist", form: FaceAnswer},
	AskFace:        {id: "die-face", form: FaceAnswer, anyFace: true},
	AskWake:        {id: "hibernation", form: YesAnswer},
	AskFreeze:      {id: "freeze-time", form: YesAnswer},
	AskRay:         {id: "healing-ray", form: SeatAnswer, rules: on{"5.4.2", "5.4.3"}},
	AskRayDice:     {id: "healing-ray-dice", form: NumberAnswer, zeroAsks: true},
	AskRayBonus:    {id: "healing-ray-bonus", form: YesAnswer},
	AskWings:       {id: "wings", form: YesAnswer},
	AskCamouflage:  {id: "camouflage", form: DiceAnswer, table: true},
	AskJump:        {id: "super-jump", form: YesAnswer},
	AskRapid:       {id: "rapid-healing", form: NumberAnswer},
	AskUnstable:    {id: "unstable-dna", form: CardAnswer, rules: on{"6.8"}},
	AskMimic:       {id: "mimic", form: CardAnswer, rules: on{"3.1"}},
	AskMove:        {id: "mimic-move", form: CardAnswer, rules: on{"3.1"}},
	AskCopyFirst:   {id: "mimic-first", form: YesAnswer, rules: on{"3.1"}},
	AskOpportunist: {id: "opportunist", form: YesAnswer, rules: on{"14.1", "10.2"}},
	AskLab:         {id: "made-in-a-lab", form: CardAnswer, rules: on{"10.1"}, table: true, payable: true, peeks: true},
	AskTentacles:   {id: "parasitic-tentacles", form: CardAnswer, rules: on{"10.1"}, beside: true},
	AskSell:        {id: "metamorph", form: CardAnswer, rules: on{"14.4"}},
}

// String is the id of the question in the notation.
func (q QuestionID) String() string { return questions[q].id }

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

// Form is the form of the question's answers; where Question.No is set, no is one too.
func (q *Question) Form() AnswerKind { return questions[q.ID].form }

// Rules are the numbers of the rules the question rests on; with none it rests on the text of
// its card alone.
func (q *Question) Rules() []rules.Rule { return questions[q.ID].rules }

// FromTable says whether the answer is something that only the table shows: dice
// thrown now, or a card that comes from the deck.
func (q *Question) FromTable() bool { return questions[q.ID].table }

// MayStayUnnamed says whether the card that came need not be named where nobody watches for
// it (Rules.Watched).
func (q *Question) MayStayUnnamed() bool { return questions[q.ID].unnamed }

// Names says whether the answer is the name of an unnamed card that is being bought.
func (q *Question) Names() bool { return questions[q.ID].names }

// Payable says whether the answer buys its card.
func (q *Question) Payable() bool { return questions[q.ID].payable }

// Everybody says whether anybody at the table can answer, not only the seat that is asked.
func (q *Question) Everybody() bool { return questions[q.ID].everybody }

// AnyFace says whether any face is an answer, not only those of the question's dice.
func (q *Question) AnyFace() bool { return questions[q.ID].anyFace }

// Fewer says whether fewer dice than the question is about are an answer as well.
func (q *Question) Fewer() bool { return questions[q.ID].fewer }

// Yields says whether yes yields Tokyo.
func (q *Question) Yields() bool { return questions[q.ID].yields }

// Peeks says whether what answers it is shown to one player alone.
func (q *Question) Peeks() bool { return questions[q.ID].peeks }

// Beside says whether it offers a purchase beside the others, which a line of its own makes as well.
func (q *Question) Beside() bool { return questions[q.ID].beside }

// ZeroAsks says whether the answer 0 only leads to the same question again.
func (q *Question) ZeroAsks() bool { return questions[q.ID].zeroAsks }
