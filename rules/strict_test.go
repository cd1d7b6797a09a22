package rules_test

import (
	"testing"

	"gopkg.in/yaml.v3"

	"kingoftokyo/rules"
)

// TestCleanTexts: invisible characters are removed from a text of a data file in every language, but line ends stay.
func TestCleanTexts(t *testing.T) {
	var w rules.Words
	if err := yaml.Unmarshal([]byte("en: \"a\\u202eb\\nc\\u0007\"\nfr: \"\\u202ed\"\n"), &w); err != nil {
		t.Fatal(err)
	}
	if w["en"] != "ab\nc" || w["fr"] != "d" || len(w) != 2 {
		t.Errorf("%q", w)
	}
	for _, text := range []string{"[a]", "en: [a]", "x"} {
		if err := yaml.Unmarshal([]byte(text), &w); err == nil {
			t.Errorf("%q is a text", text)
		}
	}
}
