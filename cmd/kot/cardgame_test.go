//go:build unix

package main

import (
	"slices"
	"strings"
	"syscall"
	"testing"

	"kingoftokyo/internal/often"
)

// The game of TestCardGame: Anna's Cyber Kitty is on the left, Autobot's Gigazaur on the right.
//
// Anna begins, with 5 dice (S4), Autobot with 1 energy (S3). Cyber Kitty takes 2
// energy for two power symbols and 2 more for a third. The row is Made in a lab
// (3), Superconductor (2), Regeneration (4, in slot 3: 3).
var (
	cardsTillKilled = []step{
		{"m8Anna\rcmade, superc, regen\r", []string{"Made in a lab, Superconductor, Regeneration", "Anna"}},
		{"\r", []string{"SET UP THE TABLE"}},
		{"\r", both(is(13, 0, 0), is(14, 1, 0), "Roll 5 dice")},

		// Turn 1, Anna.
		{"eepfc", []string{"E E P F C"}},
		{"123", []string{"KEEP KEEP KEEP roll roll"}},
		{"pp", []string{" E E P P P\n", "You energy 0 → 6"}},
		// 2 energy dice and 3 power symbols: 2 + 2 + 2.
		{"\r", both(is(13, 6, 0), is(14, 1, 0))},
		// The lab costs 3; its Tiger is placed on Fame +1 (D5), where the cursor begins.
		{"1", []string{"Where does the Tiger token go?", "Fame +1 (1 energy)"}},
		{"\r", both(is(13, 3, 0), is(14, 1, 0))},
		// Slot 1 was refilled, Regeneration is still in slot 3: 4 - 1.
		{"3", both(is(13, 0, 0), is(14, 1, 0))},
		// Superconductor slid to slot 3; two new cards.
		{named("jets", "camou"), []string{"1 Jets scrambled", "2 Camouflage", "3 Superconductor 1"}},
		{"\r", both(is(13, 0, 0), is(14, 1, 0), "turn 2", "Autobot: roll 6 dice")},

		// Turn 2, Autobot. One fame, no destruction (A2).
		{"ccehpf", []string{"Autobot keeps CC F", "rerolled: H E P"}},
		// All are kept, rolling is over (A3).
		{"cff", []string{"THIS WILL HAPPEN"}},
		// 3 claws: 13-3; 3 fame: one space to -1; nothing useless, no energy.
		{"\r", both(is(10, 0, 0), is(14, 1, 0), "turn 3", fame(-1), "Roll 6 dice")},

		// Turn 3, Anna. Without energy the lab asks nothing.
		{"hhpppe", []string{"H H P P P E"}},
		// 2 hearts and Regeneration's 1: 10+3; 1 energy die, 3 power symbols: 1 + 4.
		{"\r", both(is(13, 5, 0), is(14, 1, 0))},
		// Camouflage 4; Superconductor in slot 3: 2 - 1.
		{"2", []string{"energy 1"}},
		{"3", both(is(13, 0, 0), is(14, 1, 0))},
		{named("titan", "armor"), []string{"1 Titanic batteries", "2 Armor plating", "3 Jets scrambled"}},
		{"\r", []string{"turn 4", "Autobot: roll 6 dice"}},

		// Turn 4, Autobot.
		{"cceepd", []string{"Autobot keeps CC D", "rerolled: EE P"}},
		{"epp", []string{"Autobot keeps CC D", "rerolled: E PP"}},
		{"eep", []string{"THIS WILL HAPPEN"}},
		// 2 claws: a die each (O10).
		{"\r", []string{"Camouflage: roll 2 dice"}},
		// One heart cancels one: 13-1, and that claw is useless (A5). With a useless
		// destruction and 3 energy and power dice it gains 1+1+3: 1+5.
		{"hc\r", both(is(12, 0, 0), is(14, 6, 0), "Superconductor: discard it to gain 5 energy as well?")},
		// As much for Anna. 6 are enough for the special power (A7).
		{"y", both(is(12, 5, 0), is(14, 6, 0), "special power")},
		// 6-4; fame to -2; the claw asks Camouflage again.
		{"fc\r", []string{"Camouflage: roll 1 die", fame(-2)}},
		// Cancelled, so that die is useless: 2+1. Jets scrambled left slot 3 (A8).
		{"h\r", both(is(12, 5, 0), is(14, 3, 0), "turn 5", "[3] 4")},

		// Turn 5, Anna. In the lab Armor plating costs 6, less 1 in slot 3, less 1.
		{"3", both(is(12, 1, 0), is(14, 3, 0), "Where does the Cat token go?")},
		{"d1", []string{"Destruction +1 (1 damage)"}},
		{"\r", both(is(12, 1, 0), is(14, 3, 0), "Roll 6 dice")},
		{"dddppe", []string{"D D D P P E"}},
		// 1 energy; destruction to +1, onto the Cat: 14-1; two power symbols: 2 energy.
		{"\r", both(is(12, 4, 0), is(13, 3, 0), destruction(1))},
		// Titanic batteries in slot 3: 4 - 1; the Pumpkin on Destruction +2 to +4.
		{"3d2\r", both(is(12, 1, 0), is(13, 3, 0))},
		{named("thunder", "reboot", ""), []string{"1 Thunder stomp", "2 Rebooting", "3 an unnamed card"}},
		{"\r", []string{"turn 6", "Autobot: roll 6 dice"}},

		// Turn 6, Autobot. It lacks one heart and keeps one (A1).
		{"cchhef", []string{"Autobot keeps CC H F", "rerolled: H E"}},
		{"hp", []string{"Autobot keeps CC H F", "rerolled: H P"}},
		{"ff", []string{"THIS WILL HAPPEN"}},
		{"\r", []string{"Camouflage: roll 2 dice"}},
		// The program is killed before the second die of Camouflage is typed.
		{"c", []string{"Camouflage: roll 2 dice", "1 more die to type"}},
	}
	cardsTillVictory = []step{
		// The heart cancels one, Armor plating ignores the other: two useless claws.
		// 1 heart: 13+1; fame to -3. 3+2 are enough for the special power.
		{"h\r", both(is(12, 1, 0), is(14, 5, 0), "special power", fame(-3))},
		// 5-4; a useless heart and an energy: 1+2. The unnamed card left slot 3.
		{"he\r", both(is(12, 1, 0), is(14, 3, 0), "turn 7", "2 Thunder stomp 3", "3 Rebooting 1")},

		// Turn 7, Anna. Rebooting: 3 - 1 - 1. The Cat has the marker on it and stays (T2).
		{"3", both(is(12, 0, 0), is(14, 3, 0), "Roll 6 dice")},
		// It can be used at once: bought in the lab, it is already hers.
		{"epppcf\r", []string{"Rebooting: leave the dice unresolved"}},
		{"n", []string{"Titanic batteries: leave which 2 dice unresolved"}},
		// Claw and fame stay; 1 energy and 4 by the power.
		{"cf", []string{" E P P P\n", "You energy 0 → 5", "[Enter] resolve, then the shop"}},
		{"\r", both(is(12, 5, 1), is(14, 3, 0))},
		// Thunder stomp is in slot 3 now: 4 - 1.
		{"3", both(is(12, 2, 1), is(14, 3, 0))},
		{named("unchain", "electric", ""), []string{"1 Unchained", "2 Electrical aura", "3 an unnamed card"}},
		{"\r", []string{"turn 8", "Autobot: roll 6 dice"}},

		// Turn 8, Autobot. All are kept at once.
		{"cccddd", []string{"THIS WILL HAPPEN"}},
		{"\r", []string{"Camouflage: roll 3 dice"}},
		// Armor plating ignores one of 3: 12-2 and a useless claw, 3+1. Destruction to 0.
		{"n", both(is(10, 2, 1), is(14, 4, 0), "special power", destruction(0))},
		// 4-4+1; destruction to -1.
		{"pd\r", both(is(10, 2, 1), is(14, 1, 0), "turn 9", destruction(-1), "2 Unchained 2", "3 Electrical aura 2")},

		// Turn 9, Anna. Unchained: 3 - 1; the Penguin on Fame -2 and -1.
		{"2", []string{"Where does the Penguin token go?"}},
		{"f-2", []string{"blank on -2, 1 damage on -1.5, blank on -1"}},
		{"\r", both(is(10, 0, 1), is(14, 1, 0), "Roll 6 dice")},
		{"+", both(is(10, 0, 0), is(14, 1, 0), "Roll 7 dice")},
		{"cchhffd\r", []string{"Rebooting: leave the dice unresolved"}},
		// 2 dice tokens, 2 energy, the card goes, nothing is resolved.
		{"y", both(is(10, 2, 2), is(14, 1, 0))},
		{named("energize", "in shape"), []string{"1 Energize", "2 In shape", "3 Electrical aura"}},
		// The lab's purchase was one: no free energy (O9).
		{"\r", both(is(10, 2, 2), is(14, 1, 0), "turn 10", "Autobot: roll 6 dice")},

		// Turn 10, Autobot.
		{"cdddpe", []string{"Autobot keeps C DDD", "rerolled: E P"}},
		{"cc", []string{"THIS WILL HAPPEN"}},
		{"\r", []string{"Camouflage: roll 3 dice"}},
		// 10-2; a useless claw: 1+1; destruction to -2.
		{"n", both(is(8, 2, 2), is(14, 2, 0), "turn 11", destruction(-2))},

		// Turn 11, Anna. Electrical aura: 4 - 1 - 1; the Lizard on Destruction -1 and 0.
		{"3", []string{"Where does the Lizard token go?"}},
		{"d-1", []string{"Destruction -1 to 0 (1 damage on -1, 1 dice token on 0)"}},
		{"\r", both(is(8, 0, 2), is(14, 2, 0), "Roll 6 dice")},
		{"++", []string{"Roll 8 dice"}},
		{"dddddppp\r", []string{"Titanic batteries: leave which 2 dice unresolved"}},
		// Five destruction pull 3: the Lizard's damage, 14-1, then its dice token.
		{"n", []string{"Autobot hearts 14 → 13 Lizard token", "[Enter] resolve, then you answer"}},
		{"\r", both(is(8, 0, 0), is(13, 2, 0), "Unchained: deal 1 damage to the rival instead of 1 dice token?", destruction(0))},
		// She takes it; then the Cat, 13-1, and 4 energy by the power.
		{"n", both(is(8, 4, 1), is(12, 2, 0), destruction(1))},
		// In shape in slot 3: 4 - 1.
		{"3", both(is(8, 1, 1), is(12, 2, 0))},
		{named("breaking", "lightning"), []string{"1 Breaking news", "2 Lightning speed", "3 Energize"}},
		// She pulled destruction by dice: Thunder stomp.
		{"\r", []string{"turn 12", "Autobot: roll 5 dice"}},

		// Turn 12, Autobot. It lacks 2 hearts: the third is useless (A1).
		{"cchhe", []string{"rerolled: E"}},
		{"h", []string{"rerolled: H"}},
		{"e", []string{"THIS WILL HAPPEN"}},
		{"\r", []string{"Camouflage: roll 2 dice"}},
		// No heart; one of 2 is ignored: 8-1. 12+2 hearts; 1 energy, 1 useless claw: 2+2.
		{"cc\r", both(is(7, 1, 1), is(14, 4, 0), "special power")},
		// Destruction to 0: a dice token for Autobot. Then the claw.
		{"cd\r", both(is(7, 1, 1), is(14, 0, 1), "Camouflage: roll 1 die", destruction(0))},
		// Armor plating has done its point this turn: 7-1.
		{"n", both(is(6, 1, 1), is(14, 0, 1), "turn 13")},

		// Turn 13, Anna. In the lab: Eye of the storm came into slot 1, 2 - 1.
		{named("eye"), []string{"1 Eye of the storm 1", "2 Breaking news 5"}},
		{"1", []string{"Where does the Dragon token go?"}},
		{"f2\r", []string{"the Dragon token the right way round"}},
		// On Fame +2 to +4 the ends are even: its heart is nearest Anna (T7).
		{"y", both(is(6, 0, 1), is(14, 0, 1), "storm out · reveal slot 1", "Roll 6 dice")},
		{"+", []string{"dice tokens 1 → 0", "Roll 7 dice"}},
		// Two rolls are left: 2 energy.
		{"cccccpp\r", both(is(6, 2, 0), is(14, 0, 1), "Titanic batteries")},
		// Whether the power comes before the claws matters for In shape.
		{"n", []string{"c 5 claws", "p power: use it once"}},
		{"p", both(is(6, 4, 0), is(14, 0, 1), "Autobot hearts 14 → 9")},
		// 14-5: 2 points beyond the third.
		{"\r", both(is(6, 4, 0), is(9, 0, 1), "In shape: pay 1 energy to pull fame 1, how many times (at most 2)?")},
		// Fame to -2, then on the Penguin's added space: 9-1, a third point.
		{"2", both(is(6, 2, 0), is(8, 0, 1), "how many times (at most 1)?", "Fame WIN +6 +5 +4 +3 +2 +1 0 -1 F -3 -4 -5 -6 WIN")},
		{"1", both(is(6, 1, 0), is(8, 0, 1), fame(-1))},
		{"\r", both(is(6, 1, 0), is(8, 0, 1), "turn 14", "Autobot spends its dice token: roll 7 dice")},

		// Turn 14, Autobot, with the die of its token (A0).
		{"chhhddp", both(is(6, 1, 0), is(8, 0, 0), "Autobot keeps C HHH DD", " C H H H D D │ P │")},
		{"d", []string{"THIS WILL HAPPEN"}},
		{"\r", []string{"Camouflage: roll 1 die"}},
		// Ignored; 8+3 hearts; destruction to -1, onto the Lizard: 1 damage more.
		{"n", both(is(6, 1, 0), is(11, 0, 0), "Camouflage: roll 1 die", destruction(-1))},
		// Cancelled. One useless claw.
		{"h\r", both(is(6, 1, 0), is(11, 1, 0), "turn 15")},

		// Turn 15, Anna. The letters skip the lab.
		{"eeeppp", []string{"You energy 1 → 10 Eye of the storm"}},
		{"\r", []string{"Titanic batteries"}},
		// 1 + 2 unused rolls + 3 + 4.
		{"n\r", []string{"energy 10"}},
		// Lightning speed in slot 3: 4 - 1; the Alien on Destruction -4 to -2.
		{"3d-4\r", both(is(6, 7, 0), is(11, 1, 0))},
		// Electrical aura: 7 energy pull destruction 1, onto the Lizard's dice token.
		{"\r", []string{"Unchained: deal 1 damage", overAlien(0)}},
		{"n", both(is(6, 7, 1), is(11, 1, 0), "turn 16", "Autobot: roll 6 dice")},

		// Turn 16, Autobot. One each: fame (-1) is closer to it than destruction (0) (A2).
		{"cchdfe", []string{"Autobot keeps CC H F", "rerolled: E D"}},
		{"hh", []string{"THIS WILL HAPPEN"}},
		{"\r", []string{"Camouflage: roll 2 dice"}},
		// 6-1; 11+3; a useless claw and a useless fame: 1+2.
		{"n", both(is(5, 7, 1), is(14, 3, 0), "turn 17", "3 Breaking news 4")},

		// Turn 17, Anna. Breaking news: 6 - 1 - 1; the Dragon stays.
		{"3n", both(is(5, 3, 1), is(14, 3, 0), "Roll 6 dice", fame(-1))},
		{"+pppeeeh\r", []string{"Titanic batteries"}},
		// 3 + 2 unused rolls + 3 + 4; 1 heart and Regeneration's.
		{"n\r", both(is(7, 12, 0), is(14, 3, 0))},
		// Frenzy in slot 3: 6 - 1. Breaking news pulls fame to 0.
		{unnamed("3", "frenzy"), []string{"energy 7", fame(0)}},
		// Scrappy in slot 3: 2 - 1. Fame to +1, onto the Tiger. The Lizard cannot move, because the Destruction marker is
		// on it (T2).
		{unnamed("3", "scrappy"), both(is(7, 6, 0), is(14, 3, 0), "Unchained: deal 1 damage", fame(1))},
		{"n", both(is(7, 7, 0), is(14, 3, 0))},
		// Electrical aura: destruction to +1, off the Lizard (Scrappy: a dice token) onto
		// the Cat (14-1). Then Frenzy's turn.
		{"\r", both(is(7, 7, 1), is(13, 3, 0), "turn 18", "ANNA'S TURN", overAlien(1))},

		// Turn 18, Anna again. In the shadows: 5 - 1 - 1; the Alien stays; fame to +2,
		// off the Tiger (a dice token) onto the Dragon's energy.
		{unnamed("3", "shadows"), []string{"The Alien token is on the board: move it where?"}},
		{"n", both(is(7, 4, 2), is(13, 3, 0), "Unchained: deal 1 damage", fame(2))},
		{"n", both(is(7, 5, 2), is(13, 3, 0), "Roll 6 dice")},
		{"++ddffceph", []string{" D D F F C E P H\n"}},
		{"12dfffee", []string{" D D D F F F E E\n"}},
		{"123dffch", []string{"ROLL 3 of 3", " D D D D │ F │ │ F │ C H"}},
		// The fame dice may be rerolled, even after the third roll.
		{"ep", []string{"Titanic batteries"}},
		// Claw and power stay, for a dice token.
		{"cp", both(is(7, 5, 1), is(13, 3, 0), " H E D D D D\n", "[Enter] resolve, then you answer")},
		// 7+2 hearts, 5+1 energy; destruction to +2, off the Cat (a dice token) onto the
		// Pumpkin's heart.
		{"\r", both(is(9, 6, 2), is(13, 3, 0), "Unchained: deal 1 damage", overAlien(2))},
		// 13-1; then to +3: 2 more. That is 3, none beyond the third.
		{"y", both(is(9, 6, 2), is(10, 3, 0), overAlien(3),
			"dice tokens 0 → 1 → 2")},
		// Photoshoot in slot 3: 2 - 1. Its Fish first, then Breaking news: fame to +3, into the zone where destruction is
		// already (W3).
		{unnamed("3", "photo"), []string{"Where does the Fish token go?"}},
		{"\r", both(is(9, 5, 2), is(10, 3, 0), "GAME OVER", "Both markers are in your spotlight zones", "18 turns",
			fame(3), overAlien(3))},
	}
)

