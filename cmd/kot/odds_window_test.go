//go:build unix

package main

import (
	"strings"
	"testing"
)

// TestOddsOnTerminal: a terminal shows a bar, which is gone when the odds are there.
func TestOddsOnTerminal(t *testing.T) {
	w := opened(t, t.TempDir(), setting{args: []string{"odds", "giga", "meka", "--cards", boxOf(t, 1, 1, 1, 1, 1, 1)}})
	w.sees("Gigazaur - Meka Dragon  ")
	w.ends(exitFine)
	for _, part := range []string{"\r[........................]   0%  0/2  Gigazaur against 1 hearts, normal", "]  50%  1/2  Gigazaur against 1 hearts, hard"} {
		if !strings.Contains(string(w.stream), part) {
			t.Errorf("%q is not in %q", part, w.stream)
		}
	}
	if left := w.screen(); strings.Contains(left, "[#") || strings.Contains(left, "[.") {
		t.Errorf("the bar stays:\n%s", left)
	}
}

// TestOddsNarrow: a bar wider than the terminal is cut, or it could not be drawn over.
func TestOddsNarrow(t *testing.T) {
	w := opened(t, t.TempDir(), setting{w: 40, h: 24, args: []string{"odds", "giga", "meka", "--csv", "--cards", boxOf(t, 1, 1, 1, 1, 1, 1)}})
	w.sees("gigazaur,meka-dragon,hard,rival,both,")
	w.ends(exitFine)
	for _, line := range strings.FieldsFunc(string(w.stream), func(c rune) bool { return c == '\r' || c == '\n' }) {
		if strings.HasPrefix(line, "[") && len(strings.TrimRight(line, " ")) > 39 {
			t.Errorf("%q is wider than the terminal", line)
		}
	}
	if left := w.screen(); strings.Contains(left, "[#") || strings.Contains(left, "[.") {
		t.Errorf("the bar stays:\n%s", left)
	}
}

// TestOddsStopped: Ctrl-C prints what is done, which is kept, and says that it stopped.
func TestOddsStopped(t *testing.T) {
	home, cards := t.TempDir(), boxOf(t, 1, 1, 14, 13, 12, 15)
	w := opened(t, home, setting{args: []string{"odds", "--csv", "--normal", "--cards", cards}})
	w.sees("  1/")
	w.types("\x03")
	w.sees("alienoid,cyber-kitty,normal,you,both,0.", "kot: stopped; what was worked out is kept")
	w.ends(exitStopped)
	if strings.Contains(string(w.stream), "the-king,space-penguin") {
		t.Error("it went on to the end")
	}
	w = opened(t, home, setting{args: []string{"odds", "alien", "cyber", "--normal", "--cards", cards}})
	w.sees("Alienoid - Cyber Kitty  ")
	w.ends(exitFine)
	if strings.Contains(string(w.stream), "worked out") {
		t.Errorf("it was not kept: %q", w.stream)
	}
}
