package settings_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// TestSettingsLinked: where the file is a link, as players have it who keep such files in one
// place, the one that it leads to is written, and the link stays.
func TestSettingsLinked(t *testing.T) {
	dir := t.TempDir()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.MkdirAll(filepath.Join(dir, "dotfiles", "kot"), 0o755))
	must(os.Mkdir(filepath.Join(dir, "config"), 0o755))
	must(os.Symlink("../dotfiles/kot/../kot/first", filepath.Join(dir, "config", "settings")))
	real := filepath.Join(dir, "dotfiles", "kot", "second")
	must(os.Symlink("second", filepath.Join(dir, "dotfiles", "kot", "first")))
	s := settings.File{Path: filepath.Join(dir, "config", "settings")}
	for i, want := range []string{"name Anna\n", "# mine\n\nlater \xff 1\nname Anna\n"} { // at first it leads to nothing
		if i > 0 {
			must(os.WriteFile(real, []byte("# mine\n\nname Ben\nlater \xff 1"), 0o644))
			must(os.Chmod(real, 0o640))
		}
		must(s.Keep(settings.Name, "Anna"))
		data, err := os.ReadFile(real)
		must(err)
		link, err := os.Lstat(s.Path)
		must(err)
		if string(data) != want || link.Mode()&os.ModeSymlink == 0 || s.Get(settings.Name) != "Anna" {
			t.Errorf("the file has %q, the link is %v", data, link.Mode())
		}
	}
	if info, err := os.Stat(real); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info, err)
	}
	left, err := filepath.Glob(filepath.Join(dir, "*", "*", "*"))
	must(err)
	if len(left) != 2 {
		t.Errorf("there are %v", left)
	}
	must(os.Symlink("round", filepath.Join(dir, "round")))
	for _, path := range []string{filepath.Join(dir, "round"), filepath.Join(dir, "nowhere")} {
		if path != filepath.Join(dir, "round") {
			must(os.Symlink("no/such/folder/settings", path))
		}
		if err := (settings.File{Path: path}).Keep(settings.Name, "Anna"); err == nil {
			t.Errorf("%s: no error", path)
		}
		if link, err := os.Lstat(path); err != nil || link.Mode()&os.ModeSymlink == 0 {
			t.Errorf("%s is %v, %v", path, link, err)
		}
	}
}

// TestSettingsForeign: what lies in the place of the settings and is none is left alone.
func TestSettingsForeign(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings")
	film := bytes.Repeat([]byte("name film\n"), 1_000_000)
	if err := os.WriteFile(path, film, 0o644); err != nil {
		t.Fatal(err)
	}
	s := settings.File{Path: path}
	if name := s.Get(settings.Name); name != "" {
		t.Errorf("a film says the name %q", name)
	}
	if err := s.Keep(settings.Name, "Anna"); !rules.IsProblem(err, "set-foreign") {
		t.Errorf("of a film: %v", err)
	}
	if data, err := os.ReadFile(path); err != nil || !bytes.Equal(data, film) {
		t.Errorf("%d bytes are left, %v", len(data), err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := s.Keep(settings.Name, "Anna"); !rules.IsProblem(err, "set-foreign") {
		t.Errorf("of a folder: %v", err)
	}
}

// FuzzSettings reads any file as the settings: each is one of its values, a name is
// printable, and choosing one leaves the others and nothing else in the folder.
func FuzzSettings(f *testing.F) {
	f.Add("lang fr\ntheme dark\nview large\ncoach off\nname Anna\n", "Zoé")
	f.Add("coach\ncoach maybe\nlang fr \r\n lang xx\nname  A  B \nlater 1 2\n", "")
	f.Add("\xff\x00name \x1b[2J\u202eevil\nname\tx\n\n\nname", "a\nlang fr")
	f.Fuzz(func(t *testing.T, file, name string) {
		s := settings.File{Path: filepath.Join(t.TempDir(), "settings")}
		if err := os.WriteFile(s.Path, []byte(file), 0o644); err != nil {
			t.Fatal(err)
		}
		before := map[string]string{}
		for _, one := range settings.All() {
			v := s.Chosen(one)
			if one.Values != nil && !slices.Contains(one.Values, v) || one.Values == nil && v != text.CleanName(v) {
				t.Errorf("%s is %q", one.Name, v)
			}
			before[one.Name] = v
		}
		for _, one := range settings.All() {
			want := text.CleanName(name)
			if one.Values != nil {
				want = one.Values[len(name)%len(one.Values)]
			}
			if err := s.Keep(one.Name, want); err != nil {
				t.Fatal(err)
			}
			before[one.Name] = want
			for other, v := range before {
				if have := s.Get(other); have != v {
					t.Errorf("with %s chosen as %q, %s is %q, want %q", one.Name, want, other, have, v)
				}
			}
		}
		if in, err := os.ReadDir(filepath.Dir(s.Path)); err != nil || len(in) != 1 {
			t.Errorf("%v, %v", in, err)
		}
	})
}

// TestUnset: "off" takes back a setting that takes any words, and is a value like any other of one that has it.
func TestUnset(t *testing.T) {
	c, err := text.Load(text.English, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range []struct{ name, typed, want string }{
		{settings.Name, "off", ""}, {settings.Name, "Off", ""}, {settings.Name, "", ""}, {settings.Name, "Offa", "Offa"}, {settings.Speak, "off", ""},
		{settings.Page, "off", ""}, {settings.Coach, "off", "off"}, {settings.Call, "off", "off"},
	} {
		s, err := settings.Called(c, one.name)
		if err != nil {
			t.Fatal(err)
		}
		if have, err := s.Read(c, one.typed); err != nil || have != one.want {
			t.Errorf("%s %q is read as %q, %v, want %q", one.name, one.typed, have, err, one.want)
		}
	}
}
