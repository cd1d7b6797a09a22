package tracker

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/rules"
)

// File is a game file opened for appending, and its lock. Append passes the lines to the
// operating system before it returns, so a killed program loses nothing. A goroutine syncs
// them to the disk right after that, and the end of a turn waits for it.
//
// A File also keeps its whole content in memory. If another program has changed, replaced or deleted
// the file, the game continues in a new file, and what the other program left is not touched.
type File struct {
	Path string

	disk disk
	h    handle
	sync *syncer
	text []byte // the whole lines, as they are in the file
	last chain  // the check of the last line
	// spilt is the number of bytes of a failed write after them.
	spilt int64
	// at is when we last changed the file, in nanoseconds since 1970.
	at int64
	// moved is what players have not been told yet: that the game continues in another file.
	moved error
	// turned, if not nil, is called with the new path.
	turned func(path string)
	// made says that the file is new. dir is the folder that records how far the game was written, or "" for
	// none. noted says that this was done. See NoteIn.
	made, noted bool
	dir         string
}

// newFile continues an open file that has a text, after its last check.
func newFile(d disk, path string, h handle, text string, last chain) *File {
	f := &File{Path: path, disk: d, last: last}
	f.goOn(path, h, []byte(text))
	return f
}

func (f *File) goOn(path string, h handle, text []byte) {
	f.Path, f.h, f.text, f.spilt = path, h, text, 0
	f.sync = newSyncer(h.Sync)
	f.noteTime()
	if f.turned != nil {
		f.turned(path)
	}
}

func (f *File) noteTime() {
	if info, err := f.h.Stat(); err == nil {
		f.at = info.ModTime().UnixNano()
	}
}

// Size returns how many bytes the game has. A draft counts as long as it does not change.
func (f *File) Size() int64 { return int64(len(f.text)) }

// Append writes lines at the end of the file, each with its check, all or none: it cuts off whatever a full disk
// accepted. Several lines end a turn or belong together: they are on the disk when Append returns. The error is a
// *rules.Problem, and the lines are then not in the file.
func (f *File) Append(lines ...string) error {
	last := f.last
	text := last.writeAll(lines)
	if len(f.text)+len(text) > mostBytes {
		return tooLarge(f.Path)
	}
	var err error
	if how := f.accident(); how != "" {
		err = f.move(how, text)
	} else {
		if !f.noted {
			f.note()
		}
		err = f.put(text)
	}
	if err != nil {
		return rules.Refuse("", "write-failed", rules.Text("file", f.Path), rules.Text("reason", Reason(err)))
	}
	f.last = last
	f.sync.ask()
	if len(lines) > 1 {
		f.sync.settle()
		f.note()
	}
	return nil
}

func tooLarge(path string) error {
	return rules.Refuse("", "file-large", rules.Text("file", path), rules.Num("n", mostBytes>>20))
}

func (f *File) put(text string) error {
	if err := f.cut(); err != nil {
		return err
	}
	n, err := io.WriteString(f.h, text)
	if err != nil {
		f.spilt = int64(n)
		f.cut() // if this fails too, the next Append tries again first
		return err
	}
	f.text = append(f.text, text...)
	f.noteTime()
	return nil
}

// cut removes what a failed write left behind, so that no line is ever joined to half of another one. It waits for
// the disk: otherwise a power cut could keep the refused line and lose the one that replaced it.
func (f *File) cut() error {
	if f.spilt == 0 {
		return nil
	}
	err := f.h.Truncate(f.Size())
	f.noteTime()
	if err != nil {
		return err
	}
	f.spilt = 0
	f.sync.ask()
	f.sync.settle()
	return nil
}

// The ways in which another program can take a file away, as the texts call them.
const (
	fileChanged  = "file-changed"
	fileReplaced = "file-replaced"
	fileDeleted  = "file-deleted"
)

// compared is how much of the end of a file is compared before each write.
const compared = 4096

// accident returns what another program has done to the file since our last write, or "" for nothing that matters.
// If the file was replaced by an identical one, accident switches to that.
func (f *File) accident() string {
	there, err := f.disk.stat(f.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return fileDeleted
	}
	here, hereErr := f.h.Stat()
	if err != nil || hereErr != nil {
		return "" // there is nothing to compare; the write will report what is wrong
	}
	if !f.disk.same(here, there) {
		if f.adopt() {
			return ""
		}
		return fileReplaced
	}
	if here.Size() != f.Size()+f.spilt {
		return fileChanged
	}
	from := max(0, len(f.text)-compared)
	if here.ModTime().UnixNano() != f.at {
		from = 0
	}
	have := make([]byte, len(f.text)-from)
	if n, err := f.h.ReadAt(have, int64(from)); n == len(have) && !bytes.Equal(have, f.text[from:]) {
		return fileChanged
	} else if n < len(have) && errors.Is(err, io.EOF) {
		return fileChanged
	}
	f.at = here.ModTime().UnixNano()
	return ""
}

// adopt switches to a file that has replaced ours and has the same content, as programs that make backups do.
func (f *File) adopt() bool {
	h, locked, err := take(f.disk, f.Path)
	if err != nil {
		return false
	}
	text, err := readHandle(h)
	if err != nil || errors.Is(locked, errHeld) || text != string(f.text) {
		h.Close()
		return false
	}
	f.leave()
	f.goOn(f.Path, h, f.text)
	return true
}

// leave closes the open file, which no longer belongs to the game.
func (f *File) leave() {
	f.sync.stop()
	f.h.Close()
}

