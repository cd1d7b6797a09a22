package ask_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/companion/lookup/ask"
)

// TestKeysAreTold checks that the pages for players name every key that the search knows. L is Tab there.
func TestKeysAreTold(t *testing.T) {
	for _, dir := range []string{"docs/players", "docs/players/fr"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "..", filepath.FromSlash(dir), "dashboard.md"))
		if err != nil {
			t.Fatal(err)
		}
		for id, key := range ask.Keys {
			if key != "L" && !strings.Contains(string(data), "`"+key+"`") {
				t.Errorf("%s/dashboard.md does not tell the key %s (%s)", dir, key, id)
			}
		}
	}
}
