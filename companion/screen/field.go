package screen

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/text"
)

// LongestLine is how many characters a line being typed may have, and a paste.
// LongestSearch is how many may be searched for: they are looked for anew at every key.
const (
	LongestLine   = 400
	LongestSearch = 60
)

// Field is one line of text being typed, with a label.
type Field struct {
	in    *tview.InputField
	label func() string // in the language of the moment
}

// NewField is a line with something in it to begin with; the label is asked for at
// every frame, for the language may change.
func NewField(label func() string, begin string) *Field {
	in := tview.NewInputField().SetText(begin)
	in.SetFieldStyle(tcell.StyleDefault.Underline(true)).SetLabelStyle(tcell.StyleDefault.Bold(true))
	in.SetAcceptanceFunc(tview.InputFieldMaxLength(LongestLine))
	in.Focus(func(tview.Primitive) {})
	return &Field{in, label}
}

// Draw shows the line in the first row of the canvas.
func (f *Field) Draw(c Canvas) {
	if c.H > 0 && c.W > 2 {
		f.in.SetLabel(c.Theme.glyphs(f.label())).SetRect(c.x+1, c.y, c.W-2, 1)
		f.in.Draw(c.scr)
	}
}

// Key types: characters, and the keys that move and delete in the line.
func (f *Field) Key(ev *tcell.EventKey) { f.in.InputHandler()(ev, func(tview.Primitive) {}) }

// Text is what stands in the line.
func (f *Field) Text() string { return f.in.GetText() }

// SetText puts another text in the line, the cursor behind it.
func (f *Field) SetText(s string) { f.in.SetText(s) }

// NewSearch is a line that says what is searched for.
func (a *App) NewSearch() *Field {
	f := NewField(func() string { return a.host.Words().Say("dash.search") + " " }, "")
	f.in.SetAcceptanceFunc(tview.InputFieldMaxLength(LongestSearch))
	return f
}

// Matches says whether a text holds every word of a query, in any case and with
// or without accents.
func Matches(s, query string) bool {
	folded := text.Fold(s)
	for _, w := range strings.Fields(query) {
		if !strings.Contains(folded, text.Fold(w)) {
			return false
		}
	}
	return true
}
