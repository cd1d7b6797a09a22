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

// TestPrintable: what a message has of a file that is no text cannot act on a terminal.
func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"été « ? »\nb": "été « ? »\nb", "a\x1b[2Jb\x00\r": "a\uFFFD[2Jb\uFFFD\uFFFD", "\u009b1m": "\uFFFD1m", "\xffx": "\uFFFDx",
	} {
		if got := printable(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
