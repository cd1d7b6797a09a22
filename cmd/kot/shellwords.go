package main

import "strings"

// This file knows how bash reads a line, as far as completion needs it: bash, other than zsh and
// fish, puts what it is told into the line as it is.

// quoteState is which quote a place of a command line stands in.
type quoteState byte

const (
	unquoted     quoteState = 0
	singleQuoted quoteState = '\''
	doubleQuoted quoteState = '"'
)

// bashWord is the last word of a line that is being typed, which may be empty.
type bashWord struct {
	said string // what it says so far, without quotes
	// begun is what it says before the place from which on bash replaces it, and quote where that place stands.
	begun string
	quote quoteState
	// opened says that the quote was opened right before that place.
	opened bool
}

// bashLine reads a command line up to the cursor: the words before the last one without the
// command itself, and the last one, of which bash will replace so much of its end as typed. ok is
// false where nothing can be put behind safely: what stands before would be a command, a pattern,
// a variable or a redirection.
func bashLine(line, typed string) (before []string, last bashWord, ok bool) {
	if !strings.HasSuffix(line, typed) {
		return nil, last, false
	}
	from := len(line) - len(typed) // where bash replaces
	var words []string
	var word strings.Builder
	begun, alive, quote := false, false, unquoted // alive: the shell would read something in the word
	reach := func(at int) {
		if at == from {
			ok = !alive
			last.begun, last.quote = word.String(), quote
			last.opened = quote != unquoted && at > 0 && line[at-1] == byte(quote)
		}
	}
	reach(0)
	for at := 0; at < len(line); at++ {
		c := line[at]
		switch {
		case c == '\\' && quote != singleQuoted && at+1 < len(line):
			begun = true
			next := line[at+1]
			if quote == doubleQuoted && !strings.ContainsRune("$`\"\\", rune(next)) {
				word.WriteByte(c) // before anything else it stands for itself
			}
			word.WriteByte(next)
			at++
		case quote == unquoted && (c == '\'' || c == '"'):
			alive = alive || at > 0 && line[at-1] == '$' && begun // $'...' has escapes of its own
			begun, quote = true, quoteState(c)
		case quote != unquoted && c == byte(quote):
			quote = unquoted
		case quote == unquoted && (c == ' ' || c == '\t' || c == '\n'):
			if begun {
				words = append(words, word.String())
				word.Reset()
			}
			begun, alive = false, false
		case quote == unquoted && strings.IndexByte(";|&()<>", c) >= 0:
			return nil, last, false
		default:
			alive = alive || quote == unquoted && strings.IndexByte("$`*?[{!", c) >= 0 || quote == doubleQuoted && strings.IndexByte("$`!", c) >= 0 ||
				quote == unquoted && !begun && strings.IndexByte("~#", c) >= 0
			begun = true
			word.WriteByte(c)
		}
		reach(at + 1)
	}
	if last.said = word.String(); len(words) == 0 {
		return nil, last, false
	}
	return words[1:], last, ok && strings.HasPrefix(last.said, last.begun)
}

// finish is what bash puts in the place of the end of the word, so that the whole of it says a
// text; "" for nothing. A quote that is open is closed.
func (w *bashWord) finish(text string) string {
	rest, ok := strings.CutPrefix(text, w.begun)
	if !ok || rest == "" {
		return ""
	}
	q := string(rune(w.quote))
	if w.quote == unquoted {
		q = ""
	}
	var b strings.Builder
	for _, c := range []byte(rest) {
		switch {
		case w.quote == singleQuoted && c == '\'':
			b.WriteString(`'\''`)
		case w.quote == doubleQuoted && c == '!': // in quotes a line of before would be put in its place
			b.WriteString(`"\!"`)
		case w.quote == doubleQuoted && strings.IndexByte("$`\"\\", c) >= 0, w.quote == unquoted && !plainByte(c):
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	said := b.String() + q
	if w.opened && strings.HasPrefix(said, q) { // bash takes the quote before it for the same one
		said = q + said
	} else if !w.opened && q != "" && strings.HasPrefix(said, q) {
		return ""
	}
	return said
}

// plainByte says whether a byte of a text in UTF-8 means itself to every shell, wherever it stands
// but at the beginning.
func plainByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80 || strings.IndexByte("-_.,+%/", c) >= 0
}
