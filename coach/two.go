package coach

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"sync"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has what differs where both sides choose: two people play, or kot takes a chair. The search is the same, with the eyes of
// whose turn it is; the other side answers what is worst for them. What comes after the turn is a learned value that both sides share.

// UnitsOfTwo is how many units the hidden layer of the network for two has.
const UnitsOfTwo = 30

// NewTwo is a coach for games in which both sides choose. Its chances are those of whoever is asked, or else whose turn it is.
func NewTwo(r *duel.Rules) *Coach { return NewTwoWith(r, LearnedOfTwo()) }

// NewTwoWith is a coach for two that values tables by another network than the one that travels with the program.
func NewTwoWith(r *duel.Rules, n *Network) *Coach {
	c := &Coach{skill: Best}
	c.search.init(r, nil, n)
	return c
}

// NewTwoBySolo is a coach for two that values a table by what it were worth against Autobot, read from the side whose
// turn it is as it stands; it serves to measure how much the value for two is better. tables are those of the solo
// games of each side.
func NewTwoBySolo(r *duel.Rules, tables [2]*core.Table) *Coach {
	c := NewTwoWith(r, Learned())
	c.search.solved = tables
	return c
}

//go:embed two.weights
var weightsOfTwo []byte

// LearnedOfTwo is the network for two that travels with the program.
var LearnedOfTwo = sync.OnceValue(func() *Network {
	n := sizedOfTwo()
	if err := n.decode(flate.NewReader(bytes.NewReader(weightsOfTwo))); err != nil {
		panic(err) // the file was made for this very program
	}
	return n
})

// sizedOfTwo is a network for two of nothing but noughts.
func sizedOfTwo() *Network {
	return &Network{Network: learned.New(Inputs, UnitsOfTwo, 2, UnitsOfTwo)}
}

// NewNetworkOfTwo is a network for two that knows nothing: where training begins.
func NewNetworkOfTwo(box *duel.Box) *Network { return sizedOfTwo().of(box) }

// Lesson are the inputs of a side of a table between two turns, as a network for two learns them. Its log-odds to win are what the network
// makes of them, less what it makes of those of the other side.
func (c *Coach) Lesson(s *duel.State, side duel.Side) []learned.Input {
	v := c.search.views[side]
	buf := v.moveInputs(s, 0, v.restInputs(s, nil))
	return v.tokenInputs(s, duel.DestructionTrack, v.tokenInputs(s, duel.FameTrack, buf))
}

// Value is the chance of the side You at a table between two turns by the learned value alone, without a search.
func (c *Coach) Value(s *duel.State) float64 {
	j, sum := &c.search.evaluator, 0.0
	for side := range duel.Side(2) {
		j.me = side
		sum += j.winOfTwo(s)[atBest] * float64(1-2*int(side))
	}
	return (1 + sum) / 2
}

// winOfTwo is what a table between two turns is worth to the side that sees it: the same from either side.
func (j *evaluator) winOfTwo(s *duel.State) worth {
	if _, why := s.Winner(); why != duel.NotWon {
		return j.won(s)
	}
	if t := j.solved[j.me]; t != nil {
		j.table, j.m = t, t.Matchup()
		at, whole := j.position(s)
		p := j.coreAt(s, at, whole)
		if p <= 0 || p >= 1 {
			return worth{p, p}
		}
		return j.views[j.me].worth(s, learned.Logit(p))
	}
	p := learned.Sigmoid(j.views[j.me].ofTwo(s) - j.views[j.me.Other()].ofTwo(s))
	return worth{p, p}
}

// ofTwo are the log-odds that a table gives its side.
func (v *valuer) ofTwo(s *duel.State) float64 {
	return v.net.Heads[1].Of(v.summed(s, 0), UnitsOfTwo, 0)
}

// sharpnesses are how sharply the strengths of kot's second chair tell options apart; hard takes the best one.
var sharpnesses = [rules.NumStrengths - 1]float64{4.5, 8}

// Taken is the number of the option that kot takes in a chair of a strength, by a number from 0 to 1; below hard it is
// one that somebody would think of: of each face all dice or none are kept. s is the table of the advice.
func (a *Advice) Taken(s *duel.State, n rules.Strength, at float64) int {
	if n == rules.Hard {
		return 0
	}
	var list []Option
	var from []int
	for i := range a.Options {
		if thinkable(s, &a.Options[i].Event) {
			list, from = append(list, a.Options[i]), append(from, i)
		}
	}
	if len(list) == 0 {
		return 0
	}
	return from[draw(list, manner{sharp: sharpnesses[n]}, at)]
}

// thinkable says whether somebody would think of an event.
func thinkable(s *duel.State, ev *duel.Event) bool {
	for f, n := range ev.Roll {
		if ev.Kind == duel.Kept && n > 0 && n != s.Turn.Dice[f] {
			return false
		}
	}
	return true
}

// seen is a worth in the eyes of a side: what one of two wins, the other loses.
func (j *evaluator) seen(side duel.Side, w worth) worth {
	if j.two && side != j.me && w.legal() {
		return worth{1 - w[atBest], 1 - w[asPlayed]}
	}
	return w
}

// bestPlaceOfTwo is the place of a token, which has been lifted, where the table is worth most; q may be declined, and
// then it lies as it did.
func (x *search) bestPlaceOfTwo(f *duel.State, q *duel.Question, lies duel.Token) duel.Answer {
	best, most := duel.No, -1.0
	try := func(a duel.Answer, t duel.Token) {
		f.Tokens[q.Token] = t
		if w := x.seen(q.Side, x.win(f)); w[atBest] > most {
			best, most = a, w[atBest]
		}
		f.Tokens[q.Token] = duel.Token{}
	}
	if q.No {
		try(duel.No, lies)
	}
	first := len(x.choices)
	x.choices = x.rules.Choices(f, q, x.choices)
	for _, a := range x.choices[first:] {
		if a.Kind == duel.PlaceAnswer {
			try(a, duel.Token{Place: a.Place, Laid: true})
		}
	}
	x.choices = x.choices[:first]
	return best
}

// toward is how far a marker, or a way of one, is toward the side that sees.
func (in *inputs) toward(at duel.Spot) duel.Spot { return toward(in.side, at) }

func (x *search) toward(at duel.Spot) duel.Spot { return toward(x.me, at) }

func toward(side duel.Side, at duel.Spot) duel.Spot {
	if side == duel.You {
		return at
	}
	return -at
}

// behind are the markers as the side sees them that searches: the one farther from its Victory spaces first.
func (x *search) behind(s *duel.State) (low, high duel.Spot) {
	if s.Marker[0] < s.Marker[1] == (x.me == duel.You) {
		return s.Marker[0], s.Marker[1]
	}
	return s.Marker[1], s.Marker[0]
}

// ends are the ends of a token of so many spaces, the one first that the markers of the side meet first.
func (x *search) ends(p duel.Place, covers int8) (near, far duel.Spot) {
	near, far = 2*duel.Spot(p.At), 2*duel.Spot(p.At+covers-1)
	if x.me == duel.Rival {
		near, far = -far, -near
	}
	return near, far
}
