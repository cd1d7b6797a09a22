package record_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
)

// The quantiles printed in every table of the chi-square distribution, five
// degrees of freedom, by counts that give them: 600 dice, 100 expected of each.
func TestFair(t *testing.T) {
	for _, c := range []struct {
		faces   record.Faces
		chi, p  float64
		verdict record.Verdict
	}{
		{record.Faces{}, 0, 1, record.TooFew},
		{record.Faces{29}, 145, 0, record.TooFew},
		{record.Faces{30}, 150, 0, record.Unusual},
		{record.Faces{5, 5, 5, 5, 5, 5}, 0, 1, record.WithinChance},
		{record.Faces{110, 90, 100, 100, 100, 100}, 2, 0.8491, record.WithinChance},
		{record.Faces{110, 90, 110, 90, 100, 100}, 4, 0.5494, record.WithinChance},
		{record.Faces{120, 80, 110, 90, 100, 100}, 10, 0.0752, record.WithinChance},
		{record.Faces{120, 80, 110, 90, 110, 90}, 12, 0.0348, record.Unusual},
		{record.Faces{130, 70, 100, 100, 100, 100}, 18, 0.0029, record.Unusual},
	} {
		have := record.Fair(c.faces)
		if have.Dice != c.faces.Total() || math.Abs(have.Chi-c.chi) > 1e-9 || math.Abs(have.P-c.p) > 5e-5 || have.Verdict != c.verdict {
			t.Errorf("%v: %+v, want chi-square %v, p %v, %s", c.faces, have, c.chi, c.p, c.verdict)
		}
	}
}

// Fair dice, Autobot's rerolls included, are unusual about once in twenty counts: rerolling because
// of what lies there causes no bias.
func TestFairDiceAreFair(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	const counts = 2000
	unusual := 0
	for range counts {
		var faces record.Faces
		for faces.Total() < 300 {
			n := 6
			for range 3 { // rerolls all but the claws, stops when there are only claws
				again := 0
				for range n {
					f := r.IntN(rules.NumFaces)
					faces[f]++
					if f != 0 {
						again++
					}
				}
				n = again
			}
		}
		if record.Fair(faces).Verdict == record.Unusual {
			unusual++
		}
	}
	if share := float64(unusual) / counts; share < 0.035 || share > 0.065 {
		t.Errorf("%.3f of fair counts are unusual, want about 0.05", share)
	}
}
