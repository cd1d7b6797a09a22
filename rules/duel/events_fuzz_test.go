package duel_test

import (
	"math/rand/v2"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// tape makes a game out of bytes: set-up, cards before both sides, then events and
// answers, legal ones and any others. Once it has run out it gives zeros.
type tape struct {
	t    testing.TB
	r    *duel.Rules
	e    *duel.Engine
	data []byte
	s    duel.State
	// clean as long as nothing but legal play has touched the table.
	clean bool
	asked map[duel.QuestionID]int
}

func (p *tape) next() byte {
	if len(p.data) == 0 {
		return 0
	}
	b := p.data[0]
	p.data = p.data[1:]
	return b
}

// below is a number from 0 to n-1.
func (p *tape) below(n int) int { return int(p.next()) % n }

// card is any card of the box.
func (p *tape) card() duel.CardID { return duel.CardID(1 + p.below(p.r.Box.NumCards())) }

// roll is n dice.
func (p *tape) roll(n int) rules.Roll {
	var roll rules.Roll
	for range n {
		roll[p.below(rules.NumFaces)]++
	}
	return roll
}

// place is any place on the tracks.
func (p *tape) place() duel.Place {
	return duel.Place{Track: duel.Track(p.below(2)), At: int8(p.below(15) - 7), Flip: p.below(2) == 1}
}

// begin lays the table.
func (p *tape) begin() {
	b := p.next()
	a := p.below(6)
	set := duel.NewSetup(b&1 == 0, [2]duel.MonsterID{duel.MonsterID(a), duel.MonsterID((a + 1 + p.below(5)) % 6)}, duel.Side(b>>1&1))
	set.Options = duel.Options{Hard: b&4 != 0, FullDice: b&8 != 0, DiscardTurns: b&16 != 0}
	p.s = p.r.Start(&set)
	for side := range p.s.Sides {
		for range p.below(20) {
			id := p.card()
			if _, held := p.s.Holder(id); !held && p.r.Box.Cards[id].Keep && !(set.Solo && side == 1) {
				p.s.Sides[side].Keep = p.s.Sides[side].Keep.With(id)
				p.s.Deck--
			}
		}
		p.s.Sides[side].Energy = int16(p.below(16))
	}
	p.clean, p.asked = true, map[duel.QuestionID]int{}
}

// Answer implements duel.Answers: mostly a legal answer, sometimes any other one or
// none.
func (p *tape) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	p.asked[q.ID]++
	choices := p.r.Choices(s, q, nil)
	if len(choices) == 0 && !q.FromTable() {
		p.t.Fatalf("%s has no legal answer", q.ID)
	}
	b := p.next()
	switch {
	case b >= 250:
		return duel.Answer{}, false
	case b >= 240:
		return p.anyAnswer(), true
	case q.ID == duel.AskCamouflage && b&1 == 0:
		return duel.Answer{Kind: duel.DiceAnswer, Roll: p.roll(int(q.N))}, true
	case q.FromTable() && q.Form() == duel.CardAnswer && b < 200:
		return duel.Answer{Kind: duel.CardAnswer, Card: p.card()}, true
	case q.FromTable() && q.Form() == duel.CardAnswer:
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	}
	a := choices[int(b)%len(choices)]
	if q.ID == duel.AskDoubt && a == duel.Yes {
		p.clean = false // a token that lies against T1, because the table says so
	}
	return a, true
}

// anyAnswer is an answer that may fit no question.
func (p *tape) anyAnswer() duel.Answer {
	return duel.Answer{Kind: duel.AnswerKind(p.below(int(duel.NumberAnswer) + 1)), Symbol: duel.Symbol(p.below(3)), Face: rules.Face(p.below(rules.NumFaces)),
		Roll: p.roll(p.below(9)), Card: duel.CardID(p.next()), Place: p.place(), N: int8(p.next())}
}

// anyEvent is an event that may fit no table: what a line can say, legal or not.
func (p *tape) anyEvent(kind duel.EventKind) duel.Event {
	ev := duel.Event{Kind: kind, Side: duel.Side(p.below(2)), Field: duel.Field(p.below(int(duel.WhiteField) + 1)), Phase: duel.Phase(p.below(int(duel.PhaseOver))),
		Face: rules.Face(p.below(rules.NumFaces)), Symbol: duel.Symbol(p.below(3)), Hand: duel.FameHand(1 + p.below(2)), Slot: int8(p.below(4)),
		N: int16(p.below(100)), Half: duel.Spot(p.below(29) - 14), Card: p.card(), Token: duel.TokenID(p.below(duel.MaxTokens)), Place: p.place(),
		Roll: p.roll(p.below(9)), Answer: p.anyAnswer()}
	for i := range ev.Row {
		ev.Row[i] = [...]duel.CardID{p.card(), duel.Unnamed, duel.NoCard}[p.below(3)]
	}
	if most := 8 - int(p.r.Box.Tokens[ev.Token].Covers); int(ev.Place.At) > most && kind == duel.LayToken {
		ev.Place.At = int8(most)
	}
	table := p.s
	table.DeniedWins = 0
	ev.Table = &table
	if kind == duel.SetDiscards {
		ev.Table.Discard = duel.Pile{}
		ev.Table.Discard.Push(p.card())
	}
	return ev
}

