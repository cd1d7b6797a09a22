package main

import (
	"strings"
	"unicode/utf8"
)

// aligned puts cells under one another. What the last row has in a column decides: words
// go to the left; numbers, which begin with a digit, a sign or a bracket, to the right.
func aligned(rows [][]string) []string {
	var wide []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(wide) {
				wide = append(wide, 0)
			}
			wide[i] = max(wide[i], utf8.RuneCountInString(cell))
		}
	}
	out := make([]string, len(rows))
	for at, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			if i > 0 {
				line.WriteString("  ")
			}
			pad := strings.Repeat(" ", wide[i]-utf8.RuneCountInString(cell))
			if isNumber(rows[len(rows)-1], i) {
				line.WriteString(pad + cell)
			} else {
				line.WriteString(cell + pad)
			}
		}
		out[at] = strings.TrimRight(line.String(), " ")
	}
	return out
}

// isNumber says whether a cell of a row is one, and not words, or none.
func isNumber(row []string, i int) bool {
	return i < len(row) && row[i] != "" && strings.ContainsRune("0123456789+-(", rune(row[i][0]))
}
