package duel

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// This file has the lines of a game (docs/programs/notation.md): one entry per kind of
// line, which both reads and writes it. Lines of the set-up are in setup.go, the `table`
// line is in checkpoint.go.

// codec is a line of Duel that is being read or written.
type codec struct {
	line.Line
	*Rules
	t  *Table // the table on which a line is read; nil when writing
	ev Event
}

type (
	form = line.Form[EventKind, *codec]
	arg  = line.Arg[*codec]
)

var (
	says = line.Says[EventKind, *codec]
	in   = line.In[*codec]
)

// lineForms lists all kinds of lines.
var lineForms = append(setupForms,
	says("tokens", SpendTokens, argCount),
	says("roll", Rolled, argThrown),
	says("keep", Kept, argFaces),
	says("stop", Stopped),
	form{Word: "resolve", Kind: ResolvedAll, When: func(c *codec) bool { return !c.More(false) }},
	says("resolve", Resolved, argFace),
	says("buy", Bought, argSlotOrCard),
	says("sweep", Swept),
	says("discard", Discarded, argSlotOrCard),
	says("pass", Passed),
	says("concede", Conceded, argMaybeSide), // the default side is You, even on the rival's turn: the line means the same at every moment
	form{Word: "answer", Kind: Answered, Args: []arg{argAnswer}, When: func(c *codec) bool { return !c.Writing() || !c.ev.Reveal }},
	says("reveal", Answered, argRevealed),
	says("set", SetNumber, argField, argValue),
	says("card", GiveCard, argSide, argCard), // no side should have a discard card, but the table is the truth (T7)
	says("uncard", TakeCard, argSide, argCard),
	says("token", LayToken, argToken, in("TRACK AT [flip]", line.KindPlace, func(c *codec) { c.laid(c.ev.Token, &c.ev.Place) })),
	says("untoken", LiftToken, argToken, argLifted),
	says("row", SetRow, argRow),
	says("discards", SetDiscards, argPile),
	says("turn", SetTurn, argSide, argPhase),
	says("dice", SetDice, argFaces),
	says("rolls", SetRolls, in("N", line.KindNumber, func(c *codec) { line.Number(c, &c.ev.N, 0, fields[RollsField].Most) })),
	says("chosen", SetChosen, in("fame|destruction|none", line.KindWord, func(c *codec) { c.symbol(&c.ev.Symbol, true) })),
	says("used", SetUsed, argCard, argProtected),
	says("stopped", SetKingStops, argStops),
	says("taken", SetTaken, argCount, argNext),
	says("dominated", SetDominated, argCount, argNext),
	says("done", SetDone, argFaces),
	says("added", SetAdded, argFaces),
	says("hand", SetHand, in("left|right", line.KindWord, func(c *codec) { c.hand(&c.ev.Hand) })),
	says("name", SetName, argSide, in("[NAME]", line.KindWords, func(c *codec) { c.Rest(&c.ev.Name) })),
	says("seat", SetPlayer, argSide, in(line.UseHand, line.KindWords, func(c *codec) { c.Hand(&c.ev.Plays) })),
	says("table", SetTable, in("KEY=VALUE...", line.KindWords, (*codec).table)),
)

