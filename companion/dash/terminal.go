package dash

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
)

// exitCrash is the exit status after a fault of the program's own.
const exitCrash = 70

// NewScreen makes the terminal's screen ready to draw on. The error says why the
// terminal cannot show a dashboard: no terminal, TERM unset, dumb or unknown.
func NewScreen(mouse bool) (tcell.Screen, error) {
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
	return ready{newShadow(scr)}, nil
}

// ready is a screen already initialised: tview would do it once more, and pass
// over an error.
type ready struct{ *shadow }

// Init does nothing.
func (ready) Init() error { return nil }

// Start runs the dashboard on a screen of NewScreen until the player leaves, and
// gives the terminal back clean whatever happens: a signal, a fault of ours.
// begin opens the first page. It returns the exit status: 0, 128 and the number
// of the signal that ended it, or 70 after a crash, which is told to errOut.
func Start(desk *companion.Desk, look Look, screen tcell.Screen, errOut io.Writer, begin func(*Dash) error) (status int, err error) {
	defer func() {
		if p := recover(); p != nil {
			screen.Fini()
			crash(errOut, desk, p)
			status = exitCrash
		}
	}()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer signal.Stop(signals)
	d, err := New(desk, look, screen)
	if err == nil {
		err = begin(d)
	}
	if err != nil {
		screen.Fini()
		return 0, err
	}
	d.suspend = func() { d.app.Suspend(stopSelf) }
	var signalled atomic.Int32
	done := make(chan struct{})
	defer close(done)
	Guard(screen, desk, errOut, func() {
		select {
		case s := <-signals:
			if n, ok := s.(syscall.Signal); ok {
				signalled.Store(128 + int32(n))
			}
			d.app.QueueUpdate(d.app.Stop) // in the loop: before it runs there is nothing to stop
		case <-done:
		}
	})
	Guard(screen, desk, errOut, func() { d.follow(done) })
	err = d.app.Run()
	if failed := d.close(); failed != nil {
		fmt.Fprintln(errOut, "kot: "+d.view.Error(failed))
	}
	if err != nil { // the terminal cannot be read: its window is closed, the signal comes a moment later
		signalled.CompareAndSwap(0, 128+int32(syscall.SIGHUP))
	}
	return int(signalled.Load()), nil
}

// follow reads a game that is played in another window anew every second, until
// the program ends.
func (d *Dash) follow(done <-chan struct{}) {
	every := time.NewTicker(time.Second)
	defer every.Stop()
	for {
		select {
		case <-done:
			return
		case <-every.C:
			if d.looking.Load() {
				d.app.QueueUpdate(func() {
					if t := d.table(); t != nil {
						t.s.Follow()
						d.app.ForceDraw()
					}
				})
			}
		}
	}
}

// Guard runs a function beside the event loop. A fault in it gives the terminal
// back before the program ends.
func Guard(screen tcell.Screen, desk *companion.Desk, errOut io.Writer, do func()) {
	go func() {
		defer func() {
			if p := recover(); p != nil {
				screen.Fini()
				crash(errOut, desk, p)
				os.Exit(exitCrash)
			}
		}()
		do()
	}()
}

// crash tells the player that nothing was lost, and whoever mends the program
// where it fell.
func crash(out io.Writer, desk *companion.Desk, p any) {
	text := "kot: a fault in the program. The game is saved up to the last step."
	if c, err := desk.Words(nil); err == nil {
		text = c.Say("dash.crash")
	}
	fmt.Fprintf(out, "%s\n%v\n%s", text, p, debug.Stack())
}
