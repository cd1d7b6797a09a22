package screen

import (
	"errors"

	"github.com/gdamore/tcell/v2"
)

// Open fails: a browser has no terminal. Its page has a screen of its own.
func Open(bool, bool) (tcell.Screen, error) { return nil, errors.ErrUnsupported }
