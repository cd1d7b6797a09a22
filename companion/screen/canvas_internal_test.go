package screen

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"
	"github.com/mattn/go-runewidth"

	"kingoftokyo/companion/text"
)

// paper is a screen of the tests: it counts what is written on it and where.
type paper struct {
	tcell.Screen
	w, h    int
	written map[[2]int]rune
	syncs   int
}

func newPaper(w, h int) *paper { return &paper{w: w, h: h, written: map[[2]int]rune{}} }

func (p *paper) Size() (int, int) { return p.w, p.h }
func (p *paper) SetContent(x, y int, r rune, _ []rune, _ tcell.Style) {
	p.written[[2]int{x, y}] = r
}
func (p *paper) Show()                {}
func (p *paper) Sync()                { p.syncs++ }
func (p *paper) Resume() error        { return nil }
func (p *paper) SetStyle(tcell.Style) {}

// line is a row of the paper, dots where nothing was written.
func (p *paper) line(y int) string {
	var b strings.Builder
	for x := range p.w {
		if r, ok := p.written[[2]int{x, y}]; ok {
			b.WriteRune(r)
		} else {
			b.WriteByte('~')
		}
	}
	return b.String()
}

// on is a canvas over a part of a paper.
func on(p *paper, x, y, w, h int) Canvas {
	return Canvas{scr: p, Theme: newTheme(Look{}), zones: &[]zone{}, x: x, y: y, W: w, H: h}
}

// TestPut: what does not fit ends in a mark at the last column, and the column
// after the whole text is returned all the same.
func TestPut(t *testing.T) {
	for _, c := range []struct {
		x    int
		s    string
		want string
		end  int
	}{
		{0, "abc", "~abc~~~~~", 3},
		{3, "ab", "~~~~ab~~~", 5},
		{2, "abcd", "~~~ab…~~~", 6}, // the canvas is five columns wide, from the second on
		{0, "abcde", "~abcde~~~", 5},
		{0, "abcdef", "~abcd…~~~", 6},
		{-2, "abcd", "~cd~~~~~~", 2},
		{5, "abc", "~~~~~~~~~", 8},
		{4, "abc", "~~~~~…~~~", 7},
		{0, "", "~~~~~~~~~", 0},
	} {
		p := newPaper(9, 1)
		cv := on(p, 1, 0, 5, 1)
		if end := cv.Put(c.x, 0, tcell.StyleDefault, c.s); end != c.end || p.line(0) != c.want {
			t.Errorf("%q at %d: %q, next column %d; want %q, %d", c.s, c.x, p.line(0), end, c.want, c.end)
		}
	}
	p := newPaper(9, 3)
	cv := on(p, 0, 1, 9, 1)
	cv.Put(0, -1, tcell.StyleDefault, "above")
	cv.Put(0, 1, tcell.StyleDefault, "below")
	if len(p.written) != 0 {
		t.Errorf("written beyond the canvas: %v", p.written)
	}
}

// TestClipping: no canvas, however it is cut out of others, ever writes or taps
// outside of itself.
func TestClipping(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 5))
	for range 3000 {
		p := newPaper(30, 12)
		c := on(p, rnd.IntN(10), rnd.IntN(5), rnd.IntN(20), rnd.IntN(7))
		x0, y0, x1, y1 := c.x, c.y, c.x+c.W, c.y+c.H
		for range rnd.IntN(4) {
			c = c.Part(rnd.IntN(30)-8, rnd.IntN(12)-4, rnd.IntN(30)-5, rnd.IntN(12)-3)
			if c.W > 0 && c.H > 0 && (c.x < x0 || c.y < y0 || c.x+c.W > x1 || c.y+c.H > y1) {
				t.Fatalf("a part of %d,%d to %d,%d is %+v", x0, y0, x1, y1, c)
			}
		}
		c.Put(rnd.IntN(30)-10, rnd.IntN(10)-3, tcell.StyleDefault, strings.Repeat("x", rnd.IntN(25)))
		c.Right(rnd.IntN(6)-1, tcell.StyleDefault, "right")
		c.Heading(rnd.IntN(6)-1, strings.Repeat("t", rnd.IntN(20)), strings.Repeat("r", rnd.IntN(20)))
		c.Text(rnd.IntN(6)-1, tcell.StyleDefault, "some words to be broken somewhere")
		c.Large(rnd.IntN(20)-5, rnd.IntN(6)-2, tcell.StyleDefault, "-4")
		c.Tap(rnd.IntN(30)-10, rnd.IntN(10)-3, rnd.IntN(20), rnd.IntN(8), func() {})
		for at := range p.written {
			if at[0] < c.x || at[1] < c.y || at[0] >= c.x+c.W || at[1] >= c.y+c.H {
				t.Fatalf("%v is written outside of %+v", at, c)
			}
		}
		for _, z := range *c.zones {
			if z.x < c.x || z.y < c.y || z.x+z.w > c.x+c.W || z.y+z.h > c.y+c.H {
				t.Fatalf("a tap zone %+v outside of %+v", z, c)
			}
		}
	}
}

