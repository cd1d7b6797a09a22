package tracker

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// disk is the file system as far as games need it. The tests have one that fails, stops half way and loses its power.
type disk interface {
	// open opens an ordinary file with the flags of os.OpenFile; it never waits for anybody. What is no ordinary file
	// is errSpecial.
	open(path string, flag int) (handle, error)
	// stat says which file a path leads to, through links; same says whether two answers mean one file.
	stat(path string) (fs.FileInfo, error)
	same(a, b fs.FileInfo) bool
	// real is the path of the file that a path leads to through links.
	real(path string) (string, error)
	// alike lets those use a file who may use another one, if the file system can say who.
	alike(path, other string)
	// link gives a file a second name that nobody has, and renameNew another name that nobody has: fs.ErrExist where it
	// is taken. Not every file system can.
	link(from, to string) error
	renameNew(from, to string) error
	// rename gives a file a name, whoever had it.
	rename(from, to string) error
	remove(path string) error
	// mkdir makes one folder.
	mkdir(path string) error
	// syncFolder makes the names in a folder outlast a power cut.
	syncFolder(path string) error
}

// handle is an open file. Write appends.
type handle interface {
	io.ReaderAt
	io.Writer
	Truncate(size int64) error
	Sync() error
	Stat() (fs.FileInfo, error)
	Close() error
	// lock takes the file itself for this handle alone, under whatever name it was opened: errHeld where somebody has
	// it, errNoLocks where locks do not exist. Closing gives it back. Reading stays possible for everybody.
	lock() error
}

var (
	errSpecial = errors.New("not an ordinary file")
	errHeld    = errors.New("open elsewhere")
	errNoLocks = errors.ErrUnsupported
)

// The two ways a game file is opened.
const (
	forReading = os.O_RDONLY
	forWriting = os.O_RDWR | appending
)

// osDisk is the file system of the machine.
type osDisk struct{}

func (osDisk) open(path string, flag int) (handle, error) {
	f, err := os.OpenFile(path, flag|withoutWaiting, 0o644)
	if err != nil {
		return nil, err
	}
	if flag&os.O_EXCL != 0 { // it was just made: it is ordinary, and must not be left behind
		return osFile{f}, nil
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = errSpecial
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return osFile{f}, nil
}

func (osDisk) stat(path string) (fs.FileInfo, error) { return os.Stat(path) }
func (osDisk) same(a, b fs.FileInfo) bool            { return os.SameFile(a, b) }
func (osDisk) rename(from, to string) error          { return os.Rename(from, to) }

func (osDisk) real(path string) (string, error) {
	if info, err := os.Lstat(path); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		return path, err
	}
	return filepath.EvalSymlinks(path)
}

func (osDisk) alike(path, other string) {
	have, err := os.Stat(path)
	want, failed := os.Stat(other)
	if err == nil && failed == nil && have.Mode() != want.Mode() {
		os.Chmod(path, want.Mode().Perm())
	}
}

func (osDisk) remove(path string) error { return os.Remove(path) }

func (osDisk) mkdir(path string) error { return os.Mkdir(path, 0o755) }

func (osDisk) link(from, to string) error { return os.Link(from, to) }

// place gives a file a name that nobody has: fs.ErrExist where it is taken. Where there are no links (FAT, exFAT) the
// name itself is moved; where even that may take the name of somebody else, it is made first, empty, which only one can
// do.
func place(d disk, from, to string) error {
	taken := func(err error) bool {
		return err == nil || errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist)
	}
	err := d.link(from, to)
	if err == nil {
		d.remove(from) // it has two names where this fails
	}
	if taken(err) {
		return err
	}
	if err = d.renameNew(from, to); taken(err) {
		return err
	}
	h, err := d.open(to, os.O_CREATE|os.O_EXCL|forWriting)
	if err != nil {
		return err
	}
	if err = d.rename(from, to); err != nil && named(d, h, to) {
		err = errors.Join(err, ignoreMissing(d.remove(to)))
	}
	return errors.Join(err, h.Close())
}

// makeFolder makes a folder and those above it, for good.
func makeFolder(d disk, path string) error {
	if _, err := d.stat(path); err == nil {
		return nil
	}
	above := filepath.Dir(path)
	if above == path {
		return nil
	}
	if err := makeFolder(d, above); err != nil {
		return err
	}
	if err := d.mkdir(path); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return d.syncFolder(above)
}

