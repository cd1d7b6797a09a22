package partydash_test

import (
	"strings"
	"testing"
)

// TestRollForMe: z throws up to three times (4.1); numbers keep dice, the others are
// thrown again (4.3), Enter takes what lies there as the result, which alone is
// written. The program's dice run 1 2 3 H E C 1 2 ... here.
func TestRollForMe(t *testing.T) {
	next := 0
	with := plain
	with.random = func(n int) int { next++; return (next - 1) % n }
	begin := func(lines string) *driver {
		next = 0
		return open(t, with, lines)
	}
	rolling := four + "turn p1 roll; "
	begin(rolling).press("z").see("roll 1 of 3", "1[1]").lines("turn p1 roll").press("<enter>").lines("roll 123hec thrown")
	// 1 2 3 H E C, kept 1 and 2: then 1 2 3 H for the others, then again E C 1 2.
	d := begin(rolling).press("z12z").see("roll 2 of 3", "1<1>", "3[1]").press("z").see("roll 3 of 3").press("z")
	if _, fault := d.said(); !fault {
		t.Error("a fourth roll is not refused")
	}
	d.press("<enter>").lines("roll 1122ec thrown")
	// A mark is taken back by its number; with every die kept there is nothing to throw.
	d = begin(rolling).press("z123456z")
	if _, fault := d.said(); !fault {
		t.Error("with every die kept z throws nothing")
	}
	d.press("6z<enter>").lines("roll 1123he thrown")
	// A face typed, or a number there is no die of, changes nothing.
	for _, key := range []string{"h", "7"} {
		d = begin(rolling).press("z" + key)
		if _, fault := d.said(); !fault {
			t.Errorf("%s says nothing", key)
		}
		d.press("<enter>").lines("roll 123hec thrown")
	}
	// Put away, dice are typed as ever; u puts them away too and takes no step back.
	for _, key := range []string{"<bs>", "u"} {
		begin(rolling).press("z" + key).lines("turn p1 roll").press("222ecc").lines("roll 222ecc")
	}
	// Letters typed before are real dice and stay.
	begin(rolling).press("ccz<enter>").lines("roll 123hcc thrown")
	// Energy Drink gives a fourth roll where the dice lie there already.
	d = begin(rolling + "card p1 energy-drink; set p1.energy 1; ").press("zzz")
	for _, o := range options(d) {
		if strings.HasPrefix(o.Line, "use p1") {
			d.press(o.Key + o.Key)
		}
	}
	d.see("roll 3 of 4").press("z").see("roll 4 of 4")
}
