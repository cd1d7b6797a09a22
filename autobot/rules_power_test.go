package autobot_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// A7: when the special power comes, what its white dice do, and repeats. The human
// starts at 14 hearts, Autobot at 12, both markers at 0.
func TestSpecialPower(t *testing.T) {
	king := "side you the-king; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A7", Name: "3 energy: none, the turn is over", Given: resolving("eeeccc", ""), Play: "resolve", Want: "rival.energy=3 active=you phase=roll turn=2"},
		{Rule: "A7", Name: "4 energy: due", Given: resolving("eeepcc", ""), Play: "resolve", Want: "rival.energy=4 active=rival phase=end"},
		{Rule: "A7", Name: "energy held before counts: 2+2", Given: resolving("eecccc", ""), Play: "set rival.energy 2; resolve", Want: "rival.energy=4 phase=end"},
		{Rule: "A7", Name: "useless dice count: 2 fame and 2 hearts at 12 of 12", Given: resolving("ffhhcc", ""), Play: "resolve", Want: "rival.energy=4 phase=end"},
		{Rule: "A7", Name: "the human never has one", Given: solo + "set you.energy 9; turn you end", Play: "pass", Want: "active=rival you.energy=9"},
		{Rule: "A7", Name: "below 4 the white dice are refused", Given: ending("3", ""), Play: "roll cc", Refused: "no-special"},
		{Rule: "A7", Name: "two dice, not one", Given: ending("4", ""), Play: "roll c", Refused: "dice-count want=2"},
		{Rule: "A7", Name: "two dice, not three", Given: ending("4", ""), Play: "roll ccc", Refused: "dice-count want=2"},
		{Rule: "A7", Name: "it is not optional", Given: ending("4", ""), Play: "pass", Refused: "special-due"},
		{Rule: "A7", Name: "one fame pulls 1, one destruction 1", Given: ending("4", ""), Play: "roll fd; reveal ?", Want: "fame=-1 destruction=-1 rival.energy=0 active=you"},
		{Rule: "A7", Name: "two fame pull 2", Given: ending("4", ""), Play: "roll ff; reveal ?", Want: "fame=-2 destruction=0 rival.energy=0"},
		{Rule: "A7", Name: "two destruction pull 2, from 5 to 3", Given: ending("5", "set destruction 5"), Play: "roll dd; reveal ?", Want: "destruction=3 fame=0 rival.energy=1"},
		{Rule: "A7", Name: "two claws: 14-2", Given: ending("4", ""), Play: "roll cc; reveal ?", Want: "you.hearts=12 rival.energy=0"},
		{Rule: "A7", Name: "two hearts: 9+2", Given: ending("4", "set rival.hearts 9"), Play: "roll hh; reveal ?", Want: "rival.hearts=11 rival.energy=0"},
		{Rule: "A7", Name: "two hearts, one missing: 1 heart, 1 energy", Given: ending("4", "set rival.hearts 11"), Play: "roll hh; reveal ?", Want: "rival.hearts=12 rival.energy=1"},
		{Rule: "A7", Name: "two useless hearts: 6-4+2 is 4, again", Given: ending("6", ""), Play: "roll hh; reveal ?", Want: "rival.hearts=12 rival.energy=4 phase=end active=rival"},
		{Rule: "A7", Name: "energy and power: 4-4+2", Given: ending("4", ""), Play: "roll ep; reveal ?", Want: "rival.energy=2 active=you"},
		{Rule: "A7", Name: "one fame is not useless here", Given: ending("4", ""), Play: "roll fe; reveal ?", Want: "fame=-1 rival.energy=1"},
		{Rule: "A7", Name: "9 energy: twice, 9-4-4", Given: ending("9", ""), Play: "roll cc; reveal ?; roll fc; reveal ?", Want: "you.hearts=11 fame=-1 rival.energy=1 active=you"},
		{Rule: "A7", Name: "8 energy: after the first it is still due", Given: ending("8", ""), Play: "roll cc; reveal ?", Want: "rival.energy=4 phase=end active=rival"},
		{Rule: "A7", Name: "6 energy, ee: 6-4+2 is 4, again; pc: 1 left", Given: ending("6", ""), Play: "roll ee; reveal ?; roll pc; reveal ?", Want: "rival.energy=1 you.hearts=13 active=you"},
		{Rule: "A7", Name: "three in a row: 8, 6, 4, 1", Given: ending("8", ""), Play: "roll ee; reveal ?; roll pp; reveal ?; roll ec; reveal ?", Want: "rival.energy=1 active=you"},
		{Rule: "A7", Name: "plating stops one of two claws: 14-1, 1 energy", Given: ending("4", "card you armor-plating"), Play: "roll cc; reveal ?", Want: "you.hearts=13 rival.energy=1"},
		{Rule: "A7", Name: "plating used on the roll: 14-3, +1+3; then 2 more, 0 left", Given: resolving("cccceee", "card you armor-plating"),
			Play: "resolve; roll cc; reveal ?", Want: "you.hearts=9 rival.energy=0"},
		{Rule: "A7", Name: "hibernation: two useless claws", Given: ending("4", "card you hibernation"), Play: "roll cc; reveal ?", Want: "you.hearts=14 rival.energy=2"},
		{Rule: "A7", Name: "camouflage against two: 1 damage, 1 useless", Given: ending("4", "card you camouflage"), Play: "roll cc; answer hp; reveal ?", Want: "you.hearts=13 rival.energy=1"},
		{Rule: "A7", Name: "two fame, King token one away: 1 moved, 1 lost", Given: ending("4", king+"token king fame -1"), Play: "roll ff; reveal ?", Want: "fame=-1 rival.energy=1"},
		{Rule: "A7", Name: "a stop on fame leaves destruction alone", Given: ending("4", king+"token king fame -1"), Play: "roll fd; reveal ?", Want: "fame=-1 destruction=-1 rival.energy=0"},
		{Rule: "A7", Name: "a stop in the roll does not last: from -1 to -3", Given: resolving("ffffeee", king+"token king fame -1"),
			Play: "resolve; roll ff; reveal ?", Want: "fame=-3 rival.energy=0"},
		{Rule: "A7", Name: "a stop in one special power does not last to the next", Given: ending("8", king+"token king fame -1"),
			Play: "roll ff; reveal ?; roll fc; reveal ?", Want: "fame=-2 rival.energy=1"},
		{Rule: "A7", Name: "Buzz bonus on the way: tiger, 4-4+1", Given: ending("4", "token tiger fame -1"), Play: "roll fc; reveal ?", Want: "rival.energy=1 fame=-1 you.hearts=13"},
		{Rule: "A7", Name: "a wasted bonus gives no energy", Given: ending("4", "token fish fame -1"), Play: "roll fc; reveal ?", Want: "rival.energy=0"},
	})
}

