package tokyo_test

import (
	"fmt"
	"math/rand/v2"

	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// player plays any legal move. Dice and cards, which only a table can show, are random.
type player struct {
	*tokyo.Rules
	*rand.Rand
}

func (p player) throw(n int) (roll rules.Roll) {
	for range n {
		roll[p.IntN(rules.NumFaces)]++
	}
	return roll
}

// Answer implements tokyo.Answers.
func (p player) Answer(s *tokyo.State, q *tokyo.Question) (tokyo.Answer, bool) {
	if q.Form() == tokyo.DiceAnswer {
		return tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: p.throw(int(q.N))}, true
	}
	choices := p.Choices(s, q, nil)
	return choices[p.IntN(len(choices))], true
}

// play plays a game to its end.
func (p player) play(set *tokyo.Setup) tokyo.State {
	s, engine := p.Start(set), p.NewEngine()
	for !s.Over() {
		events := p.Options(&s, nil)
		if q, asked := p.Standing(&s); asked {
			a, _ := p.Answer(&s, &q)
			events = append(events, tokyo.Event{Kind: tokyo.Answered, Answer: a})
		}
		ev := events[p.IntN(len(events))]
		if ev.Kind == tokyo.Rolled {
			ev.Roll = p.throw(int(ev.N))
		}
		if _, err := engine.Play(&s, &ev, p, nil); err != nil {
			panic(err)
		}
	}
	return s
}

// A random game of four, played to its end.
func Example() {
	lib, err := library.Read(frozen.Cards(), "cards.yaml") // players read kingoftokyo.Cards
	if err != nil {
		panic(err)
	}
	boxes, err := lib.Tokyo()
	if err != nil {
		panic(err)
	}
	p := player{tokyo.New(boxes[tokyo.Base]), rand.New(rand.NewPCG(1, 2))}
	set := tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{0, 1, 2, 3}, nil, 0)
	s := p.play(&set)
	fmt.Printf("turn %d: %s has won, by %s\n", s.Turn.Number, s.Winner, s.Ended)
	// Output:
	// turn 45: p4 has won, by points
}
