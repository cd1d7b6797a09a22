package dash

import (
	"strconv"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// history is the page of what happened: go back to a line of it, or type a roll
// anew while what followed stays.
type history struct {
	d   *Dash
	t   *table
	at  int // entry under the cursor; len(entries) is the present
	top int
	fix *field // the roll being typed anew
	// fits says how many of the entries after a roll typed anew would stay, where
	// not all do and the player is asked.
	fits *refit
}

// refit is a roll typed anew that not everything fits to.
type refit struct {
	line string
	kept int
	lost int
}

func newHistory(d *Dash, t *table) *history {
	return &history{d: d, t: t, at: len(t.s.Game.History()) - 1}
}

// draw implements page.
func (h *history) draw(c canvas) {
	v := &h.d.view
	entries := h.t.s.Game.History()
	h.at = max(0, min(h.at, len(entries)-1))
	c.heading(0, v.Say("dash.history.title", rules.Num("n", len(entries))), "")
	whole := 0 // rows for the whole text of the entry under the cursor
	if c.h >= 12 {
		whole = 3
	}
	rows := c.rows(1, c.h-3-whole)
	if len(entries) == 0 {
		rows.put(2, 0, c.th.plain, v.Say("dash.history.none"))
	}
	list, at := h.lines(entries)
	h.top = scroll(h.top, at, rows.h, len(list))
	for y := 0; y < rows.h && h.top+y < len(list); y++ {
		l := list[h.top+y]
		st := c.th.plain
		switch {
		case l.entry < 0:
			st = c.th.head
		case l.entry == h.at:
			st = c.th.active
		}
		rows.put(1, y, st, l.text)
		rows.tap(0, y, c.w, 1, func() { h.tap(l.entry) })
	}
	if whole > 0 && len(entries) > 0 {
		c.heading(c.h-2-whole, "", "")
		c.rows(c.h-1-whole, whole-1).over(c.th.plain, v.Entry(&entries[h.at]))
	}
	switch {
	case h.fix != nil:
		h.fix.draw(c.rows(c.h-2, 1))
	case h.fits != nil: // the footer asks
	case len(entries) > 0:
		c.put(1, c.h-2, c.th.bold, h.goingBack(entries))
	}
	if h.fix != nil {
		h.d.footer(c, []hint{{h.d.keyName("enter"), v.Say("key.set"), nil}, {h.d.keyName("esc"), v.Say("key.cancel"), nil}})
		return
	}
	if len(entries) == 0 {
		h.d.footer(c, []hint{{h.d.keyName("esc"), v.Say("key.close"), func() { h.d.pop() }}})
		return
	}
	h.d.footer(c, []hint{
		{h.d.keyName("enter"), v.Say("key.goto"), func() { h.d.press(tcell.KeyEnter, 0) }},
		{"f", v.Say("key.fix"), func() { h.d.press(tcell.KeyRune, 'f') }},
		{h.d.keyName("updown"), v.Say("key.choose"), func() { h.d.press(tcell.KeyUp, 0) }},
		{"u U", v.Say("key.undo-redo"), func() { h.d.press(tcell.KeyRune, 'u') }},
		{h.d.keyName("esc"), v.Say("key.close"), func() { h.d.pop() }},
	})
}

// historyLine is a line of the list: an entry, or the heading of a turn (-1).
type historyLine struct {
	text  string
	entry int
}

// lines are the entries by turn, and the line of the entry under the cursor.
func (h *history) lines(entries []companion.DuelEntry) ([]historyLine, int) {
	v := &h.d.view
	var out []historyLine
	at, turn := 0, int16(-1)
	for i := range entries {
		s := &entries[i].Before.State
		if s.Turn.Number != turn {
			turn = s.Turn.Number
			out = append(out, historyLine{v.Say("history.turn", rules.Num("turn", int(turn)), rules.Text("name", v.Name(h.t.now(), s.Turn.Active))), -1})
		}
		if i == h.at {
			at = len(out)
		}
		out = append(out, historyLine{"   " + strconv.Itoa(i+1) + "  " + v.Entry(&entries[i]), i})
	}
	return out, at
}

// goingBack says what Enter would do.
func (h *history) goingBack(entries []companion.DuelEntry) string {
	n := h.steps(entries)
	if n == 0 {
		return h.d.view.Say("dash.history.here")
	}
	return h.d.view.Say("dash.history.back", rules.Num("n", n))
}

// steps is how many undos lead back to right after the entry under the cursor.
func (h *history) steps(entries []companion.DuelEntry) int {
	n := 0
	for i := h.at + 1; i < len(entries); i++ {
		if !entries[i].Joined {
			n++
		}
	}
	return n
}

func (h *history) tap(entry int) {
	switch {
	case entry < 0 || h.fix != nil || h.fits != nil: // a roll is being typed for the entry under the cursor
	case entry == h.at:
		h.d.press(tcell.KeyEnter, 0)
	default:
		h.at = entry
	}
}

// key implements page.
func (h *history) key(ev *tcell.EventKey) {
	switch {
	case h.fix != nil:
		h.fixKey(ev)
		return
	case h.fits != nil:
		h.fitsKey(ev)
		return
	}
	if at, ok := moved(ev, h.at, len(h.t.s.Game.History())); ok {
		h.at = at
		return
	}
	switch ev.Key() {
	case tcell.KeyEscape:
		h.d.pop()
	case tcell.KeyEnter:
		h.back()
	case tcell.KeyTab:
		h.d.OtherLanguage()
	case tcell.KeyRune:
		switch ev.Rune() {
		case 'u':
			h.t.undo()
			h.at = len(h.t.s.Game.History())
		case 'U':
			h.t.redo()
			h.at = len(h.t.s.Game.History())
		case 'f':
			h.beginFix()
		case 'q':
			h.d.Quit()
		default:
			h.d.pop()
		}
	}
	h.at = max(0, min(h.at, len(h.t.s.Game.History())-1))
}

// back goes back to right after the entry under the cursor.
func (h *history) back() {
	if h.t.s.ReadOnly() {
		h.d.fault(rules.Refuse("", "plain.readonly"))
		return
	}
	n := h.steps(h.t.s.Game.History())
	before := h.t.now().State
	if n > 0 {
		if _, err := h.t.s.Game.Back(n); err != nil {
			h.d.fault(err)
			return
		}
		h.t.forget()
	}
	h.d.pop()
	if n > 0 {
		h.t.changed("dash.history.gone", &before)
	}
}

// roll is the event under the cursor, if it is a roll.
func (h *history) roll() (duel.Event, bool) {
	entries := h.t.s.Game.History()
	if h.at < 0 || h.at >= len(entries) || entries[h.at].Items[0].Kind != duel.Rolled {
		return duel.Event{}, false
	}
	return entries[h.at].Items[0], true
}

// beginFix asks for a roll anew.
func (h *history) beginFix() {
	ev, ok := h.roll()
	switch {
	case h.t.s.ReadOnly():
		h.d.fault(rules.Refuse("", "plain.readonly"))
	case !ok:
		h.d.fault(rules.Refuse("", "dash.fix.no-roll"))
	default:
		h.fix = newField(func() string {
			return h.d.view.Say("dash.fix.ask", rules.Text("dice", companion.Dice(h.d.view.Catalogue, ev.Roll))) + " "
		}, "")
	}
}

// fixKey types the roll anew.
func (h *history) fixKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		h.fix = nil
	case tcell.KeyEnter:
		if h.replace("roll "+h.fix.text(), false) {
			h.fix = nil
		}
	default:
		h.fix.key(ev)
	}
}

