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
