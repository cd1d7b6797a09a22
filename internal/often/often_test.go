package often

import (
	"slices"
	"testing"
)

// TestCases checks that a run plays the first cases, a run with a draw some of the others too, and a long run all of them.
func TestCases(t *testing.T) {
	t.Setenv("KOT_LONG", "")
	for _, c := range []struct {
		long, draw string
		want       []int
	}{
		{"", "", []int{0, 1}},
		{"", "31", []int{0, 1, 7, 8}},
		{"", "23", []int{0, 1, 11}}, // the first is played anyway
		{"1", "31", []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}},
	} {
		t.Setenv("KOT_LONG", c.long)
		t.Setenv("KOT_DRAW", c.draw)
		if got := slices.Collect(Cases(2, 12)); !slices.Equal(got, c.want) {
			t.Errorf("long %q, draw %q: %v, want %v", c.long, c.draw, got, c.want)
		}
	}
}
