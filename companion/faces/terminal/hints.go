package terminal

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
)

// drawHints draws the keys that work now. Keys of the step are in the first row. Keys of the program have fixed columns in
// the last row and, on the table, at the right end of the first. A note covers the first row until the next key.
func (d *Dash) drawHints(c canvas) {
	table := d.table != nil && d.top() == page(d.table)
	var step, rest []pages.Command
	for _, b := range d.named() {
		switch {
		case b.Quiet:
		case b.Step && b.Off == "":
			step = append(step, b)
		case !b.Step && (b.Off == "" || table && c.h > 1): // a key that is off leaves a gap
			rest = append(rest, b)
		}
	}
	last, noted := c.h-1, d.Noted.Text != ""
	switch {
	case last == 0 && noted:
	case last == 0:
		c.hintLine(0, append(step, rest...))
	case noted:
		c.hintLine(last, rest)
	case table:
		rest = rest[c.hintLine(last, rest):]
		c.hintLine(0, step)
		c.hintsRight(0, hintsWide(c, step), rest)
	case len(step) == 0:
		rest = rest[c.hintLine(0, rest):]
		c.hintLine(last, rest)
	default:
		rest = rest[c.hintLine(last, rest):]
		c.hintLine(0, append(step, rest...))
	}
}

// hint returns the word of a key in a row of hints, and how many columns both take.
func (c canvas) hint(b *pages.Command) (word string, wide int) {
	if word = b.Word; c.w < bareWidth && b.Bare || word == b.Shown { // a number needs no word
		word = ""
	}
	return word, c.width(strings.TrimSpace(b.Shown + " " + word))
}

func hintsWide(c canvas, list []pages.Command) int {
	x := 1
	for i := range list {
		_, w := c.hint(&list[i])
		x += w + 2
	}
	return x
}

// hintsRight writes hints leftwards from the right end of a row, the first one rightmost, down to column from.
func (c canvas) hintsRight(y, from int, list []pages.Command) {
	right := c.w
	for i := range list {
		_, w := c.hint(&list[i])
		if right -= w + 2; right < from {
			return
		}
		c.part(right, y, w+2, 1).hintLine(0, list[i:i+1])
	}
}

// hintLine writes as many hints as fit in a row, and returns how many those are.
func (c canvas) hintLine(y int, list []pages.Command) int {
	x := 1
	for i, b := range list {
		word, w := c.hint(&b)
		if x+w > c.w {
			return i
		}
		if b.Off != "" {
			x += w + 2
			continue
		}
		st := c.key
		if b.Hue != companion.NoHue {
			st = c.ink(b.Hue).Bold(true)
		}
		at := c.put(x, y, st, b.Shown)
		c.put(at+1, y, c.dim, word)
		c.tap(x-1, y, w+2, 1, b.Do)
		x += w + 2
	}
	return len(list)
}

// bareWidth is the width below which the letters of dice appear without their words.
const bareWidth = 60

// drawNote writes the note over the first row of the hints and, if it is longer, over the rows above.
func (d *Dash) drawNote(c canvas) {
	st, said := c.bold, d.Noted.Text
	if d.Noted.Fault {
		st, said = c.warn, "! "+said
	}
	lines := c.wrap(said, c.w-1)
	c = c.rows(0, 1)
	if more := min(len(lines)-1, c.y); more > 0 {
		c.y, c.h = c.y-more, c.h+more
	}
	c.paint(c.plain)
	for y, l := range lines {
		c.put(1, y, st, l)
	}
}
