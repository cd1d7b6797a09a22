package dash_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/dash"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// tables are one of every sort of step.
var tables = []struct{ name, lines string }{
	{"to roll", midgame},
	{"between rolls", midgame + "roll ccffhe"},
	{"Autobot to roll", robot},
	{"advice", robot + "roll ccfhdp"},
	{"plan", robot + "roll ccfhdp; roll cd"},
	{"special power", robot + "roll ccfhdp; roll cd; resolve"},
	{"buying", shop},
	{"poor", begun + "turn you buy"},
	{"tokens", begun + "set you.dice-tokens 2; turn you start"},
	{"order", begun + "set fame -6; set destruction -4; set rival.hearts 1; turn you roll; roll cfffe; stop"},
	{"place", shop + "buy 1; reveal ?"},
	{"place or not", shop + "buy 3; reveal ?"},
	{"doubt", shop + "buy 1; reveal ?; answer destruction 2"},
	{"symbol", begun + "turn rival roll; roll ccfhdp"},
	{"gigazaur", begun + "turn you resolve; dice ppcche; resolve power"},
	{"alienoid", side("alienoid") + "turn you roll; roll pppcc; stop"},
	{"hibernation", begun + "card you hibernation; turn you start"},
	{"camouflage", begun + "card you camouflage; turn rival resolve; dice ccceeh; resolve"},
	{"card name", shop + "row ? ? ?; buy 2"},
	{"game over?", begun + "set rival.hearts 0"},
	{"over", midgame + "set rival.hearts 2; turn you roll; roll cceehd; stop; resolve"},
	{"metabolism", begun + "card you alien-metabolism; turn you roll; roll ccffe"},
}

// copies opens fresh copies of a table on one dashboard.
type copies struct {
	*driver
	n    int
	path string
}

// fresh opens a copy of the table, and returns the path of its file. The copy before is
// taken away: it would count in the record, which reads all games.
func (c *copies) fresh(lines string) string {
	c.Helper()
	c.n++
	before, path := c.path, save(c, fmt.Sprintf("2026-11-20-copy%d", c.n), lines)
	c.path = path
	away := func() {
		if err := os.Remove(before); before != "" && err != nil {
			c.Error(err)
		}
	}
	resume := func() {
		if err := c.Resume(path); err != nil {
			c.Error(err)
		}
	}
	if c.driver == nil || !c.on(func() {
		c.Hush()
		resume() // which closes the copy before: a game that is being played would be saved again
		away()
		resume() // and the record is read without it
	}) {
		away()
		tb := c.TB
		c.driver = start(tb, plain, c.desk, func(u *dash.Dash) error { return u.Resume(path) })
	}
	return path
}

// legal checks the file of a game after one key: as it was, or longer by lines
// that read back to the table shown. It returns whether it is longer.
func legal(t *testing.T, r *duel.Rules, path, before string, shown *duel.Table) bool {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(data), before) {
		t.Fatalf("what was saved has changed:\n%s", data)
	}
	o, err := tracker.Look(duel.Log{Rules: r}, path)
	if err != nil || len(o.Notes) > 0 {
		t.Fatalf("the file does not read back: %v %v\n%s", err, o, data)
	}
	if shown != nil && o.Game.Table().State != shown.State {
		t.Fatalf("the file reads back to another table than the one shown\n%s", data)
	}
	return len(data) > len(before)
}

// TestEveryKey: every printable key on every sort of table does one legal thing,
// opens a page, or says why it does nothing; never silence, never a panic.
func TestEveryKey(t *testing.T) {
	desk := newDesk(t, plain)
	c := &copies{driver: start(t, plain, desk, func(u *dash.Dash) error { u.SetUp(dashWish); return nil })}
	for _, table := range tables {
		for key := ' '; key <= '~'; key++ {
			path := c.fresh(table.lines)
			before, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var shown *duel.Table
			page := c.snap()
			c.send(tcell.NewEventKey(tcell.KeyRune, key, tcell.ModNone))
			elsewhere, said := false, ""
			if key == 'q' && c.ends() {
				legal(t, desk.Rules, path, string(before), nil)
				continue
			}
			if !c.look(func() { shown, elsewhere = c.Shown(), c.Session().Path != path; said, _ = c.Note() }) {
				t.Fatalf("%s: %q ended the program", table.name, key)
			}
			if elsewhere { // a rematch
				if key != 'r' && key != 'R' || table.name != "over" {
					t.Fatalf("%s: %q began another game", table.name, key)
				}
				continue
			}
			longer := legal(t, desk.Rules, path, string(before), shown)
			if strings.HasPrefix(table.name, "place") && strings.ContainsRune("fFgGdD01234567&+=-", key) {
				continue // the cursor may stand there already; a digit is still to come
			}
			if !longer && said == "" && c.snap() == page {
				t.Errorf("%s: %q does nothing and does not say why\n%s", table.name, key, page)
			}
		}
	}
}

// TestHintsWork: every key the hints name does something; none of them is refused.
func TestHintsWork(t *testing.T) {
	desk := newDesk(t, plain)
	c := &copies{driver: start(t, plain, desk, func(u *dash.Dash) error { u.SetUp(dashWish); return nil })}
	for _, table := range tables {
		c.fresh(table.lines)
		var hints []string
		c.on(func() { hints = c.Hints() })
		for i, key := range hints {
			if key == "q" {
				continue
			}
			path := c.fresh(table.lines)
			before, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			page, said, fault := c.snap(), "", false
			if named, ok := map[string]string{"Enter": "<enter>", "Bksp": "<bs>", "Tab": "<tab>"}[key]; ok {
				c.press(named)
			} else {
				c.press(key)
			}
			c.on(func() { said, fault = c.Note() })
			after, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			typed := c.snap()
			if key == "v" {
				c.press("v") // the large view outlives the game
			}
			if fault || string(after) == string(before) && said == "" && typed == page {
				t.Errorf("%s: the hint %q does nothing: %q\n%s", table.name, key, said, typed)
			}
			if key == "Tab" {
				c.press("<tab>")
				continue
			}
			// A tap on the hint leads to the same screen.
			c.fresh(table.lines)
			c.on(func() { c.TapHint(i) })
			if tapped := strings.ReplaceAll(c.snap(), fmt.Sprintf("copy%d", c.n), "copy"); tapped != strings.ReplaceAll(typed, fmt.Sprintf("copy%d", c.n-1), "copy") {
				t.Errorf("%s: a tap on the hint %q is not what the key does\n--- key\n%s--- tap\n%s", table.name, key, typed, tapped)
			}
			if key == "v" {
				c.press("v")
			}
		}
	}
}

// TestCommandsAreNoDice: no command takes a letter of a die in either language.
func TestCommandsAreNoDice(t *testing.T) {
	for _, c := range dash.CommandKeys() {
		if f, ok := duel.Faces.Face(c); ok {
			t.Errorf("%q is a command and the die %s", c, duel.FaceName(f))
		}
	}
}
