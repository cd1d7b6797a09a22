package tracker

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// Session is a game with the file it lives in. What is done through it is all or
// nothing: an event that is refused, or a line the disk does not take, changes nothing.
type Session[T, E any] struct {
	Game  *Game[T, E]
	File  *File        // nil where the game may only be looked at
	Path  string       // of the file; another one than was asked for where it was damaged
	Notes []rules.Note // what the player should know of a file just read: a torn line, a lock held elsewhere
	Told  []rules.Note // what was told at an earlier opening: lines that are missing, or too many

	disk disk
	// known is what the file of a game that is only looked at had when it was last read,
	// and sound whether all of it was folded.
	known string
	sound bool
	next  int // the first number of its name that was free when it was opened
	// mended is the file without its damage; see Mended.
	mended []string
}

// Begin makes a new game of its set-up lines, saved in a new file; a name that is
// taken gets a number. The error is a *rules.Problem; no file is left behind then.
func Begin[T, E any](r Rules[T, E], path string, setup []string) (*Session[T, E], error) {
	return begin(osDisk{}, r, path, setup)
}

func begin[T, E any](d disk, r Rules[T, E], path string, setup []string) (*Session[T, E], error) {
	s := &Session[T, E]{Game: New(r, nil), disk: d}
	for _, l := range setup {
		if _, err := s.Game.Fold(l); err != nil {
			return nil, err
		}
	}
	if err := r.Ready(s.Game.Table()); err != nil {
		return nil, err
	}
	file, note, err := createFile(d, path, checkedAll(setup))
	if err != nil {
		return nil, err
	}
	s.attach(file)
	s.add(note)
	return s, nil
}

// attach makes a file the one further lines go to.
func (s *Session[T, E]) attach(file *File) {
	s.File, s.Path = file, file.Path
	file.turned = func(path string) { s.Path = path }
	file.closes = s.Game.closes
	s.Game.Attach(file)
}

// ReadOnly says whether nothing can be changed.
func (s *Session[T, E]) ReadOnly() bool { return s.File == nil }

// writable is a *rules.Problem where the game may only be looked at.
func (s *Session[T, E]) writable() error {
	if s.ReadOnly() {
		return rules.Refuse("", "table.readonly")
	}
	return nil
}

// Close gives the file back; a game that is only looked at has none.
func (s *Session[T, E]) Close() error {
	if s.ReadOnly() {
		return nil
	}
	return s.File.Close()
}

// Do plays events that belong together: all of them or, if one is refused, none, which
// leaves no trace in the file or in what Redo offers. Undo takes them back one by one.
// The error is a *rules.Problem: the rules' refusal, a game that may only be looked at,
// or a failed write.
func (s *Session[T, E]) Do(events ...E) error {
	return s.atomic(func(g *Game[T, E]) error {
		for _, e := range events {
			if err := g.play(e); err != nil {
				return err
			}
		}
		return nil
	})
}

