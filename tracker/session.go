package tracker

import (
	"errors"
	"io/fs"
	"strings"

	"kingoftokyo/rules"
)

// Session is a game with the file it lives in. What is done through it is all or nothing: an event that is refused, or
// a line the disk does not take, changes nothing.
type Session[T, E any] struct {
	Game  *Game[T, E]
	File  *File        // nil where the game may only be looked at
	Path  string       // of the file
	Notes []rules.Note // what the player should know of a file just read: a torn line, a lock held elsewhere

	disk  disk
	known string   // what the file had when it was last read
	last  chain    // the last check there
	next  int      // the first number of its name that was free when it was opened
	good  []string // the lines that the game rests on
	hurt  bool     // others were not as they were written
	typed bool     // somebody typed a line between those that kot wrote
}

// Begin makes a new game of its set-up lines, saved in a new file; a name that is taken gets a number. The error is a
// *rules.Problem; no file is left behind then.
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
	var last chain
	file, note, err := createFile(d, path, strings.Split(strings.TrimSuffix(last.writeAll(setup), "\n"), "\n"))
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

// Do plays events that belong together: all of them or, if one is refused, none, which leaves no trace in the file or
// in what Redo offers. Undo takes them back one by one. The error is a *rules.Problem: the rules' refusal, a game that
// may only be looked at, or a failed write.
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

// DoLines is Do for lines of the notation, each read at the table the ones before it lead to.
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

// Follow reads what has become of a game that is being played elsewhere; one's own stays as it is. Where the window
// that plays it had to go on in another file, so does the one that looks on. A file that cannot be read at the moment
// leaves what was last seen.
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
		s.Game, s.known, s.last = now.Game, now.known, now.last
	}
}

// further folds the lines that have come to a file, if all of them are whole. It fails without a trace.
func (s *Session[T, E]) further(more string) bool {
	g, last := s.Game.Copy(), s.last
	for line := range strings.Lines(more[:strings.LastIndexByte(more, '\n')+1]) {
		l := readMarked(line)
		if !l.follows(last) {
			return false
		}
		if note, err := g.Fold(l.text); note != nil || err != nil {
			return false
		}
		last = l.check
	}
	s.Game, s.last = g, last
	return true
}

// elsewhere is the file in which the game has gone on since it was opened here, because another program had changed its
// own; "" where there is none.
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
