package tokyo_test

import (
	"slices"
	"testing"

	"kingoftokyo/internal/kit"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// compared is the part of a table that the kit compares.
type compared struct {
	State    tokyo.State
	Question tokyo.Question
	Asking   bool
}

// tokyoBox is King of Tokyo or its Dark Edition as the kit plays it: two to six of all monsters, with
// every option and side of the tiles, with and without initial cards and energy.
func tokyoBox(t testing.TB, edition tokyo.Edition) *kit.Box[tokyo.Table, tokyo.Event, compared] {
	t.Helper()
	r := tokyotest.Rules(t, edition)
	b := &box{Rules: r}
	b.drink, _ = r.Piece("energy-drink")
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		if _, asks := r.Manner(id); len(asks) > 0 {
			b.asking = append(b.asking, id)
		}
	}
	return &kit.Box[tokyo.Table, tokyo.Event, compared]{
		Rules:     tokyo.Log{Rules: r},
		Setup:     b.setup,
		State:     func(now *tokyo.Table) compared { return compared{now.State, now.Question, now.Asking} },
		Over:      func(now *tokyo.Table) bool { return now.State.Over() },
		Question:  func(now *tokyo.Table) string { return now.Question.ID.String() },
		Questions: b.questions(t),
		Offers:    b.offers,
		Alphabet:  b.alphabet,
		Offered:   b.offered,
		Legal:     b.Legal,
		Faces:     &tokyo.Faces,
		Beside:    b.beside,
		Correct:   b.correct,
		Fault:     b.fault,
		Seldom: func(ev *tokyo.Event) bool {
			return ev.Kind == tokyo.Used || ev.Kind == tokyo.Swept || ev.Kind == tokyo.Passed
		},
		Same: func(a, b compared) bool { // it makes no difference which of two copies is which
			return a.Asking == b.Asking && a.Question.ID == b.Question.ID && a.Question.Seat == b.Question.Seat && r.Alike(&a.State, &b.State)
		},
		Describe: b.describe,
	}
}

// box is one of the boxes with its rules.
type box struct {
	*tokyo.Rules
	answers []tokyo.Answer
	asking  []tokyo.CardID // the cards and tiles that ask questions
	drink   tokyo.CardID   // what players use whenever they can
	odd     int            // tables changed by corrections
}

// questions returns the ids of all questions of the box: those that its cards ask, and those
// that no card of any box asks.
func (b *box) questions(t testing.TB) []string {
	var ids []string
	for q := tokyo.AskReveal; q < tokyo.NumQuestions; q++ {
		cards := asks(tokyotest.Rules(t, tokyo.Base), q) || asks(tokyotest.Rules(t, tokyo.Dark), q)
		if asks(b.Rules, q) || !cards && (q != tokyo.AskTile || b.Edition == tokyo.Dark) {
			ids = append(ids, q.String())
		}
	}
	return ids
}

// asks reports whether a card or tile of a box asks a question.
func asks(r *tokyo.Rules, q tokyo.QuestionID) bool {
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		if _, asks := r.Manner(id); slices.Contains(asks, q) {
			return true
		}
	}
	return false
}

