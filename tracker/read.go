package tracker

import (
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/rules"
)

// This file reads saved games that may be damaged: as much as can be known of a game
// counts, and what does not is said.

// reading folds the lines of a file one by one.
type reading[T, E any] struct {
	s     *Session[T, E]
	path  string
	lines []restored
	at    []int // how many lines the checkpoint in each one's place would say stand before it
	gaps  []gap // what is missing or too many
	gapAt map[int]*gap
	told  int // so many of the gaps were told at an earlier opening
	// sound is what a mended copy of the file would have.
	sound []string
	good  int // how many of the lines the game rests on
	// hurt is the first line of the set-up that cannot be read, a *rules.Located.
	hurt error
	// tries is how many more lines a wrong letter is looked for in, trials how often more the
	// game may be played on to the next checkpoint to see whether it has its numbers.
	tries, trials int
	more          int // notes left out

	// guess is which of the texts a line of the set-up, legal but damaged, is taken for that it
	// may have been; noGuess for as it stands. doubtful says that there is such a line.
	guess    int
	doubtful bool

	turns     earlierTurns
	otherwise bool // the line just taken was a checkpoint with other numbers

	damaged   bool // lines are missing or too many, or what has been read is not as it was written
	untold    bool // and not only by what was told at an earlier opening
	unsure    bool // a line since the last checkpoint has no check
	explained bool // since the last checkpoint it was said why the numbers of the next one may differ
	lacking   bool // since the last checkpoint lines were left out, or are missing or too many
	saved     int  // the last checkpoint
	doubled   int  // where the lines begin that the file has twice
	doubles   int  // how many they are
}

// newReading reads the lines of a file.
func newReading[T, E any](s *Session[T, E], path string, lines []string) *reading[T, E] {
	r := &reading[T, E]{s: s, path: path, lines: restore(lines), tries: mostTries, trials: mostTrials, saved: -1, doubled: -1}
	texts := make([]string, len(r.lines))
	for i := range r.lines {
		texts[i] = r.lines[i].text
	}
	r.gaps, r.at = tally(texts)
	r.told = toldBefore(texts, r.gaps)
	r.gapAt = make(map[int]*gap, len(r.gaps))
	for i := range r.gaps {
		r.gapAt[r.gaps[i].line] = &r.gaps[i]
	}
	r.good = len(r.lines)
	r.damaged, r.untold = len(r.gaps) > 0, len(r.gaps) > r.told
	return r
}

// noGuess takes lines as they stand.
const noGuess = -1

// mostNotes is how many notes there are about one file; of more only the number is said.
const mostNotes = 20

// mostTries is how many lines of a file a wrong letter is looked for in: of a file with
// more damage than that nothing is left to mend.
const mostTries = 50

// The game is played on to the next checkpoint so often, and over so many lines, to see what
// can be left out.
const (
	mostTrials = 200
	mostPlayed = 500
)

// fold takes the lines of a file. The game then rests on all of them (good), unless a line
// is damaged and neither it nor what follows can be known. An error means that not even the
// set-up can be read.
func (r *reading[T, E]) fold() error {
	g := 0 // the next gap
	for i := 0; i < len(r.lines); {
		if g < len(r.gaps) && i == r.gaps[g].from && r.gaps[g].off < 0 {
			r.double(&r.gaps[g])
		}
		next, err := r.step(i)
		if err == nil && r.s.Game.heavy() {
			err = &rules.Located{File: r.path, Line: r.lines[i].from, Err: rules.Refuse("", "game-work")}
		}
		if err != nil {
			return err
		}
		for ; g < len(r.gaps) && r.gaps[g].line < next; g++ {
			r.tell(g)
		}
		i = next
	}
	return nil
}

