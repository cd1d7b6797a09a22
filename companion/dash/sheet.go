package dash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/screen"
)

// sheet is the body of a page of rows to choose from: a table of them, a text about the row that the cursor is
// on and, while the player types something, a field below. The page that has the sheet fills it.
type sheet struct {
	*tview.Flex
	d     *Dash
	list  *grid
	about *tview.TextView
	field *tview.InputField // nil while nothing is typed
	take  func(typed string) bool
	// marked says that the field shows a value that nobody has typed yet: the first character typed replaces it.
	marked bool
	// fieldTop says that the field stands above the list.
	fieldTop bool
	rows     []row
	fill     func(w, h int) []row // makes the rows for a list of that width and height
	tell     func() string        // what stands about the row, tagged; nil for nothing
	aboutH   int                  // how many rows that text has below the list
	room     int                  // how many columns that text has
	side     bool                 // that text stands beside the list
	beside   int                  // from which width on it stands beside the list; 0 for never
	at       int                  // the row the cursor is on; -1 for none
	id       int                  // what that row stands for: the cursor stays with it
	acts     bool                 // a tap does what Enter does, without choosing first
	lead     func() string        // what stands above the list, tagged; nil for nothing
	above    *tview.TextView      // the widget of lead
	free     bool                 // no row is chosen until the cursor moves
	last     bool                 // the cursor marks only the last cell of its row
}

// row is a row of a sheet.
type row struct {
	cells []cell
	text  bool // it cannot be chosen: a heading, a note
	act   func()
	is    int // what it stands for: no two rows that can be chosen have the same
}

// cell is a text in a style.
type cell struct {
	text  string
	style tcell.Style
}

