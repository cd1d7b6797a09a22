package screen

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"
)

// handed is a screen that records what is passed on to it.
type handed struct {
	tcell.SimulationScreen
	cells []string
}

func (h *handed) SetContent(x, y int, char rune, marks []rune, style tcell.Style) {
	h.cells = append(h.cells, fmt.Sprintf("%d,%d %c%s", x, y, char, string(marks)))
	h.SimulationScreen.SetContent(x, y, char, marks, style)
}

// TestShadow: the terminal receives what has changed and nothing else, and everything if it may show anything.
func TestShadow(t *testing.T) {
	h := &handed{SimulationScreen: tcell.NewSimulationScreen("UTF-8")}
	if err := h.Init(); err != nil {
		t.Fatal(err)
	}
	defer h.Fini()
	h.SetSize(3, 2)
	s := newShadow(h)
	gets := func(what string, want ...string) {
		t.Helper()
		s.Show()
		if !slices.Equal(h.cells, want) {
			t.Errorf("%s: %q, want %q", what, h.cells, want)
		}
		h.cells = nil
	}
	all := func(first string) []string {
		return append(strings.Split(first, ";"), "2,0  ", "0,1  ", "1,1  ", "2,1  ")
	}
	s.Clear()
	s.SetContent(1, 0, 'e', []rune{0x301}, tcell.StyleDefault)
	gets("the first picture", all("0,0  ;1,0 e\u0301")...)
	s.Clear()
	s.SetContent(1, 0, 'e', []rune{0x301}, tcell.StyleDefault)
	gets("the same again")
	s.SetCell(2, 1, tcell.StyleDefault, 'x')
	s.SetCell(0, 0, tcell.StyleDefault)
	for _, at := range [][2]int{{3, 0}, {0, 2}, {-1, 0}, {0, -1}} {
		s.SetContent(at[0], at[1], '!', nil, tcell.StyleDefault)
		if c, _, _, w := s.GetContent(at[0], at[1]); c != ' ' || w != 1 {
			t.Errorf("outside at %v stands %c", at, c)
		}
	}
	gets("one place", "2,1 x")
	if c, marks, _, _ := s.GetContent(1, 0); c != 'e' || string(marks) != "\u0301" {
		t.Errorf("%c%s stands there", c, string(marks))
	}
	s.SetContent(2, 1, 'x', nil, tcell.StyleDefault.Bold(true))
	gets("another style", "2,1 x")
	s.SetContent(2, 1, ' ', nil, tcell.StyleDefault)
	gets("none", "2,1  ")
	h.SetSize(2, 1)
	s.Clear()
	gets("another size", "0,0  ", "1,0  ")
	s.SetStyle(tcell.StyleDefault.Bold(true))
	s.Clear()
	gets("another style of empty places", "0,0  ", "1,0  ")
	if err := s.Resume(); err != nil {
		t.Error(err)
	}
	gets("back from the shell", "0,0  ", "1,0  ")
}

// TestAnswers: the digit row of a French keyboard answers without Shift.
func TestAnswers(t *testing.T) {
	for n, c := range []rune("à&é\"'(-è_ç") {
		if have, ok := Digit(c); have != n || !ok || !Answers(c) {
			t.Errorf("%c is %d", c, have)
		}
	}
	for n, c := range []rune("0123456789") {
		if have, ok := Digit(c); have != n || !ok || !Answers(c) {
			t.Errorf("%c is %d", c, have)
		}
	}
	for c, want := range map[rune][2]bool{'y': {true}, 'o': {true}, 'n': {false, true}, 'c': {}} {
		if have := [2]bool{Yes(c), says(c, "no")}; have != want || Answers(c) != (want[0] || want[1]) {
			t.Errorf("%c answers %v", c, have)
		}
	}
}
