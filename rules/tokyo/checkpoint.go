package tokyo

import (
	"strings"

	"kingoftokyo/rules"
)

// Checkpoint writes the numbers of a table as the line that closes a turn:
// enough to go on from, should the lines before it ever fold differently.
func (r *Rules) Checkpoint(s *State) string {
	t := &s.Turn
	w := []string{"table", "turn=" + itoa(t.Number), "active=" + t.Active.String(), "regular=" + t.Regular.String(), "phase=" + t.Phase.String()}
	for seat := range Seat(s.Players) {
		w = append(w, seat.String()+"="+checkpointSeat(&s.Seats[seat]))
		if cards := r.heldBy(s, seat); len(cards) > 0 {
			w = append(w, seat.String()+".cards="+strings.Join(cards, ","))
		}
	}
	w = append(w, "row="+r.names(s.Row[:], ","))
	if r.Edition == Dark {
		w = append(w, "tiles="+r.gaugeLetters(s))
	}
	more := func(key, val string) {
		if val != "" && val != "0" {
			w = append(w, key+"="+val)
		}
	}
	named := *s                             // what the words themselves do not say yet
	named.Lost, named.Turn.Moved = 0, false // the choices of the start are made once it is past
	more("discards", r.discards(&named, ","))
	more("lost", itoa(s.Lost))
	more("extra", extras(s, ","))
	more("fewer", itoa(t.Fewer))
	more("flags", r.flagWords(&named, ","))
	return strings.Join(w, " ")
}

// checkpointSeat writes a Monster's numbers: hearts, points, energy, wickedness,
// poison, shrink, place, and what else is to be known of it.
func checkpointSeat(m *Monster) string {
	nums := []string{itoa(m.Hearts), itoa(m.Points), itoa(m.Energy), itoa(m.Wickedness), itoa(m.Poison), itoa(m.Shrink), m.Place.String()}
	switch {
	case m.GaveUp:
		nums = append(nums, "gaveup")
	case m.Out:
		nums = append(nums, "out")
	}
	if m.Zombie {
		nums = append(nums, "zombie")
	}
	return strings.Join(nums, "/")
}

// Held are the cards and tiles before a seat, in the order of the box.
func (s *State) Held(seat Seat) []CardID {
	var list []CardID
	for id := CardID(1); id < MaxPieces; id++ {
		if s.Holds(seat, id) {
			list = append(list, id)
		}
	}
	return list
}

// heldBy writes the cards and tiles before a seat: `smoke-cloud:2` with what lies
// on it, `mimic>extra-head` with what it copies, `@p2` with whose copy that is
// where the box has two.
func (r *Rules) heldBy(s *State, seat Seat) []string {
	var words []string
	for _, id := range s.Held(seat) {
		lie, w := &s.Lies[id], r.Name(id)
		if lie.N != 0 {
			w += ":" + itoa(lie.N)
		}
		if lie.Of != NoCard {
			w += ">" + r.Name(lie.Of)
			if whose := r.whose(s, lie.Of); whose != NoSeat {
				w += "@" + whose.String()
			}
		}
		words = append(words, w)
	}
	return words
}

// whose is the holder of a card of which the box has two; NoSeat where it has one
// or nobody holds it.
func (r *Rules) whose(s *State, id CardID) Seat {
	if s.Lies[id].Zone == Held && len(r.Copies(id)) > 1 {
		return s.Lies[id].Owner
	}
	return NoSeat
}

// gaugeLetters says for each tile what lies on the gauge: r or g its red or green
// side, - none, b both.
func (r *Rules) gaugeLetters(s *State) string {
	letters := []byte(strings.Repeat("-", NumTiles))
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if s.Lies[id].Zone != Deck {
			continue
		}
		tile := r.Tile(id)
		switch at := &letters[tile.Number-1]; {
		case *at != '-':
			*at = 'b'
		case tile.Green:
			*at = 'g'
		default:
			*at = 'r'
		}
	}
	return string(letters)
}

// checkpoint is a Checkpoint line as it is read.
type checkpoint struct {
	s     State
	named Pieces // cards already said, so that a second copy is told from the first
	later []copying
}

// copying is a card that copies another, to be found once all lie where they lie.
type copying struct {
	card, of CardID
	whose    Seat
}