// overAlien returns the Destruction track with the Alien token on it: the space between its ends is left out.
func overAlien(at int) string { return strings.Replace(destruction(at), " 1 2 3 4 ", " 1 2 4 ", 1) }

// TestCardGame types a game in which Anna buys 18 cards, from its set-up to its end. What Autobot cannot take from her
// hearts (Armor plating, Camouflage) shows in its energy (A5). The program is killed with a question half answered.
func TestCardGame(t *testing.T) {
	often.OneGoroutine(t)
	t.Parallel()
	home := t.TempDir()
	begin := []string{"new", "--you", "cyber-kitty", "--autobot", "gigazaur"}
	w := open(t, home, begin...)
	w.sees("New game: King of Tokyo Duel", "Cyber Kitty", "Gigazaur")
	w.plays(cardsTillKilled...)
	lying := w.screen()
	w.kill(syscall.SIGKILL)
	if end := w.leaves(); !end.Signaled() || end.Signal() != syscall.SIGKILL {
		t.Errorf("killed, it ended with %v", end)
	}

	// The question is there again, with the die that was typed.
	w = open(t, home)
	w.shows(lying)
	w.plays(cardsTillVictory...)
	won := w.screen()
	w.types("q")
	w.ends(exitFine)
	game := saved(t, home)
	if n := count(game, "buy"); n != 18 {
		t.Errorf("%d purchases in the file, want 18", n)
	}
	replays(t, home, cardsReplayed, won)
	atOneGo(t, begin, slices.Concat(cardsTillKilled, cardsTillVictory), won, game)
}

