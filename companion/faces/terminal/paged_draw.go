package terminal

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
)

func (p *paged) head(c canvas) {
	c.part(0, 0, p.d.language(c)-1, 1).put(1, 0, c.bandInk(companion.NoHue), p.page().Title)
}

// room returns how many empty rows are above a text that fills the page, and how many rows the text may take.
func (p *paged) room() (top, high int) {
	_, _, _, h := p.d.pages.GetRect()
	if h >= 12 {
		top = 1
	}
	return top, h - top
}

// write puts lines into a widget, broken for a width. It returns how many rows they take.
func (p *paged) write(on *tview.TextView, lines []pages.Line, w int) int {
	t := &prose{th: p.d.th, w: w}
	for i := range lines {
		t.line(&lines[i])
	}
	if t.String() != on.GetText(false) {
		if on.SetText(t.String()); !p.reads() {
			on.ScrollToBeginning()
		}
	}
	return strings.Count(t.String(), "\n")
}

// leastLow is the fewest rows that a page takes below the list of the table: the field and four cards.
const leastLow = 5

// place returns where the page is on the screen.
func (p *paged) place() rect {
	x, y, w, h := p.d.pages.GetRect()
	if !p.low {
		return rect{x, y, w, h}
	}
	drawn := &p.d.table.drawn
	list := drawn.at[areaList]
	top := min(list.y+list.h, list.y+drawn.used+1) // including the rows that the list leaves empty
	if drawn.cover.h > 0 {
		top = min(top, drawn.cover.y)
	}
	if list.h == 0 || h-top < leastLow {
		return rect{x, y, w, h}
	}
	return rect{x, y + top, drawn.plan.left.w, h - top}
}

// Draw implements tview.Primitive.
func (p *paged) Draw(scr tcell.Screen) {
	if at := p.place(); p.low {
		p.SetRect(at.x, at.y, at.w, at.h)
		p.d.canvasOf(scr, p.Box).paint(p.d.th.plain)
		p.d.zones = p.d.zones[:0] // the table is only for looking at
	}
	p.Clear()
	p.below.SetTextStyle(p.d.th.plain)
	if p.reads() {
		p.layText()
	} else {
		p.layRows()
	}
	if p.d.th.look.ASCII {
		scr = asciiScreen{scr}
	}
	p.Flex.Draw(scr)
}

// layText lays out a page that consists only of a text.
func (p *paged) layText() {
	_, _, w, _ := p.GetRect()
	p.count = p.write(p.below, p.page().Lines, min(pages.Widest, w-2)) + 1
	top, high := p.room()
	p.below.SetBorderPadding(top, 0, 1, 1)
	if row, _ := p.below.GetScrollOffset(); row > max(0, p.count-high) {
		p.below.ScrollTo(max(0, p.count-high), 0)
	}
	p.AddItem(p.below, 0, 1, true)
}

// styleField styles the field as one to type in or, while it is fresh, as a text that the first character replaces.
func (p *paged) styleField() {
	style := p.d.th.plain.Underline(!p.d.th.look.Mono)
	if p.fresh {
		style = p.d.th.cursor
	}
	p.field.SetLabelStyle(p.d.th.bold).SetFieldStyle(style)
}

// layRows lays out a page of rows: what is above them, the field, the rows, and the text below or beside them.
func (p *paged) layRows() {
	now := p.page()
	_, _, w, h := p.GetRect()
	gap := 0 // an empty row if there is room
	if h >= 12 && !now.Grid || h >= 16 {
		gap = 1
	}
	h -= gap
	p.AddItem(nil, gap, 0, false)
	if len(now.Lead) > 0 {
		lead := p.write(p.above, now.Lead, w-2) + gap
		p.AddItem(p.above, lead, 0, false)
		h -= lead
	}
	all := h
	if p.field != nil {
		p.styleField()
		h--
	}
	if now.Finds {
		p.AddItem(p.field, 1, 0, false).AddItem(nil, gap, 0, false)
		h -= gap
	}
	listW := w - 2
	side := w * 6 / 10
	if now.Label == 0 { // its rows need more columns
		side = w * 4 / 10
	}
	switch {
	case now.Grid:
		below, above := p.belowGrid(all, p.write(p.below, now.Lines, min(pages.Widest, w-2))+1)
		p.below.SetBorderPadding(above, 0, 1, 1)
		p.fillGrid(w, h-below)
		p.AddItem(p.list, 0, 1, true).AddItem(p.below, below, 0, false)
	case now.About > 0 && w >= 110 || now.Finds && w >= 100:
		p.write(p.below, now.Lines, min(pages.Widest, side-2))
		p.fill(listW-side, h)
		p.AddItem(tview.NewFlex().AddItem(p.list, 0, 1, true).AddItem(p.below, side, 0, false), 0, 1, true)
	default:
		lines := now.Lines
		if now.Finds && !p.low {
			lines = append([]pages.Line{{}}, lines...)
		}
		need := p.write(p.below, lines, min(pages.Widest, listW))
		below := min(now.About, max(0, (h+gap)/2))
		if now.Finds && len(now.Lines) == 0 {
			below = 0
		}
		if p.fill(listW, h-below); now.Finds && len(p.rows) < h-below { // the list leaves room
			below = min(max(below, need+1), h-len(p.rows))
		}
		p.AddItem(p.list, 0, 1, true).AddItem(p.below, below, 0, false)
	}
	if p.field != nil && !now.Finds {
		p.AddItem(p.field, 1, 0, false)
	}
}

