package terminal

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/rules"
)

// section is a heading with lines beside it.
type section struct {
	title string
	lines []mark
	key   rune // the key of the page that has all of them
	pairs bool // short lines may stand beside each other where all have no room below each other
}

// mark is a line with a sign in front of it, or none.
type mark struct {
	text string
	sign bool // something to be done on the table
	done bool // and done already
	bold bool
	act  func()
}

// fresh is how many lines are still to be done.
func (s *section) fresh() (n int) {
	for _, l := range s.lines {
		if l.sign && !l.done {
			n++
		}
	}
	return n
}

// labelWide is how far at most the lines of sections stand from the left edge.
const labelWide = 15

// section writes a section, and returns how many rows it takes. Where not all lines have room the last row says
// how many are missing: what is done goes first, the oldest before the others, then what comes last.
func (t *table) section(c canvas, s *section) int {
	if len(s.lines) == 0 || c.h <= 0 {
		return 0
	}
	kept := *s
	kept.lines = slices.Clone(s.lines)
	head, rows, missing := t.fitted(c, &kept)
	if head > 0 || rows[0].x > c.width(s.title) {
		c.part(0, 0, c.w, 1).put(1, 0, c.head, s.title)
	}
	last, all := c.below(head, missing), countRows(rows)
	y, line := head-1, -1
	for _, r := range rows {
		if !r.beside {
			y++
		}
		if y == head+last {
			break
		}
		if r.first {
			if line++; r.sign && !r.done {
				t.sightings.drawn = append(t.sightings.drawn, sighting{kept.lines[line].text, c.y + y})
			}
		}
		if y == head+last-1 && (all > last || missing > 0 && c.h == 1) {
			r.text += " …"
		}
		r.draw(c, y)
	}
	if y < head+last {
		y++
	}
	if missing > 0 && c.h > 1 {
		x := 1
		if len(rows) > 0 {
			x = rows[len(rows)-1].x
		}
		c.put(x, y, c.dim, t.d.say("dash.more.key", argN(missing), rules.Text("key", string(s.key))))
		c.tap(0, y, c.w, 1, func() { t.d.press(tcell.KeyRune, s.key) })
		y++
	}
	return y
}

// fitted takes lines out of a section until the others have room, and breaks those. It says how many are missing.
func (t *table) fitted(c canvas, s *section) (head int, rows []sectionRow, missing int) {
	head, rows = t.sectionRows(c, s)
	if c.h <= 2 {
		head = 0 // a long heading leaves its row
	}
	if s.pairs && len(rows) > c.below(head, missing) {
		rows = c.paired(rows)
	}
	for countRows(rows) > c.below(head, missing) && len(s.lines) > 1 {
		at := max(0, slices.IndexFunc(s.lines, func(m mark) bool { return m.done }))
		if !s.lines[at].done {
			at = len(s.lines) - 1
		}
		s.lines = slices.Delete(s.lines, at, at+1)
		missing++
		if _, rows = t.sectionRows(c, s); s.pairs {
			rows = c.paired(rows)
		}
	}
	return head, rows, missing
}

// below is how many rows the lines of a section have below its heading, and above the one that says how many are missing.
func (c canvas) below(head, missing int) int {
	if missing > 0 && c.h > 1 {
		return c.h - head - 1
	}
	return c.h - head
}

// sectionRow is one row of a section, or a short line that stands beside the one before.
type sectionRow struct {
	mark
	x      int
	first  bool
	beside bool
}

// countRows is how many rows of the screen they take.
func countRows(rows []sectionRow) (n int) {
	for i := range rows {
		if !rows[i].beside {
			n++
		}
	}
	return n
}

// paired puts two short lines beside each other, where a list has too few rows.
func (c canvas) paired(rows []sectionRow) []sectionRow {
	rows = slices.Clone(rows)
	box, _ := c.boxes()
	short := func(i int) bool {
		r := &rows[i]
		alone := r.first && (i+1 == len(rows) || rows[i+1].first)
		return alone && c.width(box)+1+c.width(r.text) < (c.w-r.x)/2
	}
	for i := 0; i+1 < len(rows); i++ {
		if short(i) && short(i+1) {
			rows[i+1].x += (c.w - rows[i].x) / 2
			rows[i+1].beside = true
			i++
		}
	}
	return rows
}

// narrow is the width of the screen below which headings have no column of their own.
const narrow = 60

// sectionRows breaks the lines of a section. They stand in a column beside the heading, or below it if the
// heading is long; on a narrow screen the first line begins in the row of the heading. head is how many rows the
// heading has for itself.
func (t *table) sectionRows(c canvas, s *section) (head int, rows []sectionRow) {
	x, title := labelWide, c.width(s.title)
	switch {
	case s.title == "":
		x = 1
	case c.w < narrow:
		x = 1
	case title+2 > labelWide:
		x, head = 3, 1
	}
	signs := 0
	for _, l := range s.lines {
		if box, _ := c.boxes(); l.sign {
			signs = c.width(box) + 1
		}
	}
	for _, l := range s.lines {
		at := x
		if len(rows) == 0 && c.w < narrow && title > 0 {
			at = title + 3
		}
		if c.w < narrow { // bars of half the length
			l.text = strings.ReplaceAll(l.text, "██", "█")
		}
		indent := signs
		for i, part := range c.wrap(strings.Repeat(" ", at-x)+l.text, c.w-x-signs-1) {
			r := sectionRow{mark: mark{part, l.sign, l.done, l.bold, l.act}, x: x, first: i == 0}
			if i == 0 {
				r.text, r.x = strings.TrimLeft(part, " "), at
			}
			if !l.sign || i > 0 {
				r.x += indent
			}
			rows = append(rows, r)
		}
	}
	return head, rows
}

func (r *sectionRow) draw(c canvas, y int) {
	st := c.plain
	if r.bold {
		st = c.bold
	}
	if r.done {
		st = c.dim
	}
	words, bar := cutBar(r.text)
	x := r.x
	if r.sign && r.first {
		box, tick := c.boxes()
		if r.done {
			box = tick
		}
		c.put(x, y, st, box)
		x += c.width(box) + 1
	}
	c.put(c.put(x, y, st, words), y, c.ink(companion.ClawHue), bar)
	c.tap(0, y, c.w, 1, r.act)
}

// boxes are the signs of a line to be done and of one that is done.
func (th *theme) boxes() (box, tick string) { return pages.Boxes(th.ascii) }

// cutBar cuts a line before the bar at its end.
func cutBar(line string) (words, bar string) {
	if i := strings.IndexRune(line, '█'); i >= 0 {
		return line[:i], line[i:]
	}
	return line, ""
}

// sectionOf is a section of a View as it is drawn; the page of that key has all of its lines.
func sectionOf(s companion.Section, key rune) section {
	return section{title: strings.ToUpper(s.Title), lines: linesOf(s.Lines), key: key}
}
