package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
)

// reader is a page of text to scroll through.
type reader struct {
	*tview.TextView
	d     *Dash
	key   string // of the title
	lines func() []string
}

// newReader is a page of text under the catalogue key of its title; the lines are asked
// for anew when the language has changed. They may hold anything.
func newReader(d *Dash, key string, lines func() []string) *reader {
	r := &reader{tview.NewTextView().SetDynamicColors(true).SetWordWrap(true), d, key, lines}
	r.reworded()
	return r
}

func (r *reader) title() string { return r.d.say(r.key) }

func (r *reader) reworded() {
	r.SetBackgroundColor(tcell.ColorDefault)
	r.SetBorderPadding(1, 0, 1, 1)
	r.SetText(r.d.th.safe(strings.Join(r.lines(), "\n")))
}

func (r *reader) bindings() []binding {
	row, _ := r.GetScrollOffset()
	_, _, _, high := r.GetInnerRect()
	scroll := func(by int) func() { return func() { r.ScrollTo(max(0, row+by), 0) } }
	return append([]binding{
		{key: tcell.KeyDown, show: r.d.keyName("updown"), word: r.d.say("key.scroll"), act: scroll(1)},
		{key: tcell.KeyUp, act: scroll(-1), quiet: true},
		{key: tcell.KeyPgDn, chars: " ", show: r.d.keyName("pgdn"), act: scroll(high - 1), quiet: true},
		{key: tcell.KeyPgUp, act: scroll(1 - high), quiet: true},
		{key: tcell.KeyEnter, act: r.d.pop, quiet: true},
	}, r.d.common()...)
}
