package record

import (
	"math"

	"kingoftokyo/rules"
)

// Verdict says whether dice look fair.
type Verdict uint8

// The verdicts.
const (
	TooFew       Verdict = iota // fewer dice than FairFrom: no verdict
	WithinChance                // fair dice often show such faces
	Unusual                     // fair dice show such faces in fewer than 1 of 20 samples
)

// String returns the verdict's word in the JSON summary.
func (v Verdict) String() string { return [...]string{"few", "chance", "unusual"}[v] }

// FairFrom is how many dice a verdict needs. With five expected of each face, the chi-square distribution is
// close enough to the true one.
const FairFrom = 5 * rules.NumFaces

// Fairness compares how often each face came up with 1 in 6.
type Fairness struct {
	Dice    int
	Chi     float64 // Pearson's chi-square
	P       float64 // how often fair dice come out at least as uneven, from 0 to 1
	Verdict Verdict
}

// Fair tests dice. The throws must not be a selection. A player may reroll dice because of what lies there, if
// every throw is counted.
func Fair(f Faces) Fairness {
	n := f.Total()
	out := Fairness{Dice: n, P: 1}
	if n == 0 {
		return out
	}
	want := float64(n) / rules.NumFaces
	for _, k := range f {
		out.Chi += (float64(k) - want) * (float64(k) - want) / want
	}
	out.P = chiSquare5(out.Chi)
	switch {
	case n < FairFrom:
	case out.P < 0.05:
		out.Verdict = Unusual
	default:
		out.Verdict = WithinChance
	}
	return out
}

// chiSquare5 returns the probability that a chi-square variable with five degrees of freedom is at least x.
// For an odd number of degrees, the incomplete gamma function has a closed form.
func chiSquare5(x float64) float64 {
	return math.Erfc(math.Sqrt(x/2)) + math.Sqrt(2*x/math.Pi)*math.Exp(-x/2)*(1+x/3)
}
