package main

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// This file has players who do not choose like those of any skill.

// reckless plays like the coach, except for three random steps in ten, including answers.
type reckless struct {
	*sim.Coached
	astray bool // the present step is random: the coach has no answers to its questions
}

const recklessness = 0.3

// Next returns the best event, or any.
func (c *reckless) Next(p *sim.Player, s *duel.State) duel.Event {
	if c.astray = p.Rand.Float64() < recklessness; c.astray {
		return sim.Random{}.Next(p, s)
	}
	return c.Coached.Next(p, s)
}

// Answer returns the best answer, or any.
func (c *reckless) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	if c.astray = c.astray || p.Rand.Float64() < recklessness; c.astray {
		return sim.Random{}.Answer(p, s, q)
	}
	return c.Coached.Answer(p, s, q)
}

// shopper plays like the coach, but keeps any dice.
type shopper struct{ *sim.Coached }

// Next returns any keep after a roll, otherwise the best event.
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

// strangers are the players for whom skill checks whether the estimates come true.
var strangers = []stranger{
	{"careless", func(r *duel.Rules, t *core.Table) sim.Policy {
		return &reckless{Coached: sim.CoachedBy(coach.New(r, t))}
	}},
	{"greedy", func(*duel.Rules, *core.Table) sim.Policy { return sim.Greedy{} }},
	{"club", func(*duel.Rules, *core.Table) sim.Policy { return sim.Club{} }},
	{"random keeps", func(r *duel.Rules, t *core.Table) sim.Policy { return shopper{sim.CoachedBy(coach.New(r, t))} }},
}
