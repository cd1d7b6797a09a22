package tracker

import (
	"fmt"
	"hash/crc32"
	"strings"

	"kingoftokyo/rules"
)

// Every line that kot writes into a game file ends with its check, a comment: `roll cchef # ~1a2b3c4d5e`. The first
// four digits are those of the line itself, the others those of the line and of the previous check. So one check shows
// that its line has not changed, and that nothing before it was deleted, duplicated, moved or inserted. A line without
// a check was typed by hand.

const (
	checkMark       = "# ~"
	ownDigits       = 4
	checkDigits     = 10
	testBuildDigits = 4 // builds before the first release wrote this many
)

// chain is the check that was written last, or "" before the first one. The next check covers it.
type chain string

// after returns the check of the next line.
func (c chain) after(text string) chain {
	own, both := crc32.ChecksumIEEE([]byte(text))>>16, crc32.ChecksumIEEE([]byte(string(c)+"\n"+text))&0xffffff
	return chain(fmt.Sprintf("%04x%06x", own, both))
}

// write returns a line with its check, and remembers the check. A comment has no check.
func (c *chain) write(line string) string {
	text := Comment(line)
	if text == "" {
		return line
	}
	*c = c.after(text)
	return text + " " + checkMark + string(*c)
}

// writeAll returns lines with their checks, each followed by a line feed.
func (c *chain) writeAll(lines []string) string {
	var out strings.Builder
	for _, l := range lines {
		out.WriteString(c.write(l) + "\n")
	}
	return out.String()
}

// marked is the text of a line of a file, and its check, or "" if it has none.
type marked struct {
	text  string
	check chain
}

// readMarked reads a line of a file. A comment has neither text nor a check.
func readMarked(line string) marked {
	m := marked{text: Comment(line)}
	_, comment, _ := strings.Cut(line, "#")
	if comment = strings.TrimSpace(comment); m.text != "" && strings.HasPrefix(comment, "~") {
		m.check = chain(comment[1:])
		if m.check == "" { // its digits are missing
			m.check = "~"
		}
	}
	return m
}

// own reports whether a line is as it was written, whatever is before it.
func (m marked) own() bool {
	return len(m.check) == checkDigits && m.check[:ownDigits] == chain("").after(m.text)[:ownDigits]
}

// follows reports whether a line is as it was written, directly after the line with a check.
func (m marked) follows(before chain) bool {
	return len(m.check) == checkDigits && m.check == before.after(m.text)
}

func lastCheck(lines []string) (last chain) {
	for _, l := range lines {
		if m := readMarked(l); m.check != "" {
			last = m.check
		}
	}
	return last
}

// Unchecked returns a text without the checks of its lines.
func Unchecked(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if m := readMarked(line); m.check != "" {
			line = m.text + line[len(strings.TrimRight(line, "\r\n")):]
		}
		out.WriteString(line)
	}
	return out.String()
}

// TestBuild returns a *rules.Problem if the checks of a game show that a build before the first release saved it, and
// nil otherwise. file is the player's name for it.
func TestBuild(file string, lines []string) error {
	old := false
	for _, l := range lines {
		switch len(readMarked(l).check) {
		case checkDigits:
			return nil
		case testBuildDigits:
			old = true
		}
	}
	if !old {
		return nil
	}
	return rules.Refuse("", "test-build", rules.Text("file", file))
}
