package duel_test

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioTwo is a set-up of two humans.
func scenarioTwo(you, rival, start string) string {
	return fmt.Sprintf("kot 1 duel two; side you %s; side rival %s; start %s; ", you, rival, start)
}

// scenarioRoll is your turn between two humans, before the first of six dice:
// Gigazaur (14 hearts) against Meka Dragon (12), nobody has energy.
func scenarioRoll() string {
	return scenarioTwo("gigazaur", "meka-dragon", "rival") + "set you.energy 0; turn you roll; "
}

// scenarioDice is the same table with the dice to resolve.
func scenarioDice(dice string) string {
	return scenarioTwo("gigazaur", "meka-dragon", "rival") + "set you.energy 0; turn you resolve; dice " + dice + "; "
}

// scenarioShop is the same table in your buy step, with the given row and energy.
func scenarioShop(row string, energy int) string {
	return scenarioTwo("gigazaur", "meka-dragon", "rival") +
		fmt.Sprintf("row %s; turn you buy; set you.energy %d; ", row, energy)
}

// TestSetup is S1-S5: the table before the first event.
func TestSetup(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "S1", Name: "Alienoid 14, Cyber Kitty 13", Given: scenarioTwo("alienoid", "cyber-kitty", "you"),
			Want: "you.hearts=14 rival.hearts=13 you.dice=0 rival.dice=0 you.cards= rival.cards="},
		{Rule: "S1", Name: "Gigazaur 14, Meka Dragon 12", Given: scenarioTwo("gigazaur", "meka-dragon", "you"),
			Want: "you.hearts=14 rival.hearts=12"},
		{Rule: "S1", Name: "Space Penguin 13, The King 15", Given: scenarioTwo("space-penguin", "the-king", "you"),
			Want: "you.hearts=13 rival.hearts=15"},
		{Rule: "S2", Name: "markers on 0, three cards face up", Given: scenarioTwo("gigazaur", "meka-dragon", "you"),
			Want: "fame=0 destruction=0 row=?,?,? drawn=3 discards= tokens= turn=1 phase=roll winner="},
		{Rule: "S2", Name: "slots 1, 2, 3 as named",
			Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "row photoshoot ? frenzy",
			Want:  "row=photoshoot,?,frenzy drawn=3"},
		{Rule: "S3", Name: "Autobot second has 1 energy", Given: dueltest.Solo("gigazaur", "meka-dragon", "you"),
			Want: "active=you you.energy=0 rival.energy=1"},
		{Rule: "S3", Name: "you second have 1 energy", Given: dueltest.Solo("gigazaur", "meka-dragon", "rival"),
			Want: "active=rival you.energy=1 rival.energy=0"},
		{Rule: "S3", Name: "two humans alike", Given: scenarioTwo("gigazaur", "meka-dragon", "rival"),
			Want: "active=rival you.energy=1 rival.energy=0"},
		{Rule: "S5", Name: "King tokens beside his sheet, all others in the supply", Given: scenarioTwo("the-king", "meka-dragon", "you"),
			Want: "tokens= question="},
	})
}

// TestFirstDice is S4: five dice on the very first turn, with both settings of the
// option first-dice.
func TestFirstDice(t *testing.T) {
	youStart := scenarioTwo("gigazaur", "meka-dragon", "you")
	autobot := dueltest.Solo("gigazaur", "meka-dragon", "rival")
	autobotFull := "kot 1 duel solo; side you gigazaur; side rival meka-dragon; option first-dice you; start rival; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "S4", Name: "first player rolls five", Given: youStart, Play: "roll ccffe", Want: "rolls=1 dice=cceff"},
		{Rule: "S4", Name: "six are refused", Given: youStart, Play: "roll ccffee", Refused: "dice-count", Want: "rolls=0 dice="},
		{Rule: "S4", Name: "second player's first turn has six", Given: youStart + "turn you buy",
			Play: "pass; roll ccffee", Want: "active=rival turn=2 rolls=1 dice=cceeff"},
		{Rule: "S4", Name: "first player's second turn has six", Given: youStart + "turn you buy",
			Play: "pass; roll ccffee; resolve; pass; roll ccchhh", Want: "active=you turn=3 rolls=1 dice=ccchhh"},
		{Rule: "S4", Name: "frenzy's other turn is no longer the very first", Given: youStart + "turn you buy; used frenzy",
			Play: "pass; roll ccffee", Want: "active=you turn=2 dice=cceeff"},
		{Rule: "S4", Name: "first-dice both: Autobot five", Given: autobot, Play: "roll cchhp", Want: "rolls=1 dice=cchhp"},
		{Rule: "S4", Name: "first-dice both: Autobot not six", Given: autobot, Play: "roll cchhpp", Refused: "dice-count", Want: "rolls=0"},
		{Rule: "S4", Name: "first-dice you: Autobot six", Given: autobotFull, Play: "roll cchhpp", Want: "rolls=1 dice=cchhpp"},
		{Rule: "S4", Name: "first-dice you: Autobot not five", Given: autobotFull, Play: "roll cchhp", Refused: "dice-count", Want: "rolls=0"},
		{Rule: "S4", Name: "first-dice you: you still five",
			Given: "kot 1 duel solo; side you gigazaur; side rival meka-dragon; option first-dice you; start you; ",
			Play:  "roll cchhp", Want: "rolls=1 dice=cchhp"},
		{Rule: "S4", Name: "first-dice you: a human rival still five",
			Given: "kot 1 duel two; side you gigazaur; side rival meka-dragon; option first-dice you; start rival; ",
			Play:  "roll cchhp", Want: "rolls=1 active=rival"},
	})
}