// laid is a row of the list: the index of the page's row and the text in its last cell.
type laid struct {
	row  int
	last string
}

// ample is how much room the rows may take: remarks on the row of the cursor only; remarks on all rows, and values broken
// into lines; or also empty rows, so that a longer remark on another value moves nothing.
type ample int

const (
	scant ample = iota
	whole
	steady
)

// lay breaks the page's rows into rows of the list, w columns wide.
func (p *paged) lay(w int, from [8]int, room ample) []laid {
	now := p.page()
	at, _ := p.at()
	var out []laid
	for i, r := range now.Rows {
		last, cols := p.d.th.glyphs(r.Cells[len(r.Cells)-1].Text), max(20, w-from[len(r.Cells)-1])
		switch {
		case r.Aside && room == scant && i-1 != at:
		case r.Broken, r.Values && room > scant && columns(last) > cols:
			lines := wrapped(last, cols)
			for _, l := range lines {
				out = append(out, laid{i, l})
			}
			if room == steady {
				most := len(lines)
				for _, other := range r.Others {
					most = max(most, len(wrapped(p.d.th.glyphs(other), cols)))
				}
				for range most - len(lines) {
					out = append(out, laid{i, ""})
				}
			}
		default:
			out = append(out, laid{i, last})
		}
	}
	return out
}

// fill writes the rows into the list, for w columns and h rows.
func (p *paged) fill(w, h int) {
	now, th := p.page(), p.d.th
	at, _ := p.at()
	label, from := p.columns(w)
	if now.Steps {
		w -= 2 // the cursor is wider than what it marks
	}
	var rows []laid
	for room := steady; room >= scant; room-- {
		if rows = p.lay(w, from, room); len(rows) < h {
			break
		}
	}
	p.list.Clear()
	p.rows = p.rows[:0]
	cursor := -1
	for y, l := range rows {
		if p.rows = append(p.rows, l.row); l.row == at && cursor < 0 {
			cursor = y
		}
		cells := now.Rows[l.row].Cells
		for j := range cells {
			said := th.glyphs(cells[j].Text)
			switch {
			case j == len(cells)-1:
				said = l.last
			case y > 0 && rows[y-1].row == l.row: // only its last cell continues
				said = ""
			case j == len(cells)-2 && label > 0:
				said = fit(said, label)
			}
			t := tview.NewTableCell(tview.Escape(said)).SetStyle(th.style(&cells[j].Span)).SetSelectable(now.Rows[l.row].Choice > 0)
			switch {
			case j < len(cells)-1:
			case now.Steps && l.row == at:
				t.SetStyle(th.cursor).SetText(" " + t.Text + " ")
			case now.Steps:
				t.SetText(" " + t.Text)
			default:
				t.SetExpansion(1)
			}
			p.list.SetCell(y, j, t)
		}
	}
	p.scroll(cursor, h)
}

// columns returns the maximum width of the second cell from the right, 0 for no limit, and the column at which each cell of
// a row begins.
func (p *paged) columns(w int) (label int, from [8]int) {
	now := p.page()
	var most [8]int
	for _, r := range now.Rows {
		for j := range r.Cells[:len(r.Cells)-1] {
			most[j] = max(most[j], columns(p.d.th.glyphs(r.Cells[j].Text)))
		}
	}
	switch {
	case now.Label > 0 && now.Finds:
		label = min(now.Label, w/2)
	case now.Label > 0:
		label = min(most[1], now.Label, max(8, w/2-4))
		most[1] = label
	}
	for j := range len(from) - 1 {
		from[j+1] = from[j] + most[j] + 1
	}
	return label, from
}

// scroll keeps the row of the cursor visible, with the remarks below it and the headings above the first row.
func (p *paged) scroll(at, h int) {
	now := p.page()
	offset, _ := p.list.GetOffset()
	first := 0
	for first < len(p.rows) && now.Rows[p.rows[first]].Choice == 0 {
		first++
	}
	last := at
	for last >= 0 && last+1 < len(p.rows) && (p.rows[last+1] == p.rows[at] || now.Rows[p.rows[last+1]].Broken) {
		last++
	}
	switch {
	case at <= first || len(p.rows) <= h:
		offset = 0
	case at < offset:
		offset = at
	case last >= offset+h:
		offset = min(at, last-h+1)
	}
	p.list.SetOffset(min(offset, max(0, len(p.rows)-h)), 0)
	p.list.SetSelectedStyle(p.d.th.cursor).Select(max(0, at), 0)
	p.list.SetSelectable(at >= 0 && !now.Steps, false)
}

// asciiScreen replaces the mark that tview puts on a cut text, for screens that show only ASCII.
type asciiScreen struct{ tcell.Screen }

// SetContent implements tcell.Screen.
func (s asciiScreen) SetContent(x, y int, c rune, combining []rune, st tcell.Style) {
	if c == tview.SemigraphicsHorizontalEllipsis {
		c = '~' // the same as in asciiGlyphs
	}
	s.Screen.SetContent(x, y, c, combining, st)
}

// fit pads a text to w columns, or cuts it off with a mark if it is wider.
func fit(s string, w int) string {
	if n := columns(s); n <= w {
		return s + strings.Repeat(" ", w-n)
	}
	out := []rune(s)
	for len(out) > 0 && (columns(string(out)) >= w || out[len(out)-1] == ' ') {
		out = out[:len(out)-1]
	}
	return string(out) + "…" + strings.Repeat(" ", w-1-columns(string(out)))
}