// table reads a Checkpoint line. What it does not carry (monsters, options) is
// the present game's.
func (p *reader) table() Event {
	have := &p.t.State
	if problem, ok := (Log{p.Rules}).Ready(p.t).(*rules.Problem); ok {
		p.fault, p.words = problem, nil // there are no players yet to speak of
		return Event{}
	}
	c := &checkpoint{s: State{Edition: have.Edition, Players: have.Players, Options: have.Options, First: have.First, Roared: NoSeat, Winner: NoSeat}}
	for seat := range c.s.Seats {
		c.s.Seats[seat].ID = have.Seats[seat].ID
	}
	for id := range c.s.Lies {
		c.s.Lies[id].Owner = NoSeat
		if id := CardID(id); p.IsTile(id) {
			c.s.Lies[id].Zone = Discard
		}
	}
	words := p.words
	p.words = nil
	for _, w := range words {
		key, val, _ := strings.Cut(w, "=")
		sub := &reader{Rules: p.Rules, t: p.t, verb: p.verb, words: strings.FieldsFunc(val, func(c rune) bool { return c == ',' || c == '/' })}
		sub.tableWord(c, key)
		if sub.fault == nil && len(sub.words) > 0 {
			sub.wrong(w, key+"=...")
		}
		if sub.fault != nil && p.fault == nil {
			p.fault = sub.fault
		}
	}
	for _, x := range c.later {
		c.s.Lies[x.card].Of = p.copyMeant(&c.s, x.card, x.of, x.whose)
	}
	c.s.Turn.Moved = c.s.Turn.Phase > PhaseStart
	ev := said(SetTable)
	ev.Table = &c.s
	return ev
}

func (p *reader) tableWord(c *checkpoint, key string) {
	who, cards := strings.CutSuffix(key, ".cards")
	if seat, ok := SeatNamed(who); ok && p.t.State.Has(seat) {
		if cards {
			p.tableCards(c, seat)
		} else {
			p.tableSeat(&c.s.Seats[seat])
		}
		return
	}
	s := &c.s
	switch key {
	case "turn":
		s.Turn.Number = p.number(0, maxTurn)
	case "active":
		s.Turn.Active = p.playing()
	case "regular":
		s.Turn.Regular = p.playing()
	case "phase":
		s.Turn.Phase = p.phase()
	case "row":
		p.tableRow(c)
	case "tiles":
		p.tableGauge(s)
	case "discards":
		for len(p.words) > 0 && p.fault == nil {
			id := p.another(p.card(p.next()), c.named)
			p.lay(c, id, Lie{Zone: Discard, Owner: NoSeat})
		}
	case "lost":
		s.Lost = int8(p.number(0, p.NumCards()))
	case "extra":
		x := p.extra().Table
		s.Extra, s.Extras = x.Extra, x.Extras
		for _, x := range s.Extra[:s.Extras] {
			p.plays(x.Seat)
		}
	case "fewer":
		s.Turn.Fewer = int8(p.number(0, maxNumber))
	case "flags":
		for len(p.words) > 0 && p.fault == nil {
			p.flag(s, p.next())
		}
	default:
		p.wrong(key, "turn, active, regular, phase, p1, p1.cards..., row, tiles, discards, lost, extra, fewer, flags")
	}
}

// playing reads a seat that takes part.
func (p *reader) playing() Seat {
	s := p.seat()
	p.plays(s)
	return s
}

// plays refuses a seat that nobody sits on.
func (p *reader) plays(s Seat) {
	if !p.t.State.Has(s) {
		p.fail("tokyo.no-seat", seatArg("side", s))
	}
}

// lay puts a card where the line says.
func (p *reader) lay(c *checkpoint, id CardID, lie Lie) {
	if id != NoCard && p.fault == nil {
		c.s.Lies[id], c.named = lie, c.named.With(id)
	}
}

// tableSeat reads a Monster's numbers.
func (p *reader) tableSeat(m *Monster) {
	num := func() int8 { return int8(p.number(0, maxNumber)) }
	m.Hearts, m.Points, m.Energy = num(), num(), p.number(0, maxTurn)
	m.Wickedness, m.Poison, m.Shrink, m.Place = num(), num(), num(), p.place()
	for len(p.words) > 0 && p.fault == nil {
		switch w := p.next(); w {
		case "out":
			m.Out = true
		case "gaveup":
			m.Out, m.GaveUp = true, true
		case "zombie":
			m.Zombie = true
		default:
			p.wrong(w, "out, gaveup, zombie")
		}
	}
}

