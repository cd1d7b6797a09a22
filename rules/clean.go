package rules

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Unseen says whether a character shows nothing and acts on what does: a control
// character, C1 included, which a terminal obeys; a mark that turns the direction of a
// text round; a separator of lines or paragraphs.
func Unseen(c rune) bool {
	if c >= ' ' && c < 0x7f { // nearly all there is
		return false
	}
	return unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c) || unicode.In(c, unicode.Zl, unicode.Zp)
}

// Clean is a text that somebody else wrote as one line of what can be seen: tabs and
// ends of lines become spaces, every other character that is Unseen is taken out, and a
// byte that is no text becomes U+FFFD. Letters and signs of all scripts stay.
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

// Quote is a text to be shown as it is, a file name or a line that cannot be read, with
// every character that is Unseen and every byte that is no text written out as in Go:
// \n, \x1b, \u202e.
func Quote(s string) string { return quote(s, Unseen) }

// QuoteLines is Quote for a text of several lines: ends of lines and tabs stay.
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
