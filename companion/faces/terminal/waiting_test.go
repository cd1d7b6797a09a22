package terminal

import (
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"
)

// waiting puts keys into the terminal, and returns them as the event loop receives them once all of them wait there.
func (u *driver) waiting(typed string) (events []*tcell.EventKey) {
	u.Helper()
	for _, c := range typed {
		key := tcell.KeyRune
		if c < ' ' {
			key, c = tcell.KeyCtrlSpace+tcell.Key(c), 0
		}
		u.scr.InjectKey(key, c, tcell.ModNone)
		for ev, ok := (*tcell.EventKey)(nil), false; !ok; {
			if ev, ok = u.Dash.scr.PollEvent().(*tcell.EventKey); ok {
				events = append(events, ev)
			}
		}
	}
	return events
}

// A question is not searched at each of its letters if more of them are waiting, nor postponed forever; a colon in it is
// not a filter.
func TestLookupOnceABatch(t *testing.T) {
	u := open(t, usual, soloGame)
	u.hit("/")
	p := u.top().(*paged)
	searched, waiting := 0, 0
	for _, ev := range u.waiting("frenzy: another turn") {
		u.received(ev)
		if u.draw(); p.unsent <= waiting {
			searched++
		}
		waiting = p.unsent
	}
	if searched != 1 {
		t.Errorf("%d searches", searched)
	}
	u.see("Frenzy")
	searched = 0
	for _, ev := range u.waiting(strings.Repeat("x", 250)) {
		u.received(ev)
		if u.draw(); p.unsent <= waiting {
			searched++
		}
		waiting = p.unsent
	}
	if searched != 3 {
		t.Errorf("%d searches for 250 letters", searched)
	}
}

// Ctrl-C overtakes what was typed before it: none of that is played.
func TestCtrlCOvertakes(t *testing.T) {
	u := open(t, usual, soloGame)
	played, events := 0, u.waiting("/"+strings.Repeat("wing", 974)+"\x03")
	for _, ev := range events {
		left := u.left
		if u.received(ev); !left && !u.left {
			played++
		}
	}
	if played > 0 || !u.left || u.pages.GetPageCount() != 1 {
		t.Errorf("%d of %d keys were played, %d pages", played, len(events), u.pages.GetPageCount())
	}
}
