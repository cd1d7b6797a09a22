package screen

import (
	"strings"
	"unicode/utf8"

	"github.com/gdamore/tcell/v2"
	"github.com/mattn/go-runewidth"

	"kingoftokyo/companion/text"
)

// oneColumn says whether a character takes exactly one column: the shadow screen
// counts on it.
func oneColumn(c rune) bool {
	return c >= ' ' && c < 0x7f || runewidth.RuneWidth(c) == 1 || c >= '─' && c <= '░' || c == '…' || c == '→' || c == '·' || c == '×'
}

// zone is a part of the screen that does something when it is tapped or clicked.
type zone struct {
	x, y, w, h int
	act        func()
}

// Canvas is a rectangle of the screen to write in. Nothing reaches beyond it.
type Canvas struct {
	Theme *Theme
	W, H  int // columns and rows
	x, y  int // where it begins on the screen
	scr   tcell.Screen
	zones *[]zone
}

// Part is the rectangle of the canvas from column x and row y on, w columns and h
// rows of it, cut to the canvas's edges.
func (c Canvas) Part(x, y, w, h int) Canvas {
	x, y = max(0, x), max(0, y)
	c.W, c.H = max(0, min(w, c.W-x)), max(0, min(h, c.H-y))
	c.x, c.y = c.x+x, c.y+y
	return c
}

// Rows is a band of the canvas from row y, h rows high.
func (c Canvas) Rows(y, h int) Canvas { return c.Part(0, y, c.W, h) }

// Put writes a text and returns the column after it. What does not fit is cut
// off with a mark.
func (c Canvas) Put(x, y int, st tcell.Style, s string) int {
	s = c.Theme.glyphs(s)
	n := utf8.RuneCountInString(s)
	if y < 0 || y >= c.H {
		return x + n
	}
	at := x
	for _, r := range s {
		if at >= c.W {
			break
		}
		if at == c.W-1 && x+n > c.W {
			r = []rune(c.Theme.glyphs("…"))[0]
		}
		if at >= 0 {
			c.scr.SetContent(c.x+at, c.y+y, r, nil, st)
		}
		at++
	}
	return x + n
}

// Right writes a text that ends at the right edge.
func (c Canvas) Right(y int, st tcell.Style, s string) { c.Put(c.W-c.Width(s), y, st, s) }

// Width is how many columns a text takes here.
func (c Canvas) Width(s string) int { return utf8.RuneCountInString(c.Theme.glyphs(s)) }

// Heading draws a line with a title in it and, where there is room, a text at its
// right end; both may be empty.
func (c Canvas) Heading(y int, title, right string) {
	for x := range c.W {
		c.Put(x, y, c.Theme.Dim, "─")
	}
	if title != "" {
		c.Put(1, y, c.Theme.Head, " "+title+" ")
	}
	if right != "" {
		room := c.W - c.Width(title) - 6
		if over := c.Width(right) - room; over > 0 && room > 4 {
			right = string([]rune(right)[:max(0, utf8.RuneCountInString(right)-over-1)]) + "…"
		}
		if room > 4 {
			c.Put(c.W-c.Width(right)-3, y, c.Theme.Plain, " "+right+" ")
		}
	}
}

// Tap makes a rectangle do something when it is tapped; nil changes nothing.
func (c Canvas) Tap(x, y, w, h int, act func()) {
	z := c.Part(x, y, w, h)
	if z.W > 0 && z.H > 0 && act != nil {
		*c.zones = append(*c.zones, zone{z.x, z.y, z.W, z.H, act})
	}
}

// Untap forgets what taps do, on the whole screen: what is drawn from now on is all
// that can be tapped.
func (c Canvas) Untap() { *c.zones = (*c.zones)[:0] }

// Text writes lines broken between words from row y on, and returns the row
// after the last; lines beyond the canvas are counted but not shown.
func (c Canvas) Text(y int, st tcell.Style, s string) int {
	for _, l := range strings.Split(text.Wrap(s, c.W), "\n") {
		c.Put(0, y, st, strings.TrimRight(l, " "))
		y++
	}
	return y
}

// Over writes a text over what stands there, on as many rows as it takes.
func (c Canvas) Over(st tcell.Style, s string) {
	for y, l := range strings.Split(text.Wrap(s, c.W), "\n") {
		if y >= c.H {
			return
		}
		if y > 0 {
			c.Rows(y, 1).Clear()
		}
		c.Put(0, y, st, strings.TrimRight(l, " "))
	}
}

// Clear empties the canvas.
func (c Canvas) Clear() {
	for y := range c.H {
		c.Put(0, y, c.Theme.Plain, strings.Repeat(" ", c.W))
	}
}
