// Package terminal is the dashboard: it draws the Frame of a game on one screen and turns keys and taps into moves.
// It must not know any box.
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
	desk     *companion.Desk
	game     *companion.Controller // nil before there is one
	setup    *text.Catalogue
	box      string // the box that is set up; "" for none
	loop     *tview.Application
	scr      tcell.Screen
	root     *root
	pages    *tview.Pages
	stack    []page // the lowest is the table, where there is a game
	table    *table // nil before there is a game
	naming   page   // on which a card was named last
	look     Look
	th       *theme
	noted    note
	zones    []zone
	left     bool             // the player has left: keys that come later do nothing
	keys     *screen.Keys     // those on their way
	suspend  func()           // hands the terminal to the shell; nil where there is no shell
	past     []companion.Past // the last steps in words, from that of a number on; nil where they have to be made anew
	pastFrom int
	voice    *voice.Voice
	calls    string                 // the setting: how a player is called who must decide in another player's turn
	called   bool                   // the player who must decide was called, and no key was pressed since
	after    func(do func())        // does something in the event loop, once the screen is drawn
	goesOn   bool                   // a watched game that has ended gives way to the next one
	looking  atomic.Bool            // the game may only be looked at; also read beside the loop
	light    <-chan bool            // whether the terminal's background is light, once the terminal has answered
	asks     bool                   // the program was started to ask: it ends with its lowest page
	woken    chan (<-chan struct{}) // what says that the coach of a game just adopted has worked something out
}

// New is a dashboard that draws on a screen already initialised. It shows nothing
// before Resume, SetUp or Adopt was called. The error has every fault of the card data.
func New(desk *companion.Desk, look Look, on tcell.Screen) (*Dash, error) {
	desk.ByLine, desk.Brief = false, false
	words, err := desk.Boxes[0].Words()
	if err != nil {
		return nil, err
	}
	look.Colors16 = look.Colors16 || on.Colors() < 256
	plainStyles()
	d := &Dash{
		desk: desk, setup: words, loop: tview.NewApplication(), scr: on, look: look, th: newTheme(look),
		pages: tview.NewPages(), light: screen.Light(on), keys: screen.KeysOf(on),
		calls: desk.Settings.Get(settings.Call), voice: voice.New(desk), woken: make(chan (<-chan struct{}), 1),
	}
	d.after = func(do func()) { go d.loop.QueueUpdate(do) } // the loop draws before it takes what was queued
	d.root = &root{d.frame(), d}
	d.loop.SetRoot(d.root, true)
	d.loop.SetInputCapture(d.received)
	d.loop.SetMouseCapture(d.mouse)
	d.loop.SetBeforeDrawFunc(d.begin)
	d.loop.SetAfterDrawFunc(d.finish)
	d.loop.SetScreen(on)
	d.loop.EnablePaste(true)
	return d, nil
}

// Start runs the dashboard on a screen made ready until the player leaves. begin opens
// the first page. It returns the exit status of screen.Terminal.Run.
func Start(desk *companion.Desk, look Look, on tcell.Screen, errOut io.Writer, begin func(*Dash) error) (status int, err error) {
	var d *Dash
	return NewTerminal(desk, on, errOut).Run(screen.Program{
		Open: func() (_ screen.Dashboard, err error) {
			if d, err = New(desk, look, on); err == nil {
				err = begin(d)
			}
			return d, err
		},
		Beside: func(done <-chan struct{}) { d.beside(done) },
		Close:  func() error { return d.Leave() },
	})
}

// NewTerminal is the terminal a desk's dashboard runs on: a crash is told to errOut in
// the desk's language.
func NewTerminal(desk *companion.Desk, on tcell.Screen, errOut io.Writer) *screen.Terminal {
	return &screen.Terminal{Screen: on, ErrOut: errOut, Crash: func() string {
		if c, err := text.Load(desk.Lang, nil); err == nil {
			return c.Say("dash.crash")
		}
		return "kot crashed. The game is saved up to the last step."
	}}
}

// Start opens the first page for a player who has named no game: the table of the game in
// progress, the question which one that is, or the set-up of a new one. The errors are those
// of Resume and of the data file.
func (d *Dash) Start(of companion.Progress) error {
	switch {
	case of.Path != "":
		return d.Resume(of.Path)
	case len(of.Doubt) == 0:
		return d.afresh()
	}
	d.show(pages.Which(host{d}, of, d.afresh))
	return nil
}

// Ask opens the page that answers questions, without a game: about one box, or "" for all. Whoever leaves it leaves
// the program.
func (d *Dash) Ask(box string) error {
	d.box, d.asks = box, true
	d.show(pages.Lookup(host{d}, ""))
	return nil
}

// afresh sets a new game up, like the one played last.
func (d *Dash) afresh() error {
	box, setup, err := d.desk.Afresh()
	if err == nil {
		d.SetUp(box, setup)
	}
	return err
}

// Resume opens a saved game of any box. The error is that of opening it, in the words of
// its box.
func (d *Dash) Resume(path string) error { return d.read(d.desk.Open(path)) }

