package main

import (
	"strings"

	"kingoftokyo/companion/text"
)

// aligned puts cells under one another. What the last row has in a column decides: words
// go to the left; numbers, which begin with a digit, a sign or a bracket, to the right.
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
