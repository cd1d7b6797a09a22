package terminal

import (
	"strings"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"github.com/mattn/go-runewidth"
	"golang.org/x/text/unicode/norm"

	"kingoftokyo/companion/words/text"
)

// asciiGlyphs replaces the characters beyond ASCII that texts and frames use.
var asciiGlyphs = strings.NewReplacer(
	"─", "-", "│", "|", "█", "#", "▀", "\"", "▄", "_", "░", ".", "→", ">", "…", "~", "×", "x", "·", ".", "■", "#", "●", "*", "▸", ">",
	"╭", "+", "╮", "+", "╰", "+", "╯", "+", "┌", "+", "┐", "+", "└", "+", "┘", "+",
	"œ", "oe", "Œ", "OE", "æ", "ae", "’", "'", "«", "\"", "»", "\"", "–", "-", "—", "-", "\u00a0", " ", "\u202f", " ")

// glyphs returns a text as this theme can show it. It leaves out characters that terminals draw in different widths, for
// example in the name of a player.
func (th *theme) glyphs(s string) string {
	if strings.IndexFunc(s, func(c rune) bool { return c < ' ' || c >= 0x7f }) < 0 {
		return s
	}
	if th.look.ASCII {
		s = norm.NFD.String(asciiGlyphs.Replace(s))
	} else {
		s = norm.NFC.String(s)
	}
	return strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Mn, c) || unicode.Is(unicode.Cf, c):
			return -1
		case c == '\n':
			return c
		case th.look.ASCII && c > '~', wide(c) == 0:
			return '?'
		}
		return c
	}, s)
}

// wide returns how many columns a character takes: 1, or 2 for East Asian scripts; 0 if terminals do not agree.
func wide(c rune) int {
	switch {
	case c >= ' ' && c < 0x7f, c >= '─' && c <= '●', c == '…', c == '→', c == '·', c == '×':
		return 1
	case runewidth.RuneWidth(c) == 1:
		return 1
	case unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul):
		return 2
	}
	return 0
}

// columns returns how many columns a text from glyphs takes.
func columns(s string) int {
	n := 0
	for _, c := range s {
		n += wide(c)
	}
	return n
}

// zone is a part of the screen that does something when tapped or clicked.
type zone struct {
	x, y, w, h int
	act        func()
}

// canvas is a rectangle of the screen to write in. Nothing is drawn outside it.
type canvas struct {
	*theme
	w, h  int // columns and rows
	x, y  int // its top left corner on the screen
	scr   tcell.Screen
	zones *[]zone
}

// part returns the rectangle of the canvas that begins at column x and row y, w columns wide and h rows high, cut off at
// the canvas's edges.
func (c canvas) part(x, y, w, h int) canvas {
	x, y = max(0, x), max(0, y)
	c.w, c.h = max(0, min(w, c.w-x)), max(0, min(h, c.h-y))
	c.x, c.y = c.x+x, c.y+y
	return c
}

// rows returns a band of the canvas from row y, h rows high.
func (c canvas) rows(y, h int) canvas { return c.part(0, y, c.w, h) }

// width returns how many columns a text takes here.
func (c canvas) width(s string) int { return columns(c.glyphs(s)) }

// put writes a text and returns the column after it. What does not fit is cut off with a mark.
func (c canvas) put(x, y int, st tcell.Style, s string) int {
	s = c.glyphs(s)
	n := columns(s)
	if y < 0 || y >= c.h {
		return x + n
	}
	at := x
	for _, r := range s {
		w := wide(r)
		if at+w > c.w || at+w == c.w && x+n > c.w {
			if at < c.w {
				c.set(at, y, []rune(c.glyphs("…"))[0], st)
			}
			break
		}
		c.set(at, y, r, st)
		if w == 2 {
			c.set(at+1, y, ' ', st)
		}
		at += w
	}
	return x + n
}

// set puts one character, within the canvas only.
func (c canvas) set(x, y int, r rune, st tcell.Style) {
	if x >= 0 && x < c.w && y >= 0 && y < c.h {
		c.scr.SetContent(c.x+x, c.y+y, r, nil, st)
	}
}

// right writes a text that ends at the right edge, and returns the column at which it begins.
func (c canvas) right(y int, st tcell.Style, s string) int {
	x := c.w - c.width(s)
	c.put(x, y, st, s)
	return x
}

func (c canvas) middle(y int, st tcell.Style, s string) {
	c.put(max(0, (c.w-c.width(s))/2), y, st, s)
}

func (c canvas) paint(st tcell.Style) {
	for y := range c.h {
		for x := range c.w {
			c.set(x, y, ' ', st)
		}
	}
}

// wrap breaks a text between words into lines of at most w columns. Continuation lines are not indented.
func (c canvas) wrap(s string, w int) []string { return wrapped(c.glyphs(s), w) }

// wrapped breaks a text between words and leaves no word alone in the last row. It breaks a word that is longer than a
// line.
func wrapped(s string, w int) []string {
	w = max(1, w)
	if columns(s) <= w && strings.IndexByte(s, '\n') < 0 {
		return []string{strings.TrimRight(s, " ")}
	}
	var out []string
	for _, line := range strings.Split(s, "\n") {
		now, have, first := "", 0, len(out)
		for _, word := range text.Words(line) {
			n := columns(strings.TrimRight(word, " "))
			if have > 0 && have+n > w {
				out = append(out, strings.TrimRight(now, " "))
				now, have = "", 0
			}
			for n > w {
				head := runewidth.Truncate(word, w, "")
				if head == "" {
					break
				}
				out = append(out, head)
				word = word[len(head):]
				n = columns(strings.TrimRight(word, " "))
			}
			now += word
			have += columns(word)
		}
		out = append(out, strings.TrimRight(now, " "))
		text.Paired(out[first:], func(row string) bool { return columns(row) <= w })
	}
	return out
}

// text writes a text, broken between words, from column x of row y on. It returns the row after the last; lines beyond the
// canvas count but are not shown.
func (c canvas) text(x, y int, st tcell.Style, s string) int {
	for _, l := range c.wrap(s, c.w-x) {
		c.put(x, y, st, l)
		y++
	}
	return y
}

// tap makes a rectangle call act when tapped. If act is nil, it does nothing.
func (c canvas) tap(x, y, w, h int, act func()) {
	z := c.part(x, y, w, h)
	if z.w > 0 && z.h > 0 && act != nil {
		*c.zones = append(*c.zones, zone{z.x, z.y, z.w, z.h, act})
	}
}
