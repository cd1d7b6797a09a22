package duel_test

import (
	"slices"

	"kingoftokyo/internal/kit"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// compared is the part of a table that the kit compares.
type compared struct {
	State    duel.State
	Question duel.Question
	Asking   bool
}

// duelBox is Duel as the kit plays it: all monsters, difficulties and options, solo and with two
// humans, with and without initial cards and energy.
func duelBox(r *duel.Rules) *kit.Box[duel.Table, duel.Event, compared] {
	b := &box{Rules: r}
	return &kit.Box[duel.Table, duel.Event, compared]{
		Rules:     duel.Log{Rules: r},
		Setup:     b.setup,
		State:     func(now *duel.Table) compared { return compared{now.State, now.Question, now.Asking} },
		Over:      func(now *duel.Table) bool { return now.State.Over() },
		Question:  func(now *duel.Table) string { return now.Question.ID.String() },
		Questions: questions(),
		Offers:    b.offers,
		Alphabet:  b.alphabet,
		Offered:   b.offered,
		Legal:     b.Legal,
		Faces:     &duel.Faces,
		Beside:    b.beside,
		Correct:   b.correct,
		Fault:     b.fault,
		Describe:  b.describe,
		Seldom: func(ev *duel.Event) bool {
			return ev.Kind == duel.Passed || ev.Kind == duel.Stopped || ev.Kind == duel.ResolvedAll || ev.Kind == duel.Swept
		},
	}
}

// questions returns the ids of all questions.
func questions() []string {
	var ids []string
	for q := duel.AskReveal; q < duel.NumQuestions; q++ {
		ids = append(ids, q.String())
	}
	return ids
}

// box is Duel with its rules.
type box struct {
	*duel.Rules
	answers []duel.Answer
	odd     int // tables changed by corrections
}

// setup draws a set-up, keep cards for both sides, up to all of them, and energy.
func (b *box) setup(d *kit.Draw) []string {
	n := len(b.Box.Monsters)
	you := d.N(n)
	set := duel.NewSetup(d.N(3) > 0, [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID((you + 1 + d.N(n-1)) % n)}, duel.Side(d.N(2)))
	set.Options = duel.Options{Hard: d.N(2) == 0, FullDice: d.N(2) == 0, DiscardTurns: d.N(2) == 0}
	if d.N(4) == 0 {
		set.Names[duel.You], set.Hash = "王 Ann", "0123abcd"
		set.Hands[duel.Rival] = rules.Hand{Kot: true, Strength: rules.Hard}
	}
	s := b.Start(&set)
	for i := range set.Row {
		if d.N(4) > 0 {
			s.Row[i] = b.draw(&s, d)
			set.Row = s.Row
		}
	}
	lines := set.Lines(b.Rules)
	say := func(ev duel.Event) { lines = append(lines, b.Write(&ev)) }
	if d.N(3) == 0 {
		return lines
	}
	for side := range s.Sides {
		if set.Solo && duel.Side(side) == duel.Rival { // Autobot has no cards (A6)
			continue
		}
		for range 1 + d.N(34) {
			if id := b.draw(&s, d); b.Box.Cards[id].Keep {
				s.Sides[side].Keep = s.Sides[side].Keep.With(id)
				s.Deck--
				say(duel.Event{Kind: duel.GiveCard, Side: duel.Side(side), Card: id})
			}
		}
		if d.N(2) == 0 {
			say(duel.Event{Kind: duel.SetNumber, Side: duel.Side(side), Field: duel.EnergyField, N: int16(d.N(30))})
		}
	}
	if you := &s.Sides[duel.You]; d.N(3) == 0 { // wounded
		say(duel.Event{Kind: duel.SetNumber, Field: duel.HeartsField, N: int16(1 + d.N(int(you.Max)))})
	}
	say(duel.Event{Kind: duel.SetNumber, Field: duel.DeckField, N: int16(s.Deck)})
	return lines
}

// draw returns a card that nobody can see, or Unnamed if there is none.
func (b *box) draw(s *duel.State, d *kit.Draw) duel.CardID {
	hidden := b.Hidden(s)
	if hidden == 0 {
		return duel.Unnamed
	}
	id := hidden.Next(duel.NoCard)
	for range d.N(hidden.Len()) {
		id = hidden.Next(id)
	}
	return id
}

// offers returns the options and choices, with dice and cards.
func (b *box) offers(now *duel.Table, d *kit.Draw, buf []duel.Event) []duel.Event {
	s := &now.State
	q, asked := now.Open()
	if !asked {
		buf = b.Options(s, buf)
		for i := range buf {
			switch ev := &buf[i]; ev.Kind {
			case duel.Rolled:
				ev.Roll, ev.N, ev.Thrown = d.Roll(int(ev.N)), 0, d.N(8) == 0
			case duel.Kept:
				ev.Roll = b.kept(s, d)
			}
		}
		return b.unnamed(s, buf)
	}
	b.answers = b.Choices(s, &q, b.answers[:0])
	for _, a := range b.answers {
		buf = append(buf, duel.Event{Kind: duel.Answered, Answer: a})
	}
	say := func(a duel.Answer) { buf = append(buf, duel.Event{Kind: duel.Answered, Answer: a}) }
	switch q.ID {
	case duel.AskCamouflage:
		say(duel.Answer{Kind: duel.DiceAnswer, Roll: d.Roll(int(q.N))})
	case duel.AskReveal:
		id := b.draw(s, d)
		if d.N(8) == 0 {
			id = duel.Unnamed
		}
		buf = append(buf, duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: id}, Reveal: d.N(2) == 0})
	case duel.AskName:
		say(duel.Answer{Kind: duel.CardAnswer, Card: b.draw(s, d)})
	}
	if !now.Asking && b.CanDiscard(s) { // besides the choices at the start of a turn
		buf = b.discards(s, buf)
	}
	return buf
}

