package dash_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
)

// same plays one table twice, once by keys and once by taps, and compares the
// screens and what was saved.
func same(t *testing.T, with setting, lines, keys string, tap func(*driver)) {
	t.Helper()
	byKey := open(t, with, lines)
	screen, file := byKey.press(keys).snap(), byKey.file()
	byTap := open(t, with, lines) // in a folder of its own
	tap(byTap)
	if got := byTap.snap(); screen != got {
		t.Errorf("%s\n--- by key\n%s--- by tap\n%s", keys, screen, got)
	}
	if got := byTap.file(); !slices.Equal(file, got) {
		t.Errorf("%s: by key %q, by tap %q", keys, file, got)
	}
}

// TestTaps (ux.md E23): what can be tapped does what its key does.
func TestTaps(t *testing.T) {
	on := func(words ...string) func(*driver) {
		return func(d *driver) {
			for _, w := range words {
				d.clickOn(w)
			}
		}
	}
	wide := setting{w: 120, h: 40, lang: text.English}
	rolled := midgame + "roll ccffhe"
	// Dice.
	same(t, plain, rolled, "1", on("1 [C]"))
	same(t, plain, rolled, "34", on("3 [H]", "4 [E]"))
	same(t, plain, rolled, "3", on("3 [H]", "4 [E]", "4 [E]"))
	same(t, plain, rolled, "5", on("fame     fame"))
	same(t, plain, robot+"roll ccfhdp", "4", on("4 [D]"))
	same(t, setting{w: 40, h: 15, lang: text.English}, rolled, "2", on("2[C]"))
	same(t, setting{w: 80, h: 24, lang: text.English, look: screen.Look{Big: true}}, rolled, "1", func(d *driver) { d.click(3, 11) })
	// Hints and letters.
	same(t, plain, robot, "ccfhdp", on("C claw", "C claw", "F fame", "H heart", "D destr.", "P power"))
	same(t, plain, rolled, "<enter>", on("Enter go on"))
	same(t, plain, midgame, "?", on("? help"))
	same(t, plain, midgame, "m", on("m correct"))
	same(t, plain, midgame, "u", on("u undo"))
	same(t, plain, midgame, "<tab>", on("EN"))
	// The step's lines.
	same(t, plain, shop, "2", on("Snack time"))
	same(t, plain, shop, "<enter>", on("buy nothing"))
	same(t, plain, shop, "r", on("r renew"))
	same(t, plain, shop+"row acid-attack ? kaijutsu", "2", on("not named"))
	same(t, plain, begun+"turn rival roll; roll ccfhdp", "f", on("F  fame"))
	same(t, plain, begun+"turn rival roll; roll ccfhdp", "d", on("D  destruction"))
	same(t, plain, begun+"card you hibernation; turn you start", "y", on("y  yes"))
	same(t, plain, shop+"buy 3; reveal ?", "<enter>", on("places it there"))
	same(t, plain, midgame+"set rival.hearts 2; turn you roll; roll cceehd; stop; resolve", "x", on("menu: another game"))
	// Numbers, names, panels.
	same(t, plain, midgame, "m", on("Hearts 12/14"))
	same(t, plain, midgame, "t", on("Energy  2"))
	same(t, plain, midgame, "m", on("[F]  .   :"))
	same(t, wide, shop, "/armor<bs><bs><bs><bs><bs>", func(d *driver) { d.clickOn("Armor plating").press("<home>").press("a<bs>") })
	same(t, wide, midgame, "l", on("LOG"))
	// Pages.
	same(t, plain, midgame, "x<esc>", on("x menu", "Esc back"))
	same(t, plain, midgame, "mH9<enter>", func(d *driver) { d.press("m").clickOn("Autobot: hearts"); d.press("9").clickOn("Enter set") })
	same(t, plain, midgame, "m--<enter>", func(d *driver) {
		d.press("m").clickOn("-  +").clickOn("-  +").clickOn("Enter set")
	})
	same(t, plain, midgame, "xo<down>", func(d *driver) { d.press("x").clickOn("choose a saved game"); d.press("<down>") })
	same(t, plain, midgame, "l<up><up>", func(d *driver) { d.press("l").clickOn("8  Autobot rolled") })
	same(t, plain, midgame, "l<up><up><enter>", func(d *driver) { d.press("l").clickOn("8  Autobot rolled").clickOn("8  Autobot rolled") })
	same(t, plain, shop, "/<down><enter>", func(d *driver) { d.press("/").clickOn("3 Snack time").clickOn("3 Snack time") })
	same(t, plain, shop, "/<down><enter>1", func(d *driver) { d.press("/<down><enter>").clickOn("buy it for") })
}

// TestTapTrack: a tap on a space chooses it for the token being placed, a second
// one places it there.
func TestTapTrack(t *testing.T) {
	same(t, plain, shop+"buy 1; reveal ?", "3", func(d *driver) { d.clickSpace(0, 3) })
	same(t, plain, shop+"buy 1; reveal ?", "d-4", func(d *driver) { d.clickSpace(1, -4) })
	same(t, plain, shop+"buy 1; reveal ?", "3<enter>", func(d *driver) { d.clickSpace(0, 3).clickSpace(0, 3) })
	d := open(t, plain, shop+"buy 1; reveal ?")
	for at := -7; at <= 7; at++ {
		for track := range 2 {
			d.clickSpace(track, at)
			if at == 0 || track == 1 && at >= 1 && at <= 3 {
				continue
			}
			d.see("Here: " + []string{"Fame", "Destruction"}[track] + " " + signed(at) + " ")
		}
	}
}

// signed is a position as it is read.
func signed(at int) string {
	if at > 0 {
		return "+" + string(rune('0'+at))
	}
	if at == 0 {
		return "0"
	}
	return "-" + string(rune('0'-at))
}

// clickSpace taps a space of a track as it is drawn at 80x24: your Victory space
// is the first of fifteen, four columns apart, from column 13 on.
func (d *driver) clickSpace(track, at int) *driver {
	return d.click(13+4*(7-at), 4+2*track)
}

// TestPlaceKeys: arrows go over the legal places only, letters change the track,
// digits say the lowest space, and r turns what can be turned.
func TestPlaceKeys(t *testing.T) {
	for keys, want := range map[string]string{
		"<enter>": "answer fame 1", "3<enter>": "answer fame 3", "-3<enter>": "answer fame -3", "d-3<enter>": "answer destruction -3",
		"g5<enter>": "answer fame 5", "<left><enter>": "answer fame 2", "<right><enter>": "answer fame -1", "<down>7<enter>": "answer destruction 7",
		"d7-6<enter>": "answer destruction -6",
	} {
		d := open(t, plain, shop+"buy 1; reveal ?")
		if d.press(keys); d.last() != want {
			t.Errorf("%s: the file says %q, want %s\n%s", keys, d.last(), want, d.snap())
		}
	}
	d := open(t, plain, shop+"row ? ? electrical-aura; buy 3; reveal ?")
	if d.press("2r<enter>"); d.last() != "answer fame 2 flip" {
		t.Errorf("the file says %q", d.last())
	}
	d = open(t, plain, shop+"buy 1; reveal ?")
	d.press("d2<enter>").see("looks taken")
	if d.press("n"); d.last() != "answer no" {
		t.Errorf("the file says %q", d.last())
	}
	d.see("Where does the Tiger token go?")
	d.press("d2<enter>y")
	if s := d.state(); strings.Count(strings.Join(d.file(), " "), "answer destruction 2") != 2 || s.Turn.Phase != duel.PhaseBuy {
		t.Errorf("a placement that is insisted on: %q", d.file())
	}
}
