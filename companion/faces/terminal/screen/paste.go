package screen

import (
	"time"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/rules"
)

// LongestLine is the most characters that a typed line or a paste may have.
const LongestLine = 400

// aPause is how long after the last character of a paste a key counts as pressed by the player: the mark that ends
// the paste may have been lost.
const aPause = time.Second

// paste collects a pasted text (bracketed paste) and passes it on as a whole: a single line of letters, signs and
// spaces, cut off if it is too long.
type paste struct {
	on   bool
	line []rune
	last time.Time // when its last character came
}

// take receives the next event of the terminal and returns the events to handle now.
func (p *paste) take(ev tcell.Event) []tcell.Event {
	switch ev := ev.(type) {
	case *tcell.EventPaste:
		switch {
		case ev.Start() && !p.on:
			p.on, p.line, p.last = true, nil, ev.When()
		case ev.End() && p.on:
			p.on = false
			return p.whole()
		}
		return nil
	case *tcell.EventKey:
		if !p.on {
			break
		}
		if ev.Key() == tcell.KeyCtrlC && ev.When().Sub(p.last) > aPause { // nothing else ends a paste whose end was lost
			p.on = false
			break
		}
		p.last = ev.When()
		if len(p.line) <= LongestLine {
			switch ev.Key() {
			case tcell.KeyRune:
				p.line = append(p.line, ev.Rune())
			case tcell.KeyEnter, tcell.KeyCtrlJ, tcell.KeyTab:
				p.line = append(p.line, ' ')
			}
		}
		return nil
	}
	return []tcell.Event{ev}
}

// whole returns the paste as tview expects it: its characters between two marks.
func (p *paste) whole() []tcell.Event {
	out := []tcell.Event{tcell.NewEventPaste(true)}
	for _, r := range rules.Clean(string(p.line)) {
		out = append(out, tcell.NewEventKey(tcell.KeyRune, r, tcell.ModNone))
	}
	return append(out, tcell.NewEventPaste(false))
}
