package terminal

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
)

// TestTurnedStays: a turned token stays turned when a digit, a minus or the letter of a track moves it elsewhere.
func TestTurnedStays(t *testing.T) {
	// Energize brings the lizard token, which has two orientations.
	const placing = "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Bea; start you; hand left; turn you buy; set you.energy 9; row ? ? energize; buy 3; reveal ?"
	for keys, want := range map[string]struct {
		lane   int
		turned bool
	}{"r3": {0, true}, "r-4": {0, true}, "rd2": {1, true}, "rd-3rr": {1, true}, "rg3r": {0, false}} {
		u := open(t, usual, placing)
		if v := u.Frame(); v.Placing == nil || !v.Placing.Turns {
			t.Fatalf("no such token is placed: %+v", v.Asked)
		}
		u.hit(keys)
		v := u.Frame()
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

// TestPlacing: while the player places a token, the prompt names Enter with the place, the keys say how to move the token
// to the other lane, the box says what its spaces give, and no die is half covered.
func TestPlacing(t *testing.T) {
	const shop = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; row kaijutsu photoshoot frenzy; start you; set you.energy 9; token pumpkin destruction 1"
	for _, size := range [][2]int{{80, 24}, {120, 40}, {160, 50}, {60, 60}} {
		with := usual
		with.w, with.h = size[0], size[1]
		u := open(t, with, shop).hit("eeeee<enter>1").see("F Fame", "1 heart on +1", "[Enter] put it on Destruction +1 to +3", "[Left]")
		u.hit("<left>").see("on Destruction +2 to +4").hit("f").see("D Destr", "on Fame +2 to +4")
		if cover, dice := u.table.drawn.cover, u.table.drawn.at[areaDice]; dice.h > 1 && cover.y > dice.y && cover.y < dice.y+dice.h {
			t.Errorf("%v: the question in %+v covers a part of the dice in %+v:\n%s", size, cover, dice, u.snap())
		}
	}
	kings := open(t, usual, "kot 1 duel solo; side you the-king; side rival meka-dragon; start you; token king fame 3; token king destruction -3").hit("ppphhh<enter>")
	kings.see("[Enter] pick up the one on Fame +3", "Enter pick it up").hit("<enter>").see("[Enter] put it on", "Enter put it there")
}

// TestBackInOrder: pieces to put back are in a playable order, too: Tokyo is left before somebody else enters it.
func TestBackInOrder(t *testing.T) {
	u := open(t, usual, yielding).hit("ccc333<enter>yu").see("PUT BACK")
	lines := strings.Join(companion.Texts(u.Frame().Board.Lines), "; ")
	if leaves, enters := strings.Index(lines, "Cleo leaves"), strings.Index(lines, "Anna enters"); leaves < 0 || enters < leaves {
		t.Errorf("it goes back by %q", lines)
	}
}
