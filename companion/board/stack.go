package dash

// block is something on the table's page that stands below others: its forms, from the
// one with the fewest rows to the one with the most. What it shows decides how many rows
// those take.
type block struct {
	forms []form
}

// form is one way to draw a block.
type form struct {
	rows int
	draw func(c canvas)
}

// part names a block.
type part uint8

// The parts of the table's page.
const (
	partNone part = iota
	partEnding
	partSeats
	partLanes
	partAsked
	partDice
	partBeside
	partBoard
	partAdvice
	partRow
	partChoices
	partCoach
	partDanger
	partHeld
	partPanels
	partLog
	numParts
)

// growth is one step by which a screen is filled: a part gets the largest of its forms
// up to one that there is room for.
type growth struct {
	part part
	form int
}

// most stands for the largest form of a part.
const most = 99

// stack is parts below each other.
type stack struct {
	blocks [numParts]block
	order  []part   // top to bottom
	grow   []growth // what comes first goes last where room is short
	gaps   []part   // the parts that get an empty row above them, as long as there is room
}

// fitted is which form of each part a height has room for, and whether an empty row
// stands above it.
func (s *stack) fitted(h int) (form [numParts]int, gap [numParts]bool) {
	for p := range form {
		form[p] = -1
	}
	left := h
	rows := func(p part) int {
		if form[p] < 0 {
			return 0
		}
		return s.blocks[p].forms[form[p]].rows
	}
	for _, g := range s.grow {
		list := s.blocks[g.part].forms
		for i := min(g.form, len(list)-1); i > form[g.part]; i-- {
			if more := list[i].rows - rows(g.part); more <= left {
				left -= more
				form[g.part] = i
				break
			}
		}
	}
	above := false
	for _, p := range s.order {
		above = above || rows(p) > 0
	}
	for _, p := range s.gaps {
		if above && rows(p) > 0 && left > 0 && !gap[p] && !s.first(p, &form) {
			gap[p] = true
			left--
		}
	}
	return form, gap
}

// first says whether nothing stands above a part.
func (s *stack) first(p part, form *[numParts]int) bool {
	for _, o := range s.order {
		if o == p {
			return true
		}
		if f := form[o]; f >= 0 && s.blocks[o].forms[f].rows > 0 {
			return false
		}
	}
	return true
}

// draw draws the parts and returns the row after the last.
func (s *stack) draw(c canvas) int {
	form, gap := s.fitted(c.h)
	y := 0
	for _, p := range s.order {
		if form[p] < 0 {
			continue
		}
		if gap[p] {
			y++
		}
		f := s.blocks[p].forms[form[p]]
		f.draw(c.rows(y, f.rows))
		y += f.rows
	}
	return y
}
