package terminal

import (
	"slices"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/terminal/screen"
)

// paged shows any page of the package pages: its rows with a cursor, the text about the row of the cursor (or, on a page
// without rows, a text to scroll), and the field in which the player types.
type paged struct {
	*tview.Flex
	d      *Dash
	sheet  *pages.Sheet
	made   *pages.Page // for this frame; nil if it must be made again
	list   *grid
	below  *tview.TextView // the text
	above  *tview.TextView // what is above everything else
	field  *tview.InputField
	opened int   // the ID of the page's field
	fresh  bool  // the first character typed replaces the text in the field
	unsent int   // how many keys were typed in a search field; the search runs when no more come, or when its result is needed
	count  int   // lines of the text drawn last; tview would go through all of it
	rows   []int // for each row of the list, the index of the page's row
	entry  numberEntry
	low    bool // if there are enough rows below the list of pieces, the page leaves the table visible above, down to that list
}

func newPaged(d *Dash, s *pages.Sheet) *paged {
	text := func() *tview.TextView {
		t := tview.NewTextView().SetDynamicColors(true).SetWrap(false)
		t.SetBorderPadding(0, 0, 1, 1)
		return t
	}
	p := &paged{Flex: tview.NewFlex().SetDirection(tview.FlexRow), d: d, sheet: s, below: text(), above: text()}
	p.list = &grid{tview.NewTable(), p.tapped}
	p.list.SetBorderPadding(0, 0, 1, 1)
	return p
}

func (p *paged) page() *pages.Page {
	if p.made != nil {
		return p.made
	}
	if p.unsent >= mostUnsent || !p.d.keys.Wait() {
		p.send()
	}
	p.made = p.sheet.Make(pages.Room{Width: p.place().w - 2, ASCII: p.d.th.look.ASCII})
	switch f := p.made.Field; {
	case f == nil:
		p.field = nil
	case p.field == nil || p.opened != f.ID:
		p.field, p.opened, p.fresh, p.unsent = newField("").SetText(f.Text), f.ID, f.Fresh, 0
		fallthrough
	default:
		label := " " + p.d.th.safe(f.Label)
		if !p.made.Grid {
			label += " "
		}
		p.field.SetLabel(label)
	}
	return p.made
}

// mostUnsent is after how many keys the page searches although more keys come.
const mostUnsent = 100

// send searches for what was typed, unless that has been done.
func (p *paged) send() {
	if p.unsent > 0 {
		p.unsent, p.made = 0, nil
		p.sheet.Find(p.field.GetText())
	}
}

// do does something with the sheet; after that, the page is made again.
func (p *paged) do(act func()) {
	p.send()
	act()
	p.made, p.entry = nil, numberEntry{}
}

func (p *paged) choose(choice int) { p.do(func() { p.sheet.Choose(choice) }) }

func (p *paged) typing() bool { return p.page().Field != nil }

// reads reports whether the page consists only of a text.
func (p *paged) reads() bool {
	now := p.page()
	return len(now.Rows) == 0 && !now.Finds && !now.Grid
}

// prompt returns what the page waits for or, if it waits for nothing, how much of the text is still below.
func (p *paged) prompt() string {
	if now := p.page(); now.Prompt != "" || !p.reads() {
		return now.Prompt
	}
	row, _ := p.below.GetScrollOffset()
	if _, high := p.room(); row+high < p.count {
		return p.d.Say("dash.more.choices", argN(p.count-row-high))
	}
	return ""
}

// newField returns a field for one line of text. Its length is limited, because otherwise leaning on the keyboard would
// make each letter slower than the last.
func newField(label string) *tview.InputField {
	f := tview.NewInputField().SetLabel(label).SetAcceptanceFunc(tview.InputFieldMaxLength(screen.LongestLine))
	f.Focus(func(tview.Primitive) {})
	return f
}

