package main

import "math"

// rows are what a logistic regression is made on: what was seen, what it was reckoned
// to be worth besides, in logits, and what came of it.
type rows struct {
	seen  [][]float64
	given []float64
	won   []bool
}

func (r *rows) add(seen []float64, given float64, won bool) {
	r.seen, r.given, r.won = append(r.seen, seen), append(r.given, given), append(r.won, won)
}

// regress finds the weights that make what came most likely, by Newton's steps. A
// ridge draws each weight toward 0: as if so many games had said so.
func (r *rows) regress(ridge []float64) []float64 {
	n := len(ridge)
	weights := make([]float64, n)
	for range 25 {
		slope, curve := make([]float64, n), make([][]float64, n)
		for i := range curve {
			curve[i] = make([]float64, n)
			slope[i], curve[i][i] = -ridge[i]*weights[i], ridge[i]+1e-9
		}
		for k, seen := range r.seen {
			sum := r.given[k]
			for i, v := range seen {
				sum += weights[i] * v
			}
			p := 1 / (1 + math.Exp(-sum))
			off := -p
			if r.won[k] {
				off++
			}
			for i, v := range seen {
				if v == 0 {
					continue
				}
				slope[i] += off * v
				for j := range i + 1 {
					curve[i][j] += p * (1 - p) * v * seen[j]
				}
			}
		}
		step := solved(curve, slope)
		most := 0.0
		for i := range weights {
			weights[i] += max(-2, min(2, step[i]))
			most = max(most, math.Abs(step[i]))
		}
		if most < 1e-9 {
			break
		}
	}
	return weights
}

// solved solves a symmetric system, of which the lower half is given, by Cholesky's
// root; both are used up.
func solved(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		for j := range i + 1 {
			sum := a[i][j]
			for k := range j {
				sum -= a[i][k] * a[j][k]
			}
			if i == j {
				a[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				a[i][j] = sum / a[j][j]
			}
		}
	}
	for i := range n {
		for k := range i {
			b[i] -= a[i][k] * b[k]
		}
		b[i] /= a[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			b[i] -= a[k][i] * b[k]
		}
		b[i] /= a[i][i]
	}
	return b
}
