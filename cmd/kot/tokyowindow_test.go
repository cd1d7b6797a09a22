//go:build unix

package main

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
)

// TestTokyoOnTheDashboard: a game of three in a terminal, starting with the flags: a turn with keys only, a kill in the
// middle of a roll, and then the game continues, including the typed letters.
func TestTokyoOnTheDashboard(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	w := open(t, home, "new", "--box", "dark", "--players", "Anna:gigazaur,Ben:kraken,Zoe:alienoid", "--first", "Anna", "--random")
	w.sees("SET UP THE TABLE", "First player: Anna")
	w.types("\r")
	w.sees("DARK EDITION  ANNA'S TURN")
	w.types("111hec")
	w.sees("THIS WILL HAPPEN")
	w.types("\r")
	// Three 1s are 1 point and 2 Wickedness (12.2), entering the City is 1 point (7.1).
	w.sees("Anna Gigazaur 10 2 1 2\n TOKYO CITY")
	w.types("\r33")
	w.sees("BEN'S TURN", "4 more dice")
	w.kill(syscall.SIGKILL)
	w.leaves()
	if game := saved(t, home); !strings.Contains(game, "\nroll 111hec\nresolve\npass\n") {
		t.Errorf("after the kill the file has\n%s", game)
	}

	w = open(t, home)
	w.sees("BEN'S TURN", "4 more dice")
	w.types("3hhc\r")
	// Three 3s are 3 points (5.1.1), two hearts are lost at the maximum (5.4.3), and the smash costs Anna a heart
	// (5.3.2): she is asked.
	w.sees("smashes cost Anna 1 heart, 9 left", "Anna, leave Tokyo City? Ben would enter Tokyo.", "Anna: [Y] leave Tokyo City · [N] stay in Tokyo City",
		"Anna Gigazaur 9 2 1 2\n TOKYO CITY", "Ben Kraken 10 3 0 0\n")
	w.types("q")
	if end := w.leaves(); !end.Exited() || end.ExitStatus() != exitFine {
		t.Errorf("it ended with %v", end)
	}
}

// TestTokyoSetUpOnTheDashboard: the set-up page of a box, begun by Enter.
func TestTokyoSetUpOnTheDashboard(t *testing.T) {
	t.Parallel()
	w := open(t, t.TempDir(), "new", "--box", "tokyo", "--players", "Anna,Ben,Zoe,Li")
	w.sees("New game: King of Tokyo", "Zoe")
	w.types("\r")
	w.sees("SET UP THE TABLE", "First player: ")
	w.types("q")
	w.leaves()
}

// dials returns a player's line on the screen of 80 columns, without the mark of the active player.
func dials(who string, hearts, points, energy int) string {
	return fmt.Sprintf(" %s %d %d %d\n", who, hearts, points, energy)
}

func anna(hearts, points, energy int) string { return dials("Anna Gigazaur", hearts, points, energy) }
func ben(hearts, points, energy int) string  { return dials("Ben The King", hearts, points, energy) }
func zoe(hearts, points, energy int) string  { return dials("Zoe Alienoid", hearts, points, energy) }

// inCity is below the line of the player in Tokyo City.
const inCity = " TOKYO CITY\n"

