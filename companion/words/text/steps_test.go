package text_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// TestStepTexts checks that every step that is told has a text, and every text of a step has a step. The dice of
// Duel are not told, because the prompt shows them.
func TestStepTexts(t *testing.T) {
	steps := []string{"step.by"}
	for v := duel.StepKeep + 1; v <= duel.StepPowerLeft; v++ {
		steps = append(steps, "step."+v.String())
	}
	steps = append(steps, "tokyo.step.by")
	for v := tokyo.StepDice; v <= tokyo.StepUnsold; v++ {
		steps = append(steps, "tokyo.step."+v.String())
	}
	told := map[string]bool{}
	for _, k := range load(t, text.English).Keys() {
		box, of, found := strings.Cut(k, "step.")
		if !found || box != "" && box != "tokyo." {
			continue
		}
		verb, _, _ := strings.Cut(of, ".")
		if told[box+"step."+verb] = true; !slices.Contains(steps, box+"step."+verb) {
			t.Errorf("no step is told with %s", k)
		}
	}
	for _, s := range steps {
		if !told[s] {
			t.Errorf("no text begins with %s", s)
		}
	}
}
