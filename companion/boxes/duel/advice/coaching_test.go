package advice_test

import (
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/rules/duel"
)

// helps is a coach that can help in every game.
type helps struct{ advice.CoachEngine }

func (helps) Matchup(*duel.State) (core.Matchup, bool) { return core.Matchup{}, true }

// TestCoachOff checks that a coach that is off follows no game until it is on again.
func TestCoachOff(t *testing.T) {
	c := advice.NewCoaching(helps{}, advice.CoachAsk, nil)
	for _, mode := range []string{advice.CoachAsk, advice.CoachOff, advice.CoachAlways, advice.CoachOff} {
		if err := c.SetMode(mode); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if c.Helps() && mode == advice.CoachOff {
				t.Errorf("%v: it follows a game", mode)
			}
			c.Join(&duel.Table{})
		}
		if c.Helps() != (mode != advice.CoachOff) {
			t.Errorf("%v: it helps: %v", mode, c.Helps())
		}
	}
}