func (b *box) discards(s *duel.State, buf []duel.Event) []duel.Event {
	for i, c := range s.Row {
		if c != duel.NoCard {
			buf = append(buf, duel.Event{Kind: duel.Discarded, Slot: int8(i) + 1})
		}
	}
	return buf
}

// kept returns any subset of the dice. If only fame dice can be rerolled, all others stay.
func (b *box) kept(s *duel.State, d *kit.Draw) rules.Roll {
	var keep rules.Roll
	if d.N(4) == 0 {
		return duel.ButFame(s.Turn.Dice)
	}
	for f, n := range s.Turn.Dice {
		switch {
		case b.Shadowed(s) && rules.Face(f) != duel.Fame:
			keep[f] = n
		case n > 0:
			keep[f] = int8(d.N(int(n) + 1))
		}
	}
	return keep
}

// unnamed appends the purchases of unnamed cards: the box accepts them and asks for the name,
// whatever the card's price (D4).
func (b *box) unnamed(s *duel.State, buf []duel.Event) []duel.Event {
	if s.Autobot() || s.Turn.Phase != duel.PhaseBuy && !b.LabOpen(s) {
		return buf
	}
	for i, c := range s.Row {
		if c == duel.Unnamed {
			buf = append(buf, duel.Event{Kind: duel.Bought, Slot: int8(i) + 1})
		}
	}
	return buf
}

// alphabet returns one event or answer of every kind and, if there are few values, of every value.
func (b *box) alphabet(now *duel.Table, buf []duel.Event) []duel.Event {
	say := func(ev duel.Event) { buf = append(buf, ev) }
	dice := now.State.Turn.Dice
	for n := range 10 {
		say(duel.Event{Kind: duel.Rolled, Roll: mixed(n)})
		say(duel.Event{Kind: duel.SpendTokens, N: int16(n / 2)})
		say(duel.Event{Kind: duel.Kept, Roll: mixed(n)})
	}
	say(duel.Event{Kind: duel.Kept, Roll: dice})
	for f := range rules.Face(rules.NumFaces) {
		more, less := dice, dice
		more[f]++
		less[f] = 0
		say(duel.Event{Kind: duel.Kept, Roll: more})
		say(duel.Event{Kind: duel.Kept, Roll: less})
		say(duel.Event{Kind: duel.Resolved, Face: f})
	}
	for slot := int8(1); slot <= 3; slot++ {
		say(duel.Event{Kind: duel.Bought, Slot: slot})
		say(duel.Event{Kind: duel.Discarded, Slot: slot})
	}
	for id := duel.CardID(1); int(id) <= b.Box.NumCards(); id++ {
		say(duel.Event{Kind: duel.Bought, Card: id})
		say(duel.Event{Kind: duel.Discarded, Card: id})
	}
	for _, kind := range []duel.EventKind{duel.Stopped, duel.ResolvedAll, duel.Swept, duel.Passed} {
		say(duel.Event{Kind: kind})
	}
	for _, a := range b.everyAnswer() {
		say(duel.Event{Kind: duel.Answered, Answer: a})
	}
	return buf
}

