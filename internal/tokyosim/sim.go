// Package tokyosim plays whole games of King of Tokyo and its Dark Edition by
// itself, for random tests and measurements.
package tokyosim

import (
	"math/rand/v2"

	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Player plays games: every choice is drawn at random among the legal ones, with
// a few habits that keep games going.
type Player struct {
	Rules *tokyo.Rules
	Rand  *rand.Rand
	// Rigged makes a face come up more often: half of all dice show it. That reaches what fair dice reach too rarely.
	Rigged bool
	Face   rules.Face
	// Energy is what every Monster begins with, for games with more purchases.
	Energy int16
	// Heard, if set, is told every event that was played, with its answers.
	Heard func(before *tokyo.State, ev *tokyo.Event, answers []tokyo.Answer, after *tokyo.State)
	// Sink, if set, is told every step.
	Sink tokyo.Sink
	// Asked, if set, sees every question and the answer it got.
	Asked func(s *tokyo.State, q *tokyo.Question, a tokyo.Answer)

	engine  *tokyo.Engine
	answers []tokyo.Answer
	events  []tokyo.Event
	choices []tokyo.Answer
}

// New is a player of one box, with a seed.
func New(r *tokyo.Rules, seed uint64) *Player {
	return &Player{Rules: r, Rand: rand.New(rand.NewPCG(seed, 0x70c0)), engine: r.NewEngine()}
}

// mostTurns is after how many turns a game counts as endless.
const mostTurns = 2000

// Game plays a set-up to its end and returns the last table; ok is false where it
// was not over after mostTurns.
func (p *Player) Game(set tokyo.Setup) (s tokyo.State, ok bool) {
	s = p.Rules.Start(&set)
	for seat := range s.Seats[:s.Players] {
		s.Seats[seat].Energy = p.Energy
	}
	for !s.Over() && s.Turn.Number <= mostTurns {
		p.Step(&s)
	}
	return s, s.Over()
}

// Step plays one event, chosen at random.
func (p *Player) Step(s *tokyo.State) {
	ev := p.event(s)
	before := *s
	p.answers = p.answers[:0]
	status, err := p.engine.Play(s, &ev, p, p.Sink)
	if err != nil {
		panic("a legal event was refused: " + p.Rules.Write(&ev) + ": " + err.Error())
	}
	if status != tokyo.Done {
		panic("nobody answers " + p.engine.Question.ID.String())
	}
	if p.Heard != nil {
		p.Heard(&before, &ev, p.answers, s)
	}
}

// event is what happens next.
func (p *Player) event(s *tokyo.State) tokyo.Event {
	p.events = p.Rules.Options(s, p.events[:0])
	if q, ok := p.Rules.Standing(s); ok && (len(p.events) == 0 || p.Rand.IntN(4) > 0) {
		return tokyo.Event{Kind: tokyo.Answered, Answer: p.answer(s, &q)}
	}
	ev := p.events[p.Rand.IntN(len(p.events))]
	if ev.Kind == tokyo.Used && p.Rand.IntN(3) > 0 || ev.Kind == tokyo.Swept && p.Rand.IntN(2) > 0 {
		ev = p.events[p.Rand.IntN(len(p.events))]
	}
	if ev.Kind == tokyo.Rolled {
		ev.Roll = p.dice(int(ev.N))
		ev.N = 0
	}
	return ev
}

// Answer implements tokyo.Answers.
func (p *Player) Answer(s *tokyo.State, q *tokyo.Question) (tokyo.Answer, bool) {
	a := p.answer(s, q)
	p.answers = append(p.answers, a)
	return a, true
}

func (p *Player) answer(s *tokyo.State, q *tokyo.Question) tokyo.Answer {
	a := p.draw(s, q)
	if p.Asked != nil {
		p.Asked(s, q, a)
	}
	return a
}

// draw is a legal answer.
func (p *Player) draw(s *tokyo.State, q *tokyo.Question) tokyo.Answer {
	if q.Form() == tokyo.DiceAnswer {
		if q.No && p.Rand.IntN(2) == 0 {
			return tokyo.No
		}
		return tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: p.dice(int(q.N))}
	}
	p.choices = p.Rules.Choices(s, q, p.choices[:0])
	a := p.choices[p.Rand.IntN(len(p.choices))]
	if a.Kind == tokyo.CardAnswer && a.Card == tokyo.Unnamed && p.Rand.IntN(20) > 0 {
		a = p.choices[0]
	}
	return a
}

// dice are n dice thrown.
func (p *Player) dice(n int) rules.Roll {
	var r rules.Roll
	for range n {
		f := rules.Face(p.Rand.IntN(rules.NumFaces))
		if p.Rigged && p.Rand.IntN(2) == 0 {
			f = p.Face
		}
		r[f]++
	}
	return r
}
