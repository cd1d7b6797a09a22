package terminal

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/rules"
)

// page fills the screen between the title and the prompt: a tview primitive that says what its keys do. Its widgets get the
// keys that it does not bind.
type page interface {
	tview.Primitive
	// head draws the bar above the page.
	head(c canvas)
	// bindings returns the keys that mean something on the page. The first ones get a hint first.
	bindings() []pages.Command
	// takes handles keys that come before the bindings: dice and answers. It returns false for any other key.
	takes(ev *tcell.EventKey) bool
	// typing reports whether the player types in a text field, which then gets the characters and the keys that move and
	// delete in it.
	typing() bool
	// prompt returns what the page expects, to show below it.
	prompt() string
}

// canvasOf returns the place of a primitive as a canvas.
func (d *Dash) canvasOf(scr tcell.Screen, b *tview.Box) canvas {
	x, y, w, h := b.GetRect()
	return canvas{theme: d.th, w: max(0, w), h: max(0, h), x: x, y: y, scr: scr, zones: &d.zones}
}

// frameRows returns the rows of the title, the prompt and the hints on a screen of this size. If there are few, the title and
// the hints give their rows to the page.
func frameRows(w, h int) (head, prompt, hints int) {
	head, prompt, hints = 1, 1, 2
	switch {
	case h < 8:
		head, hints = 0, 1
	case h < 18 || w < 50 && h < 24:
		hints = 1
	}
	if w < pairWide && h >= lowHigh {
		prompt = 2
	}
	return head, prompt, hints
}

// begin prepares a frame to be drawn, and says aloud what it shows.
func (d *Dash) begin(scr tcell.Screen) bool {
	if d.Game() != nil {
		if err := d.voice.Tell(d.Game()); err != nil {
			d.Fault(err)
		}
	}
	d.zones = d.zones[:0]
	scr.HideCursor()
	if p, ok := d.top().(*paged); ok {
		p.made = nil
	}
	return false
}

// finish draws what is around the page, which is drawn before: what the title and the keys say depends on what fits on the
// page, and a prompt or note that needs more rows than there are below the page covers some of it.
func (d *Dash) finish(scr tcell.Screen) {
	w, h := scr.Size()
	head, prompt, hints := frameRows(w, h)
	c := canvas{theme: d.th, w: w, h: h, scr: scr, zones: &d.zones}
	title := c.rows(0, head)
	title.paint(c.band)
	d.top().head(title)
	d.drawPrompt(c.rows(0, h-hints).rows(h-hints-prompt, prompt)) // none on a screen of one row
	c = c.rows(h-hints, hints)
	d.drawHints(c)
	if d.Noted.Text != "" {
		d.drawNote(c)
	}
}

func (d *Dash) push(p page) {
	d.pages.AddPage(strconv.Itoa(d.pages.GetPageCount()+1), p, true, true)
	d.showTop()
}

// showTop shows the page on top and, if that page leaves the upper part free, the table as well.
func (d *Dash) showTop() {
	n := d.pages.GetPageCount()
	d.pages.SwitchToPage(strconv.Itoa(n))
	if p, ok := d.top().(*paged); ok && p.low {
		d.pages.ShowPage(strconv.Itoa(n - 1))
	}
	d.loop.SetFocus(d.pages)
}

// Show implements pages.Host.
func (d *Dash) Show(s *pages.Sheet) {
	p := newPaged(d, s)
	p.low = s.Low && d.top() == page(d.table)
	d.push(p)
}

// Shows implements pages.Host.
func (d *Dash) Shows(s *pages.Sheet) bool {
	p, ok := d.top().(*paged)
	return ok && p.sheet == s
}

// Close implements pages.Host. The last page stays, unless the program was started for it.
func (d *Dash) Close() {
	if d.pages.GetPageCount() < 2 {
		if d.asks {
			d.Quit()
		}
		return
	}
	d.drop()
	d.showTop()
}

func (d *Dash) drop() { d.pages.RemovePage(strconv.Itoa(d.pages.GetPageCount())) }

// Home implements pages.Host: it goes back to the table or whatever page is at the bottom.
func (d *Dash) Home() {
	for d.pages.GetPageCount() > 1 {
		d.Close()
	}
}

func (d *Dash) top() page {
	_, top := d.pages.GetFrontPage()
	p, _ := top.(page)
	return p
}

// Quit ends the event loop. Keys that come later do nothing.
func (d *Dash) Quit() {
	d.left = true
	d.loop.Stop()
}

// root is the whole screen: the pages, with rows above and below that finish draws. It passes pasted text to the page on top.
type root struct {
	*tview.Pages
	d *Dash
}

// SetRect implements tview.Primitive. The pages get what the title, the prompt and the hints leave.
func (r *root) SetRect(x, y, w, h int) {
	head, prompt, hints := frameRows(w, h)
	r.Pages.SetRect(x, y+head, w, max(0, h-head-prompt-hints))
}

// PasteHandler implements tview.Primitive. It accepts dice and answers pasted in one piece or, while a line is being typed,
// one line of text. It refuses anything else as a whole, because each character would be a command.
func (r *root) PasteHandler() func(string, func(tview.Primitive)) {
	return func(line string, _ func(tview.Primitive)) {
		d := r.d
		if d.left {
			return
		}
		d.Noted = pages.Note{}
		keys, ok := "", false
		switch {
		case len([]rune(line)) > screen.LongestLine:
		case d.top().typing():
			keys, ok = line, true
		case d.top() == page(d.table):
			keys = strings.ReplaceAll(line, " ", "")
			ok = keys != "" && !strings.ContainsFunc(keys, func(c rune) bool {
				_, face := d.Game().Face(c)
				return !face && !screen.Answers(c)
			})
		}
		if !ok {
			d.Fault(rules.Refuse("", "dash.paste", rules.Num("n", screen.LongestLine)))
			return
		}
		for _, c := range keys {
			if d.press(tcell.KeyRune, c); d.Noted.Fault {
				return
			}
		}
	}
}