// step takes a line, or leaves it out with others. It returns the one to go on with.
func (r *reading[T, E]) step(i int) (next int, err error) {
	line := r.lines[i].text
	if how := r.lines[i].how; how != "" {
		was, at := r.lines[i].was, r.lines[i].at
		r.note(i, how, rules.Text("text", printable(was)), rules.Text("mended", line), letter(was, at))
	}
	switch {
	case i == r.doubled:
		r.leaveOut(i, i+r.doubles, doubledRemark)
		return i + r.doubles, nil
	case r.stray(i):
		r.leaveOut(i, i+1, doubledRemark)
		return i + 1, nil
	case judge(line) == changed && r.checkpoint(line), r.short(i):
		r.skip(i)
		return i + 1, nil
	}
	if judge(line) == changed && r.class(line) == rules.SetupLine && r.s.Game.fits(line) {
		r.doubtful = true
		if guess, ok := r.guessed(line); ok {
			line = r.mended(i, line, guess)
		}
	}
	err = r.take(i, line)
	if last, ok := r.earlier(i, err); ok {
		return last + 1, nil
	}
	if err == nil {
		return i + 1, nil
	}
	if mended, ok := r.mend(line); ok {
		if err = r.take(i, r.mended(i, line, mended)); err == nil {
			return i + 1, nil
		}
	}
	from := r.lines[i].from
	switch {
	case i == 0 || rules.IsProblem(err, "file-newer"):
		return 0, &rules.Located{File: r.path, Line: from, Err: err}
	case r.checkpoint(line):
		r.skip(i)
		return i + 1, nil
	case r.s.Game.last == nil && r.ofSetup(i):
		if r.hurt == nil {
			r.hurt = &rules.Located{File: r.path, Line: from, Err: err}
		}
		r.note(i, "note-setup-damaged", rules.Text("text", printable(line)), rules.Because("why", err))
		r.leaveOut(i, i+1, leftOutRemark)
		return i + 1, nil
	}
	r.zeros(i)
	next = r.checkpointAfter(i)
	if next >= 0 {
		const most = 20 // lines that may be left out alone
		for behind := i + 1; behind < next && behind <= i+most; behind++ {
			if r.folds(r.lines[behind : next+1]) {
				r.note(i, "note-left-out", rules.Text("text", printable(line)), rules.Because("why", err), rules.Num("n", behind-i), rules.Num("next", r.lines[next].from))
				r.leaveOut(i, behind, leftOutRemark)
				r.explained = true
				return behind, nil
			}
		}
		r.note(i, "note-passed-over", rules.Text("text", printable(line)), rules.Because("why", err), rules.Num("next", r.lines[next].from))
		r.leaveOut(i, next, leftOutRemark)
		r.explained = true
		return next, nil
	}
	if r.hurt == nil && r.saved < 0 { // no checkpoint fits, though one is as it was written: it is another game
		if at := slices.IndexFunc(r.lines, func(l restored) bool { _, ok := countIn(l.text); return ok && judge(l.text) == intact }); at >= 0 {
			r.hurt = &rules.Located{File: r.path, Line: r.lines[at].from, Err: rules.Refuse("", "setup-lost")}
		}
	}
	if r.hurt != nil { // without that line it is another game
		return 0, r.hurt
	}
	r.note(i, "note-damaged", rules.Text("text", printable(line)), rules.Because("why", err), rules.Num("left", len(r.lines)-i))
	r.good = i
	r.leaveOut(i, len(r.lines), leftOutRemark)
	return len(r.lines), nil
}

// take folds a line, and says where it is not what was written once.
func (r *reading[T, E]) take(i int, line string) error {
	text := Comment(line)
	if strings.IndexByte(text, 0) >= 0 { // what a disk shows that has lost a piece of a file
		return rules.Refuse("", "not-text")
	}
	gap := r.gap(i)
	r.otherwise = false
	checkpoint, note, err := r.s.Game.fold(line, r.lacking || gap)
	if err != nil {
		return err
	}
	r.otherwise = note != nil
	r.zeros(i)
	r.explained, r.lacking = r.explained || gap || explains(line), r.lacking || gap || explains(line)
	if text == "" {
		r.sound = append(r.sound, quotedLine(line))
		return nil
	}
	r.offset(i)
	if judge(line) == changed {
		r.note(i, "note-changed", rules.Text("text", printable(text)))
		if _, _, line = parts(line); judge(line) == changed { // its comment looks like a check
			line = text
		}
	} else {
		line = r.marred(i, line)
	}
	r.unsure = r.unsure || judge(line) == unchecked
	if note != nil {
		r.differs(i, line, note)
	}
	if checkpoint {
		r.explained, r.lacking, r.unsure, r.saved = false, false, false, i
	}
	r.sound = append(r.sound, quotedLine(line))
	return nil
}

