package sim_test

import (
	"pgregory.net/rapid"

	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has what must hold of every table and every question, whichever
// cards lie there.

// inPlay counts the cards of a table: they are conserved (S2).
func inPlay(s *duel.State) int {
	n := int(s.Deck) + int(s.Discard.N) + s.Sides[duel.You].Keep.Len() + s.Sides[duel.Rival].Keep.Len()
	for _, c := range s.Row {
		if c != duel.NoCard {
			n++
		}
	}
	if s.Turn.Buying != duel.NoCard {
		n++
	}
	return n
}

// twice is a named card that lies at two places, or NoCard.
func twice(s *duel.State) duel.CardID {
	seen := s.Sides[duel.You].Keep
	if both := seen & s.Sides[duel.Rival].Keep; both != 0 {
		return both.Next(duel.NoCard)
	}
	seen |= s.Sides[duel.Rival].Keep
	lists := [][]duel.CardID{s.Row[:], s.Discard.List(), {s.Turn.Buying}}
	for _, list := range lists {
		for _, c := range list {
			if seen.Has(c) {
				return c
			}
			seen = seen.With(c)
		}
	}
	return duel.NoCard
}

// check says what a table has that no rule allows.
func check(t rapid.TB, r *duel.Rules, ev *duel.Event, s *duel.State) {
	t.Helper()
	for side, m := range s.Sides {
		if m.Hearts < 0 || m.Hearts > m.Max || m.Dice < 0 || m.Dice > duel.MaxDiceTokens || m.Energy < 0 || m.Taken < 0 || m.Dominated < 0 {
			t.Fatalf("after %s: %s has %d hearts, %d dice tokens, %d energy, %d dice taken, dominated %d",
				r.Write(ev), duel.Side(side), m.Hearts, m.Dice, m.Energy, m.Taken, m.Dominated)
		}
	}
	for _, at := range s.Marker {
		if at < -duel.Victory || at > duel.Victory {
			t.Fatalf("after %s: a marker at %s", r.Write(ev), at)
		}
	}
	checkDice(t, r, ev, s)
	if n := inPlay(s); n != r.Box.NumCards() || s.Deck < 0 {
		t.Fatalf("after %s: %d cards, %d in the deck", r.Write(ev), n, s.Deck)
	}
	if c := twice(s); c != duel.NoCard {
		t.Fatalf("after %s: %s lies at two places", r.Write(ev), r.Box.CardName(c))
	}
	if odd := r.Warnings(s); len(odd) > 0 {
		t.Fatalf("after %s: %v", r.Write(ev), odd[0])
	}
	if _, why := s.Winner(); (why != duel.NotWon) != s.Over() {
		t.Fatalf("after %s: won by %q, over %v", r.Write(ev), why, s.Over())
	}
	if q, ok := r.Standing(s); ok {
		checkQuestion(t, r, s, &q)
	} else if !s.Over() && len(r.Options(s, nil)) == 0 {
		t.Fatalf("after %s: nothing can happen and nothing is asked (%v)", r.Write(ev), q)
	}
}

// checkDice is O2 and D1: eight dice at most, of which some may be kept.
func checkDice(t rapid.TB, r *duel.Rules, ev *duel.Event, s *duel.State) {
	t.Helper()
	turn := &s.Turn
	if turn.Dice.Total() > rules.MaxDice || r.DiceCount(s) > rules.MaxDice || !turn.Dice.Contains(turn.Kept) {
		t.Fatalf("after %s: %v dice, %v kept, %d to roll", r.Write(ev), turn.Dice, turn.Kept, r.DiceCount(s))
	}
	for f, n := range turn.Dice {
		if n < 0 || turn.Added[f] < 0 || turn.Kept[f] < 0 {
			t.Fatalf("after %s: dice %v, added %v, kept %v", r.Write(ev), turn.Dice, turn.Added, turn.Kept)
		}
	}
	if turn.Rolls > 5 || turn.Powers < 0 || turn.White > duel.MaxWhite || turn.HeartsLost[0] < 0 || turn.HeartsLost[1] < 0 {
		t.Fatalf("after %s: %d rolls, %d power symbols used, %d tokens spent, hurt %v", r.Write(ev), turn.Rolls, turn.Powers, turn.White, turn.HeartsLost)
	}
}

// powerOf is the monster whose power a question belongs to.
var powerOf = map[duel.QuestionID]string{
	duel.AskGigazaur: "gigazaur", duel.AskAlienoid: "alienoid", duel.AskMeka: "meka-dragon",
	duel.AskKingLift: "the-king", duel.AskKingPlace: "the-king",
}

// cardOf is the keep card a question belongs to: whoever owns it answers.
var cardOf = map[duel.QuestionID]string{
	duel.AskHibernation: "hibernation", duel.AskCamouflage: "camouflage", duel.AskSuperconductor: "superconductor",
	duel.AskUnchained: "unchained", duel.AskLightning: "lightning-speed", duel.AskShadows: "in-the-shadows",
	duel.AskRebooting: "rebooting", duel.AskTitanic: "titanic-batteries", duel.AskInShape: "in-shape", duel.AskUnstable: "unstable-dna",
}

// answering is the side that must answer a question (O10, O11, D2, T7).
func answering(r *duel.Rules, s *duel.State, q *duel.Question) duel.Side {
	if name, ok := cardOf[q.ID]; ok {
		id, _ := r.Box.Card(name)
		if side, held := s.Holder(id); held {
			return side
		}
		return 99
	}
	if name, ok := powerOf[q.ID]; ok && r.Box.Monsters[s.Sides[s.Turn.Active].ID].ID != name {
		return 99
	}
	switch q.ID {
	case duel.AskReveal, duel.AskHand, duel.AskSymbol, duel.AskGameOver:
		return duel.You // anybody at the table sees it
	}
	return s.Turn.Active
}

// cardsOf are the cards a question of cards must offer.
func cardsOf(s *duel.State, q *duel.Question) duel.CardSet {
	switch q.ID {
	case duel.AskUnstable, duel.AskTesla:
		return s.Sides[q.Side.Other()].Keep
	case duel.AskDominate:
		return s.Sides[q.Side].Keep
	}
	return q.Cards
}

// checkQuestion holds a question to its form: the right side answers, there is
// something to answer, and Autobot is asked nothing.
func checkQuestion(t rapid.TB, r *duel.Rules, s *duel.State, q *duel.Question) {
	t.Helper()
	if want := answering(r, s, q); q.Side != want {
		t.Fatalf("%s is asked of %s, not of %s", q.ID, q.Side, want)
	}
	if s.Solo && q.Side == duel.Rival {
		t.Fatalf("Autobot is asked %s", q.ID)
	}
	choices := r.Choices(s, q, nil)
	if len(choices) == 0 && !q.FromTable() {
		t.Fatalf("%s has no legal answer", q.ID)
	}
	if len(choices) == 1 && choices[0] == duel.No && !q.FromTable() {
		t.Fatalf("%s can only be declined", q.ID)
	}
	if have := cardsOf(s, q); q.Cards != have || q.Form() == duel.CardAnswer && !q.FromTable() && q.Cards == 0 {
		t.Fatalf("%s offers %b, want %b", q.ID, q.Cards, have)
	}
	switch {
	case q.ID == duel.AskInShape && int16(q.N) > s.Sides[q.Side].Energy,
		q.ID == duel.AskCardOrder && (q.Cards.Len() < 2 || q.Cards&^s.Sides[q.Side].Keep != 0),
		q.ID == duel.AskTesla && q.Cards.Len() < 2,
		(q.ID == duel.AskCamouflage || q.ID == duel.AskSuperconductor) && q.N < 1,
		q.ID == duel.AskSuperconductor && q.Side == s.Turn.Active:
		t.Fatalf("%s is asked with %d of %b", q.ID, q.N, q.Cards)
	}
	if s.Over() {
		t.Fatalf("%s is asked though the game is over", q.ID)
	}
}

// watched has a player check every table, every question and, now and then,
// everything else that might have been played and answered instead.
func watched(t rapid.TB, p *sim.Player) {
	var heard []duel.Answer
	f, n := newFan(t, p.Rules), 0
	p.Heard = func(s *duel.State, q *duel.Question, a duel.Answer) {
		checkQuestion(t, p.Rules, s, q)
		heard = append(heard, a)
	}
	p.Watch = func(before *duel.State, ev *duel.Event, after *duel.State) {
		check(t, p.Rules, ev, after)
		if n++; len(heard) > 0 && n%4 == 0 {
			f.otherAnswers(before, ev, heard)
		}
		if n%16 == 0 {
			f.otherEvents(before)
		}
		heard = heard[:0]
	}
}

// fan plays what was not played: every legal event of a table, every legal
// answer of a question. Each must be accepted.
type fan struct {
	t     rapid.TB
	r     *duel.Rules
	p     *sim.Player // answers what follows
	e     *duel.Engine
	said  []duel.Answer // answers that are given first
	stop  bool          // then nobody answers
	got   duel.Question // the first question nobody answered
	table duel.State    // and its table
	// chance says that dice or a place were asked for: a warning does not try them all.
	chance bool
}

func newFan(t rapid.TB, r *duel.Rules) *fan {
	return &fan{t: t, r: r, p: sim.NewPlayer(r, sim.Random{}, 99), e: r.NewEngine()}
}

// Answer implements duel.Answers.
func (f *fan) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	checkQuestion(f.t, f.r, s, q)
	f.chance = f.chance || q.Form() == duel.PlaceAnswer || q.ID == duel.AskCamouflage
	if len(f.said) > 0 {
		a := f.said[0]
		f.said = f.said[1:]
		return a, true
	}
	if f.stop {
		f.got, f.table = *q, *s
		return duel.Answer{}, false
	}
	return f.p.Answer(s, q)
}

