package screen

import (
	"sync"
	"sync/atomic"

	"github.com/gdamore/tcell/v2"
)

// mostWaiting is how many events may wait for the event loop; beyond that, the terminal waits. It is more than anyone
// types ahead, so that a Ctrl-C behind them is noticed.
const mostWaiting = 1 << 16

// Keys counts the keys that are on their way to the event loop.
type Keys struct {
	came, took  atomic.Int64
	interrupted atomic.Bool
}

// KeysOf returns the keys of a screen that Ready or Open has made. For any other screen it returns an empty count.
func KeysOf(scr tcell.Screen) *Keys {
	if r, ok := scr.(*ready); ok {
		return &r.in.keys
	}
	return &Keys{}
}

// Take counts a key that has reached the event loop. Keys of a paste are not counted.
func (k *Keys) Take() { k.took.Add(1) }

// Wait reports whether more keys wait behind the last one taken.
func (k *Keys) Wait() bool { return k.came.Load() > k.took.Load() }

// Interrupted reports whether a Ctrl-C has come, possibly behind other keys.
func (k *Keys) Interrupted() bool { return k.interrupted.Load() }

// come counts the keys among events that arrive together: a single key counts, a paste does not.
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

// inbox takes events out of tcell's queue as they come and keeps them, in order, for the event loop. It continues
// while the screen is being ended or suspended, because the event loop is then waiting and nothing else would empty
// the queue.
type inbox struct {
	from    <-chan tcell.Event
	to      chan tcell.Event
	begin   sync.Once
	leaving chan bool     // whether to take everything, no matter how much waits
	ended   chan struct{} // closed by the screen when there is nothing more to take
	keys    Keys
}

// newInbox returns the inbox of a screen of tcell.
func newInbox(scr tcell.Screen) *inbox {
	queue := scr.(interface{ EventQ() chan tcell.Event }).EventQ()
	return &inbox{from: queue, to: make(chan tcell.Event), leaving: make(chan bool), ended: make(chan struct{})}
}

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

func (in *inbox) start() { in.begin.Do(func() { go in.run() }) }

// leave sets whether to take everything as it comes, although the event loop takes nothing.
func (in *inbox) leave(on bool) {
	in.start()
	select {
	case in.leaving <- on:
	case <-in.ended:
	}
}

// poll returns the next event, or nil once the screen is finished.
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
