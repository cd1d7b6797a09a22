package tracker

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"kingoftokyo/rules"
)

// Mended returns the lines of a game file just read without its damage, with their checks, and whether it was damaged.
func (s *Session[T, E]) Mended() (lines []string, hurt bool) {
	var last chain
	return strings.Split(strings.TrimSuffix(last.writeAll(s.good), "\n"), "\n"), s.hurt
}

// Look reads a game file without locking it, for viewing only.
func Look[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	s, err := look(osDisk{}, r, path)
	if err == nil {
		s.next = s.nextFree(path)
	}
	return s, err
}

// Read returns the text of a game file. The error is a *rules.Problem: it cannot be read, is not an ordinary file,
// or is far larger than any game.
func Read(path string) (string, error) {
	text, err := readFile(osDisk{}, path)
	if err != nil {
		return "", unread(path, err)
	}
	return text, nil
}

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

// fold plays the text of a game file.
func fold[T, E any](d disk, r Rules[T, E], path, text string) (*Session[T, E], content, error) {
	s := &Session[T, E]{Game: New(r, nil), Path: path, disk: d}
	c := split(text)
	switch {
	case c.unended:
		s.note("note-unended")
	case c.torn != "":
		s.note("note-torn", rules.Text("text", printable(c.torn)))
	}
	s.known = text[:c.size]
	return s, c, (&reading[T, E]{Session: s, lines: c.lines}).fold()
}

// Open reads a game file and, if possible, makes it ready for more lines. It cuts off a torn last line. It leaves out a line
// that is damaged, or that has something missing before it, with the rest of its turn if necessary: it then saves a copy of the
// file as it was, and rewrites the file without the damage. It also rewrites a file into which somebody has typed lines. Notes
// report all of this. The error is a *rules.Problem, in a *rules.Located if a line is at fault; nothing is written then.
func Open[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	return openOn(osDisk{}, r, path, false)
}

// openOn is Open on a disk. anew says that the file was just rewritten without its damage.
func openOn[T, E any](d disk, r Rules[T, E], path string, anew bool) (*Session[T, E], error) {
	h, locked, err := take(d, path)
	var lock *lockError
	switch {
	case errors.As(err, &lock):
		return nil, rules.Refuse("", "lock-failed", rules.Text("file", path), rules.Text("reason", Reason(err)))
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, errSpecial):
		return nil, unread(path, err)
	case err != nil: // perhaps it can be read
		s, failed := look(d, r, path)
		if failed == nil {
			s.readOnly(path, err)
		}
		return s, failed
	}
	text, err := readHandle(h)
	if err != nil {
		h.Close() // the fault of the file is what matters now
		return nil, unread(path, err)
	}
	s, c, err := fold(d, r, path, text)
	damaged := s.hurt || s.typed
	switch {
	case err != nil:
		h.Close()
		return nil, err
	case errors.Is(locked, errHeld), damaged && anew: // another program was faster
		s.note("note-locked", rules.Text("file", path))
		s.next = s.nextFree(path)
		return s, h.Close()
	case damaged:
		if err := s.writeAnew(path, h, text); err != nil {
			s.readOnly(path, err)
			return s, nil
		}
		again, err := openOn(d, r, path, true)
		if err == nil {
			again.Notes = append(s.Notes, again.Notes...)
		}
		return again, err
	}
	s.write(path, h, c, text)
	if anew && s.File != nil {
		s.File.made = true // kot itself has just changed the file, so how far it goes is recorded again
	}
	s.Notes = append(s.Notes, unlocked(path, locked)...)
	return s, nil
}

func (s *Session[T, E]) note(key string, args ...rules.Arg) {
	s.Notes = append(s.Notes, rules.Note{Key: key, Args: args})
}

// write makes an open file the game's, after its whole lines. If that is not allowed, the game is view-only.
func (s *Session[T, E]) write(path string, h handle, c content, text string) {
	file := newFile(s.disk, path, h, text[:c.size], s.last)
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

// damagedExt is the extension of the copy of a game file as it was.
const damagedExt = ".damaged"

// writeAnew replaces the open game file with one without its damage, and saves a copy of the file as it was. If the
// disk refuses anything, or another program changes the file in the meantime, the file does not change and there is
// no copy. The file stays locked until the last step: some systems cannot rename over an open file.
func (s *Session[T, E]) writeAnew(path string, h handle, was string) error {
	var last chain
	text, aside, kept := last.writeAll(s.good), "", ""
	game, err := s.disk.real(path) // a link to a game remains a link
	if err == nil && len(text) > mostBytes {
		err = errLarge
	}
	if err == nil {
		aside, err = writeAside(s.disk, beside(game, "new"), text, true)
	}
	if err == nil && s.hurt {
		var copied handle
		if kept, copied, _, err = create(s.disk, path+damagedExt, was); err == nil {
			err = copied.Close()
			s.disk.alike(kept, game)
		}
	}
	if err == nil {
		s.disk.alike(aside, game)
		if now, failed := readHandle(h); failed != nil || now != was || !named(s.disk, h, path) {
			err = errors.New("changed by another program")
		}
	}
	if err = errors.Join(err, h.Close()); err == nil {
		err = s.disk.rename(aside, game)
	}
	if err != nil {
		s.disk.remove(aside) // there may be none
		s.disk.remove(kept)
	} else if kept != "" {
		s.note("note-kept", rules.Text("file", kept))
	}
	_ = s.disk.syncFolder(filepath.Dir(game)) // the name too, if folders can be synced
	return err
}
