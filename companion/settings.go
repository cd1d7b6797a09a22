package companion

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Settings is the small file that remembers a player's choices between two starts:
// lines of a name and a value. What is damaged in it counts as not chosen, and names
// of later versions stay as they are.
type Settings struct {
	Path string
}

// largestSettings is how much of the file is read: what is longer is no file of ours.
const largestSettings = 1 << 16

// lines are the lines of the file; none where it cannot be read.
func (s Settings) lines() []string {
	info, err := os.Stat(s.Path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > largestSettings {
		return nil
	}
	data, err := os.ReadFile(s.Path)
	if err != nil {
		return nil
	}
	return strings.Split(strings.TrimRight(strings.ToValidUTF8(string(data), ""), "\n"), "\n")
}

// Values are what the file has under a name, oldest line first; none where the player
// has not chosen.
func (s Settings) Values(name string) []string {
	var out []string
	for _, l := range s.lines() {
		if words := strings.Fields(l); len(words) == 2 && words[0] == name {
			out = append(out, words[1])
		}
	}
	return out
}

// Keep remembers the value of a setting, both one word. The file is written anew in one
// piece: it is either the old one or the new one.
func (s Settings) Keep(name, value string) error {
	var out []string
	for _, l := range s.lines() {
		if words := strings.Fields(l); len(words) > 0 && words[0] != name {
			out = append(out, l)
		}
	}
	out = append(out, name+" "+value)
	dir := filepath.Dir(s.Path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, filepath.Base(s.Path)+"-*")
	if err != nil {
		return err
	}
	_, err = f.WriteString(strings.Join(out, "\n") + "\n")
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), s.Path)
	}
	if err != nil {
		if failed := os.Remove(f.Name()); !errors.Is(failed, fs.ErrNotExist) {
			err = errors.Join(err, failed)
		}
	}
	return err
}
