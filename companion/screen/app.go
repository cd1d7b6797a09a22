// Package screen is what the dashboards of all boxes stand on: a canvas to draw on,
// pages on a stack, lists, hints and typed lines, the keys and taps that mean the
// same everywhere, and the terminal, which is given back whatever happens. It knows
// no box and no game: what is shown and played is the pages' business.
package screen

import (
	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/text"
)

// Page is one screen of the program. The lowest of the stack is the table.
type Page interface {
	// Draw fills the canvas.
	Draw(c Canvas)
	// Key does what a key says.
	Key(ev *tcell.EventKey)
}

// Host is the dashboard an App belongs to: it has the words, in the language of
// the moment.
type Host interface {
	// Words is the catalogue everything is said from.
	Words() *text.Catalogue
	// OtherLanguage goes on in the next language.
	OtherLanguage()
}

// App is a stack of pages on one screen and what they share: how it is drawn, the
// note of the last key, the places that can be tapped. All of it belongs to the
// event loop.
type App struct {
	host    Host
	loop    *tview.Application
	look    Look
	th      *Theme
	pages   []Page
	zones   []zone
	noted   note
	suspend func() // hands the terminal to the shell; nil where there is no shell
	left    bool   // the player has left: keys behind that are for nobody
}

// note is a line for the player, taken away by the next key; a fault is something
// that was not done.
type note struct {
	text  string
	fault bool
}

// New is an App that draws on a screen already initialised. It shows nothing
// before a page was pushed. The host need not be ready to speak yet.
func New(host Host, look Look, on tcell.Screen) *App {
	plainStyles()
	a := &App{host: host, loop: tview.NewApplication(), look: look, th: newTheme(look)}
	a.loop.SetRoot(&root{Box: tview.NewBox(), a: a}, true)
	a.loop.SetInputCapture(a.global)
	a.loop.SetScreen(on)
	a.loop.EnablePaste(true)
	return a
}

// Serve makes another dashboard the host: one program plays several boxes on one
// screen.
func (a *App) Serve(host Host) { a.host = host }

// Application is the event loop: whoever is not on it queues what it wants there.
func (a *App) Application() *tview.Application { return a.loop }

// OnSuspend takes what hands the terminal to the shell.
func (a *App) OnSuspend(do func()) { a.suspend = do }

// Words is the catalogue everything is said from.
func (a *App) Words() *text.Catalogue { return a.host.Words() }

// Quit ends the event loop. Keys that came behind the one that meant it do nothing.
func (a *App) Quit() {
	a.left = true
	a.loop.Stop()
}

// Look is how the pages are drawn now.
func (a *App) Look() Look { return a.look }

// Change draws in another look from the next frame on.
func (a *App) Change(change func(*Look)) {
	change(&a.look)
	a.th = newTheme(a.look)
}

// Push lays a page on the stack.
func (a *App) Push(p Page) { a.pages = append(a.pages, p) }

// Pop goes one page back; the last page stays.
func (a *App) Pop() {
	if len(a.pages) > 1 {
		a.pages = a.pages[:len(a.pages)-1]
	}
}

// Only makes a page the only one of the stack.
func (a *App) Only(p Page) { a.pages = []Page{p} }

// Depth is how many pages lie on the stack.
func (a *App) Depth() int { return len(a.pages) }

// Bottom is the lowest page of the stack, or nil before there is one.
func (a *App) Bottom() Page {
	if len(a.pages) == 0 {
		return nil
	}
	return a.pages[0]
}

// Top is the page that is shown and has the keys, or nil before there is one.
func (a *App) Top() Page {
	if len(a.pages) == 0 {
		return nil
	}
	return a.pages[len(a.pages)-1]
}

// Tell shows a line to the player until the next key.
func (a *App) Tell(text string) { a.noted = note{text: text} }

// Warn shows a line to the player, until the next key, that something is wrong.
func (a *App) Warn(text string) { a.noted = note{text, true} }

// Fault shows what was wrong; nothing was done.
func (a *App) Fault(err error) { a.Warn(a.host.Words().Error(err)) }

