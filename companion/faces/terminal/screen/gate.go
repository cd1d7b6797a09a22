package screen

import (
	"sync"
	"unicode/utf8"

	"github.com/gdamore/tcell/v2"
)

// The largest screen drawn, in columns and rows: larger than any that people use. Each cell takes about a hundred
// bytes, so a terminal that claims to have 65,535 columns and rows would need more memory than there is.
const (
	mostColumns = 500
	mostRows    = 200
)

// gate is a terminal that can hold its keys back. While tcell ends or suspends a screen, its reader may be waiting to
// deliver keys that nobody receives any more, and the program would never end (tcell issue 1155). If the gate is shut
// first, the reader waits here instead, where it can be released.
type gate struct {
	tcell.Tty
	mu      sync.Mutex
	changed *sync.Cond
	started bool // tcell reads, or is about to
	shut    bool
	waits   bool // the reader waits at the gate
	open    bool // tcell has told the reader to end, so it may pass although the gate is shut

	torn []byte // the beginning of a character whose end has not arrived yet; only the reader uses it
}

func newGate(tty tcell.Tty) *gate {
	g := &gate{Tty: tty}
	g.changed = sync.NewCond(&g.mu)
	return g
}

// WindowSize implements tcell.Tty. On a larger terminal, the area to the right and below stays blank.
func (g *gate) WindowSize() (tcell.WindowSize, error) {
	size, err := g.Tty.WindowSize()
	size.Width, size.Height = min(size.Width, mostColumns), min(size.Height, mostRows)
	return size, err
}

// set changes the gate and wakes everyone who waits for the change.
func (g *gate) set(change func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	change()
	g.changed.Broadcast()
}

// Start implements tcell.Tty. It opens the gate again.
func (g *gate) Start() error {
	err := g.Tty.Start()
	g.set(func() { g.started, g.shut, g.waits, g.open = err == nil, false, false, false })
	return err
}

// Read implements tcell.Tty. It passes on what was read before the gate was shut, in whole characters. It drops bytes
// that belong to no text, because tcell would loop forever on such a byte.
func (g *gate) Read(b []byte) (int, error) {
	for {
		torn := copy(b, g.torn)
		n, err := g.read(b[torn:])
		if n == 0 {
			return 0, err
		}
		whole, rest := characters(b[:torn+n])
		g.torn = append(g.torn[:0], rest...)
		if len(whole) > 0 || err != nil {
			return len(whole), err
		}
	}
}

// characters splits bytes into the whole characters at the beginning and the bytes of a character that is cut off at
// the end.
func characters(b []byte) (whole, torn []byte) {
	at, kept := 0, 0
	for at < len(b) {
		c, size := utf8.DecodeRune(b[at:])
		if c == utf8.RuneError && size == 1 && !utf8.FullRune(b[at:]) {
			torn = b[at:]
			break
		}
		if c != utf8.RuneError || size > 1 {
			kept += copy(b[kept:], b[at:at+size])
		}
		at += size
	}
	return b[:kept], torn
}

// read is Read for bytes that may end inside a character.
func (g *gate) read(b []byte) (int, error) {
	shut := false
	g.set(func() { shut = g.shut })
	if !shut {
		n, err := g.Tty.Read(b)
		g.set(func() {
			if shut = g.shut; !shut && err != nil {
				g.started = false // tcell has stopped reading
			}
		})
		if n > 0 || !shut {
			return n, err
		}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.waits = true
	g.changed.Broadcast()
	for !g.open {
		g.changed.Wait()
	}
	return 0, nil
}

// close shuts the gate. It returns once the reader waits at the gate or has stopped reading. Until then, someone must
// receive what the reader delivers.
func (g *gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.started || g.shut {
		return
	}
	g.shut = true
	g.mu.Unlock()
	_ = g.Tty.Drain() // wakes a reader that waits for a key; if that fails, the terminal is gone
	g.mu.Lock()
	for g.started && !g.waits {
		g.changed.Wait()
	}
}

// Drain implements tcell.Tty: tcell has told its reader to end and waits for that. Between two keys the reader ends without
// coming to the gate again, so Drain does not wait for it. The caller that ends or suspends a screen must shut the gate first.
func (g *gate) Drain() error {
	shut := false
	g.set(func() { shut, g.shut, g.open = g.shut, true, true })
	if shut {
		return nil
	}
	return g.Tty.Drain() // wakes a reader that waits for a key
}

// Stop implements tcell.Tty.
func (g *gate) Stop() error {
	g.set(func() { g.started = false })
	return g.Tty.Stop()
}
