package advice_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// TestRungs checks what each rung changes, written down by hand, for The King (15 hearts) against Alienoid (14), who is second and
// has 1 energy for it. Nobody begins with less than 60 % of their hearts, and each rung can be recognized from how the game
// began.
func TestRungs(t *testing.T) {
	d := desk(t, text.English)
	for n, want := range []string{
		"normal: set rival.hearts 9; set you.energy 3", "normal: set rival.hearts 12; set you.energy 2", "normal: ", "hard: ", "hard: set rival.energy 3",
		"hard: set fame -1; set destruction -1", "hard: set fame -2; set destruction -2", "hard: set rival.energy 3; set fame -2; set destruction -2",
	} {
		set := duel.NewSetup(true, [2]duel.MonsterID{5, 0}, duel.You)
		rung := &advice.Rungs[n]
		set.Options.Hard = rung.Hard
		var said []string
		g := tracker.New(duel.Log{Rules: d.Rules}, nil)
		do := func(line string) {
			if _, err := g.Fold(line); err != nil {
				t.Fatal(line, err)
			}
		}
		for _, l := range set.Lines(d.Rules) {
			do(l)
		}
		for _, ev := range rung.Corrections(d.Rules, &set) {
			said = append(said, strings.TrimSpace(d.Rules.Write(&ev)))
			do(said[len(said)-1])
		}
		if have := map[bool]string{false: "normal", true: "hard"}[rung.Hard] + ": " + strings.Join(said, "; "); have != want {
			t.Errorf("rung %d: %s, want %s", n+1, have, want)
		}
		do("roll ccche")
		if have := advice.SetUpSteps(d.Rules, g); have != len(said) {
			t.Errorf("%d steps of rung %d are known again", have, n+1)
		}
		for side, m := range g.Table().State.Sides {
			if 10*m.Hearts < 6*m.Max {
				t.Errorf("rung %d: side %d has %d of %d hearts", n+1, side, m.Hearts, m.Max)
			}
		}
	}
}