// newSheet is a sheet whose rows fill makes.
func newSheet(d *Dash, fill func(w, h int) []row) *sheet {
	s := &sheet{Flex: tview.NewFlex(), d: d, fill: fill, about: tview.NewTextView().SetDynamicColors(true).SetWordWrap(true), above: tview.NewTextView().SetDynamicColors(true).SetWordWrap(true), at: -1}
	s.list = newGrid(func(row, _ int, again bool) {
		if row < len(s.rows) && !s.rows[row].text && s.field == nil {
			s.free = false
			s.at, s.id = row, s.rows[row].is
			if act := s.rows[row].act; act != nil && (again || s.acts) {
				act()
			}
		}
	})
	s.list.SetSelectable(true, false)
	return s
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
		c = '.'
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

// Draw implements tview.Primitive.
func (s *sheet) Draw(scr tcell.Screen) {
	th := s.d.th
	_, _, w, h := s.GetRect()
	s.Clear()
	side := s.beside > 0 && w >= s.beside
	s.side = side
	s.SetDirection(tview.FlexRow)
	top, aboutH, aboutW, fieldH := 0, 0, 0, 0
	if h >= 12 {
		top = 1
	}
	if s.field != nil {
		fieldH = 1
		if s.fieldTop {
			fieldH += top
		}
	}
	switch {
	case s.tell == nil:
	case side:
		aboutW = w * 6 / 10
	default:
		aboutH = min(s.aboutH, max(0, (h-fieldH)/2))
	}
	leadH := 0
	if s.lead != nil {
		s.above.SetBackgroundColor(tcell.ColorDefault)
		s.above.SetBorderPadding(0, 0, 1, 1)
		if text := s.lead(); text != "" {
			s.above.SetText(text)
			leadH = len(wrapped(s.above.GetText(true), max(1, w-2))) + top
		}
	}
	listW, listH := w-aboutW, h-top-leadH-aboutH-fieldH
	s.list.SetBorderPadding(0, 0, 1, 1)
	s.list.SetSelectedStyle(th.cursor)
	s.refill(listW-2, listH)
	if s.room = w - 2; side {
		s.room = aboutW - 2
	}
	if s.tell != nil {
		s.about.SetBackgroundColor(tcell.ColorDefault)
		s.about.SetTextStyle(th.plain)
		s.about.SetBorderPadding(0, 0, 1, 1)
		if text := s.tell(); text != s.about.GetText(false) {
			s.about.SetText(text).ScrollToBeginning()
		}
	}
	s.AddItem(nil, top, 0, false)
	if leadH > 0 {
		s.AddItem(s.above, leadH, 0, false)
	}
	if s.field != nil {
		typed := th.plain.Underline(!th.look.Mono)
		if s.marked {
			typed = th.cursor
		}
		s.field.SetLabelStyle(th.bold).SetFieldStyle(typed).SetBackgroundColor(tcell.ColorDefault)
	}
	if s.field != nil && s.fieldTop {
		s.AddItem(s.field, 1, 0, false)
		if top > 0 {
			s.AddItem(nil, 1, 0, false)
		}
	}
	if side {
		s.AddItem(tview.NewFlex().AddItem(s.list, 0, 1, true).AddItem(s.about, aboutW, 0, false), 0, 1, true)
	} else {
		s.AddItem(s.list, 0, 1, true)
		s.AddItem(s.about, aboutH, 0, false)
	}
	if s.field != nil && !s.fieldTop {
		s.AddItem(s.field, 1, 0, false)
	}
	s.Flex.Draw(s.d.onto(scr))
}

// refill makes the rows anew, for so much room.
func (s *sheet) refill(w, h int) {
	if s.rows = s.fill(w, h); s.free {
		s.at, s.id = -1, 0
	} else if i := slices.IndexFunc(s.rows, func(r row) bool { return !r.text && r.is == s.id }); i >= 0 {
		s.at = i
	}
	if !s.free {
		s.clamp()
	}
	s.list.Clear()
	for i, r := range s.rows {
		for j, c := range r.cells {
			t := tview.NewTableCell(s.d.th.safe(c.text)).SetStyle(c.style).SetSelectable(!r.text)
			switch {
			case j < len(r.cells)-1:
			case s.last && i == s.at:
				t.SetStyle(s.d.th.cursor).SetText(" " + t.Text + " ")
			case s.last:
				t.SetText(" " + t.Text)
			default:
				t.SetExpansion(1)
			}
			s.list.SetCell(i, j, t)
		}
	}
	first := s.next(-1, +1)
	offset, _ := s.list.GetOffset()
	switch {
	case s.at < 0 || s.at == first || len(s.rows) <= h: // the headings above the row stay in sight
		offset = 0
	case s.at < offset:
		offset = s.at
	case s.at >= offset+h:
		offset = s.at - h + 1
	}
	s.list.SetOffset(min(offset, max(0, len(s.rows)-h)), 0)
	s.list.Select(max(0, s.at), 0)
	s.list.SetSelectable(s.at >= 0 && !s.last, false)
}

// clamp keeps the cursor on a row that can be chosen.
func (s *sheet) clamp() {
	if s.at = min(s.at, len(s.rows)-1); s.at < 0 || s.rows[s.at].text {
		from := s.at
		if s.at = s.next(from, +1); s.at < 0 {
			s.at = s.next(from, -1)
		}
	}
	if r := s.on(); r != nil {
		s.id = r.is
	}
}

// next is the next row that can be chosen, from a row on; -1 for none.
func (s *sheet) next(from, by int) int {
	for i := from + by; i >= 0 && i < len(s.rows); i += by {
		if !s.rows[i].text {
			return i
		}
	}
	return -1
}

// move moves the cursor by rows that can be chosen, as far as there are some.
func (s *sheet) move(by int) {
	dir := 1
	s.free = false
	if by < 0 {
		dir, by = -1, -by
	}
	for range by {
		n := s.next(s.at, dir)
		if n < 0 {
			break
		}
		s.at, s.id = n, s.rows[n].is
	}
}

// on is the row the cursor is on; nil for none.
func (s *sheet) on() *row {
	if s.at < 0 || s.at >= len(s.rows) {
		return nil
	}
	return &s.rows[s.at]
}

// do does what Enter does on the row of the cursor.
func (s *sheet) do() {
	if r := s.on(); r != nil && r.act != nil {
		r.act()
	}
}

// ask opens the field below the list. At Enter take gets what was typed; it returns whether the field may be
// closed.
func (s *sheet) ask(label, begin string, take func(string) bool) {
	s.field, s.take = newField(" "+s.d.th.safe(label)+" ").SetText(begin), take
}

// newField is a field for one line of text. It takes no more than a line may have, so that somebody who leans on
// the keyboard does not make each letter cost more than the last one.
func newField(label string) *tview.InputField {
	f := tview.NewInputField().SetLabel(label).SetAcceptanceFunc(tview.InputFieldMaxLength(screen.LongestLine))
	f.Focus(func(tview.Primitive) {})
	return f
}

// askAnew is ask for a value that is typed anew rather than edited: the field shows the present value until the
// first character replaces it. take is called only with another value.
func (s *sheet) askAnew(label, now string, take func(string) bool) {
	s.ask(label, now, func(said string) bool { return said == now || take(said) })
	s.marked = now != ""
}

// drop closes the field.
func (s *sheet) drop() { s.field, s.take, s.marked = nil, nil, false }

// typing implements typing.
func (s *sheet) typing() bool { return s.field != nil }

// takes implements keyed: the keys of the field, and those that move the cursor.
func (s *sheet) takes(ev *tcell.EventKey) bool {
	switch ev.Key() {
	case tcell.KeyUp:
		s.move(-1)
	case tcell.KeyDown:
		s.move(+1)
	case tcell.KeyPgUp:
		s.move(-10)
	case tcell.KeyPgDn:
		s.move(+10)
	case tcell.KeyHome:
		if s.field != nil {
			return s.type_(ev)
		}
		s.move(-len(s.rows))
	case tcell.KeyEnd:
		if s.field != nil {
			return s.type_(ev)
		}
		s.move(+len(s.rows))
	default:
		return s.field != nil && s.type_(ev)
	}
	return true
}

// type_ is a key of the field. It returns false for one that is none.
func (s *sheet) type_(ev *tcell.EventKey) bool {
	switch key := ev.Key(); {
	case key == tcell.KeyEscape:
		s.drop()
	case key == tcell.KeyEnter:
		if take := s.take; take(strings.TrimSpace(s.field.GetText())) && s.field != nil {
			s.drop()
		}
	case edits(ev), key == tcell.KeyHome, key == tcell.KeyEnd:
		switch key {
		case tcell.KeyRune, tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyDelete:
			if s.marked {
				s.field.SetText("")
			}
		}
		s.marked = false
		s.field.InputHandler()(ev, func(tview.Primitive) {})
	default:
		return false
	}
	return true
}

// chooseKey is the binding of the arrows that move the cursor.
func (s *sheet) chooseKey() binding {
	return binding{key: tcell.KeyF64, show: s.d.keyName("updown"), word: s.d.say("key.choose"), act: func() { s.move(+1) }, step: true}
}

// fieldKeys are the bindings while something is typed.
func (s *sheet) fieldKeys() []binding {
	return []binding{
		{key: tcell.KeyEnter, show: s.d.keyName("enter"), word: s.d.say("key.set"), act: func() { s.d.press(tcell.KeyEnter, 0) }, step: true},
		{key: tcell.KeyEscape, show: s.d.keyName("esc"), word: s.d.say("key.cancel"), act: s.drop, step: true},
		s.d.langKey(),
	}
}

// reworded implements page: the sheet asks for all of its words at every frame.
func (s *sheet) reworded() {}

// spread writes a text into a column of a sheet, in rows that cannot be chosen.
func (s *sheet) spread(text string, st tcell.Style, before []cell, w int) []row {
	var out []row
	for _, l := range wrapped(s.d.th.glyphs(text), max(20, w)) {
		out = append(out, row{cells: append(append([]cell{}, before...), cell{l, st}), text: true})
	}
	return out
}
