package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/kit"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestKit checks that both boxes keep the promises of every box, and that every card and tile speaks.
func TestKit(t *testing.T) {
	for edition := range tokyo.Edition(tokyo.NumEditions) {
		t.Run(edition.String(), func(t *testing.T) {
			r := tokyotest.Rules(t, edition)
			b, spoken := tokyoBox(t, edition), map[string]int{}
			b.Words = tokyo.LineWords(edition)
			b.Told = func(_ *tokyo.Table, _ []tokyo.Event, after *tokyo.Table) string {
				for i := range after.Steps {
					if st := &after.Steps[i]; speaks(r, st) {
						spoken[r.Name(st.Card)]++
					}
				}
				return ""
			}
			b.Missing = func() (mute []string) {
				for id := tokyo.CardID(1); id <= r.Last(); id++ {
					if name := r.Name(id); spoken[name] == 0 && (r.IsTile(id) || frozen.Has(name)) {
						mute = append(mute, name)
					}
				}
				return mute
			}
			kit.Run(t, b, 30, 1500)
		})
	}
}

// speaks reports whether a step shows that a card does something. Arriving and leaving do not
// count, unless its numbers describe it completely or it acts when bought.
func speaks(r *tokyo.Rules, st *tokyo.Step) bool {
	switch st.Verb {
	case tokyo.StepReveal, tokyo.StepOwn, tokyo.StepDiscard, tokyo.StepTake, tokyo.StepSwap, tokyo.StepDoubtful, tokyo.StepUnsold:
		return false
	case tokyo.StepTile:
		return r.Tile(st.Card).Plain
	case tokyo.StepBuy:
		return r.Cards[st.Card].Plain || !r.Cards[st.Card].Keep
	}
	return true
}
