package duel_test

import (
	"fmt"
	"math/rand/v2"

	"kingoftokyo/autobot"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// player plays any legal move. Dice and cards, which only a table can show, are random.
type player struct {
	*duel.Rules
	*rand.Rand
}

func (p player) throw(n int) (roll rules.Roll) {
	for range n {
		roll[p.IntN(rules.NumFaces)]++
	}
	return roll
}

// Answer implements duel.Answers.
func (p player) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	switch {
	case q.Form() == duel.DiceAnswer && q.FromTable():
		return duel.Answer{Kind: duel.DiceAnswer, Roll: p.throw(int(q.N))}, true
	case q.FromTable():
		return duel.Answer{Kind: duel.CardAnswer, Card: p.Hidden(s).Next(duel.CardID(p.IntN(40)))}, true
	}
	choices := p.Choices(s, q, nil)
	return choices[p.IntN(len(choices))], true
}

// A random game against Autobot, played to its end.
func Example() {
	lib, err := library.Read(frozen.Cards(), "cards.yaml") // players read kingoftokyo.Cards
	if err != nil {
		panic(err)
	}
	p := player{autobot.NewRules(lib.Duel()), rand.New(rand.NewPCG(1, 2))}
	set := duel.NewSetup(true, [2]duel.MonsterID{0, 1}, duel.You)
	s, engine := p.Start(&set), p.NewEngine()
	for !s.Over() {
		var ev duel.Event
		if q, asked := p.Standing(&s); asked {
			ev.Kind = duel.Answered
			ev.Answer, _ = p.Answer(&s, &q)
		} else {
			events := p.Options(&s, nil)
			ev = events[p.IntN(len(events))]
			if ev.Kind == duel.Rolled {
				ev.Roll = p.throw(int(ev.N))
			}
		}
		if _, err := engine.Play(&s, &ev, p, nil); err != nil {
			panic(err)
		}
	}
	winner, why := s.Winner()
	fmt.Printf("turn %d: %s has won by %s\n", s.Turn.Number, winner, why)
	// Output:
	// turn 24: rival has won by victory
}
