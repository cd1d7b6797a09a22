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

// TestHelpHasTexts checks that no entry about kot shows the name of a text instead of the text.
func TestHelpHasTexts(t *testing.T) {
	for _, e := range ask.Programs() {
		for lang, said := range e.Parts[0].Text {
			if strings.Contains(said, "{") || strings.Contains(e.Name[lang], "{") {
				t.Errorf("%s (%s): %q, %q", e.ID, lang, e.Name[lang], said)
			}
		}
	}
}