// setup draws a set-up, cards for some of the players, and energy.
func (b *box) setup(d *kit.Draw) []string {
	n := 2 + d.N(tokyo.MaxPlayers-1)
	var monsters []tokyo.MonsterID
	for range n {
		m := tokyo.MonsterID(d.N(len(b.Monsters)))
		for slices.Contains(monsters, m) {
			m = (m + 1) % tokyo.MonsterID(len(b.Monsters))
		}
		monsters = append(monsters, m)
	}
	var names []string
	if d.N(4) == 0 {
		names = []string{"王 Ann", "Bea"}
	}
	set := tokyo.NewSetup(b.Edition, monsters, names, tokyo.Seat(d.N(n)))
	set.Options = tokyo.Options{TwoEnergy: n == 2 && d.N(2) == 0, BayMoves: d.N(2) == 0, FrenzyCut: d.N(2) == 0}
	if names != nil {
		set.Hash = "0123abcd"
		set.Hands[1] = rules.Hand{Kot: true, Strength: rules.Normal, Temper: rules.Climber}
	}
	for i := range set.Green {
		set.Green[i] = b.Edition == tokyo.Dark && d.N(2) == 0
	}
	s := b.Start(&set)
	for i := range set.Row {
		id := b.piece(&s, d)
		if mimic, _ := b.Piece("mimic"); i == 2 && d.N(4) == 0 && s.Locations[mimic].Zone == tokyo.Deck { // expensive, and rarely bought
			id = mimic
		}
		if d.N(4) > 0 && !b.IsTile(id) {
			set.Row[i], s.Locations[id].Zone = id, tokyo.Row
		}
	}
	lines := set.Lines(b.Rules)
	say := func(ev tokyo.Event) { lines = append(lines, b.Write(&ev)) }
	if d.N(3) == 0 {
		return lines
	}
	deal := func(seat tokyo.Seat, id tokyo.CardID) {
		if s.Locations[id].Zone == tokyo.Deck && (b.Keeps(id) || b.IsTile(id)) {
			s.Locations[id] = tokyo.Location{Zone: tokyo.Held, Owner: seat}
			say(tokyo.Event{Kind: tokyo.GiveCard, Seat: seat, Card: id})
		}
	}
	for _, name := range rare[d.N(len(rare))] {
		if id, ok := b.Piece(name); ok {
			deal(set.First, id)
		}
	}
	for seat := range tokyo.Seat(n) {
		for range d.N(9) {
			deal(seat, b.piece(&s, d))
		}
		for field, most := range []int{tokyo.StartHearts, 19, 31, 10, 3, 3} { // hearts, points, energy, Wickedness, tokens
			f := tokyo.HeartsField + tokyo.Field(field)
			often := 4
			if f == tokyo.WickednessField {
				often = 2
			}
			if d.N(often) == 0 && (f != tokyo.WickednessField || b.Edition == tokyo.Dark) {
				say(tokyo.Event{Kind: tokyo.SetNumber, Seat: seat, Field: f, N: int16(1 + d.N(most-1))})
			}
		}
	}
	if d.N(2) == 0 { // about to fall or to win, and rich
		say(tokyo.Event{Kind: tokyo.SetNumber, Seat: set.First, Field: tokyo.PointsField, N: int16(tokyo.WinPoints - 1 - d.N(1+d.N(tokyo.WinPoints)))})
		say(tokyo.Event{Kind: tokyo.SetNumber, Seat: set.First, Field: tokyo.HeartsField, N: int16(1 + d.N(3))})
		say(tokyo.Event{Kind: tokyo.SetNumber, Seat: set.First, Field: tokyo.EnergyField, N: int16(10 + d.N(20))})
		if d.N(3) == 0 { // expensive cards are bought at once
			say(tokyo.Event{Kind: tokyo.SetTurn, Seat: set.First, Phase: tokyo.PhaseBuy})
		}
	}
	return append(lines, b.copies(&s, d)...)
}

// rare lists cards and tiles that rarely do anything if players get them by chance.
var rare = [][]string{{"mimic", "battery-monster"}, {"tile-fluxling", "battery-monster"}, {"healing-ray", "regeneration"}, {"rapid-healing", "energy-hoarder"},
	{"tile-final-roar", "tile-skulking"}, {"complete-destruction", "giant-brain"}, {"gourmet", "freeze-time", "poison-quills"}}

// copies makes the cards that copy another do so.
func (b *box) copies(s *tokyo.State, d *kit.Draw) (lines []string) {
	var held []tokyo.CardID
	for id := tokyo.CardID(1); id < b.FirstTile(); id++ {
		if s.Locations[id].Zone == tokyo.Held && len(b.Copies(id)) == 1 {
			held = append(held, id)
		}
	}
	for _, name := range []string{"mimic", "tile-fluxling"} {
		id, ok := b.Piece(name)
		of := append(held, id)[d.N(len(held)+1)]
		if battery, has := b.Piece("battery-monster"); has && d.N(2) == 0 && s.Locations[battery].Zone == tokyo.Held {
			of = battery // with little energy left
			lines = append(lines, b.Write(&tokyo.Event{Kind: tokyo.SetCharge, Seat: tokyo.NoSeat, Card: battery, N: 2}))
		}
		if ok && of != id && s.Locations[id].Zone == tokyo.Held {
			lines = append(lines, b.Write(&tokyo.Event{Kind: tokyo.SetCopy, Seat: tokyo.NoSeat, Card: id, Of: of}))
			if owner := s.Locations[id].Owner; b.Name(of) == "battery-monster" { // which of the two acts first, for an owner who cannot pay for another copy
				lines = append(lines, b.Write(&tokyo.Event{Kind: tokyo.SetCharge, Seat: tokyo.NoSeat, Card: id, N: 6}),
					b.Write(&tokyo.Event{Kind: tokyo.SetNumber, Seat: owner, Field: tokyo.EnergyField}),
					b.Write(&tokyo.Event{Kind: tokyo.SetTurn, Seat: owner, Phase: tokyo.PhaseStart}))
			}
		}
	}
	return lines
}

