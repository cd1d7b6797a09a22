package tracker

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/gofrs/flock"

	"kingoftokyo/rules"
)

// File is a game file opened for appending, and its lock. Append hands the line
// to the operating system before it returns, so a killed program loses nothing;
// a goroutine syncs it to the disk right after, off the caller's path.
type File struct {
	Path string

	f    appendFile
	lock *flock.Flock
	size int64 // of the whole lines
	// spilt says that part of a line stands behind them.
	spilt bool

	dirty chan struct{}
	done  chan struct{}

	mu     sync.Mutex
	failed error // the first failed sync
}

// appendFile is what File needs of an *os.File.
type appendFile interface {
	Write([]byte) (int, error)
	Truncate(int64) error
	Sync() error
	Close() error
}

// diskFile appends and, by a second handle, truncates: some systems do not let
// one handle do both.
type diskFile struct{ *os.File }

// openDisk opens a file for appending.
func openDisk(path string) (diskFile, error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	return diskFile{f}, err
}

// Sync syncs the file, and sees whether it still lies where it was opened: what is
// written to a deleted or renamed one is lost.
func (d diskFile) Sync() error {
	if err := d.File.Sync(); err != nil {
		return err
	}
	_, err := os.Stat(d.Name())
	return err
}

// Truncate cuts the file; what is appended next follows at its new end.
func (d diskFile) Truncate(size int64) error { return os.Truncate(d.Name(), size) }

func newFile(path string, f appendFile, lock *flock.Flock, size int64) *File {
	file := &File{Path: path, f: f, lock: lock, size: size, dirty: make(chan struct{}, 1), done: make(chan struct{})}
	go file.syncLoop()
	return file
}

// syncLoop syncs after each burst of lines until the file is closed.
func (f *File) syncLoop() {
	defer close(f.done)
	for range f.dirty {
		if err := f.sync(); err != nil {
			f.mu.Lock()
			if f.failed == nil {
				f.failed = err
			}
			f.mu.Unlock()
		}
	}
}

// sync syncs the file. A panic is a failed sync: nothing in the sync's goroutine
// could catch it, and it would end the program with the terminal as the screen
// had set it.
func (f *File) sync() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	return f.f.Sync()
}

// Append writes lines at the end of the file, all or none: what a full disk let
// through is cut off again. The error is a *rules.Problem; the lines are then
// not in the file.
func (f *File) Append(lines ...string) error {
	text := []byte(strings.Join(lines, "\n") + "\n")
	err := f.cut()
	if err == nil {
		var n int
		n, err = f.f.Write(text)
		f.spilt = err != nil && n > 0
	}
	if err != nil {
		f.cut() // if this fails too, the next Append tries again first
		return rules.Refuse("", "write-failed", rules.Text("file", f.Path), rules.Text("reason", reason(err)))
	}
	f.size += int64(len(text))
	select {
	case f.dirty <- struct{}{}:
	default: // a sync is due anyway
	}
	return nil
}

// cut takes away what a failed write left behind, so that no line is ever glued
// to half of another.
func (f *File) cut() error {
	if !f.spilt {
		return nil
	}
	err := f.f.Truncate(f.size)
	f.spilt = err != nil
	return err
}

// SyncFailed is a *rules.Problem if the disk refused to keep what was written.
func (f *File) SyncFailed() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.failed == nil {
		return nil
	}
	return rules.Refuse("", "sync-failed", rules.Text("file", f.Path), rules.Text("reason", reason(f.failed)))
}

// Close syncs, closes and unlocks the file.
func (f *File) Close() error {
	close(f.dirty)
	<-f.done
	err := errors.Join(f.sync(), f.f.Close())
	if f.lock != nil {
		err = errors.Join(err, f.lock.Unlock())
	}
	return err
}

// reason is the operating system's word for a failure, without the path that
// the message around it names already.
func reason(err error) string {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		return pe.Err.Error()
	}
	return err.Error()
}

