package dash

import (
	"flag"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

var pictures = flag.Bool("pictures", false, "draw the pictures of the README and the docs anew")

// palette is the colours of a picture: a terminal's ground and text, and the few
// ANSI colours the dashboard uses.
type palette struct {
	ground, text string
	ansi         map[tcell.Color]string
}

var palettes = map[string]palette{
	"light": {"#ffffff", "#24292f", map[tcell.Color]string{tcell.ColorTeal: "#0b6b78", tcell.ColorOlive: "#8a5a00", tcell.ColorMaroon: "#b3261e"}},
	"dark":  {"#16181d", "#d8d8d8", map[tcell.Color]string{tcell.ColorTeal: "#4fb8c4", tcell.ColorOlive: "#d9a520", tcell.ColorMaroon: "#e06c6c"}},
}

// A table of the Dark Edition in the middle of its game.
const midParty = `kot 1 dark
player p1 gigazaur Anna
player p2 the-king Ben
player p3 meka-dragon Zoe
player p4 alienoid Max
player p5 kraken Ida
player p6 cyber-bunny Tom
tiles green
first p1
row acid-attack wings armor-plating
turn p3 buy
set turn 17
place p1 city
place p6 bay
set p1.hearts 6
set p1.points 11
set p1.energy 3
set p2.hearts 8
set p2.points 4
set p2.energy 7
set p3.points 9
set p3.wickedness 2
set p4.hearts 3
set p4.points 13
set p4.poison 1
set p4.wickedness 5
set p5.hearts 9
set p5.points 6
set p5.energy 2
set p5.wickedness 1
set p6.hearts 7
set p6.points 8
set p6.energy 1
card p1 spiked-tail
card p4 tile-poison-spit
card p2 jets
card p5 alpha-monster
card p6 friend-of-children
pass
roll 222hcc
`

// scenes are the pictures: a game, and what is typed on it. One of another box is a
// whole file.
var scenes = []struct {
	name  string
	lang  text.Lang
	w, h  int
	lines string
	typed string
}{
	{"party", text.English, 120, 36, midParty, "\r11"},
	{"advice", text.English, 80, 24, "set fame -1\nset you.hearts 9\nset you.energy 3\ntoken cat fame -3\ntoken lizard destruction 2\ncard you acid-attack\n", "ccffhd"},
	{"table", text.Lang("fr"), 120, 40, "set fame -1\nset destruction 2\nset you.hearts 9\nset rival.energy 3\ntoken cat fame -3\ntoken tiger destruction 3\ncard you acid-attack\ncard you giant-brain\n", "ccfehdfe"},
}

// The pictures are what the program draws: `go test ./companion/dash -run Picture
// -pictures` draws them anew.
func TestPicture(t *testing.T) {
	for _, s := range scenes {
		scr := scene(t, s.lang, s.w, s.h, s.lines, s.typed)
		for theme, p := range palettes {
			path := filepath.Join("..", "..", "docs", s.name+"-"+theme+".svg")
			drawn := svg(scr, p)
			if *pictures {
				if err := os.WriteFile(path, []byte(drawn), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			kept, err := os.ReadFile(path)
			if err != nil || string(kept) != drawn {
				t.Errorf("%s is not what the program draws now (%v); draw it anew with -pictures and look at it", path, err)
			}
		}
	}
}

// scene plays lines of the notation and keys, and draws the screen.
func scene(t *testing.T, lang text.Lang, w, h int, lines, typed string) tcell.SimulationScreen {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	desk := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: t.TempDir()},
		Lang: lang, Random: func(int) int { return 0 }, Today: "2026-01-02"}})
	scr := tcell.NewSimulationScreen("UTF-8")
	d, err := New(desk, screen.Look{}, scr)
	if err != nil {
		t.Fatal(err)
	}
	scr.SetSize(w, h)
	if strings.HasPrefix(lines, "kot 1 ") {
		path := filepath.Join(desk.Store.Dir, "party"+tracker.Ext)
		if err := os.WriteFile(path, []byte(lines), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := d.Resume(path); err != nil {
			t.Fatal(err)
		}
		defer d.close()
		if note, _ := d.Note(); note != "" {
			t.Fatal(note)
		}
		play(d, typed)
		draw(d, scr, w, h)
		return scr
	}
	set, err := desk.Setup(d.view.Words, duelbox.Wish{You: "gigazaur", Rival: "meka", Name: "Anna", Start: "autobot", Row: "armor, monumental, photoshoot"})
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Begin(set); err != nil {
		t.Fatal(err)
	}
	for _, l := range strings.Split(strings.TrimSpace("turn you buy\npass\n"+lines), "\n") {
		if err := d.table().s.DoLines(l); err != nil {
			t.Fatal(l, err)
		}
	}
	play(d, typed)
	draw(d, scr, w, h)
	return scr
}

// play types characters, Enter among them.
func play(d *Dash, typed string) {
	for _, c := range typed {
		if c == '\r' {
			d.Press(tcell.KeyEnter, 0)
			continue
		}
		d.Press(tcell.KeyRune, c)
	}
}

// draw draws the page on top, outside the event loop.
func draw(d *Dash, scr tcell.Screen, w, h int) {
	scr.Clear()
	d.DrawOn(scr, w, h)
	scr.Show()
}

// svg draws the cells; runs of one style become one text.
func svg(scr tcell.SimulationScreen, p palette) string {
	const cw, lh, pad = 8.4, 18.0, 12.0
	cells, w, h := scr.GetContents()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" role="img" aria-label="The dashboard">`+"\n", float64(w)*cw+2*pad, float64(h)*lh+2*pad)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" rx="6" fill="%s"/><g font-family="DejaVu Sans Mono,Menlo,Consolas,monospace" font-size="14" xml:space="preserve">`+"\n", p.ground)
	for y := range h {
		for x := 0; x < w; {
			style, n, text := cells[y*w+x].Style, 0, ""
			for x+n < w && cells[y*w+x+n].Style == style {
				text += string(cells[y*w+x+n].Runes)
				n++
			}
			run(&b, p, style, text, pad+float64(x)*cw, pad+float64(y)*lh, float64(n)*cw, lh)
			x += n
		}
	}
	b.WriteString("</g></svg>\n")
	return b.String()
}

// run draws one run of cells.
func run(b *strings.Builder, p palette, style tcell.Style, text string, x, y, w, h float64) {
	fg, _, attr := style.Decompose()
	ink, ground := p.text, p.ground
	if c, ok := p.ansi[fg]; ok {
		ink = c
	}
	if attr&tcell.AttrReverse != 0 {
		ink, ground = ground, ink
		fmt.Fprintf(b, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.0f" fill="%s"/>`, x, y, w, h, ground)
	}
	if strings.TrimSpace(text) == "" {
		return
	}
	more := ""
	if attr&tcell.AttrBold != 0 {
		more += ` font-weight="bold"`
	}
	if attr&tcell.AttrDim != 0 {
		more += ` opacity="0.65"`
	}
	if attr&tcell.AttrUnderline != 0 {
		more += ` text-decoration="underline"`
	}
	fmt.Fprintf(b, `<text x="%.1f" y="%.1f" textLength="%.1f" fill="%s"%s>%s</text>`+"\n", x, y+13.5, w, ink, more, html.EscapeString(text))
}
