package dash

// block is a part of the table's page that stands below others. It has variants, from the one with the fewest
// rows to the one with the most; what it shows decides how many rows each takes.
type block struct {
	variants []variant
}

// emptied is a block that takes the same room and draws nothing, so that nothing else moves.
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

// part is the name of a block.
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

// growth is one step in which the screen is filled: a part gets its largest variant, up to this one, that has
// room.
type growth struct {
	part part
	form int
}

// most stands for the largest variant of a part.
const most = 99

// stack is parts below each other.
type stack struct {
	blocks [numParts]block
	order  []part   // top to bottom
	grow   []growth // the order in which parts get larger: where room is short, the first of them is cut last
	steady part     // it gets an empty row above it before anything else grows, so that it stays in its place
	gaps   []part   // the parts that get an empty row above them, as long as there is room
	extra  []growth // what takes the room that is left then
}

// fitted is which variant of each part has room in a height, and how many empty rows stand above the part.
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
	for i := range s.extra { // a part that is new gets an empty row above it
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
	if wide := len(s.order); left >= wide { // there is room for an empty row above everything
		for p := range gap {
			gap[p] *= 2
		}
	}
	return form, gap
}

// filled gives parts larger variants, as far as there is room; it returns the rows that are left.
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
