package text

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// gap is the space between two columns.
const gap = 2

// Widths returns the widths of a table's columns.
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

// TableWidth returns the width of the lines that Columns makes.
func TableWidth(rows [][]string) int {
	all := -gap
	for _, w := range Widths(rows) {
		all += w + gap
	}
	return all
}

// Columns aligns the cells of rows in columns. The columns in right have numbers, and are right-aligned.
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

// Cut shortens a word to n columns, at least three.
func Cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-len(more)]) + more
	}
	return s
}
