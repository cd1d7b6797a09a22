//go:build unix

package main

import (
	"fmt"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// step is what a player types and what must be on the screen then, all of it
// worked out by hand from the rules.
type step struct {
	keys string
	sees []string
}

// Both sides' numbers as the screen of 80 columns has them in its third and
// fourth line: Anna's Gigazaur left, with 14 hearts, Autobot's Meka Dragon with 12.
func hearts(anna, autobot int) string {
	bar := func(n, of int) string { return strings.Repeat("█", n) + strings.Repeat("░", of-n) }
	return fmt.Sprintf(" Hearts %2d/14 [%s]           Hearts %2d/12 [%s]", anna, bar(anna, 14), autobot, bar(autobot, 12))
}

func energy(anna, autobot int) string {
	return fmt.Sprintf(" Energy %2d  Dice tokens 0  0 cards       Energy %2d  Dice tokens 0  0 cards", anna, autobot)
}

// The end of a track's line, behind the rival's Victory space.
func fame(at string) string        { return ".  " + at + "\n you" }
func destruction(at string) string { return ".  " + at + "\n─" }

// The game up to the moment the program is killed, and the rest of it.
//
// Anna is Gigazaur, which pulls a marker for two power symbols; Autobot is Meka
// Dragon and starts, with 5 dice (S4), Anna with 1 energy (S3). The row is
// Seismic test (5), Monumental (5), Photoshoot (2, in slot 3: 1).
var (
	tillKilled = []step{
		{"nAnna\r", []string{"Your name                   Anna"}},
		{"s", []string{"Who starts (S3)             Autobot"}},
		{"cseismic, monumental, photoshoot\r", []string{"Seismic test, Monumental, Photoshoot"}},
		{"\r", []string{"PUT ON THE TABLE", hearts(14, 12), energy(1, 0), fame("0"), destruction("0"), "roll and type 5 dice"}},

		// Turn 1, Autobot. Two fame, two destruction, the markers level: it is asked (A2).
		{"ffddc", []string{"Tie (both markers at 0): which symbol does Autobot keep?"}},
		// It keeps the claw and the destruction and rolls two again (A1).
		{"d", []string{"KEEP C DD   REROLL FF (2 dice)", "type the 2 dice rolled again"}},
		// Meka Dragon lacks no heart, so that one is no use (A1).
		{"dh", []string{"KEEP C DDD   REROLL H (1 die)", "roll 2 of 3"}},
		{"e", []string{"Enter resolves Autobot's dice"}},
		// 1 claw: 14-1; 3 destruction: one space to -1; 1 energy die (A4).
		{"\r", []string{"turn 2", hearts(13, 12), energy(1, 1), fame("0"), destruction("-1"), "Anna: roll and type 6 dice"}},

		// Turn 2, Anna. Dice 2 to 5 stay (D1), the others are rolled again.
		{"eeffpc", []string{"roll 1 of 3", "3 [E]     4 [F]"}},
		{"2345", []string{"Type the 2 dice rolled again, or Enter"}},
		{"ef", []string{"roll 2 of 3", "1 [E]     2 [E]     3 [F]     4 [F]     5 [E]     6 [F]"}},
		// 3 energy: 1+3; 3 fame: one space to +1 (D2). Photoshoot is 1 less in slot 3 (D4).
		{"\r", []string{"BUY (4 energy)", "Photoshoot - 1", hearts(13, 12), energy(4, 1), fame("+1")}},
		// Its Fish token comes before its effect (D5); the marker stands on 1, Anna
		// lays it on 2 (T1).
		{"3", []string{"Here: ", energy(3, 1), fame("+1")}},
		{"f2", []string{"Here: Fame +2   +2 heart 1"}},
		// Photoshoot pulls fame from +1 to +2, onto the Fish: 1 heart (D3). The row
		// has slid, slot 1 is not named.
		{"\r", []string{hearts(14, 12), energy(3, 1), fame("+2"), "? - not named", "(Seismic test) - 5", "(Monumental) - 4"}},
		// She bought, so there is no free energy (O9).
		{"\r", []string{"turn 3", hearts(14, 12), energy(3, 1), "Autobot: roll and type 6 dice"}},

		// Turn 3, Autobot. Nothing to keep (A1), all is rolled again.
		{"eeepph", []string{"REROLL H EEE PP (6 dice)"}},
		{"eeepff", []string{"KEEP FF   REROLL EEE P (4 dice)"}},
		{"eeep", []string{"Enter resolves Autobot's dice"}},
		// 3 energy, 1 power, 2 useless fame (A5): 1+6, enough for its special power (A7).
		{"\r", []string{"SPECIAL POWER", energy(3, 7), "type 2 white dice"}},
		// 7-4; fame back to +1, a space without a token; 1 claw; slot 3 is discarded (A8).
		{"cf", []string{"turn 4", hearts(13, 12), energy(3, 3), fame("+1"), "Anna: roll and type 6 dice"}},

		// Turn 4, Anna. Three destruction, one energy, two power symbols: Blockbuster.
		{"ddpdep", []string{"roll 1 of 3", "[E]     2 [D]     3 [D]     4 [D]     5 [P]     6 [P]"}},
		// Destruction from -1 to 0; one use of the power, it asks which marker (D2, O6).
		{"\r", []string{"which marker", destruction("0")}},
		// Fame from +1 to +2, onto the Fish again: 1 heart. Seismic test lies in slot 3 now.
		{"f", []string{"BUY (4 energy)", "Seismic test - 4", hearts(14, 12), energy(4, 3), fame("+2"), destruction("0")}},
		// It pulls destruction 2 spaces.
		{"3", []string{energy(0, 3), fame("+2"), destruction("+2")}},
		{"\r", []string{"turn 5", energy(0, 3), "Autobot: roll and type 6 dice"}},

		// Turn 5, Autobot. The second roll is being typed when the program is killed.
		{"ccfehp", []string{"KEEP CC F   REROLL H E P (3 dice)", "roll 1 of 3"}},
		{"fp", []string{"DICE: 1 to type", "[C]     2 [C]     3 [F]     4 [F]     5 [P]     6 [·]"}},
	}
	tillVictory = []step{
		{"p", []string{"KEEP CC FF   REROLL PP (2 dice)", "roll 2 of 3"}},
		{"cc", []string{"Enter resolves Autobot's dice"}},
		// 4 claws: 14-4; 2 useless fame: 3+2 energy (A5), enough for the special power.
		{"\r", []string{"SPECIAL POWER", hearts(10, 12), energy(0, 5), "type 2 white dice"}},
		// 5-4; it lacks no heart, so both dice are useless: 1+2, too little for another (A7).
		{"hh", []string{"turn 6", hearts(10, 12), energy(0, 3), fame("+2"), destruction("+2")}},

		// Turn 6, Anna. Both markers from 2 to 3, into her spotlight zones (W3).
		{"dfdfdf", []string{"roll 1 of 3", "you would win"}},
		{"\r", []string{"GAME OVER", "VICTORY: both markers stand in your spotlight zones (W3)", "6 turns",
			"Against Autobot: 1 won, 0 lost", hearts(10, 12), energy(0, 3), fame("+3*"), destruction("+3*")}},
	}
)

// TestWholeGame types a game from its set-up to its end, with Autobot's level tie,
// a token, purchases and special powers of both sides; the program is killed in
// the middle of a roll. Afterwards the file leads to the same table, and the same
// keys typed at one go write the same file.
func TestWholeGame(t *testing.T) {
	home := t.TempDir()
	begin := []string{"new", "--you", "gigazaur", "--autobot", "meka-dragon"}
	w := open(t, home, begin...)
	w.sees("A NEW GAME AGAINST AUTOBOT", "Gigazaur (14)", "Meka Dragon (12)")
	w.plays(tillKilled...)
	lying := w.screen()
	w.kill(syscall.SIGKILL)
	if end := w.leaves(); !end.Signaled() || end.Signal() != syscall.SIGKILL {
		t.Errorf("killed, it ended with %v", end)
	}
	if w.unclean() == "" {
		t.Error("a killed program cannot clean up, yet the terminal is found clean: the check is blind")
	}

	// The game goes on by itself, with the dice as they lay and as far as they were typed.
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

// plays types the steps of a game and looks at the screen after each.
func (w *window) plays(steps ...step) {
	w.t.Helper()
	for _, s := range steps {
		w.types(s.keys)
		w.sees(s.sees...)
	}
}

// replayed is what the replay says of the game's end. The four cards in slot 1
// came from the deck: two for those bought, two for those discarded (A8).
const replayed = `Turn 6 - Anna - game over
> Anna (Gigazaur): 10/14 hearts, 0 energy, 0 dice tokens
  Autobot (Meka Dragon): 12/12 hearts, 3 energy, 0 dice tokens
  Fame +3, Destruction +3 (+7 is your Victory space, -7 your rival's)
  Buzz tokens: Fish Fame +2
  Row: 1 ?  2 ?  3 ?; deck 43, discards 4
  Dice: FFF DDD (roll 1 of 3)
`
