package terminal

import (
	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/terminal/screen"
)

// numberEntry is the state of a number being typed.
type numberEntry struct {
	digits bool // the next digit continues the number
	minus  bool // the last key was a minus sign: the next digit makes a negative number
}

// number handles a sign, a digit or the key of a column.
func (p *paged) number(c rune) bool {
	now := p.page()
	row, column := p.at()
	if row < 0 {
		return false
	}
	v, typed := now.Rows[row].Cells[column].Number, p.entry
	if v == nil { // the row opens something else
		return false
	}
	unit := 1 // how many steps of Value make 1
	if v.Half {
		unit = 2
	}
	set := func(n int, next numberEntry) {
		p.do(func() { p.sheet.Set(v.Choice, max(v.Min, min(n, v.Max))) })
		p.entry = next
	}
	n, digit := screen.Digit(c)
	switch {
	case c == '+':
		set(v.Value+unit, numberEntry{})
	case c == '-':
		set(v.Value-unit, numberEntry{minus: true})
	case c == '.' || c == ',':
		half := 1
		if v.Value < 0 {
			half = -1
		}
		if v.Half {
			set(v.Value/2*2+half, typed)
		}
	case digit:
		if n *= unit; typed.minus {
			n = -n
		}
		if more := v.Value*10 + n; typed.digits && !v.Half && more <= v.Max {
			n = more
		}
		set(n, numberEntry{digits: true})
	default:
		for j, head := range now.Rows[0].Cells {
			if head.Key != string(c) {
				continue
			}
			if r := &now.Rows[row]; j >= len(r.Cells) { // the number belongs to no player
				row = 1
			}
			if to := now.Rows[row].Cells[j].Number; to != nil {
				p.goTo(to.Choice)
			}
			return true
		}
		return false
	}
	return true
}

// beside moves the cursor to the next number in its row in that direction. After the last comes the first.
func (p *paged) beside(by int) {
	now := p.page()
	row, column := p.at()
	if row < 0 {
		return
	}
	cells := now.Rows[row].Cells
	n := len(cells) - 1
	for range n {
		if column = (column-1+by+n)%n + 1; cells[column].Number != nil {
			p.goTo(cells[column].Number.Choice)
			return
		}
	}
}

// belowGrid returns how many rows the text below a grid gets, given how many it needs, and how many of these are empty. One
// or two lines of an explanation would help nobody, but the reason for a refusal is always visible.
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

// fillGrid writes the numbers into the list so that the cursor is visible. Names and labels stay in place, as far as the
// columns fit.
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
		for _, c := range now.Rows[0].Cells[1:] { // including the key before it
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

// grid is a table that reports which cell was tapped, and whether it was already selected.
type grid struct {
	*tview.Table
	tapped func(row, column int, again bool)
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
