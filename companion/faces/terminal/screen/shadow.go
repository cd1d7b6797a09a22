package screen

import "github.com/gdamore/tcell/v2"

// shadow is a screen that passes on only what has changed since it was last shown. tview clears and draws everything
// at every key, and tcell treats every cell that was touched as changed: without a shadow, each key would write the
// whole screen. It relies on every character taking one column, or two with nothing in the second; whatever draws
// must ensure that.
type shadow struct {
	tcell.Screen
	w, h        int
	next, shown []cell
	style       tcell.Style
}

// cell is the content of one place on the screen.
type cell struct {
	char  rune
	marks string
	style tcell.Style
}

func newShadow(s tcell.Screen) *shadow { return &shadow{Screen: s} }

// fit adapts the shadow to the terminal's size.
func (s *shadow) fit() {
	w, h := s.Screen.Size()
	if w == s.w && h == s.h && s.next != nil {
		return
	}
	s.w, s.h = w, h
	s.next, s.shown = make([]cell, w*h), make([]cell, w*h)
	s.Fill(' ', s.style)
}

// Clear empties the next screen.
func (s *shadow) Clear() { s.fit(); s.Fill(' ', s.style) }

// Fill fills the next screen with one character.
func (s *shadow) Fill(char rune, style tcell.Style) {
	for i := range s.next {
		s.next[i] = cell{char, "", style}
	}
}

// SetStyle sets the style of empty places.
func (s *shadow) SetStyle(style tcell.Style) { s.style = style; s.Screen.SetStyle(style) }

// SetContent sets one place of the next screen.
func (s *shadow) SetContent(x, y int, char rune, marks []rune, style tcell.Style) {
	if x >= 0 && y >= 0 && x < s.w && y < s.h {
		c := cell{char: char, style: style}
		if len(marks) > 0 {
			c.marks = string(marks)
		}
		s.next[y*s.w+x] = c
	}
}

// SetCell is the older form of SetContent.
func (s *shadow) SetCell(x, y int, style tcell.Style, chars ...rune) {
	if len(chars) > 0 {
		s.SetContent(x, y, chars[0], chars[1:], style)
	}
}

// GetContent returns the content of a place on the next screen.
func (s *shadow) GetContent(x, y int) (rune, []rune, tcell.Style, int) {
	if x >= 0 && y >= 0 && x < s.w && y < s.h {
		c := s.next[y*s.w+x]
		return c.char, []rune(c.marks), c.style, 1
	}
	return ' ', nil, tcell.StyleDefault, 1
}

// Show passes on what has changed.
func (s *shadow) Show() {
	for i, c := range s.next {
		if c != s.shown[i] {
			s.shown[i] = c
			s.Screen.SetContent(i%s.w, i/s.w, c.char, []rune(c.marks), c.style)
		}
	}
	s.Screen.Show()
}

// Resume returns from the shell. tcell forgets the content of a suspended screen.
func (s *shadow) Resume() error { clear(s.shown); return s.Screen.Resume() }
