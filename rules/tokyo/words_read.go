package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// This file reads the single words a line is made of.

// Limits of numbers in the notation: what a dial, a pile of tokens or a counter
// may show.
const (
	maxNumber = 99
	maxEnergy = 9999
	maxTurn   = 30000
)

// most is the highest number a field may be set to.
func (f Field) most() int {
	switch f {
	case EnergyField:
		return maxEnergy
	case TurnField:
		return maxTurn
	}
	return maxNumber
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
		return 0
	}
	return int16(n)
}

// dice reads faces; none at all is an empty roll.
func (p *reader) dice() rules.Roll {
	roll, err := Faces.Parse(strings.Join(p.words, ""))
	p.words = nil
	if problem, ok := err.(*rules.Problem); ok && p.fault == nil {
		p.fault = problem
	}
	return roll
}

// manyDice reads the dice of an answer, which may be rolled one after the other
// and so be more than a hand holds.
func (p *reader) manyDice() rules.Roll {
	var roll rules.Roll
	letters := strings.Join(p.words, "")
	p.words = nil
	for _, c := range letters {
		one, err := Faces.Parse(string(c))
		if problem, ok := err.(*rules.Problem); ok {
			p.fault = problem
			return rules.Roll{}
		}
		if roll = roll.Plus(one); roll.Total() >= maxNumber {
			break // more than any question wants: it will be refused
		}
	}
	return roll
}

func (p *reader) face(w string) rules.Face {
	if f := slices.Index(faceNames[:], w); f >= 0 {
		return rules.Face(f)
	}
	if letters := []rune(w); len(letters) == 1 {
		if f, ok := Faces.Face(letters[0]); ok {
			return f
		}
	}
	p.wrong(w, strings.Join(faceNames[:], ", "))
	return One
}

// group reads a group of dice; one die's name stands for its group too.
func (p *reader) group() Group {
	w := p.next()
	for g := range Group(NumGroups) {
		if name := g.String(); w == name || w == strings.TrimSuffix(name, "s") {
			return g
		}
	}
	if w == "smash" {
		return Smashes
	}
	p.wrong(w, strings.Join(groupNames[:], ", "))
	return Numbers
}

func (p *reader) seat() Seat {
	w := p.next()
	s, ok := SeatNamed(w)
	if !ok {
		p.wrong(w, p.seats())
		return 0
	}
	return s
}

// maybeSeat reads a seat if the next word is one.
func (p *reader) maybeSeat() Seat {
	if len(p.words) == 0 {
		return NoSeat
	}
	s, ok := SeatNamed(p.words[0])
	if ok {
		p.words = p.words[1:]
	}
	return s
}

// seats are the players there are, or all there may be while a set-up is open.
func (p *reader) seats() string {
	n := int8(MaxPlayers)
	if !p.t.SetupOpen && p.t.State.Players > 0 {
		n = p.t.State.Players
	}
	names := make([]string, n)
	for s := range names {
		names[s] = Seat(s).String()
	}
	return strings.Join(names, ", ")
}

func (p *reader) place() Place {
	w := p.next()
	for at := Outside; at <= Bay; at++ {
		if w == at.String() {
			return at
		}
	}
	p.wrong(w, "city, bay, outside")
	return Outside
}

// phase reads a step of the turn. That the game is over is no step to set.
func (p *reader) phase() Phase {
	w := p.next()
	for ph := PhaseStart; ph < PhaseOver; ph++ {
		if w == ph.String() {
			return ph
		}
	}
	p.wrong(w, strings.Join(phaseNames[:PhaseOver], ", "))
	return PhaseStart
}

// piece reads the id of a card or tile; "?" and "-" are not among them.
func (p *reader) piece(w string) CardID {
	id, ok := p.Piece(w)
	if !ok {
		p.fail("no-such-card", rules.Text("card", w))
	}
	return id
}

// card reads the id of a card that is no tile.
func (p *reader) card(w string) CardID {
	id, ok := p.Piece(w)
	if !ok || p.IsTile(id) {
		p.fail("no-such-card", rules.Text("card", w))
		return NoCard
	}
	return id
}

// tile reads the id of a side of a tile.
func (p *reader) tile(w string) CardID {
	id, ok := p.Piece(w)
	switch {
	case p.Edition != Dark:
		p.fail("tokyo.no-tiles")
	case !ok || !p.IsTile(id):
		p.fail("tokyo.no-such-tile", rules.Text("tile", w))
		return NoCard
	}
	return id
}

// another is a copy of a card that is not among those named before in the line.
func (p *reader) another(id CardID, named Pieces) CardID {
	if id == NoCard || p.fault != nil {
		return id
	}
	for _, c := range p.Copies(id) {
		if !named.Has(c) {
			return c
		}
	}
	p.fail("tokyo.card-again", p.cardArg("card", id))
	return id
}

// row reads three slots: a card, "?" for one nobody named, "-" for an empty place.
func (p *reader) row() [3]CardID {
	var row [3]CardID
	var named Pieces
	for i := range row {
		switch w := p.next(); w {
		case "?":
			row[i] = Unnamed
		case "-":
			row[i] = NoCard
		default:
			row[i] = p.another(p.card(w), named)
			named = named.With(row[i])
		}
	}
	return row
}

// pile reads the discards up to the line's end, as a state that has only them.
func (p *reader) pile() *State {
	s := &State{}
	var named Pieces
	for len(p.words) > 0 && int(s.Lost) < p.NumCards() && p.fault == nil {
		w := p.next()
		if w == "?" {
			s.Lost++
			continue
		}
		id := p.another(p.card(w), named)
		named = named.With(id)
		s.Lies[id].Zone = Discard
	}
	s.Lies[NoCard] = Lie{}
	return s
}
