//go:build unix

package main

import (
	"testing"

	"kingoftokyo/internal/often"
)

// twoSteps is the game of TestTwoGame: Anna's Alienoid is on the left, Ben's Meka Dragon on the right. Positions are seen
// from Anna's seat: Ben pulls towards -7.
//
// Ben begins, with 5 dice (S4), Anna with 1 energy (S3). Alienoid adds a symbol for
// two power symbols; Meka Dragon multiplies its claws by its power symbols. The row
// is Unstable DNA (3), Superconductor (2), Camouflage (4, in slot 3: 3).
var twoSteps = []step{
	{"6\x15Anna\r7\x15Ben\r", []string{"Player 1's name Anna", "Player 2's name Ben"}},
	{"4", []string{"Who starts Ben"}},
	{"m9unstable, super, camou\r", []string{"Unstable DNA, Superconductor, Camouflage"}},
	{"\r", []string{"SET UP THE TABLE"}},
	{"\r", both(is(14, 1, 0), is(12, 0, 0), "BEN'S TURN", "Ben: roll 5 dice", fame(0), destruction(0))},

	// Turn 1, Ben.
	{"eeefc", []string{"E E E F C"}},
	{"123", []string{" E E E │ F │ │ C │", "KEEP KEEP KEEP roll roll"}},
	{"ee", []string{" E E E E E\n", "Ben energy 0 → 5"}},
	{"\r", both(is(14, 1, 0), is(12, 5, 0))},
	// Superconductor 2. Unstable DNA slid to slot 2, 3; its Tiger on Fame -1.
	{"2", both(is(14, 1, 0), is(12, 3, 0))},
	{"2f-1", []string{"Ben, where does the Tiger token go?", "Fame -1 (1 energy)"}},
	{"\r", both(is(14, 1, 0), is(12, 0, 0))},
	{named("tesla", "dominate"), []string{"1 Tesla impulse 6", "2 Dominate 3", "3 Camouflage 3"}},
	{"\r", both(is(14, 1, 0), is(12, 0, 0), "turn 2", "Anna: roll 6 dice")},

	// Turn 2, Anna. One use of the power.
	{"eehcpp\r", []string{"Anna, power: add"}},
	// 1 claw: 12-1; her heart is wasted; 2 energy dice and the one added: 1+3. Now Ben is asked.
	{"e", []string{" P P +E\n", "[Enter] resolve, then Ben answers"}},
	{"\r", both(is(14, 4, 0), is(11, 0, 0), "ANNA'S TURN", "Ben, Superconductor: discard it to gain 3 energy as well?")},
	{"y", both(is(14, 4, 0), is(11, 3, 0))},
	// Camouflage in slot 3: 4 - 1.
	{"3", both(is(14, 1, 0), is(11, 3, 0))},
	{"\r", []string{"turn 3", "Ben: roll 6 dice"}},

	// Turn 3, Ben. 3 claws, 2 power symbols.
	{"cccppe\r", []string{"multiply the claws for 6 damage in all?"}},
	{"y\r", []string{"BEN'S TURN", "Anna, Camouflage: roll 6 dice"}},
	// Two hearts cancel two: 14-4; 1 energy.
	{"hhceff\r", both(is(10, 1, 0), is(11, 4, 0))},
	// Dominate in slot 3: 3 - 1; the Pumpkin on Destruction -3 to -1.
	{"3d-3", []string{"Destruction -3 to -1 (1 heart on -3, 2 damage on -2, 1 heart on -1)"}},
	{"\r", both(is(10, 1, 0), is(11, 2, 0))},
	{named("spiked", "unstopp"), []string{"1 Spiked tail 4", "2 Unstoppable 3", "3 Tesla impulse 5"}},
	{"\r", []string{"turn 4", "ANNA'S TURN", "Dominate: each keep card costs a die"}},

	// Turn 4, Anna. She keeps her one card, at the price of a die (O1).
	{"n", []string{"Anna: roll 5 dice"}},
	{"eeepp\r", []string{"Anna, power: add"}},
	// 3 energy dice and one added: 1+4.
	{"e\r", both(is(10, 5, 0), is(11, 2, 0))},
	// Spiked tail 4.
	{"1", both(is(10, 1, 0), is(11, 2, 0))},
	{"\r", []string{"turn 5", "Ben: roll 6 dice"}},

	// Turn 5, Ben.
	{"eeeccd\r", []string{"Anna, Camouflage: roll 2 dice"}},
	// One of 2 is cancelled: 10-1; 3 energy.
	{"hc\r", both(is(9, 1, 0), is(11, 5, 0))},
	// Tesla impulse in slot 3: 6 - 1; the Penguin on Fame -3 and -2.
	{"3f-3", []string{"Fame -3 to -2 (blank on -3, 1 damage on -2.5, blank on -2)"}},
	{"\r", both(is(9, 1, 0), is(11, 0, 0), "Tesla impulse: which keep card", "1 Camouflage", "2 Spiked tail")},
	// Spiked tail goes; 2 energy.
	{"2", both(is(9, 1, 0), is(11, 2, 0))},
	{named("trend", "photo"), []string{"1 Trendsetter 3", "2 Photoshoot 2", "3 Unstoppable 2"}},
	{"\r", []string{"turn 6", "Anna: roll 6 dice"}},

	// Turn 6, Anna. 4 claws in one hit: 11-4, and Ben may swap.
	{"ccccee\r", both(is(9, 1, 0), is(7, 2, 0), "ANNA'S TURN", "Ben, Unstable DNA: swap it for which", "1 Camouflage")},
	// Camouflage is Ben's, Unstable DNA Anna's; 2 energy.
	{"1", both(is(9, 3, 0), is(7, 2, 0))},
	// Unstoppable in slot 3: 3 - 1.
	{"3", both(is(9, 1, 0), is(7, 2, 0))},
	{"\r", []string{"turn 7", "Ben: roll 6 dice"}},

	// Turn 7, Ben. 3 x 2 claws: 9-6. Anna no longer has Camouflage, but Unstable DNA.
	{"cccpph\r", []string{"multiply the claws for 6 damage in all?"}},
	{"y\r", both(is(3, 1, 0), is(7, 2, 0), "BEN'S TURN", "Anna, Unstable DNA: swap it for which", "1 Camouflage")},
	// Swapped back; 1 heart: 7+1.
	{"1", both(is(3, 1, 0), is(8, 2, 0))},
	// Photoshoot in slot 3: 2 - 1; its Fish on Destruction -4. Fame to -1, onto the
	// Tiger's energy: 1+1.
	{"3d-4\r", both(is(3, 1, 0), is(8, 2, 0), "Fame marker 0 → -1")},
	{"\r", both(is(3, 1, 0), is(8, 2, 0), "turn 8", "Anna: roll 6 dice", fame(-1))},

	// Turn 8, Anna. 2 hearts, 4 energy.
	{"hheeee\r", both(is(5, 5, 0), is(8, 2, 0), "3 Trendsetter 2")},
	// Trendsetter in slot 3: 3 - 1; the Dragon on Fame +1 to +3.
	{"3f1\r", []string{"the Dragon token the right way round"}},
	// Odd ends on Fame, which is at her left hand: the energy is nearest Anna (T7).
	{"y", both(is(5, 3, 0), is(8, 2, 0), fame(-1)+"\n +1E +1C +1H +1E")},
	{"\r", []string{"turn 9", "Ben: roll 6 dice"}},

	// Turn 9, Ben.
	{"dddddc\r", []string{"Anna, Camouflage: roll 1 die"}},
	// The Fame marker is on the Tiger: Trendsetter ignores the claw. Destruction to -1, a heart: 8+1; to -2, 2 damage.
	{"n", both(is(5, 3, 0), is(9, 2, 0), "Anna, Camouflage: roll 2 dice", destruction(-2))},
	// No heart: 5-2. To -3, a heart: 9+1.
	{"cf\r", both(is(3, 3, 0), is(10, 2, 0), destruction(-3))},
	// Nothing bought: 1 energy (O9).
	{"\r", both(is(3, 3, 0), is(10, 3, 0), "turn 10", "Anna: roll 6 dice")},

	// Turn 10, Anna. 4 claws: 10-4. Ben keeps what he has.
	{"cccchh\r", both(is(3, 3, 0), is(6, 3, 0), "Ben, Unstable DNA: swap it for which", "1 Camouflage", "2 Trendsetter", "3 Unstoppable")},
	// 2 hearts: 3+2.
	{"n", both(is(5, 3, 0), is(6, 3, 0))},
	{"\r", both(is(5, 4, 0), is(6, 3, 0), "turn 11", "Ben: roll 6 dice")},

	// Turn 11, Ben.
	{"cccppf\ry\r", []string{"Anna, Camouflage: roll 6 dice"}},
	// Trendsetter ignores one of 6, 5 would leave 0: Unstoppable keeps 1 and goes.
	{"n", both(is(1, 4, 0), is(6, 3, 0))},
	{"\r", both(is(1, 4, 0), is(6, 4, 0), "turn 12", "Anna: roll 6 dice")},

	// Turn 12, Anna. 4 hearts, 2 energy.
	{"hhhhee\r", both(is(5, 6, 0), is(6, 4, 0))},
	// Kaijutsu in slot 3: 5 - 1. The Pumpkin has the marker on it and stays (T2).
	// Destruction to -2: 6-2; then the card's 2: 4-2.
	{unnamed("3", "kaiju"), both(is(5, 2, 0), is(2, 4, 0), destruction(-2))},
	{"\r", []string{"turn 13", "Ben: roll 6 dice"}},

	// Turn 13, Ben. Five fame: to -2, then onto the Penguin's added space.
	{"fffffe\r", []string{"Anna, Camouflage: roll 1 die", "-2.5"}},
	// Cancelled; the third space is -3. 1 energy.
	{"h\r", both(is(5, 2, 0), is(2, 5, 0), fame(-3))},
	// Seismic test in slot 3: 5 - 1. Destruction reaches -3, where Ben has won (W3)
	// before the space's heart or the second space.
	{unnamed("3", "seismic"), both(is(5, 2, 0), is(2, 1, 0), "GAME OVER", "Both markers are in Ben",
		"13 turns", fame(-3), destruction(-3))},
}

