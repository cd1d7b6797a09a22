package partydash_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/partydash"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/tokyo"
)

// large has the look of the large view.
func large(w, h int) setting {
	return setting{w: w, h: h, lang: text.English, look: screen.Look{Big: true}}
}

// TestBig plays a turn in the large view by the keys of the table, begins with it
// where it was asked for, and leaves it by its key.
func TestBig(t *testing.T) {
	d := open(t, large(80, 24), four).see("> Ben", "████").press("112hec").lines("roll 112hec")
	d.press("<enter>").lines("resolve").see("Ben  [City]").press("<enter>").lines("pass").see("> Meka Dragon")
	d.press("22").see("█████").press("v").see("Hearts Points Energy", "DICE: 4 to type").press("xv").see("> Meka Dragon")
	d.press(":ben hearts 4<enter>").lines("set p2.hearts 4")
}

// TestBigNumbers: two to six monsters fit on 80x24 with large hearts and points,
// side by side and none over another; on a screen twice as large two monsters have
// larger ones, and on a small one they stand as on the table.
func TestBigNumbers(t *testing.T) {
	for n := 2; n <= tokyo.MaxPlayers; n++ {
		for w := 80; w <= 240; w += 8 {
			for h := 24; h <= 80; h += 4 {
				across, down, times := partydash.FitBig(w, h-3, n)
				if times < 1 || across*down < n || w/across < 25*times+1 || down*(5*times+2)+7 > h-3 {
					t.Fatalf("%d at %dx%d: %d by %d, %d times", n, w, h, across, down, times)
				}
			}
		}
	}
	for _, c := range []struct{ w, h, n, times int }{{80, 24, 6, 1}, {120, 40, 2, 2}, {120, 40, 4, 2}, {120, 40, 6, 1}, {160, 60, 6, 2}, {240, 80, 6, 3}, {40, 15, 2, 0}, {60, 24, 6, 0}} {
		if _, _, times := partydash.FitBig(c.w, c.h-3, c.n); times != c.times {
			t.Errorf("%d at %dx%d: %d times, want %d", c.n, c.w, c.h, times, c.times)
		}
	}
}

// TestBigAnswers: every answer of a question is in sight in the large view, from
// two to six at the table and on small screens too.
func TestBigAnswers(t *testing.T) {
	tile := mid6 + "set p3.wickedness 2; turn p3 roll; roll 111hcc; "
	d := open(t, large(80, 24), tile).press("<enter>")
	for _, size := range [][2]int{{80, 24}, {100, 30}, {120, 40}, {60, 20}, {200, 60}} {
		d.resize(size[0], size[1]).shows("Barbs", "Final Roar", "Poison Spit", "Underdog", "none")
	}
	d.press("2").lines("answer tile-final-roar")
	e := open(t, large(80, 24), mid4).press("222ecc<enter>")
	e.shows("y yield Tokyo City", "n stay")
	if shown := e.snap(); strings.Contains(shown, "more: t") {
		t.Errorf("something is hidden:\n%s", shown)
	}
	e.press("y").lines("answer yes")
}

// shows is see for words that no line may break between.
func (d *driver) shows(words ...string) {
	d.Helper()
	shown := strings.ReplaceAll(d.snap(), "\u00a0", " ")
	for _, w := range words {
		if !strings.Contains(shown, w) {
			d.Errorf("%q is not on the screen:\n%s", w, shown)
		}
	}
}