// piece returns a card of the deck or a tile of the gauge, often one that asks questions.
func (b *box) piece(s *tokyo.State, d *kit.Draw) tokyo.CardID {
	id := tokyo.CardID(1 + d.N(int(b.Last())))
	switch d.N(6) {
	case 0, 1:
		id = b.asking[d.N(len(b.asking))]
	case 2:
		if b.Edition == tokyo.Dark {
			id = b.Last() - tokyo.CardID(d.N(2*tokyo.NumTiles))
		}
	}
	if s.Locations[id].Zone != tokyo.Deck {
		return b.draw(s, d)
	}
	return id
}

// alphabet returns one event or answer of every kind and, if there are few values, of every value.
func (b *box) alphabet(_ *tokyo.Table, buf []tokyo.Event) []tokyo.Event {
	say := func(ev tokyo.Event) { buf = append(buf, ev) }
	for n := range 10 {
		say(tokyo.Event{Kind: tokyo.Rolled, Seat: tokyo.NoSeat, Roll: mixed(n)})
	}
	for g := range tokyo.Group(tokyo.NumGroups) {
		say(tokyo.Event{Kind: tokyo.Resolved, Seat: tokyo.NoSeat, Group: g})
	}
	for _, kind := range []tokyo.EventKind{tokyo.ResolvedAll, tokyo.Swept, tokyo.Passed} {
		say(tokyo.Event{Kind: kind, Seat: tokyo.NoSeat})
	}
	for slot := int8(1); slot <= 3; slot++ {
		say(tokyo.Event{Kind: tokyo.Bought, Seat: tokyo.NoSeat, Slot: slot})
	}
	answer := func(a tokyo.Answer) { say(tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a}) }
	for id := tokyo.CardID(1); id <= b.Last(); id++ {
		if first, _ := b.Piece(b.Name(id)); first != id {
			continue // a line does not distinguish them
		}
		answer(tokyo.Answer{Kind: tokyo.CardAnswer, Card: id})
		say(tokyo.Event{Kind: tokyo.Used, Seat: tokyo.Seat(int(id) % tokyo.MaxPlayers), Card: id})
		if !b.IsTile(id) {
			say(tokyo.Event{Kind: tokyo.Bought, Seat: tokyo.NoSeat, Card: id})
			say(tokyo.Event{Kind: tokyo.Took, Seat: tokyo.NoSeat, Card: id})
		}
	}
	for seat := range tokyo.Seat(tokyo.MaxPlayers) {
		answer(tokyo.Answer{Kind: tokyo.SeatAnswer, Seat: seat})
	}
	for f := range rules.Face(rules.NumFaces) {
		answer(tokyo.Answer{Kind: tokyo.FaceAnswer, Face: f})
	}
	for n := range int8(10) {
		answer(tokyo.Answer{Kind: tokyo.NumberAnswer, N: n})
		answer(tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: mixed(int(n))})
	}
	for _, a := range []tokyo.Answer{tokyo.Yes, tokyo.No, {Kind: tokyo.CardAnswer, Card: tokyo.Unnamed}} {
		answer(a)
	}
	return buf
}

// mixed is n dice of several faces.
func mixed(n int) rules.Roll {
	var roll rules.Roll
	for i := range n {
		roll[i*i%rules.NumFaces]++
	}
	return roll
}

// offered reports whether programs are told that an event is legal.
func (b *box) offered(now *tokyo.Table, ev *tokyo.Event) bool {
	said, s := *ev, &now.State
	said.Reveal = false // an answer says the same thing
	switch ev.Kind {
	case tokyo.Bought:
		if at := slices.IndexFunc(s.Row[:], func(id tokyo.CardID) bool { return b.Same(ev.Card, id) }); ev.Slot == 0 && at >= 0 {
			said.Slot, said.Card = int8(at)+1, tokyo.NoCard
		}
	case tokyo.Took, tokyo.Used: // usually it is obvious whose it is
		for _, may := range b.Options(s, nil) {
			if may.Kind == ev.Kind && b.Same(ev.Card, may.Card) && (ev.Seat == may.Seat || ev.Seat == tokyo.NoSeat) {
				said = may
			}
		}
	}
	return kit.Says(&tokyo.Faces, b.Legal(now), b.Write(&said))
}

