package rules_test

import (
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Letters of both languages stand for faces, in any order and case; the error names
// the first letter that does not.
func TestParseDice(t *testing.T) {
	for in, want := range map[string]rules.Roll{
		"":         {},
		"cchhf":    {2, 2, 0, 1, 0, 0},
		"bbssg":    {2, 2, 0, 1, 0, 0},
		"CHEFDP":   {1, 1, 1, 1, 1, 1},
		"!!pd":     {0, 0, 0, 0, 1, 3},
		"eeeeeeee": {0, 0, 8, 0, 0, 0},
	} {
		if have, err := duel.Faces.Parse(in); err != nil || have != want {
			t.Errorf("%q is %v (%v), want %v", in, have, err, want)
		}
	}
	for in, key := range map[string]string{"ccx": "dice-face", "é": "dice-face", "c h": "dice-face", "ccccccccc": "dice-many"} {
		if _, err := duel.Faces.Parse(in); !rules.IsProblem(err, key) {
			t.Errorf("%q: %v, want %s", in, err, key)
		}
	}
}

// FuzzParseDice: whatever is typed is either refused or comes back as the same dice
// in canonical letters.
func FuzzParseDice(f *testing.F) {
	for _, s := range []string{"", "chefdp", "bsegdp!", "ccccccccc", "xé\x00", "C H"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		roll, err := duel.Faces.Parse(s)
		if err != nil {
			if roll != (rules.Roll{}) {
				t.Errorf("%q is refused and still %v", s, roll)
			}
			return
		}
		again, err := duel.Faces.Parse(duel.Faces.Format(roll))
		if err != nil || again != roll || roll.Total() != len([]rune(s)) {
			t.Errorf("%q is %v, then %v (%v)", s, roll, again, err)
		}
	})
}

// Halves are written and read as in the notation.
func TestHalves(t *testing.T) {
	for in, want := range map[string]int{"0": 0, "7": 14, "-7": -14, "2.5": 5, "-2.5": -5, "-0.5": -1, "0.5": 1, "+3": 6, "4.0": 8} {
		if have, ok := rules.ParseHalf(in); !ok || have != want {
			t.Errorf("%q is %d (%v), want %d", in, have, ok, want)
		}
	}
	for _, in := range []string{"", "-", "x", "1.25", "1.", ".5", "1e3", "12345", "--1", "+-1"} {
		if have, ok := rules.ParseHalf(in); ok {
			t.Errorf("%q is no position but read as %d", in, have)
		}
	}
	for half := -28; half <= 28; half++ {
		if have, ok := rules.ParseHalf(rules.HalfText(half)); !ok || have != half {
			t.Errorf("%d is written %q and read as %d", half, rules.HalfText(half), have)
		}
	}
}

// FuzzParseHalf: a number that is read can be written and read again.
func FuzzParseHalf(f *testing.F) {
	for _, s := range []string{"0", "-2.5", "7", ".5", "1.25"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		half, ok := rules.ParseHalf(s)
		if !ok {
			return
		}
		if again, ok := rules.ParseHalf(rules.HalfText(half)); !ok || again != half {
			t.Errorf("%q is %d, then %d", s, half, again)
		}
	})
}

// A roll is a multiset.
func TestRoll(t *testing.T) {
	all, some := rules.Roll{2, 1, 0, 3}, rules.Roll{1, 1, 0, 2}
	if all.Total() != 6 || all.Minus(some) != (rules.Roll{1, 0, 0, 1}) || some.Plus(all.Minus(some)) != all {
		t.Errorf("%v and %v do not add up", all, some)
	}
	if !all.Contains(some) || some.Contains(all) {
		t.Error("contains is wrong")
	}
}

// A problem without a catalogue still says everything.
func TestProblem(t *testing.T) {
	err := rules.Refuse("D4", "too-dear", rules.ID(rules.ArgCard, "card", "frenzy"), rules.Num("price", 6), rules.At("at", -5))
	if s := err.Error(); !strings.Contains(s, "too-dear") || !strings.Contains(s, "card=frenzy price=6 at=-2.5 (D4)") {
		t.Error(s)
	}
}
