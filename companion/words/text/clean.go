package text

import (
	"strings"

	"kingoftokyo/rules"
)

// CleanName returns a player's name in the form that a line of a game file can hold: a comment
// sign, a tab, a line feed or another control character becomes a space, and so does any run of
// spaces; there are none at its ends. Other invisible characters are removed (rules.Clean). The
// result may be empty.
func CleanName(s string) string {
	s = strings.Map(func(r rune) rune {
		if r == '#' || r < ' ' {
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(rules.Clean(s)), " ")
}