// The arguments of lines.
var (
	argCount  = in("N", line.KindNumber, func(c *codec) { line.Number(c, &c.ev.N, 0, maxNumber) })
	argFaces  = in("FACES", line.KindDice, func(c *codec) { c.Dice(&Faces, &c.ev.Roll) })
	argThrown = in("FACES [thrown]", line.KindDice, func(c *codec) {
		c.Tail("thrown", &c.ev.Thrown, func() { c.DiceAsTyped(&Faces, &c.ev.Roll, &c.ev.Order) })
	})
	argFace       = in("FACE", line.KindFace, func(c *codec) { c.Face(&Faces, faceNames[:], &c.ev.Face, FaceName(c.ev.Face)) })
	argSide       = in("SIDE", line.KindSeat, func(c *codec) { c.side(&c.ev.Side) })
	argPhase      = in("STEP", line.KindStep, func(c *codec) { c.phase(&c.ev.Phase) })
	argCard       = in("CARD", line.KindCard, func(c *codec) { c.card(&c.ev.Card) })
	argRow        = in("A B C", line.KindRow, func(c *codec) { c.row(&c.ev.Row) })
	argToken      = in("NAME", line.KindToken, func(c *codec) { c.token(&c.ev.Token) })
	argSlotOrCard = in("SLOT|CARD", line.KindSlotOrCard, func(c *codec) {
		if !c.Slot(&c.ev.Slot) {
			c.card(&c.ev.Card)
		}
	})
	argMaybeSide = in("[SIDE]", line.KindSeatMaybe, func(c *codec) {
		if c.More(true) {
			argSide.Pass(c)
		}
	})
	// argNext is a side, by default the one whose turn comes next. A written line
	// always names it, so that the line means the same whichever side is active.
	argNext = in("[SIDE]", line.KindSeatMaybe, func(c *codec) {
		if !c.Writing() {
			c.ev.Side = c.t.State.Turn.Active.Other()
		}
		argMaybeSide.Pass(c)
	})
	// argProtected is an optional side (N is 1 if it is given). It matters only for unstoppable.
	argProtected = in("[SIDE]", line.KindSeatMaybe, func(c *codec) {
		if c.More(c.ev.N > 0) {
			c.ev.N = 1
			argSide.Pass(c)
		}
	})
	// argLifted is the place of a token, if given (Slot is 1).
	argLifted = in("[TRACK AT]", line.KindPlace, func(c *codec) {
		if c.More(c.ev.Slot != 0) {
			c.ev.Slot = 1
			c.place(&c.ev.Place)
		}
	})
	// argStops lists the tracks on which a King token has stopped the power.
	argStops = in("FACES", line.KindDice, func(c *codec) {
		argFaces.Pass(c)
		if roll := c.ev.Roll; int(roll[Fame]+roll[Destruction]) < roll.Total() {
			c.Wrong(Faces.Format(roll), "f, d")
		}
	})
	argPile = in("[CARD ...]", line.KindCards, func(c *codec) {
		c.pile(&line.Own(c, &c.ev.Table, func() (s State) { return s }).Discard)
	})
	argField = in("FIELD", line.KindField, func(c *codec) { line.Which(c, fields[:], &c.ev.Field, &c.ev.Side, You, Rival) })
	argValue = in("N", line.KindNumber, func(c *codec) {
		f, n := &fields[c.ev.Field], int(c.ev.N)
		f.Pass(&c.Line, &n, f.Most)
		c.ev.N = int16(n)
	})
	// argAnswer is the answer to the open question.
	argAnswer = in("ANSWER", line.KindWords, func(c *codec) {
		a, q := &c.ev.Answer, Question{}
		if !c.Writing() {
			var open, ok bool
			q, open = c.t.Open()
			card, wrong := q.FromTable() && q.Form() == CardAnswer, notAnAnswer(&q)
			if c.ev.Reveal, ok = line.Answer(&c.Line, &a.Kind, q.Form(), DeclineAnswer, open, card, wrong); !ok {
				return
			}
		}
		c.answer(a, &q)
	})
)

// argRevealed is the revealed card, which is an answer too.
var argRevealed = in("CARD|?", line.KindCard, argAnswer.Pass)

// answer passes an answer in the form of its kind.
func (c *codec) answer(a *Answer, q *Question) {
	switch a.Kind {
	case YesAnswer:
		c.Const("yes", "yes, no")
	case DeclineAnswer:
		c.Word("no")
	case SymbolAnswer:
		c.symbol(&a.Symbol, false)
	case FaceAnswer:
		c.Face(&Faces, faceNames[:], &a.Face, string(Faces.Letter(a.Face)))
		once := a.N == 1
		if c.Flag("once", &once); once {
			a.N = 1
		}
	case DiceAnswer:
		c.ManyDice(&Faces, &a.Roll, &c.ev.Order, int(q.N))
	case CardAnswer:
		if q.FromTable() {
			c.card(&a.Card, Unnamed, NoCard)
		} else {
			c.card(&a.Card)
		}
	case PlaceAnswer:
		c.place(&a.Place)
	case NumberAnswer:
		line.Number(c, &a.N, 1, maxNumber)
	}
}

