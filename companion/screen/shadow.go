package screen

import "github.com/gdamore/tcell/v2"

// shadow is a screen that hands on only what has changed since it was last shown. tview clears and draws
// everything at every key, and tcell takes every cell that was touched for changed: without a shadow each key
// would write the whole screen. It counts on every character to take one column, or two with nothing in the
// second; whoever draws must see to that.
type shadow struct {
	tcell.Screen
	w, h        int
	next, shown []cell
	style       tcell.Style
	all         bool // everything is to be handed on again
	// terse sends less to a terminal where nobody sees a difference: an empty place may have any colour of
	// letters, and a place or two between others are sent again.
	terse bool
	// few has the colours of a terminal with 256 of them; nil for one that shows all.
	few *palette
}

// cell is what stands in one place.
type cell struct {
	char  rune
	marks string
	style tcell.Style
}

// in says whether a place looks the same in a style: it has that style, or only its ground is seen and the style
// has the same ground.
func (c *cell) in(style tcell.Style) bool {
	if c.style == style {
		return true
	}
	if c.char != ' ' || c.marks != "" {
		return false
	}
	own, plain := ground(c.style)
	other, as := ground(style)
	return plain && as && own == other
}

// ground is a style without the colour of its letters; ok is false for a style of which an empty place shows
// more than the ground.
func ground(style tcell.Style) (under tcell.Style, ok bool) {
	_, bg, _ := style.Decompose()
	under = tcell.StyleDefault.Background(bg)
	return under, style.Foreground(tcell.ColorDefault).Bold(false).Dim(false) == under
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
	last, pen := -1, tcell.StyleDefault // the place and the style of what was handed on last
	for i, c := range s.next {
		if !s.all && c == s.shown[i] {
			continue
		}
		was := s.shown[i]
		s.shown[i] = c
		if s.terse {
			if !s.all && was.char == c.char && was.marks == c.marks && was.in(c.style) {
				continue
			}
			s.bridge(last, i, pen)
			if c.in(pen) {
				c.style = pen
			}
		}
		s.Screen.SetContent(i%s.w, i/s.w, c.char, []rune(c.marks), s.sent(c.style))
		last, pen = i, c.style
	}
	s.all = false
	s.Screen.Show()
}

// sent is a style in colours that the terminal has.
func (s *shadow) sent(style tcell.Style) tcell.Style {
	if s.few == nil {
		return style
	}
	return s.few.style(style)
}

// bridged is how many places in a row can be sent in no more bytes than the command that moves the cursor.
const bridged = 6

// bridge sends again what lies between two changed places of a row, where that is shorter than to tell the
// terminal where the second one is.
func (s *shadow) bridge(from, to int, pen tcell.Style) {
	if from < 0 || from/s.w != to/s.w || to-from-1 > bridged {
		return
	}
	between := s.next[from+1 : to]
	for i := range between {
		if c := &between[i]; c.char < ' ' || c.char > '~' || c.marks != "" || !c.in(pen) {
			return
		}
	}
	own := s.sent(pen)
	for i := range between {
		x, y := from%s.w+1+i, from/s.w
		s.Screen.SetContent(x, y, between[i].char, nil, own)
		s.Screen.LockRegion(x, y, 1, 1, false) // tcell sends again what has just been unlocked
	}
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
