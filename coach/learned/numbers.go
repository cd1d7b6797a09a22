// Package learned has the parts of a player that learned from games: a network of any size, and how sharply a
// player of a given skill tells options apart. It knows no game; each game brings its own inputs.
package learned

import "math"

// Exp returns the exponential of x, for x from -700 to 700. It rounds at every step so that all
// processors get the same result.
func Exp(x float64) float64 {
	const log2e, high, low = 1.4426950408889634, 6.93147180369123816490e-01, 1.90821492927058770002e-10
	k := math.Floor(float64(x*log2e) + 0.5)
	r := float64(x-float64(k*high)) - float64(k*low)
	sum := 1.0 / 39916800
	for _, c := range [...]float64{
		1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2, 1, 1,
	} {
		sum = float64(sum*r) + c
	}
	return sum * math.Float64frombits(uint64(int64(k)+1023)<<52)
}

// Log returns the natural logarithm to nine digits, rounded at every step like Exp.
func Log(x float64) float64 {
	m, e := math.Frexp(x)
	if m < math.Sqrt2/2 {
		m, e = 2*m, e-1
	}
	s := (m - 1) / (m + 1)
	q, sum := float64(s*s), 1.0/17
	for _, c := range [...]float64{1.0 / 15, 1.0 / 13, 1.0 / 11, 1.0 / 9, 1.0 / 7, 1.0 / 5, 1.0 / 3, 1} {
		sum = float64(sum*q) + c
	}
	return float64(2*float64(s*sum)) + float64(float64(e)*math.Ln2)
}

// Sigmoid returns the chance of log-odds.
func Sigmoid(x float64) float64 { return 1 / (1 + Exp(-x)) }

// Odds returns the log-odds of a chance between 0 and 1.
func Odds(p float64) float64 { return Log(p / (1 - p)) }

// sureLogit is more than any log-odds of Logit.
const sureLogit = 11 * LogitUnit

// Logit returns the log-odds of a chance from 0 to 1 in whole numbers, with LogitUnit for one, and at most 11 from even.
func Logit(p float64) int32 {
	const sure = 1.670142184809518e-05 // of sureLogit
	switch {
	case p <= sure:
		return -sureLogit
	case p >= 1-sure:
		return sureLogit
	}
	return int32(math.Round(float64(Odds(p) * LogitUnit)))
}
