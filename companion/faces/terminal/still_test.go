package terminal

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// sizes are those for which the plans were made.
var sizes = [][2]int{{80, 12}, {40, 15}, {60, 60}, {80, 24}, {120, 40}, {160, 50}, {200, 60}}

// stillGames are tables of every box, before their first roll; late brings one near its end, for tests that must be
// short.
var stillGames = []struct{ name, late, lines string }{
	{"solo", "; set you.hearts 2; set fame 5", "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row acid-attack armor-plating photoshoot; start you; set you.energy 5; card you extra-head"},
	{"two", "; set you.hearts 2; set rival.hearts 2", "kot 1 duel two; side you gigazaur Anna; side rival alienoid Ben; row acid-attack breaking-news giant-brain; start you; set rival.energy 9"},
	{"pair", "; set p1.points 18; set p2.points 18; set p2.hearts 2", "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings heal; set p1.energy 9; set p2.poison 2"},
	{"six", "; set p4.points 19; set p5.points 18", strings.NewReplacer("kot 1 dark", "kot 1 tokyo", "; tiles green", "", "kraken", "space-penguin", "cyber-bunny", "cyber-kitty").Replace(cut(sixTable, "wickedness", "tile-"))},
	{"dark", "; set p4.points 19; set p5.points 18", sixTable},
}

// cut leaves out the parts of a table that contain one of the words.
func cut(lines string, words ...string) string {
	var out []string
	for _, l := range strings.Split(lines, ";") {
		has := false
		for _, w := range words {
			has = has || strings.Contains(l, w)
		}
		if !has {
			out = append(out, l)
		}
	}
	return strings.Join(out, ";")
}

// still records what has been seen of a game's screens.
type still struct {
	*driver
	plan plan
	at   map[string][numAreas]rect
	was  struct { // before the last key
		cells []tcell.SimCell
		steps int
		asked string
		now   drawing
	}
	covers int // questions in a row
	most   int
}

// hold checks the screen after a key.
func (s *still) hold(key string) {
	now, v := s.table.drawn, s.Frame()
	cells, w, _ := s.scr.GetContents()
	head := 1
	if now.plan != s.plan {
		s.Fatalf("after %s another plan:\n%+v\n%+v\n%s", key, s.plan, now.plan, s.snap())
	}
	step := fmt.Sprint(now.beat, now.at[areaChoices].h > 0, now.at[areaStrip].h > 0)
	if now.beat == companion.ShopBeat { // a purchase or a name may change the rows of the cards' texts
		step += fmt.Sprint(s.Game().Steps())
	}
	areas := now.at
	if at, ok := s.at[step]; ok && at != areas {
		s.Fatalf("after %s in step %s areas have moved:\n%v\n%v\n%s", key, step, at, areas, s.snap())
	}
	s.at[step] = areas
	for _, a := range []area{areaSeats, areaLanes} {
		if first := s.plan.areas[companion.RollBeat][a]; now.at[a] != first {
			s.Fatalf("after %s an area is at %v, not %v", key, now.at[a], first)
		}
	}
	for a := range numAreas {
		for b := range a {
			if r, q := now.at[a], now.at[b]; r.h > 0 && q.h > 0 && r.x < q.x+q.w && q.x < r.x+r.w && r.y < q.y+q.h && q.y < r.y+r.h {
				s.Fatalf("after %s areas %d and %d overlap: %v, %v\n%s", key, b, a, q, r, s.snap())
			}
		}
	}
	for i, r := range now.dice {
		p := s.plan.die
		if now.at[areaDice].h == 1 {
			p = diePlan{wide: 3, high: 1, pitch: 4}
		}
		if want := (rect{1 + i*p.pitch, 0, p.wide, p.high}); len(now.dice) <= mostDice && r != want {
			s.Fatalf("after %s die %d of %d is at %v, not %v\n%s", key, i+1, len(now.dice), r, want, s.snap())
		}
	}
	rows := strings.Split(s.snap(), "\n")
	if bars := s.plan.seat; bars.bars > 0 && !bars.pairs {
		for i := range v.Seats {
			want := 0
			for n, g := range v.Seats[i].Gauges[:bars.bars] {
				want += max(0, min(g.Value, g.Max, bars.cells[n]))
			}
			y := bars.head + i*bars.lines
			if c := now.cover; c.h > 0 && y >= c.y {
				break
			}
			l := rows[head+y]
			if n := strings.Count(l, "■"); n != want && !v.Seats[i].Out {
				s.Fatalf("after %s a bar has %d cells, not %d: %s\n%s", key, n, want, l, s.snap())
			}
		}
	}
	for at, c := range cells {
		if _, _, attr := c.Style.Decompose(); c.Runes[0] == '✓' && attr&tcell.AttrBold != 0 {
			s.Fatalf("after %s what is done is bold, row %d:\n%s", key, at/w, s.snap())
		}
	}
	if v.Asked != nil {
		if asking(v) != s.was.asked {
			s.covers++
		}
		s.covered(key)
	} else {
		s.covers = 0
	}
	s.most = max(s.most, s.covers)
	if s.Game().Steps() == s.was.steps && asking(v) == s.was.asked && now.cover == s.was.now.cover && s.Noted.Text == "" && v.Placing == nil && s.was.cells != nil {
		for _, a := range []area{areaSeats, areaLanes, areaHeld, areaLog, areaRow, areaChoices} {
			if r := now.at[a]; r == s.was.now.at[a] {
				s.same(key, s.was.cells, rect{r.x, r.y + head, r.w, r.h}, now.cover)
			}
		}
	}
	s.was.cells, s.was.steps, s.was.asked, s.was.now = append([]tcell.SimCell(nil), cells...), s.Game().Steps(), asking(v), now
}

