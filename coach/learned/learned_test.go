package learned

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestExpLog checks that Exp and Log are correct to eight digits, and logits to their unit.
func TestExpLog(t *testing.T) {
	for x := -30.0; x < 30; x += 0.0137 {
		if have, want := Exp(x), math.Exp(x); math.Abs(have/want-1) > 1e-12 {
			t.Errorf("exp(%v) is %v, want %v", x, have, want)
		}
	}
	for p := 1e-4; p < 1; p += 0.00037 {
		if have, want := Log(p), math.Log(p); math.Abs(have-want) > 1e-8 {
			t.Errorf("log(%v) is %v, want %v", p, have, want)
		}
		if have, want := float64(Logit(p))/LogitUnit, math.Log(p/(1-p)); math.Abs(have-want) > 0.51/LogitUnit {
			t.Errorf("the logit of %v is %v, want %v", p, have, want)
		}
	}
	for p, want := range map[float64]int32{0: -sureLogit, 1e-9: -sureLogit, 1: sureLogit, 1 - 1e-9: sureLogit, 0.5: 0} {
		if have := Logit(p); have != want {
			t.Errorf("the logit of %v is %d, want %d", p, have, want)
		}
	}
}

// TestSizes checks that networks of any size compute the same as their weights one by one, that
// they are written as they are read, and that a row that is the mean of others counts as that mean.
func TestSizes(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 4))
	for _, size := range [][4]int{{1, 3, 2, 3}, {7, 6, 2, 3}, {40, 54, 5, 48}} {
		inputs, units, heads, second := size[0], size[1], size[2], size[3]
		n := New(inputs, units, heads, second)
		for i := range n.First {
			for u := range n.First[i] {
				n.First[i][u] = int16(rnd.IntN(2*MostStep) - MostStep)
			}
		}
		for u := range n.Bias {
			n.Bias[u] = int32(rnd.IntN(4*FirstUnit) - 2*FirstUnit)
		}
		for k := range n.Heads {
			h := &n.Heads[k]
			h.Past, h.Rest = int32(rnd.IntN(2*SecondUnit)), int64(rnd.IntN(FirstUnit*SecondUnit))
			for u := range h.Second {
				h.Second[u] = int16(rnd.IntN(4*SecondUnit) - 2*SecondUnit)
			}
		}
		var packed bytes.Buffer
		again := New(inputs, units, heads, second)
		all := func(int) bool { return true }
		if err := errors.Join(n.Write(&packed, all), again.Read(&packed, all)); err != nil || !reflect.DeepEqual(again, n) {
			t.Errorf("%v: %v, or what was written is another network", size, err)
		}
		n.Ready(func(int) (int, int) { return 0, 0 })
		for range 50 {
			sum, past := append(Sum(nil), n.Begin()...), int32(rnd.IntN(LogitUnit))
			want := make([]int64, units)
			for u := range want {
				want[u] = int64(n.Bias[u])
			}
			for range 5 {
				x := Input{int16(rnd.IntN(inputs)), int16(rnd.IntN(7) - 3)}
				n.Add(sum, []Input{x})
				for u := range want {
					want[u] += int64(x.N) * int64(n.First[x.At][u])
				}
			}
			k := rnd.IntN(heads)
			total := n.Heads[k].Rest + 2*int64(n.Heads[k].Past)*int64(past) // FirstUnit is twice LogitUnit
			for u, w := range want {
				if have := sum.Unit(u); have != w {
					t.Fatalf("%v: unit %d is %d, want %d", size, u, have, w)
				}
				if u < second {
					total += max(0, w) * int64(n.Heads[k].Second[u])
				}
			}
			head := n.Head(float64(k) / float64(heads-1))
			for _, h := range []*Head{&n.Heads[k], &head} {
				if have := h.Of(sum, second, past); have != float64(total)/(FirstUnit*SecondUnit) {
					t.Fatalf("%v: head %d says %v, want %v", size, k, have, float64(total)/(FirstUnit*SecondUnit))
				}
			}
		}
	}
	n := New(3, 3, 2, 3)
	n.First[1], n.First[2] = []int16{2, -4, 1}, []int16{6, -6, 2}
	n.Ready(func(i int) (int, int) {
		if i == 0 {
			return 1, 3
		}
		return 0, 0
	})
	sum := append(Sum(nil), n.Begin()...)
	n.Add(sum, []Input{{0, 1}})
	for u, want := range []int64{4, -5, 2} {
		if have := sum.Unit(u); have != want {
			t.Errorf("the mean of unit %d is %d, want %d", u, have, want)
		}
	}
}

// TestSharpness checks the known skills, skills between them, and skills beyond the last one.
func TestSharpness(t *testing.T) {
	known := []float64{0, 4, 10}
	for skill, want := range map[float64]float64{0: 0, 1.0 / 6: 2, 1.0 / 3: 4, 0.5: 7, 2.0 / 3: 10, 5.0 / 6: 20, 0.99: sharpest, 1: math.Inf(1)} {
		if have := Sharpness(skill, known); have != want && math.Abs(have-want) > 1e-9 {
			t.Errorf("of %v it is %v, want %v", skill, have, want)
		}
	}
	if have := Weight(0.8, 2) / Weight(0.5, 2); math.Abs(have-16) > 1e-6 { // odds of 4 to 1, squared
		t.Errorf("80 %% weighs %v times what 50 %% does, want 16", have)
	}
}

// TestTake checks that the best alone is taken, or the liked option if it costs no more than the margin,
// or else any that does not, better ones more often; a certain win comes first, and nothing odd is taken.
func TestTake(t *testing.T) {
	none := func(int) bool { return false }
	hard, easy := Manner{Sharpness: math.Inf(1)}, Manner{Margin: 1, Sharpness: 2}
	count := func(m Manner, wins []float64, odd func(int) bool, liked int) (n [4]int) {
		for i := range 100 {
			n[m.Take(wins, odd, liked, (float64(i)+0.5)/100)]++
		}
		return n
	}
	for _, c := range []struct {
		what  string
		have  [4]int
		wants string
	}{
		{"hard", count(hard, []float64{0.3, 0.5, 0.4}, none, 0), "[0 100 0 0]"},
		{"liked", count(easy, []float64{0.3, 0.5, 0.4}, none, 0), "[100 0 0 0]"},
		{"liked, too dear", count(easy, []float64{0.2, 0.5, 0.5}, none, 0), "[0 50 50 0]"},
		{"drawn", count(easy, []float64{0.4, 0.5}, none, -1), "[31 69 0 0]"},
		{"odd", count(easy, []float64{0.3, 0.5, 0.4}, func(i int) bool { return i == 1 }, 1), "[29 0 71 0]"},
		{"all odd", count(easy, []float64{0.3, 0.5, 0.4}, func(int) bool { return true }, 0), "[0 100 0 0]"},
		{"won", count(easy, []float64{0.9, 1, 0.99}, func(i int) bool { return i == 1 }, 0), "[0 100 0 0]"},
	} {
		if have := fmt.Sprint(c.have); have != c.wants {
			t.Errorf("%s: taken %s times, want %s", c.what, have, c.wants)
		}
	}
}
