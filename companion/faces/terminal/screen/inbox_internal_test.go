package screen

import (
	"slices"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"
)

// words returns events in words: characters, <paste> and </paste>, the names of other keys.
func words(events []tcell.Event) string {
	var out strings.Builder
	for _, ev := range events {
		switch ev := ev.(type) {
		case *tcell.EventPaste:
			out.WriteString(map[bool]string{true: "<paste>", false: "</paste>"}[ev.Start()])
		case *tcell.EventKey:
			if ev.Key() == tcell.KeyRune {
				out.WriteRune(ev.Rune())
			} else {
				out.WriteString("<" + ev.Name() + ">")
			}
		case *tcell.EventResize:
			out.WriteString("<resize>")
		}
	}
	return out.String()
}

// typedKeys returns the keys of a text.
func typedKeys(text string) []tcell.Event {
	var out []tcell.Event
	for _, c := range text {
		ev := tcell.NewEventKey(tcell.KeyRune, c, tcell.ModNone)
		switch {
		case c == '\r':
			ev = tcell.NewEventKey(tcell.KeyEnter, 0, tcell.ModNone)
		case c == '\t':
			ev = tcell.NewEventKey(tcell.KeyTab, 0, tcell.ModNone)
		case c < ' ':
			ev = tcell.NewEventKey(tcell.KeyCtrlSpace+tcell.Key(c), 0, tcell.ModCtrl)
		}
		out = append(out, ev)
	}
	return out
}

// TestPasteIsOneLine: pasted text arrives whole, as one line without anything invisible; no key in it means anything by
// itself.
func TestPasteIsOneLine(t *testing.T) {
	start, end := tcell.NewEventPaste(true), tcell.NewEventPaste(false)
	for text, want := range map[string]string{
		"ccf":                              "<paste>ccf</paste>",
		"two\rlines\n\tin":                 "<paste>two lines  in</paste>",
		"q\x03\x1b\x1aq":                   "<paste>qq</paste>",
		"a\u202eb\u009bc":                  "<paste>abc</paste>",
		"":                                 "<paste></paste>",
		strings.Repeat("x", 3*LongestLine): "<paste>" + strings.Repeat("x", LongestLine+1) + "</paste>",
	} {
		var p paste
		var out []tcell.Event
		for _, ev := range slices.Concat([]tcell.Event{start}, typedKeys(text), []tcell.Event{tcell.NewEventResize(80, 24), end}, typedKeys("k")) {
			out = append(out, p.take(ev)...)
		}
		if have := words(out); have != "<resize>"+want+"k" {
			t.Errorf("%q: %s, want <resize>%sk", text, have, want)
		}
	}
}

// TestPasteWithoutEnd: if the end of a paste is lost, Ctrl-C still quits, once nothing has come for a while: inside a
// text it is part of it.
func TestPasteWithoutEnd(t *testing.T) {
	var p paste
	var out []tcell.Event
	takes := func(events ...tcell.Event) {
		for _, ev := range events {
			out = append(out, p.take(ev)...)
		}
	}
	takes(tcell.NewEventPaste(true))
	takes(typedKeys("ab\x03c\x03")...)
	p.last = p.last.Add(-2 * aPause) // nothing comes for a while
	takes(typedKeys("\x03q")...)
	takes(tcell.NewEventPaste(false))
	if have := words(out); have != "<Ctrl+C>q" {
		t.Errorf("%s", have)
	}
}

// TestKeysWait: a Ctrl-C is noticed while thousands of keys wait before it, and so is whether more keys wait behind the
// last one taken; pasted text does not count.
func TestKeysWait(t *testing.T) {
	sim := tcell.NewSimulationScreen("UTF-8")
	if err := sim.Init(); err != nil {
		t.Fatal(err)
	}
	queue := sim.(interface{ EventQ() chan tcell.Event }).EventQ()
	scr := Ready(sim)
	defer scr.Fini()
	scr.(*ready).in.start()
	keys := KeysOf(scr)
	typed := slices.Concat(typedKeys("/"+strings.Repeat("wing", 974)), []tcell.Event{tcell.NewEventPaste(true)}, typedKeys("a\x03b"), []tcell.Event{tcell.NewEventPaste(false)}, typedKeys("x"))
	for _, ev := range typed {
		queue <- ev // nobody receives anything
	}
	queue <- tcell.NewEventResize(80, 24)
	pasting, taken := false, 0
	take := func() (resized bool) {
		switch ev := scr.PollEvent().(type) {
		case *tcell.EventResize:
			return true
		case *tcell.EventPaste:
			pasting = ev.Start()
		case *tcell.EventKey:
			if !pasting {
				keys.Take()
				taken++
			}
		}
		return false
	}
	for range 100 {
		take()
	}
	if keys.Interrupted() || !keys.Wait() {
		t.Errorf("interrupted %v, keys wait %v", keys.Interrupted(), keys.Wait())
	}
	for !take() {
	}
	if keys.Interrupted() || keys.Wait() || taken != 3898 {
		t.Errorf("behind %d keys: interrupted %v, keys wait %v", taken, keys.Interrupted(), keys.Wait())
	}
	for _, ev := range append(typed, typedKeys("\x03")...) {
		queue <- ev
	}
	queue <- tcell.NewEventResize(80, 24) // the inbox has taken everything before it
	queue <- tcell.NewEventResize(80, 24)
	for !keys.Interrupted() {
		take()
	}
	if left := int(keys.came.Load() - keys.took.Load()); left < 3800 {
		t.Errorf("known with %d keys before it", left)
	}
	if k := KeysOf(sim); k.Wait() || k.Interrupted() {
		t.Error("keys wait where none are known")
	}
}

// TestFinishedInAFlood: the screen is finished and suspended although the queue is full and still fed, and nobody takes
// anything from it; after a stop nothing is missing and nothing has changed places.
func TestFinishedInAFlood(t *testing.T) {
	sim := tcell.NewSimulationScreen("UTF-8")
	if err := sim.Init(); err != nil {
		t.Fatal(err)
	}
	queue := sim.(interface{ EventQ() chan tcell.Event }).EventQ()
	slow := &slowFinish{Screen: sim, queue: queue, keys: 4 * (mostWaiting + cap(queue))}
	r := &ready{shadow: newShadow(slow), in: newInbox(sim)}
	if err := r.Suspend(); err != nil {
		t.Fatal(err)
	}
	for i := range slow.keys {
		for {
			if ev, ok := r.PollEvent().(*tcell.EventKey); ok {
				if ev.Rune() != rune(first+i) {
					t.Fatalf("key %d is %d", first+i, ev.Rune())
				}
				break
			}
		}
	}
	r.Fini()
	r.Fini()
	if ev := r.PollEvent(); ev != nil {
		t.Errorf("behind the end comes %v", ev)
	}
}

// first is the first of its keys.
const first = 'a'

// slowFinish is a screen that delivers its keys before it is suspended or finished, as tcell does.
type slowFinish struct {
	tcell.Screen
	queue chan<- tcell.Event
	keys  int
}

func (s *slowFinish) hand() {
	for i := range s.keys {
		s.queue <- tcell.NewEventKey(tcell.KeyRune, rune(first+i), tcell.ModNone)
	}
}

func (s *slowFinish) Suspend() error { s.hand(); return nil }
func (s *slowFinish) Fini()          { s.hand(); s.Screen.Fini() }
