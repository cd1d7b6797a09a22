// Package dash is the dashboard: the table on one screen, redrawn at every key.
// It draws tables and turns keys and taps into lines of the notation; what they
// mean is decided by the packages below it.
package dash

import (
	"strings"
	"sync/atomic"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/rules/duel"
)

// page is one screen of the program. The lowest of the stack is the table.
type page interface {
	// draw fills the canvas.
	draw(c canvas)
	// key does what a key says.
	key(ev *tcell.EventKey)
}

// Dash is the dashboard of a desk: a stack of pages and what they share.
type Dash struct {
	app   *tview.Application
	desk  *companion.Desk
	view  companion.View
	look  Look
	th    *theme
	pages []page
	zones []zone
	// note is what the last key has to say; the next key takes it away.
	note note
	// looking says, also to other goroutines, that the game may only be looked at.
	looking atomic.Bool
	// suspend hands the terminal to the shell; nil where there is no shell.
	suspend func()
}

// note is a line for the player; a fault is something that was not done.
type note struct {
	text  string
	fault bool
}

// New is a dashboard that draws on a screen already initialised. It shows nothing
// before Resume, SetUp or Games was called.
func New(desk *companion.Desk, look Look, screen tcell.Screen) (*Dash, error) {
	c, err := desk.Words(nil)
	if err != nil {
		return nil, err
	}
	plainStyles()
	d := &Dash{app: tview.NewApplication(), desk: desk, view: companion.View{Catalogue: c, Rules: desk.Rules}, look: look, th: newTheme(look)}
	d.app.SetRoot(&root{Box: tview.NewBox(), d: d}, true)
	d.app.SetInputCapture(d.global)
	d.app.SetScreen(screen)
	return d, nil
}

// Resume opens a saved game on the dashboard.
func (d *Dash) Resume(path string) error {
	s, notes, err := d.desk.Open(path)
	if err != nil {
		return err
	}
	d.adopt(s)
	var said []string
	for _, n := range notes {
		said = append(said, d.view.Note(n))
	}
	if len(said) > 0 {
		d.say(strings.Join(said, "; "))
	}
	return nil
}

// SetUp opens the page that sets a new game up.
func (d *Dash) SetUp(with companion.Wish) { d.push(newSetup(d, with)) }

// Begin creates a game and opens it, with the list of what to put on the table.
func (d *Dash) Begin(set duel.Setup) error {
	s, err := d.desk.Create(set)
	if err != nil {
		return err
	}
	d.adopt(s)
	return nil
}

// adopt makes a session the one being played; its table is the only page then.
func (d *Dash) adopt(s *companion.Session) {
	failed := d.close()
	d.pages = []page{newTable(d, s)}
	d.name(s.Game.Table())
	d.looking.Store(s.ReadOnly())
	if failed != nil {
		d.fault(failed)
	}
}

// name makes the texts speak of the players of a table.
func (d *Dash) name(t *duel.Table) {
	d.view.Names, d.view.Two = t.Setup.Names, !t.Setup.Solo
}

// close gives the game's file back.
func (d *Dash) close() error {
	if t := d.table(); t != nil {
		return t.s.Close()
	}
	return nil
}

// table is the page of the game being played, or nil before there is one.
func (d *Dash) table() *table {
	if len(d.pages) == 0 {
		return nil
	}
	t, _ := d.pages[0].(*table)
	return t
}

func (d *Dash) push(p page) { d.pages = append(d.pages, p) }

// pop goes one page back; the last page stays.
func (d *Dash) pop() {
	if len(d.pages) > 1 {
		d.pages = d.pages[:len(d.pages)-1]
	}
}

// say shows a line to the player until the next key.
func (d *Dash) say(text string) { d.note = note{text: text} }

// fault shows what was wrong; nothing was done.
func (d *Dash) fault(err error) { d.note = note{text: d.view.Error(err), fault: true} }

// keyName is what a key without a character is called in the player's language.
func (d *Dash) keyName(key string) string { return d.view.Say("keyname." + key) }

// Quit leaves the program: everything is saved already.
func (d *Dash) Quit() { d.app.Stop() }

// otherLanguage goes on in the other language; the game is not touched.
func (d *Dash) otherLanguage() {
	d.desk.Lang = d.desk.Lang.Other()
	var now *duel.Table
	if t := d.table(); t != nil {
		now = t.s.Game.Table()
	}
	c, err := d.desk.Words(now)
	if err != nil {
		d.fault(err)
		return
	}
	d.view.Catalogue = c
}

// global does what a key means on every page, and hands on the rest.
func (d *Dash) global(ev *tcell.EventKey) *tcell.EventKey {
	switch ev.Key() {
	case tcell.KeyCtrlL:
		d.app.Sync()
		return nil
	case tcell.KeyCtrlJ: // Enter typed before the terminal was ours, or pasted
		return tcell.NewEventKey(tcell.KeyEnter, 0, tcell.ModNone)
	case tcell.KeyCtrlZ:
		if d.suspend != nil {
			d.suspend()
		}
		return nil
	}
	return ev
}

// root is the one tview primitive: it hands drawing, keys and clicks to the page
// on top.
type root struct {
	*tview.Box
	d *Dash
}

// Draw implements tview.Primitive.
func (r *root) Draw(screen tcell.Screen) {
	screen.HideCursor()
	_, _, w, h := r.GetRect()
	r.d.zones = r.d.zones[:0]
	if n := len(r.d.pages); n > 0 {
		r.d.pages[n-1].draw(canvas{scr: screen, th: r.d.th, zones: &r.d.zones, w: w, h: h})
	}
}

// InputHandler implements tview.Primitive.
func (r *root) InputHandler() func(*tcell.EventKey, func(tview.Primitive)) {
	return func(ev *tcell.EventKey, _ func(tview.Primitive)) {
		if n := len(r.d.pages); n > 0 {
			r.d.note = note{}
			r.d.pages[n-1].key(ev)
		}
	}
}

// MouseHandler implements tview.Primitive: a tap does what its zone says, the one
// drawn last first; the wheel moves like the arrow keys.
func (r *root) MouseHandler() func(tview.MouseAction, *tcell.EventMouse, func(tview.Primitive)) (bool, tview.Primitive) {
	return func(action tview.MouseAction, ev *tcell.EventMouse, _ func(tview.Primitive)) (bool, tview.Primitive) {
		x, y := ev.Position()
		switch action {
		case tview.MouseLeftClick, tview.MouseLeftDoubleClick: // two taps in a row, perhaps in two places
			for i := len(r.d.zones) - 1; i >= 0; i-- {
				if z := r.d.zones[i]; x >= z.x && x < z.x+z.w && y >= z.y && y < z.y+z.h {
					r.d.note = note{}
					z.act()
					break
				}
			}
			return true, nil
		case tview.MouseScrollUp:
			r.d.press(tcell.KeyUp, 0)
			return true, nil
		case tview.MouseScrollDown:
			r.d.press(tcell.KeyDown, 0)
			return true, nil
		}
		return false, nil
	}
}

// press does what a key on the keyboard would do: for taps on hints.
func (d *Dash) press(key tcell.Key, char rune) {
	if n := len(d.pages); n > 0 {
		d.note = note{}
		d.pages[n-1].key(tcell.NewEventKey(key, char, tcell.ModNone))
	}
}
