package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// duelGates are what is measured of Duel's second chair.
type duelGates struct {
	rules        *duel.Rules
	first, games int
	workers      int
}

func measureDuel(r *duel.Rules, gate string, first, games, workers int) error {
	t := &duelGates{rules: r, first: first, games: games, workers: workers}
	all := map[string]func() error{"strength": t.strength, "easy": t.easy, "calibration": t.calibration, "time": t.time}
	do, ok := all[gate]
	if !ok {
		return fmt.Errorf("no gate %q for Duel", gate)
	}
	return do()
}

// chair makes a policy for a game.
type chair func() sim.Policy

// hard is the second chair as well as it plays.
func (t *duelGates) hard() sim.Policy { return sim.CoachedBy(coach.NewTwo(t.rules)) }

// skilled is the second chair of a strength, as at the table.
func (t *duelGates) skilled(n rules.Strength) chair {
	return func() sim.Policy { return &deciding{coach.NewTwo(t.rules), n} }
}

// deciding decides as kot does in a chair of a strength.
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

// decide is No where the whole table answers. Where it would rather discard a card before it answers, which no game here can do, it is the
// best answer.
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

func greedyChair() sim.Policy { return sim.Greedy{} }
func clubChair() sim.Policy   { return sim.Club{} }
func randomChair() sim.Policy { return sim.Random{} }

// cell plays games of one against another, each start and each side in turn, and says how many the one has won.
func (t *duelGates) cell(what string, one, other chair) error {
	won, err := tools.All(t.workers, t.games, func(i int) (float64, error) {
		p, s := t.start(t.first + i)
		at := duel.Side(i / 2 % 2)
		var v sim.Versus
		v[at], v[at.Other()] = one(), other()
		p.Policy = v
		err := p.Continue(&s, mostTurns)
		side, _ := s.Winner()
		return tools.Wins(s.Over() && side == at), err
	})
	var m tools.Mean
	for _, w := range won {
		m.Add(w)
	}
	fmt.Printf("%s: wins %s of %.0f\n", what, interval(&m), m.N)
	return err
}

// start begins the game of a number, which no training has.
func (t *duelGates) start(i int) (*sim.Player, duel.State) {
	rnd := rand.New(rand.NewPCG(apartFrom, uint64(i/2))) // both starts with the same Monsters
	set := setup(t.rules, rnd, duel.Side(i%2))
	p := sim.NewPlayer(t.rules, nil, apartFrom+uint64(i))
	return p, p.Start(set)
}

// strength is how often hard wins.
func (t *duelGates) strength() error {
	if err := t.cell("hard against random", t.hard, randomChair); err != nil {
		return err
	}
	return t.cell("hard against greedy", t.hard, greedyChair)
}

// easy is how often greedy, which stands for a beginner, and a player of club strength win against each strength.
func (t *duelGates) easy() error {
	for n := range rules.Strength(rules.NumStrengths) {
		for what, one := range []chair{greedyChair, clubChair} {
			if err := t.cell([]string{"greedy", "club"}[what]+" against "+n.String(), one, t.skilled(n)); err != nil {
				return err
			}
		}
	}
	return nil
}

// calibration is what is said of tables, one a game, and who has won.
func (t *duelGates) calibration() error {
	all := make([][]tools.Seen, t.games)
	tools.Each(t.workers, t.games, func(i int) {
		p, s := t.start(t.first + i)
		p.Policy = t.hard()
		c := coach.NewTwo(t.rules)
		at := int16(1 + p.Rand.IntN(20)) // drawn before it is known how long the game is
		for s.Turn.Number < at && !s.Over() {
			if p.Step(&s) != nil {
				return
			}
		}
		if s.Over() {
			return
		}
		said := c.Win(&duel.Table{State: s}).Win
		if p.Continue(&s, mostTurns) == nil && s.Over() {
			side, _ := s.Winner()
			won := tools.Wins(side == duel.You)
			all[i] = []tools.Seen{{Said: said, Won: won, Asked: true}, {Said: 1 - said, Won: 1 - won, Asked: true}}
		}
	})
	tools.Calibration("two chairs", all)
	return nil
}

// time is how long a decision takes, one game after the other.
func (t *duelGates) time() error {
	var took []time.Duration
	for i := range t.games {
		p, s := t.start(t.first + i)
		p.Policy = t.hard()
		for !s.Over() && s.Turn.Number < mostTurns {
			begun := time.Now()
			if err := p.Step(&s); err != nil {
				return err
			}
			took = append(took, time.Since(begun))
		}
	}
	tellTimes(took)
	return nil
}
