package tracker

import (
	"cmp"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"kingoftokyo/rules"
)

// Ext is the extension of game files.
const Ext = ".kot"

// A Store is the folder that contains games.
type Store struct {
	Dir string
	// Now, if not nil, returns the time in nanoseconds since 1970. Nothing can have changed later.
	Now func() int64
}

// Saved is a game file of the store.
type Saved struct {
	Name string // without folder and extension
	Path string
	Age  int64 // when it last changed, in nanoseconds since 1970, for sorting
	// Future says that it last changed in the future, so that nobody knows when it really was.
	Future bool
}

// List returns the games of the store, the one changed last first. Those that were
// changed in the future come last. Only ordinary files, and links to them, are games. A
// folder that does not exist yet has none.
func (s Store) List() ([]Saved, error) {
	entries, err := os.ReadDir(s.Dir)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, rules.Refuse("", "read-failed", rules.Text("file", s.Dir), rules.Text("reason", Reason(err)))
	}
	var out []Saved
	latest := int64(math.MaxInt64) // nothing can have changed later
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
	last := map[bool]int{true: 1}
	slices.SortFunc(out, func(a, b Saved) int {
		return cmp.Or(last[a.Future]-last[b.Future], cmp.Compare(b.Age, a.Age), cmp.Compare(b.Name, a.Name))
	})
	return out, nil
}

// Path returns the path of a new game with a name. A character that a shell, a terminal or a file
// system would not treat as part of a name becomes a hyphen. A hyphen at the beginning is removed,
// because it would make an option. A name that Windows reserves for a device gets a prefix.
func (s Store) Path(name string) string {
	safe := strings.Map(func(c rune) rune {
		plain := unicode.IsLetter(c) || unicode.IsDigit(c) || strings.ContainsRune(" -_.,+@", c)
		if c < utf8.RuneSelf && !plain || c == utf8.RuneError || rules.Unseen(c) {
			return '-'
		}
		return c
	}, strings.TrimSuffix(name, Ext))
	safe = strings.TrimRight(strings.TrimLeft(safe, " .-"), " ") // a name that begins with a dot is hidden
	if device.MatchString(safe) {
		safe = "game-" + safe
	}
	return filepath.Join(s.Dir, cmp.Or(safe, "game")+Ext)
}

// device matches the names that Windows reserves for devices, with any extension.
var device = regexp.MustCompile(`(?i)^(con|prn|aux|nul|(com|lpt)[1-9¹²³])\s*(\.|$)`)
