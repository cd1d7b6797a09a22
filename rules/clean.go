package rules

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Unseen reports whether a character is invisible and changes how other text is shown:
// a control character, C1 included, which a terminal obeys; a mark that changes the
// direction of text; a line or paragraph separator.
func Unseen(c rune) bool {
	if c >= ' ' && c < 0x7f { // nearly all characters
		return false
	}
	return unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c) || unicode.In(c, unicode.Zl, unicode.Zp)
}

// Clean turns text from somebody else into one line of visible text: tabs and line ends
// become spaces, every other Unseen character is removed, and every invalid byte
// becomes U+FFFD. Letters and symbols of all scripts stay.
func Clean(s string) string {
	if !strings.ContainsFunc(s, Unseen) && utf8.ValidString(s) {
		return s
	}
	return strings.Map(func(c rune) rune {
		switch {
		case !Unseen(c):
			return c
		case unicode.IsSpace(c):
			return ' '
		}
		return -1
	}, strings.ToValidUTF8(s, string(unicode.ReplacementChar)))
}

// Quote returns text to be shown literally, such as a file name or an unreadable line.
// It writes every Unseen character and every invalid byte as Go does: \n, \x1b, \u202e.
func Quote(s string) string { return quote(s, Unseen) }

// QuoteLines is like Quote, for text of several lines: line ends and tabs stay.
func QuoteLines(s string) string {
	return quote(s, func(c rune) bool { return Unseen(c) && c != '\n' && c != '\t' })
}

func quote(s string, hidden func(rune) bool) string {
	if !strings.ContainsFunc(s, hidden) && utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for i, c := range s {
		_, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case c == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case !hidden(c):
			b.WriteRune(c)
		default:
			written := fmt.Sprintf("%+q", c)
			b.WriteString(written[1 : len(written)-1])
		}
	}
	return b.String()
}
