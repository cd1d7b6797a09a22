package main

import (
	"strings"

	"kingoftokyo/companion/text"
)

// aligned sets the cells of rows under one another. The last row decides for each column: numbers, which begin
// with a digit, a sign or a bracket, are set to the right, words to the left.
func aligned(rows [][]string) []string {
	if len(rows) == 0 {
		return nil
	}
	var numbers []int
	for i, cell := range rows[len(rows)-1] {
		if cell != "" && strings.ContainsRune("0123456789+-(", rune(cell[0])) {
			numbers = append(numbers, i)
		}
	}
	return text.Columns(rows, numbers...)
}
