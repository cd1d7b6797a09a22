package main

import (
	"errors"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// chairs are the two chairs of Duel.
type chairs struct{ rules *duel.Rules }

func (t *chairs) seats() []int { return []int{2} }

func (t *chairs) tempers() error { return errors.New("there are no tempers in Duel") }

// player returns the player with a name.
func (t *chairs) player(name string) sim.Policy {
	switch name {
	case "random":
		return sim.Random{}
	case "greedy":
		return sim.Greedy{}
	case "club":
		return sim.Club{}
	}
	hand, _ := rules.HandNamed(name)
	if hand.Strength == rules.Hard {
		return sim.CoachedBy(coach.NewTwo(t.rules)) // also takes the best option, but need not rank all
	}
	return &deciding{coach.NewTwo(t.rules), hand.Strength}
}

func (t *chairs) start(i, _ int, one, others string) (match, int) {
	rnd := rand.New(rand.NewPCG(apartFrom, uint64(i/2))) // both starts with the same Monsters
	set := setup(t.rules, rnd, duel.Side(i%2))
	at := i / 2 % 2
	var v sim.Versus
	v[at], v[1-at] = t.player(one), t.player(others)
	p := sim.NewPlayer(t.rules, v, apartFrom+uint64(i))
	return &duelMatch{p, p.Start(set)}, at
}

// duelMatch is a game of Duel.
type duelMatch struct {
	*sim.Player
	s duel.State
}

func (m *duelMatch) rand() *rand.Rand { return m.Rand }

func (m *duelMatch) turn() int { return int(m.s.Turn.Number) }

func (m *duelMatch) step() bool {
	return m.Step(&m.s) == nil && !m.s.Over() && m.s.Turn.Number <= mostTurns
}

func (m *duelMatch) chances() []float64 {
	p := coach.NewTwo(m.Rules).Win(&duel.Table{State: m.s}).Win
	return []float64{p, 1 - p}
}

func (m *duelMatch) winner() int {
	if !m.s.Over() {
		return -1
	}
	side, _ := m.s.Winner()
	return int(side)
}

// deciding decides like kot in a chair at a strength.
type deciding struct {
	coach    *coach.Coach
	strength rules.Strength
}

// Next implements sim.Policy.
func (c *deciding) Next(p *sim.Player, s *duel.State) duel.Event {
	return c.decide(p, &duel.Table{State: *s})
}

// Answer implements sim.Policy.
func (c *deciding) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	t := duel.Table{State: *s, Question: *q}
	if standing, ok := p.Rules.Standing(s); !ok || standing.ID != q.ID {
		t.Asking, t.Pending = true, &p.Pending
	}
	return c.decide(p, &t).Answer
}

// decide returns No if the whole table answers. If the coach would rather discard a card before it
// answers, which no game here can do, it returns the best answer.
func (c *deciding) decide(p *sim.Player, t *duel.Table) duel.Event {
	a, n, ok := c.coach.Decide(t, c.strength, p.Rand.Float64())
	if !ok {
		return duel.Event{Kind: duel.Answered, Answer: duel.No}
	}
	if asked := t.Question.ID != duel.NoQuestion; asked && a.Options[n].Event.Kind != duel.Answered {
		n = slices.IndexFunc(a.Options, func(o coach.Option) bool { return o.Event.Kind == duel.Answered })
	}
	return a.Options[n].Event
}