// TestRolling is D1: which dice are rolled, set aside and rerolled.
func TestRolling(t *testing.T) {
	given := scenarioRoll()
	brain := given + "card you giant-brain; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D1", Name: "cc kept, four rerolled", Given: given,
			Play: "roll ccfhep; keep cc; roll ffhe", Want: "dice=cceffh rolls=2 phase=roll"},
		{Rule: "D1", Name: "dice set aside before are taken back", Given: given,
			Play: "roll ccfhep; keep ccf; roll ddd; keep f; roll hheec", Want: "dice=ceefhh rolls=3 phase=resolve"},
		{Rule: "D1", Name: "the last word on what is kept counts", Given: given,
			Play: "roll ccfhep; keep cc; keep e; roll ffffd", Want: "dice=deffff rolls=2"},
		{Rule: "D1", Name: "nothing set aside rerolls all", Given: given,
			Play: "roll ccfhep; roll eeeeee", Want: "dice=eeeeee rolls=2 phase=roll"},
		{Rule: "D1", Name: "only the final roll, then stop", Given: given,
			Play: "roll ccfhep; stop", Want: "dice=ccefhp rolls=1 phase=resolve"},
		{Rule: "D1", Name: "stop after the second roll", Given: given,
			Play: "roll ccfhep; keep ccfhe; roll e; stop", Want: "dice=cceefh rolls=2 phase=resolve"},
		{Rule: "D1", Name: "the third roll is the last", Given: given,
			Play: "roll ccfhep; roll ccfhep; roll ccfhep; roll ccfhep", Refused: "wrong-phase", Want: "rolls=3 phase=resolve"},
		{Rule: "D1", Name: "the first roll is compulsory", Given: given, Play: "stop", Refused: "stop-early", Want: "rolls=0 phase=roll"},
		{Rule: "D1", Name: "no resolving before it either", Given: given, Play: "resolve", Refused: "wrong-phase", Want: "phase=roll"},
		{Rule: "D1", Name: "nothing to keep before it", Given: given, Play: "keep cc", Refused: "keep-early"},
		{Rule: "D1", Name: "only dice that lie there are kept", Given: given,
			Play: "roll ccfhep; keep ccc", Refused: "keep-missing", Want: "dice=ccefhp"},
		{Rule: "D1", Name: "as many dice as were not kept: 6-2=4", Given: given,
			Play: "roll ccfhep; keep cc; roll fff", Refused: "dice-count", Want: "rolls=1"},
		{Rule: "D1", Name: "six dice, not five, after the first turn", Given: given, Play: "roll ccfhe", Refused: "dice-count", Want: "rolls=0"},
		{Rule: "D1", Name: "giant-brain: a third roll is not the last", Given: brain,
			Play: "roll ccfhep; roll ccfhep; roll ccfhep", Want: "rolls=3 phase=roll"},
		{Rule: "D1", Name: "giant-brain: a fourth roll", Given: brain,
			Play: "roll ccfhep; roll ccfhep; roll ccfhep; keep cc; roll cccc", Want: "dice=cccccc rolls=4 phase=resolve"},
		{Rule: "D1", Name: "giant-brain: no fifth", Given: brain,
			Play:    "roll ccfhep; roll ccfhep; roll ccfhep; roll ccfhep; roll ccfhep",
			Refused: "wrong-phase", Want: "rolls=4 phase=resolve"},
	})
}

