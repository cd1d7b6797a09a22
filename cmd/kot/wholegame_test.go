//go:build unix

package main

import (
	"slices"
	"strings"
	"syscall"
	"testing"
)

// step is what a player types and what must be on the screen afterwards, all of it worked out by hand from the rules.
type step struct {
	keys string
	sees []string
}

// numbers returns both sides' numbers as on the screen: Anna's Gigazaur on the left, Autobot's Meka Dragon on the right.
func numbers(annasHearts, annasEnergy, hearts, energy int) string {
	return both(is(annasHearts, annasEnergy, 0), is(hearts, energy, 0))[0]
}

// fame and destruction return the tracks as on the screen, with their markers at a place.
func fame(at int) string        { return lane("Fame", "F", at) }
func destruction(at int) string { return lane("Destruction", "D", at) }

// trackSpaces are the labels of a track.
var trackSpaces = strings.Fields("WIN +6 +5 +4 +3 +2 +1 0 -1 -2 -3 -4 -5 -6 WIN")

func lane(name, marker string, at int) string {
	track := slices.Clone(trackSpaces)
	track[7-at] = marker
	return name + " " + strings.Join(track, " ")
}

// The game up to the moment the program is killed, and the rest of it.
//
// Anna is Gigazaur, which pulls a marker for two power symbols; Autobot is Meka
// Dragon and starts, with 5 dice (S4), Anna with 1 energy (S3). The row is
// Seismic test (5), Monumental (5), Photoshoot (2, in slot 3: 1).
var (
	tillKilled = []step{
		{"\r", []string{"SET UP THE TABLE", "Gigazaur"}},
		{"\r", []string{numbers(14, 1, 12, 0), fame(0), destruction(0), "Autobot: roll 5 dice"}},

		// Turn 1, Autobot. Two fame, two destruction, the markers level: it is asked (A2).
		{"ffddc", []string{"A tie (both markers at 0): which symbol does Autobot keep?"}},
		// It keeps the claw and the destruction and rolls two again (A1).
		{"d", []string{"Autobot keeps C DD", "reroll 2 dice"}},
		// Meka Dragon lacks no heart, so this one is useless (A1).
		{"dh", []string{"Autobot keeps C DDD", "rerolled: H", "ROLL 3 of 3"}},
		{"e", []string{"THIS WILL HAPPEN"}},
		// 1 claw: 14-1; 3 destruction: one space to -1; 1 energy die (A4).
		{"\r", []string{"turn 2", numbers(13, 1, 12, 1), fame(0), destruction(-1), "Roll 6 dice"}},

		// Turn 2, Anna. Dice 2 to 5 stay (D1), the others are rolled again.
		{"eeffpc", []string{"PREVIEW", "THIS WILL HAPPEN", "You energy 1 → 3"}},
		{"1234", []string{"KEEP"}},
		{"ef", []string{" E E F F E F\n", "You energy 1 → 4", "Fame marker 0 → +1"}},
		// 3 energy: 1+3; 3 fame: one space to +1 (D2). Photoshoot is 1 less in slot 3 (D4).
		{"\r", []string{"SHOP", "[3] Photoshoot 1 · [Enter] end the turn, +1", numbers(13, 4, 12, 1), fame(1)}},
		// Its Fish token comes before its effect (D5); the marker is on 1, and
		// Anna puts the token on 2 (T1).
		{"3", []string{"Where does", "energy 3 tokens 0", "energy 1 tokens 0", fame(1)}},
		{"f2", []string{"Fame +2"}},
		// Photoshoot pulls fame from +1 to +2, onto the Fish: 1 heart (D3). The row has slid; slot 1 is unnamed.
		{"\r", []string{numbers(14, 3, 12, 1), fame(2), "Seismic test 5", "Monumental 4"}},
		// She bought, so there is no free energy (O9).
		{"\r", []string{"turn 3", numbers(14, 3, 12, 1), "Autobot: roll 6 dice"}},

		// Turn 3, Autobot. Nothing to keep (A1), all is rolled again.
		{"eeepph", []string{"reroll 6 dice"}},
		{"eeepff", []string{"Autobot keeps FF", "reroll 4 dice"}},
		// 3 energy, 1 power, 2 useless fame (A5): 1+6, enough for its special power (A7).
		{"eeep", []string{"THIS WILL HAPPEN", "energy 1 tokens 0", "pays 4 of its 7 energy", "2 white dice"}},
		{"cf", []string{"1 → 3", "14 → 13"}},
		// 7-4; fame back to +1, a space without a token; 1 claw; slot 3 is discarded (A8).
		{"\r", []string{"turn 4", numbers(13, 3, 12, 3), fame(1), "Roll 6 dice"}},

		// Turn 4, Anna. Three destruction, one energy, two power symbols: Blockbuster.
		{"ddpdep", []string{"THIS WILL HAPPEN", "[Enter] resolve, then you answer"}},
		// Destruction from -1 to 0; one use of the power, it asks which marker (D2, O6).
		{"\r", []string{"which marker", destruction(0)}},
		// Fame from +1 to +2, onto the Fish again: 1 heart. Seismic test is in slot 3 now.
		{"f", []string{"Seismic test 4", numbers(14, 4, 12, 3), fame(2), destruction(0)}},
		// It pulls destruction 2 spaces.
		{"3", []string{"energy 0 tokens 0", "energy 3 tokens 0", fame(2), destruction(2)}},
		{"\r", []string{"turn 5", "energy 0 tokens 0", "energy 3 tokens 0", "Autobot: roll 6 dice"}},

		// Turn 5, Autobot. The second roll is being typed when the program is killed.
		{"ccfehp", []string{"Autobot keeps CC F", "reroll 3 dice", "ROLL 2 of 3"}},
		{"fp", []string{"1 more die"}},
	}
	tillVictory = []step{
		{"p", []string{"Autobot keeps CC FF", "reroll 2 dice", "ROLL 3 of 3"}},
		// 4 claws: 14-4; 2 useless fame: 3+2 energy (A5), enough for the special power.
		{"cc", []string{"THIS WILL HAPPEN", "pays 4 of its 5 energy"}},
		{"hh", []string{"white HH", "[Enter] resolve: 3 pieces to move, then your roll"}},
		// 5-4; it lacks no heart, so both dice are useless: 1+2, too little for another (A7).
		{"\r", []string{"turn 6", numbers(10, 0, 12, 3), fame(2), destruction(2)}},

		// Turn 6, Anna. Both markers from 2 to 3, into her spotlight zones (W3).
		{"dfdfdf", []string{"[Enter] resolve, and the game ends"}},
		{"\r", []string{"GAME OVER", "6 turns",
			"Games against Autobot: 1 won, 0 lost", numbers(10, 0, 12, 3), fame(3), destruction(3)}},
	}
)

