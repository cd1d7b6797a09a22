// Package settings reads and writes the file of a player's settings: language, colours, name and so on. It knows no
// box and no game.
package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// File is the small file that keeps a player's choices from one start to the next, in lines with a name and a
// value. A damaged line counts as no choice; lines with names of later versions stay unchanged.
type File struct {
	Path string // "" for no file: nothing is remembered
}

// Setting is one thing that a player chooses once, on the page of settings or with `kot set`.
type Setting struct {
	// Name is its name in the file; players read the text "set.NAME".
	Name string
	// Values are its possible values, the default first; players read the text "set.NAME.VALUE", or the name of a
	// language. nil if any text is valid.
	Values []string
}

// All returns the settings, in the order a player reads them.
func All() []Setting {
	var speakers []string // any command
	if runtime.GOOS == "js" {
		speakers = []string{"off", "on"} // a browser has a voice of its own
	}
	return []Setting{
		{Lang, append([]string{"auto"}, text.Codes()...)},
		{Theme, []string{"auto", "dark", "light"}},
		{View, []string{"usual", "large"}},
		{Coach, []string{"ask", "always", "off"}},
		{Name, nil},
		{Moves, []string{"shown", "hidden"}},
		{Call, []string{"off", "bell", "flash"}},
		{Speak, speakers},
		{Hints, []string{"on", "off"}},
		{Page, nil},
	}
}

// The names of the settings.
const (
	Lang  = "lang"
	Theme = "theme"
	View  = "view"
	Moves = "moves" // the pieces to move, in the large view
	Call  = "call"  // how kot alerts a player who must decide in another player's turn
	Speak = "speak" // what reads out what to do now: a command; in a browser, whether the browser does
	Coach = "coach"
	Name  = "name"
	Page  = "page"  // the address of the page for links to games
	Hints = "hints" // rules that a player meets for the first time

	// Met is the name of lines with rules that a player has met. It is not a setting: kot writes these lines itself.
	Met = "met"
)

// Named returns the setting with a name; the zero Setting if there is none.
func Named(name string) Setting {
	for _, s := range All() {
		if s.Name == name {
			return s
		}
	}
	return Setting{}
}

// Called returns the setting with a name: the file's word, or a catalogue's. The error is a *rules.Problem
// that lists all settings.
func Called(c *text.Catalogue, name string) (Setting, error) {
	all := All()
	i := slices.IndexFunc(all, func(s Setting) bool {
		return s.Name == text.Fold(name) || text.Fold(c.Say("set."+s.Name)) == text.Fold(name)
	})
	if i >= 0 {
		return all[i], nil
	}
	names := text.List(all, func(s Setting) string { return s.Name })
	return Setting{}, rules.Refuse("", "set-unknown", rules.Text("word", name), rules.Text("use", names))
}

// Say returns what players read for a value.
func (s *Setting) Say(c *text.Catalogue, value string) string {
	if l := text.Lang(value); s.Name == Lang && slices.Contains(text.Langs, l) {
		return l.Name()
	}
	if !slices.Contains(s.Values, value) {
		return value
	}
	return c.SayOr("set."+s.Name+"."+value, value)
}

// After returns the value that is by steps after another one; after the last one comes the first.
func (s *Setting) After(value string, by int) string {
	at, n := slices.Index(s.Values, value), len(s.Values)
	if at < 0 {
		return s.Values[0]
	}
	return s.Values[(at+by+n)%n]
}

// Unset is the word that clears a setting without values of its own.
const Unset = "off"

// Read returns the value that a player means by a word: the file's, or a catalogue's. A name is made
// printable; for Unset the value is "". The error is a *rules.Problem that lists the values.
func (s *Setting) Read(c *text.Catalogue, word string) (string, error) {
	if s.Values == nil {
		if text.Fold(word) == Unset {
			return "", nil
		}
		return text.CleanName(word), nil
	}
	for _, v := range s.Values {
		if folded := text.Fold(word); folded != "" && (v == folded || text.Fold(s.Say(c, v)) == folded) {
			return v, nil
		}
	}
	return "", rules.Refuse("", "set-value",
		rules.Text("name", s.Name), rules.Text("word", word), rules.Text("use", strings.Join(s.Values, ", ")))
}

