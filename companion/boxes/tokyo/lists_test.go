package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestListsTold checks the words for what a move changes on the table or, before the dice are resolved, will change.
func TestListsTold(t *testing.T) {
	const (
		city = three + "place p2 city; "
		shop = three + "row heal tank wings; set p1.energy 9; roll 22eeec; resolve; "
		dark = six + "row ? ? ?; "
	)
	for _, c := range []struct{ lines, want string }{
		{three + "roll 111hcc; resolve", "Do now: Anna: points 0 → 2 (+1 · entering Tokyo); Anna enters Tokyo City; Anna: 1 heart wasted, at full health; Anna: 2 smashes. Nobody is in Tokyo: no damage"},
		{three + "roll 111hcc", "This will happen: Anna: points 0 → 2 (+1 · entering Tokyo); Anna enters Tokyo City; Anna: 1 heart wasted, at full health; Anna: 2 smashes. Nobody is in Tokyo: no damage"},
		{three + "set p1.hearts 5; roll 22hhhe; resolve", "Do now: Anna: hearts 5 → 8; Anna: points 0 → 1 (entering Tokyo); Anna: energy 0 → 1; Anna enters Tokyo City"},
		{three + "set p1.hearts 9; roll 22hhhe; resolve", "Do now: Anna: hearts 9 → 10; Anna: points 0 → 1 (entering Tokyo); Anna: energy 0 → 1; Anna enters Tokyo City; Anna: 2 hearts wasted, at full health"},
		{city + "roll 333ccc; resolve; answer yes", "Do now: Anna: points 0 → 3 → 4 (entering Tokyo); Bea: hearts 10 → 7; Bea leaves Tokyo City; Anna enters Tokyo City; Anna strikes with 3 smashes"},
		{city + "roll 333ccc; resolve; answer no", "Do now: Anna: points 0 → 3; Bea: hearts 10 → 7; Anna strikes with 3 smashes; Bea stays in Tokyo City"},
		{city + "roll 333ccc", "This will happen: Anna: points 0 → 3; Bea: hearts 10 → 7; Anna strikes with 3 smashes; Then: Bea, leave Tokyo City?"},
		{city + "card p1 healing-ray; set p2.hearts 5; set p2.energy 4; roll 1122hc", "This will happen: Then: Anna, heal which Monster with heart dice (1 left)? The other dice follow."},
		{city + "set p2.hearts 2; roll 333ccc; resolve", "Do now: Anna: points 0 → 4 (+3 · entering Tokyo); Bea: hearts 2 → 0; Bea is out: discard cards, return figure, board and energy; Anna enters Tokyo City; Anna strikes with 3 smashes"},
		{city + "card p2 armor-plating; roll 1122cc; resolve; answer no", "Do now: Bea: hearts 10 → 8; Anna strikes with 2 smashes; Bea stays in Tokyo City"},
		{city + "card p2 camouflage; roll 1122cc; resolve; answer hc; answer no", "Do now: Bea: hearts 10 → 9; Anna strikes with 2 smashes; Camouflage saves 1 heart for Bea; Bea stays in Tokyo City"},
		{city + "card p2 wings; set p2.energy 3; roll 1122cc; resolve; answer yes", "Do now: Bea: energy 3 → 1 (Wings -2); Anna strikes with 2 smashes; Wings saves 2 hearts for Bea"},
		{city + "card p2 wings; set p2.energy 3; roll 1122cc; resolve; answer no; answer no", "Do now: Bea: hearts 10 → 8; Anna strikes with 2 smashes; Bea stays in Tokyo City"},
		{city + "card p2 jets; roll 1122cc; resolve; answer yes", "Do now: Anna: points 0 → 1 (entering Tokyo); Bea leaves Tokyo City; Anna enters Tokyo City; Anna strikes with 2 smashes; Jets saves 2 hearts for Bea"},
		{city + "card p1 acid-attack; roll 112233; resolve; answer no", "Do now: Bea: hearts 10 → 9; Anna strikes with 1 smash - Acid Attack; Bea stays in Tokyo City"},
		{city + "card p1 poison-spit; roll 1122cc; resolve; answer no", "Do now: Bea: hearts 10 → 8; Bea: Poison 0 → 1 (Poison Spit (Anna)); Anna strikes with 2 smashes; Bea stays in Tokyo City"},
		{city + "card p1 shrink-ray; roll 1122cc; resolve; answer no", "Do now: Bea: hearts 10 → 8; Bea: Shrink 0 → 1 (Shrink Ray (Anna)); Anna strikes with 2 smashes; Bea stays in Tokyo City"},
		{city + "set p1.poison 2; roll 1122ee; resolve; pass", "Do now: Anna: hearts 10 → 8 (Poison); Anna: energy 0 → 2; Bea: points 0 → 2 (start of the turn in Tokyo)"},
		{city + "card p2 spiked-tail; card p2 fire-breathing; roll 1122cc; resolve; answer no", "Do now: Bea: hearts 10 → 8; Anna strikes with 2 smashes; Bea stays in Tokyo City"},
		{city + "card p1 friend-of-children; roll 1122ee; resolve", "Do now: Anna: energy 0 → 3 (+2 · Friend of Children)"},
		{"kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Bea; plays p1 kot hard; first p1; row alpha-monster ? ?; card p1 friend-of-children; set p1.energy 2; roll 1122ee; resolve by kot; buy 1 by kot; reveal ?",
			"Do now: Anna: points 0 → 1 (entering Tokyo); Anna: energy 2 → 0 (+2 · Friend of Children +1 · Alpha Monster -5); Anna now has Alpha Monster; Anna enters Tokyo City; Card row: reveal slot 1"},
		{city + "card p1 regeneration; set p1.hearts 5; roll 1122hh; resolve", "Do now: Anna: hearts 5 → 8 (+2 · Regeneration)"},
		{city + "card p1 gourmet; roll 111eee; resolve", "Do now: Anna: points 0 → 3 (+1 · Gourmet); Anna: energy 0 → 3"},
		{shop + "buy 1", "Do now: Anna: points 0 → 1 (entering Tokyo); Anna: energy 9 → 12 → 9 (Heal -3); Anna enters Tokyo City; Discard Anna's Heal; Card row: reveal slot 1; Anna: 1 smash. Nobody is in Tokyo: no damage; Anna: 2 hearts wasted, at full health"},
		{shop + "buy 2; reveal ?", "Do now: Anna: hearts 10 → 7 (Tank); Anna: points 0 → 1 → 5 (entering Tokyo · Tank); Anna: energy 9 → 12 → 8 (Tank -4); Anna enters Tokyo City; Discard Anna's Tank; Card row: reveal slot 2; Anna: 1 smash. Nobody is in Tokyo: no damage"},
		{shop + "buy 3; reveal jets", "Do now: Anna: points 0 → 1 (entering Tokyo); Anna: energy 9 → 12 → 6 (Wings -6); Anna now has Wings; Anna enters Tokyo City; Card row: slot 3: Jets; Anna: 1 smash. Nobody is in Tokyo: no damage"},
		{shop + "sweep; reveal ?; reveal ?; reveal ?", "Do now: Anna: points 0 → 1 (entering Tokyo); Anna: energy 9 → 12 → 10 (row refreshed -2); Anna enters Tokyo City; Card row: discard all three, reveal three; Anna: 1 smash. Nobody is in Tokyo: no damage"},
		{shop + "pass", "Do now: Anna: points 0 → 1 (entering Tokyo); Anna: energy 9 → 12; Anna enters Tokyo City; Anna: 1 smash. Nobody is in Tokyo: no damage"},
		{three + "card p1 energy-hoarder; set p1.energy 12; row heal tank wings; roll 1122cc; resolve; pass", "Do now: Anna: points 0 → 1 → 3 (entering Tokyo · Energy Hoarder); Anna enters Tokyo City; Anna: 2 smashes. Nobody is in Tokyo: no damage"},
		{three + "concede p2", "Do now: Bea is out: discard cards, return figure, board and energy"},
		{three + "out p3; set p2.hearts 1; place p2 city; roll 1122cc; resolve", "Do now: Anna: points 0 → 1 (entering Tokyo); Bea: hearts 1 → 0; Bea is out: discard cards, return figure, board and energy; Anna enters Tokyo City; Anna strikes with 2 smashes"},
		{dark + "roll 111hec; resolve", "Do now: Anna: points 0 → 2 (+1 · entering Tokyo); Anna: energy 0 → 1; Anna: Wickedness 0 → 2; Anna enters Tokyo City; Anna: 1 heart wasted, at full health; Anna: 1 smash. Nobody is in Tokyo: no damage"},
		{dark + "place p2 city; place p4 bay; roll 1122cc; resolve; answer yes; answer no", "Do now: Anna: points 0 → 1 (entering Tokyo); Bea: hearts 10 → 8; Max: hearts 10 → 8; Bea leaves Tokyo City; Anna enters Tokyo City; Anna strikes with 2 smashes; Max stays in Tokyo Bay"},
	} {
		t.Run(c.lines, func(t *testing.T) {
			g := gameOf(t, text.English, c.lines)
			v := g.View()
			have := v.Board.Title + ": " + strings.Join(companion.Texts(v.Board.Lines), "; ")
			if v.Beat == companion.PreviewBeat {
				have = v.Advice.Title + ": " + strings.Join(companion.Texts(v.Advice.Lines), "; ")
			}
			if have != c.want {
				t.Errorf("%s: %q, want %q", c.lines, have, c.want)
			}
		})
	}
}
