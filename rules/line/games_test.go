package line_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// TestGames reads the saved games of every box line by line, and checks that they result in the tables that programs were sent.
func TestGames(t *testing.T) {
	files, err := filepath.Glob("../../companion/boxes/testdata/format1/*.kot")
	if err != nil || len(files) < 9 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		saved, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, ".kot") + ".json")
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.ReplaceAll(strings.TrimSpace(tracker.Unchecked(string(saved))), "\n", "; ")
		var have []byte
		switch {
		case strings.HasPrefix(lines, "kot 1 duel"):
			r := dueltest.Frozen(t)
			now, failed := dueltest.Fold(r, nil, lines)
			have, err = r.JSON(&now, 0), failed
		case strings.HasPrefix(lines, "kot 1 dark"):
			r := tokyotest.Rules(t, tokyo.Dark)
			now, failed := tokyotest.Fold(r, nil, lines)
			have, err = r.JSON(&now, 0), failed
		default:
			r := tokyotest.Rules(t, tokyo.Base)
			now, failed := tokyotest.Fold(r, nil, lines)
			have, err = r.JSON(&now, 0), failed
		}
		if err != nil || !rulestest.Within(want, have) {
			t.Errorf("%s: %v; the table is\n%swant\n%s", filepath.Base(file), err, have, want)
		}
	}
}
