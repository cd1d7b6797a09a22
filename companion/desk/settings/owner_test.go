//go:build unix

package settings_test

import (
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"kingoftokyo/companion/desk/settings"
)

// TestSettingsOwner checks that the file keeps its mode and its group. The test needs a second group that this user may give to a file.
func TestSettingsOwner(t *testing.T) {
	groups, err := os.Getgroups()
	must(t, err)
	if os.Geteuid() == 0 {
		groups = append(groups, 12345)
	}
	at := slices.IndexFunc(groups, func(g int) bool { return g != os.Getegid() })
	if at < 0 {
		t.Skip("this user is in one group alone")
	}
	path := filepath.Join(t.TempDir(), "settings")
	must(t, os.WriteFile(path, []byte("name Ben\n"), 0o644))
	must(t, os.Chown(path, -1, groups[at]))
	must(t, os.Chmod(path, 0o640))
	must(t, settings.File{Path: path}.Keep(settings.Name, "Anna"))
	info, err := os.Stat(path)
	must(t, err)
	if group := int(info.Sys().(*syscall.Stat_t).Gid); group != groups[at] || info.Mode().Perm() != 0o640 {
		t.Errorf("the group is %d, want %d; the mode is %v", group, groups[at], info.Mode())
	}
}
