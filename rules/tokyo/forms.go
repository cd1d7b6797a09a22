package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// This file has the lines of a game (docs/programs/notation.md): one entry per kind of
// line, which both reads and writes it. Lines of the set-up are in setup.go, the `table`
// line is in checkpoint.go, the words of `flags` are in fields.go.

// codec is a line of these rules that is being read or written.
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
	says("roll", Rolled, in("FACES [thrown]", line.KindDice, func(c *codec) {
		c.Tail("thrown", &c.ev.Thrown, func() { c.DiceAsTyped(&Faces, &c.ev.Roll, &c.ev.Order) })
	})),
	form{Word: "resolve", Kind: ResolvedAll, When: func(c *codec) bool { return !c.More(false) }},
	says("resolve", Resolved, in("GROUP", line.KindFace, func(c *codec) { c.group(&c.ev.Group) })),
	says("buy", Bought, in("SLOT|CARD", line.KindSlotOrCard, func(c *codec) {
		if !c.Slot(&c.ev.Slot) {
			c.card(&c.ev.Card)
		}
	})),
	says("sweep", Swept),
	says("take", Took, in("CARD", line.KindCard, func(c *codec) { c.card(&c.ev.Card) }), argMaybeSeat),
	says("use", Used, argMaybeSeat, argPiece), // usually it is obvious who uses it
	says("pass", Passed),
	says("concede", Conceded, argSeat),
	form{Word: "answer", Kind: Answered, Args: []arg{argAnswer}, When: func(c *codec) bool { return !c.Writing() || !c.ev.Reveal }},
	says("reveal", Answered, argRevealed),
	says("set", SetNumber, in("FIELD", line.KindField, func(c *codec) { line.Which(c, fields[:], &c.ev.Field, &c.ev.Seat, seats[:]...) }),
		in("N", line.KindNumber, func(c *codec) { line.Number(c, &c.ev.N, 0, fields[c.ev.Field].Most) })),
	says("place", SetPlace, argSeat, in("city|bay|outside", line.KindPlace, func(c *codec) { c.place(&c.ev.Place) })),
	// The word distinguishes a player who left from one who was eliminated.
	says("out", SetOut, argSeat, in("[gaveup]", line.KindWord, func(c *codec) { c.Flag("gaveup", &c.ev.On) })),
	says("back", SetBack, argSeat),
	says("zombie", SetZombie, argSeat, in("yes|no", line.KindWord, func(c *codec) { c.Either(&c.ev.On, "yes", "no") })),
	says("card", GiveCard, argSeat, argPiece), // no player should have a discard card, but the table is the truth
	says("uncard", TakeCard, argMaybeSeat, argPiece),
	says("tile", LayTile, in("TILE", line.KindCard, func(c *codec) { c.tile(&c.ev.Card) })),
	says("charge", SetCharge, argPiece, in("N", line.KindNumber, func(c *codec) { line.Number(c, &c.ev.N, 0, maxNumber) })),
	says("copy", SetCopy, argPiece, in("OF [SEAT]|none", line.KindCopied, func(c *codec) {
		if c.Next() == "none" || c.Writing() && c.ev.Of == NoCard {
			c.Word("none")
			return
		}
		c.piece(&c.ev.Of)
		c.maybeSeat(&c.ev.Seat)
	})),
	says("row", SetRow, in("A B C", line.KindRow, func(c *codec) { c.row(&c.ev.Row) })),
	says("discards", SetDiscards, in("[CARD ...]", line.KindCards, func(c *codec) { c.pile(c.part(State{})) })),
	says("turn", SetTurn, argSeat, in("STEP", line.KindStep, func(c *codec) { c.phase(&c.ev.Phase) })),
	says("dice", SetDice, argFaces),
	says("done", SetDone, in("[GROUP ...]", line.KindWords, func(c *codec) {
		for g := range Group(NumGroups) {
			if c.Writing() && c.ev.Done&(1<<g) != 0 {
				c.group(&g)
			}
		}
		for c.More(false) && !c.Failed() {
			var g Group
			c.group(&g)
			c.ev.Done |= 1 << g
		}
	})),
	says("regular", SetRegular, argSeat),
	says("extra", SetExtras, in("[SEAT|SEAT-N ...]", line.KindWords, func(c *codec) { c.extras(c.part(State{})) })),
	says("flags", SetFlags, in("[WORD ...]", line.KindWords, func(c *codec) { c.flags(c.part(State{Roared: NoSeat})) })),
	says("name", SetName, argSeat, in("[NAME]", line.KindWords, func(c *codec) { c.Rest(&c.ev.Name) })),
	says("figure", SetMonster, argSeat, in("MONSTER", line.KindWord, func(c *codec) { c.monster(&c.ev.Monster) })),
	says("seat", SetPlayer, argSeat, in(line.UseHand, line.KindWords, func(c *codec) { c.Hand(&c.ev.Hand) })),
	says("table", SetTable, in("KEY=VALUE ...", line.KindWords, (*codec).table)),
)

