package text

import (
	"strings"

	"kingoftokyo/rules"
)

// CleanName is a name of a player as a line of a game file can hold it: a comment
// sign, a tab, a line feed or another control character becomes a space, and so does
// any run of spaces; none stands at its ends. What else cannot be seen is taken out
// (rules.Clean). What is left may be empty.
func CleanName(s string) string {
	s = strings.Map(func(r rune) rune {
		if r == '#' || r < ' ' {
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(rules.Clean(s)), " ")
}
