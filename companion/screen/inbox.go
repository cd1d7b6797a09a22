package screen

import (
	"sync"

	"github.com/gdamore/tcell/v2"
)

// mostWaiting is how many events wait for the event loop before the terminal has to.
const mostWaiting = 256

// inbox takes events out of tcell's queue as they come and keeps them, in their order,
// for the event loop. It goes on while the screen is finished or suspended, when the
// event loop waits for just that: nothing else would empty the queue then.
type inbox struct {
	from    <-chan tcell.Event
	to      chan tcell.Event
	begin   sync.Once
	leaving chan bool     // whether everything is to be taken, however much waits
	ended   chan struct{} // closed when there is nothing more to be taken
}

// newInbox takes from the queue of a screen; it is nil for a screen that shows none.
func newInbox(scr tcell.Screen) *inbox {
	s, ok := scr.(interface{ EventQ() chan tcell.Event })
	if !ok {
		return nil
	}
	return &inbox{from: s.EventQ(), to: make(chan tcell.Event), leaving: make(chan bool), ended: make(chan struct{})}
}

// run takes events until the inbox is ended.
func (in *inbox) run() {
	var waiting []tcell.Event
	var pasted paste
	leaving := false
	for {
		from, to := in.from, in.to
		var next tcell.Event
		if len(waiting) == 0 {
			to = nil
		} else {
			next = waiting[0]
		}
		if len(waiting) >= mostWaiting && !leaving {
			from = nil
		}
		select {
		case ev := <-from:
			waiting = append(waiting, pasted.take(ev)...)
		case to <- next:
			waiting = waiting[1:]
		case leaving = <-in.leaving:
		case <-in.ended:
			return
		}
	}
}

// start begins to take events, at the first call.
func (in *inbox) start() { in.begin.Do(func() { go in.run() }) }

// leave says whether everything is to be taken as it comes, though the event loop takes
// nothing.
func (in *inbox) leave(on bool) {
	in.start()
	select {
	case in.leaving <- on:
	case <-in.ended:
	}
}

// poll is the next event; nil once the screen is finished.
func (in *inbox) poll() tcell.Event {
	in.start()
	select {
	case <-in.ended:
		return nil
	default:
	}
	select {
	case <-in.ended:
		return nil
	case ev := <-in.to:
		return ev
	}
}

// end ends the inbox.
func (in *inbox) end() { close(in.ended) }
