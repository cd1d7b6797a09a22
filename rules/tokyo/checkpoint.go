package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Checkpoint writes the numbers of a table as the line that closes a turn. They are
// enough to go on with, even if the lines before it should ever have other results.
func (r *Rules) Checkpoint(s *State) string { return r.Write(&Event{Kind: SetTable, Table: s}) }

// checkpoint is a Checkpoint line that is being read or written, and its table.
type checkpoint struct {
	*codec
	s     *State
	named Pieces // the cards so far, to tell a second copy from the first
	later []copying
}

// copying is a card that copies another, which is looked up once all cards have their places.
type copying struct {
	card, of CardID
	whose    Seat
}

// table passes the parts of a Checkpoint line.
func (c *codec) table() {
	var s State
	if !c.Writing() {
		if problem, ok := (Log{c.Rules}).Ready(c.t).(*rules.Problem); ok {
			c.Refuse(problem) // there are no players yet
			return
		}
		s = c.bare(&c.t.State)
	}
	p := &checkpoint{codec: c, s: c.part(s)}
	if t := &p.s.Turn; c.Writing() {
		t.Moved = false // the choices at the start are made once the start is over
		c.Keys("", "row", p.keys()...)
	} else {
		c.Keys("turn, active, regular, phase, p1, p1.cards..., row, tiles, discards, lost, extra, fewer, flags", "row", p.keys()...)
		for _, x := range p.later {
			p.s.Locations[x.card].Of = p.copyMeant(p.s, x.card, x.of, x.whose)
		}
		t.Moved = t.Phase > PhaseStart
	}
}

// bare returns a table with only what a Checkpoint line does not contain: the players
// and the options.
func (r *Rules) bare(have *State) State {
	s := State{Edition: have.Edition, Players: have.Players, Options: have.Options, First: have.First, Roared: NoSeat, Winner: NoSeat}
	for seat := range s.Seats {
		s.Seats[seat].ID = have.Seats[seat].ID
	}
	for id := range s.Locations {
		s.Locations[id].Owner = NoSeat
		if r.IsTile(CardID(id)) {
			s.Locations[id].Zone = Discard
		}
	}
	return s
}

func (p *checkpoint) keys() []line.Key {
	s, t := p.s, &p.s.Turn
	keys := []line.Key{
		line.NewKey("turn", "", func() { fields[TurnField].Keep(&p.Line, s, NoSeat) }),
		line.NewKey("active", "", func() { p.playing(&t.Active) }),
		line.NewKey("regular", "", func() { p.playing(&t.Regular) }),
		line.NewKey("phase", "", func() { p.phase(&t.Phase) }),
	}
	for _, seat := range seats[:s.Players] {
		keys = append(keys, line.NewKey(seat.String(), "/", func() { p.monster(seat) }),
			line.NewKey(seat.String()+".cards", ",", func() { p.cards(seat) }))
	}
	return append(keys,
		line.NewKey("row", ",", func() {
			for i := range s.Row {
				p.card(&s.Row[i], Unnamed, NoCard)
				s.Row[i] = p.lay(s.Row[i], Location{Zone: Row, Owner: NoSeat})
			}
		}),
		line.NewKey("tiles", "", p.gauge),
		line.NewKey("discards", ",", p.discards),
		line.NewKey("lost", "", func() {
			if p.Due(s.Lost != 0) {
				line.Number(p, &s.Lost, 0, p.NumCards())
			}
		}),
		line.NewKey("extra", ",", func() {
			p.extras(s)
			for _, x := range s.Extra[:s.Extras] {
				p.plays(x.Seat)
			}
		}),
		line.NewKey("fewer", "", func() {
			if p.Due(t.Fewer != 0) {
				fields[FewerField].Keep(&p.Line, s, NoSeat)
			}
		}),
		line.NewKey("flags", ",", func() { p.flags(s) }),
	)
}

// playing passes a seat that takes part.
func (p *checkpoint) playing(s *Seat) {
	p.seat(s)
	p.plays(*s)
}

// plays refuses a seat without a player.
func (p *checkpoint) plays(s Seat) {
	if !p.s.Has(s) {
		p.Fail("tokyo.no-seat", seatArg("side", s))
	}
}

// monster passes the values of a Monster: hearts, points, energy, wickedness, poison,
// shrink, place, and its flags.
func (p *checkpoint) monster(seat Seat) {
	m := &p.s.Seats[seat]
	for f := HeartsField; f.Seated(); f++ {
		fields[f].Keep(&p.Line, p.s, seat)
	}
	p.place(&m.Place)
	switch {
	case !p.Writing():
	case m.GaveUp:
		p.Word("gaveup")
	case m.Out:
		p.Word("out")
	}
	if p.Writing() && m.Zombie {
		p.Word("zombie")
	}
	for p.More(false) && !p.Failed() {
		switch w := p.Word(""); w {
		case "out":
			m.Out = true
		case "gaveup":
			m.Out, m.GaveUp = true, true
		case "zombie":
			m.Zombie = true
		default:
			p.Wrong(w, "out, gaveup, zombie")
		}
	}
}

// lay puts a card that was read in the place that the line says.
func (p *checkpoint) lay(id CardID, lie Location) CardID {
	if p.Writing() {
		return id
	}
	if p.another(&id, &p.named); id != NoCard && id != Unnamed && !p.Failed() {
		p.s.Locations[id] = lie
	}
	return id
}

