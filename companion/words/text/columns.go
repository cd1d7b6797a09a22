package text

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// gap is the space between two columns.
const gap = 2

// Widths are the widths of a table's columns.
func Widths(rows [][]string) []int {
	var out []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(out) {
				out = append(out, 0)
			}
			out[i] = max(out[i], utf8.RuneCountInString(cell))
		}
	}
	return out
}

// TableWidth is the width of the lines that Columns makes.
func TableWidth(rows [][]string) int {
	all := -gap
	for _, w := range Widths(rows) {
		all += w + gap
	}
	return all
}

// Columns sets the cells of rows under each other. The columns in right have numbers, and are set to the
// right.
func Columns(rows [][]string, right ...int) []string {
	wide := Widths(rows)
	var out []string
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			pad := strings.Repeat(" ", wide[i]-utf8.RuneCountInString(cell))
			if slices.Contains(right, i) {
				cell = pad + cell
			} else {
				cell += pad
			}
			if i > 0 {
				line.WriteString(strings.Repeat(" ", gap))
			}
			line.WriteString(cell)
		}
		out = append(out, strings.TrimRight(line.String(), " "))
	}
	return out
}

// more stands for letters that were cut off.
const more = "..."

// Cut shortens a word to n columns, which are at least three.
func Cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-len(more)]) + more
	}
	return s
}

// CutMiddles shortens each word to n columns, which are at least ten. It cuts the same place out of all of
// them, in their middle, so that they stay different if that is possible.
func CutMiddles(words []string, n int) []string {
	room := n - len(more)
	var best []string
	for _, end := range ends(room) {
		short := make([]string, len(words))
		for i, w := range words {
			if r := []rune(w); len(r) > n {
				w = string(r[:room-end]) + more + string(r[len(r)-end:])
			}
			short[i] = w
		}
		if Distinct(short) == Distinct(words) {
			return short
		}
		if best == nil {
			best = short
		}
	}
	return best
}

// ends are the lengths to try for the end of a shortened word: a quarter of the columns, then more, then
// fewer.
func ends(room int) (out []int) {
	for n := room / 4; n < room; n++ {
		out = append(out, n)
	}
	for n := room/4 - 1; n > 0; n-- {
		out = append(out, n)
	}
	return out
}

// Distinct is how many different words there are.
func Distinct(words []string) int {
	return len(slices.Compact(slices.Sorted(slices.Values(words))))
}
