package tracker

import (
	"fmt"
	"hash/crc64"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// In the folder of games lies a small file that says which of them were written last, and
// how far: by the times of the files alone nobody can tell a game that was played from one
// that a backup or a copy in the cloud has touched. It is written aside and renamed, and
// never waited for: without it, or with an older one, more is asked and nothing is lost.

// lastName is that file; List passes it over.
const lastName = ".last"

// mostMarks is how many games it speaks of; mostLast is how much of it is read.
const (
	mostMarks = 32
	mostLast  = 1 << 16
)

// Mark says how far a game's file was written.
type Mark struct {
	Name string // of the game, without folder and ending
	Size int64  // in bytes
	sum  uint64 // of the end of these
}

var crcOfEnds = crc64.MakeTable(crc64.ECMA)

// MarkOf is the mark of a game whose file has a text.
func MarkOf(name, text string) Mark {
	return Mark{name, int64(len(text)), crc64.Checksum([]byte(text[max(0, len(text)-compared):]), crcOfEnds)}
}

// Begins says whether a text has, from its beginning on, what was marked.
func (m Mark) Begins(text string) bool {
	return m.Size >= 0 && m.Size <= int64(len(text)) && MarkOf(m.Name, text[:m.Size]) == m
}

// Is says whether a text is what was marked, and no more.
func (m Mark) Is(text string) bool { return m.Size == int64(len(text)) && m.Begins(text) }

// Written is what the folder of games says of those that were written last.
type Written struct {
	// Marks are the games, the one written last first. The names are only to be compared
	// with those of List. None where the folder says nothing that can be read.
	Marks []Mark
	// At is when that was written down, in nanoseconds since 1970.
	At int64
}

// Of is the mark of a game, if there is one.
func (w *Written) Of(name string) (m Mark, ok bool) {
	i := slices.IndexFunc(w.Marks, func(m Mark) bool { return m.Name == name })
	if i < 0 {
		return Mark{}, false
	}
	return w.Marks[i], true
}

// Written is what the folder says of the games that were written last. At is 0 where it
// was written down in the future: nothing is known to be older.
func (s Store) Written() Written {
	w := readWritten(osDisk{}, s.Dir)
	if w.At > s.latest() {
		w.At = 0
	}
	return w
}

// Note notes these games as those written last, the first of them as the very last, for a
// player who has said so. A disk that refuses is passed over.
func (s Store) Note(marks ...Mark) { noteWritten(osDisk{}, s.Dir, marks) }

func readWritten(d disk, dir string) (w Written) {
	h, err := d.open(filepath.Join(dir, lastName), forReading)
	if err != nil {
		return w
	}
	defer h.Close()
	data, err := io.ReadAll(io.NewSectionReader(h, 0, mostLast))
	info, failed := h.Stat()
	if err != nil || failed != nil {
		return w
	}
	for line := range strings.Lines(string(data)) {
		if m, ok := readMark(line); ok {
			w.Marks = append(w.Marks, m)
		}
	}
	w.At = info.ModTime().UnixNano()
	return w
}

// readMark reads a line `SIZE SUM NAME`; what is damaged counts as not there.
func readMark(line string) (m Mark, ok bool) {
	line, whole := strings.CutSuffix(line, "\n")
	words := strings.SplitN(line, " ", 3)
	if !whole || len(words) < 3 {
		return m, false
	}
	size, err := strconv.ParseInt(words[0], 10, 64)
	sum, failed := strconv.ParseUint(words[1], 16, 64)
	name, unquoted := strconv.Unquote(words[2])
	return Mark{name, size, sum}, err == nil && failed == nil && unquoted == nil
}

func (m Mark) String() string { return fmt.Sprintf("%d %016x %q", m.Size, m.sum, m.Name) }

// noteWritten puts marks before those that are there; of a game the first one stays.
func noteWritten(d disk, dir string, marks []Mark) {
	path := filepath.Join(dir, lastName)
	var text strings.Builder
	named := map[string]bool{}
	for _, m := range append(slices.Clone(marks), readWritten(d, dir).Marks...) {
		if !named[m.Name] && len(named) < mostMarks {
			named[m.Name] = true
			text.WriteString(m.String() + "\n")
		}
	}
	_ = replaceFile(d, path+".new", path, text.String(), false)
}

// NoteIn notes from now on in the folder of games how far this one was written, if it lies
// there: before the first line, so that a kill leaves no game that another one is taken
// for, at each turn's end, and when it is closed.
func (f *File) NoteIn(s Store) {
	if !within(f.disk, f.Path, s.Dir) {
		return
	}
	f.dir = s.Dir
	if f.made {
		f.note()
	}
}

// within says whether a file has its name in a folder, whatever the folder is called.
func within(d disk, path, dir string) bool {
	folder := filepath.Dir(path)
	if folder == filepath.Clean(dir) {
		return true
	}
	here, err := d.stat(folder)
	there, failed := d.stat(dir)
	return err == nil && failed == nil && d.same(here, there)
}

// note notes how far the game was written, and others with it.
func (f *File) note(others ...Mark) {
	if f.dir == "" {
		return
	}
	f.noted = true
	end := f.text[max(0, len(f.text)-compared):]
	mark := Mark{GameName(f.Path), f.Size(), crc64.Checksum(end, crcOfEnds)}
	noteWritten(f.disk, f.dir, append([]Mark{mark}, others...))
}

// GameName is what List calls the game of a path.
func GameName(path string) string { return strings.TrimSuffix(filepath.Base(path), Ext) }

// WentOn are the names of the games that a game's text goes on from, because another
// program had changed their files: the latest first. Anybody may have written them.
func WentOn(text string) []string {
	var names []string
	for line := range strings.Lines(text) {
		name, is := strings.CutPrefix(strings.TrimRight(line, "\r\n"), goesOnRemark)
		if !is {
			break
		}
		names = append(names, strings.TrimSuffix(name, Ext))
	}
	return names
}

// Said are the lines of a game's text as the game takes them, without comments and checks:
// two files with the same ones are one game.
func Said(text string) []string {
	var out []string
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		if said := strings.TrimSpace(Comment(line)); said != "" {
			out = append(out, said)
		}
	}
	return out
}
