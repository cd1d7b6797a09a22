package terminal

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
)

// head implements page.
func (p *paged) head(c canvas) {
	lang := " " + strings.ToUpper(string(p.d.desk.Lang)) + " "
	c.part(0, 0, c.w-len(lang), 1).put(1, 0, c.bandInk(companion.NoHue), p.page().Title)
	p.d.language(c)
}

// room is how many empty rows stand above a text that fills the page, and how many it may take.
func (p *paged) room() (top, high int) {
	_, _, _, h := p.d.pages.GetRect()
	if h >= 12 {
		top = 1
	}
	return top, h - top
}

// read makes the text of a page that is nothing else, once for each frame.
func (p *paged) read() {
	_, _, w, _ := p.d.pages.GetRect()
	if lines := p.page().Lines; p.wide != w {
		p.wide, p.count = w, p.write(p.below, lines, min(pages.Widest, w-2))+1
	}
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

// Draw implements tview.Primitive.
func (p *paged) Draw(scr tcell.Screen) {
	p.Clear()
	p.below.SetTextStyle(p.d.th.plain)
	if p.reads() {
		p.layText()
	} else {
		p.layRows()
	}
	p.Flex.Draw(p.d.onto(scr))
}

// layText lays out a page that is nothing but a text.
func (p *paged) layText() {
	p.read()
	top, high := p.room()
	p.below.SetBorderPadding(top, 0, 1, 1)
	if row, _ := p.below.GetScrollOffset(); row > max(0, p.count-high) {
		p.below.ScrollTo(max(0, p.count-high), 0)
	}
	p.AddItem(p.below, 0, 1, true)
}

// layRows lays out a page of rows: what stands above them, the field, the rows, and the text below them or beside.
func (p *paged) layRows() {
	now := p.page()
	_, _, w, h := p.GetRect()
	gap := 0 // an empty row where there is room
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
		style := p.d.th.plain.Underline(!p.d.th.look.Mono)
		if p.fresh {
			style = p.d.th.cursor
		}
		p.field.SetLabelStyle(p.d.th.bold).SetFieldStyle(style).SetBackgroundColor(tcell.ColorDefault)
		h--
	}
	if now.Finds {
		p.AddItem(p.field, 1, 0, false).AddItem(nil, gap, 0, false)
		h -= gap
	}
	listW := w - 2
	side := w * 6 / 10
	if now.Finds && now.Label == 0 { // its rows say more
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
		if now.Finds {
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

// belowGrid is how many rows the text below a grid takes of those that it needs, and how many of these are empty. One
// or two lines of an explanation would help nobody; why something was refused is always seen.
func (p *paged) belowGrid(h, need int) (high, above int) {
	now := p.page()
	refused := len(now.Lines) > 0 && len(now.Lines[0].Text) > 0 && now.Lines[0].Text[0].Tone == pages.Warn
	high = min(need, h-len(now.Rows))
	if p.field != nil || refused {
		high = max(high, min(need-1, h/2))
	}
	above = max(0, min(1, high-need+1))
	if high < 3 && !refused {
		high = 0
	}
	return high, above
}

// style is how a text is drawn.
func (th *theme) style(s *pages.Span) tcell.Style {
	switch s.Tone {
	case pages.Bold:
		return th.ink(s.Hue).Bold(true)
	case pages.Dim:
		return th.dim
	case pages.Head:
		return th.head
	case pages.Strong:
		return th.key
	case pages.Warn:
		return th.warn
	case pages.Marked:
		return th.fill(s.Hue)
	}
	return th.ink(s.Hue)
}

// laid is a row of the list: the row of the page with that index, with a text in its last cell.
type laid struct {
	row  int
	last string
}

// ample is how much room the rows may take: remarks on the row of the cursor alone, remarks on all rows and values
// broken into lines, and moreover rows left empty so that another remark, of another value, moves nothing.
type ample int

const (
	scant ample = iota
	whole
	steady
)

// lay breaks the rows into those of the list, for so many columns.
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

// fill writes the rows into the list, for so much room.
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
			case y > 0 && rows[y-1].row == l.row: // only its last cell goes on
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

// columns is how wide the second cell from the right may be, 0 for as wide as it likes, and from which column on
// each cell of a row stands.
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

// scroll keeps the row of the cursor in sight, and the headings above the first one.
func (p *paged) scroll(at, h int) {
	now := p.page()
	offset, _ := p.list.GetOffset()
	first := 0
	for first < len(p.rows) && now.Rows[p.rows[first]].Choice == 0 {
		first++
	}
	switch {
	case at < 0 || at == first || len(p.rows) <= h:
		offset = 0
	case at < offset:
		offset = at
	case at >= offset+h:
		offset = at - h + 1
	}
	p.list.SetOffset(min(offset, max(0, len(p.rows)-h)), 0)
	p.list.SetSelectedStyle(p.d.th.cursor).Select(max(0, at), 0)
	p.list.SetSelectable(at >= 0 && !now.Steps, false)
}

// fillGrid writes the numbers into the list, so that the cursor is seen; names and labels stay where they are, as far
// as the columns have room.
func (p *paged) fillGrid(w, h int) {
	now, th := p.page(), p.d.th
	width := func(s string) int { return columns(th.glyphs(s)) }
	head, label, most, each, n := 0, 8, 0, 9, 0
	for _, r := range now.Rows {
		if len(r.Cells) > 0 {
			most = max(most, width(r.Cells[0].Text))
		}
	}
	var room int
	if len(now.Rows) > 0 && now.Rows[0].Choice == 0 && len(now.Rows[0].Cells) > 1 && now.Rows[0].Cells[1].Key != "" {
		head, n = 1, len(now.Rows[0].Cells)-1
		for _, c := range now.Rows[0].Cells[1:] { // with the key before it
			each = max(each, min(12, width(c.Text)+4))
		}
		label = min(most, max(10, w-4-n*each))
		room = max(6, min(16, (w-label-4)/n-1))
	} else {
		room = max(6, min(16, w-4-most))
		label = max(label, min(most, w-4-room))
	}
	p.list.Clear()
	p.rows = p.rows[:0]
	row, column := p.at()
	for i, r := range now.Rows {
		p.rows = append(p.rows, i)
		for j := range r.Cells {
			c := &r.Cells[j]
			said, st := " "+fit(c.Key+" "+th.glyphs(c.Text), room-1), th.style(&c.Span)
			switch {
			case j == 0:
				said = fit(th.glyphs(c.Text), label)
			case c.Key == "":
				said = fit(" "+th.glyphs(c.Text), room)
			}
			if i == row && j == column {
				st = th.cursor
			}
			p.list.SetCell(i, j, tview.NewTableCell(tview.Escape(said)).SetStyle(st))
		}
	}
	p.list.SetSelectable(false, false).SetFixed(head, 1)
	top, _ := p.list.GetOffset()
	switch row, h = row-head, h-head; {
	case h <= 0 || len(now.Rows)-head <= h:
		top = 0
	case row < top:
		top = max(0, row)
	case row >= top+h:
		top = row - h + 1
	}
	p.list.SetOffset(top, max(0, column-max(1, (w-2-label)/(room+1))))
}

// prose is a tagged text that is being written for a width.
type prose struct {
	strings.Builder
	th *theme
	w  int
}

// line writes a line. What it is broken into is indented like its beginning.
func (t *prose) line(l *pages.Line) {
	var all strings.Builder
	for i := range l.Text {
		all.WriteString(t.th.glyphs(l.Text[i].Text))
	}
	at, said := 0, all.String()
	if l.Whole {
		t.spans(l, 0, len(said))
		t.WriteString("\n")
		return
	}
	in, label := l.In, t.th.glyphs(l.Label.Text)
	if w := columns(label); label != "" && w >= in {
		in = w + 1
	}
	for _, line := range strings.Split(said, "\n") {
		body := strings.TrimLeft(line, " ")
		from := in + len(line) - len(body)
		for _, piece := range wrapped(body, max(16, t.w-from)) {
			space := from
			if label != "" {
				t.WriteString(t.th.tagged(t.th.style(&l.Label), label))
				space, label = from-columns(label), ""
			}
			at += strings.Index(said[at:], piece)
			t.WriteString(strings.Repeat(" ", max(0, space)))
			t.spans(l, at, at+len(piece))
			t.WriteString("\n")
			at += len(piece)
		}
	}
}

// spans writes what a line has from one byte to another.
func (t *prose) spans(l *pages.Line, from, to int) {
	at := 0
	for i := range l.Text {
		s := t.th.glyphs(l.Text[i].Text)
		if a, b := max(from-at, 0), min(to-at, len(s)); a < b {
			t.WriteString(t.th.tagged(t.th.style(&l.Text[i]), s[a:b]))
		}
		at += len(s)
	}
}

// grid is a table that says which cell was tapped, and whether it was chosen before.
type grid struct {
	*tview.Table
	tapped func(row, column int, again bool)
}

func newGrid(tapped func(row, column int, again bool)) *grid {
	g := &grid{tview.NewTable(), tapped}
	g.SetBackgroundColor(tcell.ColorDefault)
	return g
}

// MouseHandler implements tview.Primitive.
func (g *grid) MouseHandler() func(tview.MouseAction, *tcell.EventMouse, func(tview.Primitive)) (bool, tview.Primitive) {
	return func(action tview.MouseAction, ev *tcell.EventMouse, _ func(tview.Primitive)) (bool, tview.Primitive) {
		x, y := ev.Position()
		if action != tview.MouseLeftClick && action != tview.MouseLeftDoubleClick || !g.InInnerRect(x, y) {
			return false, nil
		}
		if row, column := g.CellAt(x, y); row >= 0 && row < g.GetRowCount() {
			r, c := g.GetSelection()
			g.tapped(row, column, row == r && column == c)
		}
		return true, nil
	}
}

// asciiScreen replaces the sign with which tview marks a text that it has cut, where only ASCII is shown.
type asciiScreen struct{ tcell.Screen }

// SetContent implements tcell.Screen.
func (s asciiScreen) SetContent(x, y int, c rune, combining []rune, st tcell.Style) {
	if c == tview.SemigraphicsHorizontalEllipsis {
		c = '~' // as asciiGlyphs has it
	}
	s.Screen.SetContent(x, y, c, combining, st)
}

// onto is a screen on which widgets of tview may draw.
func (d *Dash) onto(scr tcell.Screen) tcell.Screen {
	if d.th.ascii {
		return asciiScreen{scr}
	}
	return scr
}

// fit is a text as wide as a column, cut off with a mark where it is wider.
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
