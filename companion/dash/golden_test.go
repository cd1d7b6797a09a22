package dash_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gdamore/tcell/v2"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
)

// golden compares a screen with the file of its name, or draws the file anew.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join(screens, name+".txt")
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; draw it with -update and look at it", err)
	}
	if string(want) != got {
		t.Errorf("not %s\n--- want\n%s--- got\n%s", path, want, got)
	}
}

// show opens the scene and types its keys.
func (s *scene) show(t *testing.T, with setting) *driver {
	t.Helper()
	return s.showOn(t, with, newDesk(t, with))
}

// showOn is show on a desk.
func (s *scene) showOn(t *testing.T, with setting, desk *duelbox.Desk) *driver {
	t.Helper()
	var d *driver
	switch {
	case s.begin != nil:
		d = start(t, with, desk, s.begin)
	default:
		older(t)
		if s.also != "" {
			on(t, save(t, "2026-11-19-table", s.also), 19)
		}
		d = openOn(t, with, desk, s.lines)
	}
	d.press(s.keys)
	if s.ask != 0 {
		now := d.now()
		if q, ok := now.Open(); !ok || q.ID != s.ask {
			t.Fatalf("the question is %q, want %q\n%s", q.ID, s.ask, d.snap())
		}
	}
	return d
}

// older lays games in the folder of the test, one finished and one not, so that
// lists and records have something to show.
func older(t testing.TB) {
	t.Helper()
	for i, lines := range []string{
		"kot 1 duel solo; side you the-king Bea; side rival alienoid; option difficulty hard; start rival; set you.hearts 0; answer yes",
		"kot 1 duel solo; side you space-penguin; side rival cyber-kitty; start you; roll ccffe",
	} {
		on(t, save(t, fmt.Sprintf("2026-11-%02d-older", 17+i), lines), 17+i)
	}
}

// on makes a file one that changed last on a day of the month.
func on(t testing.TB, path string, day int) {
	t.Helper()
	evening := time.Date(2026, 11, day, 20, 0, 0, 0, time.UTC)
	if err := os.Chtimes(path, evening, evening); err != nil {
		t.Fatal(err)
	}
}

// TestScreens draws every scene in both languages on the two common sizes. The
// terminal's own background is never painted over, so light and dark terminals are both
// readable (ux.md E20).
func TestScreens(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		for _, lang := range text.Langs {
			for _, size := range [][2]int{{80, 24}, {120, 40}} {
				name := fmt.Sprintf("%s_%s_%dx%d", s.name, lang, size[0], size[1])
				t.Run(name, func(t *testing.T) {
					with := setting{w: size[0], h: size[1], lang: lang}
					shown := s.show(t, with)
					golden(t, name, shown.snap())
					cells, w, _ := shown.cells()
					for at, c := range cells {
						if _, bg, _ := c.Style.Decompose(); bg != tcell.ColorDefault {
							t.Fatalf("a background at column %d of row %d: %v", at%w, at/w, bg)
						}
					}
				})
			}
		}
	}
}

// TestNothingCut (ux.md E15): at 80x24 nothing is cut in either language but lines
// of the log, whose numbers the table shows, and headings that repeat the prompt;
// and no choice of a question is hidden behind another page. It reads the pictures that
// TestScreens holds the program to.
func TestNothingCut(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		for _, lang := range text.Langs {
			picture, err := os.ReadFile(filepath.Join(screens, fmt.Sprintf("%s_%s_80x24.txt", s.name, lang)))
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range strings.Split(string(picture), "\n") {
				log := strings.HasPrefix(s.name, "history")
				if strings.Contains(l, "…") && !log && !(s.ask != 0 && strings.HasPrefix(l, "─")) {
					t.Errorf("%s in %s: %s", s.name, lang, l)
				}
				if s.ask != 0 && (strings.HasPrefix(l, " ... ") && strings.HasSuffix(l, ": t")) && s.ask != duel.AskPlace && s.ask != duel.AskFirst && s.ask != duel.AskTesla { // these have a purchase on the board above
					t.Errorf("%s in %s hides choices: %s", s.name, lang, l)
				}
			}
		}
	}
	d := open(t, plain, side("alienoid")+"turn you roll; roll pppcc; stop")
	d.see("C claw", "H heart", "E energy", "F fame", "D destr.", "P power", "n  no")
}

// TestSmallScreens draws the main scenes where a keyboard eats half the screen, on
// a telephone, and the tall ones once.
func TestSmallScreens(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		sizes := [][2]int{{80, 12}, {40, 15}}
		switch {
		case s.name == "autobot-advice" || s.name == "human-buy":
			sizes = append(sizes, [2]int{60, 60})
		case !s.main:
			continue
		}
		for _, lang := range text.Langs {
			for _, size := range sizes {
				name := fmt.Sprintf("%s_%s_%dx%d", s.name, lang, size[0], size[1])
				t.Run(name, func(t *testing.T) {
					golden(t, name, s.show(t, setting{w: size[0], h: size[1], lang: lang}).snap())
				})
			}
		}
	}
}

// TestASCII draws the main scenes in ASCII: the frames change, and nothing on any
// screen is beyond ASCII.
func TestASCII(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		for _, lang := range text.Langs {
			t.Run(s.name+"_"+string(lang), func(t *testing.T) {
				d := s.show(t, setting{w: 120, h: 40, lang: lang, look: screen.Look{ASCII: true}})
				cells, w, _ := d.cells()
				for at, c := range cells {
					for _, r := range c.Runes {
						if r < ' ' || r > '~' {
							t.Fatalf("%q at column %d of row %d\n%s", r, at%w, at/w, d.snap())
						}
					}
				}
				if s.main {
					golden(t, fmt.Sprintf("%s_%s_80x24_ascii", s.name, lang), d.resize(80, 24).snap())
				}
			})
		}
	}
}

// TestMono draws every scene without colours: no cell has one, and the text is the
// same as with them.
func TestMono(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		t.Run(s.name, func(t *testing.T) {
			d := s.show(t, setting{w: 80, h: 24, lang: text.English, look: screen.Look{Mono: true}})
			cells, w, _ := d.cells()
			for at, c := range cells {
				if fg, bg, _ := c.Style.Decompose(); fg != tcell.ColorDefault || bg != tcell.ColorDefault {
					t.Fatalf("a colour at column %d of row %d: %v on %v\n%s", at%w, at/w, fg, bg, d.snap())
				}
			}
			if !*update {
				golden(t, s.name+"_en_80x24", d.snap())
			}
		})
	}
}

// TestScreensUsed: every file of the folder is some scene's.
func TestScreensUsed(t *testing.T) {
	known := map[string]bool{}
	for i := range scenes {
		known[scenes[i].name] = true
	}
	for _, s := range coachScenes {
		known[s.name] = true
	}
	for _, s := range reviewScenes {
		known[s.name] = true
	}
	files, err := filepath.Glob(filepath.Join(screens, "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 4*len(scenes) {
		t.Errorf("%d screens for %d scenes", len(files), len(scenes))
	}
	for _, f := range files {
		if name, _, _ := strings.Cut(filepath.Base(f), "_"); !known[name] {
			t.Errorf("%s is no scene's; remove it", f)
		}
	}
}
