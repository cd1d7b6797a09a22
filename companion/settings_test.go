package companion_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
)

// FuzzSettings reads any file as the settings: each is one of its values, a name is
// printable, and choosing one leaves the others and nothing else in the folder.
func FuzzSettings(f *testing.F) {
	f.Add("lang fr\ntheme dark\nview large\ncoach off\nname Anna\n", "Zoé")
	f.Add("coach\ncoach maybe\nlang fr \r\n lang xx\nname  A  B \nlater 1 2\n", "")
	f.Add("\xff\x00name \x1b[2J\u202eevil\nname\tx\n\n\nname", "a\nlang fr")
	f.Fuzz(func(t *testing.T, file, name string) {
		s := companion.Settings{Path: filepath.Join(t.TempDir(), "settings")}
		if err := os.WriteFile(s.Path, []byte(file), 0o644); err != nil {
			t.Fatal(err)
		}
		before := map[string]string{}
		for _, one := range companion.AllSettings() {
			v := s.Chosen(one)
			if one.Values != nil && !slices.Contains(one.Values, v) || one.Values == nil && v != text.CleanName(v) {
				t.Errorf("%s is %q", one.Name, v)
			}
			before[one.Name] = v
		}
		for _, one := range companion.AllSettings() {
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
