//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestReviewStopped: Ctrl-C ends the solve before a review; it says so, and prints nothing.
func TestReviewStopped(t *testing.T) {
	game := filepath.Join(t.TempDir(), "penguin.kot")
	if err := os.WriteFile(game, []byte("kot 1 duel solo\nside you space-penguin\nside rival alienoid\nstart you\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	w := opened(t, t.TempDir(), setting{args: []string{"review", game}})
	w.sees("]   0%  Space Penguin against 14 hearts, normal")
	w.types("\x03")
	w.sees("kot: stopped; what was worked out is kept")
	w.ends(exitStopped)
	if left := w.screen(); strings.Contains(left, "%") {
		t.Errorf("it shows\n%s", left)
	}
}

// TestSimSolving: tables that are worked out between the games of a simulation are told
// on lines of their own, beside the bar of the games, and nothing of a bar stays.
func TestSimSolving(t *testing.T) {
	w := opened(t, t.TempDir(), setting{args: []string{"sim", "cyber", "--policy", "solved", "--games", "20", "--csv", "--cards", boxOf(t, 3, 1, 2, 3, 4, 5)}})
	w.sees("cyber-kitty,the-king,")
	w.ends(exitFine)
	stream := string(w.stream)
	for _, part := range []string{"]  20%  20 of 100 games, ", "\rkot: Cyber Kitty against 2 hearts, normal: to be worked out", "]   0%  Cyber Kitty against 2 hearts, normal"} {
		if !strings.Contains(stream, part) {
			t.Errorf("%q is not in %q", part, stream)
		}
	}
	left := w.screen()
	if strings.Contains(left, "[#") || strings.Contains(left, "[.") {
		t.Errorf("a bar stays:\n%s", left)
	}
	for _, line := range strings.Split(left, "\n") {
		if i := strings.Index(line, "kot: "); i > 0 {
			t.Errorf("%q does not stand on a line of its own", line)
		}
	}
}
