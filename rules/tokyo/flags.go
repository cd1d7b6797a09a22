package tokyo

import (
	"strconv"
	"strings"
)

// flags passes the small facts of a turn, the words of `flags`.
func (c *codec) flags(s *State) {
	for c.More(false) && !c.Failed() {
		if w := c.Word(""); !c.noteFlag(s, w) {
			c.Wrong(w, "bought, looked, left, moved, hurt, cut, city, bay, wings:p1, jumped:super-jump, roared:p1, burrow-city:1:p1, burrow-bay:1:p1")
		}
	}
	if c.Writing() {
		for _, w := range c.flagWords(s) {
			c.Word(w)
		}
	}
}

// flagWords are the facts of a turn that are so.
func (r *Rules) flagWords(s *State) []string {
	words := []string{}
	for f := boughtField; f <= bayField; f++ {
		if fields[f].Get(s, NoSeat) > 0 {
			words = append(words, f.String())
		}
	}
	for i, b := range s.Turn.Burrow {
		if b.Hearts != 0 {
			words = append(words, burrows[i]+":"+strconv.Itoa(int(b.Hearts))+":"+b.By.String())
		}
	}
	for _, seat := range seats {
		if s.Turn.Wings&(1<<seat) != 0 {
			words = append(words, "wings:"+seat.String())
		}
	}
	for _, id := range s.Turn.Jumped.List() {
		words = append(words, "jumped:"+r.Name(id))
	}
	if s.Roared != NoSeat {
		words = append(words, "roared:"+s.Roared.String())
	}
	return words
}

// burrows are the words of Turn.Burrow.
var burrows = [...]string{"burrow-city", "burrow-bay"}

// noteFlag notes one fact of a turn; false where the word is none.
func (r *Rules) noteFlag(s *State, w string) bool {
	for f := boughtField; f <= bayField; f++ {
		if f.String() == w {
			fields[f].Set(s, NoSeat, 1)
			return true
		}
	}
	name, what, _ := strings.Cut(w, ":")
	seat, seated := SeatNamed(what)
	switch {
	case name == "wings" && seated:
		s.Turn.Wings |= 1 << seat
		return true
	case name == "roared" && seated:
		s.Roared = seat
		return true
	case name == "jumped":
		id, ok := r.Piece(what)
		s.Turn.Jumped = s.Turn.Jumped.With(id)
		return ok
	}
	hearts, by, _ := strings.Cut(what, ":")
	n, err := strconv.Atoi(hearts)
	seat, seated = SeatNamed(by)
	for i := range burrows {
		if name == burrows[i] && seated && err == nil && n >= 1 && n <= maxNumber {
			s.Turn.Burrow[i] = Burrow{int8(n), seat}
			return true
		}
	}
	return false
}
