package duel

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// This file reads the lines of a game (docs/notation.md); write.go writes them.
// Set-up lines are in setup.go.

// readers read the lines of a game's body, by their first word.
var readers = map[string]func(*reader) Event{
	"tokens":    func(p *reader) Event { return Event{Kind: SpendTokens, N: p.number(0, maxNumber)} },
	"roll":      (*reader).roll,
	"keep":      func(p *reader) Event { return Event{Kind: Kept, Roll: p.dice()} },
	"stop":      func(*reader) Event { return Event{Kind: Stopped} },
	"resolve":   (*reader).resolve,
	"buy":       func(p *reader) Event { return p.slotOrCard(Bought) },
	"sweep":     func(*reader) Event { return Event{Kind: Swept} },
	"discard":   func(p *reader) Event { return p.slotOrCard(Discarded) },
	"pass":      func(*reader) Event { return Event{Kind: Passed} },
	"concede":   (*reader).concede,
	"set":       (*reader).set,
	"card":      func(p *reader) Event { return Event{Kind: GiveCard, Side: p.side(), Card: p.keepCard()} },
	"uncard":    func(p *reader) Event { return Event{Kind: TakeCard, Side: p.side(), Card: p.keepCard()} },
	"token":     (*reader).token,
	"untoken":   (*reader).untoken,
	"row":       func(p *reader) Event { return Event{Kind: SetRow, Row: p.row()} },
	"discards":  (*reader).discards,
	"turn":      func(p *reader) Event { return Event{Kind: SetTurn, Side: p.side(), Phase: p.phase()} },
	"dice":      func(p *reader) Event { return Event{Kind: SetDice, Roll: p.dice()} },
	"rolls":     func(p *reader) Event { return Event{Kind: SetRolls, N: p.number(0, 9)} },
	"chosen":    func(p *reader) Event { return Event{Kind: SetChosen, Symbol: p.symbol()} },
	"used":      (*reader).used,
	"stopped":   (*reader).kingStops,
	"taken":     func(p *reader) Event { return p.taken(SetTaken) },
	"dominated": func(p *reader) Event { return p.taken(SetDominated) },
	"done":      func(p *reader) Event { return Event{Kind: SetDone, Roll: p.dice()} },
	"added":     func(p *reader) Event { return Event{Kind: SetAdded, Roll: p.dice()} },
	"hand":      (*reader).hand,
	"table":     (*reader).table,
}

// reader takes the words of a line one by one. After the first fault it answers
// zeros, so that a line reads straight through and is judged at its end.
type reader struct {
	*Rules
	t     *Table
	verb  string
	words []string
	fault *rules.Problem
}

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
		ev = Event{Kind: SetUp, Setup: setupReaders[p.verb](p)}
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

// fail notes the first fault of the line.
func (p *reader) fail(key string, args ...rules.Arg) {
	if p.fault == nil {
		p.fault = rules.Refuse("", key, append(args, rules.Text("verb", p.verb))...)
	}
}

