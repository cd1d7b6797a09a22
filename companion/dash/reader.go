package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
)

// reader is a page of text to scroll through.
type reader struct {
	*tview.TextView
	d       *Dash
	key     string             // the catalogue's key of the title
	text    func(w int) string // the tagged text for so many columns
	enter   func()             // what Enter does; nil for one page back
	word    string             // what its hint says of that; "" for nothing
	more    func() []binding   // further keys; nil for none
	prompts func() string      // what the page waits for; nil for nothing
	count   int                // lines of the text drawn last; tview would go through all of it
}

// newReader is a page of lines below a title, of which key is the catalogue's key. It asks for the lines again
// for every frame. They may hold anything.
func newReader(d *Dash, key string, lines func() []string) *reader {
	return newText(d, key, func(w int) string {
		t := &prose{th: d.th, w: w}
		for _, l := range lines() {
			t.say(d.th.plain, l)
		}
		return t.String()
	})
}

// newText is a page of a tagged text made for a width.
func newText(d *Dash, key string, text func(w int) string) *reader {
	r := &reader{TextView: tview.NewTextView().SetDynamicColors(true).SetWrap(false), d: d, key: key, text: text}
	r.SetBackgroundColor(tcell.ColorDefault)
	return r
}

// widest is how wide a text may be at most so that it reads well.
const widest = 100

// Draw implements tview.Primitive.
func (r *reader) Draw(scr tcell.Screen) {
	top, high := r.fill()
	r.SetBorderPadding(top, 0, 1, 1)
	r.SetTextStyle(r.d.th.plain)
	row, _ := r.GetScrollOffset()
	if last := max(0, r.count-high); row > last {
		r.ScrollTo(last, 0)
	}
	r.TextView.Draw(r.d.onto(scr))
}

// room is how wide the text may be, the empty rows above it and the rows it may take.
func (r *reader) room() (wide, top, high int) {
	_, _, w, h := r.d.pages.GetRect()
	if h >= 12 {
		top = 1
	}
	return min(widest, w-2), top, h - top
}

// fill makes the text for the room that it has; it returns that as room does.
func (r *reader) fill() (top, high int) {
	wide, top, high := r.room()
	if text := r.text(wide); text != r.GetText(false) {
		r.SetText(text)
		r.count = r.GetOriginalLineCount()
	}
	return top, high
}

func (r *reader) title() string { return r.d.say(r.key) }

func (r *reader) reworded() {}

// prompt is what the page waits for or, if it waits for nothing, how much of the text is still below.
func (r *reader) prompt() string {
	if r.prompts != nil {
		return r.prompts()
	}
	r.fill() // the page is drawn after it
	row, _ := r.GetScrollOffset()
	if _, _, high := r.room(); row+high < r.count {
		return r.d.say("dash.more.choices", argN(r.count-row-high))
	}
	return ""
}

func (r *reader) bindings() []binding {
	row, _ := r.GetScrollOffset()
	if r.count == 0 { // the hints are drawn before the page
		r.fill()
	}
	_, _, high := r.room()
	scroll := func(by int) func() { return func() { r.ScrollTo(max(0, row+by), 0) } }
	back := r.d.pop
	if r.enter != nil {
		back = r.enter
	}
	enter := binding{key: tcell.KeyEnter, show: r.d.keyName("enter"), act: back, quiet: r.word == "", step: true}
	if r.word != "" {
		enter.word = r.d.say(r.word)
	}
	out := []binding{enter}
	if r.more != nil {
		out = append(out, r.more()...)
	}
	fits := r.count <= high
	return append(append(out,
		binding{key: tcell.KeyDown, show: r.d.keyName("updown"), word: r.d.say("key.scroll"), act: scroll(1), quiet: fits},
		binding{key: tcell.KeyUp, act: scroll(-1), quiet: true},
		binding{key: tcell.KeyPgDn, chars: " ", show: r.d.keyName("pgdn"), act: scroll(high - 1), quiet: true},
		binding{key: tcell.KeyPgUp, act: scroll(1 - high), quiet: true},
		binding{key: tcell.KeyHome, act: scroll(-row), quiet: true},
		binding{key: tcell.KeyEnd, act: scroll(r.count), quiet: true},
	), r.d.common()...)
}

// prose is a tagged text that is being written for a width. The lines into which a text is broken are indented
// like its first one.
type prose struct {
	strings.Builder
	th *theme
	w  int
}

// head writes a heading, with an empty line before it.
func (t *prose) head(s string) {
	if t.Len() > 0 {
		t.WriteString("\n")
	}
	t.WriteString(t.th.tagged(t.th.head, s) + "\n")
}

// gap writes an empty line.
func (t *prose) gap() { t.WriteString("\n") }

// say writes a text in a style.
func (t *prose) say(st tcell.Style, s string) { t.under(0, "", st, st, s) }

// card writes all that is said of a card, as a player of a box reads it. not is what the page shows already;
// first is the style of the first line.
func (t *prose) card(words *text.Catalogue, it cards.Item, box string, first tcell.Style, not string) {
	for i, l := range cards.Text(words, it, box) {
		if not != "" && strings.TrimSpace(l) == not {
			continue
		}
		st := t.th.plain
		if i == 0 {
			st = first
		}
		t.say(st, strings.TrimPrefix(l, "  "))
	}
}

// under writes a text so many columns in, with a label before it.
func (t *prose) under(in int, label string, labelled, st tcell.Style, s string) {
	for _, line := range strings.Split(t.th.glyphs(s), "\n") {
		body := strings.TrimLeft(line, " ")
		from := in + len(line) - len(body)
		if w := columns(t.th.glyphs(label)); label != "" && w >= in {
			in = w + 1
			from = in + len(line) - len(body)
		}
		for i, l := range wrapped(body, max(16, t.w-from)) {
			space := from
			if i == 0 && label != "" {
				shown := t.th.glyphs(label)
				t.WriteString(t.th.tagged(labelled, shown))
				space, label = from-columns(shown), ""
			}
			t.WriteString(strings.Repeat(" ", max(0, space)) + t.th.tagged(st, l) + "\n")
		}
	}
}
