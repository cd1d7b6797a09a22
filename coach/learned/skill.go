package learned

import "math"

// Best is the skill of best play.
const Best = 1.0

// Sharpness returns how sharply a player of a skill tells options apart: of two options with the log-odds a and b
// by best play, the better one is taken exp(sharpness*(a-b)) times as often. known has the sharpness of evenly
// spaced skills, from 0 to one step before Best. Best itself has infinite sharpness: only the best option is taken.
func Sharpness(skill float64, known []float64) float64 {
	steps, last := len(known), len(known)-1
	switch from := float64(last) / float64(steps); {
	case skill >= Best:
		return math.Inf(1)
	case skill >= from:
		return min(sharpest, float64(known[last]*(1-from))/(1-skill))
	}
	at := int(skill * float64(steps))
	part := float64(skill*float64(steps)) - float64(at)
	return known[at] + float64(part*(known[at+1]-known[at]))
}

// sharpest keeps sums of weights finite.
const sharpest = 60

// Finite returns a sharpness for weights that are added up.
func Finite(sharpness float64) float64 { return min(sharpest, sharpness) }

// Weight returns how often an option is taken whose chance by best play is p, as a multiple of one
// with 50 %. Chances below 0.1 and above 99.9 % are clipped to these.
func Weight(p, sharpness float64) float64 {
	return Exp(float64(sharpness * odds(p)))
}

// odds returns log-odds, with chances clipped to 0.1 and 99.9 %.
func odds(p float64) float64 { return Odds(max(0.001, min(0.999, p))) }

// Manner is how a player who plays by habit chooses.
type Manner struct {
	Margin    float64 // how far below the best an option may be in log-odds and still be considered
	Sharpness float64 // how sharply the player tells options apart (Sharpness); infinite: the best one is taken
}

// certain is a chance that only rounding keeps from 1.
const certain = 1 - 1e-9

// Best reports whether only the best option is taken.
func (m *Manner) Best() bool { return math.IsInf(m.Sharpness, 1) }

// Take returns the number of the option taken, given a number from 0 to 1. wins are the chances of the options; odd reports
// what no person would do, which is only taken if there is nothing else. liked is what a beginner does, -1 for nothing. A
// certain win is taken, or else liked if it is considered, or else an option that is considered, better ones more often.
func (m *Manner) Take(wins []float64, odd func(i int) bool, liked int, at float64) int {
	first, best := 0, -1
	for i, w := range wins {
		if w > wins[first] {
			first = i
		}
		if (best < 0 || w > wins[best]) && !odd(i) {
			best = i
		}
	}
	if best < 0 || wins[first] > certain || m.Best() {
		return first
	}
	weights, sum := make([]float64, len(wins)), 0.0
	least := min(wins[best], Sigmoid(odds(wins[best])-m.Margin))
	for i, w := range wins {
		switch {
		case w < least || odd(i):
		case i == liked:
			return i
		default:
			weights[i] = Weight(w, m.Sharpness)
			sum += weights[i]
		}
	}
	at *= sum
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	return best
}
