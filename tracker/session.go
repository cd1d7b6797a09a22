package tracker

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"kingoftokyo/rules"
)

// Session is a game with the file it lives in. What is done through it is all or
// nothing: an event that is refused, or a line the disk does not take, changes nothing.
type Session[T, E any] struct {
	Game  *Game[T, E]
	File  *File        // nil where the game may only be looked at
	Path  string       // of the file
	Notes []rules.Note // what the player should know of a file just read: a torn line, a lock held elsewhere

	disk disk
	// known is what the file had when it was last read, and checks go on from there.
	known  string
	checks checks
	next   int // the first number of its name that was free when it was opened
	// good are the lines that the game rests on, hurt says that others were not as they were written, and typed that
	// somebody typed some of them; see Mended.
	good        []string
	hurt, typed bool
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
	var c checks
	file, note, err := createFile(d, path, strings.Split(strings.TrimSuffix(c.writeAll(setup), "\n"), "\n"))
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
	if same && s.further(more) {
		s.known = text[:strings.LastIndexByte(text, '\n')+1]
		return
	}
	if now, _, err := fold(s.disk, s.Game.rules, s.Path, text); err == nil {
		s.Game, s.known, s.checks = now.Game, now.known, now.checks
	}
}

// further folds the lines that have come to a file, if all of them are whole. It fails without a trace.
func (s *Session[T, E]) further(more string) bool {
	g, c := s.Game.Copy(), s.checks
	for l := range strings.Lines(more[:strings.LastIndexByte(more, '\n')+1]) {
		text, v := c.judge(l)
		if note, err := g.Fold(text); v != whole || note != nil || err != nil {
			return false
		}
	}
	s.Game, s.checks = g, c
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

// Mended is a game file just read without its damage, each line with its check, and whether anything of it was damaged.
func (s *Session[T, E]) Mended() (lines []string, hurt bool) {
	var c checks
	return strings.Split(strings.TrimSuffix(c.writeAll(s.good), "\n"), "\n"), s.hurt
}

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

// fold folds the text of a game file.
func fold[T, E any](d disk, r Rules[T, E], path, text string) (*Session[T, E], content, error) {
	s := &Session[T, E]{Game: New(r, nil), Path: path, disk: d}
	c := split(text)
	switch {
	case c.unended:
		s.note("note-unended")
	case c.torn != "":
		s.note("note-torn", rules.Text("text", printable(c.torn)))
	}
	in := reading[T, E]{s: s, path: path, lines: c.lines}
	err := in.fold()
	s.known, s.checks, s.good, s.hurt, s.typed = text[:c.size], in.checks, in.good, in.hurt, in.typed
	return s, c, err
}

// Open reads a game file and, if it can, makes it ready for more lines. A torn last line is cut off. A line that is
// damaged, or before which something is missing, is left out, with the rest of its turn if need be: the file is then
// saved beside as it was, and written anew without the damage. So is one into which somebody has typed lines. All of it
// is noted. The error is a *rules.Problem, in a *rules.Located where a line is at fault; nothing is written then.
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
	case s.hurt || s.typed:
		h.Close()
		s.writeAnew(path, text)
		return s, nil
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
	file := newFile(s.disk, path, h, text[:c.size], s.checks)
	file.spilt = int64(len(c.torn))
	err := file.cut()
	if err == nil && c.unended {
		err = file.put("\n")
	}
	if err != nil {
		file.leave()
		s.readOnly(path, err)
		return
	}
	s.attach(file)
}

func (s *Session[T, E]) readOnly(path string, err error) {
	s.note("note-readonly", rules.Text("file", path), rules.Text("reason", Reason(err)))
}

// damagedExt is the ending of a game file that was saved beside as it was.
const damagedExt = ".damaged"

// writeAnew writes a game file without its damage, and saves it beside as it was. Where a disk refuses, the file stays as
// it is, and the game to be looked at.
func (s *Session[T, E]) writeAnew(path, was string) {
	kept := ""
	err := error(nil)
	if s.hurt {
		var h handle
		if kept, h, _, err = create(s.disk, path+damagedExt, was); err == nil {
			err = h.Close()
		}
	}
	var c checks
	text := c.writeAll(s.good)
	if err == nil {
		err = replaceFile(s.disk, beside(path, "new"), path, text, true)
	}
	if err != nil {
		s.readOnly(path, err)
		return
	}
	_ = s.disk.syncFolder(filepath.Dir(path)) // the name too, where folders can be synced
	if kept != "" {
		s.note("note-kept", rules.Text("file", kept))
	}
	h, locked, err := take(s.disk, path)
	if err != nil {
		s.readOnly(path, err)
		return
	}
	if now, err := readHandle(h); err != nil || now != text || errors.Is(locked, errHeld) { // somebody was faster
		h.Close()
		s.note("note-locked", rules.Text("file", path))
		s.next = s.nextFree(path)
		return
	}
	s.known, s.checks = text, c
	file := newFile(s.disk, path, h, text, c)
	file.made = true
	s.attach(file)
	s.add(unlocked(path, locked))
}
