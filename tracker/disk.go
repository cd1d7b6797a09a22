package tracker

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// disk is the part of a file system that games need. Tests have one that fails, stops halfway and loses power.
type disk interface {
	// open opens an ordinary file with the flags of os.OpenFile. It never waits for anybody. It returns errSpecial
	// for any other kind of file.
	open(path string, flag int) (handle, error)
	// stat follows links and returns the file that a path leads to. same reports whether two results are the same file.
	stat(path string) (fs.FileInfo, error)
	same(a, b fs.FileInfo) bool
	// real returns the path of the file that a path leads to through links.
	real(path string) (string, error)
	// alike copies the permissions of another file to a file, if the file system has any.
	alike(path, other string)
	// link gives a file a second name, and renameNew gives it another name. Both return fs.ErrExist if the name is
	// taken. Not every file system supports them.
	link(from, to string) error
	renameNew(from, to string) error
	// rename gives a file a name, even if another file has it.
	rename(from, to string) error
	remove(path string) error
	// mkdir creates one folder.
	mkdir(path string) error
	// syncFolder makes the names in a folder survive a power cut.
	syncFolder(path string) error
}

// A handle is an open file. Write appends.
type handle interface {
	io.ReaderAt
	io.Writer
	Truncate(size int64) error
	Sync() error
	Stat() (fs.FileInfo, error)
	Close() error
	// lock locks the file itself for this handle alone, whatever the name under which it was opened. It returns errHeld if
	// another handle has the lock, and errNoLocks if there are no locks. Close unlocks it. Anybody can still read the file.
	lock() error
}

var (
	errSpecial = errors.New("not an ordinary file")
	errHeld    = errors.New("open elsewhere")
	errNoLocks = errors.ErrUnsupported
)

// The two ways to open a game file.
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
	if flag&os.O_EXCL != 0 { // it was just created: it is ordinary, and must not be left behind
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

// place gives a file a name that is not taken, and otherwise returns fs.ErrExist. If there are no links (FAT, exFAT),
// it renames the file. If even that could take the name of another file, it first creates an empty file with the name,
// which only one program can do.
func place(d disk, from, to string) error {
	taken := func(err error) bool {
		return err == nil || errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist)
	}
	err := d.link(from, to)
	if err == nil {
		d.remove(from) // if this fails, it has two names
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

// makeFolder creates a folder and those above it, and syncs them.
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

// beside returns the path of a side file of a game: hidden, in the same folder.
func beside(game, what string) string {
	return filepath.Join(filepath.Dir(game), "."+filepath.Base(game)+"."+what)
}

// writeAside writes a new side file and returns its name. It never writes through a link or into an existing file,
// which a killed program has left behind or somebody has put there. With sync, the file survives a power cut. If
// writeAside fails, it leaves nothing behind.
func writeAside(d disk, path, text string, sync bool) (name string, err error) {
	const most = 9 // names to try; then it removes the first one
	var h handle
	for n := 1; ; n++ {
		name = path
		switch {
		case n > most+1:
			return "", err
		case n > most:
			d.remove(path)
		case n > 1:
			name += "-" + strconv.Itoa(n)
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

// WriteFile writes a file completely or not at all: first to a side file, synced, which then replaces the file.
func WriteFile(path, text string) error {
	var d osDisk
	err := replaceFile(d, beside(path, "new"), path, text, true)
	if err == nil {
		_ = d.syncFolder(filepath.Dir(path)) // the name too, if folders can be synced
	}
	return err
}

// replaceFile writes a side file and renames it to path, even if another file has that name. If it fails, the file
// at path does not change, and nothing is left behind.
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

// numbered returns a path with a number before its extension, or without one if n is 1.
func numbered(path string, n int) string {
	if n == 1 {
		return path
	}
	ext := filepath.Ext(path)
	return strings.TrimSuffix(path, ext) + "-" + strconv.Itoa(n) + ext
}

// named reports whether a path still leads to an open file.
func named(d disk, h handle, path string) bool {
	here, err := h.Stat()
	if err != nil {
		return false
	}
	there, err := d.stat(path)
	return err == nil && d.same(here, there)
}

// take opens a game file to continue it, and locks it. locked is nil, errHeld or errNoLocks; with errHeld, the file
// must not be written. If the path leads to another file in the meantime, take opens that one.
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

// lockError is a lock that failed for another reason.
type lockError struct{ error }

func (l *lockError) Unwrap() error { return l.error }

// mostBytes is the most that is read of a game file, and its largest size: some thousand times an evening's game.
const mostBytes = 8 << 20

var errLarge = errors.New("too large")

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

func readFile(d disk, path string) (string, error) {
	h, err := d.open(path, forReading)
	if err != nil {
		return "", err
	}
	text, err := readHandle(h)
	return text, errors.Join(err, h.Close())
}

// readShort returns the first bytes of a side file of one line.
func readShort(d disk, path string) (string, error) {
	const most = 1 << 12
	h, err := d.open(path, forReading)
	if err != nil {
		return "", err
	}
	data, err := io.ReadAll(io.NewSectionReader(h, 0, most))
	return string(data), errors.Join(err, h.Close())
}

func ignoreMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// Reason returns the operating system's text for a failure, without the path, which the message around it already has.
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
