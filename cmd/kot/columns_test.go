package main

import (
	"slices"
	"testing"
)

// TestAligned: words to the left, numbers to the right with what stands above them,
// letters of several bytes as wide as others, and no space at a line's end.
func TestAligned(t *testing.T) {
	got := aligned([][]string{
		{"difficulté", "who", "won", "", "note"},
		{"été", "you", "9.5%", "(1)", ""},
		{"x", "a", "-", "(12)", "end"},
	})
	want := []string{
		"difficulté  who   won        note",
		"été         you  9.5%   (1)",
		"x           a       -  (12)  end",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q\nwant\n%q", got, want)
	}
	if got := aligned([][]string{{"a", "b"}, {"c", ""}}); !slices.Equal(got, []string{"a  b", "c"}) {
		t.Errorf("%q", got)
	}
	if got := aligned(nil); len(got) != 0 {
		t.Errorf("%q", got)
	}
}
