package dash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// workLine is a line of a list: a choice has a key, and does when tapped what the
// key does.
type workLine struct {
	key   string
	text  string
	bold  bool
	extra extra
	act   func()
}

// moved is where a key moves the cursor of a list of n; ok is false for a key that
// moves nothing.
func moved(ev *tcell.EventKey, at, n int) (to int, ok bool) {
	by, ok := map[tcell.Key]int{
		tcell.KeyUp: -1, tcell.KeyDown: +1, tcell.KeyPgUp: -10, tcell.KeyPgDn: +10, tcell.KeyHome: -n, tcell.KeyEnd: +n,
	}[ev.Key()]
	return max(0, min(at+by, n-1)), ok
}

// extra says whether a line is left out, without a word, where there is no room.
type extra uint8

// The ways of a line where there is no room.
const (
	stays     extra = iota
	goesLast        // left out after all that goes first
	goesFirst       // left out before anything else
)

// unless is an extra that does not apply.
func unless(not bool, e extra) extra {
	if not {
		return stays
	}
	return e
}

// row is one row of a list as drawn: a line, or a part of one that was broken.
type row struct {
	workLine
	line  int // the line it belongs to
	first bool
}

// rows breaks lines between words at a width; what goes on stands under the text.
func rows(c canvas, list []workLine) []row {
	var out []row
	for n, l := range list {
		indent := 1
		if l.key != "" {
			indent += c.width(l.key) + 2
		}
		for i, part := range strings.Split(text.Wrap(l.text, c.w-indent), "\n") {
			l.text = strings.TrimRight(part, " ")
			out = append(out, row{l, n, i == 0})
		}
	}
	return out
}

// fitting leaves out the extra lines that have no room, the last ones first.
func fitting(all []row, h int) []row {
	for what := goesFirst; what > stays; what-- {
		for i := len(all) - 1; i >= 0 && len(all) > h; i-- {
			if line := all[i].line; all[i].extra == what {
				all = slices.DeleteFunc(all, func(r row) bool { return r.line == line })
				i = min(i, len(all))
			}
		}
	}
	return all
}

// list draws lines; where they do not fit the last row says how many more, and
// whole, which shows all of them, is what a tap on it does.
func (a *App) list(c canvas, list []workLine, whole func()) {
	all := rows(c, list)
	if len(all) > c.h {
		all = fitting(all, c.h)
	}
	for i, l := range all {
		if i >= c.h {
			return
		}
		if i == c.h-1 && len(all) > c.h && c.h > 1 {
			c.put(1, i, c.th.dim, a.host.Words().Say("dash.more", rules.Num("n", len(all)-i)))
			c.tap(0, i, c.w, 1, whole)
			return
		}
		st := c.th.plain
		if l.bold {
			st = c.th.bold
		}
		x := 1
		if l.key != "" {
			if l.first {
				c.put(1, i, c.th.key, l.key)
			}
			x += c.width(l.key) + 2
		}
		c.put(x, i, st, l.text)
		c.tap(0, i, c.w, 1, l.act)
	}
}

// newest are the last lines of a list that fit, with a line for those before.
func (a *App) newest(c canvas, list []workLine) []workLine {
	all := fitting(rows(c, list), c.h)
	if len(all) <= c.h {
		return list
	}
	var kept []workLine
	room := c.h - 1
	for i := len(list) - 1; i >= 0; i-- {
		need := len(rows(c, list[i:i+1]))
		if list[i].extra != stays {
			continue
		}
		if need > room {
			return append([]workLine{{text: a.host.Words().Say("dash.earlier", rules.Num("n", i+1))}}, kept...)
		}
		room -= need
		kept = append([]workLine{list[i]}, kept...)
	}
	return kept
}

// scroll is the first row to show of a list of n, so that the one at the cursor
// is among the h shown and no room is left empty.
func scroll(top, at, h, n int) int { return max(0, at-h+1, min(top, at, n-h)) }