// TestSymbols is D2: what each symbol does, in which order, and what is declined.
func TestSymbols(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D2", Name: "four claws: 12-4=8", Given: scenarioDice("cccchp"), Play: "resolve claw", Want: "rival.hearts=8 claws=4"},
		{Rule: "D2", Name: "three hearts: 10+3=13", Given: scenarioDice("hhhccp") + "set you.hearts 10", Play: "resolve heart", Want: "you.hearts=13"},
		{Rule: "D2", Name: "hearts stop at the starting 14", Given: scenarioDice("hhhccp") + "set you.hearts 13", Play: "resolve heart", Want: "you.hearts=14"},
		{Rule: "D2", Name: "full hearts stay full", Given: scenarioDice("hhhccp"), Play: "resolve heart", Want: "you.hearts=14"},
		{Rule: "D2", Name: "two energy: 3+2=5", Given: scenarioDice("eecchp") + "set you.energy 3", Play: "resolve energy", Want: "you.energy=5"},
		{Rule: "D2", Name: "two fame pull nothing", Given: scenarioDice("ffddhp"), Play: "resolve", Want: "fame=0 destruction=0 phase=buy"},
		{Rule: "D2", Name: "three fame: 3-2=1", Given: scenarioDice("fffcch"), Play: "resolve fame", Want: "fame=1"},
		{Rule: "D2", Name: "four fame: 4-2=2", Given: scenarioDice("ffffch"), Play: "resolve fame", Want: "fame=2"},
		{Rule: "D2", Name: "five destruction: 5-2=3", Given: scenarioDice("dddddh"), Play: "resolve destruction", Want: "destruction=3 fame=0"},
		{Rule: "D2", Name: "six destruction: 6-2=4", Given: scenarioDice("dddddd"), Play: "resolve destruction", Want: "destruction=4"},
		{Rule: "D2", Name: "the rival pulls the other way",
			Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "set fame 1; turn rival resolve; dice ffffch",
			Play:  "resolve fame", Want: "fame=-1"},
		{Rule: "D2", Name: "resolve alone: 12-1, 9+1, 0+1, fame 1", Given: scenarioDice("cheffff") + "set you.hearts 9",
			Play: "resolve", Want: "rival.hearts=11 you.hearts=10 you.energy=1 fame=2 phase=buy"},
		// The same dice win by whichever symbol comes first.
		{Rule: "D2", Name: "player's order, fame first: the spotlight", Given: scenarioDice("fffchh") + "set fame 2; set destruction 3; set rival.hearts 1",
			Play: "resolve fame", Want: "winner=you why=spotlight rival.hearts=1"},
		{Rule: "D2", Name: "player's order, claw first: the last heart", Given: scenarioDice("fffchh") + "set fame 2; set destruction 3; set rival.hearts 1",
			Play: "resolve claw", Want: "winner=you why=hearts fame=2"},
		{Rule: "D2", Name: "any order, symbol by symbol", Given: scenarioDice("dddceh") + "set you.hearts 10",
			Play: "resolve destruction; resolve energy; resolve heart; resolve claw",
			Want: "destruction=1 you.energy=1 you.hearts=11 rival.hearts=11 phase=buy"},
		{Rule: "D2", Name: "claws are mandatory", Given: scenarioDice("cceehh"), Play: "resolve energy; pass", Refused: "unresolved", Want: "you.energy=2 phase=resolve"},
		{Rule: "D2", Name: "a pull that loses the game is mandatory too", Given: scenarioDice("fffppp") + "set fame -6; set destruction -4",
			Play: "pass", Refused: "unresolved", Want: "fame=-6 winner="},
		{Rule: "D2", Name: "no buying before the dice are resolved", Given: scenarioDice("cceehh") + "row snack-time ? ?; set you.energy 9",
			Play: "buy 1", Refused: "unresolved", Want: "you.energy=9"},
		{Rule: "D2", Name: "hearts at full hearts do nothing: passed over", Given: scenarioDice("hhffdd"), Play: "pass", Want: "active=you phase=buy you.hearts=14"},
		{Rule: "D2", Name: "nor do they keep her from buying", Given: scenarioDice("hhffdd") + "row snack-time ? ?; set you.energy 9",
			Play: "buy 1; reveal ?", Want: "phase=buy discards=snack-time"},
		{Rule: "D2", Name: "they may be resolved all the same", Given: scenarioDice("hhffdd"), Play: "resolve heart; pass", Want: "phase=buy you.hearts=14"},
		{Rule: "D2", Name: "with one heart missing they are mandatory", Given: scenarioDice("hhffdd") + "set you.hearts 13", Play: "pass", Refused: "unresolved", Want: "phase=resolve you.hearts=13"},
		{Rule: "D2", Name: "the power can be declined", Given: scenarioDice("ppffdd"), Play: "pass", Want: "active=you phase=buy fame=0 destruction=0"},
		{Rule: "D2", Name: "what is not there cannot be resolved", Given: scenarioDice("cceehh"), Play: "resolve fame", Refused: "no-such-dice"},
	})
}

