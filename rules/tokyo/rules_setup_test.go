package tokyo_test

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// ruleGame is a game of n players of the base box at the start of p1's first turn.
func ruleGame(n int) string { return tokyotest.Game(tokyo.Base, n) }

// ruleDark is the same for the Dark Edition, with all tiles red.
func ruleDark(n int) string { return tokyotest.Game(tokyo.Dark, n) }

// ruleDice is p1's turn in a game of n of the base box, outside, with the given
// result to resolve; nobody is in Tokyo.
func ruleDice(n int, dice string) string {
	return ruleGame(n) + "turn p1 resolve; dice " + dice + "; "
}

// ruleDarkDice is the same for the Dark Edition.
func ruleDarkDice(n int, dice string) string {
	return ruleDark(n) + "turn p1 resolve; dice " + dice + "; "
}

// ruleShop is p1's buy step in a game of n of the base box, outside, with p2 in the
// City and the given row and energy.
func ruleShop(n int, row string, energy int) string {
	return fmt.Sprintf("%srow %s; place p2 city; turn p1 buy; set p1.energy %d; ", ruleGame(n), row, energy)
}

// ruleDarkShop is the same for the Dark Edition.
func ruleDarkShop(n int, row string, energy int) string {
	return fmt.Sprintf("%srow %s; place p2 city; turn p1 buy; set p1.energy %d; ", ruleDark(n), row, energy)
}

// TestRuleGoal is 1: who plays, what wins, and what the terms mean.
func TestRuleGoal(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "1.1", Name: "two play", Given: ruleGame(2), Play: "roll 123hec", Want: "living=2 phase=resolve"},
		{Rule: "1.1", Name: "six play", Given: ruleGame(6), Play: "roll 123hec", Want: "living=6 phase=resolve"},
		{Rule: "1.1", Name: "one alone cannot", Given: "kot 1 tokyo; player p1 the-king; first p1", Play: "roll 123hec", Refused: "setup-incomplete"},
		{Rule: "1.1", Name: "a seventh cannot", Given: "kot 1 tokyo", Play: "player p7 the-king", Refused: "word-wrong"},
		{Rule: "1.1", Name: "20 points win: 17 and three 3s", Given: ruleDice(3, "333hhe") + "set p1.points 17; place p2 city", Play: "resolve; pass",
			Want: "p1.points=20 winner=p1 why=points phase=over"},
		{Rule: "1.1", Name: "19 points do not: 16 and three 3s", Given: ruleDice(3, "333hhe") + "set p1.points 16; place p2 city", Play: "resolve; pass",
			Want: "p1.points=19 winner= phase=roll active=p2"},
		{Rule: "1.1", Name: "the only one left wins", Given: ruleDice(2, "ccc12e") + "place p2 city; set p2.hearts 3", Play: "resolve; pass",
			Want: "p2.out=true living=1 winner=p1 why=last phase=over"},
		{Rule: "1.1", Name: "also when all others give up, at once", Given: ruleGame(3), Play: "concede p2; concede p1", Want: "living=1 winner=p3 why=conceded phase=over"},
		{Rule: "1.4", Name: "six faces: 1, 2, 3, heart, energy, smash", Given: ruleGame(3), Play: "roll 123hec", Want: "dice=123hec"},
		{Rule: "1.4", Name: "heart and smash by their French letters, in any order and case", Given: ruleGame(3), Play: "roll Bse321", Want: "dice=123hec"},
		{Rule: "1.4", Name: "no other face", Given: ruleGame(3), Play: "roll 123he4", Refused: "dice"},
		{Rule: "1.5", Name: "a keep card stays before its owner: 9-6", Given: ruleShop(3, "acid-attack corner-store ?", 9), Play: "buy 1; reveal ?",
			Want: "p1.cards=acid-attack discards= p1.energy=3"},
		{Rule: "1.5", Name: "a discard card acts at once and is gone: 9-3, 1 point", Given: ruleShop(3, "acid-attack corner-store ?", 9), Play: "buy 2; reveal ?",
			Want: "p1.cards= discards=corner-store p1.points=1 p1.energy=6"},
		{Rule: "1.6", Name: "the Bay is Tokyo: 2 points at the start", Given: ruleGame(5) + "place p1 city; place p2 bay; turn p1 buy", Play: "pass",
			Want: "active=p2 p2.points=2"},
		{Rule: "1.6", Name: "the Bay is Tokyo: smashes from outside reach it", Given: ruleDice(5, "c11223") + "place p3 city; place p2 bay", Play: "resolve smashes",
			Want: "p2.hearts=9 p3.hearts=9 p4.hearts=10 p5.hearts=10"},
	})
}