// beside reports what the boxes accept without offering it: players are believed about what
// comes from the deck.
func (b *box) beside(now *tokyo.Table, ev *tokyo.Event, next *tokyo.Table) bool {
	s, a := &now.State, &ev.Answer
	q, _ := now.Open()
	if ev.Kind == tokyo.Answered && q.FromTable() && a.Kind == tokyo.CardAnswer {
		return slices.ContainsFunc(b.Copies(a.Card), func(id tokyo.CardID) bool { return s.Locations[id].Zone == tokyo.Discard })
	}
	if ev.Kind == tokyo.Bought { // the name is asked before a sleeper is refused
		return next.Question.ID == tokyo.AskName && b.Asleep(s, s.Turn.Active)
	}
	if ev.Kind == tokyo.Used { // at any moment, even before the choices at the start of a turn
		return s.Turn.Phase == tokyo.PhaseStart && !now.Asking
	}
	// A group without dice is resolved at once.
	return ev.Kind == tokyo.Resolved && !now.Asking && s.Turn.Phase == tokyo.PhaseResolve && !s.Turn.Resolved(ev.Group) && !b.Left(s, ev.Group)
}

// corrections lists possible tables and impossible ones, by their first words.
var corrections = [][]string{
	{"set p1.hearts 1", "set p2.hearts 0", "set p1.hearts 10", "set p2.points 19", "set p1.energy 40", "set p2.poison 2", "set p1.shrink 2", "set fewer 2", "set paid 1"},
	{"place p1 city", "place p2 city", "place p2 bay", "place p1 outside"}, {"out p2", "out p1 gaveup"}, {"back p1", "back p2"}, {"zombie p1 yes", "zombie p2 no"},
	{"row ? - ?", "row ? ? ?"}, {"discards ? ?", "discards"}, {"turn p1 start", "turn p2 roll", "turn p1 resolve", "turn p2 buy"}, {"dice 111hec", "dice cccc12", "dice"},
	{"done numbers hearts", "done"}, {"regular p2"}, {"extra p2 p1-1", "extra"}, {"flags bought hurt wings:p1", "flags looked left", "flags burrow-city:2:p1"},
	{"concede p1", "concede p2"}, {"charge smoke-cloud 2", "charge battery-monster 4"},
	{"name p2 Ben by kot", "name p1"}, {"figure p1 gigazaur"}, {"seat p2 kot hard brawler", "seat p2 person"},
}

// correct draws a correction, or a player who gives up.
func (b *box) correct(now *tokyo.Table, d *kit.Draw) string {
	s := &now.State
	seat, id := tokyo.Seat(d.N(max(1, int(s.Players)))), tokyo.CardID(1+d.N(int(b.Last())))
	var held []tokyo.CardID
	for of := range tokyo.Seat(s.Players) {
		held = append(held, s.Held(of)...)
	}
	switch n := d.N(8); {
	case n == 0, n < 4 && len(held) == 0:
		return b.Write(&tokyo.Event{Kind: tokyo.GiveCard, Seat: seat, Card: id})
	case n == 1:
		return b.Write(&tokyo.Event{Kind: tokyo.TakeCard, Seat: tokyo.NoSeat, Card: held[d.N(len(held))]})
	case n == 2:
		return b.Write(&tokyo.Event{Kind: tokyo.SetCopy, Seat: tokyo.NoSeat, Card: held[d.N(len(held))], Of: id * tokyo.CardID(d.N(2))})
	case n == 3:
		return b.Write(&tokyo.Event{Kind: tokyo.SetCharge, Seat: tokyo.NoSeat, Card: held[d.N(len(held))], N: int16(d.N(4))})
	case n == 4 && b.Edition == tokyo.Dark:
		return b.Write(&tokyo.Event{Kind: tokyo.LayTile, Seat: tokyo.NoSeat, Card: b.Last() - tokyo.CardID(d.N(2*tokyo.NumTiles))})
	}
	of := corrections[d.N(len(corrections))]
	return of[d.N(len(of))]
}

// describe returns correction lines that alone produce the table.
func (b *box) describe(now *tokyo.Table) (lines []string, want compared) {
	if now.Asking || now.State.Over() {
		return nil, want
	}
	want = compared{State: now.State, Question: now.Question}
	want.State.Turn.Was = 0
	return describe(b.Rules, &now.State), want
}
