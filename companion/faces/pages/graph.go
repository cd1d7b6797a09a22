package pages

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// The sizes a picture of a graph may have: its columns, the scale included, and its rows, an odd number with one in the middle.
const (
	minPicture, maxPicture = 40, 200
	pictureRows            = 11
	pictureScale           = 7
)

// Drawn is a look back in lines no wider than width, 40 at least, with its graph as a picture of characters.
func Drawn(b *companion.LookBack, width int, ascii bool) []string {
	width = max(width, minPicture)
	said := strings.Join(b.Lines, "\n")
	if ascii {
		said = strings.ReplaceAll(said, "→", "->")
	}
	out := text.Wrapped(said, width)
	if b.Graph != nil {
		out = append(out, picture(b.Graph, width, ascii)...)
	}
	return out
}

// ink is what a picture is drawn with: the characters for a cell filled from below, for the scale, and for
// its line at 50 %.
type ink struct {
	parts                   []rune
	edge, corner, axis      rune
	tick, middle, scaleMark rune
}

var (
	blockInk = ink{[]rune(" ▁▂▃▄▅▆▇█"), '│', '└', '─', '┴', '┄', '┤'}
	asciiInk = ink{[]rune(" ...:::##"), '|', '+', '-', '+', '-', '+'}
)

// cellParts is how many heights one cell of the picture can show.
const cellParts = 8

// picture draws a graph: an area of which the top is the chance, at 0, 50 and 100 % on the scale, the numbers of the turns
// below. The marks have their letters at the end of their turn, above the area. It takes width columns, 200 at most.
func picture(g *companion.Graph, width int, ascii bool) []string {
	with := &blockInk
	if ascii {
		with = &asciiInk
	}
	c := newCourse(g, min(width, maxPicture)-pictureScale)
	field := make([][]rune, pictureRows)
	for row := range field {
		field[row] = c.row(row, with)
	}
	c.letters(field, g)
	var out []string
	for row := pictureRows - 1; row >= 0; row-- {
		label, edge := "", with.edge
		switch row {
		case pictureRows - 1:
			label, edge = g.Scale[2], with.scaleMark
		case pictureRows / 2:
			label, edge = g.Scale[1], with.scaleMark
		}
		out = append(out, scaled(label)+string(edge)+strings.TrimRight(string(field[row]), " "))
	}
	axis, numbers := c.below(with)
	return append(out, scaled(g.Scale[0])+string(with.corner)+axis, strings.TrimRight(scaled(g.Axis)+" "+numbers, " "))
}

// scaled is a word of the scale, set to the right.
func scaled(s string) string { return fmt.Sprintf("%*s ", pictureScale-2, s) }

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
func (c *course) filled(col int) int {
	n := int(math.Round(c.wins[col] * (pictureRows * cellParts)))
	if c.wins[col] > 0 {
		n = max(n, 1)
	}
	return min(max(n, 0), pictureRows*cellParts)
}

// row are the cells of a row, counted from below.
func (c *course) row(row int, with *ink) []rune {
	out := make([]rune, len(c.wins))
	for col := range out {
		part := min(max(c.filled(col)-row*cellParts, 0), cellParts)
		if out[col] = with.parts[part]; part == 0 && row == pictureRows/2 {
			out[col] = with.middle
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
		row := min((c.filled(col)+cellParts-1)/cellParts, pictureRows-1)
		field[row][col] = rune(mark.Text[0])
	}
}

// below is the axis with a tick at the end of each numbered turn, and the numbers.
func (c *course) below(with *ink) (axis, numbers string) {
	line, below := slices.Repeat([]rune{with.axis}, len(c.wins)), slices.Repeat([]rune{' '}, len(c.wins))
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
		line[col] = with.tick
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
