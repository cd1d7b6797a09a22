// Package terminal is the dashboard: it draws the Frame of a game on one screen and turns keys and taps into moves. It must
// not know any box.
//
// A Dash is the whole screen: title, a stack of pages, prompt and hints. A page is a tview primitive that lists
// what its keys do.
package terminal

import (
	"io"
	"sync/atomic"
	"time"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules"
)

// Dash is the dashboard of a desk. All of it belongs to the event loop.
type Dash struct {
	pages.Base
	loop     *tview.Application
	scr      tcell.Screen
	root     *root
	pages    *tview.Pages // the bottom page is the table, if there is a game; their names are numbers from 1
	table    *table       // nil before there is a game
	look     Look
	th       *theme
	zones    []zone
	left     bool             // the player has left: keys that come later do nothing
	keys     *screen.Keys     // the keys on their way
	suspend  func()           // hands the terminal to the shell; nil if there is no shell
	past     []companion.Past // the last steps in words, from number pastFrom on
	pastFrom int
	pastOf   *companion.Frame // the table that these steps led to
	voice    *voice.Voice
	calls    string                 // the setting for how to call a player who must decide during another player's turn
	called   bool                   // the player who must decide was called, and no key has been pressed since
	after    func(do func())        // runs a function in the event loop once the screen is drawn
	goesOn   bool                   // when a watched game ends, show the next one
	looking  atomic.Bool            // the game is view-only; also read outside the event loop
	light    <-chan bool            // receives whether the terminal's background is light, once the terminal has answered
	asks     bool                   // the program was started to ask: leaving its bottom page ends it
	woken    chan (<-chan struct{}) // passes on the channel that signals new results from the coach of a game just adopted
	bye      string                 // what Bye returns
}

var _ pages.Face = (*Dash)(nil)

// New returns a dashboard that draws on an initialised screen. It shows nothing until a game is opened or a page is shown. The
// error lists every fault in the card data.
func New(desk *companion.Desk, look Look, on tcell.Screen) (*Dash, error) {
	desk.ByLine, desk.Brief = false, false
	look.Colors16 = look.Colors16 || on.Colors() < 256
	tview.Styles = tview.Theme{} // the terminal's own colours: the default theme forces white on black
	d := &Dash{
		loop: tview.NewApplication(), scr: on, look: look, th: newTheme(look),
		pages: tview.NewPages(), light: screen.Light(on), keys: screen.KeysOf(on),
		calls: desk.Settings.Get(settings.Call), voice: voice.New(desk), woken: make(chan (<-chan struct{}), 1),
	}
	var err error
	if d.Base, err = pages.NewBase(d, desk); err != nil {
		return nil, err
	}
	d.after = func(do func()) { go d.loop.QueueUpdate(do) } // the loop draws before it runs what was queued
	d.root = &root{d.pages, d}
	d.loop.SetRoot(d.root, true)
	d.loop.SetInputCapture(d.received)
	d.loop.SetMouseCapture(d.mouse)
	d.loop.SetBeforeDrawFunc(d.begin)
	d.loop.SetAfterDrawFunc(d.finish)
	d.loop.SetScreen(on)
	d.loop.EnablePaste(true)
	return d, nil
}

// Start runs the dashboard on a screen that is ready until the player leaves. begin opens the first page. Start returns the
// exit status of screen.Terminal.Run.
func Start(desk *companion.Desk, look Look, on tcell.Screen, errOut io.Writer, begin func(*Dash) error) (status int, err error) {
	return NewTerminal(desk, on, errOut).Run(func() (screen.Dashboard, error) {
		d, err := New(desk, look, on)
		if err == nil {
			d.suspend = func() { d.loop.Suspend(screen.StopSelf) }
			err = begin(d)
		}
		return d, err
	})
}

// NewTerminal returns the terminal that a desk's dashboard runs on. It reports a crash to errOut in the desk's language.
func NewTerminal(desk *companion.Desk, on tcell.Screen, errOut io.Writer) *screen.Terminal {
	return &screen.Terminal{Screen: on, ErrOut: errOut, Crash: func() string {
		return text.Load(desk.Lang, nil).Say("dash.crash")
	}}
}

