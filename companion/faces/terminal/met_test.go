package terminal

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// What people who play without the rulebook learn.

// A rule is explained the first time it matters, once to each player, as long as the beat lasts. Only what was on the
// screen counts, and players who want no hints get none.
func TestHints(t *testing.T) {
	const game = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Met tokyo.rule.1.1 Anna; first p1"
	const goal, score, tokyo = "RULE  You win with 20 victory points", "RULE  Starting your turn in Tokyo", "RULE  Entering Tokyo scores 1"
	u := open(t, usual, game).not("RULE")
	u.Desk().Settings = settings.File{Path: filepath.Join(t.TempDir(), "settings")}
	u.hit("w<esc>").see(goal).hit("112").see(goal)        // the beat lasts
	u.hit("ehh").see("THIS WILL HAPPEN", tokyo).not(goal) // what is about to happen takes precedence
	u.hit("<enter>").see(goal)                            // the other player has not read it yet
	u.hit("112ehh").not(goal, tokyo)                      // nobody enters
	u.hit("<enter>").see(score).hit("u").not(score, goal) // back in the preview
	if met := u.Desk().Settings.Values(settings.Met); !slices.Contains(met, "tokyo.rule.1.1 Anna") ||
		!slices.Contains(met, "tokyo.rule.1.1 Met tokyo.rule.1.1 Anna") || slices.Contains(met, "tokyo.rule.9.2 Ben") {
		t.Errorf("%q are met", met)
	}
	desk := u.Desk()
	openOn(t, usual, desk, newGame).see("RULE  You win: rival at 0 hearts")
	openOn(t, usual, desk, game).not("rival at 0 hearts") // the same step and player of another game
	openOn(t, usual, desk, game).not(goal).hit("112ehh").not(tokyo)
	openOn(t, usual, desk, strings.ReplaceAll(game, " Anna", " Zoe")).see(goal)
	u.ChooseSetting(settings.Setting{Name: settings.Hints}, "off")
	openOn(t, usual, desk, strings.ReplaceAll(game, " Anna", " Cleo")).not("RULE")
}

// A hint fits in the strip of the narrowest usual screen.
func TestHintsFit(t *testing.T) {
	all := text.LoadAll()
	for _, words := range all {
		for _, key := range words.Keys() {
			if said := " " + words.Say("dash.hint") + "  "; strings.HasPrefix(key, "hint.") && utf8.RuneCountInString(said+words.Say(key)) > 79 {
				t.Errorf("%s: %q has no room", words.Lang, words.Say(key))
			}
		}
	}
}

// The names of a track's ends appear above the tracks, without hiding a number; on a low screen beside the cards of the other
// player. Players without names keep their numbers there.
func TestWhoseEnd(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {80, 12}, {70, 20}, {120, 40}, {160, 50}, {40, 15}} {
		with := usual
		with.w, with.h = size[0], size[1]
		u := open(t, with, newGame).see("14", "12")
		if size[1] < 14 || size[0] < 70 {
			u.not("spotlight")
			continue
		}
		if u.see("ANNA  "); size[0] >= 80 {
			u.see("spotlight")
		}
		u = open(t, with, strings.TrimSuffix(newGame, ";")+"; card you regeneration").see("Regeneration")
		switch ends := strings.Split(u.snap(), "\n")[3]; {
		case size[1] >= 40:
			u.see("ANNA  ", " spotlight ")
		case !strings.Contains(ends, "Regeneration") || !strings.HasSuffix(ends, " AUTOBOT"):
			t.Errorf("beside a card stands %q", ends)
		}
		u = open(t, with, strings.TrimSuffix(newGame, ";")+"; card you regeneration; card rival camouflage").see("Camouflage")
		if size[1] < 40 {
			u.not(" spotlight ", " AUTOBOT\n")
		}
		if size[0] < 160 {
			open(t, with, "kot 1 duel two; side you gigazaur; side rival alienoid; start you").see("PLAYER1", "PLAYER2")
		}
	}
}