func asking(v *companion.Frame) string {
	if v.Asked == nil {
		return ""
	}
	return v.Asked.Question
}

// covered checks that a question covers rows and moves nothing: without it the rest is the same.
func (s *still) covered(key string) {
	cells, _, _ := s.scr.GetContents()
	was, now, v := append([]tcell.SimCell(nil), cells...), s.table.drawn, s.Frame()
	asked := v.Asked
	v.Asked = nil
	s.draw()
	if s.table.drawn.beat == now.beat {
		for _, a := range []area{areaSeats, areaLanes, areaDice, areaBeside} {
			r := now.at[a]
			s.same(key, was, rect{r.x, r.y + 1, r.w, r.h}, now.cover)
		}
	}
	v.Asked = asked
	s.draw()
}

// same checks that the cells of a rectangle of the screen, except those that a question covers, have not changed.
func (s *still) same(key string, was []tcell.SimCell, r, cover rect) {
	cells, w, h := s.scr.GetContents()
	_, prompt, hints := frameRows(w, h)
	for y := r.y; y < min(r.y+r.h, h-hints-prompt-2); y++ { // a long prompt covers rows above it
		for x := r.x; x < r.x+r.w; x++ {
			if cover.h > 0 && y >= cover.y+1 && x < cover.x+cover.w {
				continue
			}
			if a, b := was[y*w+x], cells[y*w+x]; string(a.Runes) != string(b.Runes) {
				s.Fatalf("%s changes row %d, column %d from %q to %q\n%s", key, y, x, string(a.Runes), string(b.Runes), s.snap())
			}
		}
	}
}

// Whatever is played, each area, die and bar keeps its place and scale from key to key; questions cover rows and leave
// the others unchanged; what has been done is never bold.
func TestStill(t *testing.T) {
	often.OneGoroutine(t)
	keys := []string{"z", "z", "<enter>", "<enter>", "<enter>", "<enter>", "c", "f", "h", "1", "2", "3", "4", "y", "n", "a", "<down>", "<bs>", "b", "k"}
	over := map[string]int{}
	for n := range often.Cases(3*len(stillGames), len(stillGames)*len(sizes)) { // three in a row of each game, one or more of them late
		game, i := stillGames[n%len(stillGames)], n%len(sizes)
		t.Run(fmt.Sprint(game.name, sizes[i]), func(t *testing.T) {
			late := i%3 == 0
			lines := game.lines
			if late && !often.Long() {
				lines += game.late
			}
			seed := uint32(31*(n%len(stillGames)) + 7*i + 5)
			random := func(n int) int {
				seed = seed*1664525 + 1013904223
				return int(seed>>8) % n
			}
			with := setting{sizes[i][0], sizes[i][1], text.Langs[n/3%len(text.Langs)], Look{Ground: GroundDark}, random}
			u := open(t, with, lines)
			s := &still{driver: u, plan: u.table.drawn.plan, at: map[string][numAreas]rect{}}
			for n := range often.Times(map[bool]int{true: 400, false: 50}[late], 3000) {
				k := keys[random(len(keys))]
				u.hit(k)
				for u.pages.GetPageCount() > 1 {
					u.hit("<esc>")
				}
				s.hold(fmt.Sprintf("key %d %s", n, k))
				if u.Frame().Over {
					over[game.name]++
					break
				}
			}
		})
	}
	for _, game := range stillGames {
		if over[game.name] == 0 {
			t.Errorf("%s never reached its end", game.name)
		}
	}
}

