package page_test

import (
	"encoding/binary"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/page"
	"kingoftokyo/companion/screen"
)

// TestQueue: a thousand keys, a new size and a tap are taken while nobody polls, and come out in
// their order.
func TestQueue(t *testing.T) {
	s := page.New(40, 30, func([]byte, int, int) {})
	defer s.Fini()
	for n := range 1000 {
		s.Key(string(rune('a'+n%26)), false, false)
	}
	s.Fit(30, 40)
	s.Tap(3, 30)
	for n := range 1000 {
		if ev := (<-s.EventQ()).(*tcell.EventKey); ev.Rune() != rune('a'+n%26) {
			t.Fatalf("key %d is %q", n, ev.Rune())
		}
	}
	if w, h := (<-s.EventQ()).(*tcell.EventResize).Size(); w != 30 || h != 40 {
		t.Errorf("the size is %dx%d", w, h)
	}
	if w, h := s.Size(); w != 30 || h != 40 {
		t.Errorf("the screen is %dx%d", w, h)
	}
	for _, button := range []tcell.ButtonMask{tcell.Button1, tcell.ButtonNone} {
		ev := (<-s.EventQ()).(*tcell.EventMouse)
		if x, y := ev.Position(); x != 3 || y != 30 || ev.Buttons() != button {
			t.Errorf("a tap at %d, %d with %v", x, y, ev.Buttons())
		}
	}
}

// TestKeys: keys by the names browsers give them; others are passed over.
func TestKeys(t *testing.T) {
	s := page.New(40, 30, func([]byte, int, int) {})
	defer s.Fini()
	for _, name := range []string{"Shift", "Dead", "Unidentified", "Enter", "ArrowUp", "é", "Backspace"} {
		s.Key(name, false, false)
	}
	s.Key("c", false, true)
	for _, want := range []tcell.Key{tcell.KeyEnter, tcell.KeyUp, tcell.KeyRune, tcell.KeyBackspace, tcell.KeyCtrlC} {
		if ev := (<-s.EventQ()).(*tcell.EventKey); ev.Key() != want {
			t.Errorf("%v, want %v", ev.Key(), want)
		}
	}
}

// TestPaste: a pasted text comes out as one line between two marks, as from a terminal.
func TestPaste(t *testing.T) {
	s := page.New(40, 30, func([]byte, int, int) {})
	on := screen.Ready(s)
	defer on.Fini()
	s.Paste("cc\x1b\nh")
	got := ""
	for marks := 0; marks < 2; {
		switch ev := on.PollEvent().(type) {
		case *tcell.EventPaste:
			marks++
		case *tcell.EventKey:
			got += string(ev.Rune())
		}
	}
	if got != "cch" && got != "cc h" {
		t.Errorf("pasted %q", got)
	}
}

// TestBatch: what changed is handed out once, with its colours, and nothing else.
func TestBatch(t *testing.T) {
	var batches [][]byte
	s := page.New(4, 2, func(cells []byte, w, h int) {
		if w != 4 || h != 2 {
			t.Errorf("drawn for %dx%d", w, h)
		}
		batches = append(batches, append([]byte(nil), cells...))
	})
	on := screen.Ready(s)
	defer on.Fini()
	draw := func(char rune) {
		on.Clear()
		on.SetContent(1, 1, char, nil, tcell.StyleDefault.Foreground(tcell.NewHexColor(0x123456)).Bold(true).Reverse(true))
		on.Show()
	}
	draw('a')
	draw('a')
	draw('b')
	if len(batches) != 2 || len(batches[0]) != 8*page.CellSize || len(batches[1]) != page.CellSize {
		t.Fatalf("%d batches", len(batches))
	}
	for i, want := range []uint32{5, 'b', 0x123456, page.None, page.Bold | page.Reverse} {
		if got := binary.LittleEndian.Uint32(batches[1][4*i:]); got != want {
			t.Errorf("number %d of the cell is %x, want %x", i, got, want)
		}
	}
}
