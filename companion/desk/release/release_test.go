package release

import (
	"os"
	"regexp"
	"testing"
)

// TestVersion checks that a release says its version and its commit, and a local build at least that it is one.
func TestVersion(t *testing.T) {
	if own := Version(); own == "" || Date() != "" {
		t.Errorf("a build of one's own is %q of %q", own, Date())
	}
	version, commit, released = "v1.2", "abc", "2026-11-21"
	defer func() { version, commit, released = "", "", "" }()
	if Version() != "v1.2 (abc)" || Date() != "2026-11-21" {
		t.Errorf("a release is %q of %q", Version(), Date())
	}
}

// TestSet checks that the release sets variables of this package that exist: the linker ignores all others without a word.
func TestSet(t *testing.T) {
	for _, file := range []string{".goreleaser.yaml", ".ci/gather"} {
		data, err := os.ReadFile("../../../" + file)
		if err != nil {
			t.Fatal(err)
		}
		set := regexp.MustCompile(`-X (\S+?)=`).FindAllSubmatch(data, -1)
		for _, m := range set {
			if !regexp.MustCompile(`^kingoftokyo/companion/desk/release\.(version|commit|released)$`).Match(m[1]) {
				t.Errorf("%s sets %s, which does not exist", file, m[1])
			}
		}
		if len(set) == 0 {
			t.Errorf("%s sets nothing", file)
		}
	}
}
