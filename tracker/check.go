package tracker

import (
	"encoding/binary"
	"encoding/hex"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Every line of a game file ends with its check, a comment: `roll cchef # ~1a2b`. It tells
// a damaged line from a whole one, and often what the line was. A line counts without it as
// well: those of older files have none, and people write lines by hand.

// checkDigits are how many hexadecimal digits a check has.
const checkDigits = 4

// Checked is a line with its check; without any where it says nothing. A line that has one,
// fitting or not, stays as it is.
func Checked(line string) string {
	text := Comment(line)
	if text == "" {
		return line
	}
	if _, check, _ := parts(line); check != "" {
		return line
	}
	mark := " # ~"
	if strings.Contains(line, "#") {
		mark = " ~"
	}
	out := strings.TrimRight(line, " \t\r") + mark + sum(text)
	if _, _, two := glued(out); two || RemarkOf(out) != "" && !utf8.ValidString(out) {
		out = text + " # ~" + sum(text) // its comment is no text, or a check that has gained a letter
	}
	return out
}

// checkedAll are lines with their checks.
func checkedAll(lines []string) []string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = Checked(l)
	}
	return out
}

// Unchecked is a line without its check, as people read it. A check that does not fit
// stays: it says that the line was changed.
func Unchecked(line string) string {
	text, check, rest := parts(line)
	if check == "" || check != sum(text) {
		return line
	}
	return rest
}

// UncheckedText is Unchecked for all lines of a text.
func UncheckedText(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		whole, feed := strings.CutSuffix(line, "\n")
		b.WriteString(Unchecked(whole))
		if feed {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// parts are what a line says, its check ("" for none), and the line without it.
func parts(line string) (text, check, rest string) {
	text = Comment(line)
	_, comment, is := strings.Cut(line, "#")
	if !is || text == "" {
		return text, "", line
	}
	comment = strings.TrimRight(comment, " \t\r")
	at := strings.LastIndexAny(comment, " \t~")
	if at < 0 || comment[at] != '~' || len(comment)-at-1 != checkDigits || !isHex(comment[at+1:]) {
		return text, "", line
	}
	rest = strings.TrimRight(line[:strings.LastIndexByte(line, '~')], " \t")
	return text, comment[at+1:], strings.TrimRight(strings.TrimSuffix(rest, "#"), " \t")
}

// RemarkOf is what the comment of a line says besides its check.
func RemarkOf(line string) string {
	_, _, rest := parts(line)
	_, comment, _ := strings.Cut(rest, "#")
	return strings.TrimSpace(comment)
}

// isHex says whether a text has hexadecimal digits alone.
func isHex(s string) bool { return strings.Trim(s, "0123456789abcdef") == "" }

// verdict is what the check says about a line.
type verdict uint8

const (
	unchecked verdict = iota // it has none
	intact
	changed // it is damaged, or somebody has edited it
)

func judge(line string) verdict {
	switch text, check, _ := parts(line); {
	case check == "":
		return unchecked
	case check != sum(text):
		return changed
	}
	return intact
}

// sum is CRC-16/CCITT of a text: no two texts that differ in one letter have the same.
func sum(text string) string {
	return hex.EncodeToString(binary.BigEndian.AppendUint16(nil, crc(text)))
}

func crc(text string) uint16 {
	sum := uint16(0xffff)
	for i := range len(text) {
		sum = sum<<8 ^ crcTable[byte(sum>>8)^text[i]]
	}
	return sum
}

var crcTable = func() (t [256]uint16) {
	for i := range t {
		c := uint16(i) << 8
		for range 8 {
			if c&0x8000 != 0 {
				c = c<<1 ^ 0x1021
			} else {
				c <<= 1
			}
		}
		t[i] = c
	}
	return t
}()

// letterAt is the letter that a text must have in one place to have a check: there is one
// at most. Control characters and "#" are none.
func letterAt(text string, i int, check string) (c byte, ok bool) {
	want, err := strconv.ParseUint(check, 16, 16)
	if err != nil {
		return 0, false
	}
	// The sum is linear: what a changed letter does to it depends on the change and on how
	// much text follows. That much is taken back here.
	off := crc(text) ^ uint16(want)
	for range len(text) - 1 - i {
		x := crcBack[byte(off)]
		off = uint16(x)<<8 | (off^crcTable[x])>>8
	}
	x := crcBack[byte(off)]
	c = text[i] ^ x
	return c, crcTable[x] == off && x != 0 && c >= ' ' && c != '#' && c != 0x7f
}

// crcBack finds the entry of crcTable that ends with a byte.
var crcBack = func() (back [256]byte) {
	for i, c := range crcTable {
		back[byte(c)] = byte(i)
	}
	return back
}()