// DoLines is Do for lines of the notation, each read at the table the ones before it
// lead to.
func (s *Session[T, E]) DoLines(lines ...string) error {
	return s.atomic(func(g *Game[T, E]) error {
		for _, l := range lines {
			e, err := g.rules.Read(g.Table(), l)
			if err == nil {
				err = g.play(e)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// play is Do of a game that is being played: its set-up is over.
func (g *Game[T, E]) play(e E) error {
	if g.rules.Class(&e) == rules.SetupLine {
		word, _, _ := strings.Cut(g.rules.Write(&e), " ")
		return rules.Refuse("", "setup-over", rules.Text("word", word))
	}
	return g.Do(e)
}

func (s *Session[T, E]) atomic(change func(*Game[T, E]) error) error {
	if err := s.writable(); err != nil {
		return err
	}
	return s.Game.Atomic(change)
}

// TakeBack takes the last line back and returns what it was, as Game.TakeBack does.
func (s *Session[T, E]) TakeBack(passes Passes[T, E]) ([]E, error) {
	if err := s.writable(); err != nil {
		return nil, err
	}
	return s.Game.TakeBack(passes)
}

// PlayAgain does the line again that was taken back last, and returns what it was, as Game.PlayAgain does.
func (s *Session[T, E]) PlayAgain(passes Passes[T, E]) ([]E, error) {
	if err := s.writable(); err != nil {
		return nil, err
	}
	return s.Game.PlayAgain(passes)
}

// Follow reads what has become of a game that is being played elsewhere; one's own stays
// as it is. Where the window that plays it had to go on in another file, so does the one
// that looks on. A file that cannot be read at the moment leaves what was last seen.
func (s *Session[T, E]) Follow() {
	if !s.ReadOnly() || s.Path == "" {
		return
	}
	if path := s.elsewhere(); path != "" {
		s.Path, s.known, s.next = path, "", s.nextFree(path)
	}
	text, err := readFile(s.disk, s.Path)
	if err != nil {
		return
	}
	more, same := strings.CutPrefix(text, s.known)
	if same && s.sound && s.further(more) {
		s.known = text[:strings.LastIndexByte(text, '\n')+1]
		return
	}
	if now, _, err := fold(s.disk, s.Game.rules, s.Path, text); err == nil {
		s.Game, s.known, s.sound = now.Game, now.known, now.sound
	}
}

// further folds the whole lines that have come to a file. It fails without a trace.
func (s *Session[T, E]) further(more string) bool {
	lines := split(more).lines
	if len(lines) == 0 {
		return true
	}
	if slices.ContainsFunc(lines, func(l string) bool { return judge(l) != intact }) { // it may be another line than it looks
		return false
	}
	g := s.Game.Copy()
	for _, l := range lines {
		if note, err := g.Fold(l); note != nil || err != nil {
			return false
		}
	}
	s.Game = g
	return true
}

// elsewhere is the file in which the game has gone on since it was opened here, because
// another program had changed its own; "" where there is none.
func (s *Session[T, E]) elsewhere() string {
	for n := s.next; n > 0; n++ {
		path := numbered(s.Path, n)
		text, err := readFile(s.disk, path)
		if errors.Is(err, fs.ErrNotExist) {
			break
		}
		if first, _, _ := strings.Cut(text, "\n"); first == goesOn(s.Path) {
			return path
		}
	}
	return ""
}

// nextFree is the first number that no file of the game's name has.
func (s *Session[T, E]) nextFree(path string) int {
	for n := 2; ; n++ {
		if _, err := s.disk.stat(numbered(path, n)); err != nil {
			return n
		}
	}
}

// Mended are the lines of a game file just read without its damage, each with its check,
// and whether anything of it was damaged: wrong letters put right, and what does not count
// as comments.
func (s *Session[T, E]) Mended() (lines []string, damaged bool) {
	for _, n := range slices.Concat(s.Notes, s.Told) {
		damaged = damaged || slices.Contains(damages, n.Key)
	}
	return checkedAll(s.mended), damaged
}

// damages are the notes that speak of a file that is not as it was written.
var damages = []string{"note-torn", "note-changed", "note-mended", "note-glued", "note-joined", "note-check-damaged", "note-count-damaged",
	"note-table-damaged", "note-table-lost", "note-zeros", "note-setup-damaged", "note-passed-over", "note-left-out", "note-damaged",
	"note-missing", "note-missing-turn", "note-too-many", "note-too-many-turn", "note-doubled", "note-stray"}

// Look reads a game file without a lock, to be looked at only.
func Look[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	s, err := look(osDisk{}, r, path)
	if err == nil {
		s.next = s.nextFree(path)
	}
	return s, err
}

// Read is the text of a game file. The error is a *rules.Problem: it cannot be read, is no
// ordinary file, or is far larger than any game.
func Read(path string) (string, error) {
	text, err := readFile(osDisk{}, path)
	if err != nil {
		return "", unread(path, err)
	}
	return text, nil
}

// look reads a game file.
func look[T, E any](d disk, r Rules[T, E], path string) (*Session[T, E], error) {
	text, err := readFile(d, path)
	if err != nil {
		return nil, unread(path, err)
	}
	s, _, err := fold(d, r, path, text)
	return s, err
}

func unread(path string, err error) error {
	if errors.Is(err, errLarge) {
		return tooLarge(path)
	}
	return rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", Reason(err)))
}

// fold folds the text of a game file. What it returns of the file are the lines that the
// game rests on, as they were before one letter became another.
//
// A line of the set-up whose check does not fit may be legal and yet make another game of it. If
// what follows does not fit it, the line is read as what it may have been.
func fold[T, E any](d disk, r Rules[T, E], path, text string) (*Session[T, E], content, error) {
	const most = 4 // that many of what it may have been
	s, c, err := foldGuess(d, r, path, text, noGuess)
	if !c.doubtful || err == nil && !contradicted(s.Notes) {
		return s, c, err
	}
	for guess := range most {
		other, oc, failed := foldGuess(d, r, path, text, guess)
		if failed == nil && (err != nil || !contradicted(other.Notes)) {
			return other, oc, nil
		}
	}
	return s, c, err
}

// contradicted says whether notes speak of lines that do not fit those before them.
func contradicted(notes []rules.Note) bool {
	return slices.ContainsFunc(notes, func(n rules.Note) bool {
		return slices.Contains([]string{"note-differs", "note-goes-on", "note-passed-over", "note-left-out", "note-damaged", "note-table-lost"}, n.Key)
	})
}

// foldGuess is fold, with a guess or without.
func foldGuess[T, E any](d disk, r Rules[T, E], path, text string, guess int) (*Session[T, E], content, error) {
	s := &Session[T, E]{Game: New(r, nil), Path: path, disk: d}
	c := split(text)
	switch {
	case c.unended:
		s.note("note-unended")
	case c.torn != "":
		s.note("note-torn", rules.Text("text", printable(c.torn)))
	}
	in := newReading(s, path, c.lines)
	in.guess = guess
	err := in.fold()
	if err == nil {
		if unready := r.Ready(s.Game.Table()); unready != nil {
			err = &rules.Located{File: path, Err: unready}
			if in.hurt != nil {
				err = in.hurt
			}
		}
	}
	if c.torn != "" && !c.unended {
		in.sound = append(in.sound, cutOff(c.torn))
	}
	if in.more > 0 {
		s.note("note-more", rules.Num("n", in.more))
	}
	c.lines = c.lines[:0]
	for _, l := range in.lines[:in.good] {
		c.lines = append(c.lines, l.text)
	}
	c.doubtful = in.doubtful
	c.lost, c.count = in.good < len(in.lines), in.at[len(in.lines)]
	if len(in.gaps) > in.told {
		c.told = told(in.gaps)
	}
	s.mended, s.known, s.sound = in.sound, text[:c.size], !c.lost
	return s, c, err
}

// cutOff is the comment that a torn line stays as.
func cutOff(torn string) string { return cutOffRemark + quoted(torn) }

// Open reads a game file and, if it can, makes it ready for more lines. A torn last line
// is cut off and noted. That lines are missing, or too many, is told at one opening, and the
// file says so from then on. Of a damaged line the wrong letter is put right if it can be known;
// a damaged checkpoint is left out; any other damaged line is passed over if a later
// checkpoint says where the game then stood; otherwise the game goes on in a copy without
// it and what follows it (Path of the File names it), and the damaged file stays as it
// was. All of it is noted. The error is a *rules.Problem, in a *rules.Located where a line
// is at fault.
func Open[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	return openOn(osDisk{}, r, path)
}

func openOn[T, E any](d disk, r Rules[T, E], path string) (*Session[T, E], error) {
	h, locked, err := take(d, path)
	var lock *lockError
	switch {
	case errors.As(err, &lock):
		return nil, rules.Refuse("", "lock-failed", rules.Text("file", path), rules.Text("reason", Reason(err)))
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, errSpecial):
		return nil, unread(path, err)
	case err != nil: // it may be read, perhaps
		s, failed := look(d, r, path)
		if failed == nil {
			s.note("note-readonly", rules.Text("file", path), rules.Text("reason", Reason(err)))
		}
		return s, failed
	}
	text, err := readHandle(h)
	if err != nil {
		h.Close() // the fault of the file is what matters now
		return nil, unread(path, err)
	}
	s, c, err := fold(d, r, path, text)
	switch {
	case err != nil:
		h.Close()
		return nil, err
	case errors.Is(locked, errHeld):
		s.note("note-locked", rules.Text("file", path))
		s.next = s.nextFree(path)
		return s, h.Close()
	case c.lost:
		h.Close()
		if c.told != "" {
			c.lines = append(c.lines, c.told)
		}
		return s, s.recover(path, c.lines)
	}
	s.write(path, h, c, text)
	s.add(unlocked(path, locked))
	return s, nil
}

func (s *Session[T, E]) note(key string, args ...rules.Arg) {
	s.Notes = append(s.Notes, rules.Note{Key: key, Args: args})
}

// add adds a note, if there is one.
func (s *Session[T, E]) add(n *rules.Note) {
	if n != nil {
		s.Notes = append(s.Notes, *n)
	}
}

// write makes an open file the game's, behind its whole lines. Where that is not allowed
// the game stays to be looked at.
func (s *Session[T, E]) write(path string, h handle, c content, text string) {
	file := newFile(s.disk, path, h, text[:c.size], c.count)
	file.spilt = int64(len(c.torn))
	end := ""
	switch {
	case c.unended:
		end = "\n"
	case c.torn != "": // what was torn stays to be read, but counts no more
		end = cutOff(c.torn) + "\n"
	}
	if c.told != "" { // not at each opening
		end += c.told + "\n"
	}
	if end != "" {
		if err := file.put(end); err != nil {
			file.leave()
			s.note("note-readonly", rules.Text("file", path), rules.Text("reason", Reason(err)))
			return
		}
	}
	s.attach(file)
}

// recover goes on in a copy that has the good lines only.
func (s *Session[T, E]) recover(path string, good []string) error {
	ext := filepath.Ext(path)
	file, note, err := createFile(s.disk, strings.TrimSuffix(path, ext)+"-recovered"+ext, good)
	if err != nil {
		return err
	}
	s.attach(file)
	s.note("note-recovered", rules.Text("file", file.Path))
	s.add(note)
	return nil
}
