package screen

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/text"
)

// Reader is a page of text to scroll through, with a search where it is long.
type Reader struct {
	a     *App
	title string
	Lines func() []string // the whole text, asked for at every frame
	top   int
	rows  int    // of text on the screen, as last drawn
	Find  *Field // nil where nothing is searched
}

// NewReader is a page of text under the catalogue key of its title.
func NewReader(a *App, title string, lines func() []string) *Reader {
	return &Reader{a: a, title: title, Lines: lines}
}

// Draw implements Page.
func (r *Reader) Draw(c Canvas) {
	v := r.a.host.Words()
	c.Heading(0, v.Say(r.title), "")
	var all []string
	for _, l := range r.Lines() {
		all = append(all, strings.Split(text.Wrap(l, c.W-2), "\n")...)
	}
	y := 1
	if r.Find != nil {
		r.Find.Draw(c.Rows(1, 1))
		y = 2
	}
	r.rows = max(1, c.H-y-1)
	r.top = max(0, min(r.top, len(all)-r.rows))
	for i, l := range all[r.top:min(len(all), r.top+r.rows)] {
		c.Put(1, y+i, c.Theme.Plain, strings.TrimRight(l, " "))
	}
	more := ""
	if r.top+r.rows < len(all) {
		more = v.Say("dash.reader.more")
	}
	r.a.Footer(c, []Hint{
		{r.a.KeyName("esc"), v.Say("key.close"), func() { r.a.Pop() }},
		{r.a.KeyName("updown"), v.Say("key.scroll"), func() { r.a.Press(tcell.KeyPgDn, 0) }},
		{"Tab", v.Say("key.lang"), func() { r.a.host.OtherLanguage() }},
		{"", more, func() { r.a.Press(tcell.KeyPgDn, 0) }},
	})
}

// Paste implements Paster: what is searched for.
func (r *Reader) Paste(line string) (keys string, ok bool) { return line, r.Find != nil }

// Key implements Page.
func (r *Reader) Key(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape, tcell.KeyEnter:
		if r.Find != nil && r.Find.Text() != "" { // one level back: the search first
			r.Find.SetText("")
			return
		}
		r.a.Pop()
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
		case r.Find != nil:
			r.Find.Key(ev)
			r.top = 0
		case ev.Rune() == 'q':
			r.a.Quit()
		case ev.Rune() == ' ':
			r.top += r.rows
		case ev.Key() == tcell.KeyRune:
			r.a.Pop()
		}
	}
	r.top = max(0, r.top)
}