// TestWholeGame types a game from its set-up to its end, with Autobot's tie, a token, purchases and special powers of
// both sides; the program is killed in the middle of a roll. Afterwards the file leads to the same table, and the same
// keys typed in one go write the same file.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	begin := []string{"new", "--you", "gigazaur", "--autobot", "meka-dragon", "--name", "Anna", "--first", "autobot", "--row", "seismic, monumental, photoshoot"}
	w := open(t, home, begin...)
	w.sees("New game: King of Tokyo Duel", "Gigazaur", "Meka Dragon")
	w.plays(tillKilled...)
	lying := w.screen()
	w.kill(syscall.SIGKILL)
	if end := w.leaves(); !end.Signaled() || end.Signal() != syscall.SIGKILL {
		t.Errorf("killed, it ended with %v", end)
	}
	if w.unclean() == "" {
		t.Error("a killed program cannot clean up, yet the terminal is found clean: the check is blind")
	}

	// The game continues by itself, with the dice as they were, as far as they were typed.
	w = open(t, home)
	w.shows(lying)
	w.plays(tillVictory...)
	won := w.screen()
	w.types("q")
	w.ends(exitFine)
	game := saved(t, home)

	replays(t, home, replayed, won)

	atOneGo(t, begin, slices.Concat(tillKilled, tillVictory), won, game)
}

// plays types the steps of a game and checks the screen after each.
func (w *window) plays(steps ...step) {
	w.t.Helper()
	for _, s := range steps {
		w.types(s.keys)
		w.sees(s.sees...)
	}
}

// replayed is what the replay prints at the game's end. The four cards in slot 1 came from the deck: two for those
// bought, two for those discarded (A8). Autobot's claws dealt 1, 1 and 4.
const replayed = `Turn 6, game over
> Anna (Gigazaur): hearts 10/14, energy 0, tokens 0
  Autobot (Meka Dragon): hearts 12/12, energy 3, tokens 0
  Fame +3, Destruction +3 (plus is toward your Victory space, minus toward Autobot's)
  Tokens: Fish Fame +2
  Row: 1 ?, 2 ?, 3 ?
  Deck 43, discards 4
  Dice: D F D F D F done
VICTORY: both markers are in your spotlight zones: Fame +3, Destruction +3
6 turns
Damage dealt: you 0, Autobot 6; hardest hit 4, by Autobot (turn 5)
The game is over: new, u to undo, q to quit
`