// takes implements page: it handles the answer to a question, the keys of the field, and the keys for the cursor and the
// rows.
func (p *paged) takes(ev *tcell.EventKey) bool {
	now := p.page()
	key := ev.Key()
	switch {
	case now.Confirms:
		switch {
		case key == tcell.KeyTab:
			return false
		case p.reads() && p.scrolls(ev):
		case key == tcell.KeyUp || key == tcell.KeyDown: // turning the wheel is not an answer
		case key == tcell.KeyRune && screen.Yes(ev.Rune()):
			p.choose(now.Keys[0].Choice)
		default:
			p.choose(now.Keys[1].Choice)
		}
		return true
	case p.field != nil:
		return p.types(ev)
	case p.reads():
		return p.scrolls(ev)
	}
	return p.moves(ev) || key == tcell.KeyRune && p.character(ev.Rune())
}

// types handles a key while there is a field. It returns false for a key that the field does not use.
func (p *paged) types(ev *tcell.EventKey) bool {
	finds := p.page().Finds
	switch key := ev.Key(); {
	case finds && (key == tcell.KeyLeft || key == tcell.KeyRight) && p.field.GetText() == "" && p.d.bound(p.bindings(), ev):
	case edits(ev), key == tcell.KeyHome, key == tcell.KeyEnd:
		if p.fresh && key == tcell.KeyRune {
			p.field.SetText("")
		}
		p.fresh = false
		p.field.InputHandler()(ev, func(tview.Primitive) {})
		switch {
		case !finds:
			p.sheet.Find(p.field.GetText())
		case edits(ev):
			p.unsent++
		}
		p.made = nil
	case finds:
		p.send()
		return p.moves(ev)
	case key == tcell.KeyEscape:
		p.do(p.sheet.Drop)
	case key == tcell.KeyEnter:
		p.do(func() { p.sheet.Type(p.field.GetText()) })
	default:
		return !p.page().Grid && p.moves(ev)
	}
	return true
}

// moves handles a key that moves the cursor or changes the value of its row.
func (p *paged) moves(ev *tcell.EventKey) bool {
	now := p.page()
	all := len(now.Rows)
	steps := map[tcell.Key]int{
		tcell.KeyUp: -1, tcell.KeyDown: 1, tcell.KeyPgUp: -10, tcell.KeyPgDn: 10, tcell.KeyHome: -all, tcell.KeyEnd: all,
	}
	if by, ok := steps[ev.Key()]; ok {
		p.move(by)
		return true
	}
	by := map[tcell.Key]int{tcell.KeyLeft: -1, tcell.KeyRight: 1}[ev.Key()]
	row, _ := p.at()
	switch {
	case by == 0 || row < 0:
		return false
	case now.Grid:
		p.beside(by)
	case now.Rows[row].Values:
		p.do(func() { p.sheet.Set(now.At, by) })
	}
	return true
}

// character handles the key of a row or of a number.
func (p *paged) character(c rune) bool {
	now := p.page()
	if now.Grid {
		return p.number(c)
	}
	if n, ok := screen.Digit(c); ok {
		c = rune('0' + n)
	}
	for _, r := range now.Rows {
		if r.Choice > 0 && r.Cells[0].Key == string(c) {
			p.goTo(r.Choice)
			p.choose(r.Choice)
			return true
		}
	}
	return false
}

// at returns the row and the cell of the cursor, or -1 for none.
func (p *paged) at() (row, column int) {
	now := p.page()
	for i, r := range now.Rows {
		for j, c := range r.Cells {
			if now.At != 0 && (c.Number != nil && c.Number.Choice == now.At || r.Choice == now.At) {
				return i, j
			}
		}
	}
	return -1, -1
}

func (p *paged) goTo(choice int) {
	p.send()
	p.sheet.At = choice
	p.made, p.entry = nil, numberEntry{}
}

// move moves the cursor by a number of selectable rows, as far as there are any. In a grid it keeps the column, or takes
// the first one.
func (p *paged) move(by int) {
	dir := 1
	if by < 0 {
		dir, by = -1, -by
	}
	now := p.page()
	row, column := p.at()
	to := now.At
	for i := row + dir; by > 0 && i >= 0 && i < len(now.Rows); i += dir {
		if choice := choiceOf(&now.Rows[i], column); choice > 0 {
			to = choice
			by--
		}
	}
	p.goTo(to)
}

// choiceOf returns the choice in a column of a row, or in its first column; 0 for none.
func choiceOf(r *pages.Row, column int) int {
	for _, j := range []int{column, 1} {
		if j >= 0 && j < len(r.Cells) && r.Cells[j].Number != nil {
			return r.Cells[j].Number.Choice
		}
	}
	return r.Choice
}

