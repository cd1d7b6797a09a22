// Package training trains the networks of package coach/learned, by logistic regression on how games ended
// (AdaGrad). It runs in one goroutine, so the same games always give the same weights. It knows no game.
package training

import (
	"math"
	"math/rand/v2"

	"kingoftokyo/coach/learned"
)

// Net is a network in training. Its weights are in the units of its inputs.
type Net struct {
	first   [][]float32
	bias    []float32
	heads   []head
	hidden  []float32 // of the present lesson
	back    []float32
	stepped int
}

// head computes the value for players of one skill from the hidden layer.
type head struct {
	second     []float32
	past, rest float32
}

// Lesson is what a network should say about a table.
type Lesson struct {
	List  []learned.Input
	Past  float32 // log-odds that bypass the hidden layer
	Want  float32 // the chance
	Skill uint8   // of the players, in hundredths
}

// Part is what learns from a lesson: units of the hidden layer, from From up to To, and heads,
// which read the first Read units. All others stay unchanged.
type Part struct {
	From, To, Read int
	Heads          []int
	Only           func(input int16) bool // the inputs whose weights change, beside those of the heads; nil: all, and the biases
}

// Of converts a network in whole numbers to a Net. stepped is an input with 16 steps per unit; -1 for none.
func Of(in *learned.Network, stepped int) *Net {
	n := sized(len(in.First), len(in.Bias), len(in.Heads), len(in.Heads[0].Second), stepped)
	for i := range n.first {
		for j := range n.first[i] {
			n.first[i][j] = float32(in.First[i][j]) / learned.FirstUnit
		}
	}
	for j := range n.bias {
		n.bias[j] = float32(in.Bias[j]) / learned.FirstUnit
	}
	for k := range n.heads {
		to, from := &n.heads[k], &in.Heads[k]
		to.past, to.rest = float32(from.Past)/learned.SecondUnit, float32(from.Rest)/(learned.FirstUnit*learned.SecondUnit)
		for j := range to.second {
			to.second[j] = float32(from.Second[j]) / learned.SecondUnit
		}
	}
	return n
}

func sized(inputs, units, heads, second, stepped int) *Net {
	n := &Net{
		first:   make([][]float32, inputs),
		bias:    make([]float32, units),
		heads:   make([]head, heads),
		hidden:  make([]float32, units),
		back:    make([]float32, units),
		stepped: stepped,
	}
	for i := range n.first {
		n.first[i] = make([]float32, units)
	}
	for k := range n.heads {
		n.heads[k].second = make([]float32, second)
	}
	return n
}

// Begin gives the units that heads read small random weights; read reports whether a head reads a unit.
func (n *Net) Begin(rnd *rand.Rand, read func(head, unit int) bool) {
	second := len(n.heads[0].second)
	for i := range n.first {
		for j := range second {
			n.first[i][j] = float32(rnd.NormFloat64() * 0.05)
		}
	}
	if n.stepped >= 0 {
		for j := range n.first[n.stepped] {
			n.first[n.stepped][j] /= 8
		}
	}
	for j := range n.bias {
		n.bias[j] = 0.1
	}
	for k := range n.heads {
		n.heads[k].past = 1
		for j := range second {
			if read(k, j) {
				n.heads[k].second[j] = float32(rnd.NormFloat64() * 0.2)
			}
		}
	}
}

// shares returns the heads that value a skill: the first of two neighbours, and the weight of the second.
func (n *Net) shares(skill uint8) (at int, part float32) {
	steps := len(n.heads) - 1
	at = min(int(skill)*steps/100, steps-1)
	return at, float32(skill)*float32(steps)/100 - float32(at)
}

// Out returns what the network says about a lesson's table, in log-odds.
func (n *Net) Out(l *Lesson) float32 {
	h := n.hidden
	copy(h, n.bias)
	for _, x := range l.List {
		row, v := n.first[x.At], float32(x.N)
		for j := range h {
			h[j] += float32(v * row[j])
		}
	}
	at, part := n.shares(l.Skill)
	a, b := &n.heads[at], &n.heads[at+1]
	sum := float32((1-part)*float32(a.rest+float32(a.past*l.Past))) + float32(part*float32(b.rest+float32(b.past*l.Past)))
	for j := range a.second {
		if h[j] > 0 {
			sum += float32(h[j] * float32(float32((1-part)*a.second[j])+float32(part*b.second[j])))
		}
	}
	return sum
}