// A7: fame, destruction, claws, hearts, energy, in this order.
func TestSpecialPowerOrder(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A7", Name: "fame before destruction", Given: ending("4", "set fame -6; set destruction -6"), Play: "roll fd", Want: "why=victory fame=-7 destruction=-6"},
		{Rule: "A7", Name: "fame before destruction into the spotlight", Given: ending("4", "set fame -2; set destruction -3"), Play: "roll fd", Want: "why=spotlight fame=-3 destruction=-3"},
		{Rule: "A7", Name: "fame before claws", Given: ending("4", "set fame -6; set you.hearts 1"), Play: "roll fc", Want: "why=victory you.hearts=1"},
		{Rule: "A7", Name: "destruction before claws", Given: ending("4", "set destruction -6; set you.hearts 1"), Play: "roll dc", Want: "why=victory you.hearts=1"},
		{Rule: "A7", Name: "the pull's cat before the claw: the plating stops the cat, no energy", Given: ending("4", "card you armor-plating; token cat fame -1"),
			Play: "roll fc; reveal ?", Want: "you.hearts=13 rival.energy=0"},
		{Rule: "A7", Name: "the pull's fish before the heart: 11+1, the die is useless", Given: ending("4", "set rival.hearts 11; token fish destruction -1"),
			Play: "roll dh; reveal ?", Want: "rival.hearts=12 rival.energy=1"},
		{Rule: "A7", Name: "claws before hearts", Given: ending("4", "set you.hearts 1; set rival.hearts 9"), Play: "roll ch", Want: "winner=rival why=hearts rival.hearts=9 rival.energy=0"},
		{Rule: "A7", Name: "claws before energy", Given: ending("4", "set you.hearts 1"), Play: "roll ce", Want: "why=hearts rival.energy=0"},
		{Rule: "A7", Name: "hearts before energy: the superconductor's question comes after the heart", Given: ending("4", "set rival.hearts 9; card you superconductor"),
			Play: "roll he", Want: "question=superconductor rival.hearts=10 rival.energy=1"},
	})
}

