//go:build unix

package main

import (
	"bytes"
	"io"
	"os"
	"strings"
	"syscall"
	"time"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/faces/terminal/screen"
)

// mostInside is how many keys a game in process gets.
const mostInside = 4000

// board runs the dashboard on a screen in memory, with a saved game, until it is left, and
// hands its event loop out once it has one. It is all that the soak knows of a dashboard.
func (p *player) board(scr tcell.Screen, path string, said io.Writer, begun func(*tview.Application)) (status int, err error) {
	look := terminal.Look{ASCII: p.IntN(4) == 0, Big: p.IntN(4) == 0}
	return terminal.Start(p.desk().Desk, look, screen.Ready(scr), said, func(d *terminal.Dash) error {
		begun(d.Application())
		return d.Resume(path)
	})
}

// drawnAfter is how many keys come between two frames, at random: as after a burst of keys.
// Through a terminal each is drawn.
const drawnAfter = 120

// press does what the event loop does with a key, but for drawing.
func press(loop *tview.Application, ev *tcell.EventKey) {
	if capture := loop.GetInputCapture(); capture != nil {
		if ev = capture(ev); ev == nil {
			return
		}
	}
	if at := loop.GetFocus(); at != nil {
		if handle := at.InputHandler(); handle != nil {
			handle(ev, func(to tview.Primitive) { loop.SetFocus(to) })
		}
	}
}

// inside plays a game with random keys, taps and resizes in this process, as fast as the
// dashboard takes them.
func (p *player) inside() {
	path := p.fresh()
	scr := tcell.NewSimulationScreen("UTF-8")
	must(scr.Init())
	scr.SetSize(80, 24)
	var said bytes.Buffer
	ended, begun := make(chan struct{}), make(chan *tview.Application, 1)
	go func() {
		defer close(ended)
		status, err := p.board(scr, path, io.MultiWriter(&said, os.Stderr), func(loop *tview.Application) { begun <- loop })
		switch {
		case err != nil:
			p.fall(&p.no, "in process: %v", err)
		case status == 128+int(syscall.SIGINT), status == 128+int(syscall.SIGTERM): // the soak itself is ended
		case status != 0:
			p.fall(&p.panics, "in process: status %d: %s", status, said.String())
		}
	}()
	loop := <-begun
	var sent []string
	var batch []*tcell.EventKey
	keys := int64(0)
	press := func() bool { // what is drawn once counts for all of them
		done, now := make(chan struct{}), batch
		batch, keys = nil, keys+int64(len(batch))
		go func() {
			loop.QueueUpdate(func() {
				for _, ev := range now {
					press(loop, ev)
				}
				loop.ForceDraw()
			})
			close(done)
		}()
		select {
		case <-done:
			return true
		case <-ended: // a tap has left
			return false
		case <-time.After(forever):
			p.fall(&p.hangs, "in process: %d keys take minutes; the last ones were %s", len(now), strings.Join(sent, " "))
			return false
		}
	}
	post := func(ev tcell.Event) {
		for scr.PostEvent(ev) != nil {
			select {
			case <-ended:
				return
			case <-time.After(time.Millisecond): // its queue is full
			}
		}
	}
	for on := true; on && keys < mostInside; {
		at := p.event()
		if sent = append(sent, at.name); len(sent) > 200 {
			sent = sent[1:]
		}
		switch ev := at.ev.(type) {
		case nil:
			scr.SetSize(1+p.IntN(160), 1+p.IntN(60))
		case *tcell.EventKey:
			batch = append(batch, ev)
			if p.IntN(40) == 0 {
				batch = append(batch, p.roll()...)
			}
			if p.IntN(drawnAfter) == 0 {
				on = press()
			}
		default:
			on = press()
			post(ev)
		}
	}
	p.insideKeys.Add(keys)
	p.insideGames.Add(1)
	before := p.read()
	post(tcell.NewEventPaste(false)) // else it would be part of the text
	post(tcell.NewEventKey(tcell.KeyCtrlC, 0, tcell.ModNone))
	select {
	case <-ended:
	case <-time.After(forever):
		p.fall(&p.hangs, "in process: it does not end minutes after Ctrl-C; the last keys were %s", strings.Join(sent, " "))
		return
	}
	p.sound(before, "in process, the last keys being "+strings.Join(sent, " "))
}

// roll are the keys of a roll, so that games get on.
func (p *player) roll() []*tcell.EventKey {
	var out []*tcell.EventKey
	for range 4 + p.IntN(5) {
		out = append(out, tcell.NewEventKey(tcell.KeyRune, rune("chefdpbs123"[p.IntN(11)]), tcell.ModNone))
	}
	return append(out, tcell.NewEventKey(tcell.KeyEnter, 0, tcell.ModNone))
}

// happens is an event and its name; no event is a resize.
type happens struct {
	ev   tcell.Event
	name string
}

// named are keys that are no characters.
var named = []tcell.Key{
	tcell.KeyEnter, tcell.KeyEnter, tcell.KeyEscape, tcell.KeyEscape, tcell.KeyBackspace2, tcell.KeyTab, tcell.KeyUp, tcell.KeyDown, tcell.KeyLeft, tcell.KeyRight,
	tcell.KeyPgUp, tcell.KeyPgDn, tcell.KeyHome, tcell.KeyEnd, tcell.KeyCtrlR, tcell.KeyCtrlL, tcell.KeyF1, tcell.KeyDelete, tcell.KeyInsert, tcell.KeyBacktab, tcell.KeyCtrlW, tcell.KeyCtrlU, tcell.KeyCtrlK,
}

// event is a random key, tap, turn of the wheel, mark of a paste or resize.
func (p *player) event() happens {
	switch n := p.IntN(100); {
	case n < 70:
		c := rune(often[p.IntN(len(often))])
		if n < 12 {
			c = rune(' ' + p.IntN('~'-' '+1))
		} else if n == 12 {
			c = []rune("ж王\u202e\u009b🚀")[p.IntN(5)]
		}
		if c == 'q' || c == 'A' {
			c = latin(p.Rand)
		}
		return happens{tcell.NewEventKey(tcell.KeyRune, c, tcell.ModNone), string(c)}
	case n < 85: // or all of it would be spent in the search for cards
		return happens{tcell.NewEventKey(tcell.KeyEscape, 0, tcell.ModNone), "Esc"}
	case n < 99:
		k := named[p.IntN(len(named))]
		return happens{tcell.NewEventKey(k, 0, tcell.ModNone), tcell.KeyNames[k]}
	}
	switch p.IntN(8) { // each of these is drawn
	case 0, 1, 2:
		button := []tcell.ButtonMask{tcell.Button1, tcell.ButtonNone, tcell.WheelUp, tcell.WheelDown}[p.IntN(4)]
		return happens{tcell.NewEventMouse(p.IntN(80), p.IntN(22), button, tcell.ModNone), "tap"}
	case 3:
		return happens{tcell.NewEventPaste(p.IntN(2) == 0), "paste"}
	case 4:
		return happens{nil, "resize"}
	}
	return p.event()
}
