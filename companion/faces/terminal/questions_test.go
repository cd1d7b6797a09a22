package terminal

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// The beginnings of the tables below.
const (
	duelSolo  = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; "
	duelTwo   = "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; start you; "
	duelLater = "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; start rival; "
	duelKing  = "kot 1 duel two; side you the-king; side rival alienoid; start you; "
	duelAlien = "kot 1 duel two; side you alienoid; side rival meka-dragon; start rival; turn you roll; "
	base      = "kot 1 tokyo; player p1 alienoid Anna; player p2 cyber-kitty Bea; player p3 gigazaur Clementine; first p1; place p2 city; "
	darkTiles = "kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny Bea; player p3 gigazaur Clementine; tiles green; first p1; place p2 city; "
)

// A table for every question, by the question's name.
var (
	duelQuestions = map[string]string{
		"reveal":            duelSolo + "turn you buy; set you.energy 9; row ? ? acid-attack; buy 3",
		"card-name":         duelSolo + "turn you buy; set you.energy 9; row ? ? acid-attack; buy 1",
		"buzz-place":        duelSolo + "turn you buy; set you.energy 9; row ? ? acid-attack; buy 3; reveal ?",
		"buzz-doubt":        duelSolo + "turn you buy; set you.energy 20; row ? ? kaijutsu; buy 3; reveal ?; answer destruction -1",
		"fame-left":         duelSolo + "turn you buy; set you.energy 20; set you.hearts 9; row ? trendsetter eye-of-the-storm; buy 3; reveal ?; answer fame 1",
		"symbol":            duelSolo + "turn rival roll; roll cefdhh",
		"pull-first":        duelTwo + "row monumental ? ?; turn you buy; set you.energy 5; buy 1; reveal ?; answer fame -7",
		"gigazaur":          duelTwo + "turn you resolve; dice ppcchh; resolve power",
		"alienoid":          duelAlien + "card you in-the-shadows; roll ffppce; roll ffppce; roll ffppce; roll cp",
		"meka-dragon":       "kot 1 duel two; side you meka-dragon; side rival gigazaur; start rival; turn you resolve; dice ppcccc; resolve claw",
		"king-lift":         duelKing + "turn you resolve; dice pphhhh; token king fame 3; token king destruction -2; resolve power",
		"king-place":        duelKing + "turn you resolve; dice ccpppp; token king fame 2; set fame 2; resolve power",
		"hibernation":       duelSolo + "card you hibernation; card you alien-metabolism; row ? ? photoshoot; turn you start; discard 3; reveal ?",
		"camouflage":        duelTwo + "row jets-scrambled ? ?; turn you buy; set you.energy 5; card you camouflage; set you.hearts 5; buy 1; reveal ?; answer fame -7",
		"superconductor":    duelTwo + "turn you resolve; dice fffhhe; card rival superconductor; card you unchained; token tiger fame 1; resolve fame; answer no",
		"unchained":         duelTwo + "turn you resolve; dice dddddh; card you spiked-tail; card you unchained; token tiger destruction 1; resolve destruction",
		"lightning-speed":   duelTwo + "turn you resolve; dice fffffe; card you lightning-speed; token alien fame 1; resolve fame",
		"dominate":          duelTwo + "row dominate extra-head snack-time; set you.energy 8; card you hibernation; card you made-in-a-lab; card you giant-brain; turn rival buy; set rival.energy 3; buy 1; reveal ?; answer destruction -7; pass; answer yes; buy extra-head; reveal ?",
		"in-the-shadows":    duelLater + "turn you roll; card you in-the-shadows; roll ffchee; keep chee; roll dd",
		"card-order":        duelAlien + "card you antimatter-pellets; card you natural-selection; card you signature-move; dice cccpppe; rolls 3; stop; answer c",
		"rebooting":         duelTwo + "card you natural-selection; card you rebooting; turn you roll; dice hhhhcce; rolls 3; stop",
		"titanic-batteries": duelAlien + "card you titanic-batteries; dice ppccee; rolls 3; stop; answer no",
		"in-shape":          duelTwo + "turn you resolve; dice ccccch; card you in-shape; set you.energy 3; resolve claw",
		"unstable-dna":      duelTwo + "card you unstable-dna; turn rival resolve; dice ccchee; card rival giant-brain; card rival camouflage; resolve claw",
		"tesla-impulse":     duelTwo + "row tesla-impulse ? ?; turn you buy; set you.energy 6; card rival armor-plating; card rival giant-brain; card you camouflage; buy 1; reveal ?; answer fame -7",
		"game-over":         duelSolo + "set fame 3; set destruction 5",
	}
	tokyoQuestions = map[string]string{
		"reveal":              base + "card p2 opportunist; set p2.energy 9; set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 3",
		"card-name":           base + "row ? ? ?; set p1.energy 9; turn p1 buy; buy 1",
		"yield":               base + "turn p1 resolve; dice 1122cc; resolve",
		"jets":                base + "card p2 jets; turn p1 resolve; dice 1122cc; resolve",
		"tile":                darkTiles + "turn p1 resolve; dice 222hec; set p1.wickedness 2; resolve numbers",
		"poison-dice":         base + "turn p1 resolve; dice hhh112; set p1.poison 3; resolve",
		"shrink-dice":         base + "turn p1 resolve; dice hhh112; set p1.shrink 2; resolve",
		"background-dweller":  base + "card p1 background-dweller; roll 33112e",
		"psychic-probe":       base + "card p3 psychic-probe; roll 1122hc",
		"psychic-probe-face":  base + "card p3 psychic-probe; roll 1122hc; answer 1",
		"herd-culler":         base + "card p1 herd-culler; roll 1123hc",
		"stretchy":            base + "card p1 stretchy; set p1.energy 4; roll 1123cc",
		"plot-twist":          base + "card p1 plot-twist; roll 1123cc",
		"die-face":            base + "card p1 stretchy; set p1.energy 4; roll 1123cc; answer c",
		"hibernation":         darkTiles + "card p1 hibernation; roll 111hec",
		"freeze-time":         base + "card p1 freeze-time; turn p1 resolve; dice 111hee; resolve",
		"healing-ray":         base + "card p1 healing-ray; set p2.hearts 5; set p3.hearts 5; turn p1 resolve; dice 11hh3e; resolve",
		"healing-ray-dice":    base + "card p1 healing-ray; set p3.hearts 5; set p3.energy 9; turn p1 resolve; dice 11hh3e; resolve; answer p3",
		"healing-ray-bonus":   base + "card p1 healing-ray; card p1 regeneration; set p3.hearts 5; set p3.energy 9; turn p1 resolve; dice 11hh3e; resolve; answer p3; answer 2",
		"wings":               base + "card p2 wings; set p2.energy 3; turn p1 resolve; dice 1122cc; resolve",
		"camouflage":          base + "card p2 camouflage; turn p1 resolve; dice 1122cc; resolve",
		"super-jump":          darkTiles + "card p2 super-jump; set p2.energy 3; turn p1 resolve; dice 1122cc; resolve",
		"rapid-healing":       base + "card p2 rapid-healing; set p2.hearts 2; set p2.energy 9; turn p1 resolve; dice 112ccc; resolve",
		"unstable-dna":        darkTiles + "card p2 unstable-dna; card p1 giant-brain; card p1 wings; turn p1 resolve; dice 1122hc; resolve; answer yes",
		"mimic":               base + "card p2 jets; card p3 wings; row mimic ? ?; set p1.energy 20; turn p1 buy; buy 1",
		"mimic-move":          darkTiles + "card p1 tile-fluxling; card p3 giant-brain; turn p3 buy; pass",
		"mimic-first":         base + "card p1 battery-monster; charge battery-monster 2; card p1 mimic; copy mimic battery-monster; charge mimic 6; turn p3 buy; pass",
		"opportunist":         base + "card p2 opportunist; set p2.energy 9; set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 3; reveal energize",
		"made-in-a-lab":       base + "card p1 made-in-a-lab; turn p1 buy; set p1.energy 9; row ? ? ?",
		"parasitic-tentacles": base + "card p1 parasitic-tentacles; card p2 wings; card p3 jets; set p1.energy 20; turn p1 resolve; dice 11223e; resolve",
		"metamorph":           base + "turn p1 buy; card p1 even-bigger; card p1 metamorph; card p1 wings; pass",
	}
	// otherChoices are tables at which nothing is asked and the player may choose something.
	otherChoices = map[string]string{
		"a card of Duel":          duelSolo + "row armor-plating ? photoshoot; set you.energy 9; turn you buy",
		"a card":                  base + "row acid-attack ? armor-plating; set p1.energy 6; turn p1 buy",
		"the order of symbols":    duelSolo + "set you.hearts 3; turn you resolve; dice ccffhp",
		"the order of groups":     base + "turn p1 resolve; dice 1112hc",
		"a discard":               duelLater + "card you alien-metabolism; row acid-attack ? photoshoot; turn you roll",
		"a discard between rolls": duelLater + "card you alien-metabolism; row acid-attack ? photoshoot; turn you roll; roll ffchee",
		"stopping Autobot":        duelSolo + "turn rival roll; roll cefdhh",
		"using cards":             base + "card p1 rapid-healing; card p2 smoke-cloud; set p1.energy 4; set p1.hearts 5; turn p1 roll",
		"seven dice to keep":      duelLater + "card you extra-head; turn you roll; roll ffcheec",
	}
)

