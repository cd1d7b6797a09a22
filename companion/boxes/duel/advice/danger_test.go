package advice_test

import (
	"testing"

	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
)

// TestDanger: what each number of damage is told with leaves out what cannot come, adds up what is much, and is
// left out where all is certain. No line has a bar, and the first says who does what.
func TestDanger(t *testing.T) {
	for _, c := range []struct {
		damage []float64
		want   string
	}{
		{[]float64{0, 0.25, 0.75}, "Damage: 1 (25%), 2 (75%)"},
		{[]float64{0.5, 0.1, 0.1, 0.1, 0.1, 0.096, 0.004}, "Damage: 0 (50%), 1 (10%), 2 (10%), 3 (10%), 4 or more (20%)"},
		{[]float64{0, 0, 1}, ""},
	} {
		if have := advice.Spread(viewIn(t, text.English), c.damage); have != c.want {
			t.Errorf("%v: %q, want %q", c.damage, have, c.want)
		}
	}
}
