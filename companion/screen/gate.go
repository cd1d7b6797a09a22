package screen

import (
	"sync"
	"unicode/utf8"

	"github.com/gdamore/tcell/v2"
)

// gate is a terminal whose keys can be held back. While tcell finishes or suspends a
// screen, its reader may be waiting to hand on keys that nobody takes any more: the
// program would never end (tcell issue 1155). With the gate shut first the reader waits
// here, where it can be let go.
type gate struct {
	tcell.Tty
	mu      sync.Mutex
	changed *sync.Cond
	started bool // tcell reads, or is about to
	shut    bool
	waits   bool // the reader waits at the gate
	open    bool // the reader may go, though the gate is shut: tcell has told it to end

	torn []byte // the beginning of a character whose end is to come; the reader's alone
}

func newGate(tty tcell.Tty) *gate {
	g := &gate{Tty: tty}
	g.changed = sync.NewCond(&g.mu)
	return g
}

// set changes the gate and tells who waits for it.
func (g *gate) set(change func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	change()
	g.changed.Broadcast()
}

// Start implements tcell.Tty: the gate is open again.
func (g *gate) Start() error {
	err := g.Tty.Start()
	g.set(func() { g.started, g.shut, g.waits, g.open = err == nil, false, false, false })
	return err
}

// Read implements tcell.Tty. What was read before the gate was shut is handed on, in whole
// characters: over a byte that is no text tcell would work for ever (a loop that takes
// nothing away), so such a byte is no key.
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

// characters are the whole characters of some bytes, at their beginning, and apart from
// them those of one that is torn off at the end.
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

// read is Read for bytes.
func (g *gate) read(b []byte) (int, error) {
	g.mu.Lock()
	shut := g.shut
	g.mu.Unlock()
	if !shut {
		n, err := g.Tty.Read(b)
		g.mu.Lock()
		shut = g.shut
		if !shut && err != nil {
			g.started = false // tcell reads no more
			g.changed.Broadcast()
		}
		g.mu.Unlock()
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

// close shuts the gate and returns when the reader waits at it, or reads no more. What
// the reader was to hand on must be taken meanwhile.
func (g *gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.started || g.shut {
		return
	}
	g.shut = true
	g.mu.Unlock()
	_ = g.Tty.Drain() // wakes a reader that waits for a key; what cannot be woken is no terminal any more
	g.mu.Lock()
	for g.started && !g.waits {
		g.changed.Wait()
	}
}

// Drain implements tcell.Tty: tcell has told its reader to end, and waits for that.
func (g *gate) Drain() error {
	g.close()
	g.set(func() { g.open = true })
	return nil
}

// Stop implements tcell.Tty.
func (g *gate) Stop() error {
	g.set(func() { g.started = false })
	return g.Tty.Stop()
}
