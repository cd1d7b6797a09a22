package duel

import (
	"fmt"

	"kingoftokyo/rules"
)

// RuleNumbers returns the numbers of all rules that have a text in the help, in order:
// "S1" to "A9". The caller can change the slice.
func RuleNumbers() []rules.Rule {
	var all []rules.Rule
	for _, group := range []struct {
		letter      rune
		first, last int
	}{{'S', 1, 5}, {'D', 1, 6}, {'T', 1, 8}, {'O', 1, 12}, {'W', 1, 4}, {'A', 0, 9}} {
		for n := group.first; n <= group.last; n++ {
			all = append(all, rules.Rule(fmt.Sprintf("%c%d", group.letter, n)))
		}
	}
	return all
}
