package plain_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// session returns what is printed in a game, given as lines separated by bars, for what is typed and at its end.
func session(t *testing.T, lib *library.Library, game string, typed ...string) string {
	t.Helper()
	dir := t.TempDir()
	d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir},
		Lang: text.English, Random: func(int) int { return 0 }, Today: "2026-01-02"}})
	path := filepath.Join(dir, "game"+tracker.Ext)
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(game, "|", "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := plain.New(d.Desk, console.New(strings.NewReader(strings.Join(append(typed, "q"), "\n")+"\n"), &out)).Resume(path); err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(out.String(), dir, "")
}

// TestCommands: what each command prints at a table, up to the next prompt.
func TestCommands(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const (
		solo  = "kot 1 duel solo|side you gigazaur|side rival meka-dragon|start you|row photoshoot camouflage ?|set you.energy 4"
		shop  = solo + "|card you acid-attack|roll ccffe|stop|resolve"
		tokyo = "kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|first p1|row heal tank wings"
		asked = tokyo + "|card p1 jets|roll 111ccc|resolve|pass|roll 22eecc|resolve"
		over  = solo + "|concede you"
	)
	for _, c := range []struct{ game, line, want string }{
		{solo, "",
			"! type the dice you rolled, or help\nRoll 5 dice and type them > "},
		{solo + "|roll hhefd", "",
			"Do now  You  HHEFD\n  You: energy 4 → 5\nTurn 1, your turn, buy\nRow: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n[1] 2 · [2] 4 · [n] name 3 · r refreshes the row (2 energy) · [Enter] end the turn, +1 > "},
		{solo, "w",
			"  Rolling (D1)\n  How many dice (O2)\n  Five dice on the first turn (S4)\n  No hearts left (W1)\nRoll 5 dice and type them > "},
		{solo, "t",
			"Turn 1, your turn, roll 1 of 3\n> You (Gigazaur): hearts 14/14, energy 4, tokens 0\n  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\nRoll 5 dice and type them > "},
		{solo + "|roll ccffe", "t",
			"Turn 1, your turn, roll 1 of 3\n> You (Gigazaur): hearts 14/14, energy 4, tokens 0\n  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\n  Dice: CC FF E\n[Enter] resolve, then the shop · Keep some dice and reroll the rest: KEPT+NEW, such as cc+hfed > "},
		{solo + "|roll ccffe", "cc",
			"! 5 dice are needed, you typed 2; nothing was lost\n[Enter] resolve, then the shop · Keep some dice and reroll the rest: KEPT+NEW, such as cc+hfed > "},
		{solo + "|roll ccffe", "c+q",
			"! dice: \"q\" is not a face; use c h e f d p (or b s e g d p)\n[Enter] resolve, then the shop · Keep some dice and reroll the rest: KEPT+NEW, such as cc+hfed > "},
		{solo + "|roll ccffe|keep cc|roll fff", "u",
			"Undone: You rolled FFF. The table now:\nTurn 1, your turn, roll 1 of 3\n> You (Gigazaur): hearts 14/14, energy 4, tokens 0\n  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\n  Dice: CC KEEP, FF E roll\nKept: CC · rerolled: E FF\nTHIS WILL HAPPEN\n  You: energy 4 → 5\n  Autobot: hearts 12 → 10\n  Fame: 2 of 3, the marker does not move\nReroll 3 dice and type them > "},
		{solo + "|roll ccffe", "log 1",
			"Turn 1: You\n   2  You rolled CC E FF\n[Enter] resolve, then the shop · Keep some dice and reroll the rest: KEPT+NEW, such as cc+hfed > "},
		{solo + "|roll ccffe", "log 0",
			"Turn 1: You\n   1  corrected: you 4 energy\n   2  You rolled CC E FF\n[Enter] resolve, then the shop · Keep some dice and reroll the rest: KEPT+NEW, such as cc+hfed > "},
		{solo, "U",
			"! nothing to redo\nRoll 5 dice and type them > "},
		{solo, "you energy 99",
			"Corrected. The table now:\nTurn 1, your turn, roll 1 of 3\n> You (Gigazaur): hearts 14/14, energy 99, tokens 0\n  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\nRoll 5 dice and type them > "},
		{solo, "set you.hearts 120",
			"! set: \"120\" is not one of 0..99; nothing was lost\nRoll 5 dice and type them > "},
		{solo, "name 3 snack",
			"Corrected. The table now:\nTurn 1, your turn, roll 1 of 3\n> You (Gigazaur): hearts 14/14, energy 4, tokens 0\n  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 Snack time (2)\n  Deck 47, discards 0\nRoll 5 dice and type them > "},
		{solo, "name 9 snack",
			"! name: \"9\" is not one of you, rival; nothing was lost\nRoll 5 dice and type them > "},
		{solo, "/photo",
			"Photoshoot - costs 2, discard card\n  Buzz token Fish: 1 heart\n  You pull fame 1 space.\nRoll 5 dice and type them > "},
		{solo, "/zzzz",
			"no card matches \"zzzz\"\nRoll 5 dice and type them > "},
		{solo, "rule Z9",
			"no answer to \"Z9\" was found\nRoll 5 dice and type them > "},
		{solo, "new chess",
			"! unknown box \"chess\"; use duel, tokyo, dark\nRoll 5 dice and type them > "},
		{solo, "lang xx",
			"! unknown language \"xx\"; use en|fr\nRoll 5 dice and type them > "},
		{solo, "advice",
			"! this program has no coach\nRoll 5 dice and type them > "},
		{shop, "t",
			"Turn 1, your turn, buy\n> You (Gigazaur): hearts 14/14, energy 5, tokens 0\n    Acid attack\n  Autobot (Meka Dragon): hearts 9/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\n  Dice: CC FF E done\n[1] 2 · [2] 4 · [n] name 3 · r refreshes the row (2 energy) · [Enter] end the turn, +1 > "},
		{shop, "2",
			"Do now\n  You: energy 4 → 5 → 1 (Camouflage -4)\n  Card row: Camouflage out, slide · reveal slot 1\n         type a few letters of its name\n  Enter  name it later\nWhich card is now in slot 1? (Enter) > "},
		{shop, "",
			"Do now\n  You: energy 4 → 5 → 6 (nothing bought)\nTurn 2, Autobot's turn, roll 1 of 3\n  You (Gigazaur): hearts 14/14, energy 6, tokens 0\n    Acid attack\n> Autobot (Meka Dragon): hearts 9/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\nAutobot: roll 6 dice and type them > "},
		{tokyo, "t",
			"Round 1, turn 1, Anna's turn, roll\n> Anna (The King), outside Tokyo: hearts 10/10, points 0/20, energy 0\n  Ben (Gigazaur), outside Tokyo: hearts 10/10, points 0/20, energy 0\n  Row: 1 Heal (3), 2 Tank (4), 3 Wings (6)\n  Deck 63, discards 0. Tokyo: nobody there\nAnna, up to 3 rolls: type the result, 6 dice > "},
		{tokyo, "111ccc",
			"Round 1, turn 1, Anna's turn, dice\nDice: 111 CCC\nThis will happen\n  Anna: points 0 → 2 (+1 · entering Tokyo)\n  Anna enters Tokyo City\n  Anna: 3 smashes. Nobody is in Tokyo: no damage\n[Enter] resolve and end the turn (0 energy: no shop) > "},
		{asked, "t",
			"Round 1, turn 2, Ben's turn, dice\n  Anna (The King), Tokyo City: hearts 10/10, points 2/20, energy 0\n    Jets\n> Ben (Gigazaur), outside Tokyo: hearts 10/10, points 0/20, energy 2\n  Row: 1 Heal (3), 2 Tank (4), 3 Wings (6)\n  Deck 62, discards 0\n  Dice: 22 EE CC\nAnna, Jets: leave Tokyo City and lose nothing? (y n) > "},
		{asked, "x",
			"! that does not answer the question; nothing was lost\nAnna, Jets: leave Tokyo City and lose nothing? (y n) > "},
		{asked, "y",
			"Do now\n  Ben: points 0 → 1 (entering Tokyo)\n  Anna leaves Tokyo City\n  Ben enters Tokyo City\n  Jets saves 2 hearts for Anna\nRound 1, turn 2, Ben's turn, cards\nRow: 1 Heal (3), 2 Tank (4), 3 Wings (6)\n  r  refresh the row, 2 energy\nr refreshes the row (2 energy) · [Enter] end the turn > "},
		{over, "t",
			"Turn 1, game over\n  You (Gigazaur): hearts 14/14, energy 4, tokens 0\n> Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\nDEFEAT: you gave up\n1 turn\nGames against Autobot: 0 won, 1 lost\nThe game is over: new, u to undo, q to quit > "},
		{over, "ccc",
			"! \"ccc\" is not understood; type help, or dice as letters; nothing was lost\nThe game is over: new, u to undo, q to quit > "},
		{over, "u",
			"Undone: You gave up. The table now:\nTurn 1, your turn, roll 1 of 3\n> You (Gigazaur): hearts 14/14, energy 4, tokens 0\n  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0\n  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)\n  Row: 1 Photoshoot (2), 2 Camouflage (4), 3 ?\n  Deck 47, discards 0\nRoll 5 dice and type them > "},
		{solo, "ask zzqq xyzzy",
			"no answer to \"zzqq xyzzy\" was found\nRoll 5 dice and type them > "},
		{solo, "ask camouflage",
			"Camouflage acts before Trendsetter and Armor plating.\n  Camouflage - ruling, King of Tokyo Duel [our reading]\nYou may roll one die per point of damage you would take.\n  Camouflage - card, King of Tokyo Duel\nRoll 5 dice and type them > "},
		{solo, "rule W2",
			"W2 Victory space - rule, King of Tokyo Duel\n  You win at once when a marker, Fame or Destruction, is on your Victory space (+7 on your side). [Duel rulebook, Fin de partie]\nRoll 5 dice and type them > "},
		{solo, "/",
			"Photoshoot - costs 2, discard card\n  Buzz token Fish: 1 heart\n  You pull fame 1 space.\nCamouflage - costs 4, keep card\n  You may roll one die per point of damage you would take. Each heart you get cancels one point.\n  - You roll real dice, and the program asks which faces came up. Camouflage acts before Trendsetter and Armor plating. [our reading]\nRoll 5 dice and type them > "},
	} {
		quit, out := session(t, lib, c.game), session(t, lib, c.game, c.line)
		begin := strings.LastIndex(strings.TrimSuffix(quit, "\n"), "\n") // the last line has the prompt and the goodbye
		prompt, bye, _ := strings.Cut(quit[begin:], "> ")
		have := strings.TrimSuffix(strings.TrimPrefix(out[begin:], prompt+"> "), bye)
		if have != c.want {
			t.Errorf("%s: %q: %q\nwant %q", c.game, c.line, have, c.want)
		}
	}
}
