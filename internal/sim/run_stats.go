package sim

import (
	"math"

	"kingoftokyo/rules/duel"
)

// z95 is how many standard deviations 95 % of a normal distribution lie within.
const z95 = 1.959963984540054

// Interval is where a number lies, with 95 % confidence.
type Interval struct{ Low, High float64 }

// Share is how many of how many.
type Share struct{ N, Of int }

// Rate is the share as a number from 0 to 1; 0 of none.
func (s Share) Rate() float64 { return per(s.N, s.Of) }

// per is how much comes to each; 0 of none.
func per(n, of int) float64 {
	if of == 0 {
		return 0
	}
	return float64(n) / float64(of)
}

// Interval is Wilson's score interval of the rate, which stays within 0 and 1 and
// holds for few games and for rates near the ends too; everything where there are
// none.
func (s Share) Interval() Interval {
	if s.Of == 0 {
		return Interval{0, 1}
	}
	n, p, zz := float64(s.Of), s.Rate(), z95*z95
	middle := (p + zz/(2*n)) / (1 + zz/n)
	half := z95 / (1 + zz/n) * math.Sqrt(p*(1-p)/n+zz/(4*n*n))
	in := Interval{max(0, middle-half), min(1, middle+half)}
	if s.N == 0 { // exactly, where the two terms only nearly agree
		in.Low = 0
	}
	if s.N == s.Of {
		in.High = 1
	}
	return in
}

// merge adds another share.
func (s *Share) merge(o Share) { s.N, s.Of = s.N+o.N, s.Of+o.Of }

// Sum adds up a whole number over games.
type Sum struct{ Games, Total, Squares int }

func (s *Sum) add(n int) { s.merge(Sum{1, n, n * n}) }

func (s *Sum) merge(o Sum) {
	s.Games, s.Total, s.Squares = s.Games+o.Games, s.Total+o.Total, s.Squares+o.Squares
}

// Mean is the mean of a game; 0 of none.
func (s Sum) Mean() float64 { return per(s.Total, s.Games) }

// Interval is the normal interval of the mean; with fewer than two games the mean
// alone.
func (s Sum) Interval() Interval {
	mean, half := s.Mean(), 0.0
	if n := float64(s.Games); s.Games > 1 {
		half = z95 * math.Sqrt(max(0, float64(s.Squares)-n*mean*mean)/(n-1)/n)
	}
	return Interval{mean - half, mean + half}
}

// Lengths are how long the finished games were: the entry of a number has how many
// games took so many turns, turns of both sides counted.
type Lengths []int

func (l *Lengths) add(turns, games int) {
	if turns >= len(*l) {
		*l = append(*l, make(Lengths, turns+1-len(*l))...)
	}
	(*l)[turns] += games
}

// Sum is what the lengths add up to.
func (l Lengths) Sum() Sum {
	var s Sum
	for turns, games := range l {
		s.merge(Sum{games, games * turns, games * turns * turns})
	}
	return s
}

// Quantile is the shortest length that a share q of the games does not exceed: 0.5
// is the median. 0 where there are no games.
func (l Lengths) Quantile(q float64) int {
	need, seen := q*float64(l.Sum().Games), 0
	for turns, games := range l {
		if seen += games; seen > 0 && float64(seen) >= need {
			return turns
		}
	}
	return 0
}

// Tally is what games of one policy add up to. Merged in any order it is the same.
type Tally struct {
	Games int
	// Ends are the finished games by their winner and by what won them.
	Ends [2][duel.ByConcession + 1]int
	// First are the human's wins by who began.
	First [2]Share
	// Turns are the lengths of the finished games.
	Turns Lengths
	// Lost are the hearts a side lost, of unfinished games too: the rival's are the
	// damage the human dealt.
	Lost [2]Sum
}

// add counts a game.
func (t *Tally) add(o *outcome) {
	t.Games++
	if o.why != duel.NotWon {
		t.Ends[o.winner][o.why]++
		t.Turns.add(o.turns, 1)
	}
	won := Share{Of: 1}
	if o.won() {
		won.N = 1
	}
	t.First[o.first].merge(won)
	for side, n := range o.lost {
		t.Lost[side].add(n)
	}
}

// Merge adds another tally.
func (t *Tally) Merge(o *Tally) {
	t.Games += o.Games
	for side := range t.Ends {
		for why, n := range o.Ends[side] {
			t.Ends[side][why] += n
		}
		t.First[side].merge(o.First[side])
		t.Lost[side].merge(o.Lost[side])
	}
	for turns, games := range o.Turns {
		t.Turns.add(turns, games)
	}
}

// Won is how many games a side has won of all that were played: a game that was cut
// counts as won by neither.
func (t *Tally) Won(side duel.Side) Share {
	s := Share{Of: t.Games}
	for _, n := range t.Ends[side] {
		s.N += n
	}
	return s
}

// Unfinished is how many games were cut.
func (t *Tally) Unfinished() int {
	return t.Games - t.Won(duel.You).N - t.Won(duel.Rival).N
}

// Pairs count how two policies fared in the same games.
type Pairs struct {
	Both, First, Second, Neither int // games won by both, by one of them alone, by none
}

// Add counts a game that each policy has won or not.
func (p *Pairs) Add(one, other bool) {
	switch {
	case one && other:
		p.Both++
	case one:
		p.First++
	case other:
		p.Second++
	default:
		p.Neither++
	}
}

// Merge adds other pairs.
func (p *Pairs) Merge(o Pairs) {
	p.Both, p.First, p.Second, p.Neither = p.Both+o.Both, p.First+o.First, p.Second+o.Second, p.Neither+o.Neither
}

// Games is how many pairs there are.
func (p Pairs) Games() int { return p.Both + p.First + p.Second + p.Neither }

// Difference is by how much the first policy wins more often than the second, from
// -1 to 1; 0 of no pairs.
func (p Pairs) Difference() float64 { return per(p.First-p.Second, p.Games()) }

// Interval is the interval of the difference by the pairs, after Bonett and Price:
// one game more for each policy alone keeps it honest with few games. Only games
// that the two policies ended differently widen it.
func (p Pairs) Interval() Interval {
	n := float64(p.Games() + 2)
	one, other := float64(p.First+1)/n, float64(p.Second+1)/n
	middle := one - other
	half := z95 * math.Sqrt((one+other-middle*middle)/n)
	return Interval{max(-1, middle-half), min(1, middle+half)}
}