// AnswerText returns an answer as written after `answer`.
func (r *Rules) AnswerText(a Answer) string {
	return line.Text(&codec{Rules: r, ev: Event{Answer: a}}, argAnswer)
}

// Read reads one line of a game's body or set-up. The meaning of a line may depend on
// the table: of an answer, on its question; of `row`, on whether the set-up is open.
// The error is a *rules.Problem that says what would be accepted.
func (r *Rules) Read(t *Table, text string) (Event, error) {
	c := codec{Rules: r, t: t}
	if err := line.Read(&c, &c.ev.Kind, lineForms, text); err != nil {
		return Event{}, err
	}
	return c.ev, nil
}

// Write writes an event as its line. Read reads that line as the same event.
func (r *Rules) Write(ev *Event) string {
	return line.Write(&codec{Rules: r, ev: *ev}, ev.Kind, lineForms)
}

// IsVerb reports whether a word begins a line of the notation.
func IsVerb(w string) bool { return line.IsVerb(lineForms, w) }

// Kinds returns the kinds of the arguments of a verb of the notation.
func Kinds(verb string) []line.Kind { return line.Kinds(lineForms, verb) }

func (c *codec) side(s *Side) { line.Name(c, s, You, Rival) }

func (c *codec) track(t *Track) { line.Name(c, t, FameTrack, DestructionTrack) }

func (c *codec) hand(h *FameHand) { line.Name(c, h, LeftHand, RightHand) }

func (c *codec) phase(p *Phase) {
	line.Name(c, p, PhaseStart, PhaseRoll, PhaseResolve, PhaseBuy, PhaseEnd)
}

// symbol passes fame or destruction, by name or letter, or, if none is true, `none`.
func (c *codec) symbol(s *Symbol, none bool) {
	switch w := c.Word([...]string{"none", "fame", "destruction"}[*s]); {
	case w == "fame" || w == "f" || w == "g":
		*s = FameSymbol
	case w == "destruction" || w == "d":
		*s = DestructionSymbol
	case w == "none" && none:
		*s = NoSymbol
	default:
		c.Wrong(w, "fame, destruction")
	}
}

// card passes the id of a card, or the sign of one of the others: "?" for an unnamed
// card, "-" for an empty place.
func (c *codec) card(id *CardID, others ...CardID) {
	line.Card(c, id, others, c.Box.CardName, c.Box.Card)
}

func (c *codec) row(row *[3]CardID) {
	for i := range row {
		c.card(&row[i], Unnamed, NoCard)
	}
}

// pile passes the cards of a pile, which has no empty places.
func (c *codec) pile(p *Pile) {
	for i := 0; c.More(i < int(p.N)) && !c.Failed(); i++ {
		if i == len(p.Cards) {
			c.Fail("discards-many")
			return
		}
		id := p.Cards[i]
		if c.card(&id, Unnamed); !c.Writing() {
			p.Push(id)
		}
	}
}

// place passes `fame 3 flip`.
func (c *codec) place(p *Place) {
	c.track(&p.Track)
	line.Number(c, &p.At, -7, 7)
	c.Flag("flip", &p.Flip)
}

// String returns the place as in the notation.
func (p Place) String() string {
	return line.Text(&codec{ev: Event{Place: p}}, in("", line.KindPlace, func(c *codec) { c.place(&c.ev.Place) }))
}

// token passes the name of a token, which stands for the first of The King's two.
func (c *codec) token(id *TokenID) {
	line.Known(c, id, c.Box.Tokens[*id].Name, c.Box.Token, func(w string) { c.Wrong(w, c.Box.tokenNames(true)) })
}

// laid passes the place of a token, which must fit there.
func (c *codec) laid(id TokenID, at *Place) {
	c.place(at)
	kind := &c.Box.Tokens[id]
	if int(at.At)+int(kind.Covers)-1 > 7 {
		c.Fail("place-off", rules.ID(rules.ArgToken, "token", kind.Name))
	}
	if !kind.Turnable() && !kind.Oriented() {
		at.Flip = false // flipped, it is the same token
	}
}