// differs says why a checkpoint has other numbers than the lines before it lead to, if
// nothing else has said so: another version of kot is named only where nothing is damaged.
func (r *reading[T, E]) differs(i int, line string, note *rules.Note) {
	switch {
	case r.explained:
	case r.damaged && !r.untold:
		r.add(&r.s.Told, "note-goes-on", []rules.Arg{rules.Num("line", r.lines[i].from)})
		r.sound = append(r.sound, differsRemark)
	case r.damaged || r.unsure && judge(line) == intact:
		r.note(i, "note-goes-on")
		r.sound = append(r.sound, differsRemark)
	default:
		r.note(i, note.Key, note.Args...)
	}
}

// marred says where the check or the number of a line has one wrong letter, though the line
// itself is whole, and returns the line without it.
func (r *reading[T, E]) marred(i int, line string) string {
	text := Comment(line)
	key, right := "", line
	switch n := len(line) - tail; {
	case judge(line) == unchecked && n > len(text):
		key, right = "note-check-damaged", line[:n]+" ~"+sum(text)
	case judge(line) == intact && line != Checked(text):
		key, right = "note-count-damaged", Checked(counted(text, r.at[i]))
	}
	at, ok := offBy(line, right)
	if !ok {
		return line
	}
	r.note(i, key, letter(line, at))
	return right
}

// letter is which letter of a line a byte belongs to, from 1 on.
func letter(line string, at int) rules.Arg {
	return rules.Num("at", utf8.RuneCountInString(line[:min(max(at-1, 0), len(line))])+1)
}

// guessed is what a damaged line of the set-up is taken for.
func (r *reading[T, E]) guessed(line string) (text string, ok bool) {
	if r.guess == noGuess {
		return "", false
	}
	fitting := slices.DeleteFunc(Mendings(line), func(m string) bool { return !r.s.Game.fits(m) })
	if r.guess >= len(fitting) {
		return "", false
	}
	return fitting[r.guess], true
}

