package screen

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Line is a line of a list: a choice has a key, and does when tapped what the
// key does.
type Line struct {
	Keys  string // "" where it is no choice
	Text  string
	Bold  bool
	Extra Extra
	Act   func() // what a tap does; nil for nothing
}

// Moved is where a key moves the cursor of a list of n; ok is false for a key that
// moves nothing.
func Moved(ev *tcell.EventKey, at, n int) (to int, ok bool) {
	by, ok := map[tcell.Key]int{
		tcell.KeyUp: -1, tcell.KeyDown: +1, tcell.KeyPgUp: -10, tcell.KeyPgDn: +10, tcell.KeyHome: -n, tcell.KeyEnd: +n,
	}[ev.Key()]
	return max(0, min(at+by, n-1)), ok
}

// Extra says whether a line is left out, without a word, where there is no room.
type Extra uint8

// The ways of a line where there is no room.
const (
	Stays     Extra = iota
	GoesLast        // left out after all that goes first
	GoesFirst       // left out before anything else
)

// Unless is an extra that does not apply.
func Unless(not bool, e Extra) Extra {
	if not {
		return Stays
	}
	return e
}

// row is one row of a list as drawn: a line, or a part of one that was broken.
type row struct {
	Line
	line  int // the line it belongs to
	first bool
}

// rows breaks lines between words at a width; what goes on stands under the text.
func rows(c Canvas, list []Line) []row {
	var out []row
	for n, l := range list {
		indent := 1
		if l.Keys != "" {
			indent += c.Width(l.Keys) + 2
		}
		for i, part := range strings.Split(text.Wrap(l.Text, c.W-indent), "\n") {
			l.Text = strings.TrimRight(part, " ")
			out = append(out, row{l, n, i == 0})
		}
	}
	return out
}

// fitting leaves out the extra lines that have no room, the last ones first.
func fitting(all []row, h int) []row {
	for what := GoesFirst; what > Stays; what-- {
		for i := len(all) - 1; i >= 0 && len(all) > h; i-- {
			if line := all[i].line; all[i].Extra == what {
				all = slices.DeleteFunc(all, func(r row) bool { return r.line == line })
				i = min(i, len(all))
			}
		}
	}
	return all
}

// List draws lines; where they do not fit the last row says how many more, and
// whole, which shows all of them, is what a tap on it does.
func (a *App) List(c Canvas, list []Line, whole func()) {
	all := rows(c, list)
	if len(all) > c.H {
		all = fitting(all, c.H)
	}
	for i, l := range all {
		if i >= c.H {
			return
		}
		if i == c.H-1 && len(all) > c.H && c.H > 1 {
			c.Put(1, i, c.Theme.Dim, a.host.Words().Say("dash.more", rules.Num("n", len(all)-i)))
			c.Tap(0, i, c.W, 1, whole)
			return
		}
		st := c.Theme.Plain
		if l.Bold {
			st = c.Theme.Bold
		}
		x := 1
		if l.Keys != "" {
			if l.first {
				c.Put(1, i, c.Theme.Key, l.Keys)
			}
			x += c.Width(l.Keys) + 2
		}
		c.Put(x, i, st, l.Text)
		c.Tap(0, i, c.W, 1, l.Act)
	}
}

// Newest are the last lines of a list that fit, with a line for those before.
func (a *App) Newest(c Canvas, list []Line) []Line {
	all := fitting(rows(c, list), c.H)
	if len(all) <= c.H {
		return list
	}
	var kept []Line
	room := c.H - 1
	for i := len(list) - 1; i >= 0; i-- {
		need := len(rows(c, list[i:i+1]))
		if list[i].Extra != Stays {
			continue
		}
		if need > room {
			return append([]Line{{Text: a.host.Words().Say("dash.earlier", rules.Num("n", i+1))}}, kept...)
		}
		room -= need
		kept = append([]Line{list[i]}, kept...)
	}
	return kept
}

// Scroll is the first row to show of a list of n, so that the one at the cursor
// is among the h shown and no room is left empty.
func Scroll(top, at, h, n int) int { return max(0, at-h+1, min(top, at, n-h)) }
