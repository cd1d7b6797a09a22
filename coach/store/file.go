package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
)

// A file is a head and what core.Table writes of itself:
//
//	magic        8 bytes
//	Format       2 bytes, as all numbers with the lowest byte first
//	Rules        2 bytes
//	Fingerprint  8 bytes
//	matchup      4 bytes: power, your hearts, Autobot's, 1 for hard
//	length       4 bytes, of the payload
//	checksum    32 bytes: SHA-256 of the head before it and the payload
//	payload
//
// Nothing in it depends on who wrote it, or when.
const (
	magic    = "kot odds"
	headSize = sumAt + sha256.Size
	sumAt    = len(magic) + 2 + 2 + 8 + 4 + 4
	mostSize = 1 << 26 // no table is nearly as large: what is larger is not read
)

// Format is the version of the files' form.
const Format = 1

// Ext is the ending of the files.
const Ext = ".odds"

var powers = [...]string{core.NoPower: "none", core.Alienoid: "alienoid", core.Gigazaur: "gigazaur", core.Meka: "meka-dragon", core.Penguin: "space-penguin"}

// Path is where the table of a matchup lies or would lie: alienoid-14-13-hard.odds by
// the human's power, both sides' hearts and the difficulty.
func (s *Store) Path(m core.Matchup) string { return filepath.Join(s.Dir, stem(m)+Ext) }

func stem(m core.Matchup) string {
	difficulty := "normal"
	if m.Hard {
		difficulty = "hard"
	}
	return fmt.Sprintf("%s-%d-%d-%s", powers[m.Power], m.Hearts[0], m.Hearts[1], difficulty)
}

// The ways a file may be of no use.
var (
	errDamaged = errors.New("damaged")
	errOlder   = errors.New("another version's")
)

// head is the head of a file up to its checksum.
func head(m core.Matchup, length int) []byte {
	b := append(make([]byte, 0, headSize), magic...)
	b = binary.LittleEndian.AppendUint16(b, Format)
	b = binary.LittleEndian.AppendUint16(b, Rules)
	b = binary.LittleEndian.AppendUint64(b, Fingerprint())
	hard := byte(0)
	if m.Hard {
		hard = 1
	}
	b = append(b, byte(m.Power), byte(m.Hearts[0]), byte(m.Hearts[1]), hard)
	return binary.LittleEndian.AppendUint32(b, uint32(length))
}

// encode is a table as a file.
func encode(t *core.Table) ([]byte, error) {
	b, err := t.AppendBinary(make([]byte, headSize, 1<<20))
	if err != nil {
		return nil, err
	}
	copy(b, head(t.Matchup(), len(b)-headSize))
	sum := checksum(b)
	copy(b[sumAt:], sum[:])
	return b, nil
}

// checksum is the checksum of a file that is at least a head long.
func checksum(b []byte) (sum [sha256.Size]byte) {
	h := sha256.New()
	h.Write(b[:sumAt])
	h.Write(b[headSize:])
	h.Sum(sum[:0])
	return sum
}

// decode reads a file of a matchup. The error is errDamaged or errOlder.
func decode(m core.Matchup, b []byte) (*core.Table, error) {
	if len(b) < headSize || !bytes.HasPrefix(b, []byte(magic)) {
		return nil, errDamaged
	}
	if sum := checksum(b); !bytes.Equal(sum[:], b[sumAt:headSize]) {
		return nil, errDamaged
	}
	// Of a whole file that says something else than this program would, the versions are
	// others, or somebody renamed it.
	want := head(m, len(b)-headSize)
	versions := len(magic) + 2 + 2 + 8
	if !bytes.Equal(b[:versions], want[:versions]) {
		return nil, errOlder
	}
	if !bytes.Equal(b[:sumAt], want) {
		return nil, errDamaged
	}
	t, err := core.Read(m, b[headSize:])
	if err != nil {
		return nil, errDamaged
	}
	if !holds(t) {
		return nil, errOlder
	}
	return t, nil
}

// read is the table of a matchup from its file; nil where there is no file that can be
// used, with what is wrong unless there just is none.
func (s *Store) read(m core.Matchup) (*core.Table, *rules.Note) {
	if s.Dir == "" {
		return nil, nil
	}
	path := s.Path(m)
	info, err := os.Stat(path)
	var b []byte
	switch {
	case err != nil:
	case info.Size() > mostSize:
		err = errDamaged
	default:
		b, err = os.ReadFile(path)
	}
	var t *core.Table
	if err == nil {
		t, err = decode(m, b)
	}
	switch {
	case err == nil:
		return t, nil
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case errors.Is(err, errDamaged):
		return nil, &rules.Note{Key: "store-damaged", Args: []rules.Arg{rules.Text("file", path)}}
	case errors.Is(err, errOlder):
		return nil, &rules.Note{Key: "store-older", Args: []rules.Arg{rules.Text("file", path)}}
	}
	return nil, &rules.Note{Key: "store-unreadable", Args: []rules.Arg{rules.Text("file", path), rules.Text("reason", reason(err))}}
}

// write writes the file of a table; the note says why it could not be.
func (s *Store) write(t *core.Table) *rules.Note {
	if s.Dir == "" {
		return nil
	}
	b, err := encode(t)
	if err == nil {
		err = s.replace(stem(t.Matchup()), b)
	}
	if err == nil {
		return nil
	}
	return &rules.Note{Key: "store-unwritable", Args: []rules.Arg{rules.Text("file", s.Path(t.Matchup())), rules.Text("reason", reason(err))}}
}

// stale is how much younger, in nanoseconds, another program's file may be before it
// counts as left behind by one that was killed: an hour.
const stale = 3600e9

// replace writes a file beside its place, to the disk, and puts it there whole. The name
// is nobody else's, so that two programs that write at once do no harm: one of two equal
// files stays.
func (s *Store) replace(name string, b []byte) (err error) {
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(s.Dir, name+".*.new")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	_, err = f.Write(b)
	if err := errors.Join(err, f.Sync()); err != nil {
		return errors.Join(err, f.Close())
	}
	s.sweep(f, name)
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), filepath.Join(s.Dir, name+Ext))
}

// sweep takes away what killed programs left half written of the same table. Its age is
// told by the file just written, not by a clock.
func (s *Store) sweep(f *os.File, name string) {
	now, err := f.Stat()
	if err != nil {
		return
	}
	left, _ := filepath.Glob(filepath.Join(s.Dir, name+".*.new"))
	for _, path := range left {
		if old, err := os.Stat(path); err == nil && old.Mode().IsRegular() && now.ModTime().Sub(old.ModTime()) > stale {
			os.Remove(path)
		}
	}
}

// reason is an error without the path, which is said beside it.
func reason(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err.Error()
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return link.Err.Error()
	}
	return err.Error()
}