// A4, A7: the energy of a resolution is one gain, which superconductor can copy.
func TestSuperconductor(t *testing.T) {
	card := "card you superconductor; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A4", Name: "offered for the roll's 1 energy and 2 useless fame", Given: resolving("effccc", card), Play: "resolve",
			Want: "question=superconductor answers=yes,no rival.energy=3 you.energy=0"},
		{Rule: "A4", Name: "taken: 3 for both", Given: resolving("effccc", card), Play: "resolve; answer yes", Want: "you.energy=3 rival.energy=3 you.cards= discards=superconductor active=you"},
		{Rule: "A4", Name: "declined: it stays", Given: resolving("effccc", card), Play: "resolve; answer no", Want: "you.energy=0 you.cards=superconductor active=you"},
		{Rule: "A4", Name: "no energy, no offer", Given: resolving("cccfff", card), Play: "resolve", Want: "question= active=you"},
		{Rule: "A4", Name: "a tiger on the way is a gain of its own", Given: resolving("fffeec", card+"token tiger fame -1"),
			Play: "resolve; answer no; answer yes", Want: "you.energy=2 rival.energy=3"},
		{Rule: "A7", Name: "offered for the white dice: 2", Given: ending("4", card), Play: "roll ep; answer yes; reveal ?", Want: "you.energy=2 rival.energy=2 you.cards="},
		{Rule: "A7", Name: "useless hearts are part of the gain", Given: ending("4", card), Play: "roll he; answer yes; reveal ?", Want: "you.energy=2 rival.energy=2"},
		{Rule: "A7", Name: "declined once, offered again by the next special power", Given: ending("8", card),
			Play: "roll ee; answer no; reveal ?; roll pc; answer yes; reveal ?", Want: "you.energy=1 rival.energy=3 you.hearts=13"},
		{Rule: "A7", Name: "no energy, no offer", Given: ending("4", card), Play: "roll fc", Want: "question=reveal"},
		{Rule: "A7", Name: "a tiger on the special power's way", Given: ending("4", card+"token tiger fame -1"),
			Play: "roll fc; answer yes; reveal ?", Want: "you.energy=1 rival.energy=1"},
	})
}

