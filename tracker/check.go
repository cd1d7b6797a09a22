package tracker

import (
	"fmt"
	"hash/crc32"
	"strings"
)

// Every line that kot writes into a game file ends with its check, a comment: `roll cchef # ~1a2b3c4d5e`. The first
// four digits are of the line itself, the others of the line and of the check written before it. So a damaged line is
// told from a whole one before which something was deleted, doubled, moved or put in. Lines without a check count as
// well: people write them by hand.

const (
	checkMark   = "# ~"
	ownDigits   = 4
	checkDigits = 10
	// testBuildDigits are those of the checks that builds before the first release wrote.
	testBuildDigits = 4
)

// checkOf is the check of a line behind another check, "" at the beginning of a game.
func checkOf(text, before string) string {
	return fmt.Sprintf("%04x%06x", crc32.ChecksumIEEE([]byte(text))>>16, crc32.ChecksumIEEE([]byte(before+"\n"+text))&0xffffff)
}

// verdict is what its check says of a line.
type verdict uint8

const (
	byHand  verdict = iota // it has no check, or one that fits neither it nor the line before, which has none
	whole                  // it is as it was written, and so is what stands before it
	gap                    // it is as it was written, but another line stood before it
	damaged                // it is not as it was written
)

// checks go from line to line of a game file.
type checks struct {
	last string // the check read or written last
	hand bool   // the line before has none
}

// judge says what the check of the next line says, and what the line itself says.
func (c *checks) judge(line string) (text string, v verdict) {
	text, check := parts(line)
	switch {
	case check == "":
		c.hand = c.hand || text != ""
		return text, byHand
	case check == checkOf(text, c.last):
		v = whole
	case c.hand:
		v = byHand
	case own(text, check):
		v = gap
	default:
		v = damaged
	}
	c.last, c.hand = check, false
	return text, v
}

// write is a line with its check. What only comments has none.
func (c *checks) write(line string) string {
	text := Comment(line)
	if text == "" {
		return line
	}
	c.last, c.hand = checkOf(text, c.last), false
	return text + " " + checkMark + c.last
}

// writeAll are lines with their checks, each ended.
func (c *checks) writeAll(lines []string) string {
	var out strings.Builder
	for _, l := range lines {
		out.WriteString(c.write(l) + "\n")
	}
	return out.String()
}

// own says whether a check is that of a line, whatever stands before it.
func own(text, check string) bool {
	return len(check) == checkDigits && check[:ownDigits] == checkOf(text, "")[:ownDigits]
}

// parts are what a line says, and its check; "" for none.
func parts(line string) (text, check string) {
	_, comment, _ := strings.Cut(line, "#")
	if comment = strings.TrimSpace(comment); strings.HasPrefix(comment, "~") {
		check = comment[1:]
		if check == "" { // all digits are gone
			check = "~"
		}
	}
	return Comment(line), check
}

// Unchecked are the lines of a text without their checks, as people read them.
func Unchecked(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		said, check := parts(line)
		if check == "" {
			out.WriteString(line)
		} else {
			out.WriteString(said + line[len(strings.TrimRight(line, "\r\n")):])
		}
	}
	return out.String()
}

// ofTestBuild says whether a build before the first release has written the checks of a file.
func ofTestBuild(lines []string) bool {
	old := false
	for _, l := range lines {
		switch _, check := parts(l); len(check) {
		case checkDigits:
			return false
		case testBuildDigits:
			old = true
		}
	}
	return old
}
