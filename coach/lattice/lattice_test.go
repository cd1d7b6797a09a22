package lattice

import (
	"math"
	"testing"

	"kingoftokyo/rules"
)

// TestSizes counts multisets: C(n+6, 6) of up to n dice, C(n+5, 5) of n.
func TestSizes(t *testing.T) {
	for n, want := range map[int][2]int{0: {1, 1}, 5: {462, 252}, 6: {924, 462}, 8: {3003, 1287}} {
		l := Of(n)
		if got := [2]int{len(l.Sets), len(l.Sets) - l.FirstRoll()}; got != want {
			t.Errorf("%d dice: %v sets and full rolls, want %v", n, got, want)
		}
		for i, s := range l.Sets {
			if l.Index(s) != i || (s.Total() == n) != (i >= l.FirstRoll()) {
				t.Fatalf("%d dice: set %d is %v at %d", n, i, s, l.Index(s))
			}
		}
	}
}

// TestKeepsAgainstSequences compares the means with those over all sequences of
// three dice.
func TestKeepsAgainstSequences(t *testing.T) {
	l := Of(3)
	worthOf := func(r rules.Roll) float64 {
		sum := 0.0
		for f, k := range r {
			sum += math.Sqrt(float64((f+1)*int(k))) + float64(int(k)*int(k)*(f+2)%7)
		}
		return sum
	}
	worth := make([]float64, len(l.Sets))
	for i := l.FirstRoll(); i < len(l.Sets); i++ {
		worth[i] = worthOf(l.Sets[i])
	}
	l.Keeps(worth)
	var brute func(r rules.Roll) float64
	brute = func(r rules.Roll) float64 {
		if r.Total() == 3 {
			return worthOf(r)
		}
		sum := 0.0
		for f := range r {
			r[f]++
			sum += brute(r)
			r[f]--
		}
		return sum / 6
	}
	best, from := make([]float64, len(l.Sets)), make([]int16, len(l.Sets))
	l.Best(worth, best, from)
	for i, s := range l.Sets {
		if want := brute(s); math.Abs(worth[i]-want) > 1e-12 {
			t.Errorf("%v is worth %v, want %v", s, worth[i], want)
		}
		top := math.Inf(-1)
		for j, sub := range l.Sets {
			if s.Contains(sub) {
				top = max(top, worth[j])
			}
		}
		if best[i] != top || worth[from[i]] != top || !s.Contains(l.Sets[from[i]]) {
			t.Errorf("best of %v is %v by %v, want %v", s, best[i], l.Sets[from[i]], top)
		}
	}
}
