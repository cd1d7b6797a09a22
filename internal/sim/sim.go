// Package sim plays whole games of Duel by itself: dice and cards come from a seed, the choices of humans from a
// policy, everything else from the engine. Random tests and measurements use it.
package sim

import (
	"math/bits"
	"math/rand/v2"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Policy plays the human's side (both sides, if two humans play).
type Policy interface {
	// Next returns the event to play at a table whose turn is a human's. Of a Rolled event only the
	// kind matters; the player throws its faces.
	Next(p *Player, s *duel.State) duel.Event
	// Answer returns the answer to a question that is not about dice or cards.
	Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer
}

// Player plays games one after the other, without allocating. Use one per goroutine; the same seed
// plays the same games.
type Player struct {
	Rules  *duel.Rules
	Rand   *rand.Rand
	Policy Policy
	// Pending is the present event, the table before it and the answers so far, for a policy that is asked during it.
	Pending duel.Pending
	// Events counts the events played, without answers.
	Events int
	// Watch, if set, is called for every event played, with the table after it.
	Watch func(before *duel.State, ev *duel.Event, after *duel.State)
	// Heard, if set, is called for every answer to a question of an event.
	Heard func(s *duel.State, q *duel.Question, a duel.Answer)

	chance  *chance   // throws the dice and draws the cards instead of Rand; may be nil
	sink    duel.Sink // receives every step; may be nil
	engine  *duel.Engine
	options []duel.Event
	choices []duel.Answer
	// Scratch: values passed to others stay here, so that nothing is allocated.
	s  duel.State
	ev duel.Event
	q  duel.Question
}

// NewPlayer returns a player with its own seeded source.
func NewPlayer(r *duel.Rules, policy Policy, seed uint64) *Player {
	return &Player{Rules: r, Rand: rand.New(rand.NewPCG(seed, seed^0x9e3779b97f4a7c15)), Policy: policy,
		engine: r.NewEngine(), options: make([]duel.Event, 0, 32), choices: make([]duel.Answer, 0, 128)}
}

// Throw throws n dice.
func (p *Player) Throw(n int) rules.Roll {
	dice := p.Rand
	if p.chance != nil {
		dice = p.chance.ofRoll()
	}
	var roll rules.Roll
	for range n {
		roll[dice.IntN(rules.NumFaces)]++
	}
	return roll
}

// Start returns the table of a set-up with its row dealt.
func (p *Player) Start(set *duel.Setup) duel.State {
	p.s = p.Rules.Start(set)
	for i := range p.s.Row {
		p.s.Row[i] = p.draw(&p.s)
	}
	return p.s
}

// Continue plays on from a table to the end of its game, or until turn number turns is over.
func (p *Player) Continue(s *duel.State, turns int) error {
	for !s.Over() && int(s.Turn.Number) <= turns {
		if err := p.Step(s); err != nil {
			return err
		}
	}
	return nil
}

// Step plays one event, or the answer to a standing question.
func (p *Player) Step(s *duel.State) error {
	p.ev = p.next(s)
	if p.ev.Kind == duel.Rolled {
		p.ev.Roll = p.Throw(p.Rules.Reroll(s))
	}
	p.Pending.Before, p.Pending.Entry = *s, append(p.Pending.Entry[:0], p.ev)
	_, err := p.engine.Play(s, &p.ev, p, p.sink)
	if p.Events++; p.Watch != nil {
		p.Watch(&p.Pending.Before, &p.ev, s)
	}
	return err
}

// next returns what happens next: Autobot's part follows from its rules.
func (p *Player) next(s *duel.State) duel.Event {
	if q, ok := p.Rules.Standing(s); ok {
		p.q = q
		return duel.Event{Kind: duel.Answered, Answer: p.answer(s, &p.q)}
	}
	if !s.Autobot() {
		return p.Policy.Next(p, s)
	}
	switch s.Turn.Phase {
	case duel.PhaseResolve:
		return duel.Event{Kind: duel.ResolvedAll}
	case duel.PhaseEnd:
		if s.Sides[duel.Rival].Energy < s.SpecialAt() {
			return duel.Event{Kind: duel.Passed}
		}
	}
	return duel.Event{Kind: duel.Rolled}
}

// Answer implements duel.Answers: random answers for dice and cards, otherwise the policy's.
func (p *Player) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	a := p.answer(s, q)
	p.Pending.Entry = append(p.Pending.Entry, duel.Event{Kind: duel.Answered, Answer: a})
	if p.Heard != nil {
		p.Heard(s, q, a)
	}
	return a, true
}

func (p *Player) answer(s *duel.State, q *duel.Question) duel.Answer {
	switch {
	case q.Thrown():
		return duel.Answer{Kind: duel.DiceAnswer, Roll: p.Throw(int(q.N))}
	case q.FromTable():
		return duel.Answer{Kind: duel.CardAnswer, Card: p.draw(s)}
	}
	return p.Policy.Answer(p, s, q)
}

// Options returns the legal events, in a buffer that the next call overwrites.
func (p *Player) Options(s *duel.State) []duel.Event {
	p.options = p.Rules.Options(s, p.options[:0])
	return p.options
}

// Choices returns the legal answers, in a buffer that the next call overwrites.
func (p *Player) Choices(s *duel.State, q *duel.Question) []duel.Answer {
	p.choices = p.Rules.Choices(s, q, p.choices[:0])
	return p.choices
}

// draw returns a card that nobody has seen since the last shuffle.
func (p *Player) draw(s *duel.State) duel.CardID {
	hidden := p.Rules.Hidden(s)
	switch {
	case hidden == 0:
		return duel.Unnamed
	case p.chance != nil:
		return p.chance.draw(hidden)
	}
	n := p.Rand.IntN(hidden.Len())
	rest := uint64(hidden)
	for range n {
		rest &= rest - 1
	}
	return duel.CardID(bits.TrailingZeros64(rest))
}