// The arguments that several kinds of lines share.
var (
	argFaces     = in("FACES", line.KindDice, func(c *codec) { c.Dice(&Faces, &c.ev.Roll) })
	argSeat      = in("SEAT", line.KindSeat, func(c *codec) { c.seat(&c.ev.Seat) })
	argMaybeSeat = in("[SEAT]", line.KindSeatMaybe, func(c *codec) { c.maybeSeat(&c.ev.Seat) })
	argPiece     = in("CARD", line.KindCard, func(c *codec) { c.piece(&c.ev.Card) })
	// argAnswer is the answer to the open question.
	argAnswer = in("ANSWER", line.KindWords, func(c *codec) {
		a, q := &c.ev.Answer, Question{}
		if !c.Writing() {
			var open, ok bool
			q, open = c.t.Open()
			card, wrong := q.FromTable() && q.Form() == CardAnswer, rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String()))
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
	case FaceAnswer:
		c.Face(&Faces, faceNames[:], &a.Face, string(Faces.Letter(a.Face)))
	case DiceAnswer:
		c.ManyDice(&Faces, &a.Roll, &c.ev.Order, maxNumber-1) // more than any question asks for
	case CardAnswer:
		if q.FromTable() {
			c.piece(&a.Card, Unnamed)
		} else {
			c.piece(&a.Card)
		}
	case SeatAnswer:
		c.seat(&a.Seat)
	case NumberAnswer:
		line.Number(c, &a.N, 0, maxNumber)
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
	c := codec{Rules: r, t: t, ev: Event{Seat: NoSeat}}
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

// part returns the table of which a line contains a part. When the line is read, it
// is a new one that starts as begin.
func (c *codec) part(begin State) *State {
	return line.Own(c, &c.ev.Table, func() State { return begin })
}

func (c *codec) seat(s *Seat) {
	line.Known(c, s, s.String(), SeatNamed, func(w string) { c.Wrong(w, c.seatWords()) })
}

// seatWords lists the players of the game, or all possible ones while the set-up is open.
func (c *codec) seatWords() string {
	n := int8(MaxPlayers)
	if !c.t.SetupOpen && c.t.State.Players > 0 {
		n = c.t.State.Players
	}
	return strings.Join(seatWords[:n], ", ")
}

func (c *codec) maybeSeat(s *Seat) {
	if named, ok := SeatNamed(c.Next()); ok {
		*s = named
	}
	if *s != NoSeat {
		c.Word(s.String())
	}
}

func (c *codec) place(p *Place) { line.Name(c, p, City, Bay, Outside) }

// phase passes a step of the turn. The end of the game is not a step that can be set.
func (c *codec) phase(p *Phase) { line.Name(c, p, PhaseStart, PhaseRoll, PhaseResolve, PhaseBuy) }

// group passes a group of dice. The name of one die stands for its group too.
func (c *codec) group(g *Group) {
	if c.Writing() {
		c.Word(g.String())
		return
	}
	w := c.Word("")
	i := slices.IndexFunc(groupNames[:], func(name string) bool { return w == name || w == strings.TrimSuffix(name, "s") })
	if w == "smash" {
		i = int(Smashes)
	}
	if i < 0 {
		c.Wrong(w, strings.Join(groupNames[:], ", "))
	}
	*g = Group(max(i, 0))
}

// piece passes the id of a card or tile, or the sign of one of the others: "?" for an
// unnamed card, "-" for an empty place.
func (c *codec) piece(id *CardID, others ...CardID) { c.among(id, true, others) }

// card passes the id of a card that is not a tile, or the sign of one of the others.
func (c *codec) card(id *CardID, others ...CardID) { c.among(id, false, others) }

func (c *codec) among(id *CardID, tiles bool, others []CardID) {
	line.Card(c, id, others, c.Name, func(w string) (CardID, bool) {
		found, known := c.Piece(w)
		return found, known && (tiles || !c.IsTile(found))
	})
}

func (c *codec) tile(id *CardID) {
	line.Known(c, id, c.Name(*id), func(w string) (CardID, bool) {
		found, known := c.Piece(w)
		return found, known && c.IsTile(found)
	}, func(w string) {
		if c.Edition != Dark {
			c.Fail("tokyo.no-tiles")
		}
		c.Fail("tokyo.no-such-tile", rules.Text("tile", w))
	})
}

// another replaces a card that was read with the first copy of it that the line has
// not named yet, and adds that copy to named.
func (c *codec) another(id *CardID, named *Pieces) {
	if *id == NoCard || *id == Unnamed || c.Failed() {
		return
	}
	for _, copy := range c.Copies(*id) {
		if !named.Has(copy) {
			*id, *named = copy, named.With(copy)
			return
		}
	}
	c.Fail("tokyo.card-again", c.cardArg("card", *id))
}

// row passes three slots: a card, "?" for an unnamed card, "-" for an empty place.
func (c *codec) row(row *[3]CardID) {
	var named Pieces
	for i := range row {
		if c.card(&row[i], Unnamed, NoCard); !c.Writing() {
			c.another(&row[i], &named)
		}
	}
}

// pile passes the discards up to the end of the line: it writes those in s, then adds
// those that it reads.
func (c *codec) pile(s *State) {
	for _, id := range c.Discards(s) {
		c.piece(&id)
	}
	var named Pieces
	for c.More(false) && int(s.Lost) < c.NumCards() && !c.Failed() {
		var id CardID
		c.card(&id, Unnamed)
		if c.another(&id, &named); id == Unnamed {
			s.Lost++
		} else {
			s.Locations[id].Zone = Discard
		}
	}
	s.Locations[NoCard] = Location{}
}

// Discards returns the cards in the discards, in the order of the box, followed by
// Unnamed for each unnamed card. It does not include tiles.
func (r *Rules) Discards(s *State) []CardID {
	var list []CardID
	for id := CardID(1); id < r.FirstTile(); id++ {
		if s.Locations[id].Zone == Discard {
			list = append(list, id)
		}
	}
	for range s.Lost {
		list = append(list, Unnamed)
	}
	return list
}

// String returns the extra turn in the notation: p1, or p1-2 with two dice fewer.
func (x Extra) String() string {
	if x.Fewer == 0 {
		return x.Seat.String()
	}
	return x.Seat.String() + "-" + strconv.Itoa(int(x.Fewer))
}

// extras passes extra turns, the next one first.
func (c *codec) extras(s *State) {
	for i := int8(0); c.More(i < s.Extras) && i < MaxExtra && !c.Failed(); i++ {
		w := c.Word(s.Extra[i].String())
		if c.Writing() {
			continue
		}
		who, fewer, less := strings.Cut(w, "-")
		seat, ok := SeatNamed(who)
		n, err := strconv.Atoi(fewer)
		if !ok || less && (err != nil || n < 0 || n > maxNumber) {
			c.Wrong(w, "p1, p1-1, p2...")
		}
		s.Extra[i], s.Extras = Extra{Seat: seat, Fewer: int8(n)}, i+1
	}
}
