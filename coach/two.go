package coach

import (
	_ "embed"
	"math"
	"slices"
	"sync"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has what differs if both sides choose: two people play, or kot takes a chair. The search is the same, seen by the side
// whose turn it is; the other side answers what is worst for that side. The value after the turn is learned and shared by both sides.

// UnitsOfTwo is how many units the hidden layer of the network for two has.
const UnitsOfTwo = 30

// NewTwo returns a coach for games in which both sides choose. Its chances are those of the side that is asked, or else whose turn it is.
func NewTwo(r *duel.Rules) *Coach { return NewWith(r, nil, LearnedOfTwo()) }

//go:embed two.weights
var weightsOfTwo []byte

// LearnedOfTwo returns the network for two in the program.
var LearnedOfTwo = sync.OnceValue(func() *Network { return sizedOfTwo().with(weightsOfTwo) })

// sizedOfTwo returns a network for two with all weights zero.
func sizedOfTwo() *Network {
	return &Network{Network: learned.New(Inputs, UnitsOfTwo, 2, UnitsOfTwo)}
}

// Lesson returns the inputs of a side of a table between two turns, as a network for two learns them. The side's
// log-odds of winning are the output of the network for them, minus its output for those of the other side.
func (c *Coach) Lesson(s *duel.State, side duel.Side) []learned.Input {
	v := c.search.views[side]
	return v.moveInputs(s, 0, v.restInputs(s, nil))
}

// Value returns the chance of the side You at a table between two turns, from the learned value alone without a search.
func (c *Coach) Value(s *duel.State) float64 {
	j, sum := &c.search.evaluator, 0.0
	for side := range duel.Side(2) {
		j.me = side
		sum += j.winOfTwo(s)[atBest] * float64(1-2*int(side))
	}
	return (1 + sum) / 2
}

// winOfTwo returns what a table between two turns is worth to the side that sees it. With the network, both sides add up to 1.
func (j *evaluator) winOfTwo(s *duel.State) worth {
	if _, why := s.Winner(); why != duel.NotWon {
		return j.won(s)
	}
	p := learned.Sigmoid(slopeOfTwo * (j.views[j.me].ofTwo(s) - j.views[j.me.Other()].ofTwo(s)))
	return worth{p, p}
}

// slopeOfTwo calibrates the chances: the network was trained on games with slips, whose outcome is less certain. After
// training, multiply it by the number that go run ./internal/tools/seats -box duel -gate calibration -first 1000000 prints.
const slopeOfTwo = 1.2

// ofTwo returns the log-odds that a table gives its side.
func (v *valuer) ofTwo(s *duel.State) float64 {
	return v.net.Heads[1].Of(v.summed(s, 0), UnitsOfTwo, 0)
}

// Decide returns what kot decides in a chair at a strength, given a number from 0 to 1: the number of an option of its advice.
// If dice come next, that option is Rolled. ok is false if kot decides nothing because the game is over or the table answers.
func (c *Coach) Decide(t *duel.Table, n rules.Strength, at float64) (a Advice, taken int, ok bool) {
	s := &t.State
	q, asked := t.Open()
	switch {
	case s.Over(), asked && !q.Chosen():
		return a, 0, false
	case asked && q.ID == duel.AskDoubt:
		return Advice{Options: []Option{{Event: duel.Event{Kind: duel.Answered, Answer: duel.Yes}}}}, 0, true
	case !asked && s.Turn.Phase == duel.PhaseRoll && s.Turn.Said:
		return Advice{Options: []Option{{Event: duel.Event{Kind: duel.Rolled}}}}, 0, true
	}
	if a, ok = c.Advise(t); !ok {
		return a, 0, false
	}
	unknown := slices.Contains(s.Row[:], duel.Unnamed)
	a.Options = slices.DeleteFunc(a.Options, func(o Option) bool {
		switch o.Event.Kind {
		case duel.Swept: // it renews no row that it does not know
			return unknown
		case duel.Answered: // it could use and decline the same power forever
			return o.Event.Answer == duel.No && c.declines(t)
		}
		return false
	})
	a.rank()
	return a, c.taken(s, &a, n, at), true
}

// declines reports whether No to the open question leads back to the table before, at which only a power was used.
func (c *Coach) declines(t *duel.Table) bool {
	if !t.Asking || t.Pending == nil {
		return false
	}
	x := &c.search
	f := x.push(&t.Pending.Before)
	defer x.pop()
	x.pending, x.from, x.path = t.Pending, 0, append(x.path[:0], duel.No)
	asking, err := x.play(f, nil)
	x.path = x.path[:0]
	return err == nil && !asking && declined(&t.Pending.Before, &t.Pending.Entry[0], f)
}

// manners are how kot chooses at each strength in the second chair.
var manners = [rules.NumStrengths]learned.Manner{
	{Margin: 3.5, Sharpness: 0.5}, {Margin: 1.3, Sharpness: 2.5}, {Sharpness: math.Inf(1)},
}

// taken returns the number of the option that kot takes in a chair at a strength, given a number from 0 to 1. Below hard,
// it keeps dice and buys the most expensive card by habit, unless that costs too much. s is the table of the advice.
func (c *Coach) taken(s *duel.State, a *Advice, n rules.Strength, at float64) int {
	m, me := &manners[n], &s.Sides[s.Turn.Active]
	if m.Best() {
		return a.Best
	}
	likes, liked, price := habit(s), -1, int16(-1)
	wins, pass, buy := make([]float64, len(a.Options)), 0.0, 0.0
	for i := range a.Options {
		o := &a.Options[i]
		switch wins[i] = o.Win; o.Event.Kind {
		case duel.Kept, duel.Stopped:
			if Kept(s, &o.Event) == likes {
				liked = i
			}
		case duel.Passed:
			pass = o.Win
		case duel.Bought:
			buy = max(buy, o.Win)
			if p := c.search.rules.Price(s, o.Event.Slot); p > price {
				liked, price = i, p
			}
		}
	}
	return m.Take(wins, func(i int) bool {
		switch ev := &a.Options[i].Event; ev.Kind {
		case duel.Kept, duel.Stopped:
			return !thinkable(s, Kept(s, ev))
		case duel.Swept:
			return me.Energy < duel.SweepPrice+sparedEnergy || buy >= worthIt*pass
		}
		return false
	}, liked, at)
}

// Kept returns the dice that an event of the roll step keeps.
func Kept(s *duel.State, ev *duel.Event) rules.Roll {
	if ev.Kind == duel.Stopped {
		return s.Turn.Dice
	}
	return ev.Roll
}

// habit returns the dice that a beginner keeps: claws, energy, hearts when few are left, and on the
// tracks pairs, or single dice if there are no pairs.
func habit(s *duel.State) (keep rules.Roll) {
	d, me := s.Turn.Dice, &s.Sides[s.Turn.Active]
	keep[duel.Claw], keep[duel.Energy] = d[duel.Claw], d[duel.Energy]
	if me.Hearts <= fewHearts {
		keep[duel.Heart] = min(d[duel.Heart], int8(me.Deficit()))
	}
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if d[f] >= min(2, max(d[duel.Fame], d[duel.Destruction])) {
			keep[f] = d[f]
		}
	}
	return keep
}

