package screen

import (
	"sync"
	"sync/atomic"

	"github.com/gdamore/tcell/v2"
)

// mostWaiting is how many events may wait for the event loop; after that, the terminal waits. It is more than
// anybody types ahead, so that a Ctrl-C behind them is seen.
const mostWaiting = 1 << 16

// Keys counts the keys that are on their way to the event loop.
type Keys struct {
	came, took  atomic.Int64
	interrupted atomic.Bool
}

// KeysOf are the keys of a screen that Ready has made; nothing is known of the keys of any other screen.
func KeysOf(scr tcell.Screen) *Keys {
	if r, ok := scr.(*ready); ok && r.in != nil {
		return &r.in.keys
	}
	return &Keys{}
}

// Take counts a key that has reached the event loop. Keys of a paste are not counted.
func (k *Keys) Take() { k.took.Add(1) }

// Wait says whether more keys wait behind the last one that was taken.
func (k *Keys) Wait() bool { return k.came.Load() > k.took.Load() }

// Interrupted says whether a Ctrl-C has come, which may wait behind other keys.
func (k *Keys) Interrupted() bool { return k.interrupted.Load() }

// come counts the keys among events that come together: one key, or a paste.
func (k *Keys) come(events []tcell.Event) {
	if len(events) != 1 {
		return
	}
	if ev, ok := events[0].(*tcell.EventKey); ok {
		k.came.Add(1)
		if ev.Key() == tcell.KeyCtrlC {
			k.interrupted.Store(true)
		}
	}
}

// inbox takes events out of tcell's queue as they come and keeps them, in their order, for the event loop. It
// goes on while the screen is ended or suspended: the event loop then waits for that, and nothing else would
// empty the queue.
type inbox struct {
	from    <-chan tcell.Event
	to      chan tcell.Event
	begin   sync.Once
	leaving chan bool     // says that everything is taken, however much waits
	ended   chan struct{} // closed when there is nothing more to be taken
	keys    Keys
}

// newInbox is the inbox of a screen; it is nil for a screen that shows no queue.
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
			events := pasted.take(ev)
			in.keys.come(events)
			waiting = append(waiting, events...)
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

// leave sets whether everything is taken as it comes, although the event loop takes nothing.
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