// TestEveryQuestion: each question has a table here that asks it, and each of its choices that shows a key is made by
// that key.
func TestEveryQuestion(t *testing.T) {
	often.OneGoroutine(t)
	allCards(t)
	desk := newDesk(t, usual)
	for q := duel.AskReveal; q < duel.NumQuestions; q++ {
		lines := duelQuestions[q.String()]
		now, err := dueltest.Fold(dueltest.Rules(t), nil, lines)
		if asked, ok := now.Open(); err != nil || !ok || asked.ID != q {
			t.Errorf("duel: no table asks %s, but %s: %v", q, asked.ID, err)
			continue
		}
		reached(t, desk, "duel "+q.String(), lines)
	}
	for q := tokyo.AskReveal; q < tokyo.NumQuestions; q++ {
		lines, edition := tokyoQuestions[q.String()], tokyo.Base
		if strings.HasPrefix(lines, darkTiles) {
			edition = tokyo.Dark
		}
		now, err := tokyotest.Fold(tokyotest.Rules(t, edition), nil, lines)
		if asked, ok := now.Open(); err != nil || !ok || asked.ID != q {
			t.Errorf("tokyo: no table asks %s, but %s: %v", q, asked.ID, err)
			continue
		}
		reached(t, desk, "tokyo "+q.String(), lines)
	}
	for name, lines := range otherChoices {
		reached(t, desk, name, lines)
	}
}

