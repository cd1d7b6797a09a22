package terminal

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/faces/pages"
)

// prose is a tagged text being written for a width.
type prose struct {
	strings.Builder
	th *theme
	w  int
}

// line writes a line. Continuation lines are indented like its beginning.
func (t *prose) line(l *pages.Line) {
	var all strings.Builder
	for i := range l.Text {
		all.WriteString(t.th.glyphs(l.Text[i].Text))
	}
	at, said := 0, all.String()
	if l.Whole {
		t.spans(l, 0, len(said))
		t.WriteString("\n")
		return
	}
	in, label := l.In, t.th.glyphs(l.Label.Text)
	if w := columns(label); label != "" && w >= in {
		in = w + 1
	}
	for _, line := range strings.Split(said, "\n") {
		body := strings.TrimLeft(line, " ")
		from := in + len(line) - len(body)
		for _, piece := range wrapped(body, max(16, t.w-from)) {
			space := from
			if label != "" {
				t.WriteString(t.th.tagged(t.th.style(&l.Label), label))
				space, label = from-columns(label), ""
			}
			at += strings.Index(said[at:], piece)
			t.WriteString(strings.Repeat(" ", max(0, space)))
			t.spans(l, at, at+len(piece))
			t.WriteString("\n")
			at += len(piece)
		}
	}
}

// spans writes the part of a line between two bytes.
func (t *prose) spans(l *pages.Line, from, to int) {
	at := 0
	for i := range l.Text {
		s := t.th.glyphs(l.Text[i].Text)
		if a, b := max(from-at, 0), min(to-at, len(s)); a < b {
			t.WriteString(t.th.tagged(t.th.style(&l.Text[i]), s[a:b]))
		}
		at += len(s)
	}
}

func (th *theme) style(s *pages.Span) tcell.Style {
	switch s.Tone {
	case pages.Bold:
		return th.ink(s.Hue).Bold(true)
	case pages.Dim:
		return th.dim
	case pages.Head:
		return th.head
	case pages.Strong:
		return th.key
	case pages.Warn:
		return th.warn
	case pages.Marked:
		return th.fill(s.Hue)
	}
	return th.ink(s.Hue)
}