// content is a game file as read: its whole lines, and the torn rest of a line
// whose end never reached the disk.
type content struct {
	lines []string
	torn  string
	size  int64 // of the whole lines
}

// split parts the text of a file. A line counts only with its line feed.
func split(data string) content {
	end := strings.LastIndexByte(data, '\n') + 1
	c := content{torn: data[end:], size: int64(end)}
	if end > 0 {
		c.lines = strings.Split(data[:end-1], "\n")
	}
	return c
}

// lockPath is where the lock of a game file lies: beside it, so that others may
// still read the game on systems where a lock keeps readers out.
func lockPath(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".lock")
}

// acquire locks a game file. Held elsewhere it returns nil and a note; where no
// lock can be made (a read-only folder) likewise.
func acquire(path string) (*flock.Flock, *rules.Note) {
	lock := flock.New(lockPath(path))
	ok, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, &rules.Note{Key: "note-readonly", Args: []rules.Arg{rules.Text("file", path), rules.Text("reason", reason(err))}}
	case !ok:
		return nil, &rules.Note{Key: "note-locked", Args: []rules.Arg{rules.Text("file", path)}}
	}
	return lock, nil
}

// Opened is a game read from a file.
type Opened[T, E any] struct {
	Game  *Game[T, E]
	File  *File        // nil where the game may only be looked at
	Notes []rules.Note // what the player should know: a torn line, a lock held elsewhere
}

// Look reads a game file without a lock, to be looked at only.
func Look[T, E any](r Rules[T, E], path string) (*Opened[T, E], error) {
	o, _, _, err := read(r, path)
	return o, err
}

// read folds the lines of a file. It returns how many of them the game rests on.
func read[T, E any](r Rules[T, E], path string) (*Opened[T, E], content, int, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, content{}, 0, rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	o := &Opened[T, E]{Game: New(r, nil)}
	c := split(string(data))
	if c.torn != "" {
		o.note("note-torn", rules.Text("text", printable(c.torn)))
	}
	good, err := o.fold(path, c.lines)
	if err == nil {
		if unready := r.Ready(o.Game.Table()); unready != nil {
			err = &rules.Located{File: path, Err: unready}
		}
	}
	return o, c, good, err
}

// Open reads a game file and, if it can, makes it ready for more lines. A torn
// last line is cut off and noted; a damaged line is passed over if a later
// checkpoint says where the game then stood; otherwise the game goes on in a
// copy without it and what follows it (Path of the File names it), and the
// damaged file stays as it was. The error is a *rules.Problem, in a
// *rules.Located where a line is at fault.
func Open[T, E any](r Rules[T, E], path string) (*Opened[T, E], error) {
	if _, err := os.Stat(path); err != nil { // a lock would be all that is there
		return nil, rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	lock, locked := acquire(path)
	o, c, good, err := read(r, path)
	if err != nil {
		if lock != nil {
			lock.Unlock() // the fault of the file is what matters now
		}
		return nil, err
	}
	if locked != nil {
		o.Notes = append(o.Notes, *locked)
	}
	if lock == nil {
		return o, nil
	}
	if good < len(c.lines) {
		return o, o.recover(path, lock, c.lines[:good])
	}
	o.write(path, lock, c)
	return o, nil
}

func (o *Opened[T, E]) note(key string, args ...rules.Arg) {
	o.Notes = append(o.Notes, rules.Note{Key: key, Args: args})
}

// fold takes the lines of a file one by one. It returns how many of them the
// game rests on: all, unless a line is damaged and no checkpoint follows it. An
// error means that not even the set-up can be read.
func (o *Opened[T, E]) fold(path string, lines []string) (int, error) {
	for i := 0; i < len(lines); i++ {
		note, err := o.Game.Fold(lines[i])
		if note != nil {
			note.Args = append(note.Args, rules.Num("line", i+1))
			o.Notes = append(o.Notes, *note)
		}
		if err == nil {
			continue
		}
		if i == 0 || rules.IsProblem(err, "file-newer") {
			return 0, &rules.Located{File: path, Line: i + 1, Err: err}
		}
		next := o.checkpointAfter(lines, i)
		if next < 0 {
			o.note("note-damaged", rules.Num("line", i+1), rules.Text("text", printable(lines[i])), rules.Num("left", len(lines)-i))
			return i, nil
		}
		o.note("note-passed-over", rules.Num("line", i+1), rules.Text("text", printable(lines[i])), rules.Num("next", next+1))
		i = next - 1
	}
	return len(lines), nil
}

// checkpointAfter finds the next checkpoint that can be read, or -1.
func (o *Opened[T, E]) checkpointAfter(lines []string, i int) int {
	for i++; i < len(lines); i++ {
		e, err := o.Game.rules.Read(o.Game.Table(), Comment(lines[i]))
		if err == nil && o.Game.rules.Class(&e) == rules.CheckpointLine {
			return i
		}
	}
	return -1
}

// write opens the file for appending, behind its whole lines. Where that is not
// allowed the game stays to be looked at.
func (o *Opened[T, E]) write(path string, lock *flock.Flock, c content) {
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
		o.note("note-readonly", rules.Text("file", path), rules.Text("reason", reason(errors.Join(err, lock.Unlock()))))
		return
	}
	o.File = newFile(path, f, lock, c.size)
	o.Game.Attach(o.File)
}

