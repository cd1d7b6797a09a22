package text

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold reduces a text to the letters and digits that two players would agree on: lower case, no
// accents, œ as oe, no apostrophes, hyphens or spaces.
func Fold(s string) string {
	var b strings.Builder
	for _, c := range norm.NFD.String(strings.ToLower(s)) {
		switch {
		case c == 'œ':
			b.WriteString("oe")
		case c == 'æ':
			b.WriteString("ae")
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			b.WriteRune(c)
		}
	}
	return b.String()
}

// Compare compares names in the order of a list that players read: accents, case and signs do not
// count.
func Compare(a, b string) int { return strings.Compare(Fold(a), Fold(b)) }
