package dash

// block is something on the table's page that stands below others: its forms, from the
// one with the fewest rows to the one with the most. What it shows decides how many rows
// those take.
type block struct {
	variants []variant
}

// emptied is a block that leaves its room empty, so that nothing else moves.
func (b block) emptied() block {
	var out block
	for _, f := range b.variants {
		out.variants = append(out.variants, variant{f.rows, func(canvas) {}})
	}
	return out
}

// variant is one way to draw a block.
type variant struct {
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
	partEvents
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
	steady part     // it has an empty row above it before anything else grows, so that it stays where it is
	gaps   []part   // the parts that get an empty row above them, as long as there is room
	extra  []growth // what takes the room that is left then
}

// fitted is which form of each part a height has room for, and how many empty
// rows stand above it.
func (s *stack) fitted(h int) (form, gap [numParts]int) {
	for p := range form {
		form[p] = -1
	}
	if s.steady != partNone && len(s.blocks[s.steady].variants) > 0 {
		gap[s.steady] = 1
	}
	left := s.filled(s.grow, &form, h-gap[s.steady])
	for _, p := range s.gaps {
		if left > 0 && gap[p] == 0 && s.shown(p, &form) && !s.first(p, &form) {
			gap[p]++
			left--
		}
	}
	for i := range s.extra { // with an empty row above each that is new
		g := s.extra[i]
		if s.shown(g.part, &form) {
			left = s.filled(s.extra[i:i+1], &form, left)
			continue
		}
		above := 1
		if s.first(g.part, &form) {
			above = 0
		}
		after := s.filled(s.extra[i:i+1], &form, left-above)
		if s.shown(g.part, &form) {
			gap[g.part], left = above, after
		}
	}
	if wide := len(s.order); left >= wide { // room enough for everything to stand apart
		for p := range gap {
			gap[p] *= 2
		}
	}
	return form, gap
}

// filled gives parts larger forms, as far as there is room; it returns the rows left.
func (s *stack) filled(steps []growth, form *[numParts]int, left int) int {
	for _, g := range steps {
		list := s.blocks[g.part].variants
		have := 0
		if form[g.part] >= 0 {
			have = list[form[g.part]].rows
		}
		for i := min(g.form, len(list)-1); i > form[g.part]; i-- {
			if more := list[i].rows - have; more <= left {
				left -= more
				form[g.part] = i
				break
			}
		}
	}
	return left
}

// shown says whether a part has any rows.
func (s *stack) shown(p part, form *[numParts]int) bool {
	return form[p] >= 0 && s.blocks[p].variants[form[p]].rows > 0
}

// first says whether nothing stands above a part.
func (s *stack) first(p part, form *[numParts]int) bool {
	for _, o := range s.order {
		if o == p {
			return true
		}
		if s.shown(o, form) {
			return false
		}
	}
	return true
}

// draw draws the parts.
func (s *stack) draw(c canvas) {
	form, gap := s.fitted(c.h)
	y := 0
	for _, p := range s.order {
		if form[p] < 0 {
			continue
		}
		y += gap[p]
		f := s.blocks[p].variants[form[p]]
		f.draw(c.rows(y, f.rows))
		y += f.rows
	}
}