// recover goes on in a copy that has the good lines only.
func (o *Opened[T, E]) recover(path string, lock *flock.Flock, good []string) error {
	if err := lock.Unlock(); err != nil {
		return rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	ext := filepath.Ext(path)
	file, err := Create(strings.TrimSuffix(path, ext)+"-recovered"+ext, good)
	if err != nil {
		return err
	}
	o.File = file
	o.Game.Attach(file)
	o.note("note-recovered", rules.Text("file", file.Path))
	return nil
}

// printable shortens a damaged text for a message.
func printable(s string) string {
	s = strings.Map(func(c rune) rune {
		if c < ' ' || c == utf8.RuneError {
			return '?'
		}
		return c
	}, s)
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "..."
	}
	return s
}

// Create makes a new game file with its first lines, whole or not at all, and
// opens it. A name that is taken gets a number. The error is a *rules.Problem.
func Create(path string, lines []string) (*File, error) {
	fail := func(err error) (*File, error) {
		return nil, rules.Refuse("", "create-failed", rules.Text("file", path), rules.Text("reason", reason(err)))
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fail(err)
	}
	path, lock, err := reserve(path)
	if err != nil {
		return fail(err)
	}
	text := strings.Join(lines, "\n") + "\n"
	f, err := writeWhole(path, text)
	if err != nil {
		return fail(errors.Join(err, lock.Unlock()))
	}
	return newFile(path, f, lock, int64(len(text))), nil
}

// reserve finds a free name and locks it.
func reserve(path string) (string, *flock.Flock, error) {
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext)
	for n := 1; ; n++ {
		if n > 1 {
			path = stem + "-" + itoa(n) + ext
		}
		if _, err := os.Lstat(path); err == nil {
			continue
		}
		lock := flock.New(lockPath(path))
		ok, err := lock.TryLock()
		if err != nil {
			return "", nil, err
		}
		if !ok {
			continue
		}
		if _, err := os.Lstat(path); err != nil {
			return path, lock, nil
		}
		lock.Unlock() // made and given back by somebody else meanwhile
	}
}

// writeWhole writes a file under another name first, so that the name never
// stands for half a set-up.
func writeWhole(path, text string) (diskFile, error) {
	tmp := path + ".new"
	err := writeSynced(tmp, text)
	if err == nil {
		err = os.Rename(tmp, path)
	}
	if err != nil {
		return diskFile{}, errors.Join(err, ignoreMissing(os.Remove(tmp)))
	}
	return openDisk(path)
}

func writeSynced(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Sync(), f.Close())
}

func ignoreMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}
