package phrases_test

import (
	"testing"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// TestVictoryByName checks that the spaces at the ends of a track are called Victory in steps, changes and answers,
// and not by a number, which is not printed anywhere.
func TestVictoryByName(t *testing.T) {
	for l, want := range map[text.Lang][2]string{text.English: {"Victory", "Autobot's Victory"}, "fr": {"Victoire", "Victoire d'Autobot"}} {
		v := phrases.LoadNames(l, nil)
		for i, half := range []int{14, -14} {
			if have := v.Arg(rules.At("at", half)); have != want[i] {
				t.Errorf("%s, %d: %q", l, half, have)
			}
		}
		if have := v.Arg(rules.At("at", 12)); have != "+6" {
			t.Errorf("%s: %q", l, have)
		}
	}
}