// beside is the path of a side file of a game: hidden, in the same folder.
func beside(game, what string) string {
	return filepath.Join(filepath.Dir(game), "."+filepath.Base(game)+"."+what)
}

// writeAside writes a new side file and returns its name: never through a link and never into a file that is there,
// which a killed program has left behind or somebody has put there. With sync it outlasts a power cut. Where it fails
// nothing is left.
func writeAside(d disk, path, text string, sync bool) (name string, err error) {
	const most = 9 // such names tried; then the first one goes
	var h handle
	for n := 1; ; n++ {
		name = path
		switch {
		case n > most+1:
			return "", err
		case n > most:
			d.remove(path)
		case n > 1:
			name += "-" + itoa(n)
		}
		if h, err = d.open(name, os.O_CREATE|os.O_EXCL|forWriting); err == nil {
			break
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
	_, err = io.WriteString(h, text)
	if err == nil && sync {
		err = h.Sync()
	}
	if err = errors.Join(err, h.Close()); err != nil {
		return "", errors.Join(err, ignoreMissing(d.remove(name)))
	}
	return name, nil
}

// WriteFile writes a file whole or not at all: aside first, on the disk, then under its name, whoever had it.
func WriteFile(path, text string) error {
	var d osDisk
	err := replaceFile(d, beside(path, "new"), path, text, true)
	if err == nil {
		_ = d.syncFolder(filepath.Dir(path)) // the name too, where folders can be synced
	}
	return err
}

// replaceFile writes a side file and gives it a name, whoever had it. Where it fails the file of that name is as it
// was, and nothing is left.
func replaceFile(d disk, aside, path, text string, sync bool) error {
	made, err := writeAside(d, aside, text, sync)
	if err != nil {
		return err
	}
	if err := d.rename(made, path); err != nil {
		return errors.Join(err, d.remove(made))
	}
	return nil
}

// numbered is a path with a number before its ending; the first one has none.
func numbered(path string, n int) string {
	if n == 1 {
		return path
	}
	ext := filepath.Ext(path)
	return strings.TrimSuffix(path, ext) + "-" + itoa(n) + ext
}

// named says whether a path still leads to an open file.
func named(d disk, h handle, path string) bool {
	here, err := h.Stat()
	if err != nil {
		return false
	}
	there, err := d.stat(path)
	return err == nil && d.same(here, there)
}

// take opens a game file to go on with it, and locks it. locked is nil, errHeld or errNoLocks; with errHeld the file
// must not be written. Where the path has come to lead to another file meanwhile, that one is meant.
func take(d disk, path string) (h handle, locked, err error) {
	const tries = 5
	for range tries {
		if h, err = d.open(path, forWriting); err != nil {
			return nil, nil, err
		}
		locked = h.lock()
		if locked != nil && !errors.Is(locked, errHeld) && !errors.Is(locked, errNoLocks) {
			return nil, nil, &lockError{errors.Join(locked, h.Close())}
		}
		if named(d, h, path) {
			return h, locked, nil
		}
		h.Close()
	}
	return nil, nil, errors.New("replaced again and again")
}

// lockError is a lock that failed for a reason of its own.
type lockError struct{ error }

func (l *lockError) Unwrap() error { return l.error }

// mostBytes is how much of a game file is read, and how far one may grow: some thousand times an evening.
const mostBytes = 8 << 20

var errLarge = errors.New("too large")

// readHandle is what an open file has.
func readHandle(h handle) (string, error) {
	info, err := h.Stat()
	if err != nil {
		return "", err
	}
	if info.Size() > mostBytes {
		return "", errLarge
	}
	data, err := io.ReadAll(io.NewSectionReader(h, 0, mostBytes))
	return string(data), err
}

// readFile is what a file has.
func readFile(d disk, path string) (string, error) {
	h, err := d.open(path, forReading)
	if err != nil {
		return "", err
	}
	text, err := readHandle(h)
	return text, errors.Join(err, h.Close())
}

func ignoreMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// Reason is the operating system's word for a failure, without the path that the message around it names already.
func Reason(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}