// TestTwoGame types a game between two humans, who both buy cards and answer the questions of their cards in each other's
// turns.
func TestTwoGame(t *testing.T) {
	often.OneGoroutine(t)
	t.Parallel()
	home := t.TempDir()
	begin := []string{"new", "--duel", "--you", "alienoid", "--rival", "meka-dragon"}
	w := open(t, home, begin...)
	w.sees("New game: King of Tokyo Duel", "Alienoid, 14 hearts", "Meka Dragon, 12 hearts")
	w.plays(twoSteps...)
	won := w.screen()
	w.types("q")
	w.ends(exitFine)
	game := saved(t, home)
	if n := count(game, "buy"); n != 11 {
		t.Errorf("%d purchases in the file, want 11", n)
	}
	replays(t, home, twoReplayed, won)
	atOneGo(t, begin, twoSteps, won, game)
}

// twoReplayed is what the replay prints at the game's end. Of 47 cards 11 were bought:
// 36 are in the deck. Superconductor, Dominate, Spiked tail, Tesla impulse,
// Photoshoot, Unstoppable and Kaijutsu were discarded; Seismic test had not been. Anna
// dealt 1 and twice 4 by claws, 2 by the Pumpkin and 2 by Kaijutsu; Ben 4, 1, 6 and 4 by
// claws and 2 by the Pumpkin.
const twoReplayed = `Turn 13, game over
  Anna (Alienoid): hearts 5/14, energy 2, tokens 0
    Camouflage, Trendsetter
> Ben (Meka Dragon): hearts 2/12, energy 1, tokens 0
    Unstable DNA
  Fame -3, Destruction -3 (plus is toward the Victory space of Anna, minus toward that of Ben)
  Tokens: Tiger Fame -1, Dragon Fame +1 to +3, turned round (1 heart on +1, 1 damage on +2, 1 energy on +3), Penguin Fame -3 to -2, Fish Destruction -4, Pumpkin Destruction -3 to -1
  Row: 1 ?, 2 ?, 3 ?
  Deck 36, discards 7
  Dice: FFFFF E done
BEN WINS: both markers are in Ben's spotlight zones: Fame -3, Destruction -3
13 turns
Damage dealt: Anna 13, Ben 17; hardest hit 6, by Ben (turn 7)
The game is over: new, u to undo, q to quit
`
