package screen

import (
	"strconv"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Past is a game of one box as its history page needs it.
type Past[T, E any] interface {
	// Game is the game with its log.
	Game() *tracker.Game[T, E]
	// ReadOnly says whether nothing can be changed.
	ReadOnly() bool
	// Turn is the number of the turn an entry was played in, and whose it was.
	Turn(e *tracker.Entry[T, E]) (number int, name string)
	// Entry names an entry: who did what, and what it changed.
	Entry(e *tracker.Entry[T, E]) string
	// Dice are the dice of a roll in words; ok is false for any other event.
	Dice(ev *E) (dice string, ok bool)
	// Read reads a line as it stood at a table; the error is a *rules.Problem.
	Read(before *T, line string) (E, error)
	// Undo and Redo take a step back and do it again.
	Undo()
	Redo()
	// Change changes the log and, if that succeeds, closes the page and tells what is
	// to be put back on the table, under the text of a key.
	Change(key string, change func() error) error
}

// History is the page of what happened in a game: go back to a line of it, or type
// a roll anew while what followed stays.
type History[T, E any] struct {
	app *App
	p   Past[T, E]
	at  int // entry under the cursor; len(entries) is the present
	top int
	fix *Field // the roll being typed anew
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

// NewHistory is the history page of a game, at its last entry.
func NewHistory[T, E any](app *App, p Past[T, E]) *History[T, E] {
	return &History[T, E]{app: app, p: p, at: len(p.Game().History()) - 1}
}

func (h *History[T, E]) say(key string, args ...rules.Arg) string {
	return h.app.host.Words().Say(key, args...)
}

// Draw implements Page.
func (h *History[T, E]) Draw(c Canvas) {
	entries := h.p.Game().History()
	h.at = max(0, min(h.at, len(entries)-1))
	c.Heading(0, h.say("dash.history.title", rules.Num("n", len(entries))), "")
	whole := 0 // rows for the whole text of the entry under the cursor
	if c.H >= 12 {
		whole = 3
	}
	rows := c.Rows(1, c.H-3-whole)
	if len(entries) == 0 {
		rows.Put(2, 0, c.Theme.Plain, h.say("dash.history.none"))
	}
	list, at := h.lines(entries)
	h.top = Scroll(h.top, at, rows.H, len(list))
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
		c.Rows(c.H-1-whole, whole-1).Over(c.Theme.Plain, h.p.Entry(&entries[h.at]))
	}
	switch {
	case h.fix != nil:
		h.fix.Draw(c.Rows(c.H-2, 1))
	case h.fits != nil: // the footer asks
	case len(entries) > 0:
		c.Put(1, c.H-2, c.Theme.Bold, h.goingBack(entries))
	}
	if h.fix != nil {
		h.app.Footer(c, []Hint{{Keys: h.app.KeyName("enter"), Word: h.say("key.set")}, {Keys: h.app.KeyName("esc"), Word: h.say("key.cancel")}})
		return
	}
	if len(entries) == 0 {
		h.app.Footer(c, []Hint{{Keys: h.app.KeyName("esc"), Word: h.say("key.close"), Act: func() { h.app.Pop() }}})
		return
	}
	h.app.Footer(c, []Hint{
		{Keys: h.app.KeyName("enter"), Word: h.say("key.goto"), Act: func() { h.app.Press(tcell.KeyEnter, 0) }},
		{Keys: h.app.KeyName("esc"), Word: h.say("key.close"), Act: func() { h.app.Pop() }},
		{Keys: "f", Word: h.say("key.fix"), Act: func() { h.app.Press(tcell.KeyRune, 'f') }},
		{Keys: h.app.KeyName("updown"), Word: h.say("key.choose"), Act: func() { h.app.Press(tcell.KeyUp, 0) }},
		{Keys: "u U", Word: h.say("key.undo-redo"), Act: func() { h.app.Press(tcell.KeyRune, 'u') }},
	})
}

// historyLine is a line of the list: an entry, or the heading of a turn (-1).
type historyLine struct {
	text  string
	entry int
}

// lines are the entries by turn, and the line of the entry under the cursor.
func (h *History[T, E]) lines(entries []tracker.Entry[T, E]) ([]historyLine, int) {
	var out []historyLine
	at, turn := 0, -1
	for i := range entries {
		if number, name := h.p.Turn(&entries[i]); number != turn {
			turn = number
			out = append(out, historyLine{h.say("history.turn", rules.Num("turn", turn), rules.Text("name", name)), -1})
		}
		if i == h.at {
			at = len(out)
		}
		out = append(out, historyLine{"   " + strconv.Itoa(i+1) + "  " + h.p.Entry(&entries[i]), i})
	}
	return out, at
}

// goingBack says what Enter would do.
func (h *History[T, E]) goingBack(entries []tracker.Entry[T, E]) string {
	n := h.steps(entries)
	if n == 0 {
		return h.say("dash.history.here")
	}
	return h.say("dash.history.back", rules.Num("n", n))
}

// steps is how many undos lead back to right after the entry under the cursor.
func (h *History[T, E]) steps(entries []tracker.Entry[T, E]) int {
	n := 0
	for i := h.at + 1; i < len(entries); i++ {
		if !entries[i].Joined {
			n++
		}
	}
	return n
}

func (h *History[T, E]) tap(entry int) {
	switch {
	case entry < 0 || h.fix != nil || h.fits != nil: // a roll is being typed for the entry under the cursor
	case entry == h.at:
		h.app.Press(tcell.KeyEnter, 0)
	default:
		h.at = entry
	}
}

// Paste implements Paster: the dice of the roll being put right.
func (h *History[T, E]) Paste(line string) (keys string, ok bool) { return line, h.fix != nil }

// Key implements Page.
func (h *History[T, E]) Key(ev *tcell.EventKey) {
	switch {
	case h.fix != nil:
		h.fixKey(ev)
		return
	case h.fits != nil:
		h.fitsKey(ev)
		return
	}
	if at, ok := Moved(ev, h.at, len(h.p.Game().History())); ok {
		h.at = at
		return
	}
	switch ev.Key() {
	case tcell.KeyEscape:
		h.app.Pop()
	case tcell.KeyEnter:
		h.back()
	case tcell.KeyTab:
		h.app.host.OtherLanguage()
	case tcell.KeyRune:
		switch ev.Rune() {
		case 'u':
			h.p.Undo()
			h.at = len(h.p.Game().History())
		case 'U':
			h.p.Redo()
			h.at = len(h.p.Game().History())
		case 'f':
			h.beginFix()
		case 'q':
			h.app.Quit()
		default:
			h.app.Pop()
		}
	}
	h.at = max(0, min(h.at, len(h.p.Game().History())-1))
}

// back goes back to right after the entry under the cursor.
func (h *History[T, E]) back() {
	if h.p.ReadOnly() {
		h.app.Fault(rules.Refuse("", "plain.readonly"))
		return
	}
	n := h.steps(h.p.Game().History())
	if n == 0 {
		h.app.Pop()
		return
	}
	err := h.p.Change("dash.history.gone", func() error {
		_, err := h.p.Game().Back(n)
		return err
	})
	if err != nil {
		h.app.Fault(err)
	}
}

// roll are the dice of the roll under the cursor, if it is one.
func (h *History[T, E]) roll() (dice string, ok bool) {
	entries := h.p.Game().History()
	if h.at < 0 || h.at >= len(entries) {
		return "", false
	}
	return h.p.Dice(&entries[h.at].Items[0])
}

// beginFix asks for a roll anew.
func (h *History[T, E]) beginFix() {
	dice, ok := h.roll()
	switch {
	case h.p.ReadOnly():
		h.app.Fault(rules.Refuse("", "plain.readonly"))
	case !ok:
		h.app.Fault(rules.Refuse("", "dash.fix.no-roll"))
	default:
		h.fix = NewField(func() string { return h.say("dash.fix.ask", rules.Text("dice", dice)) + " " }, "")
	}
}

// fixKey types the roll anew.
func (h *History[T, E]) fixKey(ev *tcell.EventKey) {
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
func (h *History[T, E]) replace(line string, keep bool) bool {
	ev, err := h.p.Read(&h.p.Game().History()[h.at].Before, line)
	if err != nil {
		h.app.Fault(err)
		return false
	}
	change, said := h.p.Game().Replace, "dash.fix.done"
	if keep {
		change, said = h.p.Game().ReplaceKeep, "dash.fix.cut"
	}
	var done tracker.Replaced[E]
	err = h.p.Change(said, func() (err error) {
		done, err = change(h.at, 0, ev)
		return err
	})
	switch {
	case err == nil:
	case keep || len(done.Lost) == 0:
		h.app.Fault(err)
		return false
	default:
		h.fits = &refit{line, done.Kept, len(done.Lost)}
		h.app.Warn(h.app.host.Words().Error(err) + ". " + h.say("dash.fix.fits", rules.Num("kept", done.Kept), rules.Num("lost", len(done.Lost))))
	}
	return true
}

// fitsKey answers whether what does not fit may go.
func (h *History[T, E]) fitsKey(ev *tcell.EventKey) {
	f := h.fits
	h.fits = nil
	if Yes(ev.Rune()) {
		h.replace(f.line, true)
		return
	}
	h.app.Tell(h.say("plain.kept-back"))
}