// Chosen returns the value that the player has chosen for a setting; if they have chosen none, the default, or
// "".
func (s File) Chosen(of Setting) string {
	chosen := ""
	if len(of.Values) > 0 {
		chosen = of.Values[0]
	}
	for _, v := range s.Values(of.Name) {
		switch {
		case of.Values == nil:
			chosen = text.CleanName(v) // the file may contain anything
		case slices.Contains(of.Values, v):
			chosen = v
		}
	}
	return chosen
}

// Get returns what Chosen returns, by the name of the setting.
func (s File) Get(name string) string { return s.Chosen(Named(name)) }

// largestSettings is how much of the file is read: a longer file was not written by kot.
const largestSettings = 1 << 16

// read returns the text of the file; "" if there is none. The error says why it cannot be read; it
// is a *rules.Problem if kot has not written the file.
func (s File) read() (string, error) {
	info, err := os.Stat(s.Path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err != nil:
		return "", err
	case !info.Mode().IsRegular() || info.Size() > largestSettings:
		return "", rules.Refuse("", "set-foreign", rules.Text("file", s.Path), rules.Num("n", largestSettings>>10))
	}
	data, err := os.ReadFile(s.Path)
	return string(data), err
}

// Values returns all values that the file has for a name, the oldest line first; none if the player has
// chosen none, or if the file cannot be read.
func (s File) Values(name string) []string {
	var out []string
	text, _ := s.read()
	for l := range strings.Lines(strings.ToValidUTF8(text, "")) {
		word, value, _ := strings.Cut(strings.TrimSpace(l), " ")
		if value = strings.TrimSpace(value); word == name && value != "" {
			out = append(out, value)
		}
	}
	return out
}

// Keep writes the value of a setting to the file; "" removes it. The new file replaces the old one in one step, so
// a crash leaves one of them whole; it has the same owner and mode. If the path is a link to a settings file of
// kot, Keep replaces that file and the link stays. Lines with other names stay. The error is a *rules.Problem if
// kot has not written the file there, which then does not change; otherwise it is an error of the system.
func (s File) Keep(name, value string) error {
	return s.write(name, value, true)
}

// Add adds one more value for a name to the file, with the care and the errors of Keep. A file that has grown long
// does not change: the player's settings need the rest.
func (s File) Add(name, value string) error { return s.write(name, value, false) }

// write writes a line to the file, in place of those with its name or after them.
func (s File) write(name, value string, instead bool) error {
	if s.Path == "" {
		return nil
	}
	path, before, err := s.followed()
	if err != nil || !instead && len(before) > largestSettings/2 {
		return err
	}
	var out strings.Builder
	for l := range strings.Lines(before) {
		if words := strings.Fields(strings.ToValidUTF8(l, "")); !instead || len(words) == 0 || words[0] != name {
			out.WriteString(strings.TrimSuffix(l, "\n") + "\n")
		}
	}
	if value != "" {
		out.WriteString(name + " " + value + "\n")
	}
	return replace(path, out.String())
}

// followed returns the path of the file, with links followed, and its text.
func (s File) followed() (path, before string, err error) {
	link, err := os.Lstat(s.Path)
	if err != nil || link.Mode()&fs.ModeSymlink == 0 {
		before, err = s.read()
		return s.Path, before, err
	}
	if path, err = filepath.EvalSymlinks(s.Path); err == nil {
		before, err = File{Path: path}.read()
	}
	if err != nil || !ours(before) {
		err = rules.Refuse("", "set-linked", rules.Text("file", s.Path))
	}
	return path, before, err
}

// ours reports whether a file holds settings and nothing else but comments.
func ours(file string) (some bool) {
	for l := range strings.Lines(file) {
		word, value, _ := strings.Cut(strings.TrimSpace(l), " ")
		if word == "" || word[0] == '#' || word == Met {
			continue
		}
		some = slices.ContainsFunc(All(), func(one Setting) bool {
			return one.Name == word && (one.Values == nil || slices.Contains(one.Values, strings.TrimSpace(value)))
		})
		if !some {
			return false
		}
	}
	return some
}

// replace writes a file again, and keeps its owner and mode if there is one.
func replace(path, content string) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	if info, failed := os.Stat(path); failed == nil {
		if keepOwner(f, info) != nil {
			err = rules.Refuse("", "set-owner", rules.Text("file", path))
		}
		_ = f.Chmod(info.Mode().Perm()) // as before, if the system has such modes
	}
	if err == nil {
		_, err = f.WriteString(content)
	}
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		if failed := os.Remove(f.Name()); !errors.Is(failed, fs.ErrNotExist) {
			err = errors.Join(err, failed)
		}
	}
	return err
}