// TestPurchases is D4: prices, the sliding row, the sweep and the free energy.
func TestPurchases(t *testing.T) {
	row := "photoshoot snack-time seismic-test"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D4", Name: "slot 3 costs one less: 9-(5-1)=5", Given: scenarioShop(row, 9), Play: "buy 3; reveal frenzy",
			Want: "you.energy=5 row=frenzy,photoshoot,snack-time drawn=4 discards=seismic-test destruction=2 phase=buy"},
		{Rule: "D4", Name: "slot 2 costs what is printed: 9-3=6", Given: scenarioShop(row, 9) + "set you.hearts 5", Play: "buy 2; reveal frenzy",
			Want: "you.energy=6 row=frenzy,photoshoot,seismic-test you.hearts=8"},
		{Rule: "D4", Name: "slot 1 costs what is printed: 9-3=6", Given: scenarioShop("snack-time ? ?", 9), Play: "buy 1; reveal frenzy",
			Want: "you.energy=6 row=frenzy,?,?"},
		{Rule: "D4", Name: "bought by its name: 9-4=5", Given: scenarioShop(row, 9), Play: "buy seismic-test; reveal ?",
			Want: "you.energy=5 row=?,photoshoot,snack-time"},
		{Rule: "D4", Name: "a card nobody named is named when bought", Given: scenarioShop("? ? ?", 4), Play: "buy 3; reveal seismic-test; reveal ?",
			Want: "you.energy=0 destruction=2 row=?,?,?"},
		{Rule: "D4", Name: "named as it was to be bought, 3 of 4: it stays, with its name", Given: scenarioShop("? ? ?", 3), Play: "buy 3; reveal seismic-test",
			Want: "you.energy=3 destruction=0 row=?,?,seismic-test question= phase=buy"},
		{Rule: "D4", Name: "nothing was bought then: 3+1=4", Given: scenarioShop("? ? ?", 3), Play: "buy 3; reveal seismic-test; pass", Want: "you.energy=4 active=rival"},
		{Rule: "D4", Name: "the last energy is enough: 4-4=0", Given: scenarioShop(row, 4), Play: "buy 3; reveal ?", Want: "you.energy=0 destruction=2"},
		{Rule: "D4", Name: "3 of 4 is not enough", Given: scenarioShop(row, 3), Play: "buy 3", Refused: "too-dear",
			Want: "you.energy=3 row=photoshoot,snack-time,seismic-test drawn=3 question="},
		{Rule: "D4", Name: "no discount in slot 2", Given: scenarioShop(row, 2), Play: "buy 2", Refused: "too-dear", Want: "you.energy=2"},
		{Rule: "D4", Name: "a card that is not there", Given: scenarioShop(row, 9), Play: "buy frenzy", Refused: "not-in-row", Want: "you.energy=9"},
		{Rule: "D4", Name: "one by one; what slid into slot 3 is cheaper: 10-4-2=4", Given: scenarioShop(row, 10),
			Play: "buy 3; reveal frenzy; buy 3; reveal ?", Want: "you.energy=4 row=?,frenzy,photoshoot discards=seismic-test,snack-time drawn=5"},
		{Rule: "D4", Name: "the new card is at once for sale: 9-3-5=1", Given: scenarioShop("snack-time frenzy hibernation", 9),
			Play: "buy 1; reveal seismic-test; buy 1; reveal ?",
			Want: "you.energy=1 destruction=2 row=?,frenzy,hibernation discards=snack-time,seismic-test"},
		{Rule: "D4", Name: "sweep: 3-2=1, three new cards", Given: scenarioShop("? ? ?", 3),
			Play: "sweep; reveal photoshoot; reveal frenzy; reveal hibernation",
			Want: "you.energy=1 row=hibernation,frenzy,photoshoot discards=?,?,? drawn=6 phase=buy"},
		{Rule: "D4", Name: "sweep as often as one can pay: 5-2-2=1", Given: scenarioShop("? ? ?", 5),
			Play: "sweep; reveal ?; reveal ?; reveal ?; sweep; reveal ?; reveal ?; reveal ?", Want: "you.energy=1 drawn=9 discards=?,?,?,?,?,?"},
		{Rule: "D4", Name: "sweeping costs 2", Given: scenarioShop("? ? ?", 1), Play: "sweep", Refused: "sweep-dear", Want: "you.energy=1 drawn=3"},
		{Rule: "D4", Name: "buying after a sweep: 6-2-4=0", Given: scenarioShop("? ? ?", 6),
			Play: "sweep; reveal seismic-test; reveal ?; reveal ?; buy 3; reveal ?", Want: "you.energy=0 destruction=2"},
		{Rule: "D4", Name: "sweeping is no purchase: 2-2+1=1", Given: scenarioShop("? ? ?", 2),
			Play: "sweep; reveal ?; reveal ?; reveal ?; pass", Want: "you.energy=1 active=rival"},
		{Rule: "D4", Name: "nothing bought: 3+1=4", Given: scenarioShop(row, 3), Play: "pass", Want: "you.energy=4 active=rival phase=roll"},
		{Rule: "D4", Name: "bought: no free energy, 5-4=1", Given: scenarioShop(row, 5), Play: "buy 3; reveal ?; pass", Want: "you.energy=1 active=rival"},
		{Rule: "D4", Name: "no buying while dice are rolled", Given: scenarioShop(row, 9) + "turn you roll; ", Play: "buy 3", Refused: "wrong-phase", Want: "you.energy=9"},
	})
}

