package coach

import (
	"math"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file answers what is asked in Autobot's turn.

// fork answers the questions on the way of an event. Where dice decide, it takes one
// way each time the event is played, and goes through all of them as an odometer does.
type fork struct {
	ways    []way
	at      int     // dice thrown in this play
	odds    float64 // of what they showed
	assumes *assumptions
}

// assumptions are those that came in.
type assumptions [numAssumptions]bool

// way is one throw of camouflage dice: so many of them show a heart.
type way struct{ hearts, dice int8 }

// begin is before each play.
func (f *fork) begin() { f.at, f.odds = 0, 1 }

// next goes to the next way, or says that all were taken; then it stands at the first.
func (f *fork) next() bool {
	for n := len(f.ways); n > 0; n-- {
		if last := &f.ways[n-1]; last.hearts < last.dice {
			last.hearts++
			f.ways = f.ways[:n]
			return true
		}
	}
	f.ways = f.ways[:0]
	return false
}

// Answer is duel.Answers. Each play throws the dice in the next way; a revealed card is not named;
// what is harmless is declined.
func (f *fork) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	switch {
	case q.Thrown():
		f.assumes[AssumeCamouflage] = true
		return f.camouflage(q.N), true
	case q.MayStayUnnamed():
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	case replies[q.ID].harmless:
		return duel.No, true
	}
	f.assumes[AssumeDeclined] = true
	return duel.No, q.No
}

// camouflage throws so many dice (O10): every number of hearts among them has its turn.
func (f *fork) camouflage(n int8) duel.Answer {
	if f.at == len(f.ways) {
		f.ways = append(f.ways, way{dice: n})
	}
	h := f.ways[f.at].hearts
	f.at++
	f.odds *= binomial(int(n), int(h))
	return duel.Answer{Kind: duel.DiceAnswer, Roll: rules.Roll{duel.Heart: h, duel.Claw: n - h}}
}

// binomial is the probability that h of n dice show one face.
func binomial(n, h int) float64 {
	p := math.Pow(rules.NumFaces-1, float64(n-h)) / math.Pow(rules.NumFaces, float64(n))
	for i := range h {
		p *= float64(n-i) / float64(i+1)
	}
	return p
}
