package text_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"kingoftokyo/companion/words/text"
)

// Lines break between words, and the rest is indented.
func TestWrap(t *testing.T) {
	for _, c := range []struct {
		in    string
		width int
		want  string
	}{
		{"short", 20, "short"},
		{"one two three four five six", 20, "one two three four \n  five six"},
		{"  [ ] place the token on fame", 20, "  [ ] place the \n    token on fame"},
		{"aaaaaaaaaaaaaaaaaaaaaaaaa b", 20, "aaaaaaaaaaaaaaaaaaaaaaaaa \n  b"},
		{"whether this is really all of it?", 31, "whether this is really all \n  of it?"},
		{"one longest-of-all-words x", 24, "one longest-of-all-words \n  x"},
		{"il y a 44 % pour trois dégâts", 20, "il y a 44 % pour \n  trois dégâts"},
		{"il y a pour cela 44 % de tout", 20, "il y a pour cela \n  44 % de tout"},
		{"unchanged because the width is unknown", 0, "unchanged because the width is unknown"},
		{"première\ndeuxième ligne plus longue", 20, "première\ndeuxième ligne \n  plus longue"},
	} {
		if have := text.Wrap(c.in, c.width); have != c.want {
			t.Errorf("%q at %d is %q, want %q", c.in, c.width, have, c.want)
		}
	}
}

// Wrapping loses no letter and keeps every line that has two words within the width.
func TestWrapKeepsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`([a-zé]{1,12} ){0,30}`).Draw(t, "text")
		width := rapid.IntRange(20, 60).Draw(t, "width")
		out := text.Wrap(s, width)
		if strings.Join(strings.Fields(out), " ") != strings.Join(strings.Fields(s), " ") {
			t.Fatalf("%q became %q", s, out)
		}
		for _, line := range strings.Split(out, "\n") {
			if n := utf8.RuneCountInString(strings.TrimRight(line, " ")); n > width {
				t.Fatalf("%d columns of %d: %q", n, width, line)
			}
		}
	})
}
