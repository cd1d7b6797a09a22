package tracker

import (
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
type Store struct{ Dir string }

// Saved is a game file of the store.
type Saved struct {
	Name string // without folder and ending
	Path string
	Age  int64 // when it last changed, in nanoseconds since 1970, for sorting
}

// List are the games of the store, the one changed last first. A folder that
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
	for _, e := range entries {
		name := e.Name()
		if e.IsDir() || strings.HasPrefix(name, ".") || filepath.Ext(name) != Ext {
			continue
		}
		info, err := e.Info()
		if err != nil {
			continue // gone since the folder was read
		}
		out = append(out, Saved{strings.TrimSuffix(name, Ext), filepath.Join(s.Dir, name), info.ModTime().UnixNano()})
	}
	sort.Slice(out, func(i, j int) bool {
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
	return filepath.Join(s.Dir, strings.TrimLeft(safe, ".")+Ext)
}

func itoa(n int) string { return strconv.Itoa(n) }
