package dash

import (
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion/text"

	"github.com/gdamore/tcell/v2"
	"github.com/mattn/go-runewidth"
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

// canvas is a rectangle of the screen to write in. Nothing reaches beyond it.
type canvas struct {
	th    *theme
	w, h  int // columns and rows
	x, y  int // where it begins on the screen
	scr   tcell.Screen
	zones *[]zone
}

// part is the rectangle of the canvas from column x and row y on, w columns and h
// rows of it, cut to the canvas's edges.
func (c canvas) part(x, y, w, h int) canvas {
	x, y = max(0, x), max(0, y)
	c.w, c.h = max(0, min(w, c.w-x)), max(0, min(h, c.h-y))
	c.x, c.y = c.x+x, c.y+y
	return c
}

// rows is a band of the canvas from row y, h rows high.
func (c canvas) rows(y, h int) canvas { return c.part(0, y, c.w, h) }

// put writes a text and returns the column after it. What does not fit is cut
// off with a mark.
func (c canvas) put(x, y int, st tcell.Style, s string) int {
	s = c.th.glyphs(s)
	n := utf8.RuneCountInString(s)
	if y < 0 || y >= c.h {
		return x + n
	}
	at := x
	for _, r := range s {
		if at >= c.w {
			break
		}
		if at == c.w-1 && x+n > c.w {
			r = []rune(c.th.glyphs("…"))[0]
		}
		if at >= 0 {
			c.scr.SetContent(c.x+at, c.y+y, r, nil, st)
		}
		at++
	}
	return x + n
}

// right writes a text that ends at the right edge.
func (c canvas) right(y int, st tcell.Style, s string) { c.put(c.w-c.width(s), y, st, s) }

// width is how many columns a text takes here.
func (c canvas) width(s string) int { return utf8.RuneCountInString(c.th.glyphs(s)) }

// heading draws a line with a title in it and, where there is room, a text at its
// right end; both may be empty.
func (c canvas) heading(y int, title, right string) {
	for x := range c.w {
		c.put(x, y, c.th.dim, "─")
	}
	if title != "" {
		c.put(1, y, c.th.head, " "+title+" ")
	}
	if right != "" {
		room := c.w - c.width(title) - 6
		if over := c.width(right) - room; over > 0 && room > 4 {
			right = string([]rune(right)[:max(0, utf8.RuneCountInString(right)-over-1)]) + "…"
		}
		if room > 4 {
			c.put(c.w-c.width(right)-3, y, c.th.plain, " "+right+" ")
		}
	}
}

// tap makes a rectangle do something when it is tapped; nil changes nothing.
func (c canvas) tap(x, y, w, h int, act func()) {
	z := c.part(x, y, w, h)
	if z.w > 0 && z.h > 0 && act != nil {
		*c.zones = append(*c.zones, zone{z.x, z.y, z.w, z.h, act})
	}
}

// untap forgets what taps do, on the whole screen: what is drawn from now on is all
// that can be tapped.
func (c canvas) untap() { *c.zones = (*c.zones)[:0] }

// text writes lines broken between words from row y on, and returns the row
// after the last; lines beyond the canvas are counted but not shown.
func (c canvas) text(y int, st tcell.Style, s string) int {
	for _, l := range strings.Split(text.Wrap(s, c.w), "\n") {
		c.put(0, y, st, strings.TrimRight(l, " "))
		y++
	}
	return y
}

// over writes a text over what stands there, on as many rows as it takes.
func (c canvas) over(st tcell.Style, s string) {
	for y, l := range strings.Split(text.Wrap(s, c.w), "\n") {
		if y >= c.h {
			return
		}
		if y > 0 {
			c.rows(y, 1).clear()
		}
		c.put(0, y, st, strings.TrimRight(l, " "))
	}
}

// clear empties the canvas.
func (c canvas) clear() {
	for y := range c.h {
		c.put(0, y, c.th.plain, strings.Repeat(" ", c.w))
	}
}