// TestGlyphs: one column a character, and nothing but ASCII where that is wanted,
// in every text of both catalogues and whatever a player calls herself.
func TestGlyphs(t *testing.T) {
	samples := []string{"œuvre Œ æ", "l’été", "« oui »", "a\u00a0b\u202fc", "\u65e5\u672c\u8a9e", "\U0001f43e\u2764\ufe0f", "e\u0301", "ａ", "──│█░→…×·", "tab\tnew\nline\x00\x1b[31m", "\u200b\u200d", "\ufffd", string([]byte{0xff, 'a'})}
	for _, l := range text.Langs {
		c, err := text.Load(l, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range c.Keys() {
			samples = append(samples, strings.ReplaceAll(c.Raw(k), "\n", " "))
		}
	}
	plain, ascii := newTheme(Look{}), newTheme(Look{ASCII: true})
	for _, s := range samples {
		for _, r := range ascii.glyphs(s) {
			if r < ' ' || r > '~' {
				t.Errorf("ASCII: %q becomes %q", s, ascii.glyphs(s))
				break
			}
		}
		shown := plain.glyphs(s)
		for _, r := range shown {
			if !oneColumn(r) || r < ' ' || runewidth.RuneWidth(r) == 0 {
				t.Errorf("%q becomes %q: %q does not take one column", s, shown, r)
				break
			}
		}
	}
	for s, want := range map[string]string{"Écrasement dévastateur": "Ecrasement devastateur", "l’œil": "l'oeil", "─ DÉS ─": "- DES -", "a…": "a."} {
		if got := ascii.glyphs(s); got != want {
			t.Errorf("%q becomes %q, want %q", s, got, want)
		}
	}
	if got := plain.glyphs("e\u0301te"); got != "éte" {
		t.Errorf("a combining accent becomes %q", got)
	}
}

// TestNoColours: without colours no style of the theme has one.
func TestNoColours(t *testing.T) {
	th := newTheme(Look{Mono: true})
	for i, st := range []tcell.Style{th.Plain, th.Bold, th.Dim, th.Head, th.Active, th.Keep, th.Key, th.Warn, th.Mine, th.Theirs} {
		if fg, bg, _ := st.Decompose(); fg != tcell.ColorDefault || bg != tcell.ColorDefault {
			t.Errorf("style %d has a colour", i)
		}
	}
}

// TestShadow: only what changed reaches the terminal; Sync, Resume and another
// size hand everything on again.
func TestShadow(t *testing.T) {
	p := newPaper(10, 3)
	s := newShadow(p)
	frame := func(word string) int {
		clear(p.written)
		s.Clear()
		for i, r := range word {
			s.SetContent(i, 1, r, nil, tcell.StyleDefault)
		}
		s.Show()
		return len(p.written)
	}
	for _, c := range []struct {
		word string
		want int
	}{{"abc", 30}, {"abc", 0}, {"abd", 1}, {"ab", 1}, {"", 2}, {"", 0}, {"abcdefghij", 10}} {
		if n := frame(c.word); n != c.want {
			t.Errorf("%q hands on %d cells, want %d", c.word, n, c.want)
		}
	}
	s.Clear()
	s.SetContent(0, 0, 'x', nil, tcell.StyleDefault.Bold(true))
	s.Show()
	clear(p.written)
	s.Clear()
	s.SetContent(0, 0, 'x', nil, tcell.StyleDefault) // the style alone
	s.Show()
	if len(p.written) != 1 {
		t.Errorf("a changed style hands on %d cells, want 1", len(p.written))
	}
	clear(p.written)
	if s.Sync(); len(p.written) != 30 || p.syncs != 1 {
		t.Errorf("Sync hands on %d cells of 30, %d times", len(p.written), p.syncs)
	}
	if err := s.Resume(); err != nil {
		t.Fatal(err)
	}
	if n := frame("x"); n != 30 {
		t.Errorf("after Resume %d cells of 30 are handed on", n)
	}
	p.w, p.h = 6, 4
	if n := frame("x"); n != 24 {
		t.Errorf("on another size %d cells of 24 are handed on", n)
	}
	s.SetContent(-1, 0, 'x', nil, tcell.StyleDefault)
	s.SetContent(6, 0, 'x', nil, tcell.StyleDefault)
	s.SetContent(0, 4, 'x', nil, tcell.StyleDefault)
	if r, _, _, w := s.GetContent(0, 1); r != 'x' || w != 1 {
		t.Errorf("in the middle stands %q of %d columns", r, w)
	}
	if r, _, _, _ := s.GetContent(99, 99); r != ' ' {
		t.Errorf("beyond the screen stands %q", r)
	}
}

// TestShadowShows: what the terminal shows is what was drawn, whatever came before.
func TestShadowShows(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 9))
	p := newPaper(12, 4)
	s := newShadow(p)
	for frame := range 300 {
		if rnd.IntN(20) == 0 {
			p.w, p.h = 1+rnd.IntN(15), 1+rnd.IntN(5)
			clear(p.written)
		}
		s.Clear()
		want := map[[2]int]rune{}
		for x := range p.w {
			for y := range p.h {
				want[[2]int{x, y}] = ' '
			}
		}
		for range rnd.IntN(20) {
			x, y, r := rnd.IntN(p.w), rnd.IntN(p.h), rune('a'+rnd.IntN(3))
			s.SetContent(x, y, r, nil, tcell.StyleDefault)
			want[[2]int{x, y}] = r
		}
		if rnd.IntN(30) == 0 {
			s.Sync()
		}
		s.Show()
		if fmt.Sprint(p.written) != fmt.Sprint(want) {
			t.Fatalf("frame %d shows %v, want %v", frame, p.written, want)
		}
	}
}
