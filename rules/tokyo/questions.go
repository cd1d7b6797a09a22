package tokyo

import "kingoftokyo/rules"

// QuestionID identifies a question. Its String is its id in the JSON table and the
// key of its texts in the catalogues.
type QuestionID uint8

// The questions. Files depend on their order; everything else is in their rows.
// Question.Seat answers.
const (
	NoQuestion     QuestionID = iota
	AskReveal                 // which card came into slot N (10.2)
	AskName                   // the name of the unnamed card being bought
	AskYield                  // yield Tokyo, after a loss of N hearts to the smashes of By? (6)
	AskJets                   // yield to avoid a loss of N hearts? (jets)
	AskTile                   // which Wickedness tile of level N (12.5)
	AskPoisonDice             // how many of N heart dice to use to remove a Poison token (5.4.4)
	AskShrinkDice             // how many of N heart dice to use to remove a Shrink token (5.4.4)
	AskDweller                // the new faces of the rerolled 3s (background-dweller)
	AskProbe                  // which die of the active player to reroll (psychic-probe)
	AskProbeFace              // its new face
	AskCuller                 // which die becomes a 1 (herd-culler)
	AskStretchy               // which die to set for 2 energy (stretchy)
	AskTwist                  // which die to set by discarding the card (plot-twist)
	AskFace                   // the face to which to set that die
	AskWake                   // wake up from hibernation, so that all dice count?
	AskFreeze                 // another turn with one die fewer? (freeze-time)
	AskRay                    // whom to heal with heart dice (healing-ray)
	AskRayDice                // how many of N heart dice for that Monster (By)
	AskRayBonus               // heal it by one heart more, with the owner's regeneration?
	AskWings                  // pay to lose no hearts on this turn, with N at stake? (wings)
	AskCamouflage             // the N dice rolled against the loss
	AskJump                   // pay to lose one heart less of N? (super-jump)
	AskRapid                  // how many hearts to buy before a fatal loss of N (rapid-healing)
	AskUnstable               // which card of By to take for unstable-dna after yielding
	AskMimic                  // which card to copy when Card arrives (mimic, fluxling)
	AskMove                   // which card to copy from now on, for N energy, at the start of the turn
	AskCopyFirst              // does Card, the copy, act first, before the copied card is spent? (mimic)
	AskOpportunist            // buy the card that was revealed in slot N?
	AskLab                    // which card to buy from the top of the deck (made-in-a-lab)
	AskTentacles              // which card of another player to buy (parasitic-tentacles)
	AskSell                   // which card to sell at the end of the turn (metamorph)
	NumQuestions              // one more than the last question
)

// questionRow is what is the same each time a question is asked.
type questionRow struct {
	id    string       // its id in the notation
	form  AnswerKind   // the form of its answers, besides declining
	rules []rules.Rule // the rules it is based on; none: only the text of its card

	table     bool // the answer comes from the table: rolled dice, or a card from the deck
	unnamed   bool // its card can stay unnamed, unless somebody watches for it
	names     bool // its card is an unnamed one being bought
	everybody bool // anybody at the table can answer
	payable   bool // the answer buys its card, which must be affordable
	anyFace   bool // any face is an answer, not only those of its dice
	fewer     bool // fewer dice than it asks for are also an answer
	yields    bool // yes yields Tokyo
	peeks     bool // only one player sees what answers it
	beside    bool // a purchase besides the others, which a line of its own can make as well
	zeroAsks  bool // the answer 0 leads to the same question again
	cures     bool // how many Poison tokens heart dice remove
}

// on is the type of a row's rules.
type on = []rules.Rule

var questions = [NumQuestions]questionRow{
	AskReveal:      {id: "reveal", form: CardAnswer, rules: on{"10.2"}, table: true, unnamed: true, everybody: true},
	AskName:        {id: "card-name", form: CardAnswer, rules: on{"10.1"}, table: true, names: true},
	AskYield:       {id: "yield", form: YesAnswer, rules: on{"6.1", "6.3", "6.5", "6.7"}, yields: true},
	AskJets:        {id: "jets", form: YesAnswer, rules: on{"6.3"}, yields: true},
	AskTile:        {id: "tile", form: CardAnswer, rules: on{"12.5", "12.6", "12.7"}},
	AskPoisonDice:  {id: "poison-dice", form: NumberAnswer, rules: on{"5.4.4", "14.2"}, cures: true},
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

// String returns the id of the question in the notation.
func (q QuestionID) String() string { return questions[q].id }

// A Question is the one thing that the engine waits for.
type Question struct {
	ID    QuestionID
	Seat  Seat // who answers
	By    Seat // the other seat that it concerns: an attacker, a healed Monster; NoSeat
	N     int8 // hearts, dice, a slot or a level: see the QuestionID
	Most  int8 // NumberAnswer: the highest number that is accepted; the lowest is 0
	Card  CardID
	From  CardID     // the card that causes a loss; a loss with neither this nor By is Poison
	Cards Pieces     // the cards or tiles to choose from, if the answer is one of them
	Seats uint8      // the seats to choose from, one bit each
	Dice  rules.Roll // the dice that it concerns
	No    bool       // declining is a legal answer
}

// Form returns the form of the question's answers. If Question.No is set, no is an answer too.
func (q *Question) Form() AnswerKind { return questions[q.ID].form }

// Rules returns the numbers of the rules on which the question is based. If there are none,
// it is based only on the text of its card.
func (q *Question) Rules() []rules.Rule { return questions[q.ID].rules }

// FromTable reports whether the answer comes from the table: rolled dice, or a card
// from the deck.
func (q *Question) FromTable() bool { return questions[q.ID].table }

// MayStayUnnamed reports whether the card that came can stay unnamed as long as nobody
// watches for it (Rules.Watched).
func (q *Question) MayStayUnnamed() bool { return questions[q.ID].unnamed }

// Names reports whether the answer is the name of an unnamed card being bought.
func (q *Question) Names() bool { return questions[q.ID].names }

// Payable reports whether the answer buys its card.
func (q *Question) Payable() bool { return questions[q.ID].payable }

// Everybody reports whether anybody at the table can answer, not only the seat that is asked.
func (q *Question) Everybody() bool { return questions[q.ID].everybody }

// AnyFace reports whether any face is an answer, not only those of the question's dice.
func (q *Question) AnyFace() bool { return questions[q.ID].anyFace }

// Fewer reports whether fewer dice than the question asks for are also an answer.
func (q *Question) Fewer() bool { return questions[q.ID].fewer }

// Yields reports whether the answer yes yields Tokyo.
func (q *Question) Yields() bool { return questions[q.ID].yields }

// Peeks reports whether only one player sees what answers it.
func (q *Question) Peeks() bool { return questions[q.ID].peeks }

// Beside reports whether it offers a purchase besides the others, which a line of its own can make as well.
func (q *Question) Beside() bool { return questions[q.ID].beside }

// ZeroAsks reports whether the answer 0 only leads to the same question again.
func (q *Question) ZeroAsks() bool { return questions[q.ID].zeroAsks }

// Cures reports whether the answer is how many Poison tokens heart dice remove (5.4.4).
func (q *Question) Cures() bool { return questions[q.ID].cures }
