package record

import (
	"math"

	"kingoftokyo/rules"
)

// Verdict is what a count of dice says about them.
type Verdict uint8

// The verdicts.
const (
	TooFew       Verdict = iota // fewer than FairFrom dice say nothing
	WithinChance                // fair dice do this often
	Unusual                     // fair dice do this in fewer than 1 of 20 such counts
)

// String is the verdict's word in the JSON summary.
func (v Verdict) String() string { return [...]string{"few", "chance", "unusual"}[v] }

// FairFrom is how many dice a verdict takes: with five expected of each face the
// chi-square distribution is close enough.
const FairFrom = 5 * rules.NumFaces

// Fairness compares a count of faces with 1 in 6 for each.
type Fairness struct {
	Dice    int
	Chi     float64 // Pearson's chi-square
	P       float64 // how often fair dice come out at least this uneven, 0 to 1
	Verdict Verdict
}

// Fair tests dice that nobody chose. Throwing again for reasons of what lies there
// is no matter, as long as every throw is counted.
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

// chiSquare5 is the chance that a chi-square variable of five degrees of freedom
// is at least x. For an odd number of them the incomplete gamma function has a
// closed form.
func chiSquare5(x float64) float64 {
	return math.Erfc(math.Sqrt(x/2)) + math.Sqrt(2*x/math.Pi)*math.Exp(-x/2)*(1+x/3)
}
