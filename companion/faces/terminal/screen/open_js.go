package screen

import (
	"errors"

	"github.com/gdamore/tcell/v2"
)

// Open fails: a browser has no terminal. The web page has its own screen.
func Open(bool, bool) (tcell.Screen, error) { return nil, errors.ErrUnsupported }
