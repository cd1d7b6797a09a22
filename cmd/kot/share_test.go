package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShareAndImport: a link brings a game to the same table in another folder, where it replaces no other game;
// the link alone is printed, and that names travel is said.
func TestShareAndImport(t *testing.T) {
	games, err := filepath.Glob("../../companion/boxes/testdata/format1/*.kot")
	if err != nil || len(games) < 9 {
		t.Fatal(games, err)
	}
	games = append(games, filepath.Join(t.TempDir(), "open.kot"))
	if err := os.WriteFile(games[len(games)-1], []byte(beforeWin), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("LANG", "C")
	kot := func(want int, args ...string) (out, said string) {
		t.Helper()
		var o, e bytes.Buffer
		if status := run(args, strings.NewReader(""), &o, &e); status != want {
			t.Fatalf("kot %.80s: status %d, %s", strings.Join(args, " "), status, &e)
		}
		return o.String(), e.String()
	}
	refused := 0
	for _, game := range games {
		t.Setenv("KOT_HOME", t.TempDir())
		if _, said := kot(exitWrong, "share", game); !strings.Contains(said, "kot set page") {
			t.Errorf("without an address it says %q", said)
		}
		kot(exitFine, "set", "page", "https://games.example/kot/")
		var o, e bytes.Buffer
		if run([]string{"import", game}, strings.NewReader(""), &o, &e) != exitFine { // what no import takes is not sent
			if _, said := kot(exitWrong, "share", game); said != e.String() {
				t.Errorf("%s: share says %q, import %q", game, said, &e)
			}
			refused++
			continue
		}
		link, said := kot(exitFine, "share", game)
		if !strings.HasPrefix(link, "https://games.example/kot/#kot1.") || strings.Count(link, "\n") != 1 || !strings.Contains(said, "names") {
			t.Fatalf("%s: printed %q, said %q", game, link, said)
		}
		link = strings.TrimSpace(link)
		first, _ := kot(exitFine, "import", link)
		second, _ := kot(exitFine, "import", link)
		if first == second {
			t.Errorf("%s: imported twice as %s", game, first)
		}
		want, _ := kot(exitFine, "replay", "--json", game)
		got, _ := kot(exitFine, "replay", "--json", strings.TrimSpace(strings.TrimPrefix(first, "saved as ")))
		if got != want {
			t.Errorf("%s: the link leads to\n%s\nnot to\n%s", game, got, want)
		}
		if _, said := kot(exitWrong, "import", link[:len(link)-4]); !strings.Contains(said, "cut off") {
			t.Errorf("a link cut off: %q", said)
		}
	}
	if refused > len(games)-5 {
		t.Errorf("%d of %d games are not sent", refused, len(games))
	}
}