// language shows the language at the right end of the bar, where it can be tapped, and returns the column at which it
// begins.
func (d *Dash) language(c canvas) int {
	x := c.right(0, c.bandDim(), strings.ToUpper(string(d.Desk().Lang))+" ")
	c.tap(x-1, 0, c.w, 1, d.OtherLanguage)
	return x
}

// drawPrompt draws the prompt. A long one covers the rows above it, but never the upper half of the page.
func (d *Dash) drawPrompt(c canvas) {
	if t := d.table; t != nil && d.top() == page(t) && t.line != nil {
		c.paint(c.band)
		t.line.SetRect(c.x, c.y, c.w, 1)
		t.line.Draw(c.scr)
		return
	}
	lines := c.wrap(d.top().prompt(), c.w-2)
	if more := len(lines) - c.h; more > 0 && c.h > 0 {
		more = min(more, c.y/2)
		c.y, c.h = c.y-more, c.h+more
	}
	c.paint(c.band)
	if len(lines) > c.h { // cut off what does not fit, with a mark
		lines = append(lines[:max(0, c.h-1):max(0, c.h-1)], strings.Join(lines[max(0, c.h-1):], " "))
	}
	for y, l := range lines {
		c.put(1, y, c.bandInk(companion.NoHue), l)
	}
}

// promptFits reports whether a prompt fits in the rows of its own.
func (d *Dash) promptFits(said string) bool {
	w, h := d.scr.Size()
	_, rows, _ := frameRows(w, h)
	return len(wrapped(said, w-2)) <= rows
}

// mouse does what the tapped place of the screen does; if places overlap, the one drawn last counts. Anywhere else the
// widgets get the tap. The wheel moves like the arrow keys.
func (d *Dash) mouse(ev *tcell.EventMouse, action tview.MouseAction) (*tcell.EventMouse, tview.MouseAction) {
	switch action {
	case tview.MouseLeftDown:
		d.voice.Hush()
	case tview.MouseLeftClick, tview.MouseLeftDoubleClick: // two quick taps, perhaps at two places
		x, y := ev.Position()
		for i := len(d.zones) - 1; i >= 0 && !d.left; i-- {
			if z := d.zones[i]; x >= z.x && x < z.x+z.w && y >= z.y && y < z.y+z.h {
				d.Noted = pages.Note{}
				z.act()
				return nil, 0
			}
		}
	case tview.MouseScrollUp:
		d.press(tcell.KeyUp, 0)
		return nil, 0
	case tview.MouseScrollDown:
		d.press(tcell.KeyDown, 0)
		return nil, 0
	}
	return ev, action
}

// press does what a key on the keyboard would do.
func (d *Dash) press(key tcell.Key, char rune) {
	if ev := d.key(tcell.NewEventKey(key, char, tcell.ModNone)); ev != nil {
		d.root.InputHandler()(ev, func(p tview.Primitive) { d.loop.SetFocus(p) })
	}
}

// received handles a key from the terminal. A Ctrl-C overtakes all keys waiting before it, because the player wants to
// leave now and not after everything typed by mistake.
func (d *Dash) received(ev *tcell.EventKey) *tcell.EventKey {
	d.keys.Take()
	if d.keys.Interrupted() && !d.left {
		d.Quit()
	}
	return d.key(ev)
}

// key decides what a key does: first what it means on every page, then what the page takes first, its bindings and its
// widgets. It returns the key if a widget must handle it, else nil.
func (d *Dash) key(ev *tcell.EventKey) *tcell.EventKey {
	if d.left { // the screen is gone
		return nil
	}
	d.voice.Hush()
	switch ev.Key() {
	case tcell.KeyCtrlL:
		d.scr.Sync() // tview would queue the end behind this key, and wait forever if its queue is full
		return nil
	case tcell.KeyCtrlJ: // Enter typed before the terminal was ours, or pasted
		ev = tcell.NewEventKey(tcell.KeyEnter, 0, tcell.ModNone)
	case tcell.KeyCtrlZ:
		if d.suspend != nil {
			d.suspend()
		}
		return nil
	case tcell.KeyCtrlC:
		d.Quit()
		return nil
	}
	p := d.top()
	ended := p == page(d.table) && d.Noted.Text == d.Say("dash.turn-ended")
	if ended && ev.Key() == tcell.KeyEnter && d.Frame().Enter == "" && !d.table.unseen() {
		return nil // one Enter too many must not hide how to go back
	}
	d.Noted, d.called = pages.Note{}, false
	d.follow()
	if p.takes(ev) {
		return nil
	}
	if p.typing() && edits(ev) {
		return ev
	}
	if d.bound(p.bindings(), ev) {
		return nil
	}
	return ev
}

// edits reports whether a key types in a text field.
func edits(ev *tcell.EventKey) bool {
	switch ev.Key() {
	case tcell.KeyRune, tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyDelete, tcell.KeyLeft, tcell.KeyRight,
		tcell.KeyCtrlA, tcell.KeyCtrlE, tcell.KeyCtrlK, tcell.KeyCtrlU, tcell.KeyCtrlW:
		return true
	}
	return false
}
