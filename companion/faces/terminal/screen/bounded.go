package screen

import "github.com/gdamore/tcell/v2"

// bounded is a terminal that reports no larger size than kot draws.
type bounded struct{ tcell.Tty }

// The largest screen drawn, in columns and rows: larger than any that people use. Each cell takes about a hundred
// bytes, so a terminal that claims to have 65,535 columns and rows would need more memory than there is.
const (
	mostColumns = 500
	mostRows    = 200
)

// WindowSize implements tcell.Tty. On a larger terminal, the area to the right and below stays blank.
func (t *bounded) WindowSize() (tcell.WindowSize, error) {
	size, err := t.Tty.WindowSize()
	size.Width, size.Height = min(size.Width, mostColumns), min(size.Height, mostRows)
	return size, err
}
