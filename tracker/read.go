package tracker

import (
	"strings"

	"kingoftokyo/rules"
)

// This file reads saved games that may be damaged: as much as can be known of a game
// counts, and what does not is said.

// reading folds the lines of a file one by one.
type reading[T, E any] struct {
	s     *Session[T, E]
	path  string
	lines []string
	from  []int // which line of the file each of them is, from 1 on
	// sound is what a mended copy of the file would have.
	sound []string
	// hurt is the first line of the set-up that cannot be read, a *rules.Located.
	hurt error
	// tries is how many more lines a wrong letter is looked for in.
	tries int
	more  int // notes left out
}

// mostNotes is how many notes there are about one file; of more only the number is said.
const mostNotes = 20

// mostTries is how many lines of a file a wrong letter is looked for in: of a file with
// more damage than that nothing is left to mend.
const mostTries = 50

// part parts the lines of a file that have lost the line feed between them.
func (r *reading[T, E]) part(lines []string) {
	for i, line := range lines {
		for {
			first, second, ok := glued(line)
			if !ok {
				break
			}
			r.lines, r.from = append(r.lines, first), append(r.from, i+1)
			r.note(len(r.lines)-1, "note-glued", rules.Text("text", printable(line)))
			line = second
		}
		r.lines, r.from = append(r.lines, line), append(r.from, i+1)
	}
}

// fold takes the lines of a file. It returns how many of them the game rests on: all,
// unless a line is damaged and neither it nor what follows can be known. An error means
// that not even the set-up can be read.
func (r *reading[T, E]) fold() (int, error) {
	for i := 0; i < len(r.lines); i++ {
		line := r.lines[i]
		if text, ok := strayed(line); ok {
			r.note(i, "note-mended", rules.Text("text", printable(line)), rules.Text("mended", text))
			line = Checked(text)
		}
		if judge(line) == changed && r.checkpoint(line) {
			r.skip(i)
			continue
		}
		err := r.take(i, line)
		if err == nil {
			continue
		}
		if mended, ok := r.mend(line); ok {
			r.note(i, "note-mended", rules.Text("text", printable(line)), rules.Text("mended", mended))
			if err = r.take(i, Checked(mended)); err == nil {
				continue
			}
		}
		switch {
		case i == 0 || rules.IsProblem(err, "file-newer"):
			return 0, &rules.Located{File: r.path, Line: r.from[i], Err: err}
		case r.checkpoint(line):
			r.skip(i)
			continue
		case len(r.s.Game.entries) == 0 && r.ofSetup(i):
			if r.hurt == nil {
				r.hurt = &rules.Located{File: r.path, Line: r.from[i], Err: err}
			}
			r.note(i, "note-setup-damaged", rules.Text("text", printable(line)), rules.Because("why", err))
			r.drop(i, i+1)
			continue
		}
		next := r.checkpointAfter(i)
		if next < 0 {
			if r.hurt != nil { // without that line it is another game
				return 0, r.hurt
			}
			r.note(i, "note-damaged", rules.Text("text", printable(line)), rules.Num("left", len(r.lines)-i))
			r.drop(i, len(r.lines))
			return i, nil
		}
		r.note(i, "note-passed-over", rules.Text("text", printable(line)), rules.Num("next", r.from[next]))
		r.drop(i, next)
		i = next - 1
	}
	return len(r.lines), nil
}

// take folds a line, and says where it is not what was written once.
func (r *reading[T, E]) take(i int, line string) error {
	if strings.ContainsRune(line, 0) { // what a disk shows that has lost a piece of a file
		return rules.Refuse("", "not-text")
	}
	note, err := r.s.Game.Fold(line)
	if note != nil {
		r.note(i, note.Key, note.Args...)
	}
	if err != nil {
		return err
	}
	if judge(line) == changed {
		r.note(i, "note-changed", rules.Text("text", printable(Comment(line))))
		line = Unchecked(Comment(line))
	}
	r.sound = append(r.sound, line)
	return nil
}

// mend is what a damaged line was, if one letter of it is wrong and only one other makes
// a line that fits here.
func (r *reading[T, E]) mend(line string) (text string, ok bool) {
	if judge(line) != changed || r.tries == 0 {
		return "", false
	}
	r.tries--
	for _, m := range Mendings(line) {
		if !r.s.Game.fits(m) {
			continue
		}
		if ok {
			return "", false
		}
		text, ok = m, true
	}
	return text, ok
}

// skip leaves a damaged checkpoint out: the events before and behind it say the same.
func (r *reading[T, E]) skip(i int) {
	r.note(i, "note-table-damaged", rules.Text("text", printable(r.lines[i])))
	r.drop(i, i+1)
}

// drop keeps lines that do not count as comments of the mended copy.
func (r *reading[T, E]) drop(from, to int) {
	for _, l := range r.lines[from:to] {
		r.sound = append(r.sound, "# left out: "+quoted(strings.TrimSpace(l)))
	}
}

func (r *reading[T, E]) note(i int, key string, args ...rules.Arg) {
	if len(r.s.Notes) >= mostNotes {
		r.more++
		return
	}
	r.s.note(key, append(args, rules.Num("line", i+1))...)
}

// checkpoint says whether a line, perhaps damaged, is a checkpoint.
func (r *reading[T, E]) checkpoint(line string) bool {
	if r.isCheckpoint(line) {
		return true
	}
	begin := r.s.Game.rules.Begin()
	want, _, _ := strings.Cut(r.s.Game.rules.Checkpoint(&begin, r.s.Game.Table()), " ")
	word, _, _ := strings.Cut(Comment(line), " ")
	return want != "" && alike(word, want)
}

// alike says whether two words differ in one letter at most.
func alike(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	differ := 0
	for i := range len(a) {
		if a[i] != b[i] {
			differ++
		}
	}
	return differ < 2
}

func (r *reading[T, E]) isCheckpoint(line string) bool {
	return r.class(line) == rules.CheckpointLine
}

// class is what a line would be at the table as it stands; rules.PlayLine for one that
// cannot be read.
func (r *reading[T, E]) class(line string) rules.LineClass {
	g := r.s.Game
	if e, err := g.rules.Read(g.Table(), Comment(line)); err == nil {
		return g.rules.Class(&e)
	}
	return rules.PlayLine
}

// ofSetup says whether a damaged line before the first event belongs to the set-up: a line
// of it follows, or it begins like the one before.
func (r *reading[T, E]) ofSetup(i int) bool {
	if i+1 < len(r.lines) && r.class(r.lines[i+1]) == rules.SetupLine {
		return true
	}
	word, _, _ := strings.Cut(Comment(r.lines[i]), " ")
	before, _, _ := strings.Cut(Comment(r.lines[i-1]), " ")
	return alike(word, before)
}

// checkpointAfter finds the next whole checkpoint behind a line, or -1.
func (r *reading[T, E]) checkpointAfter(i int) int {
	for i++; i < len(r.lines); i++ {
		if judge(r.lines[i]) != changed && r.isCheckpoint(r.lines[i]) && r.s.Game.fits(r.lines[i]) {
			return i
		}
	}
	return -1
}
