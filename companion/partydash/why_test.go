package partydash_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/partydash"
	"kingoftokyo/rules/tokyo"
)

// TestWhy: w tells what was done last, step by step, every step's rule in full and
// once; at a question its rules and the card that asks with its rulings.
func TestWhy(t *testing.T) {
	with := plain
	with.w, with.h = 120, 60
	d := open(t, with, mid4).press("222ecc<enter>w")
	d.see("Ben: 2 hearts lost to Zoé. Yield Tokyo City?", "6.5  Yielding is a free choice", "What happened last: Zoé resolved the dice",
		"Ben: -2 hearts by Zoé, 7 left (5.3.1)", "5.3.1  There are two places")
	if n := strings.Count(d.snap(), "5.3.1  There"); n != 1 {
		t.Errorf("rule 5.3.1 stands there %d times\n%s", n, d.snap())
	}
	d.press("<esc>n:why<enter>").see("The rules of this step", "10.3  For 2 energy")

	e := open(t, with, mid6+"set p3.energy 4; turn p1 roll; roll 12eecc; ").press("<enter>w")
	e.see("Wings / Ailes - costs 6", "[publisher: BGG-FAQ + DIZED]").press("<esc>y").lines("answer yes")
}

// TestWhyWhileTyping: reading the reasons drops no letters.
func TestWhyWhileTyping(t *testing.T) {
	open(t, plain, four).press("11w").see("WHY").press("<esc>").see("DICE: 4 to type").press("1hhh").lines("roll 111hhh")
}

// TestWhyKnown: all rules and cards that the page names exist.
func TestWhyKnown(t *testing.T) {
	all := tokyo.RuleNumbers()
	for _, r := range partydash.Why() {
		if r != "" && !slices.Contains(all, r) {
			t.Errorf("there is no rule %s", r)
		}
	}
	lib, err := box()
	if err != nil {
		t.Fatal(err)
	}
	r := rulesOf(t, lib, tokyo.Base)
	for _, name := range partydash.Askers() {
		if _, ok := r.Piece(name); !ok {
			t.Errorf("there is no card %s", name)
		}
	}
}