// replace puts another roll in the place of the one under the cursor. It returns
// false for a roll that cannot stand there: it is still being typed then.
func (h *history) replace(line string, keep bool) bool {
	entries := h.t.s.Game.History()
	ev, err := h.d.view.Rules.Read(&entries[h.at].Before, line)
	if err != nil {
		h.d.fault(err)
		return false
	}
	before := h.t.now().State
	change := h.t.s.Game.Replace
	if keep {
		change = h.t.s.Game.ReplaceKeep
	}
	done, err := change(h.at, 0, ev)
	switch {
	case err == nil:
		h.t.forget()
		h.d.pop()
		said := "dash.fix.done"
		if keep {
			said = "dash.fix.cut"
		}
		h.t.changed(said, &before)
	case keep || len(done.Lost) == 0:
		h.d.fault(err)
		return false
	default:
		h.fits = &refit{line, done.Kept, len(done.Lost)}
		h.d.Warn(h.d.view.Error(err) + ". " + h.d.view.Say("dash.fix.fits", rules.Num("kept", done.Kept), rules.Num("lost", len(done.Lost))))
	}
	return true
}

// fitsKey answers whether what does not fit may go.
func (h *history) fitsKey(ev *tcell.EventKey) {
	f := h.fits
	h.fits = nil
	if yes(ev.Rune()) {
		h.replace(f.line, true)
		return
	}
	h.d.say(h.d.view.Say("plain.kept-back"))
}
