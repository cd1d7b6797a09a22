package release

import "testing"

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
