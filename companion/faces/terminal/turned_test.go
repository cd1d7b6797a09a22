package terminal

import (
	"os"
	"strings"
	"testing"
)

// TestTurnedStays: a token that was turned round stays turned when a digit, a minus or the letter of a track puts it elsewhere.
func TestTurnedStays(t *testing.T) {
	// Energize brings the lizard token, which has two ways round.
	const placing = "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Bea; start you; hand left; turn you buy; set you.energy 9; row ? ? energize; buy 3; reveal ?"
	for keys, want := range map[string]struct {
		lane   int
		turned bool
	}{"r3": {0, true}, "r-4": {0, true}, "rd2": {1, true}, "rd-3rr": {1, true}, "rg3r": {0, false}} {
		u := open(t, usual, placing)
		if v := u.view(); v.Placing == nil || !v.Placing.Turns {
			t.Fatalf("no such token is placed: %+v", v.Asked)
		}
		u.hit(keys)
		v := u.view()
		u.hit("<enter>")
		game, err := os.ReadFile("games/2026-11-20-game.kot")
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(game)), "\n")
		last := lines[len(lines)-1]
		if track := [...]string{"answer fame ", "answer destruction "}[want.lane]; !strings.HasPrefix(last, track) || strings.Contains(last, " flip") != want.turned {
			t.Errorf("%s: %q, asked %+v", keys, last, v.Asked)
		}
	}
}
