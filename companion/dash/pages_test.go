package dash_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/dash"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
)

// TestFirstFrame (ux.md E1): with no game yet everything is chosen and dealt; one
// Enter begins, and the dice of the first turn can be typed.
func TestFirstFrame(t *testing.T) {
	d := start(t, plain, newDesk(t, plain), func(u *dash.Dash) error { u.SetUp(dashWish); return nil })
	d.see("Alienoid (14)", "Cyber Kitty (13)", "Who starts", "?, ?, ?")
	d.press("<enter>").see("PUT ON THE TABLE", "roll and type 5 dice")
	d.press("ccffe")
	if d.last() != "roll ccffe" && d.last() != "roll cceff" {
		t.Errorf("the file says %q", d.file())
	}
}

// TestSetUpKeys: every line of the set-up is changed by its letter.
func TestSetUpKeys(t *testing.T) {
	d := setUp(t, plain)
	for keys, want := range map[string]string{
		"m": "Gigazaur (14)", "a": "Gigazaur (13)", "s": "Autobot", "d": "hard: special power from 3 energy", "f": "only if you start",
		"t": "after each Autobot turn",
	} {
		if keys == "a" { // the human is Gigazaur by then, or Autobot would be
			continue
		}
		d.press(keys).see(want)
	}
	d.press("n<bs><bs><bs><bs>Bea<enter>").see("Bea")
	d.press("c<bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs>snack, ecras, nonsense<enter>").see("no card matches")
	d.press("<bs><bs><bs><bs><bs><bs><bs><bs>?<enter>").see("Snack time, Thunder stomp, ?")
	d.press("<enter>")
	var set duel.Setup
	d.on(func() { set = d.Shown().Setup })
	if set.Names[duel.You] != "Bea" || !set.Options.Hard || !set.Options.DiscardTurns || !set.Options.FullDice || set.First != duel.Rival {
		t.Errorf("set up was %+v", set)
	}
}

// TestTab (ux.md E18): Tab swaps the language at once, on every page; game and
// letters typed stay as they are.
func TestTab(t *testing.T) {
	d := open(t, plain, robot)
	d.press("ccfhd")
	before, file := d.state(), d.file()
	d.press("<tab>").see("TOUR", "1 à taper", "baffe")
	d.press("p").see("CONSEIL", "GARDER BB S D")
	d.press("<tab>").see("ADVICE", "KEEP CC H D")
	d.press("<bs><tab>").see("1 à taper")
	if d.state() != before || len(d.file()) != len(file)+2 { // a roll and an undo
		t.Errorf("the game was harmed: %q", d.file())
	}
	for _, page := range []string{"/", "?", "t", "w", "l", "xo"} {
		d = open(t, plain, robot)
		english := d.press(page).snap()
		french := d.press("<tab>").snap()
		if french == english {
			t.Errorf("Tab does nothing on page %s", page)
		}
		if d.press("<tab>").snap() != english {
			t.Errorf("Tab twice is another page than %s\n%s", page, d.snap())
		}
	}
	d = open(t, plain, robot)
	d.press(":lang fr<enter>").see("TOUR")
	d.press(":langue fr<enter>").see("TOUR")
	d.press("x").see("English")
	d.press("l").see("TURN")
}

// TestFrenchCards (ux.md E19): cards are found in either language, whatever the
// interface speaks, with and without accents and whatever apostrophe.
func TestFrenchCards(t *testing.T) {
	for _, lang := range text.Langs {
		for query, want := range map[string]string{
			"ecras": "Écrasement dévastateur", "oeil": "Dans l'œil du cyclone", "l'oeil": "Dans l'œil du cyclone", "l’œil": "Dans l'œil du cyclone",
			"ÉCRASEMENT": "Écrasement dévastateur", "dans l oeil": "Dans l'œil du cyclone", "thunder": "Écrasement dévastateur", "storm": "Dans l'œil du cyclone",
		} {
			d := open(t, setting{w: 80, h: 24, lang: lang}, midgame)
			d.press("/" + query).see(want)
		}
	}
}

// TestSearchRules: the help is searched by words and by the number of a rule.
func TestSearchRules(t *testing.T) {
	d := open(t, plain, midgame)
	d.press("?a7").see("A7  Special power")
	if strings.Contains(d.snap(), "A8  ") {
		t.Errorf("a number shows other rules too\n%s", d.snap())
	}
	d.press("<bs><bs>xyzzy").see("nothing in the help about")
	d.press("<esc>").see("KEYS OF THIS SCREEN") // one level back: the search first
	d.press("<esc>").see("Anna: roll and type 6 dice")
	d.press("<f1>").see("HELP AND RULES")
	french := open(t, setting{w: 80, h: 60, lang: text.Lang("fr")}, midgame)
	for _, n := range dash.RuleNumbers {
		french.press("?" + n).see(n + "  ")
		french.press("<esc><esc>")
	}
}

