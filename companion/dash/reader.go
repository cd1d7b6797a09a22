package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/text"
)

// reader is a page of text to scroll through, with a search where it is long.
type reader struct {
	a     *App
	title string
	lines func() []string // the whole text, asked for at every frame
	top   int
	rows  int    // of text on the screen, as last drawn
	find  *field // nil where nothing is searched
}

// newReader is a page of text under the catalogue key of its title.
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
			r.find.setText("")
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
