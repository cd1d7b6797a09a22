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

// File is a game file opened for appending, and its lock. Append hands the lines to the
// operating system before it returns, so a killed program loses nothing; a goroutine syncs
// them to the disk right after, and the end of a turn waits for it.
//
// All the file has is kept in memory as well. Where another program has changed, replaced
// or deleted it, the game goes on in a new file, and what the other one left is not touched.
type File struct {
	Path string

	disk disk
	h    handle
	sync *syncer
	text []byte // the whole lines, as the file has them
	last chain  // the check of the last one
	have []byte // room for what accident reads
	// spilt is how many bytes of a failed write stand behind them.
	spilt int64
	// at is when the file last changed by our hand, in nanoseconds since 1970.
	at int64
	// moved is what players have not been told yet: that the game goes on in another file.
	moved error
	// turned, if not nil, is told the new path.
	turned func(path string)
	// made says that the file is new; dir is the folder in which it is noted how far the game was written, "" for
	// nowhere; noted says that this was done. See NoteIn.
	made, noted bool
	dir         string
}

// newFile goes on in an open file that has a text, behind its last check.
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

// Size is how many bytes the game has: a draft counts for as long as it stays.
func (f *File) Size() int64 { return int64(len(f.text)) }

// Append writes lines at the end of the file, each with its check, all or none: what a full disk let through is cut off
// again. Several lines end a turn or belong together: they are on the disk when it returns. The error is a
// *rules.Problem; the lines are then not in the file.
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

// put writes at the end of the file.
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

// cut takes away what a failed write left behind, so that no line is ever glued to half of another. It waits for the
// disk: otherwise a power cut could keep the refused line and lose the one that came in its place.
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

// The ways a file can be lost to another program, as the texts name them.
const (
	fileChanged  = "file-changed"
	fileReplaced = "file-replaced"
	fileDeleted  = "file-deleted"
)

// compared is how much of the end of a file is compared before each write.
const compared = 4096

// accident says what another program has done to the file since our last write; "" for nothing that matters. A file
// that was replaced by an equal one is taken over.
func (f *File) accident() string {
	there, err := f.disk.stat(f.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return fileDeleted
	}
	here, hereErr := f.h.Stat()
	if err != nil || hereErr != nil {
		return "" // nothing can be told; the write will say what is wrong
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
	have := slices.Grow(f.have[:0], len(f.text)-from)[:len(f.text)-from]
	f.have = have
	if n, err := f.h.ReadAt(have, int64(from)); n == len(have) && !bytes.Equal(have, f.text[from:]) {
		return fileChanged
	} else if n < len(have) && errors.Is(err, io.EOF) {
		return fileChanged
	}
	f.at = here.ModTime().UnixNano()
	return ""
}

// adopt takes over a file that has come in the place of ours and says the same, as a program that keeps copies leaves
// it.
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

// leave gives up the open file, which is no longer the game's.
func (f *File) leave() {
	f.sync.stop()
	f.h.Close()
}

// move saves the whole game, with more lines, in a new file and goes on there.
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

// goesOn is the first line of a file in which a game goes on, because another program had changed its own: those who
// look on find it by that.
func goesOn(path string) string { return goesOnRemark + filepath.Base(path) }

const goesOnRemark = "# goes on from "

// SyncFailed is a *rules.Problem if the disk has refused to keep what was written. That is not forgotten: what the disk
// says later about the same bytes means nothing.
func (f *File) SyncFailed() error { return f.unsynced(f.sync.failure()) }

func (f *File) unsynced(err error) error {
	if err == nil {
		return nil
	}
	return rules.Refuse("", "sync-failed", rules.Text("file", f.Path), rules.Text("reason", Reason(err)))
}

// Trouble is what the players should be told of the file after a step, a *rules.Problem: once, that the game goes on in
// another one; as long as it lasts, that the disk refuses to keep it. It does not wait for the disk.
func (f *File) Trouble() error {
	if moved := f.moved; moved != nil {
		f.moved = nil
		return moved
	}
	return f.SyncFailed()
}

// Settle waits until the disk has, or has refused, all that was written, and is Trouble then.
func (f *File) Settle() error {
	f.sync.settle()
	return f.Trouble()
}

// Close syncs, closes and unlocks the file. The error is a *rules.Problem: the disk has refused to keep something, or
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
	unended bool  // the last of them has no line feed
}

// split parts the text of a file. A line counts only with its line feed, or if its check says that nothing but that is
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

// Create makes a new game file of lines as they are, whole or not at all, and opens it. A name that is taken gets a
// number. The error is a *rules.Problem.
func Create(path string, lines []string) (*File, error) {
	f, _, err := createFile(osDisk{}, path, lines)
	return f, err
}

// createFile is Create on a disk. The note is nil unless the file could not be locked.
func createFile(d disk, path string, lines []string) (*File, *rules.Note, error) {
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

// unlocked is the note about a file that has no lock.
func unlocked(path string, locked error) *rules.Note {
	if !errors.Is(locked, errNoLocks) {
		return nil
	}
	return &rules.Note{Key: "note-unlocked", Args: []rules.Arg{rules.Text("file", path)}}
}

// create makes a new file of a text, on the disk for good, and opens and locks it. It is written under another name
// first: no name ever stands for half a game. Where it fails no file is left.
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
