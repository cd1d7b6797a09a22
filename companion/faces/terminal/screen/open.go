//go:build !js

package screen

import (
	"errors"
	"os"
	"os/signal"
	"time"

	"github.com/gdamore/tcell/v2"
	"golang.org/x/term"
)

// Open makes the terminal's screen ready to draw on. The error says why the terminal cannot show a dashboard: there
// is none, or TERM is unset, dumb or unknown. If the character set is unknown, Open uses ASCII. If ground is set,
// Open asks the terminal for its background; Light returns the answer, if one comes.
func Open(mouse, ground bool) (scr tcell.Screen, err error) {
	tcell.SetEncodingFallback(tcell.EncodingFallbackASCII)
	before, err := term.GetState(int(os.Stdin.Fd()))
	if err != nil {
		return nil, err
	}
	ends := endings()
	defer func() {
		if err != nil {
			signal.Stop(ends)
		}
	}()
	tty, err := tcell.NewDevTty()
	if err != nil {
		return nil, err
	}
	var asked *asking
	if ground {
		asked = newAsking(tty, time.Now)
		tty = asked
	}
	keys := newGate(tty)
	raw, err := tcell.NewTerminfoScreenFromTty(keys)
	if err != nil {
		return nil, errors.Join(err, tty.Close())
	}
	if err := raw.Init(); err != nil {
		return nil, err
	}
	if mouse {
		raw.EnableMouse(tcell.MouseButtonEvents)
	}
	if ground {
		if _, err := asked.Write([]byte(question)); err != nil {
			keys.close()
			raw.Fini()
			return nil, err
		}
	}
	return &ready{shadow: newShadow(raw), in: newInbox(raw), keys: keys, asked: asked, before: before, ends: ends}, nil
}
