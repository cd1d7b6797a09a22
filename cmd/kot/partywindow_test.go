//go:build unix

package main

import (
	"strings"
	"syscall"
	"testing"
)

// TestPartyOnTheDashboard: a game of three on a terminal, from the flags on: a
// turn by the keys alone, a kill in the middle of a roll, and on with the game,
// the letters typed included.
func TestPartyOnTheDashboard(t *testing.T) {
	home := t.TempDir()
	w := open(t, home, "new", "--box", "dark", "--players", "Anna:gigazaur,Ben:kraken,Zoe", "--first", "Anna", "--random")
	w.sees("Tokyo Dark  turn 1", ">> ANNA <<", "PUT ON THE TABLE")
	w.types("111hec")
	w.sees("RESOLVE: Anna")
	w.types("\r")
	// Three 1s are 1 point and 2 Wickedness (12.2), entering the City is 1 point (7.1).
	w.sees("BUY: Anna, 1 energy", "City   10/10   2      1       2")
	w.types("\r33")
	w.sees(">> BEN <<", "DICE: 4 to type")
	w.kill(syscall.SIGKILL)
	w.leaves()
	if game := saved(t, home); !strings.Contains(game, "\nroll 111hec\nresolve\npass\n") {
		t.Errorf("after the kill the file has\n%s", game)
	}

	w = open(t, home)
	w.sees(">> BEN <<", "DICE: 4 to type")
	w.types("3hhc")
	w.sees("RESOLVE: Ben")
	w.types("q")
	if end := w.leaves(); !end.Exited() || end.ExitStatus() != exitFine {
		t.Errorf("it ended with %v", end)
	}
}

// TestPartySetUpOnTheDashboard: the set-up page of a box, begun by Enter.
func TestPartySetUpOnTheDashboard(t *testing.T) {
	w := open(t, t.TempDir(), "new", "--box", "tokyo", "--players", "Anna,Ben,Zoe,Li")
	w.sees("A NEW GAME OF 2 TO 6", "Zoe")
	w.types("\r")
	w.sees("Tokyo  turn 1", "PUT ON THE TABLE")
	w.types("q")
	w.leaves()
}