// everyAnswer returns every answer that a line can give; for dice, one for each number and each pair.
func (b *box) everyAnswer() []duel.Answer {
	all := []duel.Answer{duel.Yes, duel.No, {Kind: duel.CardAnswer, Card: duel.Unnamed},
		{Kind: duel.SymbolAnswer, Symbol: duel.FameSymbol}, {Kind: duel.SymbolAnswer, Symbol: duel.DestructionSymbol}}
	for n := range int8(13) {
		all = append(all, duel.Answer{Kind: duel.NumberAnswer, N: n}, duel.Answer{Kind: duel.DiceAnswer, Roll: mixed(int(n))})
	}
	for f := range rules.Face(rules.NumFaces) {
		all = append(all, duel.Answer{Kind: duel.FaceAnswer, Face: f}, duel.Answer{Kind: duel.FaceAnswer, Face: f, N: 1})
		for g := range f + 1 {
			var two rules.Roll
			two[f]++
			two[g]++
			all = append(all, duel.Answer{Kind: duel.DiceAnswer, Roll: two})
		}
	}
	for id := duel.CardID(1); int(id) <= b.Box.NumCards(); id++ {
		all = append(all, duel.Answer{Kind: duel.CardAnswer, Card: id})
	}
	for at := int8(-8); at <= 8; at++ {
		for track := range duel.Track(2) {
			all = append(all, duel.Answer{Kind: duel.PlaceAnswer, Place: duel.Place{Track: track, At: at}},
				duel.Answer{Kind: duel.PlaceAnswer, Place: duel.Place{Track: track, At: at, Flip: true}})
		}
	}
	return all
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
func (b *box) offered(now *duel.Table, ev *duel.Event) bool {
	said := *ev
	said.Reveal = false // an answer says the same thing
	if at := slices.Index(now.State.Row[:], ev.Card); ev.Card != duel.NoCard && at >= 0 && (ev.Kind == duel.Bought || ev.Kind == duel.Discarded) {
		said.Slot, said.Card = int8(at)+1, duel.NoCard
	}
	return kit.Says(&duel.Faces, b.Legal(now), b.Write(&said))
}

// beside reports what Duel accepts without offering it: a file can omit lines that say nothing,
// and the table is the truth (T7).
func (b *box) beside(now *duel.Table, ev *duel.Event, next *duel.Table) bool {
	s, a, phase := &now.State, &ev.Answer, now.State.Turn.Phase
	rolled := phase == duel.PhaseResolve && s.Turn.Done == 0
	switch q, _ := now.Open(); ev.Kind {
	case duel.Answered:
		return next.Question.ID == duel.AskDoubt || // a place that T1 forbids
			q.ID == duel.AskKingLift && next.Question.ID == duel.AskKingPlace || // the same token with the other orientation
			(q.ID == duel.AskReveal || q.ID == duel.AskName) && slices.Contains(s.Discard.List(), a.Card)
	case duel.Kept: // for Autobot, other dice than A1 says
		return s.Autobot() && (phase == duel.PhaseRoll || rolled)
	case duel.Stopped: // for Autobot, earlier than A1 says; and after the last roll, which implies it
		return s.Autobot() && phase == duel.PhaseRoll || rolled || phase == duel.PhaseBuy && !s.Autobot()
	case duel.Rolled, duel.SpendTokens: // nothing is left to choose before it; or all dice were taken
		return phase == duel.PhaseRoll && ev.Roll.Total() == 0 && b.DiceCount(s) == 0 || s.Autobot() && phase == duel.PhaseResolve || phase == duel.PhaseStart && b.LabOpen(s)
	case duel.Resolved, duel.ResolvedAll: // implies stop
		return phase == duel.PhaseRoll && s.Turn.Rolls > 0
	case duel.Bought, duel.Swept: // skips what need not be resolved
		return phase == duel.PhaseResolve && !s.Autobot()
	}
	return false
}

// corrections lists possible tables and impossible ones, by their first words.
var corrections = [][]string{
	{"set you.hearts 1", "set you.hearts 9", "set rival.hearts 0", "set rival.hearts 9", "set you.energy 40", "set rival.dice-tokens 7", "set fame -6.5",
		"set fame 0", "set destruction 7", "set destruction 0", "set deck 0", "set deck 20", "set turn 900"},
	{"turn you buy", "turn you resolve", "turn rival start", "turn rival end", "turn rival roll"},
	{"row ? - frenzy", "row ? ? ?"}, {"discards ? too-cute"}, {"dice ppeecchh", "dice"}, {"rolls 3"}, {"chosen fame"},
	{"used alien-metabolism", "used unstoppable rival"}, {"taken 3"}, {"dominated 2"}, {"done ch"}, {"added ff"}, {"stopped f"}, {"hand left"},
	{"name rival Ben by kot", "name you"}, {"seat rival kot hard", "seat rival person"},
	{"token penguin fame -2", "token king destruction 3"}, {"untoken tiger", "untoken king", "untoken penguin"}, {"concede", "concede rival"},
}

// correct draws a correction, or a side that gives up, or a token in a place that T1 may forbid.
func (b *box) correct(now *duel.Table, d *kit.Draw) string {
	side, s := duel.Side(d.N(2)), &now.State
	if now.Question.Form() == duel.PlaceAnswer {
		at := s.Tokens[d.N(len(b.Box.Tokens))].Place // another token may be there
		at.Flip = d.N(2) == 0
		return b.Write(&duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.PlaceAnswer, Place: at}})
	}
	switch d.N(6) {
	case 0:
		return b.Write(&duel.Event{Kind: duel.GiveCard, Side: side, Card: duel.CardID(1 + d.N(b.Box.NumCards()))})
	case 1:
		return b.Write(&duel.Event{Kind: duel.TakeCard, Side: side, Card: max(1, s.Sides[side].Keep.Next(duel.NoCard))})
	}
	of := corrections[d.N(len(corrections))]
	return of[d.N(len(of))]
}