// A8: the card in slot 3.
func TestSlotThree(t *testing.T) {
	row := "row acid-attack photoshoot too-cute; "
	each := row + "option discard turn; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A8", Name: "the row waits for the card that came", Given: ending("4", row), Play: "roll cc",
			Want: "question=reveal row=-,acid-attack,photoshoot discards=too-cute drawn=3 you.hearts=12 phase=end"},
		{Rule: "A8", Name: "slot 3 goes, the rest slides, 3+1 drawn", Given: ending("4", row), Play: "roll cc; reveal energize",
			Want: "row=energize,acid-attack,photoshoot discards=too-cute drawn=4 active=you"},
		{Rule: "A8", Name: "a card nobody named", Given: ending("4", row), Play: "roll cc; reveal ?", Want: "row=?,acid-attack,photoshoot drawn=4"},
		{Rule: "A8", Name: "twice with two special powers", Given: ending("8", row), Play: "roll cc; reveal energize; roll cc; reveal hibernation",
			Want: "row=hibernation,energize,acid-attack discards=too-cute,photoshoot drawn=5"},
		{Rule: "A8", Name: "by default not without a special power", Given: resolving("cccccc", row), Play: "resolve",
			Want: "question= row=acid-attack,photoshoot,too-cute discards= drawn=3 active=you"},
		{Rule: "A8", Name: "after the dice: the human's fall comes first", Given: ending("4", row+"set you.hearts 2"), Play: "roll cc",
			Want: "why=hearts row=acid-attack,photoshoot,too-cute discards="},
		{Rule: "A8", Name: "after the dice: a win on the track comes first", Given: ending("4", row+"set fame -6"), Play: "roll fc", Want: "why=victory drawn=3 discards="},
		{Rule: "A8", Name: "empty deck: the discards, this card among them, are shuffled (D5)", Given: ending("4", row+"discards energize; set deck 0"),
			Play: "roll cc; reveal too-cute", Want: "row=too-cute,acid-attack,photoshoot discards= deck=1"},
		{Rule: "A8", Name: "option discard power is the default", Given: ending("4", "option discard power; "+row), Play: "roll cc; reveal energize", Want: "discards=too-cute"},
		{Rule: "A8", Name: "option turn: without a special power too", Given: resolving("cccccc", each), Play: "resolve; reveal energize",
			Want: "row=energize,acid-attack,photoshoot discards=too-cute active=you turn=2"},
		{Rule: "A8", Name: "option turn: not between two special powers", Given: ending("8", each), Play: "roll cc",
			Want: "question= phase=end row=acid-attack,photoshoot,too-cute discards="},
		{Rule: "A8", Name: "option turn: two special powers, one card", Given: ending("8", each), Play: "roll cc; roll cc; reveal energize",
			Want: "row=energize,acid-attack,photoshoot discards=too-cute drawn=4 you.hearts=10"},
		{Rule: "A8", Name: "option turn: not at the end of the human's turn", Given: solo + each + "turn you buy", Play: "pass",
			Want: "question= discards= row=acid-attack,photoshoot,too-cute active=rival"},
		{Rule: "A8", Name: "option turn: a turn set to its end", Given: ending("3", each), Play: "pass; reveal energize", Want: "discards=too-cute active=you"},
	})
}

// A9: difficulty hard means 3 energy, as threshold and as cost.
func TestHard(t *testing.T) {
	hard := "option difficulty hard; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A9", Name: "hard: 3 energy are enough", Given: resolving("eeeccc", hard), Play: "resolve", Want: "rival.energy=3 phase=end active=rival"},
		{Rule: "A9", Name: "hard: 2 are not", Given: resolving("eecccc", hard), Play: "resolve", Want: "rival.energy=2 active=you"},
		{Rule: "A9", Name: "hard: it costs 3: 4-3", Given: ending("4", hard), Play: "roll cc; reveal ?", Want: "rival.energy=1 active=you"},
		{Rule: "A9", Name: "hard: 6 are two: 6-3-3", Given: ending("6", hard), Play: "roll cc; reveal ?; roll cf; reveal ?", Want: "rival.energy=0 you.hearts=11 fame=-1 active=you"},
		{Rule: "A9", Name: "hard: 4-3+2 is 3, again", Given: ending("4", hard), Play: "roll ee; reveal ?", Want: "rival.energy=3 phase=end active=rival"},
		{Rule: "A9", Name: "hard: 3-3+2 is 2, over", Given: ending("3", hard), Play: "roll ee; reveal ?", Want: "rival.energy=2 active=you"},
		{Rule: "A9", Name: "hard: below 3 refused", Given: ending("2", hard), Play: "roll cc", Refused: "no-special"},
		{Rule: "A9", Name: "normal: 3 are not enough", Given: resolving("eeeccc", "option difficulty normal"), Play: "resolve", Want: "rival.energy=3 active=you"},
		{Rule: "A9", Name: "normal: it costs 4: 7-4", Given: ending("7", ""), Play: "roll cc; reveal ?", Want: "rival.energy=3 active=you"},
	})
}
