package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Wrap breaks lines longer than width between words. The rest of a line is indented like its beginning, plus two
// columns, and Wrap avoids a last row of one word. A width below 20 changes nothing. A word wider than the line
// stays whole, and a space at the end stays.
func Wrap(s string, width int) string {
	if width < 20 {
		return s
	}
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		lines[i] = wrapLine(line, width)
	}
	return strings.Join(lines, "\n")
}

// Wrapped returns the lines of Wrap, without spaces at their ends.
func Wrapped(s string, width int) []string {
	lines := strings.Split(Wrap(s, width), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " ")
	}
	return lines
}

func wrapLine(line string, width int) string {
	if utf8.RuneCountInString(line) <= width {
		return line
	}
	indent := len(line) - len(strings.TrimLeft(line, " "))
	more := strings.Repeat(" ", min(indent+2, width/2))
	rows := []string{""}
	column := 0
	for i, word := range Words(line) {
		size := utf8.RuneCountInString(strings.TrimRight(word, " "))
		if i > 0 && column+size > width && size > 0 {
			rows = append(rows, "")
			column = len(more)
		}
		rows[len(rows)-1] += word
		column += utf8.RuneCountInString(word)
	}
	Paired(rows, func(row string) bool { return len(more)+utf8.RuneCountInString(strings.TrimRight(row, " ")) <= width })
	return strings.Join(rows, "\n"+more)
}

// Paired avoids a single word in the last row of a text: the last word of the row above joins it, if both fit there
// and two words stay above.
func Paired(rows []string, fits func(row string) bool) {
	last := len(rows) - 1
	if last < 1 || len(Words(strings.TrimRight(rows[last], " "))) > 1 {
		return
	}
	above := Words(strings.TrimRight(rows[last-1], " "))
	if len(above) < 3 {
		return
	}
	if pair := above[len(above)-1] + " " + rows[last]; fits(pair) {
		rows[last-1], rows[last] = strings.Join(above[:len(above)-1], ""), pair
	}
}

// Words splits a line after its spaces. It does not split before a closing quotation mark, a colon, a percent sign
// and the like, nor after an opening quotation mark, because some languages put a space there.
func Words(line string) []string {
	var out []string
	for _, w := range strings.SplitAfter(line, " ") {
		last := len(out) - 1
		if last >= 0 && (closes(w) || opens(out[last])) {
			out[last] += w
			continue
		}
		out = append(out, w)
	}
	return out
}

// closes reports whether a word begins with a sign that belongs to the word before it.
func closes(w string) bool {
	c, _ := utf8.DecodeRuneInString(w)
	return strings.ContainsRune(":;?!%", c) || unicode.Is(unicode.Pf, c)
}

// opens reports whether a word is a quotation mark that belongs to the word after it.
func opens(w string) bool {
	c, size := utf8.DecodeRuneInString(w)
	return unicode.Is(unicode.Pi, c) && w[size:] == " "
}
