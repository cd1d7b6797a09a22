package screen

import (
	"errors"
	"io"
	"slices"
	"testing"

	"github.com/gdamore/tcell/v2"
)

// script is a terminal that delivers what a test gives it, one piece per read.
type script struct {
	tcell.Tty
	pieces []string
	drain  chan struct{} // closed to end a read that waits
}

func (s *script) Read(b []byte) (int, error) {
	if len(s.pieces) == 0 {
		<-s.drain
		return 0, io.EOF
	}
	n := copy(b, s.pieces[0])
	s.pieces = s.pieces[1:]
	return n, nil
}

func (s *script) Start() error { return nil }
func (s *script) Drain() error { close(s.drain); return nil }

// TestWholeCharacters: tcell receives whole characters, and no bytes that are not text.
func TestWholeCharacters(t *testing.T) {
	tty := &script{pieces: []string{"a", "\xff", "b\xffc\xc3", "\xa9", "\xe7\x8e", "\x8b!", "\xf0\x9f", "x", "\xed\xa0\x80\xc0\xafy\uFFFD"}, drain: make(chan struct{})}
	g := newGate(tty)
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for b := make([]byte, 128); len(tty.pieces) > 0; {
		n, err := g.Read(b)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, string(b[:n]))
	}
	if want := []string{"a", "bc", "é", "王!", "x", "y\uFFFD"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestGate: once the gate is shut, a reader that waits for a key waits at the gate, until tcell releases it; what it has
// already read is passed on.
func TestGate(t *testing.T) {
	tty := &script{drain: make(chan struct{})}
	g := newGate(tty)
	if g.close(); g.shut {
		t.Error("a gate where nobody reads is shut")
	}
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	type result struct {
		n   int
		err error
	}
	read := make(chan result)
	go func() {
		n, err := g.Read(make([]byte, 8))
		read <- result{n, err}
	}()
	g.close() // returns once the reader waits
	select {
	case r := <-read:
		t.Errorf("the reader went on with %v", r)
	default:
	}
	if err := g.Drain(); err != nil {
		t.Fatal(err)
	}
	if r := <-read; r != (result{}) {
		t.Errorf("let go, the reader has %v", r)
	}
}

// TestGateWithoutReader: a reader that has failed is not waited for.
func TestGateWithoutReader(t *testing.T) {
	tty := &script{drain: make(chan struct{})}
	close(tty.drain)
	g := newGate(tty)
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := g.Read(make([]byte, 8)); !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	g.close()
}

// TestGateBetweenKeys: a reader that tcell told to end while it was not reading never comes to the gate again, and is not
// waited for.
func TestGateBetweenKeys(t *testing.T) {
	g := newGate(&script{drain: make(chan struct{})})
	if err := errors.Join(g.Start(), g.Drain()); err != nil {
		t.Fatal(err)
	}
}
