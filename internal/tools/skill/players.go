package main

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// This file has players who do not choose as those of any skill do.

// reckless plays as the coach does, but for three steps in ten, which it takes by chance, questions included.
type reckless struct {
	*sim.Coached
	astray bool // the present step is by chance: the coach has no answers to its questions
}

const recklessness = 0.3

// Next is the best event, or any.
func (c *reckless) Next(p *sim.Player, s *duel.State) duel.Event {
	if c.astray = p.Rand.Float64() < recklessness; c.astray {
		return sim.Random{}.Next(p, s)
	}
	return c.Coached.Next(p, s)
}

// Answer is the best answer, or any.
func (c *reckless) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	if c.astray = c.astray || p.Rand.Float64() < recklessness; c.astray {
		return sim.Random{}.Answer(p, s, q)
	}
	return c.Coached.Answer(p, s, q)
}

// shopper plays as the coach does, but keeps any dice.
type shopper struct{ *sim.Coached }

// Next is any keep after a roll, otherwise the best event.
func (c shopper) Next(p *sim.Player, s *duel.State) duel.Event {
	if t := &s.Turn; t.Phase == duel.PhaseRoll && t.Rolls > 0 && !p.Rules.LabOpen(s) {
		return sim.Random{}.Next(p, s)
	}
	return c.Coached.Next(p, s)
}

// stranger is a player of another kind.
type stranger struct {
	name   string
	policy func(*duel.Rules, *core.Table) sim.Policy
}

// strangers are those of whom it is measured whether what they are told comes true.
var strangers = []stranger{
	{"careless", func(r *duel.Rules, t *core.Table) sim.Policy {
		return &reckless{Coached: sim.CoachedBy(coach.New(r, t))}
	}},
	{"greedy", func(*duel.Rules, *core.Table) sim.Policy { return sim.Greedy{} }},
	{"club", func(*duel.Rules, *core.Table) sim.Policy { return sim.Club{} }},
	{"random keeps", func(r *duel.Rules, t *core.Table) sim.Policy { return shopper{sim.CoachedBy(coach.New(r, t))} }},
}
