package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/text"
)

// field is one line of text being typed, with a label.
type field struct {
	in    *tview.InputField
	label func() string // in the language of the moment
}

// newField is a line with something in it to begin with; the label is asked for at
// every frame, for the language may change.
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

// key types: characters, and the keys that move and delete in the line.
func (f *field) key(ev *tcell.EventKey) { f.in.InputHandler()(ev, func(tview.Primitive) {}) }

// text is what stands in the line.
func (f *field) text() string { return f.in.GetText() }

// setText puts another text in the line, the cursor behind it.
func (f *field) setText(s string) { f.in.SetText(s) }

// search is the label of a line that searches.
func (a *App) search() string { return a.host.Words().Say("dash.search") + " " }

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
