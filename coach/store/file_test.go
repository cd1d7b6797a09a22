package store

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"kingoftokyo/coach/core"
)

// whole is small's file as it is written.
func whole(t testing.TB) []byte {
	t.Helper()
	b, err := encode(solved())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// signed puts a new checksum under a changed file.
func signed(b []byte) []byte {
	sum := checksum(b)
	copy(b[sumAt:], sum[:])
	return b
}

// damages are files that are no use, and what is told of each.
func damages(t *testing.T) map[string]struct {
	file []byte
	key  string
} {
	good := whole(t)
	changed := func(change func(b []byte) []byte) []byte { return change(bytes.Clone(good)) }
	at := len(magic)
	return map[string]struct {
		file []byte
		key  string
	}{
		"empty":         {nil, "store-damaged"},
		"text":          {[]byte("kot 1 duel solo\n"), "store-damaged"},
		"zeros":         {make([]byte, len(good)), "store-damaged"},
		"magic alone":   {good[:len(magic)], "store-damaged"},
		"head alone":    {good[:headSize], "store-damaged"},
		"signed head":   {changed(func(b []byte) []byte { return signed(b[:headSize]) }), "store-damaged"},
		"longer":        {changed(func(b []byte) []byte { return append(b, 0) }), "store-damaged"},
		"signed longer": {changed(func(b []byte) []byte { return signed(append(b, 0)) }), "store-damaged"},
		"twice":         {append(bytes.Clone(good), good...), "store-damaged"},
		"older format":  {changed(func(b []byte) []byte { b[at]--; return signed(b) }), "store-older"},
		"newer format":  {changed(func(b []byte) []byte { b[at]++; return signed(b) }), "store-older"},
		"other rules":   {changed(func(b []byte) []byte { b[at+2]++; return signed(b) }), "store-older"},
		"other game":    {changed(func(b []byte) []byte { b[at+4]++; return signed(b) }), "store-older"},
		"other power":   {changed(func(b []byte) []byte { b[at+12]++; return signed(b) }), "store-damaged"},
		"other hearts":  {changed(func(b []byte) []byte { b[at+13]++; return signed(b) }), "store-damaged"},
		"other level":   {changed(func(b []byte) []byte { b[at+15]++; return signed(b) }), "store-damaged"},
	}
}

// TestDamage: whatever lies in the place of a table, it is told once, worked out and
// replaced by what would have been written anyway.
func TestDamage(t *testing.T) {
	for name, c := range damages(t) {
		t.Run(name, func(t *testing.T) {
			s, solves, told := counted(t.TempDir())
			if err := os.WriteFile(s.Path(small), c.file, 0o644); err != nil {
				t.Fatal(err)
			}
			if _, ok := s.Peek(small); ok || len(told.all()) > 0 {
				t.Error("Peek takes it, or speaks")
			}
			table(t, s)
			if solves.Load() != 1 || !slices.Equal(told.all(), []string{c.key}) {
				t.Errorf("solved %d times, told %v; want once and %s", solves.Load(), told.all(), c.key)
			}
			again, solves, told := counted(s.Dir)
			table(t, again)
			if now, err := os.ReadFile(s.Path(small)); solves.Load() != 0 || len(told.all()) > 0 || !bytes.Equal(now, whole(t)) {
				t.Errorf("not replaced: %v, solved %d times", err, solves.Load())
			}
		})
	}
}

// TestEveryByte flips bits and cuts the file all over: nothing of it is ever taken.
func TestEveryByte(t *testing.T) {
	good := whole(t)
	if _, err := decode(small, good); err != nil {
		t.Fatal(err)
	}
	step := max(1, len(good)/997)
	for i := 0; i < len(good); i++ {
		if i > 2*headSize && i%step != 0 {
			continue
		}
		b := bytes.Clone(good)
		b[i] ^= 1 << (i % 8)
		if _, err := decode(small, b); !errors.Is(err, errDamaged) {
			t.Fatalf("byte %d flipped: %v", i, err)
		}
		if _, err := decode(small, good[:i]); !errors.Is(err, errDamaged) {
			t.Fatalf("cut at %d: %v", i, err)
		}
	}
}

// TestOtherNumbers: a table that is whole, but of another game, is not taken: the
// human's turns are not worth what it says.
func TestOtherNumbers(t *testing.T) {
	other, err := core.Solve(context.Background(), core.Matchup{Power: core.NoPower, Hearts: small.Hearts}, core.Options{})
	if err != nil {
		t.Fatal(err)
	}
	b, err := encode(other)
	if err != nil {
		t.Fatal(err)
	}
	copy(b, head(small, len(b)-headSize))
	if _, err := decode(small, signed(b)); !errors.Is(err, errOlder) {
		t.Errorf("the table of a monster without power is taken for Gigazaur's: %v", err)
	}
}

// TestSameFile: who solves, and with how many workers, makes no difference to the file.
func TestSameFile(t *testing.T) {
	want := whole(t)
	for workers := range 4 {
		table, err := core.Solve(context.Background(), small, core.Options{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if b, err := encode(table); err != nil || !bytes.Equal(b, want) {
			t.Errorf("%d workers: another file (%v)", workers, err)
		}
	}
	read, err := decode(small, want)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := encode(read); err != nil || !bytes.Equal(b, want) {
		t.Errorf("read and written again it differs (%v)", err)
	}
}

// TestUnwritable: where nothing can be written the table is there all the same, and the
// trouble is told once.
func TestUnwritable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	readOnly := t.TempDir()
	if err := os.Chmod(readOnly, 0o555); err != nil {
		t.Fatal(err)
	}
	taken := t.TempDir()
	if err := os.MkdirAll(filepath.Join(taken, stem(small)+Ext, "inside"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, dir := range map[string]string{"a file for a folder": file, "below a file": filepath.Join(file, "x"), "read-only": readOnly, "a folder in its place": taken} {
		t.Run(name, func(t *testing.T) {
			if name == "read-only" && os.WriteFile(filepath.Join(dir, "probe"), nil, 0o644) == nil {
				t.Skip("nothing is read-only for this user")
			}
			s, solves, told := counted(dir)
			table(t, s)
			table(t, s)
			if solves.Load() != 1 || !slices.Equal(told.all(), []string{"store-unwritable"}) {
				t.Errorf("solved %d times, told %v", solves.Load(), told.all())
			}
			if left, _ := filepath.Glob(filepath.Join(dir, "*.new")); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

// TestUnreadable: a file that may not be read is replaced.
func TestUnreadable(t *testing.T) {
	s, solves, told := counted(t.TempDir())
	if err := os.WriteFile(s.Path(small), whole(t), 0); err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile(s.Path(small)); err == nil {
		t.Skip("everything can be read by this user")
	}
	table(t, s)
	if solves.Load() != 1 || !slices.Equal(told.all(), []string{"store-unreadable"}) {
		t.Errorf("solved %d times, told %v", solves.Load(), told.all())
	}
}

// TestLeftBehind: what a killed program has left half written goes when it is old; what
// another one may be writing stays.
func TestLeftBehind(t *testing.T) {
	s, _, _ := counted(t.TempDir())
	table(t, s)
	now, err := os.Stat(s.Path(small))
	if err != nil {
		t.Fatal(err)
	}
	old, young := filepath.Join(s.Dir, stem(small)+".1.new"), filepath.Join(s.Dir, stem(small)+".2.new")
	for path, age := range map[string]int64{old: 2 * stale, young: stale / 2} {
		if err := os.WriteFile(path, []byte("half"), 0o644); err != nil {
			t.Fatal(err)
		}
		when := now.ModTime().Add(-time.Duration(age))
		if err := os.Chtimes(path, when, when); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.replace(stem(small), whole(t)); err != nil {
		t.Fatal(err)
	}
	left, _ := filepath.Glob(filepath.Join(s.Dir, "*.new"))
	if !slices.Equal(left, []string{young}) {
		t.Errorf("left behind: %v", left)
	}
}

// TestPath: every matchup has a name of its own that says what it is.
func TestPath(t *testing.T) {
	s := &Store{Dir: "odds"}
	for want, m := range map[string]core.Matchup{
		"alienoid-14-13-hard.odds":        {Power: core.Alienoid, Hearts: [2]int8{14, 13}, Hard: true},
		"none-15-12-normal.odds":          {Power: core.NoPower, Hearts: [2]int8{15, 12}},
		"gigazaur-14-12-normal.odds":      {Power: core.Gigazaur, Hearts: [2]int8{14, 12}},
		"meka-dragon-12-15-normal.odds":   {Power: core.Meka, Hearts: [2]int8{12, 15}},
		"space-penguin-13-14-normal.odds": {Power: core.Penguin, Hearts: [2]int8{13, 14}},
	} {
		if got := filepath.Base(s.Path(m)); got != want {
			t.Errorf("%+v lies in %s, want %s", m, got, want)
		}
	}
}

// FuzzDecode reads anything, with a good checksum as well: no panic, and what is taken
// is written again as it was.
func FuzzDecode(f *testing.F) {
	good := whole(f)
	f.Add(good, false)
	f.Add(good[:headSize], true)
	f.Add(good[:len(good)-1], true)
	f.Add(append(bytes.Clone(good), 7), true)
	nan := bytes.Clone(good)
	for i := headSize; i+8 <= len(nan); i += 8 {
		binary.LittleEndian.PutUint64(nan[i:], 0x7ff8000000000001)
	}
	f.Add(nan, true)
	f.Fuzz(func(t *testing.T, b []byte, sign bool) {
		if sign && len(b) >= headSize {
			b = signed(bytes.Clone(b))
		}
		table, err := decode(small, b)
		if (table == nil) == (err == nil) {
			t.Fatalf("%v, %v", table, err)
		}
		if err != nil {
			return
		}
		if again, err := encode(table); err != nil || !bytes.Equal(again, b) {
			t.Fatal("what is taken is not what would be written")
		}
	})
}
