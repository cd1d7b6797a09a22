package tracker

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/gofrs/flock"

	"kingoftokyo/rules"
)

// Session is a game with the file it lives in. What is done through it is all or
// nothing: an event that is refused, or a line the disk does not take, changes nothing.
type Session[T, E any] struct {
	Game  *Game[T, E]
	File  *File        // nil where the game may only be looked at
	Path  string       // of the file; another one than was asked for where it was damaged
	Notes []rules.Note // what the player should know of a file just read: a torn line, a lock held elsewhere
}

// Begin makes a new game of its set-up lines, saved in a new file; a name that is
// taken gets a number. The error is a *rules.Problem; no file is left behind then.
func Begin[T, E any](r Rules[T, E], path string, setup []string) (*Session[T, E], error) {
	s := &Session[T, E]{Game: New(r, nil)}
	for _, l := range setup {
		if _, err := s.Game.Fold(l); err != nil {
			return nil, err
		}
	}
	if err := r.Ready(s.Game.Table()); err != nil {
		return nil, err
	}
	file, err := Create(path, setup)
	if err != nil {
		return nil, err
	}
	s.attach(file)
	return s, nil
}

// attach makes a file the one further lines go to.
func (s *Session[T, E]) attach(file *File) {
	s.File, s.Path = file, file.Path
	s.Game.Attach(file)
}

// ReadOnly says whether nothing can be changed.
func (s *Session[T, E]) ReadOnly() bool { return s.File == nil }

// writable is a *rules.Problem where the game may only be looked at.
func (s *Session[T, E]) writable() error {
	if s.ReadOnly() {
		return rules.Refuse("", "plain.readonly")
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

// Undo takes the last step back and returns what it was, as Game.Undo does.
func (s *Session[T, E]) Undo() ([]E, error) {
	if err := s.writable(); err != nil {
		return nil, err
	}
	return s.Game.Undo()
}

// Redo does the step again that was taken back last, and returns what it was.
func (s *Session[T, E]) Redo() ([]E, error) {
	if err := s.writable(); err != nil {
		return nil, err
	}
	return s.Game.Redo()
}

// Follow reads a game anew that is being played elsewhere; one's own stays as it is. A
// file that cannot be read at the moment leaves what was last seen.
func (s *Session[T, E]) Follow() {
	if !s.ReadOnly() {
		return
	}
	if now, err := Look(s.Game.rules, s.Path); err == nil {
		s.Game = now.Game
	}
}

// Look reads a game file without a lock, to be looked at only.
func Look[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	s, _, _, err := read(r, path)
	return s, err
}

// read folds the lines of a file. It returns how many of them the game rests on.
func read[T, E any](r Rules[T, E], path string) (*Session[T, E], content, int, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, content{}, 0, rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	s := &Session[T, E]{Game: New(r, nil), Path: path}
	c := split(string(data))
	if c.torn != "" {
		s.note("note-torn", rules.Text("text", printable(c.torn)))
	}
	good, err := s.fold(path, c.lines)
	if err == nil {
		if unready := r.Ready(s.Game.Table()); unready != nil {
			err = &rules.Located{File: path, Err: unready}
		}
	}
	return s, c, good, err
}

// Open reads a game file and, if it can, makes it ready for more lines. A torn
// last line is cut off and noted; a damaged line is passed over if a later
// checkpoint says where the game then stood; otherwise the game goes on in a
// copy without it and what follows it (Path of the File names it), and the
// damaged file stays as it was. The error is a *rules.Problem, in a
// *rules.Located where a line is at fault.
func Open[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	if _, err := os.Stat(path); err != nil { // a lock would be all that is there
		return nil, rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	lock, locked := acquire(path)
	s, c, good, err := read(r, path)
	if err != nil {
		if lock != nil {
			lock.Unlock() // the fault of the file is what matters now
		}
		return nil, err
	}
	if locked != nil {
		s.Notes = append(s.Notes, *locked)
	}
	if lock == nil {
		return s, nil
	}
	if good < len(c.lines) {
		return s, s.recover(path, lock, c.lines[:good])
	}
	s.write(path, lock, c)
	return s, nil
}

func (s *Session[T, E]) note(key string, args ...rules.Arg) {
	s.Notes = append(s.Notes, rules.Note{Key: key, Args: args})
}

// fold takes the lines of a file one by one. It returns how many of them the
// game rests on: all, unless a line is damaged and no checkpoint follows it. An
// error means that not even the set-up can be read.
func (s *Session[T, E]) fold(path string, lines []string) (int, error) {
	for i := 0; i < len(lines); i++ {
		note, err := s.Game.Fold(lines[i])
		if note != nil {
			note.Args = append(note.Args, rules.Num("line", i+1))
			s.Notes = append(s.Notes, *note)
		}
		if err == nil {
			continue
		}
		if i == 0 || rules.IsProblem(err, "file-newer") {
			return 0, &rules.Located{File: path, Line: i + 1, Err: err}
		}
		next := s.checkpointAfter(lines, i)
		if next < 0 {
			s.note("note-damaged", rules.Num("line", i+1), rules.Text("text", printable(lines[i])), rules.Num("left", len(lines)-i))
			return i, nil
		}
		s.note("note-passed-over", rules.Num("line", i+1), rules.Text("text", printable(lines[i])), rules.Num("next", next+1))
		i = next - 1
	}
	return len(lines), nil
}

// checkpointAfter finds the next checkpoint that can be read, or -1.
func (s *Session[T, E]) checkpointAfter(lines []string, i int) int {
	for i++; i < len(lines); i++ {
		e, err := s.Game.rules.Read(s.Game.Table(), Comment(lines[i]))
		if err == nil && s.Game.rules.Class(&e) == rules.CheckpointLine {
			return i
		}
	}
	return -1
}

// write opens the file for appending, behind its whole lines. Where that is not
// allowed the game stays to be looked at.
func (s *Session[T, E]) write(path string, lock *flock.Flock, c content) {
	f, err := openDisk(path)
	if err == nil && c.torn != "" {
		err = f.Truncate(c.size)
		if err == nil { // what was torn stays to be read, but counts no more
			comment := "# cut off: " + printable(c.torn) + "\n"
			_, err = f.Write([]byte(comment))
			c.size += int64(len(comment))
		}
	}
	if err != nil {
		s.note("note-readonly", rules.Text("file", path), rules.Text("reason", reason(errors.Join(err, lock.Unlock()))))
		return
	}
	s.attach(newFile(path, f, lock, c.size))
}

// recover goes on in a copy that has the good lines only.
func (s *Session[T, E]) recover(path string, lock *flock.Flock, good []string) error {
	if err := lock.Unlock(); err != nil {
		return rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	ext := filepath.Ext(path)
	file, err := Create(strings.TrimSuffix(path, ext)+"-recovered"+ext, good)
	if err != nil {
		return err
	}
	s.attach(file)
	s.note("note-recovered", rules.Text("file", file.Path))
	return nil
}
