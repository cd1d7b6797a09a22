package tracker

import (
	"strings"
	"testing"
)

// TestPrintable: a quotation from a damaged line cannot affect the terminal, and is short.
func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"roll ccf":              "roll ccf",
		"roll \x1b[2Jccf":       "roll ?[2Jccf",
		"roll \x00\xff\u202e":   "roll ???",
		strings.Repeat("é", 40): strings.Repeat("é", 40),
		strings.Repeat("é", 41): strings.Repeat("é", 40) + "...",
	} {
		if got := printable(text); got != want {
			t.Errorf("%q is quoted as %q, want %q", text, got, want)
		}
	}
}
