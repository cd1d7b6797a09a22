package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/text"
)

// reader is a page of text to scroll through, with a search where it is long.
type reader struct {
	a     *App
	title string
	lines func() []string
	top   int
	rows  int // of text on the screen, as last drawn
	find  *field
}

// search is the label of a line that searches.
func (a *App) search() string { return a.host.Words().Say("dash.search") + " " }

func newReader(a *App, title string, lines func() []string) *reader {
	return &reader{a: a, title: title, lines: lines}
}

// draw implements page.
func (r *reader) draw(c canvas) {
	v := r.a.host.Words()
	c.heading(0, v.Say(r.title), "")
	var all []string
	for _, l := range r.lines() {
		all = append(all, strings.Split(text.Wrap(l, c.w-2), "\n")...)
	}
	y := 1
	if r.find != nil {
		r.find.draw(c.rows(1, 1))
		y = 2
	}
	r.rows = max(1, c.h-y-1)
	r.top = max(0, min(r.top, len(all)-r.rows))
	for i, l := range all[r.top:min(len(all), r.top+r.rows)] {
		c.put(1, y+i, c.th.plain, strings.TrimRight(l, " "))
	}
	more := ""
	if r.top+r.rows < len(all) {
		more = v.Say("dash.reader.more")
	}
	r.a.footer(c, []hint{
		{r.a.keyName("esc"), v.Say("key.close"), func() { r.a.pop() }},
		{r.a.keyName("updown"), v.Say("key.scroll"), func() { r.a.press(tcell.KeyPgDn, 0) }},
		{"Tab", v.Say("key.lang"), func() { r.a.host.OtherLanguage() }},
		{"", more, func() { r.a.press(tcell.KeyPgDn, 0) }},
	})
}

// key implements page.
func (r *reader) key(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape, tcell.KeyEnter:
		if r.find != nil && r.find.text() != "" { // one level back: the search first
			r.find.in.SetText("")
			return
		}
		r.a.pop()
	case tcell.KeyUp:
		r.top--
	case tcell.KeyDown:
		r.top++
	case tcell.KeyPgUp:
		r.top -= r.rows
	case tcell.KeyPgDn:
		r.top += r.rows
	case tcell.KeyHome:
		r.top = 0
	case tcell.KeyEnd:
		r.top = 1 << 20
	case tcell.KeyTab:
		r.a.host.OtherLanguage()
	default:
		switch {
		case r.find != nil:
			r.find.key(ev)
			r.top = 0
		case ev.Rune() == 'q':
			r.a.Quit()
		case ev.Rune() == ' ':
			r.top += r.rows
		case ev.Key() == tcell.KeyRune:
			r.a.pop()
		}
	}
	r.top = max(0, r.top)
}

// footer is the last line of a page: the keys that work on it.
func (a *App) footer(c canvas, list []hint) {
	if a.noted.text != "" {
		st := c.th.bold
		if a.noted.fault {
			st = c.th.warn
		}
		said := "! " + a.noted.text
		high := min(c.h, len(strings.Split(text.Wrap(said, c.w), "\n")))
		c.rows(c.h-high, high).clear()
		c.rows(c.h-high, high).over(st, said)
		return
	}
	hintLine(c, c.h-1, list)
}

// field is one line of text being typed, with a label.
type field struct {
	in    *tview.InputField
	label func() string // in the language of the moment
}

func newField(label func() string, begin string) *field {
	in := tview.NewInputField().SetText(begin)
	in.SetFieldStyle(tcell.StyleDefault.Underline(true)).SetLabelStyle(tcell.StyleDefault.Bold(true))
	in.Focus(func(tview.Primitive) {})
	return &field{in, label}
}

// draw shows the line in the first row of the canvas.
func (f *field) draw(c canvas) {
	if c.h > 0 && c.w > 2 {
		f.in.SetLabel(c.th.glyphs(f.label())).SetRect(c.x+1, c.y, c.w-2, 1)
		f.in.Draw(c.scr)
	}
}

func (f *field) key(ev *tcell.EventKey) { f.in.InputHandler()(ev, func(tview.Primitive) {}) }
func (f *field) text() string           { return f.in.GetText() }

// matches says whether a text holds every word of a query, in any case and with
// or without accents.
func matches(s, query string) bool {
	folded := text.Fold(s)
	for _, w := range strings.Fields(query) {
		if !strings.Contains(folded, text.Fold(w)) {
			return false
		}
	}
	return true
}

// scroll is the first row to show of a list of n, so that the one at the cursor
// is among the h shown and no room is left empty.
func scroll(top, at, h, n int) int { return max(0, at-h+1, min(top, at, n-h)) }
