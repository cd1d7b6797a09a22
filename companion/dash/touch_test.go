package dash

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
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

// A table for every question there is, by the question's name.
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
	// otherChoices are tables where nothing is asked and something may be chosen.
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

// touched is a dashboard on a touch screen, and what it shows below the drawing.
type touched struct {
	*driver
	keys Below
}

func touch(t *testing.T, w, h int, lang text.Lang, lines string) *touched {
	t.Helper()
	u := &touched{}
	look := Look{Ground: GroundDark, Fingers: &Fingers{Wide: 5, High: 2, Show: func(b Below) { u.keys = b }}}
	u.driver = open(t, setting{w, h, lang, look, nil}, lines)
	return u
}

// key is the number of the key below the drawing that shows something and, if a word is given,
// has that; -1 for none.
func (u *touched) key(shown, word string) int {
	return slices.IndexFunc(u.keys.Keys, func(k TapKey) bool { return k.Shown == shown && (word == "" || k.Word == word) })
}

// taps taps such a key, and returns whether there is one.
func (u *touched) taps(shown, word string) bool {
	n := u.key(shown, word)
	if n >= 0 {
		u.click(n, BelowRow)
	}
	return n >= 0
}

// outcome is all that a tap may have changed: the screen, and the file.
func (u *touched) outcome() string {
	data, err := os.ReadFile("games/2026-11-20-game.kot")
	if err != nil {
		u.Fatal(err)
	}
	return u.snap() + string(data)
}

// TestEveryQuestionByTouch: on a telephone of 390x844 (40 columns, 30 rows) every answer to every
// question there is, and every choice of a step, has a key below the drawing that does what the
// choice does, and says what that is; dice, places and names can be reached likewise.
func TestEveryQuestionByTouch(t *testing.T) {
	frozen := cardsRead // of which a question's card may be none
	cardsRead = sync.OnceValues(func() (*library.Library, error) { return library.Read(kingoftokyo.Cards, "cards.yaml") })
	t.Cleanup(func() { cardsRead = frozen })
	for q := duel.AskReveal; q < duel.NumQuestions; q++ {
		lines := duelQuestions[q.String()]
		now, err := dueltest.Fold(dueltest.Rules(t), nil, lines)
		if asked, ok := now.Open(); err != nil || !ok || asked.ID != q {
			t.Errorf("duel: no table asks %s, but %s: %v", q, asked.ID, err)
			continue
		}
		reached(t, "duel "+q.String(), lines)
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
		reached(t, "tokyo "+q.String(), lines)
	}
	for name, lines := range otherChoices {
		reached(t, name, lines)
	}
}

// reached holds that all that can be done at a table can be done by fingers.
func reached(t *testing.T, name, lines string) {
	t.Helper()
	for _, lang := range text.Langs {
		at := func() *touched { return touch(t, 40, 30, lang, lines) }
		u := at()
		if u.top() == u.naming {
			if !u.keys.Typing || !u.taps(u.keyName("esc"), "") {
				t.Errorf("%s, %s: a card cannot be named, or the page not left: %+v", name, lang, u.keys)
			}
		}
		for i := range u.table.choices() {
			u.choice(at, name, i, lang == text.English)
		}
		count := map[string]int{}
		for _, k := range u.keys.Keys {
			if count[k.Shown+k.Word]++; count[k.Shown+k.Word] > 1 || k.Shown+k.Word == "" || len([]rune(k.Word)) > 48 {
				t.Errorf("%s, %s: the key %q %q", name, lang, k.Shown, k.Word)
			}
		}
		tr, v := u.table.tray(), u.view()
		if tr.Due > 0 {
			for _, f := range v.Faces {
				if u.key(f.Letter, "") < 0 {
					t.Errorf("%s, %s: no key for the die %s", name, lang, f.Letter)
				}
			}
		}
		for i := range tr.Dice {
			if tr.Marks && lang == text.English {
				u.die(at, name, i)
			}
		}
		for _, key := range []string{"↑", "↓", "←", "→", u.keyName("enter")} {
			if v.Placing != nil && u.key(key, "") < 0 {
				t.Errorf("%s, %s: no key %s to place it", name, lang, key)
			}
		}
	}
}

// onTable goes back to the table from the page where a card is named.
func (u *touched) onTable() *touched {
	if u.top() == u.naming {
		u.hit("<esc>")
	}
	return u
}

// choice holds that a choice has a key below the drawing and, where that is tried, that it does
// the same as the choice.
func (u *touched) choice(at func() *touched, name string, i int, try bool) {
	u.Helper()
	c := u.table.choices()[i]
	switch {
	case c.Disabled != "", c.ToType && c.Shortcut == "": // nothing to do, or dice to type
		return
	case c.NoKey && c.Answer: // a place or dice
		return
	}
	shown, word := c.Shortcut, u.table.touchWord(&c)
	switch {
	case c.Shortcut == companion.KeyEnter:
		shown = u.keyName("enter")
	case c.Answer:
		shown = strings.ToUpper(c.Shortcut)
	}
	if word == shown {
		word = ""
	}
	if u.key(shown, word) < 0 {
		u.Errorf("%s: no key %q %q for %q; there are %+v", name, shown, word, c.Text, u.keys.Keys)
		return
	}
	if !try {
		return
	}
	by := at().onTable()
	if c.Shortcut == companion.KeyEnter { // what is typed comes first
		by.table.enter()
	} else {
		by.table.take(by.table.choices()[i])
	}
	by.draw()
	want := by.outcome()
	have := at().onTable()
	if have.taps(shown, word); have.outcome() != want {
		u.Errorf("%s: the key %q %q has led to\n%s\nwant\n%s", name, shown, word, have.outcome(), want)
	}
}

// die holds that a die can be marked: by tapping it, or by a key below the drawing.
func (u *touched) die(at func() *touched, name string, i int) {
	u.Helper()
	if u.table.tray().Dice[i].State == companion.DieBlank {
		return
	}
	number := strconv.Itoa(i + 1)
	by := at().onTable()
	by.hit(number)
	want := by.outcome()
	if have := at().onTable(); have.taps(number, "") && have.outcome() == want {
		return
	}
	for _, z := range u.zones {
		if z.y == BelowRow || z.w < 5 || z.h < 2 {
			continue
		}
		have := at().onTable()
		if have.click(z.x, z.y); have.outcome() == want {
			return
		}
	}
	u.Errorf("%s: die %s cannot be marked:\n%s", name, number, u.snap())
}