// tapped moves the cursor to the tapped place or, if it is already there, does what Enter does.
func (p *paged) tapped(row, column int, again bool) {
	now := p.page()
	if row >= len(p.rows) || p.field != nil && !now.Finds || now.Confirms {
		return
	}
	r := &now.Rows[p.rows[row]]
	switch {
	case now.Grid && r.Choice == 0 && (column >= len(r.Cells) || r.Cells[column].Number == nil):
	case now.Grid && r.Choice == 0 && again:
		p.number('+')
	case now.Grid && r.Choice == 0:
		p.goTo(r.Cells[column].Number.Choice)
	case r.Choice > 0:
		p.goTo(r.Choice)
		if again || now.Taps {
			p.choose(r.Choice)
		}
	}
}

// special maps the keys without a character.
var special = [...]tcell.Key{
	pages.Enter: tcell.KeyEnter, pages.Escape: tcell.KeyEscape, pages.Left: tcell.KeyLeft, pages.Right: tcell.KeyRight,
	pages.Up: tcell.KeyF64, pages.Down: tcell.KeyF64, pages.Redo: tcell.KeyCtrlR, pages.F1: tcell.KeyF1, pages.Hinted: tcell.KeyF64,
	pages.Backspace: tcell.KeyBackspace2, pages.PageDown: tcell.KeyPgDn, pages.Tab: tcell.KeyTab,
}

// command returns a key of the page with what it does.
func (p *paged) command(k pages.Key) pages.Command {
	do := func() { p.choose(k.Choice) }
	switch k.Named {
	case pages.Up:
		do = func() { p.move(-1) }
	case pages.Down:
		do = func() { p.move(+1) }
	case pages.Hinted:
		do = func() {
			if len(k.Shown) == 1 {
				p.d.press(tcell.KeyRune, rune(k.Shown[0]))
			}
		}
	}
	return pages.Command{Key: k, Do: do}
}

func (p *paged) bindings() []pages.Command {
	now, d := p.page(), p.d
	press := func(key tcell.Key) func() { return func() { d.press(key, 0) } }
	if now.Field != nil && !now.Finds {
		return []pages.Command{
			{Key: pages.Key{Named: pages.Enter, Word: d.Say("key.set"), Step: true}, Do: press(tcell.KeyEnter)},
			{Key: pages.Key{Named: pages.Escape, Word: d.Say("key.cancel"), Step: true}, Do: press(tcell.KeyEscape)},
			d.langKey(),
		}
	}
	var out []pages.Command
	own := map[pages.Special]bool{}
	for _, k := range now.Keys {
		out = append(out, p.command(k))
		own[k.Named] = true
	}
	if p.reads() {
		if !own[pages.Enter] {
			out = slices.Insert(out, 0, pages.Command{Key: pages.Key{Named: pages.Enter, Quiet: true}, Do: d.Close})
		}
		_, high := p.room()
		out = append(out,
			pages.Command{Key: pages.Key{Named: pages.Down, Word: d.Say("key.scroll"), Quiet: p.count <= high}, Do: press(tcell.KeyDown)},
			pages.Command{Key: pages.Key{Chars: " ", Shown: d.Say("keyname.pgdn"), Quiet: true}, Do: press(tcell.KeyPgDn)})
	}
	back := d.common()[:1]
	if d.pages.GetPageCount() < 2 && !d.asks || own[pages.Escape] || now.Confirms {
		back = nil
	}
	if out = append(out, back...); now.Finds || now.Confirms {
		return append(out, d.langKey())
	}
	return append(out, d.common()[1:]...)
}

func (p *paged) scrolls(ev *tcell.EventKey) bool {
	row, _ := p.below.GetScrollOffset()
	_, high := p.room()
	by, ok := map[tcell.Key]int{
		tcell.KeyUp: -1, tcell.KeyDown: 1, tcell.KeyPgUp: 1 - high, tcell.KeyPgDn: high - 1,
		tcell.KeyHome: -row, tcell.KeyEnd: p.count,
	}[ev.Key()]
	if ok {
		p.below.ScrollTo(max(0, row+by), 0)
	}
	return ok
}
