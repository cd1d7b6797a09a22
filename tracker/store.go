package tracker

import (
	"cmp"
	"math"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// Ext is the ending of game files.
const Ext = ".kot"

// Store is the folder games live in.
type Store struct {
	Dir string
	// Now, if not nil, is the time in nanoseconds since 1970: nothing can have changed later.
	Now func() int64
}

// Saved is a game file of the store.
type Saved struct {
	Name string // without folder and ending
	Path string
	Age  int64 // when it last changed, in nanoseconds since 1970, for sorting
	// Future says that it last changed in the future: nobody knows when that was.
	Future bool
}

// List are the games of the store, the one changed last first; those that were changed in
// the future come last. Only ordinary files are games, and links to them. A folder that
// does not exist yet has none.
func (s Store) List() ([]Saved, error) {
	entries, err := os.ReadDir(s.Dir)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, rules.Refuse("", "read-failed", rules.Text("file", s.Dir), rules.Text("reason", reason(err)))
	}
	var out []Saved
	latest := int64(math.MaxInt64)
	if s.Now != nil {
		const minute = 60e9 // the clocks of two machines may differ a little
		latest = s.Now() + minute
	}
	for _, e := range entries {
		name := e.Name()
		if strings.HasPrefix(name, ".") || filepath.Ext(name) != Ext {
			continue
		}
		path := filepath.Join(s.Dir, name)
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			continue // gone since the folder was read, or a pipe that would never answer
		}
		age := info.ModTime().UnixNano()
		out = append(out, Saved{strings.TrimSuffix(name, Ext), path, age, age > latest})
	}
	sort.Slice(out, func(i, j int) bool {
		if out[i].Future != out[j].Future {
			return out[j].Future
		}
		if out[i].Age != out[j].Age {
			return out[i].Age > out[j].Age
		}
		return out[i].Name > out[j].Name
	})
	return out, nil
}

// Path is where a game of that name lies or would lie. What cannot be part of a
// file name becomes a hyphen.
func (s Store) Path(name string) string {
	safe := strings.Map(func(c rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, c) || c < ' ' {
			return '-'
		}
		return c
	}, strings.TrimSuffix(name, Ext))
	safe = strings.TrimLeft(safe, ".") // what begins with one is hidden
	safe = cmp.Or(safe, "game")
	return filepath.Join(s.Dir, safe+Ext)
}

func itoa(n int) string { return strconv.Itoa(n) }
