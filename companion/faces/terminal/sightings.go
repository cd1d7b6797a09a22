package terminal

import (
	"strings"

	"kingoftokyo/companion"
)

// sightings remember which pieces to move have stood on the screen, so that none is ticked before a player could see it:
// one for which the list had no room, or that a question has covered, stays to be done at the next move too.
type sightings struct {
	list  string          // the list it is about
	owed  map[string]bool // lines of moves before the last one, still to be done
	yet   map[string]bool // lines to be done that have not stood on the screen
	drawn []sighting      // lines to be done that the page has drawn
}

// sighting is a line with the rows of the screen that it took.
type sighting struct {
	text string
	y    int
}

// begin takes the list of a frame, and says which of its lines are still to be done although the frame has them done.
func (s *sightings) begin(v *companion.Frame) {
	s.drawn = s.drawn[:0]
	var b strings.Builder
	for _, l := range v.Board.Lines {
		if l.Board {
			b.WriteString(l.Text)
			b.WriteByte('\n')
			if l.Done {
				b.WriteByte('\t')
			}
		}
	}
	if b.String() == s.list {
		return
	}
	before := s.yet
	s.list, s.owed, s.yet = b.String(), map[string]bool{}, map[string]bool{}
	for _, l := range v.Board.Lines {
		text := strings.TrimSpace(l.Text)
		if l.Board && l.Done && before[text] {
			s.owed[text] = true
		}
		if l.Board && (!l.Done || s.owed[text]) {
			s.yet[text] = true
		}
	}
}

// end notes what stood on the screen, but what a question covers.
func (s *sightings) end(covers func(y int) bool) {
	for _, l := range s.drawn {
		if !covers(l.y) {
			delete(s.yet, l.text)
		}
	}
}

// all notes that another page has shown the whole list.
func (s *sightings) all() { clear(s.yet) }