// partyGame is a game of three in the base box, each number worked out from the rules. Anna starts; the row is unnamed.
var partyGame = []step{
	{"\r", []string{"SET UP THE TABLE", "First player: Anna"}},
	{"\r", []string{"ANNA'S TURN", "turn 1", anna(10, 0, 0)}},

	// Turn 1. Three 1s: 1 point (5.1.1). Nobody is in Tokyo, so the smash hurts nobody
	// (5.3.5), and Anna must enter the City: 1 point more (7.1, 9.1). 1 energy (5.2.1);
	// the heart finds no room (5.4.3). With 1 energy no card can be bought.
	{"111hec", []string{"THIS WILL HAPPEN", "Anna points 0 → 2", "Anna enters Tokyo City"}},
	{"\r", []string{"BEN'S TURN", "turn 2", anna(10, 2, 1) + inCity, "6 dice"}},

	// Turn 2. Two 2s score nothing (5.1.3). Two smashes from outside hit Anna,
	// who is asked; she stays.
	{"22hecc\r", []string{"Anna, leave Tokyo City? Ben would enter Tokyo.", "smashes cost Anna 2 hearts, 8 left", anna(8, 2, 1) + inCity}},
	{"n", []string{"ZOE'S TURN", "turn 3", anna(8, 2, 1) + inCity, ben(10, 0, 1)}},

	// Turn 3. Three 3s: 3 points; three smashes: Anna has 5 and yields, so Zoe must take the City (6.7): 1 point.
	{"333ccc\r", []string{"Anna, leave Tokyo City? Zoe would enter Tokyo.", anna(5, 2, 1) + inCity}},
	{"y", []string{"ANNA'S TURN", "turn 4", anna(5, 2, 1), zoe(10, 4, 0) + inCity}},

	// Turn 4. Outside, three hearts heal (5.4.1). She forgot to say that she had 2 more energy; Zoe's points are
	// corrected to shorten the game: nothing follows from that.
	{":anna energy 3\r", []string{anna(5, 2, 3)}},
	{":zoe points 15\r", []string{zoe(10, 15, 0) + inCity}},
	{"hhhe12\r", []string{"Anna energy 3 → 4", anna(8, 2, 4), "3 an unnamed card"}},
	// The Corner Store costs 3 and gives 1 point. Jets have come into its slot (10.2). With 1 energy nothing else can be
	// bought, and Anna ends the turn, as after any shop.
	{named("corner", "", ""), []string{"1 Corner Store 3 discard", "2 an unnamed card"}},
	{"1", []string{"ANNA'S TURN", "turn 4", anna(8, 3, 1), "1 energy: nothing affordable"}},
	{named("jets", "", ""), []string{"1 Jets 5", "[Enter] end the turn"}},
	{"\r", []string{"BEN'S TURN", "turn 5", "6 dice"}},

	// Turn 5. Three pairs score nothing. Zoe starts her turn in Tokyo: 2 points (9.2).
	{"112233\r", []string{"ZOE'S TURN", "turn 6", ben(10, 0, 1), zoe(10, 17, 0), "RULE Starting your turn in Tokyo scores 2 victory points."}},

	// Turn 6. Four 3s are 4 points (5.1.2), but 20 is the most (11.9). The end is checked when the turn finishes (11.3).
	{"333312\r", []string{zoe(10, 20, 0), "TOKYO CITY wins when the turn ends"}},
	{"\r", []string{"GAME OVER", "20 victory points", "6 turns",
		"Zoe 20 points, 10 hearts; Anna 3 points, 8 hearts; Ben 0 points, 10 hearts"}},
}

// partyReplayed is what the replay prints at that game's end. Of 66 cards three are in the row and the Corner Store among
// the discards; the rest is the deck.
const partyReplayed = `Round 2, turn 6, game over
  Anna (Gigazaur), outside Tokyo: hearts 8/10, points 3/20, energy 1
  Ben (The King), outside Tokyo: hearts 10/10, points 0/20, energy 1
> Zoe (Alienoid), Tokyo City: hearts 10/10, points 20/20, energy 0
  Row: 1 Jets (5), 2 ?, 3 ?
  Deck 62, discards 1
ZOE WINS: 20 victory points
2 rounds, 6 turns
Zoe 20 points, 10 hearts; Anna 3 points, 8 hearts; Ben 0 points, 10 hearts
Most damage: Zoe, 3
Hardest hit: Zoe on Anna, 3 hearts (turn 3)
Best turn: Zoe, 4 points, 3 damage (turn 3)
Most turns started in Tokyo: Zoe, 1
The game is over: new, u to undo, q to quit
`

// TestTokyoWholeGame types a game of three to its end and checks the reasons for it; its file leads to the same screen,
// and the same keys typed in one go write the same file.
func TestTokyoWholeGame(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	begin := []string{"new", "--box", "tokyo", "--players", "Anna:gigazaur,Ben:the-king,Zoe:alienoid", "--first", "Anna"}
	w := open(t, home, begin...)
	w.sees("New game: King of Tokyo", "Zoe")
	w.plays(partyGame[:3]...)
	w.types("w") // the rest of the preview
	w.sees("WHY", "Anna enters Tokyo City (7.1)", "Anna: +1 point, now 2 (9.1)")
	w.types("\x1b")
	w.sees("THIS WILL HAPPEN", "Anna enters Tokyo City")
	w.plays(partyGame[3:]...)
	over := w.screen()
	w.sees("ZOE WINS\n 20 victory points\n", "Most damage: Zoe, 3", "Hardest hit: Zoe on Anna, 3 hearts (turn 3)", "Most turns started in Tokyo: Zoe, 1")
	w.resize(100, 40) // large letters fit
	w.sees("████", "Most turns started in Tokyo: Zoe, 1")
	w.resize(80, 24)
	w.shows(over)
	w.types("w")
	w.sees("WHY", "11.4 Only the living win")
	w.types("q")
	w.ends(exitFine)
	game := saved(t, home)
	replays(t, home, partyReplayed, over)
	atOneGo(t, begin, partyGame, over, game)
}