// TestWhy (ux.md E7): w tells which rules fired, with the numbers of the table.
func TestWhy(t *testing.T) {
	d := open(t, plain, robot)
	d.press("ccfhdpw").see("A1: it keeps every claw (2)", "it lacks 2", "Destruction at -1 is closer to Autobot than Fame at +2", "A2  Fame or destruction")
	d.press("<esc>").see("ADVICE")
}

// TestOnTheBoard (ux.md E8): after Enter a list says what to move on the board.
func TestOnTheBoard(t *testing.T) {
	d := open(t, setting{w: 80, h: 30, lang: text.English}, robot+"set rival.energy 0")
	d.press("ccfhdpcd<enter>").see("ON THE BOARD", "[ ] You: 3 damage, hearts wheel down to 11", "[ ] Autobot: 1 heart gained, hearts wheel up to 11", "[ ] Autobot: take 2 energy (now 2)")
}

// TestResize (ux.md E17): resizing in mid-entry keeps what was typed.
func TestResize(t *testing.T) {
	d := open(t, plain, robot)
	want := d.press("ccfhd").snap()
	for _, size := range [][2]int{{120, 40}, {20, 5}, {1, 1}, {0, 0}, {80, 12}, {40, 15}, {200, 80}, {80, 24}} {
		d.resize(size[0], size[1])
		typed := 0
		d.on(func() { typed = d.Typed() })
		if typed != 5 {
			t.Fatalf("%d letters are left at %v", typed, size)
		}
	}
	if got := d.snap(); got != want {
		t.Errorf("another screen after all sizes\n--- want\n%s--- got\n%s", want, got)
	}
	d.press("p").see("KEEP CC H D")
	for _, keys := range []string{"/kaiju", "?tok", "m--", "l<up>", "x", ":you hea", "w", "t", "v"} { // and on every page
		d = open(t, plain, robot)
		want = d.press(keys).snap()
		for _, size := range [][2]int{{120, 40}, {20, 5}, {1, 1}, {3, 50}, {150, 2}, {80, 24}} {
			d.resize(size[0], size[1])
		}
		if got := d.snap(); got != want {
			t.Errorf("%s: another screen after all sizes\n--- want\n%s--- got\n%s", keys, want, got)
		}
	}
}

// TestLittleScreen (ux.md E16): at 40x15 dice and advice are there, and the track
// is words.
func TestLittleScreen(t *testing.T) {
	d := open(t, setting{w: 40, h: 15, lang: text.English}, robot)
	d.press("ccfhdp").see("[C]", "[H]", "[D]", "[F]", "[P]", "KEEP CC H D", "Fame +2", "Destruction -1")
}

// TestNotByColour (ux.md E20): KEEP is told from reroll by a word and an underline,
// the other side's turn by reverse, without any colour.
func TestNotByColour(t *testing.T) {
	d := open(t, setting{w: 80, h: 24, lang: text.English, look: screen.Look{Mono: true}}, robot)
	d.press("ccfhdp").see("KEEP", "reroll")
	if !has(d.style("KEEP     KEEP"), tcell.AttrUnderline) && !underlined(d.style("KEEP     KEEP")) {
		t.Error("KEEP is not underlined")
	}
	if underlined(d.style("reroll   reroll")) {
		t.Error("reroll is underlined")
	}
	if !has(d.style("AUTOBOT  Meka"), tcell.AttrReverse) || has(d.style("ANNA"), tcell.AttrReverse) {
		t.Error("whose turn it is does not show in reverse")
	}
	if !has(d.style("kot "), tcell.AttrBold) {
		t.Error("the title is not bold")
	}
}

// underlined says whether a style draws a line below.
func underlined(st tcell.Style) bool { return has(st, tcell.AttrUnderline) }

// TestReadOnly (ux.md E25): a second window on the game may look, says so, and
// refuses to change it, without overwriting anything.
func TestReadOnly(t *testing.T) {
	desk := newDesk(t, plain)
	path := save(t, "2026-11-20-game", robot)
	first := start(t, plain, desk, func(u *dash.Dash) error { return u.Resume(path) })
	second := start(t, plain, desk, func(u *dash.Dash) error { return u.Resume(path) })
	second.see("LOOKING ON", "open elsewhere")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, keys := range []string{"<bs>", "ccfhdp", "u", "U", "n", "z", "m", "xc", "<enter>", ":you hearts 9<enter>", "l<up><enter>", "l<up>f"} {
		second.press(keys)
		if note, fault := second.said(); !fault || note == "" {
			t.Errorf("%s is not refused\n%s", keys, second.snap())
		}
		second.press("<esc><esc>")
		if again, err := os.ReadFile(path); err != nil || string(again) != string(data) {
			t.Fatalf("%s changed the file", keys)
		}
	}
	first.press("ccfhdp").see("ADVICE", "saved")
	second.press("v") // any key shows what the other has done meanwhile
	second.press("v").see("KEEP CC H D", "looking on")
}