// tableCards reads the cards before a seat, as heldBy writes them.
func (p *reader) tableCards(c *checkpoint, owner Seat) {
	for len(p.words) > 0 && p.fault == nil {
		w, of, copies := strings.Cut(p.next(), ">")
		name, charge, charged := strings.Cut(w, ":")
		lie := Lie{Zone: Held, Owner: owner}
		if charged {
			sub := &reader{Rules: p.Rules, t: p.t, verb: p.verb, words: []string{charge}}
			lie.N = int8(sub.number(0, maxNumber))
			p.fault = sub.fault
		}
		id := p.another(p.piece(name), c.named)
		p.lay(c, id, lie)
		if copies {
			of, whose, said := strings.Cut(of, "@")
			x := copying{card: id, of: p.piece(of), whose: NoSeat}
			if s, ok := SeatNamed(whose); ok {
				x.whose = s
			} else if said {
				p.wrong(whose, p.seats())
			}
			c.later = append(c.later, x)
		}
	}
}

func (p *reader) tableRow(c *checkpoint) {
	for i := range c.s.Row {
		switch w := p.next(); w {
		case "?":
			c.s.Row[i] = Unnamed
		case "-":
			c.s.Row[i] = NoCard
		default:
			id := p.another(p.card(w), c.named)
			p.lay(c, id, Lie{Zone: Row, Owner: NoSeat})
			c.s.Row[i] = id
		}
	}
}

// tableGauge reads gaugeLetters.
func (p *reader) tableGauge(s *State) {
	w := p.next()
	if p.Edition != Dark || len(w) != NumTiles || strings.Trim(w, "rgb-") != "" {
		p.wrong(w, "rrggb-rrgg")
		return
	}
	for id := p.FirstTile(); id <= p.Last(); id++ {
		tile := p.Rules.Tile(id)
		at := w[tile.Number-1]
		if s.Lies[id].Zone != Held && (at == 'b' || at == 'g' && tile.Green || at == 'r' && !tile.Green) {
			s.Lies[id] = Lie{Zone: Deck, Owner: NoSeat}
		}
	}
}

// copyMeant is the copy of a card that another one copies: the one of the seat
// that is named, or else one that does not lie beside it, or else the first.
func (r *Rules) copyMeant(s *State, by, of CardID, whose Seat) CardID {
	list := r.Copies(of)
	for _, id := range list {
		switch {
		case whose != NoSeat && s.Holds(whose, id):
			return id
		case whose == NoSeat && s.Lies[id].Zone == Held && s.Lies[id].Owner != s.Lies[by].Owner:
			return id
		}
	}
	if len(list) == 0 {
		return of
	}
	return list[0]
}

// Alike says whether two states are the same table: which of two copies of a card
// is which does not matter.
func (r *Rules) Alike(a, b *State) bool { return r.sorted(*a) == r.sorted(*b) }

// sorted is a state with the copies of each card in order of where they lie.
func (r *Rules) sorted(s State) State {
	for a := CardID(1); a+1 < r.FirstTile(); a++ {
		b := a + 1
		if !r.Same(a, b) {
			continue
		}
		la, lb := s.place(a), s.place(b)
		if la == lb {
			s.rename(b, a, a) // alike in everything: who copies one copies the other
		} else if lb < la {
			s.Lies[a], s.Lies[b] = s.Lies[b], s.Lies[a]
			s.rename(a, b, a)
		}
	}
	return s
}

// place is where a card lies as one number to compare.
func (s *State) place(id CardID) int {
	lie := &s.Lies[id]
	slot := 0
	for i, c := range s.Row {
		if c == id {
			slot = i + 1
		}
	}
	return (((int(lie.Zone)*16+int(lie.Owner)+1)*4+slot)*256+int(lie.Of))*256 + int(uint8(lie.N))
}

// rename calls a card by the id of its other copy, to, wherever it is spoken of,
// and that one by back.
func (s *State) rename(id, to, back CardID) {
	swap := func(at *CardID) {
		switch *at {
		case id:
			*at = to
		case to:
			*at = back
		}
	}
	for i := range s.Row {
		swap(&s.Row[i])
	}
	for i := range s.Lies {
		swap(&s.Lies[i].Of)
	}
}