// cards passes the cards and tiles of a seat: `smoke-cloud:2` with the tokens on it,
// `mimic>extra-head` with the card it copies, and `@p2` with the owner of that card
// if the box has two of it.
func (p *checkpoint) cards(owner Seat) {
	for _, id := range p.s.Held(owner) {
		if p.Writing() {
			p.Word(p.heldWord(p.s, id))
		}
	}
	for p.More(false) && !p.Failed() {
		w, of, copies := strings.Cut(p.Word(""), ">")
		name, charge, charged := strings.Cut(w, ":")
		of, whose, said := strings.Cut(of, "@")
		lie, x := Location{Zone: Held, Owner: owner}, copying{whose: NoSeat}
		if charged {
			p.Part([]string{charge}, func() { line.Number(p, &lie.N, 0, maxNumber) })
		}
		p.Part([]string{name}, func() { p.piece(&x.card) })
		x.card = p.lay(x.card, lie)
		if !copies {
			continue
		}
		p.Part([]string{of}, func() { p.piece(&x.of) })
		if said {
			p.Part([]string{whose}, func() { p.seat(&x.whose) })
		}
		p.later = append(p.later, x)
	}
}

func (r *Rules) heldWord(s *State, id CardID) string {
	lie, w := &s.Locations[id], r.Name(id)
	if lie.N != 0 {
		w += ":" + strconv.Itoa(int(lie.N))
	}
	if lie.Of != NoCard {
		w += ">" + r.Name(lie.Of)
		if whose := r.whose(s, lie.Of); whose != NoSeat {
			w += "@" + whose.String()
		}
	}
	return w
}

// Held returns the cards and tiles of a seat, in the order of the box.
func (s *State) Held(seat Seat) []CardID {
	var list []CardID
	for id := CardID(1); id < MaxPieces; id++ {
		if s.Holds(seat, id) {
			list = append(list, id)
		}
	}
	return list
}

// whose returns the owner of a card of which the box has two, or NoSeat if the box
// has only one or nobody has it.
func (r *Rules) whose(s *State, id CardID) Seat {
	if s.Locations[id].Zone == Held && len(r.Copies(id)) > 1 {
		return s.Locations[id].Owner
	}
	return NoSeat
}

// discards passes the named cards of the pile. `lost` is the number of the others.
func (p *checkpoint) discards() {
	for _, id := range p.Discards(p.s) {
		if p.Writing() && id != Unnamed {
			p.card(&id)
		}
	}
	for p.More(false) && !p.Failed() {
		var id CardID
		p.card(&id)
		p.lay(id, Location{Zone: Discard, Owner: NoSeat})
	}
}

// gauge passes what gaugeLetters returns.
func (p *checkpoint) gauge() {
	if p.Writing() {
		p.Word(p.gaugeLetters(p.s))
		return
	}
	w := p.Word("")
	if p.Edition != Dark || len(w) != NumTiles || strings.Trim(w, "rgb-") != "" {
		p.Wrong(w, "rrggb-rrgg")
		return
	}
	for id := p.FirstTile(); id <= p.Last(); id++ {
		tile := p.Tile(id)
		at := w[tile.Number-1]
		if p.s.Locations[id].Zone != Held && (at == 'b' || at == 'g' && tile.Green || at == 'r' && !tile.Green) {
			p.s.Locations[id] = Location{Zone: Deck, Owner: NoSeat}
		}
	}
}

// gaugeLetters says for each tile what is on the gauge: r or g for its red or green
// side, - for none, b for both. It is "" for a box without tiles.
func (r *Rules) gaugeLetters(s *State) string {
	if r.Edition != Dark {
		return ""
	}
	letters := []byte(strings.Repeat("-", NumTiles))
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if s.Locations[id].Zone != Deck {
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

// copyMeant returns the copy of a card that another card copies: the one of seat
// whose, or else one that somebody else has, or else the first.
func (r *Rules) copyMeant(s *State, by, of CardID, whose Seat) CardID {
	list := r.Copies(of)
	for _, id := range list {
		switch {
		case whose != NoSeat && s.Holds(whose, id):
			return id
		case whose == NoSeat && s.Locations[id].Zone == Held && s.Locations[id].Owner != s.Locations[by].Owner:
			return id
		}
	}
	if len(list) == 0 {
		return of
	}
	return list[0]
}

// Alike reports whether two states are the same table. It does not matter which copy
// of a card is which.
func (r *Rules) Alike(a, b *State) bool { return r.sorted(*a) == r.sorted(*b) }

// sorted returns a state with the copies of each card sorted by place.
func (r *Rules) sorted(s State) State {
	for a := CardID(1); a+1 < r.FirstTile(); a++ {
		b := a + 1
		if !r.Same(a, b) {
			continue
		}
		la, lb := s.place(a), s.place(b)
		if la == lb {
			s.rename(b, a, a) // identical in everything: a copier of one copies the other
		} else if lb < la {
			s.Locations[a], s.Locations[b] = s.Locations[b], s.Locations[a]
			s.rename(a, b, a)
		}
	}
	return s
}

// place returns the place of a card as one number, for comparisons.
func (s *State) place(id CardID) int {
	lie := &s.Locations[id]
	slot := 0
	for i, c := range s.Row {
		if c == id {
			slot = i + 1
		}
	}
	return (((int(lie.Zone)*16+int(lie.Owner)+1)*4+slot)*256+int(lie.Of))*256 + int(uint8(lie.N))
}

// rename replaces a card's id with that of its other copy, to, wherever it occurs,
// and replaces to with back.
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
	for i := range s.Locations {
		swap(&s.Locations[i].Of)
	}
}