// cardsReplayed is what the replay says of the game's end. Of 47 cards 18 were
// bought and 4 left with special powers: 25 are in the deck. Superconductor,
// Jets scrambled, two unnamed ones, Rebooting, Energize and Frenzy were discarded;
// Photoshoot had not been when the game ended. Anna dealt 5 by claws, 7 by tokens (1 in turn
// 5, 2 in turn 11, 1 in turn 13, 1 in turn 17, 2 in turn 18) and 1 by Unchained; Autobot's
// claws 3, 1, 2, 2, 1, 1 and 1.
const cardsReplayed = `Turn 18, game over
> Anna (Cyber Kitty): hearts 9/13, energy 5, tokens 2
    Armor plating, Breaking news, Camouflage, Electrical aura, Eye of the storm, In shape, In the shadows, Lightning speed, Made in a lab (used this turn), Regeneration (used this turn), Scrappy, Thunder stomp (used this turn), Titanic batteries (used this turn), Unchained
  Autobot (Gigazaur): hearts 10/14, energy 3, tokens 0
    1 fewer die on the next roll
  Fame +3, Destruction +3 (plus is toward your Victory space, minus toward Autobot's)
  Tokens: Fish Fame 0, Tiger Fame +1, Dragon Fame +2 to +4 (1 energy on +2, 1 damage on +3, 1 heart on +4), Penguin Fame -2 to -1, Cat Destruction +1, Lizard Destruction -1 to 0 (1 damage on -1, 1 dice token on 0), Pumpkin Destruction +2 to +4, Alien Destruction -4 to -2
  Row: 1 ?, 2 ?, 3 ?
  Deck 25, discards 7
  Dice: H E DDDD done
VICTORY: both markers are in your spotlight zones: Fame +3, Destruction +3
18 turns
Damage dealt: you 13, Autobot 11; hardest hit 5, by you (turn 13)
The game is over: new, u to undo, q to quit
`
