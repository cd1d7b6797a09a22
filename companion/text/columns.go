package text

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// gap is the space between two columns.
const gap = 2

// Widths are how wide the columns of a table are.
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

// TableWidth is how wide Columns sets a table.
func TableWidth(rows [][]string) int {
	all := -gap
	for _, w := range Widths(rows) {
		all += w + gap
	}
	return all
}

// Columns sets rows of cells under each other; right are the columns of numbers.
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

// more stands for what was cut off.
const more = "..."

// Cut shortens a word to n columns, at least three.
func Cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-len(more)]) + more
	}
	return s
}

// CutMiddles shortens words to n columns each, at least ten. What is cut is in the middle of all
// of them and, where that is possible, leaves no two alike.
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

// ends are how many of so many columns the end of a word may have: a quarter, then more,
// then less.
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