// Three questions in a row, to three players, move nothing at any size.
func TestThreeQuestions(t *testing.T) {
	often.OneGoroutine(t)
	for _, size := range sizes {
		for lang, dice := range map[text.Lang]string{text.English: "222hcc", "fr": "222sbb"} {
			u := open(t, setting{size[0], size[1], lang, Look{Ground: GroundDark}, nil}, sixTable)
			s := &still{driver: u, plan: u.table.drawn.plan, at: map[string][numAreas]rect{}}
			u.hit(dice)
			for u.table.unseen() { // on a small screen the preview has pages
				if more := u.Say("key.pages"); size[1] >= lowHigh && strings.Count(u.snap(), more) < 2 {
					t.Errorf("%v: the prompt has %q, the keys have not:\n%s", size, more, u.snap())
				}
				u.hit("<enter>")
			}
			enter := "<enter>"
			for _, keys := range []string{enter, "n", "n", "n"} {
				u.hit(keys)
				s.hold(fmt.Sprint(size, lang, keys))
			}
			if s.most < 3 {
				t.Errorf("%v: %d questions:\n%s", size, s.most, u.snap())
			}
		}
	}
}

// At every size, areas are on the page and do not overlap, and eight dice fit.
func TestPlans(t *testing.T) {
	for _, k := range []tableKind{{2, 2, 3, 1, 3}, {2, 0, 3, 2, 3}, {4, 0, 3, 2, 3}, {6, 0, 4, 2, 3}} {
		for w := 20; w <= 220; w += 3 {
			for h := 3; h <= 70; h++ {
				p := planOf(w, h, k)
				if p.die.pitch*mostDice > p.left.w && w >= 40 {
					t.Fatalf("eight dice of %d columns on %d", p.die.pitch, w)
				}
				for f := range p.areas {
					for a := area(1); a < numAreas; a++ {
						r := p.areas[f][a]
						if r.h > 0 && (r.y < 0 || r.x+r.w > w || r.y+r.h > h && a != areaSeats && a != areaLanes) {
							t.Fatalf("%dx%d, %v: area %d at %v", w, h, k, a, r)
						}
						for b := area(1); b < a; b++ {
							if o := p.areas[f][b]; r.h > 0 && o.h > 0 && r.x < o.x+o.w && o.x < r.x+r.w && r.y < o.y+o.h && o.y < r.y+r.h {
								t.Fatalf("%dx%d, %v, beat %d: areas %d and %d at %v and %v", w, h, k, f, a, b, r, o)
							}
						}
					}
				}
			}
		}
	}
}

// Eight dice are where six of them were.
func TestEightDice(t *testing.T) {
	lines := "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you; card you extra-head; card you natural-selection; turn you roll"
	for _, size := range sizes {
		u := open(t, setting{size[0], size[1], text.English, Look{Ground: GroundDark}, nil}, lines)
		n := len(u.table.drawn.dice)
		first := append([]rect(nil), u.table.drawn.dice...)
		u.hit("ccffhhee")
		for i, r := range u.table.drawn.dice {
			if i < n && r != first[i] || r.x+r.w > u.table.drawn.at[areaDice].w {
				t.Errorf("%v: die %d of %d at %v", size, i+1, len(u.table.drawn.dice), r)
			}
		}
		if n < 7 {
			t.Fatalf("%d dice", n)
		}
	}
}