// mended says that a letter of a line is wrong, and is the line with the text it had.
func (r *reading[T, E]) mended(i int, line, text string) string {
	at := 0
	for at < min(len(line), len(text)) && line[at] == text[at] {
		at++
	}
	r.note(i, "note-mended", rules.Text("text", printable(line)), rules.Text("mended", text), letter(line, at+1))
	return text + " " + line[strings.IndexByte(line, '#'):]
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

// skip leaves a damaged checkpoint out. Where its check says so, or its text, it had the
// numbers that the lines before it lead to.
func (r *reading[T, E]) skip(i int) {
	line := r.lines[i].text
	begin := r.s.Game.rules.Begin()
	if text := r.s.Game.rules.Checkpoint(&begin, r.s.Game.Table()); text != "" {
		n := r.at[i]
		if says, ok := countIn(line); ok {
			n = says
		}
		said, check, _ := parts(line)
		for _, right := range []string{Checked(counted(text, n)), Checked(text)} {
			_, near := offBy(line[max(0, len(line)-tail):], right[len(right)-tail:])
			_, nearly := offBy(said, text)
			if check == sum(text) || len(line) == len(right) && said == text && near ||
				check == "" && (said == text || nearly) && (len(line) == len(right) || line == said) {
				if r.take(i, right) == nil {
					r.note(i, "note-table-damaged", rules.Text("text", printable(line)))
					return
				}
			}
		}
	}
	r.zeros(i)
	r.note(i, "note-table-lost", rules.Text("text", printable(line)))
	r.leaveOut(i, i+1, leftOutRemark)
}

// short says whether a line is what is left of a checkpoint whose end is gone: it has no check
// though a line beside it has one, and not all the keys. Such a line sets to nothing what it
// does not name.
func (r *reading[T, E]) short(i int) bool {
	line := r.lines[i].text
	beside := i > 0 && judge(r.lines[i-1].text) == intact || i+1 < len(r.lines) && judge(r.lines[i+1].text) == intact
	if !beside || judge(line) != unchecked || !r.isCheckpoint(line) {
		return false
	}
	begin := r.s.Game.rules.Begin()
	said := " " + Comment(line)
	for _, word := range strings.Fields(r.s.Game.rules.Checkpoint(&begin, r.s.Game.Table())) {
		if key, _, is := strings.Cut(word, "="); is && !strings.Contains(said, " "+key+"=") {
			return true
		}
	}
	return false
}

// zeros says that a piece of the file is empty, as a disk leaves it that lost power: nobody
// knows how many lines stood there.
func (r *reading[T, E]) zeros(i int) {
	if line := r.lines[i].text; strings.Contains(line, "\x00\x00") {
		r.note(i, "note-zeros", rules.Num("n", strings.Count(line, "\x00")))
	}
}

// leaveOut keeps lines that do not count as comments of the mended copy.
func (r *reading[T, E]) leaveOut(from, to int, remark string) {
	r.lacking = r.lacking || remark == leftOutRemark
	for i := from; i < to; i++ {
		line := r.lines[i].text
		if stands(line) != 1 || strings.HasPrefix(line, "#") {
			r.sound = append(r.sound, quotedLine(line))
			continue
		}
		r.offset(i)
		as := remark
		if r.stray(i) {
			as = doubledRemark
		}
		r.sound = append(r.sound, as+quoted(strings.TrimSpace(line)))
	}
}

// note says what is damaged. That a line does not fit where others are missing was told with
// those.
func (r *reading[T, E]) note(i int, key string, args ...rules.Arg) {
	args = append(args, rules.Num("line", r.lines[i].from))
	full := len(r.s.Notes)+len(r.s.Told) >= mostNotes
	if l := &r.lines[i]; !full && l.how == "" && judge(l.text) == intact && slices.ContainsFunc(r.gaps[:r.told], func(g gap) bool { return g.from <= i && i <= g.line }) {
		r.add(&r.s.Told, key, args)
		return
	}
	r.damaged = r.damaged || slices.Contains(damages, key)
	r.untold = r.untold || r.damaged
	r.add(&r.s.Notes, key, args)
}

func (r *reading[T, E]) add(to *[]rules.Note, key string, args []rules.Arg) {
	if len(r.s.Notes)+len(r.s.Told) >= mostNotes {
		r.more++
		return
	}
	*to = append(*to, rules.Note{Key: key, Args: args})
}

// checkpoint says whether a line, perhaps damaged, is a checkpoint.
func (r *reading[T, E]) checkpoint(line string) bool {
	if _, ok := countIn(line); ok || r.isCheckpoint(line) {
		return true
	}
	begin := r.s.Game.rules.Begin()
	text := r.s.Game.rules.Checkpoint(&begin, r.s.Game.Table())
	want, _, _ := strings.Cut(text, " ")
	said, check, _ := parts(line)
	word, _, _ := strings.Cut(said, " ")
	return text != "" && (alike(word, want) || check == sum(text))
}

// alike says whether two words differ in one letter at most.
func alike(a, b string) bool {
	_, one := offBy(a, b)
	return one || a == b
}

func (r *reading[T, E]) isCheckpoint(line string) bool { return r.s.Game.closes(line) }

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
	if i+1 < len(r.lines) && r.class(r.lines[i+1].text) == rules.SetupLine {
		return true
	}
	word, _, _ := strings.Cut(Comment(r.lines[i].text), " ")
	before, _, _ := strings.Cut(Comment(r.lines[i-1].text), " ")
	return alike(word, before)
}

// checkpointAfter finds the next whole checkpoint behind a line, or -1.
func (r *reading[T, E]) checkpointAfter(i int) int {
	for i++; i < len(r.lines); i++ {
		if line := r.lines[i].text; judge(line) != changed && r.isCheckpoint(line) && r.s.Game.fits(line) && !r.stray(i) {
			return i
		}
	}
	return -1
}
