package screen

import (
	"strings"

	"kingoftokyo/companion/text"
)

// Hint is one key with its word, and what a tap on it does (nil for nothing).
type Hint struct {
	Keys, Word string
	Act        func()
}

// HintLine writes as many hints as fit in a row, and returns how many those are.
func HintLine(c Canvas, y int, list []Hint) int {
	x := 1
	for i, h := range list {
		w := c.Width(strings.TrimSpace(h.Keys + " " + h.Word))
		if x+w > c.W {
			return i
		}
		at := c.Put(x, y, c.Theme.Key, h.Keys)
		c.Put(at+1, y, c.Theme.Plain, h.Word)
		c.Tap(x-1, y, w+2, 1, h.Act)
		x += w + 2
	}
	return len(list)
}

// Footer is the last line of a page: the keys that work on it or, until the next
// key, the note, on as many rows as it takes.
func (a *App) Footer(c Canvas, list []Hint) {
	if a.noted.text != "" {
		st := c.Theme.Bold
		if a.noted.fault {
			st = c.Theme.Warn
		}
		said := "! " + a.noted.text
		high := min(c.H, len(strings.Split(text.Wrap(said, c.W), "\n")))
		c.Rows(c.H-high, high).Clear()
		c.Rows(c.H-high, high).Over(st, said)
		return
	}
	HintLine(c, c.H-1, list)
}
