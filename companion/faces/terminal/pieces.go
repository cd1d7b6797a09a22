package terminal

import (
	"fmt"
	"slices"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// This file turns the pages of a list of pieces that does not fit on one page.

// turnPages reduces a list of pieces that does not fit to the page that the player has turned to.
func (t *table) turnPages(c canvas, s *section) {
	if of := fmt.Sprint(t.d.Game().Steps(), t.drawn.beat, len(s.lines), s.title); t.pageOf != of {
		t.pageOf, t.page = of, 0
	}
	question := t.drawn.beat == companion.AskBeat && !t.drawn.later // behind it the list grows, and is shown again
	if !s.hands || len(s.lines) == 0 || c.h < 2 || question {
		return
	}
	var pages [][]mark
	for rest := s.lines; len(rest) > 0; {
		fits := *s
		fits.lines, fits.recap, fits.reasons = slices.Clone(rest), "", ""
		_, _, missing := t.fitted(c, &fits)
		n := max(1, len(rest)-missing)
		pages, rest = append(pages, rest[:n]), rest[n:]
	}
	if t.readOf != t.d.Frame().Head.Turn {
		t.readOf, t.read = t.d.Frame().Head.Turn, map[string]bool{}
	}
	page, name := min(t.page, len(pages)-1), s.recap+s.title
	for _, m := range pages[page] {
		t.read[name+m.text] = true
	}
	held := func(m mark) bool { // what the last move has not added holds nothing up
		return !t.read[name+m.text] && (m.bold || t.drawn.beat == companion.PreviewBeat)
	}
	t.drawn.pages, t.drawn.read = len(pages), !slices.ContainsFunc(slices.Concat(pages[page+1:]...), held)
	if len(pages) > 1 {
		s.lines, s.recap, s.reasons = pages[page], "", ""
		if !t.unseen() && c.w >= narrow { // otherwise the prompt says it
			s.title += "  " + t.d.say("dash.pages.turn", rules.Num("page", page+1), rules.Num("of", len(pages)))
		}
	}
}

// dropNotes removes lines that move no piece from a list of pieces, the last ones first, until all lines fit. The page of
// reasons still shows them.
func (t *table) dropNotes(c canvas, s *section) {
	for i := len(s.lines) - 1; i >= 0 && s.hands && t.needs(c, s) > c.h; i-- {
		if s.lines[i].note {
			s.lines = slices.Delete(s.lines, i, i+1)
		}
	}
}

// unseen reports whether a page of the list has not been shown yet. At the end of the game nothing waits for it.
func (t *table) unseen() bool {
	return t.page < t.drawn.pages-1 && !t.drawn.read && t.drawn.beat != companion.EndBeat
}

// turns reports whether a key turns the pages of the list, or is refused because some pages have not been shown.
func (t *table) turns(ev *tcell.EventKey) bool {
	char := string(ev.Rune())
	_, die := t.d.Game().Face(ev.Rune())
	plays := die || char == "z" || slices.ContainsFunc(t.choices(), func(c companion.Choice) bool { return c.Shortcut == char })
	switch key := ev.Key(); {
	case (key == tcell.KeyBackspace || key == tcell.KeyBackspace2) && t.page > 0:
		t.page--
	case key == tcell.KeyPgUp && t.drawn.pages > 1:
		t.page = max(0, t.page-1)
	case key == tcell.KeyPgDn && t.drawn.pages > 1:
		t.page = min(t.page+1, t.drawn.pages-1)
	case !t.unseen():
		return false
	case key == tcell.KeyEnter:
		t.page++
	case key == tcell.KeyRune && plays:
		t.d.Fault(rules.Refuse("", "dash.pages"))
	default:
		return false
	}
	return true
}
