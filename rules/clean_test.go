package rules_test

import (
	"testing"

	"kingoftokyo/rules"
)

// TestClean: characters that a terminal obeys or that change the direction of text
// are removed from a line; a name keeps its letters, in any script.
func TestClean(t *testing.T) {
	for s, want := range map[string]string{
		"Zoë d'Arc-Müller": "Zoë d'Arc-Müller",
		"أحمد עומר 王小明 ज़ोया Ωμέγα": "أحمد עומר 王小明 ज़ोया Ωμέγα",
		"می\u200cخواهم 👩\u200d🚀":    "می\u200cخواهم 👩\u200d🚀", // joiners belong to the letters
		"a\x1b[31mb\x07\x00\x7f":    "a[31mb",
		"a\u009b2Jb\u0090":          "a2Jb",
		"a\tb\r\nc\u2028d\u0085e":   "a b  c d e",
		"\u202egpj.txt\u2066\u200f": "gpj.txt",
		"a\x9bb\xff":                "a\uFFFDb\uFFFD",
		"":                          "",
	} {
		if have := rules.Clean(s); have != want {
			t.Errorf("Clean(%q) = %q, want %q", s, have, want)
		}
	}
}

// TestQuote: text that is shown literally shows its invisible characters.
func TestQuote(t *testing.T) {
	for s, want := range map[string][2]string{
		"été « ? » 王.kot":     {"été « ? » 王.kot", "été « ? » 王.kot"},
		"a\x1b]0;x\x07\n\tb":  {`a\x1b]0;x\a\n\tb`, "a\\x1b]0;x\\a\n\tb"},
		"\u009b1m\u202ex\xff": {`\u009b1m\u202ex\xff`, `\u009b1m\u202ex\xff`},
		`C:\games\n.kot`:      {`C:\games\n.kot`, `C:\games\n.kot`},
		"a\uFFFDb":            {"a\uFFFDb", "a\uFFFDb"},
	} {
		if have := rules.Quote(s); have != want[0] {
			t.Errorf("Quote(%q) = %s, want %s", s, have, want[0])
		}
		if have := rules.QuoteLines(s); have != want[1] {
			t.Errorf("QuoteLines(%q) = %s, want %s", s, have, want[1])
		}
	}
}
