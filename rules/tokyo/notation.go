package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// This file reads the lines of a game (docs/notation.md), its single words in
// words_read.go; write.go writes them. Set-up lines are in setup_lines.go.

// readers read the lines of a game's body, by their first word.
var readers = map[string]func(*reader) Event{
	"roll":     (*reader).roll,
	"resolve":  (*reader).resolve,
	"buy":      (*reader).buy,
	"sweep":    func(*reader) Event { return said(Swept) },
	"take":     (*reader).take,
	"use":      (*reader).use,
	"pass":     func(*reader) Event { return said(Passed) },
	"concede":  func(p *reader) Event { return p.withSeat(Conceded) },
	"set":      (*reader).set,
	"place":    (*reader).placed,
	"out":      (*reader).out,
	"back":     func(p *reader) Event { return p.withSeat(SetBack) },
	"zombie":   (*reader).zombie,
	"card":     (*reader).give,
	"uncard":   (*reader).uncard,
	"tile":     func(p *reader) Event { return p.withCard(LayTile, p.tile) },
	"charge":   (*reader).charge,
	"copy":     (*reader).copies,
	"row":      (*reader).setRow,
	"discards": (*reader).discards,
	"turn":     (*reader).turn,
	"dice":     (*reader).lyingDice,
	"done":     (*reader).done,
	"regular":  func(p *reader) Event { return p.withSeat(SetRegular) },
	"extra":    (*reader).extra,
	"flags":    (*reader).flags,
	"table":    (*reader).table,
}

// said is an event that names nobody.
func said(kind EventKind) Event { return Event{Kind: kind, Seat: NoSeat} }

// Read reads one line of a game's body or set-up. What a line means may depend
// on the table: an answer on its question, `row` on whether set-up is open. The
// error is a *rules.Problem and says what would be accepted.
func (r *Rules) Read(t *Table, line string) (Event, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Event{}, rules.Refuse("", "line-empty")
	}
	p := &reader{Rules: r, t: t, verb: words[0], words: words[1:]}
	var ev Event
	switch read, known := readers[p.verb]; {
	case p.verb == "answer" || p.verb == "reveal":
		ev = p.answer()
	case setupReaders[p.verb] != nil && (p.verb != "row" || t.SetupOpen && !t.Setup.rowSaid):
		ev = said(SetUp)
		ev.Setup = setupReaders[p.verb](p)
	case known:
		ev = read(p)
	default:
		return Event{}, rules.Refuse("", "verb-unknown", rules.Text("word", p.verb))
	}
	if p.fault == nil && len(p.words) > 0 {
		p.fail("words-left", rules.Text("word", p.words[0]))
	}
	if p.fault != nil {
		return Event{}, p.fault
	}
	return ev, nil
}

// IsVerb says whether a word begins a line of the notation.
func IsVerb(w string) bool {
	return w == "answer" || w == "reveal" || w == "undo" || w == "redo" || readers[w] != nil || setupReaders[w] != nil
}

func (p *reader) withCard(kind EventKind, read func(string) CardID) Event {
	ev := said(kind)
	ev.Card = read(p.next())
	return ev
}

// take reads `take CARD [SEAT]`.
func (p *reader) take() Event {
	ev := p.withCard(Took, p.card)
	ev.Seat = p.maybeSeat()
	return ev
}

func (p *reader) withSeat(kind EventKind) Event { return Event{Kind: kind, Seat: p.seat()} }

// roll reads `roll FACES [thrown]`.
func (p *reader) roll() Event {
	ev := said(Rolled)
	if n := len(p.words) - 1; n >= 0 && p.words[n] == "thrown" {
		ev.Thrown, p.words = true, p.words[:n]
	}
	ev.Roll = p.dice()
	return ev
}

func (p *reader) resolve() Event {
	if len(p.words) == 0 {
		return said(ResolvedAll)
	}
	ev := said(Resolved)
	ev.Group = p.group()
	return ev
}

// buy reads `buy SLOT|CARD`.
func (p *reader) buy() Event {
	ev, w := said(Bought), p.next()
	if len(w) == 1 && w >= "1" && w <= "3" {
		ev.Slot = int8(w[0] - '0')
	} else {
		ev.Card = p.card(w)
	}
	return ev
}

