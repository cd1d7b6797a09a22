package text_test

import (
	"testing"

	"kingoftokyo/companion/words/text"
)

// TestCleanName checks that a name stays on its line of the file and that no part of it is a comment.
func TestCleanName(t *testing.T) {
	for typed, want := range map[string]string{
		"Anna":                "Anna",
		"  Anna   Lena ":      "Anna Lena",
		"Zoë d'Arc-Müller":    "Zoë d'Arc-Müller",
		"Bea # the 1st":       "Bea the 1st",
		"#":                   "",
		"a\tb\nc\x00d":        "a b c d",
		" ":                   "",
		"B\u202eo\u009bb\x7f": "Bob",
		"王小明 עומר":            "王小明 עומר",
	} {
		if have := text.CleanName(typed); have != want {
			t.Errorf("CleanName(%q) = %q, want %q", typed, have, want)
		}
	}
}
