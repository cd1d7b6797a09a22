package screen

import (
	"testing"

	"github.com/gdamore/tcell/v2"
)

// sized is a terminal that reports a given size.
type sized struct {
	tcell.Tty
	w, h int
}

// WindowSize implements tcell.Tty.
func (s sized) WindowSize() (tcell.WindowSize, error) {
	return tcell.WindowSize{Width: s.w, Height: s.h}, nil
}

// TestLargest: a terminal that claims to be larger than any real one is drawn in part; one that people use is drawn completely.
func TestLargest(t *testing.T) {
	for _, c := range []struct{ w, h, wide, high int }{{80, 24, 80, 24}, {400, 150, 400, 150}, {1000, 1000, 500, 200}, {65535, 24, 500, 24}, {65535, 65535, 500, 200}} {
		if size, err := newGate(sized{w: c.w, h: c.h}).WindowSize(); err != nil || size.Width != c.wide || size.Height != c.high {
			t.Errorf("of %dx%d places %dx%d are drawn, %v; want %dx%d", c.w, c.h, size.Width, size.Height, err, c.wide, c.high)
		}
	}
}
