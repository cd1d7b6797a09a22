package dash_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/dash"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// corrections make a table of the tests another one.
var corrections = []string{
	"set you.hearts %d", "set rival.hearts %d", "set you.energy %d", "set rival.energy %d", "set you.dice-tokens %d", "set rival.dice-tokens %d",
	"set fame %d", "set destruction -%d", "set deck %d", "taken %d you", "taken %d rival", "rolls %d",
}

// monkey does one random thing at the dashboard and writes down what.
func monkey(d *driver, rnd *rand.Rand) string {
	special := []string{"enter", "esc", "bs", "tab", "up", "down", "left", "right", "pgup", "pgdn", "home", "end", "ctrl-r", "ctrl-l", "f1", "del"}
	switch n := rnd.IntN(100); {
	case n < 40: // what players type most
		k := string("chefdpchefdpchefdp123456yonmux+-tzkvlwr/?:"[rnd.IntN(42)])
		d.press(k)
		return k
	case n < 60:
		k := string(rune(' ' + rnd.IntN('~'-' '+1)))
		if k == "q" && rnd.IntN(8) > 0 {
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

// TestRandomKeys: whatever is typed, tapped and resized, the dashboard stands, and
// the file always reads back to the table shown.
func TestRandomKeys(t *testing.T) {
	const rounds, steps = 50, 60
	with := plain
	dice := rand.New(rand.NewPCG(1, 1))
	with.random = dice.IntN
	desk := newDesk(t, with)
	c := &copies{driver: start(t, with, desk, func(u *dash.Dash) error { u.SetUp(dashWish); return nil })}
	for seed := range rounds {
		rnd := rand.New(rand.NewPCG(uint64(seed), 7))
		lines := tables[rnd.IntN(len(tables))].lines
		for range rnd.IntN(3) {
			lines += "; " + fmt.Sprintf(corrections[rnd.IntN(len(corrections))], rnd.IntN(8))
		}
		c.fresh(lines)
		typed := ""
		for range steps {
			typed += monkey(c.driver, rnd)
			var shown *duel.Table
			path := ""
			if !c.look(func() {
				if shown = c.Shown(); shown != nil {
					path = c.Session().Path
				}
			}) {
				break // q
			}
			if shown == nil {
				continue
			}
			o, err := tracker.Look(duel.Log{Rules: desk.Rules}, path)
			if err != nil || len(o.Notes) > 0 {
				t.Fatalf("seed %d: %s does not read back: %v %v\n%s\n%s", seed, path, err, o, lines, typed)
			}
			if o.Game.Table().State != shown.State {
				t.Fatalf("seed %d: %s reads back to another table\n%s\n%s", seed, path, lines, typed)
			}
		}
		if strings.Contains(typed, "q") {
			c.fresh(lines) // a game to go on with, whether it has ended or not
		}
	}
}

// TestEverySize draws the table at every size: dice and advice first, and from
// 20x5 on all dice are there and the headline of the advice.
func TestEverySize(t *testing.T) {
	for i, c := range []struct{ lines, advice, dice string }{
		{robot + "roll ccfhdp", "KEEP CC H D", "CCHDFP"},
		{robot + "set rival.dice-tokens 2; roll cccchhdd", "ADVICE", "CCCCHHDD"},
		{midgame + "roll ccffhe", "YOUR DICE", "CCHEFF"},
	} {
		d := open(t, plain, c.lines)
		for w := 1 + i; w <= 130; w += 5 { // other sizes for each table
			for h := 1 + i; h <= 45; h += 3 {
				d.resize(w, h)
				shown := d.snap()
				if rows := strings.Count(shown, "\n"); rows != h {
					t.Fatalf("%dx%d: %d rows", w, h, rows)
				}
				if w < 20 || h < 5 {
					continue
				}
				letters := ""
				for i := 0; i+2 < len(shown); i++ {
					if shown[i] == '[' && shown[i+2] == ']' && strings.IndexByte("CHEFDP", shown[i+1]) >= 0 && !trackRow(shown, i) {
						letters += string(shown[i+1])
					}
				}
				if c.dice != "" && letters != c.dice {
					t.Errorf("%dx%d: the dice are %q\n%s", w, h, letters, shown)
				}
				if c.advice != "" && !strings.Contains(shown, c.advice) {
					t.Errorf("%dx%d: no advice\n%s", w, h, shown)
				}
				if t.Failed() {
					return
				}
			}
		}
	}
}

// trackRow says whether a place of a screen lies on a track, whose markers look
// like dice.
func trackRow(shown string, at int) bool {
	line := shown[strings.LastIndexByte(shown[:at], '\n')+1:]
	return strings.HasPrefix(line, " Fame  ") || strings.HasPrefix(line, " Destruction ")
}

// TestEverySizeOfPages draws all pages at odd sizes.
func TestEverySizeOfPages(t *testing.T) {
	for _, keys := range []string{"/", "/kaiju<enter>", "?", "?a7", "m", "l", "l<up>f", "x", "xo", "w", "t", "v", ":abc"} {
		d := open(t, plain, shop+"buy 3; reveal ?")
		d.press(keys)
		for w := 1; w <= 130; w += 13 {
			for h := 1; h <= 45; h += 4 {
				d.resize(w, h)
				if rows := strings.Count(d.snap(), "\n"); rows != h {
					t.Fatalf("%s at %dx%d: %d rows", keys, w, h, rows)
				}
			}
		}
	}
	d := setUp(t, plain)
	for _, keys := range []string{"", "n", "<esc>c"} {
		d.press(keys)
		for w := 1; w <= 130; w += 13 {
			for h := 1; h <= 45; h += 4 {
				d.resize(w, h)
			}
		}
	}
	d.snap()
}

// TestBarrier: the harness keeps step with the loop, and tells its end.
func TestBarrier(t *testing.T) {
	d := open(t, plain, midgame)
	if !d.on(func() {}) {
		t.Error("the barrier was not reached")
	}
	d.send(tcell.NewEventKey(tcell.KeyCtrlC, 0, tcell.ModNone))
	d.ends()
	if d.on(func() {}) {
		t.Error("the barrier was reached after the end")
	}
}