// TestRuleSetup is 2: the table before the first roll.
func TestRuleSetup(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "2.1", Name: "10 hearts, no points, no energy, outside", Given: ruleGame(6),
			Want: "p1.hearts=10 p1.points=0 p1.energy=0 p1.place=outside p4.hearts=10 p4.points=0 p4.energy=0 p6.hearts=10 p6.points=0 p6.energy=0 p6.place=outside city= bay="},
		{Rule: "2.1", Name: "no cards", Given: ruleGame(2), Want: "p1.cards= p2.cards= p1.out=false p2.out=false turn=1 phase=roll"},
		{Rule: "2.2", Name: "three cards face up", Given: ruleGame(4), Want: "row=?,?,? drawn=3 discards="},
		{Rule: "2.2", Name: "named as they come", Given: ruleGame(4) + "row wings ? acid-attack", Want: "row=wings,?,acid-attack drawn=3"},
		{Rule: "2.3", Name: "six dice, no token", Given: ruleGame(2), Want: "p1.dice=6 p1.poison=0 p1.shrink=0 p2.dice=6 p2.poison=0 p2.shrink=0"},
		{Rule: "2.3", Name: "an extra die comes with its card", Given: ruleGame(2) + "card p2 extra-head", Want: "p1.dice=6 p2.dice=7"},
		{Rule: "2.4", Name: "whoever threw the most smashes starts", Given: ruleGame(4) + "first p3", Want: "active=p3 turn=1 phase=roll"},
		{Rule: "2.4", Name: "the starter is one of the players", Given: ruleGame(3) + "first p4", Play: "roll 123hec", Refused: "tokyo.setup-first"},
		{Rule: "2.5", Name: "clockwise: p2 after p1", Given: ruleGame(3) + "turn p1 buy", Play: "pass", Want: "active=p2 turn=2"},
		{Rule: "2.5", Name: "round the table: p1 after p3 of three", Given: ruleGame(3) + "turn p3 buy", Play: "pass", Want: "active=p1"},
		{Rule: "2.5", Name: "p1 after p6 of six", Given: ruleGame(6) + "turn p6 buy", Play: "pass", Want: "active=p1"},
		{Rule: "2.5", Name: "those who are out are skipped", Given: ruleGame(6) + "out p2; out p3; turn p1 buy", Play: "pass", Want: "active=p4"},
		{Rule: "2.5", Name: "a turn more for p3, bought in p1's, then p2 all the same", Given: ruleShop(4, "? ? ?", 2) + "card p3 opportunist; set p3.energy 7; sweep; reveal frenzy; reveal wings; reveal jets; answer yes; reveal tank",
			Play: "pass; roll 11223h; resolve; pass", Want: "active=p2 turn=3 extra="},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "2.1", Name: "in the Dark Edition too, counters off the gauge", Given: ruleDark(6),
			Want: "p1.hearts=10 p1.points=0 p1.energy=0 p1.wicked=0 p1.tiles= p6.hearts=10 p6.wicked=0 city= bay="},
		{Rule: "2.2", Name: "in the Dark Edition too", Given: ruleDark(6), Want: "row=?,?,? drawn=3"},
		{Rule: "2.3", Name: "an extra die comes with its tile", Given: ruleDark(2) + "card p2 tile-cyberbrain", Want: "p1.dice=6 p2.dice=7"},
	})
}

// TestRuleParts is 1.2 and 1.3, the parts that the data contain: the cards, six
// monsters, no tiles in the base box and ten with two sides in the Dark Edition.
func TestRuleParts(t *testing.T) {
	for edition, tiles := range map[tokyo.Edition]int{tokyo.Base: 0, tokyo.Dark: 20} {
		r := tokyotest.Rules(t, edition)
		if have, want := r.NumCards(), numPrinted(t, edition); have != want {
			t.Errorf("%s: %d cards, want %d", edition, have, want)
		}
		if have := len(r.Monsters); have != 6 {
			t.Errorf("%s: %d monsters, want 6", edition, have)
		}
		if have := len(r.Tiles) - 1; have != tiles {
			t.Errorf("%s: %d sides of tiles, want %d", edition, have, tiles)
		}
	}
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "1.2", Name: "six dice and two extra ones, no ninth", Given: ruleGame(2) + "card p1 extra-head; card p1 extra-head; card p1 mimic; copy mimic extra-head",
			Want: "p1.dice=8"},
		{Rule: "1.2", Name: "three Smoke tokens", Given: ruleShop(2, "smoke-cloud ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.cards=smoke-cloud:3"},
		{Rule: "1.2", Name: "no Wickedness tile", Given: ruleGame(2), Play: "tile tile-eternal", Refused: "tokyo.no-tiles"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "1.3", Name: "six dice and two extra ones, no ninth", Given: ruleDark(2) + "card p1 extra-head; card p1 tile-cyberbrain; card p1 natural-selection",
			Want: "p1.dice=8"},
		{Rule: "1.3", Name: "no Mimic in the box", Given: ruleDark(2), Play: "card p1 mimic", Refused: "no-such-card"},
	})
}
