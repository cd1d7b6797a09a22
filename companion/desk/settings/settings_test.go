package settings_test

import (
	"bytes"
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// TestSettingsLinked checks that if the file is a link to a settings file, because players keep such files in one
// place, that file is written and the link stays. A link to anything else is refused, and nothing is written.
func TestSettingsLinked(t *testing.T) {
	for name, c := range map[string]struct{ before, after string }{
		"settings":         {"# mine\n\nname Ben\ntheme dark", "# mine\n\ntheme dark\nname Anna\n"},
		"notes":            {"buy milk\n", ""},
		"a shell's file":   {"name Ben\nexport EDITOR=vi\n", ""},
		"another's theme":  {"theme solarized\n", ""},
		"an empty file":    {"", ""},
		"comments":         {"# theme dark\n", ""},
		"nothing":          {"-", ""},
		"a link to itself": {"-", ""},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			must(t, os.MkdirAll(filepath.Join(dir, "dotfiles", "kot"), 0o755))
			must(t, os.Mkdir(filepath.Join(dir, "config"), 0o755))
			real, link := filepath.Join(dir, "dotfiles", "kot", "second"), filepath.Join(dir, "config", "settings")
			must(t, os.Symlink("../dotfiles/kot/../kot/first", link))
			to := "second"
			if name == "a link to itself" {
				to = "first"
			}
			must(t, os.Symlink(to, filepath.Join(filepath.Dir(real), "first")))
			if c.before != "-" {
				must(t, os.WriteFile(real, []byte(c.before), 0o644))
			}
			err := settings.File{Path: link}.Keep(settings.Name, "Anna")
			if c.after == "" && !rules.IsProblem(err, "set-linked") || c.after != "" && err != nil {
				t.Errorf("the error is %v", err)
			}
			if data, _ := os.ReadFile(real); string(data) != cmp.Or(c.after, strings.TrimPrefix(c.before, "-")) {
				t.Errorf("the file has %q", data)
			}
			if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
				t.Errorf("the link is %v, %v", info, err)
			}
			if in, _ := os.ReadDir(filepath.Dir(real)); len(in) > 2 || c.before == "-" && len(in) > 1 {
				t.Errorf("there are %v", in)
			}
		})
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestSettingsForeign checks that kot leaves alone what is not a settings file in its place.
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

// FuzzSettings reads any file as the settings: each is one of its values, a name is printable, and
// changing one leaves the others unchanged and nothing else in the folder.
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

// TestUnset checks that "off" clears a setting that takes any words, and is an ordinary value of a setting that has it.
func TestUnset(t *testing.T) {
	c := text.Load(text.English, nil)
	for _, one := range []struct{ name, typed, want string }{
		{settings.Name, "off", ""}, {settings.Name, "Off", ""}, {settings.Name, "", ""}, {settings.Name, "Offa", "Offa"},
		{settings.Speak, "off", ""},
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

// TestCalled checks a setting by its name in the file or in a language, the names of its values, and the refusals.
func TestCalled(t *testing.T) {
	c := text.Load(text.English, nil)
	for _, one := range []struct{ name, typed, value, said string }{
		{"theme", "DARK", "dark", "for a dark background"}, {"colours", "for a light background", "light", "for a light background"},
		{"lang", "français", "fr", "français"}, {"language", "en", "en", "English"}, {"lang", "auto", "auto", "same as the computer"},
		{"View", "large", "large", "large, to read from across the table"}, {"name", " Zoë\x1b ", "Zoë", "Zoë"},
	} {
		s, err := settings.Called(c, one.name)
		if err != nil {
			t.Fatal(err)
		}
		value, err := s.Read(c, one.typed)
		if err != nil || value != one.value || s.Say(c, value) != one.said {
			t.Errorf("%s %q: %q, %q, %v", one.name, one.typed, value, s.Say(c, value), err)
		}
	}
	const none = `there is no setting "chess"; use lang, theme, view, coach, name, moves, call, speak, hints, page`
	if _, err := settings.Called(c, "chess"); c.Error(err) != none {
		t.Error(c.Error(err))
	}
	theme, _ := settings.Called(c, "theme")
	for _, word := range []string{"blue", ""} {
		if v, err := theme.Read(c, word); v != "" || !rules.IsProblem(err, "set-value") {
			t.Errorf("%q: %q, %v", word, v, err)
		}
	}
	if got := theme.Say(c, "blue"); got != "blue" {
		t.Errorf("a value that is none: %q", got)
	}
}

// TestAdd checks that a name may have several lines, the oldest first. Keep leaves one of them; a long file accepts no more.
func TestAdd(t *testing.T) {
	s := settings.File{Path: filepath.Join(t.TempDir(), "a", "settings")}
	for _, err := range []error{s.Keep("theme", "dark"), s.Add("met", "one"), s.Add("met", "two"), s.Keep("chess", "x")} {
		must(t, err)
	}
	if got := s.Values("met"); !slices.Equal(got, []string{"one", "two"}) || s.Get("theme") != "dark" || s.Get("chess") != "" ||
		s.Get("view") != "usual" {
		t.Errorf("%q, %q", got, s.Get("theme"))
	}
	must(t, s.Keep("met", "three"))
	must(t, s.Keep("theme", ""))
	if text, err := os.ReadFile(s.Path); err != nil || string(text) != "chess x\nmet three\n" {
		t.Errorf("%q, %v", text, err)
	}
	must(t, os.WriteFile(s.Path, []byte(strings.Repeat("# a comment\n", 3000)), 0o644)) // 36 kB of at most 64
	must(t, s.Add("met", "four"))
	must(t, s.Keep("theme", "light"))
	if got := s.Values("met"); got != nil || s.Get("theme") != "light" {
		t.Errorf("%q, %q", got, s.Get("theme"))
	}
	none := settings.File{}
	must(t, none.Keep("theme", "dark"))
	if none.Get("theme") != "auto" {
		t.Error("a file that is none remembers something")
	}
}
