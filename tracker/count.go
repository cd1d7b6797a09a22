package tracker

import (
	"slices"
	"strconv"
	"strings"
)

// A checkpoint that kot writes says in its comment how many lines of the game stand before
// it, `table turn=7 ... # 57:a1db ~1a2b`: the number, and letters of its own, for the check of
// a line covers its text alone. So a line that was deleted, doubled or put in is missed. A
// number whose letters do not fit it counts for nothing.
//
// What is compared is the lines between two such numbers, never all of them: older versions
// write none, and what one turn lacks is no fault of the later ones.

// counted is a checkpoint with the number of lines before it.
func counted(line string, n int) string {
	mark := " # "
	if strings.Contains(line, "#") {
		mark = " "
	}
	number := strconv.Itoa(n)
	return line + mark + number + ":" + sum(number)
}

// countIn is the number of lines that a line says stand before it.
func countIn(line string) (n int, ok bool) {
	said := RemarkOf(line)
	said = said[strings.LastIndexAny(said, " \t")+1:]
	digits, letters, is := strings.Cut(said, ":")
	if !is || len(digits) > 7 || sum(digits) != letters {
		return 0, false
	}
	n, err := strconv.Atoi(digits)
	return n, err == nil && n >= 0
}

// The comments that kot itself writes into a file.
const (
	goesOnRemark  = "# goes on from " // the name of the file that somebody has changed
	cutOffRemark  = "# cut off: "     // a line whose end never reached the disk
	toldRemark    = "# told: "        // letters of what is missing or too many, so that it is told once
	leftOutRemark = "# left out: "    // in a mended copy: a line that does not count
	doubledRemark = "# doubled: "     // there: a line that was in the file twice
	missingRemark = "# missing: "     // there: so many lines are not there
	tooManyRemark = "# too many: "    // there: so many more lines than were written
	differsRemark = "# damaged above" // there: why the next checkpoint has other numbers
)

var remarks = []string{goesOnRemark, cutOffRemark, toldRemark, leftOutRemark, doubledRemark, missingRemark, tooManyRemark, differsRemark}

// explains says whether a line is a comment of a mended copy that says why the next
// checkpoint has other numbers than the lines before it lead to.
func explains(line string) bool {
	return slices.ContainsFunc([]string{leftOutRemark, missingRemark, tooManyRemark, differsRemark}, func(r string) bool { return strings.HasPrefix(line, r) })
}

// unremarked is a comment of kot's that has lost its "#".
func unremarked(line string) (whole string, ok bool) {
	if len(line) < 2 || line[0] == '#' || line[1] != ' ' {
		return "", false
	}
	whole = "#" + line[1:]
	return whole, slices.ContainsFunc(remarks, func(r string) bool { return strings.HasPrefix(whole, r) })
}

// gluedRemark parts a comment of kot's at the head or the end of a file from the line behind
// it, the line feed between which became a letter.
func gluedRemark(line string) (first, second string, ok bool) {
	if !strings.HasPrefix(line, goesOnRemark) && !strings.HasPrefix(line, toldRemark) || len(line) > longestMended {
		return "", "", false
	}
	for at := len(toldRemark) + 1; at < len(line); at++ {
		if line[at] > ' ' && judge(line[at:]) == intact {
			return line[:at-1], line[at:], true
		}
	}
	return "", "", false
}

// stands is how many lines of a game a line of its file stands for: none if it is a comment,
// but those of a mended copy that stand for what is not there.
func stands(line string) int {
	if !strings.HasPrefix(line, "#") {
		if Comment(line) == "" {
			return 0
		}
		return 1
	}
	if left, is := strings.CutPrefix(line, leftOutRemark); is {
		return stands(left)
	}
	if n, is := strings.CutPrefix(line, missingRemark); is {
		return remarked(n)
	}
	n, _ := strings.CutPrefix(line, tooManyRemark)
	return -remarked(n)
}

// remarked is the number of a comment of a mended copy.
func remarked(s string) int {
	const most = 1 << 20
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > most {
		return 0
	}
	return n
}

// gap is where the lines before a checkpoint are not as many as it says.
type gap struct {
	line int // of the checkpoint, in the lines of the file from 0 on
	from int // the first line behind the number before
	off  int // so many lines are missing; below 0 too many
	says int // how many lines the checkpoint says
	// stray says that the checkpoint is one of another place, which counts for nothing
	// here: the number behind it goes on from the one before it.
	stray bool
	// twice is where lines begin that the file has twice, which are the ones too many; -1 for
	// nowhere, or none that is proven.
	twice int
}

// tally compares the numbers of lines that a file says with the lines it has. It returns
// how many lines a checkpoint would say in the place of each of them, and at the end.
func tally(lines []string) (gaps []gap, at []int) {
	type mark struct{ line, says, off int }
	var marks []mark
	twins := map[string]int{}
	have := 0
	at = make([]int, len(lines)+1)
	for i, line := range lines {
		at[i] = have
		if says, ok := countIn(line); ok && stands(line) > 0 {
			marks = append(marks, mark{i, says, says - have})
			twins[line]++
		}
		have += stands(line)
	}
	at[len(lines)] = have
	type jump struct{ line, by int }
	var jumps []jump
	shift := func(line, by int) { jumps = append(jumps, jump{line, by}) }
	off, from, last := 0, 0, -1
	for k, m := range marks {
		far := m.off - off
		// A copy of another one: it goes back, or the one behind it goes on from before.
		again := m.line > 0 && lines[m.line-1] == lines[m.line]
		if far != 0 && twins[lines[m.line]] > 1 && !again && (m.says < last || k+1 < len(marks) && abs(marks[k+1].off+1-off) < abs(far)) {
			gaps = append(gaps, gap{line: m.line, from: from, says: m.says, stray: true, twice: -1})
			shift(m.line+1, -1) // it is no line of the game
			off--
			continue
		}
		if far != 0 {
			gaps = append(gaps, gap{line: m.line, from: from, off: far, says: m.says, twice: -1})
			shift(m.line, far)
		}
		off, from, last = m.off, m.line+1, m.says
	}
	off = 0
	for i := range at {
		for len(jumps) > 0 && jumps[0].line <= i {
			off, jumps = off+jumps[0].by, jumps[1:]
		}
		at[i] += off
	}
	return gaps, at
}

func abs(n int) int { return max(n, -n) }

// told is the comment that keeps gaps from being told again at each opening.
func told(gaps []gap) string {
	var b strings.Builder
	for _, g := range gaps {
		b.WriteString(strconv.Itoa(g.says) + " " + strconv.Itoa(g.off) + " ")
	}
	return toldRemark + sum(b.String())
}

// toldBefore says which of the gaps of a file were told: all those before the last comment
// that says so, if they are still the same.
func toldBefore(lines []string, gaps []gap) int {
	for i := len(lines) - 1; i >= 0; i-- {
		if !strings.HasPrefix(lines[i], toldRemark) {
			continue
		}
		before := slices.IndexFunc(gaps, func(g gap) bool { return g.line > i })
		if before < 0 {
			before = len(gaps)
		}
		if told(gaps[:before]) == lines[i] {
			return before
		}
		return 0
	}
	return 0
}
