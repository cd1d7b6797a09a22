//go:build unix

package main

import (
	"fmt"
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
	w.sees("PUT ON THE TABLE", "First player: Anna")
	w.types("\r")
	w.sees("DARK EDITION  ANNA'S TURN")
	w.types("111hec")
	w.sees("THIS WILL HAPPEN")
	w.types("\r")
	// Three 1s are 1 point and 2 Wickedness (12.2), entering the City is 1 point (7.1).
	w.sees("Anna Gigazaur     10 ■■■■■■■■■■   2 ■", "TOKYO CITY")
	w.types("\r33")
	w.sees("BEN'S TURN", "4 dice more")
	w.kill(syscall.SIGKILL)
	w.leaves()
	if game := saved(t, home); !strings.Contains(game, "\nroll 111hec\nresolve\npass\n") {
		t.Errorf("after the kill the file has\n%s", game)
	}

	w = open(t, home)
	w.sees("BEN'S TURN", "4 dice more")
	w.types("3hhc")
	w.sees("THIS WILL HAPPEN")
	w.types("q")
	if end := w.leaves(); !end.Exited() || end.ExitStatus() != exitFine {
		t.Errorf("it ended with %v", end)
	}
}

// TestPartySetUpOnTheDashboard: the set-up page of a box, begun by Enter.
func TestPartySetUpOnTheDashboard(t *testing.T) {
	w := open(t, t.TempDir(), "new", "--box", "tokyo", "--players", "Anna,Ben,Zoe,Li")
	w.sees("New game: King of Tokyo", "Zoe")
	w.types("\r")
	w.sees("PUT ON THE TABLE", "First player: ")
	w.types("q")
	w.leaves()
}

// line is a player's line on the screen of 80 columns, without the active one's mark.
// Everything begins in a column of its own.
func line(name, monster, place string, hearts, points, energy, cards int) string {
	held := " -"
	if cards > 0 {
		held = fmt.Sprintf("%2d", cards)
	}
	return fmt.Sprintf("%-13s%-14s%-7s%2d/10  %2d     %2d              %s", name, monster, place, hearts, points, energy, held)
}

func anna(place string, hearts, points, energy, cards int) string {
	return line("Anna", "Gigazaur", place, hearts, points, energy, cards)
}

func ben(place string, hearts, points, energy int) string {
	return line("Ben", "The King", place, hearts, points, energy, 0)
}

func zoe(place string, hearts, points, energy int) string {
	return line("Zoe", "Alienoid", place, hearts, points, energy, 0)
}

// A game of three in the base box, each number worked out from the rules. Anna
// starts; the row is not named.
var partyGame = []step{
	{"\r", []string{"Tokyo  turn 1", ">> ANNA <<", "PUT ON THE TABLE", anna("-", 10, 0, 0, 0)}},

	// Turn 1. Three 1s: 1 point (5.1.1). Nobody is in Tokyo, so the smash hurts nobody
	// (5.3.5), and Anna must enter the City: 1 point more (7.1, 9.1). 1 energy (5.2.1);
	// the heart finds no room (5.4.3).
	{"111hec", []string{"RESOLVE: Anna"}},
	{"\r", []string{"BUY: Anna, 1 energy", anna("City", 10, 2, 1, 0)}},
	{"\r", []string{">> BEN <<", "turn 2", "DICE: 6 to type"}},

	// Turn 2. Two 2s score nothing (5.1.3). Two smashes from outside hit Anna; she stays.
	{"22hecc\r", []string{"QUESTION FOR ANNA", "2 hearts lost to Ben", anna("City", 8, 2, 1, 0)}},
	{"n", []string{"BUY: Ben, 1 energy", anna("City", 8, 2, 1, 0), ben("-", 10, 0, 1)}},
	{"\r", []string{">> ZOE <<", "turn 3"}},

	// Turn 3. Three 3s: 3 points; three smashes: Anna has 5 and yields, so Zoe must
	// take the City (6.7): 1 point.
	{"333ccc\r", []string{"QUESTION FOR ANNA", anna("City", 5, 2, 1, 0)}},
	{"y", []string{"BUY: Zoe, 0 energy", anna("-", 5, 2, 1, 0), zoe("City", 10, 4, 0)}},
	{"\r", []string{">> ANNA <<", "turn 4"}},

	// Turn 4. Outside three hearts heal (5.4.1). She forgot to say that she had 2 energy
	// more; Zoe's points are put right to shorten the game: nothing follows from that.
	{"hhhe12\r", []string{"BUY: Anna, 2 energy", anna("-", 8, 2, 2, 0)}},
	{":anna energy 4\r", []string{"BUY: Anna, 4 energy"}},
	{":zoe points 15\r", []string{zoe("City", 10, 15, 0)}},
	// The Corner Store costs 3 and gives 1 point; Jets come into its slot (10.2).
	{"ncorner\r", []string{"Corner Store - 3, discard"}},
	{"1", []string{"Which card"}},
	{"jets\r", []string{"BUY: Anna, 1 energy", "Jets - 5, keep", anna("-", 8, 3, 1, 0)}},
	{"\r", []string{">> BEN <<", "turn 5"}},

	// Turn 5. Three pairs score nothing.
	{"112233\r", []string{"BUY: Ben, 1 energy", ben("-", 10, 0, 1)}},
	// Zoe starts her turn in Tokyo: 2 points (9.2).
	{"\r", []string{">> ZOE <<", "turn 6", zoe("City", 10, 17, 0)}},

	// Turn 6. Four 3s are 4 points (5.1.2), but 20 is the most (11.9). The end is looked
	// at when the turn finishes (11.3).
	{"333312\r", []string{"BUY: Zoe, 0 energy", zoe("City", 10, 20, 0)}},
	{"\r", []string{"GAME OVER", "Zoe wins with 20 victory points (11.4)", "6 turns",
		"1. Zoe: 20 points, 10 hearts", "2. Anna: 3 points, 8 hearts", "3. Ben: 0 points, 10 hearts"}},
}

// partyReplayed is what the replay says of that game's end. Of 66 cards three lie in
// the row and the Corner Store among the discards; the rest is the deck.
const partyReplayed = `Game over: 20 victory points
  Anna (Gigazaur), outside Tokyo: 8/10 hearts, 3 points, 1 energy
  Ben (The King), outside Tokyo: 10/10 hearts, 0 points, 1 energy
> Zoe (Alienoid), Tokyo City: 10/10 hearts, 20 points, 0 energy
  Row: 1 Jets (5)  2 ?  3 ?
  Deck 62, discards 1
The game is over. Zoe wins with 20 victory points (11.4)
`

// TestPartyWholeGame types a game of three to its end, looks at it in the large view
// and at the reasons for its end; its file leads to the same screen, and the same keys
// typed at one go write the same file.
func TestPartyWholeGame(t *testing.T) {
	t.Skip("its steps are still those of the screen before: see TestWholeGame for how they are said now")
	home := t.TempDir()
	begin := []string{"new", "--box", "tokyo", "--players", "Anna:gigazaur,Ben:the-king,Zoe:alienoid", "--first", "Anna"}
	w := open(t, home, begin...)
	w.sees("A NEW GAME FOR 2 TO 6")
	w.plays(partyGame...)
	over := w.screen()
	w.types("v")
	w.sees("Zoe  [City]", "████", "GAME OVER")
	w.types("vw")
	w.sees("WHY", "11.4  Only the living win")
	w.types("q")
	w.ends(exitFine)
	game := saved(t, home)
	replays(t, home, partyReplayed, over)
	atOneGo(t, begin, partyGame, over, game)
}
