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

// The possible sizes of a picture of a graph: its columns, including the scale, and its rows, an odd number so that one is in the middle.
const (
	minPicture, maxPicture = 40, 200
	pictureRows            = 11
	pictureScale           = 7
)

// Drawn returns a look back in lines at most width wide, 40 at least, with its graph as a picture of characters.
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

// ink is what a picture is drawn with: the characters for a cell filled from below, for the scale, and for its line at 50
// %.
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

// picture draws a graph: an area whose top is the chance, with 0, 50 and 100 % on the scale and the numbers of the turns
// below. Each mark has its letter at the end of its turn, above the area. The picture is width columns wide, 200 at most.
func picture(g *companion.Graph, width int, ascii bool) []string {
	with := &blockInk
	if ascii {
		with = &asciiInk
	}
	heights, ends := course(g, min(width, maxPicture)-pictureScale)
	field := make([][]rune, pictureRows)
	for row := range field {
		for _, height := range heights {
			part := min(max(height-row*cellParts, 0), cellParts)
			cell := with.parts[part]
			if part == 0 && row == pictureRows/2 {
				cell = with.middle
			}
			field[row] = append(field[row], cell)
		}
	}
	letters(field, g.Marks, heights, ends)
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
	axis, numbers := below(g.Turns, ends, len(heights), with)
	return append(out, scaled(g.Scale[0])+string(with.corner)+axis, strings.TrimRight(scaled(g.Axis)+" "+numbers, " "))
}

// scaled returns a word of the scale, aligned to the right.
func scaled(s string) string { return fmt.Sprintf("%*s ", pictureScale-2, s) }

// course spreads the turns over the columns, all equally wide, and the points of a turn over its columns. It returns how
// many parts of each column's cells are below the chance, and the first column that shows how each turn ended.
func course(g *companion.Graph, columns int) (heights, ends []int) {
	for i := range g.Turns {
		ends = append(ends, int(math.Ceil(float64((i+1)*(columns-1))/float64(len(g.Turns))-1e-9)))
	}
	last := 0
	for col := range columns {
		x := float64(col) * float64(len(g.Turns)) / float64(columns-1)
		for last+1 < len(g.Points) && g.Points[last+1].X <= x+1e-9 {
			last++
		}
		win := g.Points[last].Y
		height := int(math.Round(win * (pictureRows * cellParts)))
		if win > 0 {
			height = max(height, 1)
		}
		heights = append(heights, min(max(height, 0), pictureRows*cellParts))
	}
	return heights, ends
}

// letters puts the letters of the turning points above the area, each at the end of its turn or as near to it as
// possible.
func letters(field [][]rune, marks []companion.Point, heights, ends []int) {
	taken := map[int]bool{}
	for _, mark := range marks {
		end := ends[int(mark.X)-1]
		col := end
		for step := 1; taken[col]; step++ { // next to it, alternately right and left
			if beside := end + step; beside < len(heights) && !taken[beside] {
				col = beside
			} else if beside = end - step; beside >= 0 {
				col = beside
			}
		}
		taken[col] = true
		row := min((heights[col]+cellParts-1)/cellParts, pictureRows-1)
		field[row][col] = rune(mark.Text[0])
	}
}

// below returns the axis with a tick at the end of each numbered turn, and the numbers.
func below(turns, ends []int, columns int, with *ink) (axis, numbers string) {
	line, below := slices.Repeat([]rune{with.axis}, columns), slices.Repeat([]rune{' '}, columns)
	every := numbered(len(ends), columns)
	for i, col := range ends {
		if (i+1)%every != 0 && !(i == 0 && every <= 2) {
			continue
		}
		n := []rune(strconv.Itoa(turns[i]))
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

// numbered returns how many turns share one number below the picture: 1, 2, 5, 10 ...
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
