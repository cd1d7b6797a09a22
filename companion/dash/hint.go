package dash

import (
	"strings"

	"kingoftokyo/companion/text"
)

// hint is one key with its word, and what a tap on it does (nil for nothing).
type hint struct {
	key, word string
	act       func()
}

// hintLine writes as many hints as fit in a row, and returns how many those are.
func hintLine(c canvas, y int, list []hint) int {
	x := 1
	for i, h := range list {
		w := c.width(strings.TrimSpace(h.key + " " + h.word))
		if x+w > c.w {
			return i
		}
		at := c.put(x, y, c.th.key, h.key)
		c.put(at+1, y, c.th.plain, h.word)
		c.tap(x-1, y, w+2, 1, h.act)
		x += w + 2
	}
	return len(list)
}

// footer is the last line of a page: the keys that work on it or, until the next
// key, the note, on as many rows as it takes.
func (a *App) footer(c canvas, list []hint) {
	if a.noted.text != "" {
		st := c.th.bold
		if a.noted.fault {
			st = c.th.warn
		}
		said := "! " + a.noted.text
		high := min(c.h, len(strings.Split(text.Wrap(said, c.w), "\n")))
		c.rows(c.h-high, high).clear()
		c.rows(c.h-high, high).over(st, said)
		return
	}
	hintLine(c, c.h-1, list)
}
