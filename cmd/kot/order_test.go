//go:build unix

package main

import (
	"strings"
	"syscall"
	"testing"
)

// TestOrderOfTheDice: after the program was killed, dice are in the order in which they were typed: the digits mean the
// same dice.
func TestOrderOfTheDice(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	uncoached(t, home)
	w := open(t, home, "new", "--random", "--you", "gigazaur", "--autobot", "meka-dragon", "--first", "you")
	w.sees("SET UP THE TABLE")
	w.types("\r")
	w.sees("Roll 5 dice")
	w.types("hefcc")
	w.sees("THIS WILL HAPPEN")
	lying := w.screen()
	w.kill(syscall.SIGKILL)
	w.leaves()
	if game := saved(t, home); !strings.HasSuffix(game, "\nroll hefcc\n") {
		t.Errorf("after the kill the file has\n%s", game)
	}

	w = open(t, home)
	w.shows(lying)
	w.types("1dddd") // the heart is kept
	w.sees(" H D D D D\n")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); !strings.HasSuffix(game, "\nkeep h\nroll dddd\n") {
		t.Errorf("the file has\n%s", game)
	}
}
