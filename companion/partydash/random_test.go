package partydash_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// monkey does one random thing at the dashboard and writes down what.
func monkey(d *driver, rnd *rand.Rand) string {
	special := []string{"enter", "esc", "bs", "tab", "up", "down", "left", "right", "pgup", "pgdn", "home", "end", "ctrl-r", "f1", "del"}
	const common = "112233hhheeecccynnumzlrxtvw/?:adfgi+-"
	switch n := rnd.IntN(100); {
	case n < 55: // what players type most
		k := string(common[rnd.IntN(len(common))])
		d.press(k)
		return k
	case n < 65:
		k := string(rune(' ' + rnd.IntN('~'-' '+1)))
		if k == "q" {
			k = "é"
		}
		d.press(k)
		return k
	case n < 88:
		k := "<" + special[rnd.IntN(len(special))] + ">"
		d.press(k)
		return k
	case n < 96:
		x, y := rnd.IntN(140), rnd.IntN(50)
		d.click(x, y)
		return fmt.Sprintf("{%d,%d}", x, y)
	}
	w, h := 1+rnd.IntN(140), 1+rnd.IntN(50)
	d.resize(w, h)
	return fmt.Sprintf("{%dx%d}", w, h)
}

// rulesOf are the rules of an edition, for reading games back.
func rulesOf(t *testing.T, lib *library.Library, e tokyo.Edition) *tokyo.Rules {
	t.Helper()
	sets, err := lib.Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	return tokyo.New(sets[e])
}

// TestRandomKeys: whatever is typed, tapped and resized, the dashboard stands, and
// the file always reads back to the table shown.
func TestRandomKeys(t *testing.T) {
	const rounds, steps = 30, 80
	dice := rand.New(rand.NewPCG(1, 1))
	with := plain
	with.random = dice.IntN
	for seed := range rounds {
		rnd := rand.New(rand.NewPCG(uint64(seed), 7))
		desk := newDesk(t, with)
		lines := []string{two, mid4, mid6, shop, six + "set p1.wickedness 2; set p1.energy 9; card p2 wings; card p1 parasitic-tentacles; "}[rnd.IntN(5)]
		var d *driver
		if seed%6 == 5 {
			d = start(t, with, desk, page(tokyo.Dark))
		} else {
			d = openOn(t, with, desk, lines)
		}
		typed, before := "", 0
		d.on(func() { before, _ = d.Entered() })
		for range steps {
			typed += monkey(d, rnd)
			d.on(func() {
				if items, letters := d.Entered(); d.Shown() != nil {
					if items > before && letters > 0 {
						t.Errorf("seed %d: %d letters stay behind a roll or an answer\n%s\n%s", seed, letters, lines, typed)
					}
					before = items
				}
			})
		}
		var shown *tokyo.Table
		path := ""
		if d.on(func() {
			if shown = d.Shown(); shown != nil {
				path = d.Path()
			}
		}) && shown != nil {
			o, err := tracker.Look(tokyo.Log{Rules: rulesOf(t, desk.Library, shown.State.Edition)}, path)
			if err != nil || len(o.Notes) > 0 {
				t.Fatalf("seed %d: %s does not read back: %v %v\n%s\n%s", seed, path, err, o, lines, typed)
			}
			if o.Game.Table().State != shown.State {
				t.Fatalf("seed %d: %s reads back to another table\n%s\n%s", seed, path, lines, typed)
			}
			d.leaves()
		}
	}
}

// TestEverySize draws the table and the pages at odd sizes: from 30x10 on all dice
// are there.
func TestEverySize(t *testing.T) {
	for i, keys := range []string{"112he", "/", "/wings<enter>", "?", "m", "l", "x", "t", ":abc", "112hec", "112hec<enter>", "v", "v112hec", "v112hec<enter>", "112hec<enter>w"} {
		d := open(t, plain, mid6)
		d.press(keys)
		for w := 1 + i; w <= 130; w += 18 { // other sizes for each
			for h := 1 + i%5; h <= 48; h += 5 {
				d.resize(w, h)
				shown := d.snap()
				if rows := strings.Count(shown, "\n"); rows != h {
					t.Fatalf("%s at %dx%d: %d rows", keys, w, h, rows)
				}
				if dice := strings.Count(shown, "["); keys == "112he" && w >= 30 && h >= 10 && dice < 6 {
					t.Fatalf("%dx%d: %d dice\n%s", w, h, dice, shown)
				}
			}
		}
		d.leaves()
	}
	d := setUp(t, plain, tokyo.Dark)
	for _, keys := range []string{"", "1An", "<esc>c"} {
		d.press(keys)
		for w := 1; w <= 130; w += 13 {
			for h := 1; h <= 45; h += 4 {
				d.resize(w, h)
			}
		}
	}
	d.snap()
}

// TestUndoneAlike: undo and redo give the same screen cell for cell.
func TestUndoneAlike(t *testing.T) {
	d := open(t, plain, mid6)
	d.press("112hec<enter>")
	before := d.snap()
	d.press("uU<esc>")
	if after := d.snap(); after != before {
		t.Errorf("before\n%safter\n%s", before, after)
	}
}
