package terminal

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/rules"
)

// section is a heading with lines beside it.
type section struct {
	title string
	// recap is shown after the title, reasons below it in the rows that the lines leave, both dim; they give way to the lines.
	recap, reasons string
	lines          []mark
	key            rune // the key of the page that shows all lines
	pairs          bool // short lines may be beside each other if not all fit below each other
	hands          bool // it contains pieces to move
	short          bool // its lines begin right after the heading
	brief          bool // a line's why gets no row of its own
	hint           bool // it explains a rule that the player meets for the first time
}

// mark is a line of a section.
type mark struct {
	text  string
	why   string // shown after the text, dim; left out if the lines have too little room
	hang  int    // how many columns the continuation lines are indented
	piece bool   // something to do on the table
	note  bool   // in a list of pieces, a line that moves none
	bold  bool
}

// labelWide is the largest indent of a section's lines from the left edge.
const labelWide = 15

// section writes a section and returns how many rows it takes. If not all lines fit, the last row says how many are
// missing.
func (t *table) section(c canvas, s *section) int {
	if len(s.lines) == 0 || c.h <= 0 {
		return 0
	}
	kept := *s
	if t.needs(c, &kept) > c.h {
		kept.reasons = ""
	}
	kept.lines = slices.Clone(s.lines)
	head, rows, missing := t.fitted(c, &kept)
	if missing > 0 && kept.recap != "" {
		kept.lines, kept.recap = slices.Clone(s.lines), ""
		head, rows, missing = t.fitted(c, &kept)
	}
	if head > 0 || rows[0].x > c.width(s.title) {
		x := c.part(0, 0, c.w, 1).put(1, 0, c.head, s.title) + 2
		if head > 0 {
			c.put(x, 0, c.dim, c.ended(kept.recap, c.w-x-1))
		}
		if why, most := c.wrap(kept.reasons, c.w-x-1), c.h-head-countRows(rows)+1; head > 1 {
			if len(why) > most {
				why = append(why[:most-1], strings.Join(why[most-1:], " "))
			}
			for i, l := range why {
				c.put(x, 1+i, c.dim, c.begun(l, c.w-x-1))
			}
			head += len(why) - 1
		}
	}
	last, all := c.below(head, missing), countRows(rows)
	y := head - 1
	for _, r := range rows {
		if !r.beside {
			y++
		}
		if y == head+last {
			break
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
		c.put(x, y, c.dim, t.d.Say("dash.more.key", argN(missing), rules.Text("key", string(s.key))))
		c.tap(0, y, c.w, 1, func() { t.d.press(tcell.KeyRune, s.key) })
		y++
	}
	return y
}

// begun returns a text, or as many of its words as fit.
func (c canvas) begun(said string, w int) string {
	if c.width(said) <= w {
		return said
	}
	return c.wrap(said, max(1, w-2))[0] + " …"
}

// ended returns how dice were rolled, without the rolls in the middle if not all fit: the last ones count.
func (c canvas) ended(recap string, w int) string {
	const next = " → "
	for rolls := strings.Split(recap, next); c.width(recap) > w && len(rolls) > 2; {
		rolls = slices.Delete(rolls, 1, 2)
		recap = rolls[0] + next + "…" + next + strings.Join(rolls[1:], next)
	}
	return c.begun(recap, w)
}

// fitted breaks the lines of a section so that they fit: without rows for each line's why, with as many lines as needed in
// two columns and, if that is not enough, without the last lines. It returns how many are missing.
func (t *table) fitted(c canvas, s *section) (head int, rows []sectionRow, missing int) {
	head, rows = t.sectionRows(c, s)
	if c.h <= 2 && head+len(rows) > c.h {
		head = 0 // a long heading gives up its row
	}
	for {
		room := c.below(head, missing)
		if len(rows) > room {
			s.brief = true
			if _, rows = t.sectionRows(c, s); s.pairs {
				rows = c.paired(rows, len(rows)-room)
			}
		}
		if countRows(rows) <= room || len(s.lines) == 1 {
			return head, rows, missing
		}
		s.lines = s.lines[:len(s.lines)-1]
		missing++
	}
}

// below returns how many rows are left for the lines of a section, between its heading and the row that says how many are missing.
func (c canvas) below(head, missing int) int {
	if missing > 0 && c.h > 1 {
		return c.h - head - 1
	}
	return c.h - head
}

// sectionRow is one row of a section, or a short line beside the one before it.
type sectionRow struct {
	mark
	x      int
	first  bool
	beside bool
}

// countRows returns how many rows of the screen they take.
func countRows(rows []sectionRow) (n int) {
	for i := range rows {
		if !rows[i].beside {
			n++
		}
	}
	return n
}

// paired saves rows if a list has too few: it puts short lines beside each other, the last ones first, and drops a why that does not
// fit there.
func (c canvas) paired(rows []sectionRow, save int) []sectionRow {
	short := func(i int) bool {
		r := &rows[i]
		alone := r.first && (i+1 == len(rows) || rows[i+1].first)
		return alone && c.width(r.text)+2 < (c.w-r.x)/2
	}
	for i := len(rows) - 2; i >= 0 && save > 0; i-- {
		if short(i) && short(i+1) {
			rows[i+1].x += (c.w - rows[i].x) / 2
			rows[i+1].beside = true
			for _, r := range []*sectionRow{&rows[i], &rows[i+1]} {
				if c.width(r.text)+3+c.width(r.why) > (c.w-rows[i].x)/2-2 {
					r.why = ""
				}
			}
			save--
			i--
		}
	}
	return rows
}

// narrow is the screen width below which headings have no column of their own.
const narrow = 60

// sectionRows breaks the lines of a section. They are in a column beside the heading, or below it if the heading is long;
// on a narrow screen the first line begins in the row of the heading. head is how many rows the heading has for itself.
func (t *table) sectionRows(c canvas, s *section) (head int, rows []sectionRow) {
	x, title := labelWide, c.width(s.title)
	switch {
	case s.title == "":
		x = 1
	case s.hands && c.w >= narrow, !s.short && s.recap != "" && c.w >= narrow:
		if x, head = 3, 1; s.reasons != "" {
			head = 2
		}
	case s.short && c.w >= narrow:
		x = title + 3
	case c.w < narrow:
		x = 1
	case title+2 > labelWide:
		x, head = 3, 1
	}
	for _, l := range s.lines {
		at := x
		if len(rows) == 0 && c.w < narrow && title > 0 {
			at = title + 3
		}
		parts, why := c.hanging(strings.Repeat(" ", at-x)+l.text, c.w-x-1, l.hang), ""
		if last := parts[len(parts)-1]; l.why != "" && c.width(last)+3+c.width(l.why) < c.w-x {
			why = l.why
		} else if l.why != "" && !s.brief {
			parts = append(parts, c.wrap("    "+l.why, c.w-x-1)...)
		}
		for i, part := range parts {
			r := sectionRow{mark: mark{text: part, piece: l.piece, bold: l.bold}, x: x, first: i == 0}
			if i == 0 {
				r.text, r.x = strings.TrimLeft(part, " "), at
			}
			if i == len(parts)-1 {
				r.why = why
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
	words, x := r.text, r.x
	if r.beside {
		c.put(x-2, y, c.dim, "│")
	}
	if last := strings.LastIndex(words, "→ "); last >= 0 { // the number that the player looks for
		x = c.put(x, y, st, words[:last+len("→ ")])
		words, st = words[last+len("→ "):], st.Bold(true)
	}
	x = c.put(x, y, st, words)
	if r.why != "" {
		c.put(x+3, y, c.dim, r.why)
	}
}

// hanging breaks a line so that the continuation lines are indented by a number of columns.
func (c canvas) hanging(s string, w, by int) []string {
	if by == 0 || by >= w/2 {
		return c.wrap(s, w)
	}
	lines := c.wrap(strings.TrimSpace(string([]rune(s)[by:])), w-by)
	for i := range lines {
		lead := strings.Repeat(" ", by)
		if i == 0 {
			lead = string([]rune(s)[:by])
		}
		lines[i] = lead + lines[i]
	}
	return lines
}
