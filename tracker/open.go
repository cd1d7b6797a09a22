package tracker

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"kingoftokyo/rules"
)

// Mended is a game file just read without its damage, each line with its check, and whether anything of it was damaged.
func (s *Session[T, E]) Mended() (lines []string, hurt bool) {
	var last chain
	return strings.Split(strings.TrimSuffix(last.writeAll(s.good), "\n"), "\n"), s.hurt
}

// Look reads a game file without a lock, to be looked at only.
func Look[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	s, err := look(osDisk{}, r, path)
	if err == nil {
		s.next = s.nextFree(path)
	}
	return s, err
}

// Read is the text of a game file. The error is a *rules.Problem: it cannot be read, is no ordinary file, or is far
// larger than any game.
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
	s.known = text[:c.size]
	return s, c, (&reading[T, E]{Session: s, lines: c.lines}).fold()
}

// Open reads a game file and, if it can, makes it ready for more lines. A torn last line is cut off. A line that is
// damaged, or before which something is missing, is left out, with the rest of its turn if need be: the file is then
// saved beside as it was, and written anew without the damage. So is one into which somebody has typed lines. All of it
// is noted. The error is a *rules.Problem, in a *rules.Located where a line is at fault; nothing is written then.
func Open[T, E any](r Rules[T, E], path string) (*Session[T, E], error) {
	return openOn(osDisk{}, r, path, false)
}

// openOn is Open on a disk. With anew the file was just written without its damage.
func openOn[T, E any](d disk, r Rules[T, E], path string, anew bool) (*Session[T, E], error) {
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
		s.File.made = true // kot itself has just changed the file: how far it goes is noted anew
	}
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

// write makes an open file the game's, behind its whole lines. Where that is not allowed the game stays to be looked
// at.
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

// damagedExt is the ending of a game file that was saved beside as it was.
const damagedExt = ".damaged"

// writeAnew writes a game file without its damage, in the place of the open one, which it saves beside as it was. If
// the disk refuses anything, or another program changes the file meanwhile, the file stays as it is and nothing lies
// beside it. It is locked up to the last step: some systems rename nothing over an open file.
func (s *Session[T, E]) writeAnew(path string, h handle, was string) error {
	var last chain
	text, aside, kept := last.writeAll(s.good), "", ""
	game, err := s.disk.real(path) // a link to a game stays one
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
		s.disk.remove(aside) // there is none perhaps
		s.disk.remove(kept)
	} else if kept != "" {
		s.note("note-kept", rules.Text("file", kept))
	}
	_ = s.disk.syncFolder(filepath.Dir(game)) // the name too, where folders can be synced
	return err
}
