package partydash

import (
	"strconv"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/party"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// history is the page of what happened: go back to a line of it, or type a roll
// anew while what followed stays.
type history struct {
	d   *Dash
	t   *table
	at  int // entry under the cursor; len(entries) is the present
	top int
	fix *screen.Field // the roll being typed anew
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

// Draw implements screen.Page.
func (h *history) Draw(c screen.Canvas) {
	v := &h.d.view
	entries := h.t.s.Game.History()
	h.at = max(0, min(h.at, len(entries)-1))
	c.Heading(0, v.Say("dash.history.title", rules.Num("n", len(entries))), "")
	whole := 0 // rows for the whole text of the entry under the cursor
	if c.H >= 12 {
		whole = 3
	}
	rows := c.Rows(1, c.H-3-whole)
	if len(entries) == 0 {
		rows.Put(2, 0, c.Theme.Plain, v.Say("dash.history.none"))
	}
	list, at := h.lines(entries)
	h.top = screen.Scroll(h.top, at, rows.H, len(list))
	for y := 0; y < rows.H && h.top+y < len(list); y++ {
		l := list[h.top+y]
		st := c.Theme.Plain
		switch {
		case l.entry < 0:
			st = c.Theme.Head
		case l.entry == h.at:
			st = c.Theme.Active
		}
		rows.Put(1, y, st, l.text)
		rows.Tap(0, y, c.W, 1, func() { h.tap(l.entry) })
	}
	if whole > 0 && len(entries) > 0 {
		c.Heading(c.H-2-whole, "", "")
		c.Rows(c.H-1-whole, whole-1).Over(c.Theme.Plain, v.Entry(&entries[h.at]))
	}
	switch {
	case h.fix != nil:
		h.fix.Draw(c.Rows(c.H-2, 1))
	case h.fits != nil: // the footer asks
	case len(entries) > 0:
		c.Put(1, c.H-2, c.Theme.Bold, h.goingBack(entries))
	}
	if h.fix != nil {
		h.d.Footer(c, []screen.Hint{{Keys: h.d.KeyName("enter"), Word: v.Say("key.set")}, {Keys: h.d.KeyName("esc"), Word: v.Say("key.cancel")}})
		return
	}
	if len(entries) == 0 {
		h.d.Footer(c, []screen.Hint{{Keys: h.d.KeyName("esc"), Word: v.Say("key.close"), Act: func() { h.d.Pop() }}})
		return
	}
	h.d.Footer(c, []screen.Hint{
		{Keys: h.d.KeyName("enter"), Word: v.Say("key.goto"), Act: func() { h.d.Press(tcell.KeyEnter, 0) }},
		{Keys: h.d.KeyName("esc"), Word: v.Say("key.close"), Act: func() { h.d.Pop() }},
		{Keys: "f", Word: v.Say("key.fix"), Act: func() { h.d.Press(tcell.KeyRune, 'f') }},
		{Keys: h.d.KeyName("updown"), Word: v.Say("key.choose"), Act: func() { h.d.Press(tcell.KeyUp, 0) }},
		{Keys: "u U", Word: v.Say("key.undo-redo"), Act: func() { h.d.Press(tcell.KeyRune, 'u') }},
	})
}

// historyLine is a line of the list: an entry, or the heading of a turn (-1).
type historyLine struct {
	text  string
	entry int
}

// lines are the entries by turn, and the line of the entry under the cursor.
func (h *history) lines(entries []party.Entry) ([]historyLine, int) {
	v := &h.d.view
	var out []historyLine
	at, turn := 0, int16(-1)
	for i := range entries {
		s := &entries[i].Before.State
		if s.Turn.Number != turn {
			turn = s.Turn.Number
			out = append(out, historyLine{v.Say("history.turn", rules.Num("turn", int(turn)), rules.Text("name", v.Player(s.Turn.Active))), -1})
		}
		if i == h.at {
			at = len(out)
		}
		out = append(out, historyLine{"   " + strconv.Itoa(i+1) + "  " + v.Entry(&entries[i]), i})
	}
	return out, at
}

// goingBack says what Enter would do.
func (h *history) goingBack(entries []party.Entry) string {
	n := h.steps(entries)
	if n == 0 {
		return h.d.view.Say("dash.history.here")
	}
	return h.d.view.Say("dash.history.back", rules.Num("n", n))
}

// steps is how many undos lead back to right after the entry under the cursor.
func (h *history) steps(entries []party.Entry) int {
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
		h.d.Press(tcell.KeyEnter, 0)
	default:
		h.at = entry
	}
}

// Key implements screen.Page.
func (h *history) Key(ev *tcell.EventKey) {
	switch {
	case h.fix != nil:
		h.fixKey(ev)
		return
	case h.fits != nil:
		h.fitsKey(ev)
		return
	}
	if at, ok := screen.Moved(ev, h.at, len(h.t.s.Game.History())); ok {
		h.at = at
		return
	}
	switch ev.Key() {
	case tcell.KeyEscape:
		h.d.Pop()
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
			h.d.Pop()
		}
	}
	h.at = max(0, min(h.at, len(h.t.s.Game.History())-1))
}

// back goes back to right after the entry under the cursor.
func (h *history) back() {
	if h.t.s.ReadOnly() {
		h.d.Fault(rules.Refuse("", "plain.readonly"))
		return
	}
	n := h.steps(h.t.s.Game.History())
	before := h.t.now().State
	if n > 0 {
		if _, err := h.t.s.Game.Back(n); err != nil {
			h.d.Fault(err)
			return
		}
		h.t.forget()
	}
	h.d.Pop()
	if n > 0 {
		h.t.changed("dash.history.gone", &before)
	}
}

// roll is the event under the cursor, if it is a roll.
func (h *history) roll() (tokyo.Event, bool) {
	entries := h.t.s.Game.History()
	if h.at < 0 || h.at >= len(entries) || entries[h.at].Items[0].Kind != tokyo.Rolled {
		return tokyo.Event{}, false
	}
	return entries[h.at].Items[0], true
}

// beginFix asks for a roll anew.
func (h *history) beginFix() {
	ev, ok := h.roll()
	switch {
	case h.t.s.ReadOnly():
		h.d.Fault(rules.Refuse("", "plain.readonly"))
	case !ok:
		h.d.Fault(rules.Refuse("", "dash.fix.no-roll"))
	default:
		h.fix = screen.NewField(func() string {
			return h.d.view.Say("dash.fix.ask", rules.Text("dice", h.d.view.Dice(ev.Roll))) + " "
		}, "")
	}
}

// fixKey types the roll anew.
func (h *history) fixKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		h.fix = nil
	case tcell.KeyEnter:
		if h.replace("roll "+h.fix.Text(), false) {
			h.fix = nil
		}
	default:
		h.fix.Key(ev)
	}
}

// replace puts another roll in the place of the one under the cursor. It returns
// false for a roll that cannot stand there: it is still being typed then.
func (h *history) replace(line string, keep bool) bool {
	entries := h.t.s.Game.History()
	ev, err := h.d.view.Rules.Read(&entries[h.at].Before, line)
	if err != nil {
		h.d.Fault(err)
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
		h.d.Pop()
		said := "dash.fix.done"
		if keep {
			said = "dash.fix.cut"
		}
		h.t.changed(said, &before)
	case keep || len(done.Lost) == 0:
		h.d.Fault(err)
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
	if screen.Yes(ev.Rune()) {
		h.replace(f.line, true)
		return
	}
	h.d.Tell(h.d.view.Say("plain.kept-back"))
}
