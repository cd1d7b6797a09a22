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
	if !s.hands || len(s.lines) == 0 {
		return
	}
	if t.readOf != t.d.Frame().Head.Turn {
		t.readOf, t.read = t.d.Frame().Head.Turn, map[string]bool{}
	}
	name, asks := s.recap+s.title, t.drawn.beat == companion.AskBeat && !t.drawn.later
	held := func(m mark) bool { // what the last move has not added holds nothing up
		read, waits := t.read[name+m.text]
		return !read && (waits || m.bold || t.drawn.beat == companion.PreviewBeat)
	}
	var pages [][]mark
	missing := func(lines []mark) int {
		fits := *s
		fits.lines, fits.recap, fits.reasons = slices.Clone(lines), "", ""
		_, _, n := t.fitted(c, &fits)
		return n
	}
	for rest := s.lines; len(rest) > 0 && c.h > 1; {
		n := max(1, len(rest)-missing(rest))
		if n < len(rest) && missing(rest[:n+1]) == 0 { // a page needs no row that says how many are missing
			n++
		}
		pages, rest = append(pages, rest[:n]), rest[n:]
	}
	page, hidden := min(t.page, len(pages)-1), s.lines
	if len(pages) > 0 {
		for _, m := range pages[page] {
			t.read[name+m.text] = true
		}
		hidden = slices.Concat(pages[page+1:]...)
	}
	t.drawn.pages, t.drawn.read = len(pages), asks || !slices.ContainsFunc(hidden, held)
	for _, m := range hidden {
		if asks && held(m) { // it waits for the answer
			t.read[name+m.text] = false
		}
	}
	if len(pages) > 1 {
		s.lines, s.recap, s.reasons = pages[page], "", ""
		if !t.unseen() && c.w >= narrow { // otherwise the prompt says it
			s.title += "  " + t.d.Say("dash.pages.turn", rules.Num("page", page+1), rules.Num("of", len(pages)))
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

// settle gives the list of pieces the rows that it needs and others can spare, and the cards of a shop those that the list leaves.
func (t *table) settle(c canvas, v *companion.Frame, now *drawing, list, strip *section) {
	p := &now.plan
	in := func(a area) canvas { return c.to(now.at[a]) }
	if v.Asked != nil || len(t.listed(c)) == 0 {
		now.lend(areaChoices, areaList)
	}
	t.dropNotes(in(areaList), list)
	if now.at[areaChoices].h == 0 && t.needs(in(areaList), list) > now.at[areaList].h { // before reasons and columns
		now.lend(areaStrip, areaList)
	}
	if now.beat == companion.ShopBeat && p.die.high > 1 && p.left.h < allHigh {
		need := t.rowNeeds(in(areaRow), v) - now.at[areaRow].h
		if free := now.at[areaList].h - t.needs(in(areaList), list); need > free-1 && len(strip.lines) == 0 && now.at[areaChoices].h == 0 {
			now.lend(areaStrip, areaList)
		}
		now.raise(min(need, now.at[areaList].h-t.needs(in(areaList), list)))
	}
	if v.Ending != nil {
		now.cut(areaEnding, areaList, min(t.needs(in(areaList), list)-now.at[areaList].h, now.at[areaEnding].h-leastEnding))
	}
}
