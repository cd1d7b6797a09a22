// Package page is the screen on a page in a browser: what is drawn is handed out in batches of cells, and keys
// and taps come in through callbacks, which may not wait. It knows no game, and nothing of JavaScript.
package page

import (
	"encoding/binary"
	"sync"

	"github.com/gdamore/tcell/v2"
)

// Screen is a tcell.Screen for a page. What a page cannot do, such as fonts and the clipboard, is left to
// tcell's simulated screen.
type Screen struct {
	tcell.SimulationScreen
	show  func(cells []byte, w, h int)
	batch []byte
	out   chan tcell.Event

	mu     sync.Mutex
	w, h   int
	events []tcell.Event // the events that wait, in any number
	more   chan struct{} // has an element when events were added
	end    chan struct{}
	ended  sync.Once
}

// CellSize is how many bytes a cell takes in a batch. It is a row of numbers of four bytes, the lowest byte
// first: the cell's number (row by row), its character, the colours of the letter and of its ground (0xRRGGBB,
// or None), and its attributes.
const CellSize = 20

// None stands for the page's own colour.
const None = 0xffffffff

// The attributes of a cell.
const (
	Bold = 1 << iota
	Dim
	Reverse
	Underline
)

// New is a screen of a size, in cells. show is called with each batch of cells and the size it was drawn for; it
// may not keep the batch.
func New(w, h int, show func(cells []byte, w, h int)) *Screen {
	s := &Screen{SimulationScreen: tcell.NewSimulationScreen("UTF-8"), show: show, w: max(1, w), h: max(1, h),
		out: make(chan tcell.Event), more: make(chan struct{}, 1), end: make(chan struct{})}
	go s.hand()
	return s
}

// hand hands the events to the event loop, in their order.
func (s *Screen) hand() {
	for {
		s.mu.Lock()
		now := s.events
		s.events = nil
		s.mu.Unlock()
		for _, ev := range now {
			select {
			case s.out <- ev:
			case <-s.end:
				return
			}
		}
		if now != nil {
			continue
		}
		select {
		case <-s.more:
		case <-s.end:
			return
		}
	}
}

// post adds events. It never waits.
func (s *Screen) post(events ...tcell.Event) {
	s.mu.Lock()
	s.events = append(s.events, events...)
	s.mu.Unlock()
	select {
	case s.more <- struct{}{}:
	default:
	}
}

// Key is a key by the name that browsers give it: "a", "Enter", "ArrowUp". A key with any other name does
// nothing.
func (s *Screen) Key(name string, shift, ctrl bool) {
	mod := tcell.ModNone
	if shift {
		mod |= tcell.ModShift
	}
	c := []rune(name)
	switch key, known := keys[name]; {
	case known:
		s.post(tcell.NewEventKey(key, 0, mod))
	case len(c) != 1:
	case ctrl && c[0] >= 'a' && c[0] <= 'z':
		s.post(tcell.NewEventKey(tcell.KeyCtrlA+tcell.Key(c[0]-'a'), 0, tcell.ModCtrl))
	case !ctrl:
		s.post(tcell.NewEventKey(tcell.KeyRune, c[0], tcell.ModNone))
	}
}

// keys are the keys without a character.
var keys = map[string]tcell.Key{
	"Enter": tcell.KeyEnter, "Escape": tcell.KeyEscape, "Tab": tcell.KeyTab, "Backspace": tcell.KeyBackspace2, "Delete": tcell.KeyDelete,
	"ArrowUp": tcell.KeyUp, "ArrowDown": tcell.KeyDown, "ArrowLeft": tcell.KeyLeft, "ArrowRight": tcell.KeyRight,
	"PageUp": tcell.KeyPgUp, "PageDown": tcell.KeyPgDn, "Home": tcell.KeyHome, "End": tcell.KeyEnd, "F1": tcell.KeyF1,
}

// Tap is a tap, or a click, on a place of the screen.
func (s *Screen) Tap(x, y int) {
	s.post(tcell.NewEventMouse(x, y, tcell.Button1, tcell.ModNone), tcell.NewEventMouse(x, y, tcell.ButtonNone, tcell.ModNone))
}

// Wheel is a wheel turned by one notch, or a finger moved by one line.
func (s *Screen) Wheel(down bool) {
	button := tcell.WheelUp
	if down {
		button = tcell.WheelDown
	}
	s.post(tcell.NewEventMouse(0, 0, button, tcell.ModNone))
}

// Paste is a text pasted in one piece.
func (s *Screen) Paste(text string) {
	events := []tcell.Event{tcell.NewEventPaste(true)}
	for _, c := range text {
		events = append(events, tcell.NewEventKey(tcell.KeyRune, c, tcell.ModNone))
	}
	s.post(append(events, tcell.NewEventPaste(false))...)
}

// Fit gives the screen another size, in cells.
func (s *Screen) Fit(w, h int) {
	s.mu.Lock()
	s.w, s.h = max(1, w), max(1, h)
	s.mu.Unlock()
	s.post(tcell.NewEventResize(w, h))
}

// Init implements tcell.Screen.
func (s *Screen) Init() error { return nil }

// Size implements tcell.Screen.
func (s *Screen) Size() (w, h int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.w, s.h
}

// Colors implements tcell.Screen.
func (s *Screen) Colors() int { return 1 << 24 }

// EventQ is the queue from which the events are taken.
func (s *Screen) EventQ() chan tcell.Event { return s.out }

// SetContent implements tcell.Screen. It draws at once, because it is called only for what has changed.
func (s *Screen) SetContent(x, y int, char rune, _ []rune, style tcell.Style) {
	w, _ := s.Size()
	fg, bg, attrs := style.Decompose()
	look := uint32(0)
	for i, a := range []tcell.AttrMask{tcell.AttrBold, tcell.AttrDim, tcell.AttrReverse, tcell.AttrUnderline} {
		if attrs&a != 0 {
			look |= 1 << i
		}
	}
	for _, n := range []uint32{uint32(y*w + x), uint32(char), rgb(fg), rgb(bg), look} {
		s.batch = binary.LittleEndian.AppendUint32(s.batch, n)
	}
}

func rgb(c tcell.Color) uint32 {
	if n := c.Hex(); n >= 0 {
		return uint32(n)
	}
	return None
}

// Show implements tcell.Screen: it hands the batch out.
func (s *Screen) Show() {
	if len(s.batch) > 0 {
		w, h := s.Size()
		s.show(s.batch, w, h)
		s.batch = s.batch[:0]
	}
}

// Sync implements tcell.Screen.
func (s *Screen) Sync() { s.Show() }

// Fini implements tcell.Screen.
func (s *Screen) Fini() { s.ended.Do(func() { close(s.end) }) }

// ShowCursor and HideCursor do nothing: text fields draw their own.
func (s *Screen) ShowCursor(int, int) {}

// HideCursor implements tcell.Screen.
func (s *Screen) HideCursor() {}

// A page has none of what follows: it belongs to terminals.

// EnableMouse implements tcell.Screen.
func (s *Screen) EnableMouse(...tcell.MouseFlags) {}

// DisableMouse implements tcell.Screen.
func (s *Screen) DisableMouse() {}

// EnablePaste implements tcell.Screen.
func (s *Screen) EnablePaste() {}

// DisablePaste implements tcell.Screen.
func (s *Screen) DisablePaste() {}

// SetTitle implements tcell.Screen.
func (s *Screen) SetTitle(string) {}

// SetStyle implements tcell.Screen.
func (s *Screen) SetStyle(tcell.Style) {}
