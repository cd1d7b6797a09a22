package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// screens is the folder of the golden screens; tests work in their own folders.
var screens = func() string {
	dir, err := filepath.Abs(filepath.Join("testdata", "screens"))
	if err != nil {
		panic(err)
	}
	return dir
}()

// Tables at which the scenes begin.
const (
	soloTable = soloGame + "; set fame -1; set destruction 2; set you.hearts 9; set you.energy 3; token cat fame -3; token lizard destruction 2; card you acid-attack"
	shopTable = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row acid-attack armor-plating photoshoot; start you; set you.energy 6; set you.hearts 9; turn you buy"
	tokenShop = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row breaking-news photoshoot giant-brain; start you; set you.energy 9; token cat fame -3; turn you buy"
	lastStep  = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row armor-plating ? photoshoot; start you; set fame 6"
	doomed    = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row armor-plating ? photoshoot; start rival; set you.hearts 2"
	yielding  = "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 cyber-kitty Dan; first p3; row acid-attack ? armor-plating; " +
		"place p1 city; set p1.points 11; set p1.energy 3; set p2.points 4; set p2.energy 1; set p3.hearts 3; set p3.points 15; set p3.energy 6"
	sixTable = "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Zoe; player p4 alienoid Max; player p5 kraken Ida; player p6 cyber-bunny Tom; " +
		"tiles green; first p4; row acid-attack wings armor-plating; place p1 city; place p6 bay; set p1.hearts 6; set p1.points 11; set p1.energy 3; set p2.hearts 8; set p2.points 4; " +
		"set p2.energy 7; set p3.points 9; set p3.wickedness 2; set p4.hearts 3; set p4.points 14; set p4.wickedness 5; set p5.hearts 9; set p5.points 6; set p6.hearts 7; set p6.energy 12; " +
		"card p1 spiked-tail; card p4 tile-poison-spit; card p2 jets"
)

// scenes are what the golden screens show: a game, and what is typed on it.
var scenes = []struct {
	name  string
	w, h  int
	lang  text.Lang
	look  Look
	lines string
	keys  string
}{
	{name: "solo-roll", w: 80, h: 24, lines: soloTable},
	{name: "solo-advice", w: 80, h: 24, lines: soloTable, keys: "ccffh"},
	{name: "solo-advice-light", w: 120, h: 40, lang: "fr", look: Look{Ground: GroundLight}, lines: soloTable, keys: "bbggs"},
	{name: "solo-advice-mono", w: 80, h: 24, look: Look{Mono: true, ASCII: true}, lines: soloTable, keys: "ccffh"},
	{name: "solo-advice-16", w: 80, h: 24, look: Look{Colors16: true}, lines: soloTable, keys: "ccffh"},
	{name: "solo-advice-low", w: 80, h: 12, lines: soloTable, keys: "ccffh"},
	{name: "solo-advice-small", w: 40, h: 15, lang: "fr", lines: soloTable, keys: "bbggs"},
	{name: "portrait-roll", w: 40, h: 30, lines: soloTable},
	{name: "portrait-advice", w: 40, h: 30, lang: "fr", lines: soloTable, keys: "bbggs"},
	{name: "portrait-shop", w: 40, h: 30, lines: shopTable},
	{name: "portrait-place", w: 46, h: 40, lang: "fr", lines: tokenShop, keys: "1<left>"},
	{name: "portrait-six", w: 40, h: 36, look: Look{Ground: GroundLight}, lines: sixTable, keys: "222hcc<enter>"},
	{name: "portrait-yield", w: 40, h: 30, lines: yielding, keys: "ccc333<enter>"},
	{name: "solo-board", w: 80, h: 24, lines: soloTable, keys: "ccffhe<enter>"},
	{name: "solo-shop", w: 80, h: 24, lines: shopTable},
	{name: "solo-place", w: 80, h: 24, lines: tokenShop, keys: "1<left>"},
	{name: "solo-victory", w: 80, h: 24, lines: lastStep, keys: "fffff<enter><enter>"},
	{name: "solo-defeat", w: 120, h: 40, lines: doomed, keys: "ccccc<enter>"},
	{name: "city-yield", w: 80, h: 24, lines: yielding, keys: "ccc333<enter>"},
	{name: "city-shop", w: 80, h: 24, lang: "fr", lines: yielding, keys: "bbb333<enter>n"},
	{name: "six-tiles", w: 80, h: 24, lines: sixTable, keys: "222hcc<enter>"},
	{name: "six-large", w: 80, h: 24, look: Look{Big: true}, lines: sixTable, keys: "222hcc"},
	{name: "six-large-wide", w: 120, h: 40, look: Look{Big: true, Ground: GroundLight}, lines: sixTable},
}

// shown opens a scene.
func shown(t testing.TB, i int) *driver {
	t.Helper()
	s := &scenes[i]
	with := setting{s.w, s.h, text.English, s.look, nil}
	if s.lang != "" {
		with.lang = s.lang
	}
	if with.look == (Look{}) || with.look == (Look{Big: true}) {
		with.look.Ground = GroundDark
	}
	return open(t, with, s.lines).hit(s.keys)
}

// TestScenes draws every scene, with its colours.
func TestScenes(t *testing.T) {
	often.OneGoroutine(t)
	for i := range scenes {
		t.Run(scenes[i].name, func(t *testing.T) {
			golden(t, scenes[i].name, shown(t, i).painted())
		})
	}
	files, err := filepath.Glob(filepath.Join(screens, "*.txt"))
	if err != nil || len(files) < len(scenes) {
		t.Errorf("%d files for %d scenes (%v)", len(files), len(scenes), err)
	}
}

// golden compares a screen with the file of its name, or writes the file.
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

// Nothing is cut off beside empty rows, at any size and in any language; and neither a small nor a large screen crashes
// the program.
func TestNothingCut(t *testing.T) {
	often.OneGoroutine(t)
	for i := range scenes {
		if strings.Contains(scenes[i].name, "-") && scenes[i].look != (Look{}) {
			continue
		}
		u := shown(t, i)
		for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}, {100, 30}, {60, 60}, {80, 12}, {40, 15}, {20, 5}, {10, 3}, {1, 1}} {
			for range text.Langs {
				u.resize(size[0], size[1]).OtherLanguage()
				u.draw()
				if size[0] < 80 || size[1] < 24 {
					continue
				}
				lines := strings.Split(u.snap(), "\n")
				left := size[0]
				if left >= asideWide {
					left = max(78, left*5/8)
				}
				empty, cut := 0, ""
				work := u.table.drawn.at[areaDice] // what does not fit beside the dice is on the page of reasons
				for y, l := range lines[1 : size[1]-3] {
					if y >= work.y && y < work.y+work.h {
						continue
					}
					r := []rune(l)
					r = r[:min(len(r), left)]
					if strings.TrimSpace(string(r)) == "" {
						empty++
					}
					if strings.ContainsRune(string(r), '…') || strings.Contains(string(r), "... ") {
						cut = string(r)
					}
				}
				if cut != "" && empty > 4 {
					t.Errorf("%s at %v: cut beside %d empty rows: %s\n%s", scenes[i].name, size, empty, cut, u.snap())
				}
			}
		}
	}
}