func (p *reader) next() string {
	if len(p.words) == 0 {
		p.fail("words-missing")
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

// wrong is a word that is none of those accepted.
func (p *reader) wrong(word, accepted string) {
	if p.fault == nil {
		p.fail("word-wrong", rules.Text("word", word), rules.Text("use", accepted))
	}
}

func (p *reader) number(low, high int) int16 {
	w := p.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < low || n > high {
		p.wrong(w, strconv.Itoa(low)+".."+strconv.Itoa(high))
	}
	return int16(n)
}

// dice reads faces; none at all is an empty roll.
func (p *reader) dice() rules.Roll {
	if len(p.words) == 0 {
		return rules.Roll{}
	}
	roll, err := Faces.Parse(strings.Join(p.words, ""))
	p.words = nil
	if problem, ok := err.(*rules.Problem); ok && p.fault == nil {
		p.fault = problem
	}
	return roll
}

// roll reads `roll FACES [thrown]`.
func (p *reader) roll() Event {
	thrown := false
	if n := len(p.words) - 1; n >= 0 && p.words[n] == "thrown" {
		thrown, p.words = true, p.words[:n]
	}
	return Event{Kind: Rolled, Thrown: thrown, Roll: p.dice()}
}

func (p *reader) side() Side {
	switch w := p.next(); w {
	case "you":
		return You
	case "rival":
		return Rival
	default:
		p.wrong(w, "you, rival")
	}
	return You
}

func (p *reader) track() Track {
	switch w := p.next(); w {
	case "fame":
		return FameTrack
	case "destruction":
		return DestructionTrack
	default:
		p.wrong(w, "fame, destruction")
	}
	return FameTrack
}

func (p *reader) symbol() Symbol {
	switch w := p.next(); w {
	case "fame", "f", "g":
		return FameSymbol
	case "destruction", "d":
		return DestructionSymbol
	case "none":
		return NoSymbol
	default:
		p.wrong(w, "fame, destruction")
	}
	return NoSymbol
}

func (p *reader) phase() Phase {
	w := p.next()
	for ph := PhaseStart; ph < PhaseOver; ph++ {
		if w == ph.String() {
			return ph
		}
	}
	p.wrong(w, "start, roll, resolve, buy, end")
	return PhaseStart
}

func (p *reader) face(w string) rules.Face {
	for f, name := range faceNames {
		if w == name {
			return rules.Face(f)
		}
	}
	if runes := []rune(w); len(runes) == 1 {
		if f, ok := Faces.Face(runes[0]); ok {
			return f
		}
	}
	p.wrong(w, strings.Join(faceNames[:], ", "))
	return Claw
}

// card reads a card id; "?" and "-" are not among them.
func (p *reader) card(w string) CardID {
	id, ok := p.Box.Card(w)
	if !ok {
		p.fail("no-such-card", rules.Text("card", w))
	}
	return id
}

// faceUp reads a card that lies open: "?" for an unnamed one, "-" for an empty place.
func (p *reader) faceUp(w string) CardID {
	switch w {
	case "?":
		return Unnamed
	case "-":
		return NoCard
	}
	return p.card(w)
}

// keepCard reads a card that may lie before a side. A discard card never does,
// but the table is the truth (T7): it is accepted.
func (p *reader) keepCard() CardID { return p.card(p.next()) }

func (p *reader) row() [3]CardID {
	var row [3]CardID
	for i := range row {
		row[i] = p.faceUp(p.next())
	}
	return row
}

func (p *reader) slotOrCard(kind EventKind) Event {
	w := p.next()
	if len(w) == 1 && w >= "1" && w <= "3" {
		return Event{Kind: kind, Slot: int8(w[0] - '0')}
	}
	return Event{Kind: kind, Card: p.card(w)}
}

func (p *reader) resolve() Event {
	if len(p.words) == 0 {
		return Event{Kind: ResolvedAll}
	}
	return Event{Kind: Resolved, Face: p.face(p.next())}
}

// concede reads `concede [SIDE]`; without a side it is you, also between two
// humans in the rival's turn, so that it says the same at every moment.
func (p *reader) concede() Event {
	ev := Event{Kind: Conceded, Side: You}
	if len(p.words) > 0 {
		ev.Side = p.side()
	}
	return ev
}

// half reads a marker position; spaces run from -7 to 7.
func (p *reader) half() Spot {
	w := p.next()
	n, ok := rules.ParseHalf(w)
	if !ok || n < int(-Victory) || n > int(Victory) {
		p.wrong(w, "-7..7, .5")
	}
	return Spot(n)
}

func (p *reader) set() Event {
	w := p.next()
	ev := Event{Kind: SetNumber}
	who, field, dotted := strings.Cut(w, ".")
	if !dotted {
		who, field = "", w
	}
	for f, name := range fieldNames {
		if name != field || Field(f).sided() != dotted {
			continue
		}
		ev.Field = Field(f)
		switch {
		case who == "rival":
			ev.Side = Rival
		case dotted && who != "you":
			p.wrong(w, "you."+field+", rival."+field)
		}
		if ev.Field == FameField || ev.Field == DestructionField {
			ev.Half = p.half()
		} else {
			ev.N = p.number(0, maxNumber)
		}
		return ev
	}
	p.wrong(w, "you.hearts, you.energy, you.dice-tokens, you.hurt, rival..., fame, destruction, deck, turn, white, claws, powers, bought")
	return ev
}

// place reads `fame 3 flip`.
func (p *reader) place() Place {
	at := Place{Track: p.track(), At: p.position()}
	if len(p.words) > 0 && p.words[0] == "flip" {
		at.Flip = true
		p.words = p.words[1:]
	}
	return at
}

func (p *reader) position() int8 {
	w := p.next()
	n, err := strconv.Atoi(strings.TrimPrefix(w, "+"))
	if err != nil || n < -7 || n > 7 {
		p.wrong(w, "-7..7")
	}
	return int8(n)
}

func (p *reader) tokenName() TokenID {
	w := p.next()
	id, ok := p.Box.Token(w)
	if !ok {
		p.wrong(w, strings.Join(p.Box.tokenIDs(), ", "))
	}
	return id
}

// tokenIDs are the token names, each once.
func (b *Box) tokenIDs() []string {
	var names []string
	for i, k := range b.Tokens {
		if i == 0 || b.Tokens[i-1].Name != k.Name {
			names = append(names, k.Name)
		}
	}
	return names
}

func (p *reader) token() Event {
	ev := Event{Kind: LayToken, Token: p.tokenName(), Place: p.place()}
	if p.fault == nil && int(ev.Place.At)+int(p.Box.Tokens[ev.Token].Covers)-1 > 7 {
		p.fail("place-off", rules.ID(rules.ArgToken, "token", p.Box.Tokens[ev.Token].Name))
	}
	if kind := &p.Box.Tokens[ev.Token]; p.fault == nil && !kind.Turnable() && !kind.Oriented() {
		ev.Place.Flip = false // turned round it is the same token
	}
	return ev
}

func (p *reader) untoken() Event {
	ev := Event{Kind: LiftToken, Token: p.tokenName()}
	if len(p.words) > 0 {
		ev.Slot, ev.Place = 1, p.place()
	}
	return ev
}

// discarded reads a card of the discards, which have no empty places.
func (p *reader) discarded() CardID {
	w := p.next()
	if w == "?" {
		return Unnamed
	}
	return p.card(w)
}

func (p *reader) discards() Event {
	pile := &State{}
	for len(p.words) > 0 {
		if int(pile.Discard.N) == len(pile.Discard.Cards) {
			p.fail("discards-many")
			p.words = nil
			break
		}
		pile.Discard.Push(p.discarded())
	}
	return Event{Kind: SetDiscards, Table: pile}
}

// kingStops reads `stopped FACES`: fame and destruction only.
func (p *reader) kingStops() Event {
	ev := Event{Kind: SetKingStops, Roll: p.dice()}
	if p.fault == nil && int(ev.Roll[Fame]+ev.Roll[Destruction]) < ev.Roll.Total() {
		p.wrong(Faces.Format(ev.Roll), "f, d")
	}
	return ev
}

// used reads `used CARD [SIDE]`; the side matters for unstoppable alone.
func (p *reader) used() Event {
	ev := Event{Kind: SetUsed, Card: p.card(p.next())}
	if len(p.words) > 0 {
		ev.Side, ev.N = p.side(), 1
	}
	return ev
}

// taken reads `taken N [SIDE]` and `dominated N [SIDE]`; without a side it is the one whose turn comes
// next, so that it says the same whichever side is active.
func (p *reader) taken(kind EventKind) Event {
	ev := Event{Kind: kind, N: p.number(0, maxNumber), Side: p.t.State.Turn.Active.Other()}
	if len(p.words) > 0 {
		ev.Side = p.side()
	}
	return ev
}

func (p *reader) hand() Event {
	switch w := p.next(); w {
	case "left":
		return Event{Kind: SetHand, Hand: LeftHand}
	case "right":
		return Event{Kind: SetHand, Hand: RightHand}
	default:
		p.wrong(w, "left, right")
	}
	return Event{}
}

// answer reads the answer to the open question.
func (p *reader) answer() Event {
	q, ok := p.t.Open()
	if !ok {
		p.fault = rules.Refuse("", "no-question")
		p.words = nil
		return Event{}
	}
	if p.verb == "reveal" && !(q.FromTable() && q.Form() == CardAnswer) {
		p.fault = rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String()))
		p.words = nil
		return Event{}
	}
	a := Answer{Kind: q.Form()}
	switch {
	case len(p.words) == 1 && p.words[0] == "no":
		p.words = nil
		return Event{Kind: Answered, Answer: No}
	case a.Kind == YesAnswer:
		if w := p.next(); w != "yes" {
			p.wrong(w, "yes, no")
		}
	case a.Kind == SymbolAnswer:
		if a.Symbol = p.symbol(); a.Symbol == NoSymbol {
			p.wrong("none", "fame, destruction")
		}
	case a.Kind == FaceAnswer:
		a.Face = p.face(p.next())
		if len(p.words) > 0 && p.words[0] == "once" {
			p.words, a.N = p.words[1:], 1
		}
	case a.Kind == DiceAnswer:
		a.Roll = p.manyDice(int(q.N))
	case a.Kind == CardAnswer && q.FromTable():
		a.Card = p.faceUp(p.next())
	case a.Kind == CardAnswer:
		a.Card = p.card(p.next())
	case a.Kind == NumberAnswer:
		a.N = int8(p.number(1, maxNumber))
	case a.Kind == PlaceAnswer:
		a.Place = p.place()
	}
	return Event{Kind: Answered, Answer: a, Reveal: p.verb == "reveal"}
}

// manyDice reads the dice of an answer, which may be rolled one after the other
// and so be more than a hand holds.
func (p *reader) manyDice(most int) rules.Roll {
	var roll rules.Roll
	letters := strings.Join(p.words, "")
	p.words = nil
	for _, c := range letters {
		one, err := Faces.Parse(string(c))
		if problem, ok := err.(*rules.Problem); ok {
			p.fault = problem
			return rules.Roll{}
		}
		if roll = roll.Plus(one); roll.Total() > most {
			break
		}
	}
	return roll
}

// IsVerb says whether a word begins a line of the notation.
func IsVerb(w string) bool {
	return w == "answer" || w == "reveal" || w == "undo" || w == "redo" || readers[w] != nil || setupReaders[w] != nil
}
