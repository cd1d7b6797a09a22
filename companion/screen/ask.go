package screen

import (
	"strings"

	"github.com/gdamore/tcell/v2"
)

// Ask is a line typed below a table: anything the companion understands line by line.
type Ask struct {
	Help string // what may stand in the line, where it was begun for something
	line *Field
}

// NewAsk is a line that begins with a text.
func NewAsk(begin string) *Ask {
	return &Ask{line: NewField(func() string { return ":" }, begin)}
}

// Draw shows the line, and the help over the hints below it.
func (a *Ask) Draw(c Canvas) {
	if a.Help != "" {
		c.Rows(1, c.H-1).Clear()
		c.Rows(1, c.H-1).Over(c.Theme.Plain, a.Help)
	}
	a.line.Draw(c)
}

// Key types a key into the line. done says that it has ended: with what was typed
// or, by Esc or by Backspace in an empty line, with nothing.
func (a *Ask) Key(ev *tcell.EventKey) (line string, done bool) {
	empty := a.line.Text() == ""
	switch key := ev.Key(); {
	case key == tcell.KeyEscape, empty && (key == tcell.KeyBackspace || key == tcell.KeyBackspace2):
		return "", true
	case key == tcell.KeyEnter:
		return strings.TrimSpace(a.line.Text()), true
	}
	a.line.Key(ev)
	return "", false
}
