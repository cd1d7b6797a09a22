package screen

import "github.com/gdamore/tcell/v2"

// shadow is a screen that hands on only what changed since it was last shown.
// tview clears and redraws everything at every key, and tcell then takes every
// touched cell for changed; without this each key rewrites the whole screen. It
// counts on characters of one column, or wide ones with nothing behind, which whoever draws sees to.
type shadow struct {
	tcell.Screen
	w, h        int
	next, shown []cell
	style       tcell.Style
	all         bool // everything is to be handed on again
	// blanks says that an empty place may have any ink, so that a terminal is told of another
	// one less often: nobody sees it.
	blanks bool
}

// cell is what stands in one place.
type cell struct {
	char  rune
	marks string
	style tcell.Style
}

// empty says whether nothing is seen in a place but its ground, and what that is.
func (c *cell) empty() (ground tcell.Style, ok bool) {
	_, bg, _ := c.style.Decompose()
	ground = tcell.StyleDefault.Background(bg)
	return ground, c.char == ' ' && c.marks == "" && c.style.Foreground(tcell.ColorDefault).Bold(false).Dim(false) == ground
}

func newShadow(s tcell.Screen) *shadow { return &shadow{Screen: s} }

// fit follows the terminal's size.
func (s *shadow) fit() {
	w, h := s.Screen.Size()
	if w == s.w && h == s.h && s.next != nil {
		return
	}
	s.w, s.h, s.all = w, h, true
	s.next, s.shown = make([]cell, w*h), make([]cell, w*h)
	s.Fill(' ', s.style)
}

// Clear empties the screen to be shown next.
func (s *shadow) Clear() { s.fit(); s.Fill(' ', s.style) }

// Fill fills it with one character.
func (s *shadow) Fill(char rune, style tcell.Style) {
	for i := range s.next {
		s.next[i] = cell{char, "", style}
	}
}

// SetStyle is the style of empty places.
func (s *shadow) SetStyle(style tcell.Style) { s.style = style; s.Screen.SetStyle(style) }

// SetContent sets one place of the screen to be shown next.
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

// GetContent is what stands in a place of the screen to be shown next.
func (s *shadow) GetContent(x, y int) (rune, []rune, tcell.Style, int) {
	if x >= 0 && y >= 0 && x < s.w && y < s.h {
		c := s.next[y*s.w+x]
		return c.char, []rune(c.marks), c.style, 1
	}
	return ' ', nil, tcell.StyleDefault, 1
}

// Show hands on what changed.
func (s *shadow) Show() {
	var pen tcell.Style // of what was handed on last
	for i, c := range s.next {
		if !s.all && c == s.shown[i] {
			continue
		}
		was := s.shown[i]
		s.shown[i] = c
		if under, empty := c.empty(); empty && s.blanks {
			if before, blank := was.empty(); blank && before == under && !s.all {
				continue
			}
			if on, plain := (&cell{' ', "", pen}).empty(); plain && on == under {
				c.style = pen
			}
		}
		s.Screen.SetContent(i%s.w, i/s.w, c.char, []rune(c.marks), c.style)
		pen = c.style
	}
	s.all = false
	s.Screen.Show()
}

// Sync draws everything anew: the terminal may hold anything.
func (s *shadow) Sync() {
	s.fit()
	s.all = true
	s.Show()
	s.Screen.Sync()
}

// Resume comes back from the shell, which has written over the screen.
func (s *shadow) Resume() error { s.all = true; return s.Screen.Resume() }
