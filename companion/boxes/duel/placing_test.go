package duel_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// TestPiecesPlaced checks the piece to place, with t if it can be turned round and l if it is lifted from its place, how many places
// it has, and the first and the last of them.
func TestPiecesPlaced(t *testing.T) {
	const shop = "start you\nset you.energy 20\nroll ccffe\nstop\nresolve\n"
	for _, c := range []struct{ lines, want string }{
		{"side you gigazaur\nside rival meka-dragon\nrow photoshoot ? ?\n" + shop + "buy 1\nreveal ?", "Fish 28: Fame Victory (1 heart) ... Destruction Autobot's Victory (1 heart), begins at Fame +1"},
		{"side you gigazaur\nside rival meka-dragon\nrow dominate ? ?\n" + shop + "buy 1\nreveal ?", "Pumpkin 20: Fame +5 to Victory (1 heart on +5, 2 damage on +6, 1 heart on Victory) ... Destruction Autobot's Victory to -5 (1 heart on Autobot's Victory, 2 damage on -6, 1 heart on -5), begins at Fame +1 to +3"},
		{"side you gigazaur\nside rival meka-dragon\nrow electrical-aura ? ?\n" + shop + "buy 1\nreveal ?", "Lizard t 48: Fame +6 to Victory (1 damage on +6, 1 dice token on Victory) ... Destruction Autobot's Victory to -6, turned round (1 dice token on Autobot's Victory, 1 damage on -6), begins at Fame +1 to +2"},
		{"side you the-king\nside rival meka-dragon\nrow ? ? ?\nstart you\nroll pppce\nstop\nresolve", "King 28: Fame Victory ... Destruction Autobot's Victory, begins at Fame +1"},
		{"side you the-king\nside rival meka-dragon\nrow ? ? ?\nstart you\ntoken king fame 2\nroll pppce\nstop\nresolve", "King l 1: Fame +2 ... Fame +2, begins at Fame +2"},
		{"side you the-king\nside rival meka-dragon\nrow ? ? ?\nstart you\ntoken king fame 2\nroll pppce\nstop\nresolve\nanswer fame 2", "King 28: Fame Victory ... Destruction Autobot's Victory, begins at Fame +2"},
	} {
		d := desk(t, text.English)
		save(t, d, "game", "kot 1 duel solo\n"+c.lines+"\n")
		g, notes, err := d.Open(d.Store.Path("game"))
		if err != nil {
			t.Fatal(notes, err)
		}
		v, have := g.View(), "nothing"
		if p := v.Placing; p != nil {
			have = p.Name
			if p.Turns {
				have += " t"
			}
			if p.Lifts {
				have += " l"
			}
			have += fmt.Sprintf(" %d: %s ... %s, begins at %s", len(p.Spots), p.Spots[0].Text, p.Spots[len(p.Spots)-1].Text, p.Spots[p.At].Place)
		}
		if have != c.want {
			t.Errorf("%s: %q, want %q", strings.ReplaceAll(c.lines, "\n", "|"), have, c.want)
		}
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	}
}
