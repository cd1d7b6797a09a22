package screen

import "github.com/gdamore/tcell/v2"

// bounded is a terminal that is no larger than what can be drawn.
type bounded struct{ tcell.Tty }

// The largest screen that is drawn, in columns and rows: larger than any that people use. Every place of it takes some
// hundred bytes, so a terminal that says it has 65,535 columns and rows would need more memory than there is.
const (
	mostColumns = 500
	mostRows    = 200
)

// WindowSize implements tcell.Tty. What a larger terminal has to the right and below stays blank.
func (t *bounded) WindowSize() (tcell.WindowSize, error) {
	size, err := t.Tty.WindowSize()
	size.Width, size.Height = min(size.Width, mostColumns), min(size.Height, mostRows)
	return size, err
}
