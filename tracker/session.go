package tracker

import (
	"errors"
	"io/fs"
	"strings"

	"kingoftokyo/rules"
)

// A Session is a game with its file. What is done through it is all or nothing: an event that is refused, or a line
// that the disk does not accept, changes nothing.
type Session[T, E any] struct {
	Game  *Game[T, E]
	File  *File        // nil if the game is view-only
	Path  string       // of the file
	Notes []rules.Note // what the player should know about a file just read: a torn line, a lock held elsewhere

	disk  disk
	known string   // the content of the file when it was last read
	last  chain    // the last check in it
	next  int      // the first number after its name that was free when it was opened
	good  []string // the lines that the game consists of
	hurt  bool     // other lines were damaged
	typed bool     // somebody typed a line between those that kot wrote
}

// Begin creates a new game from its set-up lines and saves it in a new file. If the name is taken, it adds a number.
// The error is a *rules.Problem; no file is left behind then.
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
	file, notes, err := createFile(d, path, strings.Split(strings.TrimSuffix(last.writeAll(setup), "\n"), "\n"))
	if err != nil {
		return nil, err
	}
	s.attach(file)
	s.Notes = notes
	return s, nil
}

// attach makes a file the one to which further lines go.
func (s *Session[T, E]) attach(file *File) {
	s.File, s.Path = file, file.Path
	file.turned = func(path string) { s.Path = path }
	s.Game.Attach(file)
}

// ReadOnly reports whether nothing can be changed.
func (s *Session[T, E]) ReadOnly() bool { return s.File == nil }

// writable returns a *rules.Problem if the game is view-only.
func (s *Session[T, E]) writable() error {
	if s.ReadOnly() {
		return rules.Refuse("", "table.readonly")
	}
	return nil
}

// Close closes the file. A view-only game has none.
func (s *Session[T, E]) Close() error {
	if s.ReadOnly() {
		return nil
	}
	return s.File.Close()
}

// Do plays events that belong together: all of them or, if one is refused, none, without a trace in the file or in
// what Redo offers. Undo takes them back one by one. The error is a *rules.Problem: the rules' refusal, a view-only
// game, or a failed write.
func (s *Session[T, E]) Do(events ...E) error {
	if err := s.writable(); err != nil {
		return err
	}
	return s.Game.Atomic(func(g *Game[T, E]) error {
		for _, e := range events {
			if g.rules.Class(&e) == rules.SetupLine {
				word, _, _ := strings.Cut(g.rules.Write(&e), " ")
				return rules.Refuse("", "setup-over", rules.Text("word", word))
			}
			if err := g.Do(e); err != nil {
				return err
			}
		}
		return nil
	})
}

// TakeBack takes back the last line and returns it, as Game.TakeBack does.
func (s *Session[T, E]) TakeBack(passes Passes[T, E]) ([]E, error) {
	if err := s.writable(); err != nil {
		return nil, err
	}
	return s.Game.TakeBack(passes)
}

// PlayAgain plays the line again that was taken back last, and returns it, as Game.PlayAgain does.
func (s *Session[T, E]) PlayAgain(passes Passes[T, E]) ([]E, error) {
	if err := s.writable(); err != nil {
		return nil, err
	}
	return s.Game.PlayAgain(passes)
}

// Follow reads the current state of a game that is being played elsewhere; a game of our own does not change. If the
// window that plays it had to continue in another file, Follow switches to that file. If the file cannot be read at
// the moment, the last state stays.
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

// further plays the lines that were added to a file, if all of them are whole. If it fails, it changes nothing.
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

// elsewhere returns the file in which the game has continued since it was opened here, because another program had
// changed its own file, or "" if there is none.
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

// nextFree returns the first number that no file with the game's name has.
func (s *Session[T, E]) nextFree(path string) int {
	for n := 2; ; n++ {
		if _, err := s.disk.stat(numbered(path, n)); err != nil {
			return n
		}
	}
}
