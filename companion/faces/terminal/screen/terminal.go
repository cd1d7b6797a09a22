package screen

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
	"golang.org/x/term"

	"kingoftokyo/companion/words/text"
)

// exitCrash is the exit status after a bug in the program.
const exitCrash = 70

// hangup means that the terminal's window was closed. abort asks the program to end at once and to print its state,
// which would leave the terminal as it is. Browsers have no names for these signals.
const (
	hangup = syscall.Signal(1)
	abort  = syscall.Signal(6)
)

// grace is how long the program may take to end after a signal.
const grace = time.Second

// endings returns a channel that receives the signals that end the program.
func endings() chan os.Signal {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, hangup, syscall.SIGQUIT, abort)
	return signals
}

// Ready prepares an initialised screen for a dashboard: the terminal receives only what has changed, and the screen
// can be ended no matter what keys come.
func Ready(scr tcell.Screen) tcell.Screen { return &ready{shadow: newShadow(scr), in: newInbox(scr)} }

// ready is a screen that is already initialised. tview would initialise it again and ignore any error.
type ready struct {
	*shadow
	in   *inbox
	keys *gate // nil if the screen is not a terminal that we opened
	// asked is the terminal if it was asked for its background, else nil.
	asked *asking
	// before has the terminal's settings before the program changed them; nil if they are unknown.
	before *term.State
	// ends receives the signals that end the program, from before the terminal was changed; nil if Open did not make
	// the screen.
	ends chan os.Signal
	fini sync.Once
}

// Init does nothing.
func (*ready) Init() error { return nil }

// PollEvent implements tcell.Screen. It returns the next event, or nil once the screen is finished.
func (r *ready) PollEvent() tcell.Event { return r.in.poll() }

// Fini implements tcell.Screen. It returns even if keys keep coming.
func (r *ready) Fini() {
	r.fini.Do(func() {
		r.leave(true)
		r.shadow.Fini()
		close(r.in.ended)
	})
}

// Suspend implements tcell.Screen. It returns even if keys keep coming.
func (r *ready) Suspend() error {
	r.leave(true)
	defer r.leave(false)
	return r.shadow.Suspend()
}

// leave sets whether tcell's queue is emptied although the event loop takes nothing; if on, it also holds further keys back.
func (r *ready) leave(on bool) {
	r.in.leave(on)
	if on && r.asked != nil {
		r.asked.answered()
	}
	if on && r.keys != nil {
		r.keys.close()
	}
}

// Terminal is what a dashboard runs on and where a crash is reported.
type Terminal struct {
	Screen tcell.Screen // made ready
	ErrOut io.Writer    // receives the report of a crash, or of a file that could not be closed
	// Crash returns the words for the player after a bug in the program: that nothing was lost. It is called only
	// then.
	Crash func() string
}

// Dashboard is what a terminal needs from a dashboard.
type Dashboard interface {
	// Application returns its event loop.
	Application() *tview.Application
	// Words returns the catalogue of the texts on the screen.
	Words() *text.Catalogue
	// Quit ends the event loop; keys that come later do nothing.
	Quit()
	// Beside runs in parallel with the event loop, under Guard, until done is closed.
	Beside(done <-chan struct{})
	// Leave releases what the dashboard holds once the loop has ended.
	Leave() error
}

// Run runs a dashboard until the player leaves; open makes it and opens its first page. Run restores the terminal whatever
// happens, be it a signal or a bug of ours. It returns the exit status: 0, 128 plus the number of the signal that ended the
// program, or 70 after a crash. The error is that of open: nothing runs then.
func (t *Terminal) Run(open func() (Dashboard, error)) (status int, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			t.crash(fault)
			status = exitCrash
		}
	}()
	var signals chan os.Signal
	if r, ok := t.Screen.(*ready); ok && r.ends != nil {
		signals = r.ends
	} else {
		signals = endings()
	}
	defer signal.Stop(signals)
	var signalled atomic.Int32
	opened, done := make(chan Dashboard, 1), make(chan struct{})
	defer close(done)
	t.Guard(func() {
		select {
		case s := <-signals:
			if n, ok := s.(syscall.Signal); ok {
				signalled.Store(128 + int32(n))
			}
		case <-done:
			return
		}
		late := time.AfterFunc(grace, func() { t.abandon(int(signalled.Load())) })
		defer late.Stop()
		select {
		case a := <-opened:
			go a.Application().QueueUpdate(a.Quit) // queued for the loop: before the loop runs, there is nothing to stop
			<-done
		case <-done:
		}
	})
	a, err := open()
	if err != nil {
		t.Screen.Fini()
		return 0, err
	}
	loop := a.Application()
	opened <- a
	t.Guard(func() { a.Beside(done) })
	err = loop.Run()
	if failed := a.Leave(); failed != nil {
		fmt.Fprintln(t.ErrOut, "kot: "+a.Words().Error(failed))
	}
	if err != nil { // the terminal cannot be read: its window was closed, and the signal comes a moment later
		signalled.CompareAndSwap(0, 128+int32(hangup))
	}
	return int(signalled.Load()), nil
}

// abandon ends the program if it cannot end in good order: the window accepts no more output, or the disk does not
// respond. Nothing is lost, because every step was written when it was played.
func (t *Terminal) abandon(status int) {
	if r, ok := t.Screen.(*ready); ok && r.before != nil {
		_ = term.Restore(int(os.Stdin.Fd()), r.before) // restores echo and line mode; what the window shows stays
	}
	os.Exit(status)
}

// Guard runs a function in parallel with the event loop. If the function panics, Guard restores the terminal before
// the program ends.
func (t *Terminal) Guard(do func()) {
	go func() {
		defer func() {
			if p := recover(); p != nil {
				t.crash(p)
				os.Exit(exitCrash)
			}
		}()
		do()
	}()
}

// crash restores the terminal, tells the player that nothing was lost, and shows developers where the program failed.
func (t *Terminal) crash(p any) {
	t.Screen.Fini()
	fmt.Fprintf(t.ErrOut, "%s\n%v\n%s", t.Crash(), p, debug.Stack())
}
