// Package dash is the dashboard: the table on one screen, redrawn at every key.
// It draws tables and turns keys and taps into lines of the notation; what they
// mean is decided by the packages below it.
package dash

import (
	"errors"
	"io"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gdamore/tcell/v2"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/partydash"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules/duel"
)

// Dash is the dashboard of a desk: a stack of pages, the lowest of them the table,
// and what they share.
type Dash struct {
	*screen.App
	desk *duelbox.Desk
	view duelbox.View
	// looking says, also to other goroutines, that the game may only be looked at.
	looking atomic.Bool
	// party is the dashboard of the other boxes on the same screen, once it was wanted.
	party atomic.Pointer[partydash.Dash]
}

// New is a dashboard that draws on a screen already initialised. It shows nothing
// before Resume, SetUp or Begin was called.
func New(desk *duelbox.Desk, look screen.Look, on tcell.Screen) (*Dash, error) {
	c, err := desk.Words(nil)
	if err != nil {
		return nil, err
	}
	d := &Dash{desk: desk, view: duelbox.View{Words: c, Rules: desk.Rules}}
	d.App = screen.New(d, look, on)
	return d, nil
}

// Resume opens a saved game of any box on the dashboard.
func (d *Dash) Resume(path string) error {
	if box, err := d.desk.BoxOf(path); err == nil {
		if _, ok := box.(*party.Box); ok {
			return d.Party(func(p *partydash.Dash) error { return p.Resume(path) })
		}
	}
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
		d.Tell(strings.Join(said, "; "))
	}
	return nil
}

// SetUp opens the page that sets a new game up.
func (d *Dash) SetUp(with duelbox.Wish) { d.Push(newSetup(d, with)) }

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
func (d *Dash) adopt(s *duelbox.Session) {
	failed := d.close()
	d.Serve(d)
	d.Only(newTable(d, s))
	d.name(s.Game.Table())
	d.looking.Store(s.ReadOnly())
	d.desk.Coach.Follow(s.Game.Table())
	if failed != nil {
		d.Fault(failed)
	}
}

// name makes the texts speak of the players of a table.
func (d *Dash) name(t *duel.Table) {
	d.view.Names, d.view.Two = t.Setup.Names, !t.Setup.Solo
}

// close gives the game's file back, whatever its box.
func (d *Dash) close() error {
	failed := d.giveBack()
	if p := d.party.Load(); p != nil {
		failed = errors.Join(failed, p.Leave())
	}
	return failed
}

// table is the page of the game being played, or nil before there is one.
func (d *Dash) table() *table {
	t, _ := d.Bottom().(*table)
	return t
}

// Words is the catalogue everything is said from.
func (d *Dash) Words() *text.Catalogue { return d.view.Catalogue }

// OtherLanguage goes on in the next language; the game is not touched.
func (d *Dash) OtherLanguage() { d.speak(d.desk.Lang.Next()) }

// speak goes on in a language.
func (d *Dash) speak(l text.Lang) {
	d.desk.Lang = l
	d.Reworded()
	if p := d.party.Load(); p != nil {
		p.Reworded()
	}
}

// Reworded implements partydash.Around: the desk's language has changed.
func (d *Dash) Reworded() {
	var now *duel.Table
	if t := d.table(); t != nil {
		now = t.s.Game.Table()
	}
	c, err := d.desk.Words(now)
	if err != nil {
		d.Fault(err)
		return
	}
	d.view.Words = c
}

// NewTerminal is the terminal a desk's dashboard runs on: a crash is told to
// errOut in the desk's language.
func NewTerminal(desk *duelbox.Desk, on tcell.Screen, errOut io.Writer) *screen.Terminal {
	return &screen.Terminal{Screen: on, ErrOut: errOut, Crash: func() string {
		if c, err := desk.Words(nil); err == nil {
			return c.Say("dash.crash")
		}
		return "kot: a fault in the program. The game is saved up to the last step."
	}}
}

// Start runs the dashboard on a screen made ready until the player leaves. begin
// opens the first page. It returns the exit status of Terminal.Run.
func Start(desk *duelbox.Desk, look screen.Look, on tcell.Screen, errOut io.Writer, begin func(*Dash) error) (status int, err error) {
	var d *Dash
	return NewTerminal(desk, on, errOut).Run(screen.Program{
		Open: func() (_ screen.Dashboard, err error) {
			if d, err = New(desk, look, on); err == nil {
				err = begin(d)
			}
			if err != nil {
				return nil, err
			}
			return d, nil
		},
		Beside: func(done <-chan struct{}) { d.follow(done) },
		Close: func() error {
			desk.Coach.Leave()
			return d.close()
		},
	})
}

// follow reads a game that is played in another window anew every second, and shows
// what the coach has worked out, until the program ends.
func (d *Dash) follow(done <-chan struct{}) {
	every := time.NewTicker(time.Second)
	defer every.Stop()
	for {
		select {
		case <-done:
			return
		case <-d.desk.Coach.Woken():
			d.Application().QueueUpdate(func() { d.Application().ForceDraw() })
		case <-every.C:
			if p := d.party.Load(); p != nil && p.Looking() {
				d.Application().QueueUpdate(func() {
					p.Follow()
					d.Application().ForceDraw()
				})
			}
			if d.looking.Load() {
				d.Application().QueueUpdate(func() {
					if t := d.table(); t != nil {
						t.s.Follow()
						d.Application().ForceDraw()
					}
				})
			}
		}
	}
}
