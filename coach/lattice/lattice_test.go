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

// TestKeepsAgainstSequences compares the means with those over all sequences of three dice.
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

// TestSums compares the sums over subsets and supersets, and their numbers, with those counted one
// by one, and throws with the chances of all sequences.
func TestSums(t *testing.T) {
	l := Of(3)
	worth := func(i int) float64 { return math.Sqrt(float64(7*i + 1)) }
	down, up := make([]float64, len(l.Sets)), make([]float64, len(l.Sets))
	for i := range l.Sets {
		down[i], up[i] = worth(i), worth(i)
	}
	l.Subsets(down)
	l.Supersets(up)
	for i, s := range l.Sets {
		in, of, n := 0.0, 0.0, 0
		for j, other := range l.Sets {
			if s.Contains(other) {
				in, n = in+worth(j), n+1
			}
			if other.Contains(s) {
				of += worth(j)
			}
		}
		if math.Abs(down[i]-in) > 1e-9 || math.Abs(up[i]-of) > 1e-9 || l.Keepings(i) != n {
			t.Errorf("%v: %v and %v of %d, want %v and %v of %d", s, down[i], up[i], l.Keepings(i), in, of, n)
		}
	}
	as := Faces
	as[5] = 0 // the last face counts as the first
	chance := make([]float64, len(l.Sets))
	chance[l.Index(rules.Roll{0, 1})], chance[l.Index(rules.Roll{0, 0, 3})] = 0.5, 0.5
	l.Throw(chance, &as)
	for i, s := range l.Sets {
		want := 0.0
		for a := range rules.NumFaces {
			for b := range rules.NumFaces {
				thrown := rules.Roll{0, 1}
				thrown[as[a]]++
				thrown[as[b]]++
				if thrown == s {
					want += 0.5 / 36
				}
			}
		}
		if s == (rules.Roll{0, 0, 3}) {
			want += 0.5
		}
		if math.Abs(chance[i]-want) > 1e-12 {
			t.Errorf("%v comes in %v of throws, want %v", s, chance[i], want)
		}
	}
}

// TestShare checks the binomial chances of a quarter among four: 81, 108, 54, 12 and 1 of 256.
func TestShare(t *testing.T) {
	for k, want := range []float64{81, 108, 54, 12, 1} {
		if have := Share(4, k, 0.25); math.Abs(have-want/256) > 1e-12 {
			t.Errorf("%d of 4: %v, want %v", k, have, want/256)
		}
	}
}