// Watch shows a saved game that is played in another window, or may be, and follows it; it keeps nobody from
// playing it. With goesOn it goes on to the game that is played next. The errors are those of Resume.
func (d *Dash) Watch(path string, goesOn bool) error {
	d.goesOn = goesOn
	return d.read(d.desk.Look(path))
}

func (d *Dash) read(game companion.Game, notes []rules.Note, err error) error {
	if err != nil {
		return err
	}
	d.Adopt(game)
	if len(notes) > 0 {
		d.tell(d.Words().Several(text.Map(notes, d.Words().Note)))
	}
	d.nameAsked() // the game may have been left at that question
	return nil
}

// SetUp opens the page that sets a new game of a box up, with what is said of it so far.
func (d *Dash) SetUp(box companion.Box, s companion.Setup) {
	pages.SetUp(host{d}, box, s)
}

// Create begins the game of a set-up and shows what to put on the table for it. The
// error is a *rules.Problem; nothing has changed then.
func (d *Dash) Create(s companion.Setup) error {
	game, todo, err := s.Create()
	if err != nil {
		return err
	}
	d.Adopt(game)
	if len(todo) > 0 {
		d.show(pages.ToDo(host{d}, todo))
	}
	return nil
}

// Adopt makes a game the one being played; its table is the only page then. The game
// played before gives its file back.
func (d *Dash) Adopt(game companion.Game) {
	failed := d.Leave()
	d.game = companion.NewController(game)
	d.looking.Store(game.ReadOnly())
	d.stale()
	d.clear()
	d.table = newTable(d)
	d.game.ByKeys(d.table.letters())
	d.push(d.table)
	var woken <-chan struct{}
	if g, ok := game.(companion.Coached); ok {
		woken = g.Woken()
	}
	select {
	case <-d.woken: // of a game whose steps were not said aloud yet
	default:
	}
	d.woken <- woken
	if failed != nil {
		d.fault(failed)
	}
}

// Leave gives the game's file back, if there is a game.
func (d *Dash) Leave() error {
	d.looking.Store(false)
	if d.game == nil {
		return nil
	}
	game := d.game
	d.game = nil
	return game.Close()
}

// Application is the event loop: whoever runs beside it queues on it what must happen in it.
func (d *Dash) Application() *tview.Application { return d.loop }

// OnSuspend takes what hands the terminal to the shell.
func (d *Dash) OnSuspend(do func()) { d.suspend = do }

// Words is the catalogue everything is said from: that of the game or, before there is
// one, of the set-up.
func (d *Dash) Words() *text.Catalogue {
	if d.game != nil {
		return d.game.Words()
	}
	return d.setup
}

// speak changes the language; the game stays as it is.
func (d *Dash) speak(l text.Lang) {
	d.desk.Lang = l
	if words, err := d.desk.Boxes[0].Words(); err == nil { // they were read at the start
		d.setup = words
	}
	d.stale()
}

// otherLanguage goes on in the next language, and remembers it.
func (d *Dash) otherLanguage() {
	d.speak(d.desk.Lang.Next())
	d.keep(settings.Lang, string(d.desk.Lang))
}

// change draws in another look from the next frame on.
func (d *Dash) change(change func(*Look)) {
	change(&d.look)
	d.th = newTheme(d.look)
}

// view is the frame of the table as it lies.
func (d *Dash) view() *companion.Frame { return d.game.Frame() }

// stale says that the table, or what is said of it, may have changed: after a move, undo, redo, an answer of the
// coach, another language, and whenever a game that another window plays was read.
func (d *Dash) stale() {
	d.past = nil
	if d.game != nil {
		d.game.Stale()
	}
}

// lastSteps are the last steps that were played, at most so many, put into words once for each
// step of the game.
func (d *Dash) lastSteps(most int) []companion.Past {
	from := max(0, d.game.Steps()-most)
	if d.past == nil || from < d.pastFrom {
		d.past, d.pastFrom = d.game.Past(from), from
	}
	return d.past[from-d.pastFrom:]
}

// lookAgain reads what another window has played. If the players have gone on to another game, it goes on to
// that, but not while somebody reads another page. A note stays until the next step, because there may be nobody
// at this screen to press a key.
func (d *Dash) lookAgain() {
	if d.game == nil {
		return
	}
	before := d.game.Steps()
	d.follow()
	if d.goesOn && d.game.Steps() != before {
		d.noted = note{}
	}
	if !d.goesOn || !d.game.ReadOnly() || d.top() != page(d.table) {
		return
	}
	if next, name := d.desk.Next(d.game.Game); next != nil {
		d.Adopt(next)
		d.tell(d.say("watch.next", rules.Text("game", name)))
	}
}

// beside reads the game that another window plays once a second, and shows what has been worked out meanwhile,
// until the program ends.
func (d *Dash) beside(done <-chan struct{}) {
	every := time.NewTicker(time.Second)
	defer every.Stop()
	anew := func(do func()) {
		d.loop.QueueUpdate(func() {
			do()
			d.stale()
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