// What a person knows without calculating: how few hearts make each heart die worth keeping, how much energy
// to keep when renewing a row, and how much a card must be worth, as a part of the chance of buying nothing.
const (
	fewHearts    = 3
	sparedEnergy = 4
	worthIt      = 0.9
)

// thinkable reports whether somebody would think of keeping these dice: all or none of each face, but no hearts that
// heal nothing, all hearts that a monster with few hearts needs, and all of a face that already moves its marker.
func thinkable(s *duel.State, keep rules.Roll) bool {
	me := &s.Sides[s.Turn.Active]
	for f, n := range s.Turn.Dice {
		k, must := keep[f], false
		switch rules.Face(f) {
		case duel.Heart:
			n, must = min(n, int8(me.Deficit())), me.Hearts <= fewHearts
		case duel.Fame, duel.Destruction:
			must = duel.Pulls(int(n)) > 0
		}
		if k != n && (k != 0 || must) {
			return false
		}
	}
	return true
}

// seen returns a worth as a side sees it: with two players, one wins what the other loses.
func (j *evaluator) seen(side duel.Side, w worth) worth {
	if j.two && side != j.me && w.legal() {
		return worth{1 - w[atBest], 1 - w[asPlayed]}
	}
	return w
}

// toward returns how far a marker, or a way of one, is toward the side that sees.
func (in *inputs) toward(at duel.Spot) duel.Spot { return toward(in.side, at) }

func (x *search) toward(at duel.Spot) duel.Spot { return toward(x.me, at) }

func toward(side duel.Side, at duel.Spot) duel.Spot {
	if side == duel.You {
		return at
	}
	return -at
}

// behind returns the markers as the searching side sees them, starting with the one farther from its Victory spaces.
func (x *search) behind(s *duel.State) (low, high duel.Spot) {
	if s.Marker[0] < s.Marker[1] == (x.me == duel.You) {
		return s.Marker[0], s.Marker[1]
	}
	return s.Marker[1], s.Marker[0]
}

// ends returns the ends of a token that covers some spaces, starting with the one that the side's markers meet first.
func (x *search) ends(p duel.Place, covers int8) (near, far duel.Spot) {
	near, far = 2*duel.Spot(p.At), 2*duel.Spot(p.At+covers-1)
	if x.me == duel.Rival {
		near, far = -far, -near
	}
	return near, far
}
