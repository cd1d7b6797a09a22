package seats

// This file computes what a Monster of King of Tokyo faces if it stays in Tokyo until its next turn.

import (
	"math"

	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Outlook is what happens before the next turn of a Monster in Tokyo, if everybody who plays until then goes for smashes: they
// keep every smash and reroll all other dice as often as they may. Cards in play count. Nobody buys, uses or answers anything
// by choice: nobody else yields, and the Monster that stays pays for nothing. All dice without a smash count as energy.
type Outlook struct {
	Turns  int       // how many others play before it
	Lost   []float64 // probability of losing that many hearts until then, by number; for a Monster that falls, all it has
	Falls  float64   // chance that it falls
	Points int       // victory points for starting the turn in Tokyo (9.2), with those of Urbavore
	Energy int       // energy instead of them (13.2)
}

// AtLeast returns the chance of losing n hearts or more.
func (o *Outlook) AtLeast(n int) (p float64) {
	for lost := len(o.Lost) - 1; lost >= n && lost >= 0; lost-- {
		p += o.Lost[lost]
	}
	return p
}

// Asks reports whether a question asks if a wounded Monster leaves Tokyo. A card that lets it leave
// before it loses hearts asks a different question.
func Asks(q *tokyo.Question) bool { return q.Yields() && q.Card == tokyo.NoCard }

// Stay returns the outlook for a Monster that a table asks to yield (6.1), if it stays; ok is false at any other table.
func Stay(r *tokyo.Rules, t *tokyo.Table) (o Outlook, ok bool) {
	q, asked := t.Open()
	if !asked || !Asks(&q) || !t.State.Alive(q.Seat) {
		return Outlook{}, false
	}
	w := &waiting{engine: r.NewEngine(), rules: r}
	s := t.State
	s.Turn.Phase = tokyo.PhaseBuy // the attacker is done
	hearts := int(s.Seats[q.Seat].Hearts)
	o = Outlook{Lost: make([]float64, hearts+1), Points: 2 + r.Count(&s, q.Seat, "urbavore")}
	if s.Options.TwoEnergy {
		o.Points, o.Energy = 0, 1
	}
	now := map[tokyo.State]float64{}
	w.pass(s, 1, now)
	for len(now) > 0 {
		next, plays := map[tokyo.State]float64{}, false
		for s, p := range now {
			m := &s.Seats[q.Seat]
			switch {
			case m.Out || s.Over() && s.Winner != q.Seat:
				o.Lost[hearts] += p
				o.Falls += p
			case s.Over() || s.Turn.Active == q.Seat || s.Turn.Number > t.State.Turn.Number+mostTurns:
				o.Lost[max(0, hearts-int(m.Hearts))] += p
			default:
				plays = true
				w.turn(s, p, next)
			}
		}
		if plays {
			o.Turns++
		}
		now = next
	}
	return o, true
}

// mostTurns limits the effect of further turns.
const mostTurns = 12

// waiting plays the turns of others.
type waiting struct {
	engine *tokyo.Engine
	rules  *tokyo.Rules
	thrown []tokyo.Answer
	at     int
}

// turn plays a turn of another Monster, with every possible number of smashes.
func (w *waiting) turn(s tokyo.State, p float64, next map[tokyo.State]float64) {
	for n := 0; n < mostLines && s.Turn.Phase < tokyo.PhaseRoll; n++ {
		w.play(&s, &tokyo.Event{Kind: tokyo.Passed, Seat: tokyo.NoSeat})
	}
	dice, rolls := w.rules.DiceCount(&s, s.Turn.Active), w.rules.Rolls(&s, s.Turn.Active)
	for smashes := range dice + 1 {
		f := s
		var roll rules.Roll
		roll[tokyo.Smash], roll[tokyo.Energy] = int8(smashes), int8(dice-smashes)
		if !w.play(&f, &tokyo.Event{Kind: tokyo.Rolled, Seat: tokyo.NoSeat, Roll: roll}) {
			continue
		}
		w.resolve(f, p*lattice.Share(dice, smashes, 1-math.Pow(5.0/6, float64(rolls))), next)
	}
}

// resolve resolves the dice. It weighs dice that a card throws against a loss by their chances.
func (w *waiting) resolve(s tokyo.State, p float64, next map[tokyo.State]float64) {
	f := s
	w.at = 0
	asking, err := w.engine.Play(&f, &tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}, w, nil)
	if err == nil && asking { // camouflage
		n := int(w.engine.Question.N)
		for hearts := range n + 1 {
			var roll rules.Roll
			roll[tokyo.Heart], roll[tokyo.Energy] = int8(hearts), int8(n-hearts)
			w.thrown = append(w.thrown, tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: roll})
			w.resolve(s, p*lattice.Share(n, hearts, 1.0/6), next)
			w.thrown = w.thrown[:len(w.thrown)-1]
		}
		return
	}
	w.pass(f, p, next)
}

// pass ends a turn.
func (w *waiting) pass(s tokyo.State, p float64, next map[tokyo.State]float64) {
	thrown := w.thrown
	w.thrown = nil
	for n, number := 0, s.Turn.Number; n < mostLines && s.Turn.Number == number && !s.Over(); n++ {
		w.play(&s, &tokyo.Event{Kind: tokyo.Passed, Seat: tokyo.NoSeat})
	}
	w.thrown = thrown
	next[s] += p
}

// mostLines limits the lines at a turn's end.
const mostLines = 8

// play plays an event, and reports whether it could.
func (w *waiting) play(s *tokyo.State, ev *tokyo.Event) bool {
	if q, ok := w.rules.Standing(s); ok && ev.Kind == tokyo.Passed && s.Turn.Phase != tokyo.PhaseBuy {
		a, _ := w.Answer(s, &q)
		ev = &tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a}
	}
	w.at = 0
	_, err := w.engine.Play(s, ev, w, nil)
	return err == nil
}

// Answer implements tokyo.Answers: nobody does what they need not do.
func (w *waiting) Answer(s *tokyo.State, q *tokyo.Question) (tokyo.Answer, bool) {
	choices := w.rules.Choices(s, q, nil)
	switch {
	case q.FromTable() && q.Form() == tokyo.DiceAnswer && !q.Fewer(): // thrown against the loss
		if w.at == len(w.thrown) {
			return tokyo.Answer{}, false
		}
		w.at++
		return w.thrown[w.at-1], true
	case q.No:
		return tokyo.No, true
	case q.Form() == tokyo.NumberAnswer:
		return tokyo.Answer{Kind: tokyo.NumberAnswer}, true
	case q.Form() == tokyo.DiceAnswer:
		return tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: rules.Roll{tokyo.Energy: q.N}}, true
	case len(choices) > 0:
		return choices[len(choices)-1], true
	}
	return tokyo.Answer{}, false
}
