package learned

import "math"

// Best is the skill of best play.
const Best = 1.0

// Sharpness is how sharply a player of a skill tells options apart: of two options whose chances by best
// play are a and b, as log-odds, the better one is taken exp(sharpness*(a-b)) times as often. known are those of skills in steps of the
// same size, from 0 on and one step before Best, which is infinite: only the best is taken.
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

// Finite is a sharpness for weights that are added up.
func Finite(sharpness float64) float64 { return min(sharpest, sharpness) }

// Weight is how often an option is taken whose chance by best play is p, as a multiple of one of 50 %. Chances
// below 0.1 and above 99.9 % count as these.
func Weight(p, sharpness float64) float64 {
	return Exp(float64(sharpness * Odds(max(0.001, min(0.999, p)))))
}
