package advice

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion"
)

// The sizes a picture of the win probability may have.
const (
	minPicture, maxPicture = 40, 200
	minRows, maxRows       = 6, 20
)

// reviewGutter is the room for the scale, left of the picture.
const reviewGutter = 7

// reviewInk is what a picture is drawn with: the characters for a cell filled from below, for the scale, and for
// its line at 50 %.
type reviewInk struct {
	parts                   []rune
	edge, corner, axis      rune
	tick, middle, scaleMark rune
}

var (
	blockInk = reviewInk{[]rune(" ▁▂▃▄▅▆▇█"), '│', '└', '─', '┴', '┄', '┤'}
	asciiInk = reviewInk{[]rune(" ...:::##"), '|', '+', '-', '+', '-', '+'}
)

// cellParts is how many heights one cell of the picture can show.
const cellParts = 8

// ReviewPicture draws the human's win probability over the turns: an area of which
// the top is the chance, at 0, 50 and 100 % on the scale, the numbers of the turns
// below. Turning points have their letters at the end of their turn, above the area.
// It takes width columns (40 to 200) and at most height lines (6 to 20); sizes
// beyond are taken as the nearest of these.
func (v *Phrases) ReviewPicture(g *companion.Graph, width, height int, ascii bool) []string {
	ink := blockInk
	if ascii {
		ink = asciiInk
	}
	rows := min(max(height, minRows), maxRows) - 2
	rows -= 1 - rows%2 // an odd number has a row in the middle
	c := newCourse(g, min(max(width, minPicture), maxPicture)-reviewGutter)
	field := make([][]rune, rows)
	for row := range field {
		field[row] = c.row(row, rows, &ink)
	}
	c.letters(field, g)
	var out []string
	for row := rows - 1; row >= 0; row-- {
		label, edge := "", ink.edge
		switch row {
		case rows - 1:
			label, edge = v.reviewPercent(1), ink.scaleMark
		case rows / 2:
			label, edge = v.reviewPercent(0.5), ink.scaleMark
		}
		out = append(out, reviewLabel(label)+string(edge)+strings.TrimRight(string(field[row]), " "))
	}
	axis, numbers := c.below(&ink)
	bottom := reviewLabel(v.reviewPercent(0)) + string(ink.corner) + axis
	return append(out, bottom, strings.TrimRight(reviewLabel(v.Say("review.axis"))+" "+numbers, " "))
}

// reviewLabel is a word of the scale, set to the right.
func reviewLabel(s string) string {
	return strings.Repeat(" ", max(0, reviewGutter-2-utf8.RuneCountInString(s))) + strings.ReplaceAll(s, fixed, " ") + " "
}

// course is the win probability column by column.
type course struct {
	wins []float64
	ends []int // the first column that shows how each turn ended
	nums []int // the number of each turn
}

// newCourse spreads the turns over the columns, each turn as wide as any other, and the points of a turn over
// its columns.
func newCourse(g *companion.Graph, columns int) *course {
	c := &course{wins: make([]float64, columns), nums: g.Turns}
	for i := range g.Turns {
		c.ends = append(c.ends, int(math.Ceil(float64((i+1)*(columns-1))/float64(len(g.Turns))-1e-9)))
	}
	last := 0
	for col := range c.wins {
		x := float64(col) * float64(len(g.Turns)) / float64(columns-1)
		for last+1 < len(g.Points) && g.Points[last+1].X <= x+1e-9 {
			last++
		}
		c.wins[col] = g.Points[last].Y
	}
	return c
}

// filled is how many parts of a column's cells lie under the chance.
func (c *course) filled(col, rows int) int {
	n := int(math.Round(c.wins[col] * float64(rows*cellParts)))
	if c.wins[col] > 0 {
		n = max(n, 1)
	}
	return min(max(n, 0), rows*cellParts)
}

// row are the cells of a row, counted from below.
func (c *course) row(row, rows int, ink *reviewInk) []rune {
	out := make([]rune, len(c.wins))
	for col := range out {
		part := min(max(c.filled(col, rows)-row*cellParts, 0), cellParts)
		if out[col] = ink.parts[part]; part == 0 && row == rows/2 {
			out[col] = ink.middle
		}
	}
	return out
}

// letters puts the letters of the turning points above the area, each at the end of its turn or as near to it as
// there is room.
func (c *course) letters(field [][]rune, g *companion.Graph) {
	taken := map[int]bool{}
	for _, mark := range g.Marks {
		end := c.ends[int(mark.X)-1]
		col := end
		for step := 1; taken[col]; step++ { // next to it, right and left by turns
			if beside := end + step; beside < len(c.wins) && !taken[beside] {
				col = beside
			} else if beside = end - step; beside >= 0 {
				col = beside
			}
		}
		taken[col] = true
		row := min((c.filled(col, len(field))+cellParts-1)/cellParts, len(field)-1)
		field[row][col] = rune(mark.Text[0])
	}
}

// below is the axis with a tick at the end of each numbered turn, and the numbers.
func (c *course) below(ink *reviewInk) (axis, numbers string) {
	line, below := slices.Repeat([]rune{ink.axis}, len(c.wins)), slices.Repeat([]rune{' '}, len(c.wins))
	every := numbered(len(c.ends), len(c.wins))
	for i, col := range c.ends {
		if (i+1)%every != 0 && !(i == 0 && every <= 2) {
			continue
		}
		n := []rune(strconv.Itoa(c.nums[i]))
		from := min(max(col-(len(n)-1)/2, 0), len(below)-len(n))
		before, behind := max(0, from-1), min(len(below), from+len(n)+1)
		if strings.Trim(string(below[before:behind]), " ") != "" {
			continue // no room
		}
		copy(below[from:], n)
		line[col] = ink.tick
	}
	return string(line), string(below)
}

// numbered says how many turns share one number below the picture: 1, 2, 5, 10 ...
func numbered(turns, columns int) int {
	const room = 4 // columns for a number
	for every := 1; ; every *= 10 {
		for _, k := range []int{1, 2, 5} {
			if turns <= every*k*(columns/room) {
				return every * k
			}
		}
	}
}
