package text_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// Columns are as wide as their widest cell, counted in characters; numbers are right-aligned, and
// no line ends with a space.
func TestColumns(t *testing.T) {
	rows := [][]string{{"", "été", "n"}, {"Zoë", "", "112"}, {"Al", "b"}}
	have, want := text.Columns(rows, 2), []string{"     été    n", "Zoë       112", "Al   b"}
	if strings.Join(have, "\n") != strings.Join(want, "\n") {
		t.Errorf("%q, want %q", have, want)
	}
	if w := text.TableWidth(rows); w != 13 {
		t.Errorf("the table is %d wide, want 13", w)
	}
	for n, want := range map[int]string{3: "...", 6: "Zoé...", 7: "Zoé-Ann", 9: "Zoé-Ann"} {
		if have := text.Cut("Zoé-Ann", n); have != want {
			t.Errorf("cut to %d: %q, want %q", n, have, want)
		}
	}
}
