package core

import "testing"

// Standing says who has won by the markers (W2, W3), for the book: it is written from the text
// of the rules alone.
func Standing(f, d int) (win float64, over bool) {
	ours := func(at int) bool { return at == 3 || at == 4 || at == 5 }
	switch {
	case f == 7 || d == 7 || ours(f) && ours(d):
		return 1, true
	case f == -7 || d == -7 || ours(-f) && ours(-d):
		return 0, true
	}
	return 0, false
}

// TestAutobotOrderByHand: fame before destruction, space by space (A4, A7).
func TestAutobotOrderByHand(t *testing.T) {
	at := func(f, d int8) spot { return pairs().at[f+far][d+far] }
	for _, c := range []struct {
		name string
		p    pulls
		f, d int8
		want spot
	}{
		{"fame runs through, destruction comes too late", pulls{fame: 4, destruction: 1}, -2, -2, at(-6, -3)},
		{"fame waits there, destruction runs through", pulls{fame: 1, destruction: 4}, -2, -2, lost},
		{"fame hands the game over before destruction leaves", pulls{fame: 1, destruction: 3}, 6, 4, won},
		{"destruction hands it over after fame has come", pulls{fame: 1, destruction: 1}, 6, 6, won},
		{"destruction runs through fame's zone", pulls{destruction: 4}, -4, -2, lost},
		{"to the end", pulls{destruction: 1}, 0, -6, lost},
		{"just not", pulls{fame: 3, destruction: 4}, 0, 2, at(-3, -2)},
	} {
		if have := c.p.autobot(c.f, c.d); have != c.want {
			t.Errorf("%s: %d, want %d", c.name, have, c.want)
		}
	}
}