// TestDeck is D5 and D6: the token first, the rebuilt deck, two dice tokens.
func TestDeck(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D5", Name: "the token is placed before the effect pulls onto it: 10+1=11",
			Given: scenarioShop("photoshoot ? ?", 2) + "set you.hearts 10", Play: "buy 1; reveal ?; answer fame 1",
			Want: "fame=1 you.hearts=11 tokens=fish:fame:1 discards=photoshoot"},
		{Rule: "D5", Name: "a keep card lies before its owner", Given: scenarioShop("giant-brain ? ?", 4), Play: "buy 1; reveal ?",
			Want: "you.cards=giant-brain discards= row=?,?,?"},
		{Rule: "D5", Name: "deck exhausted: three discards become it, one is revealed: 3-1=2",
			Given: scenarioShop("hibernation ? ?", 5) + "set deck 0; discards snack-time frenzy too-cute", Play: "buy 1; reveal frenzy",
			Want: "deck=2 discards= row=frenzy,?,? you.cards=hibernation"},
		{Rule: "D5", Name: "the card being bought is not among them: 1-1=0",
			Given: scenarioShop("seismic-test ? ?", 5) + "set deck 0; discards frenzy", Play: "buy 1; reveal frenzy",
			Want: "deck=0 discards=seismic-test row=frenzy,?,?"},
		{Rule: "D5", Name: "so it cannot be the card revealed",
			Given: scenarioShop("seismic-test ? ?", 5) + "set deck 0; discards frenzy", Play: "buy 1; reveal seismic-test",
			Refused: "card-bought", Want: "question=reveal"},
		{Rule: "D5", Name: "swept cards are discarded before the first is revealed",
			Given: scenarioShop("snack-time frenzy too-cute", 2) + "set deck 0; discards", Play: "sweep",
			Want: "deck=3 discards= row=-,-,- question=reveal you.energy=0"},
		{Rule: "D5", Name: "and come back: 3-3=0",
			Given: scenarioShop("snack-time frenzy too-cute", 2) + "set deck 0; discards",
			Play:  "sweep; reveal too-cute; reveal snack-time; reveal frenzy", Want: "deck=0 discards= row=frenzy,snack-time,too-cute"},
		{Rule: "D5", Name: "the deck runs out in the middle: 1-1, then 2+3 shuffled, 5-2=3",
			Given: scenarioShop("snack-time frenzy too-cute", 2) + "set deck 1; discards kaijutsu energize",
			Play:  "sweep; reveal seismic-test; reveal frenzy; reveal kaijutsu", Want: "deck=3 discards= row=kaijutsu,frenzy,seismic-test"},
		{Rule: "D6", Name: "a third dice token is lost: 1+2=2", Given: scenarioShop("energize ? ?", 10) + "set you.dice-tokens 1",
			Play: "buy 1; reveal ?; answer fame -7", Want: "you.dice=2 you.energy=8"},
		{Rule: "D6", Name: "a bonus at two is lost", Given: scenarioDice("fffhhh") + "set you.dice-tokens 2; token panda fame 1",
			Play: "resolve fame", Want: "fame=1 you.dice=2"},
	})
}
