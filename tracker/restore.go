package tracker

import (
	"strings"
	"unicode/utf8"

	"kingoftokyo/rules"
)

// This file finds what a damaged line was, where one wrong letter is all that is wrong: by
// the check of the line, and nothing else. It knows no game.

// remark says whether a line is nothing but a comment, and not an event whose first letter
// became a "#": what stands in it is no check, though it may look like one in what was left
// out or cut off.
func remark(line string) bool { return strings.HasPrefix(line, "# ") }

// restored is a line of a file as the game reads it.
type restored struct {
	text string
	from int    // which line of the file it is, or begins in, from 1 on
	how  string // the note that says what was wrong; "" for nothing
	was  string // the line as it stands in the file, for that note
	at   int    // which byte of it is wrong, from 1 on; 0 where that is not said
}

// restore are the lines of a file, those parted that have lost the line feed between them,
// those joined that got one in their midst, and those put right that have lost the "#" of
// their comment or got one in their text.
func restore(lines []string) []restored {
	const most = 400 // suspect lines: of a file with more of them nothing is left to restore
	out, tried := make([]restored, 0, len(lines)), 0
	for i := 0; i < len(lines); i++ {
		line, from := lines[i], i+1
		if whole, ok := unremarked(line); ok {
			out = append(out, restored{whole, from, "note-mended", line, 1})
			continue
		}
		next := strings.Join(lines[i+1:min(i+2, len(lines))], "")
		if !suspect(line, next) {
			out = append(out, restored{text: line, from: from})
			continue
		}
		if tried++; tried > most {
			out = append(out, restored{text: line, from: from})
			continue
		}
		if i+1 < len(lines) {
			if whole, ok := joined(line, next); ok {
				out = append(out, restored{whole, from, "note-joined", line, len(line) + 1})
				i++
				continue
			}
		}
		for {
			first, second, ok := glued(line)
			if !ok {
				break
			}
			out = append(out, restored{first, from, "note-glued", line, len(first) + 1})
			line = second
		}
		if whole, at, ok := strayed(line); ok {
			out = append(out, restored{whole, from, "note-mended", line, at})
			continue
		}
		out = append(out, restored{text: line, from: from})
	}
	return out
}

// suspect says whether a line, with the one behind it, may be another one that was damaged.
func suspect(line, next string) bool {
	switch {
	case remark(line):
		return strings.HasPrefix(line, goesOnRemark) || strings.HasPrefix(line, toldRemark)
	case judge(line) == intact:
		return strings.Count(line, "~") > 1
	}
	return strings.Contains(line, "~") || checkEnd(next)
}

// checkEnd says whether a line may be the end of one that has a check.
func checkEnd(line string) bool {
	return strings.Contains(line, "~") || len(line) == checkDigits && isHex(line)
}

// tail is how long the end of a line with a check is: " ~1a2b".
const tail = len(" ~") + checkDigits

// strayed is a line whose check no longer stands where a comment says it, because the "#"
// before it became a letter, or a letter of the text became a "#". at is which byte it is,
// from 1 on.
func strayed(line string) (whole string, at int, ok bool) {
	n := len(line) - tail
	if n <= 0 || len(line) > longestMended || remark(line) || strings.Count(line, "\x00") > 1 || line[n:n+2] != " ~" || !isHex(line[n+2:]) || judge(line) == intact {
		return "", 0, false
	}
	check, hash := line[n+2:], strings.IndexByte(line, '#')
	end := n
	if hash >= 0 {
		end = min(hash, n)
	}
	for i := 2; i < end; i++ { // the "#" became a letter
		if line[i-1] == ' ' && line[i+1] == ' ' && sum(strings.TrimSpace(line[:i])) == check {
			return line[:i] + "#" + line[i+1:], i + 1, readable(line[:i])
		}
	}
	if hash < 0 {
		return "", 0, false
	}
	for j := hash + 1; j < n; j++ { // a letter became a "#"
		if line[j] != '#' {
			continue
		}
		text := strings.TrimSpace(line[:j])
		at := hash - strings.Index(line, text)
		if at >= len(text) {
			continue
		}
		if c, ok := letterAt(text, at, check); ok {
			whole := line[:hash] + string([]byte{c}) + line[hash+1:]
			return whole, hash + 1, readable(Comment(whole))
		}
	}
	return "", 0, false
}

