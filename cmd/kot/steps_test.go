//go:build unix

package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// side is what one side has.
type side struct{ hearts, energy, tokens int }

// is returns a side with its hearts, energy and dice tokens.
func is(hearts, energy, tokens int) side { return side{hearts, energy, tokens} }

// both returns what a step must show: the numbers of both sides of a duel, the left one's first, and more.
func both(left, right side, more ...string) []string {
	return append(more, fmt.Sprintf("♥ %d energy %d tokens %d ♥ %d energy %d tokens %d",
		left.hearts, left.energy, left.tokens, right.hearts, right.energy, right.tokens))
}

// named returns the keys that name the first unnamed cards in the row.
func named(letters ...string) string { return "n" + strings.Join(letters, "\r") + "\r" }

// unnamed returns the keys that buy an unnamed card in the row: it is named on the way.
func unnamed(slot, letters string) string { return slot + letters + "\r" }

// replays checks that a game's file leads exactly to the table with which it ended, in words, and on the dashboard to the
// screen with which it ended.
func replays(t *testing.T, home, words, screen string) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(home, "games", "*.kot"))
	if len(files) != 1 {
		t.Fatalf("saved games: %v", files)
	}
	var out, errOut bytes.Buffer
	if status := run([]string{"replay", "--lang", "en", files[0]}, nil, &out, &errOut); status != exitFine || errOut.Len() > 0 {
		t.Errorf("replay: status %d, %s", status, &errOut)
	}
	if !strings.HasPrefix(out.String(), words) {
		t.Errorf("replayed it is\n%s\nwant\n%s", &out, words)
	}
	w := open(t, home, files[0])
	w.shows(screen)
	w.types("q")
	w.ends(exitFine)
}

// atOneGo types a game from its set-up to its end without looking at the screen: it must end with the same screen and
// write the same file.
func atOneGo(t *testing.T, begin []string, steps []step, screen, game string) {
	t.Helper()
	home := t.TempDir()
	w := open(t, home, begin...)
	w.sees("New game")
	var keys strings.Builder
	for _, s := range steps {
		keys.WriteString(s.keys)
	}
	w.types(keys.String())
	w.shows(screen)
	w.types("q")
	w.ends(exitFine)
	if again := saved(t, home); again != game {
		t.Errorf("typed at one go the file is\n%s\nwant\n%s", again, game)
	}
}

// count returns how many lines of a saved game begin with a word.
func count(game, verb string) int {
	return strings.Count("\n"+game, "\n"+verb+" ")
}