// legalEvent is one of the options, or the answer to the standing question.
func (p *tape) legalEvent() duel.Event {
	if q, ok := p.r.Standing(&p.s); ok {
		a, said := p.Answer(&p.s, &q)
		if !said {
			a = duel.No
		}
		return duel.Event{Kind: duel.Answered, Answer: a}
	}
	options := p.r.Options(&p.s, nil)
	if len(options) == 0 {
		p.t.Fatalf("nothing can happen and nothing is asked: %+v", p.s.Turn)
	}
	ev := options[p.below(len(options))]
	switch ev.Kind {
	case duel.Rolled:
		ev.Roll = p.roll(int(ev.N))
	case duel.Kept:
		for f, n := range p.s.Turn.Dice {
			ev.Roll[f] = int8(p.below(int(n) + 1))
		}
	}
	return ev
}

// play plays the tape to its end.
func (p *tape) play() {
	p.begin()
	for n := 0; len(p.data) > 0 && n < 400; n++ {
		kind := p.next()
		switch {
		case kind == 250:
			p.do(p.anyEvent(duel.SetNumber + duel.EventKind(p.below(int(duel.SetTable-duel.SetNumber)+1))))
		case kind >= 240:
			p.do(p.anyEvent([...]duel.EventKind{duel.SpendTokens, duel.Rolled, duel.Kept, duel.Stopped, duel.Resolved, duel.ResolvedAll,
				duel.Bought, duel.Swept, duel.Discarded, duel.Passed, duel.Answered, duel.Conceded}[p.below(12)]))
		case p.s.Over():
			return
		default:
			p.do(p.legalEvent())
		}
	}
}

// do plays one event. A refusal leaves the table as it was, and so does an event
// nobody answers, once it is put back.
func (p *tape) do(ev duel.Event) {
	before, clean := p.s, p.clean
	status, err := p.e.Play(&p.s, &ev, p, nil)
	if err != nil && p.s != before {
		p.t.Fatalf("%s is refused (%v) and has changed the table", p.r.Write(&ev), err)
	}
	if err != nil || status == duel.Asking {
		if err == nil && len(p.r.Choices(&p.s, &p.e.Question, nil)) == 0 && !p.e.Question.FromTable() {
			p.t.Fatalf("%s stands at %s, which has no answer", p.r.Write(&ev), p.e.Question.ID)
		}
		p.s, p.clean = before, clean
		return
	}
	p.clean = p.clean && !ev.Kind.Correction() && ev.Kind != duel.Conceded
	p.r.Warnings(&p.s)
	if !p.clean || len(p.data)%8 == 0 { // odd tables always, others now and then: these take most of the time
		p.r.JSON(&duel.Table{State: p.s}, 0)
		p.r.OrderMatters(p.s)
	}
	p.holds(&ev)
}

// holds checks a table: less where corrections have touched it.
func (p *tape) holds(ev *duel.Event) {
	if _, why := p.s.Winner(); p.s.Over() && why == duel.NotWon {
		p.t.Fatalf("after %s the game is over, and nobody has won", p.r.Write(ev))
	}
	for side := range p.s.Sides {
		m := &p.s.Sides[side]
		if m.Energy < 0 || m.Hearts < 0 || m.Dice < 0 || m.Taken < 0 || m.Dominated < 0 || p.s.Deck < 0 {
			p.t.Fatalf("after %s: %+v, %d in the deck", p.r.Write(ev), *m, p.s.Deck)
		}
	}
	if !p.clean {
		return
	}
	if odd := p.r.Warnings(&p.s); len(odd) > 0 {
		p.t.Fatalf("after %s: %v", p.r.Write(ev), odd[0])
	}
	if _, why := p.s.Winner(); (why != duel.NotWon) != p.s.Over() {
		p.t.Fatalf("after %s: won by %q, over %v", p.r.Write(ev), why, p.s.Over())
	}
}

// tapes are random bytes that reach every question, each the first one that does.
func tapes(t testing.TB, r *duel.Rules) [][]byte {
	t.Helper()
	rnd, seen, out := rand.New(rand.NewPCG(4, 9)), map[duel.QuestionID]bool{}, [][]byte(nil)
	for range 40000 {
		data := make([]byte, 100+rnd.IntN(500))
		for i := range data {
			data[i] = byte(rnd.IntN(256))
		}
		p := &tape{t: t, r: r, e: r.NewEngine(), data: data}
		p.play()
		fresh := false
		for id := range p.asked {
			fresh = fresh || !seen[id]
			seen[id] = true
		}
		if fresh {
			out = append(out, data)
		}
		if len(seen) == int(duel.AskGameOver) {
			return out
		}
	}
	for id := duel.AskReveal; id <= duel.AskGameOver; id++ {
		if !seen[id] {
			t.Errorf("no tape reaches %s", id)
		}
	}
	return out
}

// FuzzEvents: no sequence of events and answers, legal ones and others, panics;
// what is refused changes nothing; and as long as all were legal the table is one
// that the rules allow.
func FuzzEvents(f *testing.F) {
	r := dueltest.Rules(f)
	for _, data := range tapes(f, r) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p := &tape{t: t, r: r, e: r.NewEngine(), data: data}
		p.play()
	})
}