// Start opens the first page for a player who has named no game: the table of the game in progress, the question which game
// that is, or the set-up of a new one. The errors are those of Resume and of the data file.
func (d *Dash) Start(of companion.Progress) error {
	switch {
	case of.Path != "":
		return d.Resume(of.Path)
	case len(of.Doubt) == 0:
		return d.Afresh()
	}
	d.Show(pages.Which(d, of, d.Afresh))
	return nil
}

// Ask opens the page that answers questions, without a game: about one box, or about all if box is "". Leaving the page
// ends the program.
func (d *Dash) Ask(box string) error {
	d.SetBox(box)
	d.asks = true
	d.Show(pages.Lookup(d, ""))
	return nil
}

// Watch shows a saved game that may be open in another window, and follows it. It does not lock the game. If goesOn is set,
// Watch continues with the game that is played next. The errors are those of Resume.
func (d *Dash) Watch(path string, goesOn bool) error {
	d.goesOn = goesOn
	return d.Read(d.Desk().Look(path))
}

// Reset implements pages.Face.
func (d *Dash) Reset() {
	d.looking.Store(d.Game().ReadOnly())
	for d.pages.GetPageCount() > 0 {
		d.drop()
	}
	d.table = &table{Box: tview.NewBox(), d: d, read: map[string]bool{}}
	d.push(d.table)
	select {
	case <-d.woken: // that of an earlier game, not received yet
	default:
	}
	d.woken <- d.Woken()
}

// Leave releases the game's file, if there is a game.
func (d *Dash) Leave() error {
	d.looking.Store(false)
	bye := ""
	if game := d.Game(); game != nil && game.ReadOnly() {
		bye = d.Say("table.bye-look")
	} else if game != nil {
		bye = d.Say("table.bye")
	}
	err := d.Base.Leave()
	if err == nil {
		d.bye = bye
	}
	return err
}

// Bye returns what to print once the dashboard has left a game and the terminal is the shell's again: that everything is saved. It is ""
// if no game was open, or if the disk could not save it.
func (d *Dash) Bye() string { return d.th.glyphs(d.bye) }

// Application returns the event loop. Code outside it queues on it what must happen in it.
func (d *Dash) Application() *tview.Application { return d.loop }

// change draws with another look from the next frame on.
func (d *Dash) change(change func(*Look)) {
	change(&d.look)
	d.th = newTheme(d.look)
}

// lastSteps returns at most the given number of last steps. They are put into words once for each table.
func (d *Dash) lastSteps(most int) []companion.Past {
	from := max(0, d.Game().Steps()-most)
	if d.pastOf != d.Frame() || from < d.pastFrom {
		d.past, d.pastFrom, d.pastOf = d.Game().Past(from), from, d.Frame()
	}
	return d.past[from-d.pastFrom:]
}

// lookAgain reads what another window has played. If the players have moved on to another game, it shows that one, unless
// the player is reading another page. A note stays until the next step, because there may be nobody at this screen to press
// a key.
func (d *Dash) lookAgain() {
	if d.Game() == nil {
		return
	}
	before := d.Game().Steps()
	d.follow()
	if d.goesOn && d.Game().Steps() != before {
		d.Noted = pages.Note{}
	}
	if !d.goesOn || !d.Game().ReadOnly() || d.top() != page(d.table) {
		return
	}
	if next, name := d.Desk().Next(d.Game().Game); next != nil {
		d.Adopt(next)
		d.Tell(d.Say("watch.next", rules.Text("game", name)))
	}
}

// Beside reads the game that another window plays once a second, and shows what has been worked out meanwhile, until the
// program ends.
func (d *Dash) Beside(done <-chan struct{}) {
	every := time.NewTicker(time.Second)
	defer every.Stop()
	anew := func(do func()) {
		d.loop.QueueUpdate(func() {
			do()
			d.Stale()
			d.loop.ForceDraw()
		})
	}
	var woken <-chan struct{}
	for {
		select {
		case <-done:
			return
		case light := <-d.light:
			anew(func() { d.found(light) })
		case woken = <-d.woken:
		case <-woken:
			anew(func() {})
		case <-every.C:
			if d.looking.Load() {
				anew(d.lookAgain)
			}
		}
	}
}
