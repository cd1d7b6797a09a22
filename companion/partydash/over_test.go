package partydash_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/text"
)

// TestOverListsAll: the end of a game names every player on the smallest common
// screen, in both languages.
func TestOverListsAll(t *testing.T) {
	for _, lang := range text.Langs {
		d := open(t, setting{w: 80, h: 24, lang: lang}, mid6+"out p6; set p1.points 20; turn p4 buy; ").press("<enter>")
		d.see("1. Anna", "2. Ben", "3. Maximilienne", "4. Zo", "5. Kraken", "6. Li")
	}
}

// TestMenuOver: nobody gives up a game that is over.
func TestMenuOver(t *testing.T) {
	lines := mid4 + "set p1.points 20; turn p4 buy; "
	if shown := open(t, plain, lines).press("x").snap(); !strings.Contains(shown, "gives up") {
		t.Errorf("nobody can give up:\n%s", shown)
	}
	if shown := open(t, plain, lines).press("<enter>x").snap(); strings.Contains(shown, "gives up") {
		t.Errorf("the game is over:\n%s", shown)
	}
}

// TestMenuDigits: a French digit row names the players too.
func TestMenuDigits(t *testing.T) {
	open(t, plain, mid4).press("xé").lines("concede p2")
}

// TestBoardAtQuestion: what the dice did is in sight as the yield is asked.
func TestBoardAtQuestion(t *testing.T) {
	open(t, plain, mid4).press("222ecc<enter>").see("+2 points, now 2", "+1 energy, now 1", "-2 hearts by")
}
