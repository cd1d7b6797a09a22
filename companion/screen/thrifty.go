package screen

import (
	"bytes"

	"github.com/gdamore/tcell/v2"
)

// thrifty is a terminal that gets the same in fewer bytes, and is no larger than what can be drawn.
type thrifty struct {
	tcell.Tty
	hidden bool // the cursor is hidden already
}

// The largest screen that is drawn, in columns and rows: larger than any that people use. Every place of it takes some
// hundred bytes, so a terminal that says it has 65,535 columns and rows would need more memory than there is.
const (
	mostColumns = 500
	mostRows    = 200
)

// WindowSize implements tcell.Tty. What a larger terminal has to the right and below stays blank.
func (t *thrifty) WindowSize() (tcell.WindowSize, error) {
	size, err := t.Tty.WindowSize()
	size.Width, size.Height = min(size.Width, mostColumns), min(size.Height, mostRows)
	return size, err
}

// Write implements tcell.Tty.
func (t *thrifty) Write(b []byte) (int, error) {
	if _, err := t.Tty.Write(shorter(t.hiding(b))); err != nil {
		return 0, err
	}
	return len(b), nil
}

// hides hides the cursor, shows shows it. empties empties the screen; after it the state of the terminal is not
// known.
var hides, shows, empties = []byte("\x1b[?25l"), []byte("\x1b[?25h"), []byte("\x1b[2J")

// hiding takes the command that hides the cursor out of some bytes while the cursor is hidden: tcell sends it at
// the beginning and at the end of every frame.
func (t *thrifty) hiding(b []byte) []byte {
	var out []byte
	t.hidden = t.hidden && !bytes.Contains(b, empties)
	for {
		at := bytes.Index(b, hides)
		if at < 0 {
			t.hidden = t.hidden && !bytes.Contains(b, shows)
			return append(out, b...)
		}
		out = append(out, b[:at]...)
		if !t.hidden || bytes.Contains(b[:at], shows) {
			out = append(out, hides...)
		}
		t.hidden, b = true, b[at+len(hides):]
	}
}

// plainly is what tcell sends on most terminals to go back to plain letters: the usual set of characters, which
// it leaves only for a moment, and no colours.
var plainly = []byte("\x1b(B\x1b[m")

// none is what ends all colours and marks.
var none = []byte("\x1b[m")

// shorter makes one command of the commands for colours and marks (ECMA-48, SGR) that follow one another:
// "\x1b[m\x1b[31m\x1b[1m" is "\x1b[0;31;1m".
func shorter(b []byte) []byte {
	b = bytes.ReplaceAll(b, plainly, none)
	out := make([]byte, 0, len(b))
	for joins := false; len(b) > 0; {
		n := sgr(b)
		switch {
		case n > len(none) && joins:
			if out = out[:len(out)-1]; out[len(out)-1] == '[' {
				out = append(out, '0')
			}
			out = append(out, ';')
			out = append(out, b[len("\x1b["):n]...)
		case n > 0:
			out = append(out, b[:n]...)
		default:
			out = append(out, b[0])
		}
		b, joins = b[max(1, n):], n > 0
	}
	return out
}

// sgr is the length of the command for a colour or mark with which some bytes begin; 0 for none.
func sgr(b []byte) int {
	rest, ok := bytes.CutPrefix(b, []byte("\x1b["))
	if !ok {
		return 0
	}
	rest = bytes.TrimLeft(rest, "0123456789;")
	if len(rest) == 0 || rest[0] != 'm' {
		return 0
	}
	return len(b) - len(rest) + 1
}