// use reads `use [SEAT] CARD`; whose it is goes without saying as a rule.
func (p *reader) use() Event {
	ev := said(Used)
	ev.Seat = p.maybeSeat()
	ev.Card = p.piece(p.next())
	return ev
}

// set reads `set SEAT.FIELD N` and `set FIELD N`.
func (p *reader) set() Event {
	ev, w := said(SetNumber), p.next()
	who, field, dotted := strings.Cut(w, ".")
	if !dotted {
		who, field = "", w
	}
	for f, name := range fieldNames {
		if ev.Field = Field(f); name != field || ev.Field.Seated() != dotted {
			continue
		}
		if s, ok := SeatNamed(who); ok {
			ev.Seat = s
		} else if dotted {
			p.wrong(w, "p1."+field+", p2."+field+"...")
		}
		ev.N = p.number(0, ev.Field.most())
		return ev
	}
	p.wrong(w, "p1.hearts, p1.points, p1.energy, p1.wickedness, p1.poison, p1.shrink, p2..., turn, fewer, paid")
	return ev
}

func (p *reader) placed() Event {
	ev := p.withSeat(SetPlace)
	ev.Place = p.place()
	return ev
}

// out reads `out SEAT [gaveup]`: the word tells one who left from one who fell.
func (p *reader) out() Event {
	ev := p.withSeat(SetOut)
	if len(p.words) > 0 && p.words[0] == "gaveup" {
		ev.On, p.words = true, p.words[1:]
	}
	return ev
}

func (p *reader) zombie() Event {
	ev := p.withSeat(SetZombie)
	switch w := p.next(); w {
	case "yes":
		ev.On = true
	case "no":
	default:
		p.wrong(w, "yes, no")
	}
	return ev
}

// give reads `card SEAT CARD`. A discard card never lies before anybody, but the
// table is the truth: it is accepted.
func (p *reader) give() Event {
	ev := p.withSeat(GiveCard)
	ev.Card = p.piece(p.next())
	return ev
}

// uncard reads `uncard [SEAT] CARD`; the seat tells one copy of a card from the other.
func (p *reader) uncard() Event {
	ev := said(TakeCard)
	ev.Seat = p.maybeSeat()
	ev.Card = p.piece(p.next())
	return ev
}

func (p *reader) charge() Event {
	ev := p.withCard(SetCharge, p.piece)
	ev.N = p.number(0, maxNumber)
	return ev
}

// copies reads `copy CARD OF [SEAT]|none`; the seat tells one copy of a card that
// the box has twice from the other.
func (p *reader) copies() Event {
	ev := p.withCard(SetCopy, p.piece)
	if w := p.next(); w != "none" {
		ev.Of = p.piece(w)
		ev.Seat = p.maybeSeat()
	}
	return ev
}

func (p *reader) setRow() Event {
	ev := said(SetRow)
	ev.Row = p.row()
	return ev
}

// discards reads the whole pile: cards by id, "?" for each one nobody named.
func (p *reader) discards() Event {
	ev := said(SetDiscards)
	ev.Table = p.pile()
	return ev
}

func (p *reader) turn() Event {
	ev := p.withSeat(SetTurn)
	ev.Phase = p.phase()
	return ev
}

func (p *reader) lyingDice() Event {
	ev := said(SetDice)
	ev.Roll = p.dice()
	return ev
}

// done reads `done [GROUP ...]`: the groups already resolved.
func (p *reader) done() Event {
	ev := said(SetDone)
	for len(p.words) > 0 && p.fault == nil {
		ev.Done |= 1 << p.group()
	}
	return ev
}

// extra reads `extra [SEAT|SEAT-N ...]`: further turns, the next one first.
func (p *reader) extra() Event {
	ev := said(SetExtras)
	ev.Table = &State{}
	for len(p.words) > 0 && ev.Table.Extras < MaxExtra && p.fault == nil {
		w := p.next()
		who, fewer, less := strings.Cut(w, "-")
		s, ok := SeatNamed(who)
		n := 0
		if less {
			var err error
			n, err = strconv.Atoi(fewer)
			ok = ok && err == nil && n >= 0 && n <= maxNumber
		}
		if !ok {
			p.wrong(w, "p1, p1-1, p2...")
		}
		ev.Table.Extra[ev.Table.Extras] = Extra{Seat: s, Fewer: int8(n)}
		ev.Table.Extras++
	}
	return ev
}

