package partydash_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
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
	var d *driver
	desk := newDesk(t, with)
	if s.begin != nil {
		d = start(t, with, desk, s.begin)
	} else {
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

// TestSmallScreens draws the main scenes where a keyboard eats half the screen, on
// a telephone, and the tall ones once.
func TestSmallScreens(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		sizes := [][2]int{{40, 15}}
		if !s.main {
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
