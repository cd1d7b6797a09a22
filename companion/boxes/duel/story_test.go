package duel_test

import (
	"strings"
	"testing"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
)

const played = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; row acid-attack snack-time photoshoot; " +
	"roll ccffe; keep ff; roll ffe; stop; resolve; buy 3; reveal ?; answer fame 3; pass; " +
	"roll ccfhdp; roll edh; roll dh; resolve; set you.hearts 9"

// TestEntry checks that each line of the log says who did what, and the numbers it changed.
func TestEntry(t *testing.T) {
	for lang, want := range map[text.Lang][]string{
		text.English: {
			"You rolled CC E FF", "You kept FF", "You rolled E FF", "You stopped rolling",
			"You resolved the dice: you 0 → 1 energy, Fame 0 → +2",
			"You bought Photoshoot (Fame +3): you 1 → 0 energy, Fame +2 → +3",
			"You ended the turn", "Autobot rolled CC H F D P", "Autobot rolled H E D", "Autobot rolled H D",
			"Autobot resolved the dice: you 14 → 12 hearts, Autobot 1 → 2 energy, Destruction 0 → -1",
		},
		text.Lang("fr"): {"Vous avez lancé BB E GG", "gardés (vous) : GG", "Vous avez lancé E GG", "fin des lancers (vous)"},
	} {
		d := desk(t, lang)
		save(t, d, "game", strings.ReplaceAll(played, "; ", "\n")+"\n")
		g, _, err := duelbox.NewBox(d).Look(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		past := g.Log().Past(0)
		for i, w := range want {
			if got := past[i].Text; got != w {
				t.Errorf("%s %d: %q, want %q", lang, i, got, w)
			}
		}
		for _, p := range past {
			if strings.ContainsAny(p.Text, "{}") || p.Text == "" {
				t.Errorf("%s: %q has a blank that was not filled", lang, p.Text)
			}
		}
	}
}