// move saves the whole game, with more lines, in a new file and continues there.
func (f *File) move(how, more string) error {
	text := slices.Concat([]byte(goesOn(f.Path)+"\n"), f.text, []byte(more))
	path, h, _, err := create(f.disk, f.Path, string(text))
	if err != nil {
		return err
	}
	f.moved = rules.Refuse("", "file-moved", rules.ID(rules.ArgKey, "how", how), rules.Text("file", f.Path), rules.Text("new", path))
	if path == f.Path {
		f.moved = rules.Refuse("", "file-again", rules.Text("file", path))
	}
	f.leave()
	f.goOn(path, h, text)
	f.note()
	return nil
}

// goesOn returns the first line of a file in which a game continues after another program has changed its file.
// Viewers of the game find the new file by it.
func goesOn(path string) string { return goesOnRemark + filepath.Base(path) }

const goesOnRemark = "# goes on from "

// SyncFailed returns a *rules.Problem if the disk has failed to save what was written. It keeps that result: what the
// disk reports later about the same bytes means nothing.
func (f *File) SyncFailed() error { return f.unsynced(f.sync.failure()) }

func (f *File) unsynced(err error) error {
	if err == nil {
		return nil
	}
	return rules.Refuse("", "sync-failed", rules.Text("file", f.Path), rules.Text("reason", Reason(err)))
}

// Trouble returns what the players should be told about the file after a step, a *rules.Problem: once, that the game
// continues in another file; as long as it lasts, that the disk fails to save it. It does not wait for the disk.
func (f *File) Trouble() error {
	if moved := f.moved; moved != nil {
		f.moved = nil
		return moved
	}
	return f.SyncFailed()
}

// Settle waits until the disk has saved all that was written, or has failed, and then returns Trouble.
func (f *File) Settle() error {
	f.sync.settle()
	return f.Trouble()
}

// Close syncs, closes and unlocks the file. The error is a *rules.Problem: the disk has failed to save something, or
// the game had to be saved in another file.
func (f *File) Close() error {
	var failed error
	if how := f.accident(); how != "" {
		if err := f.move(how, ""); err != nil {
			failed = rules.Refuse("", "close-failed",
				rules.ID(rules.ArgKey, "how", how), rules.Text("file", f.Path), rules.Text("reason", Reason(err)))
		}
	}
	err := f.unsynced(f.sync.stop())
	if f.noted {
		f.note()
	}
	if closed := f.h.Close(); err == nil {
		err = f.unsynced(closed)
	}
	return cmp.Or(failed, err, f.moved)
}

// content is a game file as read: its whole lines, and the torn rest of a line whose end never reached the disk.
type content struct {
	lines   []string
	torn    string
	size    int64 // of the whole lines
	unended bool  // the last line has no line feed
}

// split splits the text of a file. A line counts only if it has its line feed, or if its check shows that only that is
// missing.
func split(data string) content {
	end := strings.LastIndexByte(data, '\n') + 1
	c := content{torn: data[end:], size: int64(end)}
	if end > 0 {
		c.lines = strings.Split(data[:end-1], "\n")
	}
	if readMarked(c.torn).own() {
		c.lines, c.size, c.torn, c.unended = append(c.lines, c.torn), int64(len(data)), "", true
	}
	return c
}

// printable shortens a damaged text for a message.
func printable(s string) string {
	const most = 40
	n, cut := 0, ""
	for i := range s {
		if n++; n > most {
			s, cut = s[:i], "..."
			break
		}
	}
	return strings.Map(func(c rune) rune {
		if rules.Unseen(c) || c == utf8.RuneError {
			return '?'
		}
		return c
	}, s) + cut
}

// Create creates a new game file with exactly these lines, completely or not at all, and opens it. If the name is
// taken, it adds a number. The error is a *rules.Problem.
func Create(path string, lines []string) (*File, error) {
	f, _, err := createFile(osDisk{}, path, lines)
	return f, err
}

// createFile is Create on a disk. There is a note if the file could not be locked.
func createFile(d disk, path string, lines []string) (*File, []rules.Note, error) {
	text := strings.Join(lines, "\n") + "\n"
	if len(text) > mostBytes {
		return nil, nil, tooLarge(path)
	}
	made, h, locked, err := create(d, path, text)
	if err != nil {
		return nil, nil, rules.Refuse("", "create-failed", rules.Text("file", path), rules.Text("reason", Reason(err)))
	}
	f := newFile(d, made, h, text, lastCheck(lines))
	f.made = true
	return f, unlocked(made, locked), nil
}

// unlocked returns the note about a file without a lock, if it has none.
func unlocked(path string, locked error) []rules.Note {
	if !errors.Is(locked, errNoLocks) {
		return nil
	}
	return []rules.Note{{Key: "note-unlocked", Args: []rules.Arg{rules.Text("file", path)}}}
}

// create creates a new file with a text, syncs it, and opens and locks it. It first writes the file under another
// name, so that no name ever belongs to half a game. If it fails, it leaves no file behind.
func create(d disk, path, text string) (made string, h handle, locked, err error) {
	folder := filepath.Dir(path)
	if err := makeFolder(d, folder); err != nil {
		return "", nil, nil, err
	}
	aside, err := writeAside(d, beside(path, "new"), text, true)
	if err != nil {
		return "", nil, nil, err
	}
	for n := 1; ; n++ {
		made = numbered(path, n)
		if err = place(d, aside, made); !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	if err != nil {
		return "", nil, nil, errors.Join(err, ignoreMissing(d.remove(aside)))
	}
	if err = d.syncFolder(folder); err == nil {
		h, locked, err = take(d, made)
	}
	if err == nil && errors.Is(locked, errHeld) {
		err = errors.Join(errHeld, h.Close())
	}
	if err != nil {
		return "", nil, nil, errors.Join(err, ignoreMissing(d.remove(made)))
	}
	return made, h, locked, nil
}