// reached checks that each choice of a table that has a key is made by that key.
func reached(t *testing.T, desk *companion.Desk, name, lines string) {
	t.Helper()
	at := func(t *testing.T) *driver {
		u := openOn(t, setting{40, 30, "en", Look{Ground: GroundDark}, nil}, desk, lines)
		if u.names() { // opened by the table itself
			u.hit("<esc>")
			u.Noted = pages.Note{} // that a purchase was undone
		}
		return u
	}
	outcome := func(u *driver) string { // everything that a key may have changed: the screen and the file
		data, err := os.ReadFile("games/2026-11-20-game.kot")
		if err != nil {
			t.Fatal(err)
		}
		return u.snap() + string(data)
	}
	t.Run(name, func(t *testing.T) {
		for i, c := range at(t).table.choices() {
			if c.Disabled != "" || c.Shortcut == "" {
				continue
			}
			by := at(t)
			keys := c.Shortcut
			if keys == companion.KeyEnter { // what is typed comes first
				by.table.enter()
				keys = "<enter>"
			} else {
				by.Take(by.table.choices()[i])
			}
			by.draw()
			want := outcome(by)
			if have := outcome(at(t).hit(keys)); have != want {
				t.Errorf("the key %s for %q has led to\n%s\nwant\n%s", keys, c.Text, have, want)
			}
		}
	})
}