// Write writes the weights into a network of the same size, in whole numbers.
func (n *Net) Write(to *learned.Network) {
	for i := range n.first {
		most := float64(learned.MostFirst)
		if i == n.stepped {
			most = learned.MostStep
		}
		for j := range n.first[i] {
			to.First[i][j] = int16(Whole(n.first[i][j], learned.FirstUnit, most))
		}
	}
	for j := range n.bias {
		to.Bias[j] = int32(math.Round(float64(n.bias[j]) * learned.FirstUnit))
	}
	for k := range n.heads {
		from, to := &n.heads[k], &to.Heads[k]
		for j := range from.second {
			to.Second[j] = int16(Whole(from.second[j], learned.SecondUnit, math.MaxInt16))
		}
		to.Past = int32(math.Round(float64(from.past) * learned.SecondUnit))
		to.Rest = int64(math.Round(float64(from.rest) * learned.FirstUnit * learned.SecondUnit))
	}
}

// Whole returns a weight in whole numbers of a unit, clipped to the range from -most to most.
func Whole(x float32, unit, most float64) float64 {
	return max(-most, min(most, math.Round(float64(x)*unit)))
}

// Squares are the squared slopes seen so far, for each weight.
type Squares Net

// Squares returns those at the start of a training.
func (n *Net) Squares() *Squares {
	return (*Squares)(sized(len(n.first), len(n.bias), len(n.heads), len(n.heads[0].second), n.stepped))
}

// Step moves a weight against its slope.
func Step(w, seen *float32, slope, rate, floor float32) {
	*seen += float32(slope * slope)
	*w -= rate * slope / (float32(math.Sqrt(float64(*seen))) + floor)
}

// Learn learns from a lesson.
func (n *Net) Learn(g *Squares, l *Lesson, to Part, rate float32) {
	n.pull(g, l, float32(1/(1+math.Exp(-float64(n.Out(l)))))-l.Want, to, rate)
}

// Shares returns the chances of several players, one of whom wins, each with their own lesson: the outputs of the network, normalized.
func (n *Net) Shares(of []Lesson) []float64 {
	p, most, sum := make([]float64, len(of)), math.Inf(-1), 0.0
	for i := range of {
		p[i] = float64(n.Out(&of[i]))
		most = max(most, p[i])
	}
	for i := range p {
		p[i] = math.Exp(p[i] - most)
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}

// Compete learns from the lessons of several players, one of whom has won: the one whose Want is 1.
func (n *Net) Compete(g *Squares, of []Lesson, to Part, rate float32) {
	for i, p := range n.Shares(of) {
		n.Out(&of[i])
		n.pull(g, &of[i], float32(p)-of[i].Want, to, rate)
	}
}

// pull moves the weights against a slope, for the lesson that Out read last.
func (n *Net) pull(g *Squares, l *Lesson, d float32, to Part, rate float32) {
	at, part := n.shares(l.Skill)
	h, back := n.hidden, n.back
	clear(back)
	for _, k := range to.Heads {
		slope := d
		switch k {
		case at:
			slope *= 1 - part
		case at + 1:
			slope *= part
		default:
			continue
		}
		if slope == 0 {
			continue
		}
		head, seen := &n.heads[k], &g.heads[k]
		Step(&head.rest, &seen.rest, slope, rate, 1e-3)
		Step(&head.past, &seen.past, float32(slope*l.Past), rate*0.3, 1e-3)
		for j := range to.Read {
			if h[j] > 0 {
				if j >= to.From && j < to.To {
					back[j] += float32(slope * head.second[j])
				}
				Step(&head.second[j], &seen.second[j], float32(slope*h[j]), rate, 1e-3)
			}
		}
	}
	for j := to.From; j < to.To; j++ {
		if h[j] > 0 && to.Only == nil {
			Step(&n.bias[j], &g.bias[j], back[j], rate, 1e-3)
		}
	}
	for _, x := range l.List {
		if to.Only != nil && !to.Only(x.At) {
			continue
		}
		row, seen, v := n.first[x.At], g.first[x.At], float32(x.N)
		r := rate
		if int(x.At) == n.stepped {
			r /= 8
		}
		for j := to.From; j < to.To; j++ {
			if h[j] > 0 {
				Step(&row[j], &seen[j], float32(back[j]*v), r, 1e-2)
			}
		}
	}
}
