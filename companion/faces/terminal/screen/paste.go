package screen

import (
	"strings"
	"time"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/rules"
)

// LongestLine is how many characters a line being typed may have, and a paste.
const LongestLine = 400

// aPause is how long after the last character of a paste a key counts as pressed by somebody: the mark at the
// paste's end may have been lost.
const aPause = time.Second

// paste gathers a pasted text (bracketed paste) and hands it on as a whole: one line of letters, signs and
// spaces alone, cut where it becomes too long.
type paste struct {
	on   bool
	line []rune
	last time.Time // when its last character came
}

// take takes the next event of the terminal and returns those to be handled now.
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

// whole is the paste as tview takes it: its characters between two marks.
func (p *paste) whole() []tcell.Event {
	out := []tcell.Event{tcell.NewEventPaste(true)}
	for _, r := range rules.Clean(string(p.line)) {
		out = append(out, tcell.NewEventKey(tcell.KeyRune, r, tcell.ModNone))
	}
	return append(out, tcell.NewEventPaste(false))
}

// PastedDice are the letters of a pasted line without its spaces, if wanted takes every one of them; ok is false
// if it does not.
func PastedDice(line string, wanted func(rune) bool) (keys string, ok bool) {
	keys = strings.ReplaceAll(line, " ", "")
	return keys, keys != "" && strings.IndexFunc(keys, func(r rune) bool { return !wanted(r) }) < 0
}
