package tokyo_test

import (
	"bytes"
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestLegal: the lines that programs are told are legal.
func TestLegal(t *testing.T) {
	dark := tokyotest.Rules(t, tokyo.Dark)
	for _, c := range []struct{ lines, legal, also string }{
		{"", "roll dice:6", `"next":{"seat":"p1","who":"person"}`},
		{"set p1.shrink 2; card p1 wings; set p1.energy 2", "roll dice:4|use p1 wings", ""},
		{"roll 111hec; resolve numbers", "resolve|resolve hearts|resolve energy|resolve smashes", ""},
		{"place p2 city; roll 123cee; resolve", "answer yes|answer no", `"next":{"seat":"p2","who":"person"}`},
		{"set p1.energy 3; row ? wings -; turn p1 buy", "sweep|pass|buy 1", ""},
		{"set p1.energy 9; row ? wings -; turn p1 buy", "buy 2|sweep|pass|buy 1", ""},
		{"seat p2 kot hard; turn p2 roll", "roll dice:6", `"next":{"seat":"p2","who":"kot"}`},
		{"card p2 camouflage; place p2 city; roll 123ccc; resolve", "answer dice:3", ""},
		{"card p1 background-dweller; roll 33ccee", "answer no|answer dice:1|answer dice:2", ""},
		{"concede p2", "", `"next":null`},
	} {
		table := begun(t, dark, 2, c.lines)
		if have := strings.Join(dark.Legal(&table), "|"); have != c.legal {
			t.Errorf("%s: %s may be said, want %s", c.lines, have, c.legal)
		}
		if have := dark.JSON(&table, 0); !bytes.Contains(have, []byte(c.also)) {
			t.Errorf("%s: no %s in %s", c.lines, c.also, have)
		}
	}
	early, err := tokyotest.Fold(dark, nil, "kot 1 dark; player p1 gigazaur")
	if have := dark.Legal(&early); err != nil || len(have) > 0 {
		t.Errorf("%v may be said before there is anybody to play with (%v)", have, err)
	}
}