// play plays an event with some answers said and the others random.
func (f *fan) play(s *duel.State, ev *duel.Event, said []duel.Answer) duel.State {
	f.t.Helper()
	after := *s
	f.said, f.stop, f.chance = said, false, false
	if _, err := f.e.Play(&after, ev, f, nil); err != nil {
		f.t.Fatalf("%s with %v: legal, but refused: %v", f.r.Write(ev), said, err)
	}
	check(f.t, f.r, ev, &after)
	return after
}

// otherAnswers gives every legal answer to each question of an event.
func (f *fan) otherAnswers(before *duel.State, ev *duel.Event, heard []duel.Answer) {
	f.t.Helper()
	for i := range heard {
		at := *before
		f.said, f.stop = heard[:i], true
		if status, err := f.e.Play(&at, ev, f, nil); err != nil || status != duel.Asking {
			f.t.Fatalf("%s with %v: %v, no question any more", f.r.Write(ev), heard[:i], err)
		}
		if at != f.table || f.e.Question != f.got {
			f.t.Fatalf("%s with %v: it stands at another table than the question saw", f.r.Write(ev), heard[:i])
		}
		q := f.got
		for _, a := range f.r.Choices(&at, &q, nil) {
			f.play(before, ev, append(heard[:i:i], a))
		}
	}
}