// glued parts a line whose line feed is gone or became a letter: its check fits, and more
// stands behind it.
func glued(line string) (first, second string, ok bool) {
	if remark(line) {
		return gluedRemark(line)
	}
	if len(line) > 4*longestMended { // each check in it would be worked out over all that stands before
		return "", "", false
	}
	for at := strings.IndexByte(line, '~'); at > 0; {
		end := at + 1 + checkDigits
		if end+1 >= len(line) {
			break
		}
		if judge(line[:end]) == intact {
			if judge(line[end:]) == intact {
				return line[:end], line[end:], true
			}
			return line[:end], line[end+1:], true
		}
		next := strings.IndexByte(line[at+1:], '~')
		if next < 0 {
			break
		}
		at += 1 + next
	}
	return "", "", false
}

// joined is the line that two of a file were before a letter of it became a line feed, or a
// line feed came into it: its check fits, and neither of the two has one that does.
func joined(first, second string) (whole string, ok bool) {
	if len(first)+len(second) > longestMended || remark(first) || judge(first) == intact || judge(second) == intact || !strings.Contains(first, "~") && !checkEnd(second) {
		return "", false
	}
	one := func(line string) bool {
		_, _, two := glued(line)
		return judge(line) == intact && !two
	}
	if line := first + second; one(line) {
		return line, true
	}
	with := func(c byte) string { return first + string([]byte{c}) + second }
	if text, check, _ := parts(with(0)); check != "" && len(text) > len(first) {
		if c, ok := letterAt(text, len(first), check); ok {
			return with(c), readable(text[:len(first)] + string([]byte{c}) + text[len(first)+1:])
		}
	}
	for _, c := range []byte(" #~0123456789abcdef:") {
		if line := with(c); one(line) {
			return line, true
		}
	}
	return "", false
}

// readable says whether a text is one that kot may have written.
func readable(s string) bool { return utf8.ValidString(s) && !strings.ContainsFunc(s, rules.Unseen) }

// longestMended is how long a line may be whose wrong letter is looked for.
const longestMended = 1000

// Mendings are the texts that differ from a damaged line in one letter and have its check:
// one of them is what the line was, if one letter is all that is wrong.
func Mendings(line string) []string {
	text, check, _ := parts(line)
	if judge(line) != changed || len(text) > longestMended {
		return nil
	}
	var out []string
	add := func(m string) {
		if readable(m) {
			out = append(out, m)
		}
	}
	if cut := text[:len(text)-1]; sum(cut) == check { // the space before the comment became a letter
		add(cut)
	}
	for i := range len(text) {
		if c, ok := letterAt(text, i, check); ok {
			add(text[:i] + string([]byte{c}) + text[i+1:])
		}
	}
	// The first or the last letter became a space, and is no part of the text any more.
	if c, ok := letterAt(text+" ", len(text), check); ok {
		add(text + string([]byte{c}))
	}
	if c, ok := letterAt(" "+text, 0, check); ok && line[0] != text[0] {
		add(string([]byte{c}) + text)
	}
	return out
}

// Heads are what the first line of the text of a game file says: as it stands, and as it may
// have been before one letter of it became another one. None where no line says anything.
func Heads(text string) []string {
	const most = 20 // lines looked at: comments may stand before it
	lines := strings.SplitN(text, "\n", most+1)
	for _, l := range restore(lines[:min(len(lines), most)]) {
		line := strings.TrimRight(strings.TrimPrefix(l.text, "\ufeff"), "\r")
		if said := Comment(line); said != "" {
			return append([]string{said}, Mendings(line)...)
		}
	}
	return nil
}

// offBy is which byte of two texts of one length differs, from 1 on, where only one does.
func offBy(a, b string) (at int, ok bool) {
	if len(a) != len(b) {
		return 0, false
	}
	for i := range len(a) {
		if a[i] == b[i] {
			continue
		}
		if at > 0 {
			return 0, false
		}
		at = i + 1
	}
	return at, at > 0
}

// quotedLine is a line whose comment, if it is no text, is written out of what can be read.
func quotedLine(line string) string {
	if utf8.ValidString(line) && strings.IndexByte(line, 0) < 0 {
		return line
	}
	text, comment, _ := strings.Cut(line, "#")
	return text + "#" + quoted(comment)
}
