package tracker

import (
	"fmt"
	"hash/crc64"
	"path/filepath"
	"strconv"
	"strings"
)

// In the folder of games, a small file records which of them kot wrote last, and how far. The times of the files
// alone do not distinguish a game that was played from one that a backup or a copy in the cloud has touched. kot
// writes a side file and renames it, and never waits for it: without it, kot asks the player, and nothing is lost.

// lastName is that file; List skips it.
const lastName = ".last"

// A Mark says how far a game's file was written.
type Mark struct {
	Name string // of the game, without folder and extension; "" for none
	size int64  // in bytes
	sum  uint64 // checksum of the end of them
}

var crcOfEnds = crc64.MakeTable(crc64.ECMA)

// markOf returns the mark of a game whose file has a text.
func markOf[T string | []byte](name string, text T) Mark {
	return Mark{Name: name, size: int64(len(text)), sum: crc64.Checksum([]byte(text[max(0, len(text)-compared):]), crcOfEnds)}
}

// Begins reports whether a text begins with what was marked: lines may have been added since.
func (m Mark) Begins(text string) bool {
	return m.Name != "" && m.size >= 0 && m.size <= int64(len(text)) && markOf(m.Name, text[:m.size]).sum == m.sum
}

// Last returns the mark of the game in the folder that kot wrote last. Its name is "" if that is unknown. Use the name
// only to compare it with those of List.
func (s Store) Last() Mark { return readLast(osDisk{}, s.Dir) }

func readLast(d disk, dir string) (none Mark) {
	text, err := readShort(d, filepath.Join(dir, lastName))
	line, ended := strings.CutSuffix(text, "\n")
	words := strings.SplitN(line, " ", 3)
	if err != nil || !ended || len(words) < 3 {
		return none
	}
	size, err := strconv.ParseInt(words[0], 10, 64)
	sum, failed := strconv.ParseUint(words[1], 16, 64)
	name, unquoted := strconv.Unquote(words[2])
	if err != nil || failed != nil || unquoted != nil {
		return none
	}
	return Mark{name, size, sum}
}

// NoteIn makes the folder of games record from now on how far this one was written, if it is in that folder: before the
// first line, at the end of each turn, and when it is closed.
func (f *File) NoteIn(s Store) {
	if !within(f.disk, f.Path, s.Dir) {
		return
	}
	f.dir = s.Dir
	if f.made {
		f.note()
	}
}

// within reports whether a file is in a folder, under whatever name.
func within(d disk, path, dir string) bool {
	folder := filepath.Dir(path)
	if folder == filepath.Clean(dir) {
		return true
	}
	here, err := d.stat(folder)
	there, failed := d.stat(dir)
	return err == nil && failed == nil && d.same(here, there)
}

// note records how far the game was written. It ignores errors of the disk.
func (f *File) note() {
	if f.dir == "" {
		return
	}
	f.noted = true
	noteLast(f.disk, f.dir, markOf(GameName(f.Path), f.text))
}

// Note records a game of the folder as the one written last, for a player who has chosen it as the one to continue.
func (s Store) Note(path string) {
	if text, err := Read(path); err == nil {
		noteLast(osDisk{}, s.Dir, markOf(GameName(path), text))
	}
}

func noteLast(d disk, dir string, m Mark) {
	path := filepath.Join(dir, lastName)
	_ = replaceFile(d, path+".new", path, fmt.Sprintf("%d %016x %q\n", m.size, m.sum, m.Name), false)
}

// GameName returns the name that List uses for the game at a path.
func GameName(path string) string { return strings.TrimSuffix(filepath.Base(path), Ext) }

// Said returns the lines of a game's text as the game reads them, without comments and checks: two files with the same
// lines are the same game.
func Said(text string) []string {
	var out []string
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		if said := strings.TrimSpace(Comment(line)); said != "" {
			out = append(out, said)
		}
	}
	return out
}