// otherEvents plays every legal event of a table. One that is said to hand the
// game over does so, whatever is answered.
func (f *fan) otherEvents(s *duel.State) {
	f.t.Helper()
	for _, ev := range f.r.Options(s, nil) {
		switch ev.Kind {
		case duel.Rolled:
			ev.Roll = f.p.Throw(int(ev.N))
		case duel.Kept:
			ev.Roll = s.Turn.Dice
		}
		after := f.play(s, &ev, nil)
		if why, lost := f.r.HandsOver(*s, ev); lost && !f.chance {
			if winner, how := after.Winner(); winner == s.Turn.Active || how != why {
				f.t.Fatalf("%s hands the game over by %s, it was warned; but then %s has won by %q", f.r.Write(&ev), why, winner, how)
			}
		}
	}
	if q, ok := f.r.Standing(s); ok {
		for _, a := range f.r.Choices(s, &q, nil) {
			f.play(s, &duel.Event{Kind: duel.Answered, Answer: a}, nil)
		}
	}
}

// hand lays n random keep cards before a side, out of the deck.
func hand(p *sim.Player, s *duel.State, side duel.Side, n int) {
	for range n {
		give(p.Rules, s, side, duel.CardID(1+p.Rand.IntN(p.Rules.Box.NumCards())))
	}
}

// give lays a card out of the deck before a side, if it is a keep card and still
// there.
func give(r *duel.Rules, s *duel.State, side duel.Side, id duel.CardID) {
	if _, held := s.Holder(id); held || !r.Box.Cards[id].Keep {
		return
	}
	for _, c := range s.Row {
		if c == id {
			return
		}
	}
	s.Sides[side].Keep = s.Sides[side].Keep.With(id)
	s.Deck--
}

// deal is the n-th set-up of a test: every pair of monsters, both modes, every
// option.
func deal(n int) duel.Setup {
	set := matchup(n)
	set.Solo = n/2%2 == 0
	set.Options = duel.Options{Hard: n%3 == 1, DiscardTurns: n%5 == 2, FullDice: n%7 == 3}
	return set
}