// flags reads `flags [WORD|WORD:VALUE ...]`: what is named is set, all else cleared.
func (p *reader) flags() Event {
	ev := said(SetFlags)
	ev.Table = &State{Roared: NoSeat}
	for len(p.words) > 0 && p.fault == nil {
		p.flag(ev.Table, p.next())
	}
	return ev
}

// flag notes one small fact of the turn.
func (p *reader) flag(s *State, w string) {
	name, val, _ := strings.Cut(w, ":")
	for _, f := range turnFlags {
		if f.name == w {
			*f.field(&s.Turn) = true
			return
		}
	}
	hearts, by, _ := strings.Cut(val, ":")
	who, seated := SeatNamed(val)
	author, authored := SeatNamed(by)
	jumper, jumps := p.Piece(val)
	n, err := strconv.Atoi(hearts)
	burrows := authored && err == nil && n >= 1 && n <= maxNumber
	switch {
	case name == "wings" && seated:
		s.Turn.Wings |= 1 << who
	case name == "jumped" && jumps:
		s.Turn.Jumped = s.Turn.Jumped.With(jumper)
	case name == "roared" && seated:
		s.Roared = who
	case name == "burrow-city" && burrows:
		s.Turn.Burrow[0] = Burrow{int8(n), author}
	case name == "burrow-bay" && burrows:
		s.Turn.Burrow[1] = Burrow{int8(n), author}
	default:
		p.wrong(w, "bought, looked, left, moved, hurt, cut, city, bay, wings:p1, jumped:super-jump, roared:p1, burrow-city:1:p1, burrow-bay:1:p1")
	}
}

// turnFlags are the facts of a turn that are yes or no.
var turnFlags = []struct {
	name  string
	field func(*Turn) *bool
}{
	{"bought", func(t *Turn) *bool { return &t.Bought }},
	{"looked", func(t *Turn) *bool { return &t.Looked }},
	{"left", func(t *Turn) *bool { return &t.Left }},
	{"moved", func(t *Turn) *bool { return &t.Moved }},
	{"hurt", func(t *Turn) *bool { return &t.Hurt }},
	{"cut", func(t *Turn) *bool { return &t.Cut }},
	{"city", func(t *Turn) *bool { return &t.Vacated[0] }},
	{"bay", func(t *Turn) *bool { return &t.Vacated[1] }},
}

// answer reads the answer to the open question.
func (p *reader) answer() Event {
	ev := said(Answered)
	ev.Reveal = p.verb == "reveal"
	q, ok := p.t.Open()
	if !ok {
		p.fault, p.words = rules.Refuse("", "no-question"), nil
		return ev
	}
	if ev.Reveal && !(q.FromTable() && q.Form() == CardAnswer) {
		p.fault, p.words = rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String())), nil
		return ev
	}
	ev.Answer = p.answerTo(&q)
	return ev
}

// answerTo reads an answer in the form its question wants, or that it declines.
func (p *reader) answerTo(q *Question) Answer {
	if len(p.words) == 1 && p.words[0] == "no" {
		p.words = nil
		return No
	}
	a := Answer{Kind: q.Form()}
	switch a.Kind {
	case YesAnswer:
		if w := p.next(); w != "yes" {
			p.wrong(w, "yes, no")
		}
	case FaceAnswer:
		a.Face = p.face(p.next())
	case DiceAnswer:
		a.Roll = p.manyDice()
	case CardAnswer:
		if w := p.next(); q.FromTable() && w == "?" {
			a.Card = Unnamed
		} else {
			a.Card = p.piece(w)
		}
	case SeatAnswer:
		a.Seat = p.seat()
	case NumberAnswer:
		a.N = int8(p.number(0, maxNumber))
	}
	return a
}
