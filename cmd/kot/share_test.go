package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/share"
)

// TestShareAndImport: a link brings a game to the same table in another folder, where it replaces no other game; only the
// link is printed, and a note says that it contains names.
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
		if run([]string{"import", game}, strings.NewReader(""), &o, &e) != exitFine { // what cannot be imported is not shared
			if _, said := kot(exitWrong, "share", game); said != e.String() {
				t.Errorf("%s: share says %q, import %q", game, said, &e)
			}
			refused++
			continue
		}
		link, said := kot(exitFine, "share", game)
		if !strings.HasPrefix(link, "https://games.example/kot/#kot2.") || strings.Count(link, "\n") != 1 || !strings.Contains(said, "names") {
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
		if _, said := kot(exitWrong, "import", link[:len(link)-4]); !strings.Contains(said, "damaged") {
			t.Errorf("a link cut off: %q", said)
		}
	}
	if refused > len(games)-5 {
		t.Errorf("%d of %d games are not sent", refused, len(games))
	}
}

// TestLinksRefused: a link that is damaged, from a test build, or malicious is refused in one line that says what is
// wrong with it, and nothing is saved.
func TestLinksRefused(t *testing.T) {
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	t.Setenv("LANG", "C")
	const address = "https://games.example/kot/#"
	links := map[string]string{ // with the error for each
		address + share.Fragment(beforeWin+strings.Repeat("undo\n", 500_000)):               "at most 10000 lines",
		address + share.Fragment(beforeWin+strings.Repeat("set you.hearts 5\n", 100_000)):   "at most 10000 lines",
		address + share.Fragment(beforeWin+strings.Repeat("undo\n", 9_000)):                 "nothing left to undo",
		address + share.Fragment(beforeWin+"roll cccccc\n"):                                 "cannot be played: roll cccccc: ",
		address + share.Fragment(strings.Replace(beforeWin, "\n", "\nanswer nothing\n", 1)): "line 2 of the game in this link",
		address + share.Fragment("Dear Anna\n"):                                             "no line of a game begins with",
		address + "kot1.ys4vUTBUSClNzVEozs_J5wIEAAD__w":                                     "made by a test build",
		"https://games.example/kot/":                                                        "is not a link to a game",
	}
	whole, rng := share.Fragment(beforeWin), rand.New(rand.NewPCG(1, 2))
	const mark = len("kot2.")
	for range 300 {
		b := []byte(whole)
		for string(b) == whole {
			i, j := mark+rng.IntN(len(b)-mark), mark+rng.IntN(len(b)-mark)
			b[i], b[j] = b[j], b[i]
		}
		links[address+string(b)] = "this link is damaged"
	}
	for n := range 10 {
		at := mark + rng.IntN(len(whole)-mark)
		links[address+whole[:len(whole)-1-n]] = "this link is damaged"
		links[address+whole[:at]+"-_"[n%2:n%2+1]+whole[at:]] = "this link is damaged"
	}
	for link, want := range links {
		var out, said bytes.Buffer
		status := run([]string{"import", link}, strings.NewReader(""), &out, &said)
		refused := status == exitWrong && out.Len() == 0 && strings.Count(said.String(), "\n") == 1
		if !refused || !strings.Contains(said.String(), want) || !strings.Contains(said.String(), "Nothing was changed") {
			t.Errorf("%.80s: status %d, %s%s; want %q", link, status, &out, &said, want)
		}
	}
	if saved, _ := filepath.Glob(filepath.Join(home, "games", "*")); len(saved) > 0 {
		t.Errorf("saved: %v", saved)
	}
}
