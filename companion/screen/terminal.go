package screen

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"sync/atomic"
	"syscall"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/text"
)

// exitCrash is the exit status after a fault of the program's own.
const exitCrash = 70

// Open makes the terminal's screen ready to draw on. The error says why the
// terminal cannot show a dashboard: no terminal, TERM unset, dumb or unknown.
func Open(mouse bool) (tcell.Screen, error) {
	scr, err := tcell.NewScreen()
	if err != nil {
		return nil, err
	}
	if err := scr.Init(); err != nil {
		return nil, err
	}
	if mouse {
		scr.EnableMouse(tcell.MouseButtonEvents)
	}
	return Ready(scr), nil
}

// Ready is a screen already initialised, made ready for an App: the terminal is
// handed what changed alone.
func Ready(scr tcell.Screen) tcell.Screen { return ready{newShadow(scr)} }

// ready is a screen already initialised: tview would do it once more, and pass
// over an error.
type ready struct{ *shadow }

// Init does nothing.
func (ready) Init() error { return nil }

// Terminal is what an App runs on, and who is told when it falls.
type Terminal struct {
	Screen tcell.Screen // made ready
	ErrOut io.Writer    // where a crash is told, and a file that could not be closed
	// Crash are the words for the player after a fault of the program's own: that
	// nothing was lost. Nobody asks for them before.
	Crash func() string
}

// Dashboard is what a terminal needs of a dashboard.
type Dashboard interface {
	// Application is its event loop.
	Application() *tview.Application
	// OnSuspend takes what hands the terminal to the shell, until the player comes back.
	OnSuspend(do func())
	// Words is the catalogue everything is said from.
	Words() *text.Catalogue
}

// Program is what runs on a terminal.
type Program struct {
	// Open makes the dashboard and opens its first page. Where it fails, nothing runs.
	Open func() (Dashboard, error)
	// Beside runs beside the event loop, under guard, until done is closed; it may be
	// nil.
	Beside func(done <-chan struct{})
	// Close gives back what the program holds once the loop has ended; it may be nil.
	Close func() error
}

// Run runs a program until the player leaves, and gives the terminal back clean
// whatever happens: a signal, a fault of ours. It returns the exit status: 0, 128
// and the number of the signal that ended it, or 70 after a crash. The error is
// that of Open.
func (t *Terminal) Run(p Program) (status int, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			t.Screen.Fini()
			t.crash(fault)
			status = exitCrash
		}
	}()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer signal.Stop(signals)
	a, err := p.Open()
	if err != nil {
		t.Screen.Fini()
		return 0, err
	}
	loop := a.Application()
	a.OnSuspend(func() { loop.Suspend(stopSelf) })
	var signalled atomic.Int32
	done := make(chan struct{})
	defer close(done)
	t.Guard(func() {
		select {
		case s := <-signals:
			if n, ok := s.(syscall.Signal); ok {
				signalled.Store(128 + int32(n))
			}
			loop.QueueUpdate(loop.Stop) // in the loop: before it runs there is nothing to stop
		case <-done:
		}
	})
	if p.Beside != nil {
		t.Guard(func() { p.Beside(done) })
	}
	err = loop.Run()
	if p.Close != nil {
		if failed := p.Close(); failed != nil {
			fmt.Fprintln(t.ErrOut, "kot: "+a.Words().Error(failed))
		}
	}
	if err != nil { // the terminal cannot be read: its window is closed, the signal comes a moment later
		signalled.CompareAndSwap(0, 128+int32(syscall.SIGHUP))
	}
	return int(signalled.Load()), nil
}

// Guard runs a function beside the event loop. A fault in it gives the terminal
// back before the program ends.
func (t *Terminal) Guard(do func()) {
	go func() {
		defer func() {
			if p := recover(); p != nil {
				t.Screen.Fini()
				t.crash(p)
				os.Exit(exitCrash)
			}
		}()
		do()
	}()
}

// crash tells the player that nothing was lost, and whoever mends the program
// where it fell.
func (t *Terminal) crash(p any) {
	fmt.Fprintf(t.ErrOut, "%s\n%v\n%s", t.Crash(), p, debug.Stack())
}