// Note is what the last key had to say, "" for nothing, and whether that is a
// fault.
func (a *App) Note() (text string, fault bool) { return a.noted.text, a.noted.fault }

// Hush takes the note away, as the next key would.
func (a *App) Hush() { a.noted = note{} }

// Zones is how many places of the page as drawn do something when tapped.
func (a *App) Zones() int { return len(a.zones) }

// KeyName is what a key without a character is called in the player's language.
func (a *App) KeyName(key string) string { return a.host.Words().Say("keyname." + key) }

// Press does what a key on the keyboard would do: for taps on hints.
func (a *App) Press(key tcell.Key, char rune) {
	a.typed(tcell.NewEventKey(key, char, tcell.ModNone))
}

// typed hands a key to the page on top.
func (a *App) typed(ev *tcell.EventKey) {
	if p := a.Top(); p != nil && !a.left {
		a.Hush()
		p.Key(ev)
	}
}

// global does what a key means on every page, and hands on the rest.
func (a *App) global(ev *tcell.EventKey) *tcell.EventKey {
	switch ev.Key() {
	case tcell.KeyCtrlC:
		a.Quit()
		return nil
	case tcell.KeyCtrlL:
		a.loop.Sync()
		return nil
	case tcell.KeyCtrlJ: // Enter typed before the terminal was ours, or pasted
		return tcell.NewEventKey(tcell.KeyEnter, 0, tcell.ModNone)
	case tcell.KeyCtrlZ:
		if a.suspend != nil {
			a.suspend()
		}
		return nil
	}
	return ev
}

// DrawOn draws the page on top on a screen of w columns and h rows.
func (a *App) DrawOn(scr tcell.Screen, w, h int) {
	a.zones = a.zones[:0]
	if p := a.Top(); p != nil {
		p.Draw(Canvas{scr: scr, Theme: a.th, zones: &a.zones, W: w, H: h})
	}
}

// tapped does what a place of the screen does when tapped: where several lie over
// each other, the one drawn last.
func (a *App) tapped(x, y int) {
	for i := len(a.zones) - 1; i >= 0 && !a.left; i-- {
		if z := a.zones[i]; x >= z.x && x < z.x+z.w && y >= z.y && y < z.y+z.h {
			a.Hush()
			z.act()
			return
		}
	}
}

// root is the one tview primitive: it hands drawing, keys and clicks to the App.
type root struct {
	*tview.Box
	a *App
}

// Draw implements tview.Primitive.
func (r *root) Draw(scr tcell.Screen) {
	scr.HideCursor()
	_, _, w, h := r.GetRect()
	r.a.DrawOn(scr, w, h)
}

// InputHandler implements tview.Primitive.
func (r *root) InputHandler() func(*tcell.EventKey, func(tview.Primitive)) {
	return func(ev *tcell.EventKey, _ func(tview.Primitive)) { r.a.typed(ev) }
}

// PasteHandler implements tview.Primitive.
func (r *root) PasteHandler() func(string, func(tview.Primitive)) {
	return func(line string, _ func(tview.Primitive)) { r.a.pasted(line) }
}

// MouseHandler implements tview.Primitive: a tap does what its zone says; the
// wheel moves like the arrow keys.
func (r *root) MouseHandler() func(tview.MouseAction, *tcell.EventMouse, func(tview.Primitive)) (bool, tview.Primitive) {
	return func(action tview.MouseAction, ev *tcell.EventMouse, _ func(tview.Primitive)) (bool, tview.Primitive) {
		switch action {
		case tview.MouseLeftClick, tview.MouseLeftDoubleClick: // two taps in a row, perhaps in two places
			r.a.tapped(ev.Position())
			return true, nil
		case tview.MouseScrollUp:
			r.a.Press(tcell.KeyUp, 0)
			return true, nil
		case tview.MouseScrollDown:
			r.a.Press(tcell.KeyDown, 0)
			return true, nil
		}
		return false, nil
	}
}
