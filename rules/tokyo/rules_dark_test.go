package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleWickedness is 12.1 to 12.3, 12.8 and 12.11: the counter on the gauge.
func TestRuleWickedness(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "12.1", Name: "below 1 at first", Given: ruleDark(2), Want: "p1.wicked=0 p2.wicked=0 p1.tiles="},
		{Rule: "12.1", Name: "onto space 1: 0+1", Given: ruleDarkDice(3, "222hec"), Play: "resolve numbers", Want: "p1.wicked=1 p2.wicked=0 p3.wicked=0"},
		{Rule: "12.1", Name: "up to space 10: 8+2", Given: ruleDarkDice(3, "111hec") + "set p1.wickedness 8", Play: "resolve numbers; answer no", Want: "p1.wicked=10"},
		{Rule: "12.2", Name: "three 1s: 2, and 1 point", Given: ruleDarkDice(3, "111hec"), Play: "resolve numbers", Want: "p1.wicked=2 p1.points=1"},
		{Rule: "12.2", Name: "three 2s: 1, and 2 points", Given: ruleDarkDice(3, "222hec"), Play: "resolve numbers", Want: "p1.wicked=1 p1.points=2"},
		{Rule: "12.2", Name: "three 3s: none, 3 points", Given: ruleDarkDice(3, "333hec"), Play: "resolve numbers", Want: "p1.wicked=0 p1.points=3"},
		{Rule: "12.2", Name: "two 1s: none", Given: ruleDarkDice(3, "1122ec"), Play: "resolve numbers", Want: "p1.wicked=0 p1.points=0"},
		{Rule: "12.2", Name: "1s and 2s: 2+1, and 1+2 points", Given: ruleDarkDice(3, "111222"), Play: "resolve numbers; answer no", Want: "p1.wicked=3 p1.points=3"},
		{Rule: "12.2", Name: "1s and 3s: 2, and 1+3 points", Given: ruleDarkDice(3, "111333"), Play: "resolve numbers", Want: "p1.wicked=2 p1.points=4"},
		{Rule: "12.2", Name: "2s and 3s: 1, and 2+3 points", Given: ruleDarkDice(3, "222333"), Play: "resolve numbers", Want: "p1.wicked=1 p1.points=5"},
		{Rule: "12.3", Name: "four 1s are one triple: 2", Given: ruleDarkDice(3, "1111ec"), Play: "resolve numbers", Want: "p1.wicked=2 p1.points=2"},
		{Rule: "12.3", Name: "five 1s too: 2", Given: ruleDarkDice(3, "11111c"), Play: "resolve numbers", Want: "p1.wicked=2 p1.points=3"},
		{Rule: "12.3", Name: "six 1s are two: 4", Given: ruleDarkDice(3, "111111"), Play: "resolve numbers; answer no", Want: "p1.wicked=4 p1.points=4"},
		{Rule: "12.3", Name: "five 2s: 1", Given: ruleDarkDice(3, "22222c"), Play: "resolve numbers", Want: "p1.wicked=1 p1.points=4"},
		{Rule: "12.3", Name: "six 2s: 2", Given: ruleDarkDice(3, "222222"), Play: "resolve numbers", Want: "p1.wicked=2 p1.points=5"},
		{Rule: "12.3", Name: "eight 1s: still two, 4", Given: ruleDark(3) + "card p1 extra-head; card p1 tile-cyberbrain", Play: "roll 11111111; resolve numbers; answer no", Want: "p1.wicked=4 p1.points=6"},
		{Rule: "12.8", Name: "9+4 stops at 10", Given: ruleDarkDice(3, "111111") + "set p1.wickedness 9", Play: "resolve numbers; answer no", Want: "p1.wicked=10"},
		{Rule: "12.8", Name: "at 10 it stays, and earns nothing more", Given: ruleDarkDice(3, "111111") + "set p1.wickedness 10", Play: "resolve numbers", Want: "p1.wicked=10 question= p1.points=4"},
		{Rule: "12.11", Name: "gourmet adds points, 1+2, not Wickedness", Given: ruleDarkDice(3, "111hec") + "card p1 gourmet", Play: "resolve numbers", Want: "p1.wicked=2 p1.points=3"},
		{Rule: "12.11", Name: "points from a card bring none", Given: ruleDarkShop(3, "apartment-building ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.points=3 p1.wicked=0"},
		{Rule: "12.11", Name: "a die turned to a 1 is a die: two 1s and one", Given: ruleDark(3) + "card p1 herd-culler", Play: "roll 113hec; answer 3; resolve numbers", Want: "p1.wicked=2 p1.points=1"},
	})
}

// The tiles left at each level of the gauge, with all red or all green sides.
const (
	ruleRed3   = "tile-devious,tile-eternal,tile-skulking,tile-tireless"
	ruleRed6   = "tile-cyberbrain,tile-evil-lair,tile-full-regeneration,tile-widespread-panic"
	ruleRed10  = "tile-antimatter-beam,tile-skybeam"
	ruleGreen3 = "tile-barbs,tile-final-roar,tile-poison-spit,tile-underdog"
)

// TestRuleTiles is 12.4 to 12.7, 12.9, 12.10 and 15.4: the tiles of the gauge.
func TestRuleTiles(t *testing.T) {
	at := func(n, dice string) string { return ruleDarkDice(3, dice) + "set p1.wickedness " + n + "; " }
	all3 := "card p2 tile-devious; card p2 tile-eternal; card p2 tile-skulking; card p2 tile-tireless; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "12.4", Name: "four tiles at 3: 2+1", Given: at("2", "222hec"), Play: "resolve numbers", Want: "p1.wicked=3 question=tile asks=p1 answers=" + ruleRed3 + ",no"},
		{Rule: "12.4", Name: "four at 6: 5+1", Given: at("5", "222hec"), Play: "resolve numbers", Want: "p1.wicked=6 question=tile asks=p1 answers=" + ruleRed6 + ",no"},
		{Rule: "12.4", Name: "two at 10: 9+1", Given: at("9", "222hec"), Play: "resolve numbers", Want: "p1.wicked=10 question=tile asks=p1 answers=" + ruleRed10 + ",no"},
		{Rule: "15.4", Name: "2 is no threshold", Given: at("1", "222hec"), Play: "resolve numbers", Want: "p1.wicked=2 question="},
		{Rule: "15.4", Name: "nor is 5", Given: at("4", "222hec"), Play: "resolve numbers", Want: "p1.wicked=5 question="},
		{Rule: "15.4", Name: "3 is", Given: at("1", "111hec"), Play: "resolve numbers", Want: "p1.wicked=3 question=tile"},
		{Rule: "12.5", Name: "reached: 1+2", Given: at("1", "111hec"), Play: "resolve numbers; answer tile-eternal", Want: "p1.wicked=3 p1.tiles=tile-eternal question="},
		{Rule: "12.5", Name: "passed: 2+2", Given: at("2", "111hec"), Play: "resolve numbers; answer tile-devious", Want: "p1.wicked=4 p1.tiles=tile-devious"},
		{Rule: "12.5", Name: "passed already: nothing", Given: at("3", "111hec"), Play: "resolve numbers", Want: "p1.wicked=5 question= p1.tiles="},
		{Rule: "12.5", Name: "one of one's own choice, of those left", Given: at("2", "222hec") + "card p2 tile-eternal", Play: "resolve numbers", Want: "answers=tile-devious,tile-skulking,tile-tireless,no"},
		{Rule: "12.5", Name: "not one of another level", Given: at("2", "222hec"), Play: "resolve numbers; answer tile-skybeam", Refused: "tokyo.not-among", Want: "question=tile p1.tiles="},
		{Rule: "12.5", Name: "one, not two", Given: at("2", "222hec"), Play: "resolve numbers; answer tile-eternal", Want: "question= p1.tiles=tile-eternal"},
		{Rule: "12.6", Name: "3 and 6 at once, 2+4: the lower first", Given: at("2", "111111"), Play: "resolve numbers", Want: "p1.wicked=6 answers=" + ruleRed3 + ",no"},
		{Rule: "12.6", Name: "then the higher", Given: at("2", "111111"), Play: "resolve numbers; answer tile-tireless", Want: "question=tile answers=" + ruleRed6 + ",no"},
		{Rule: "12.6", Name: "one tile each", Given: at("2", "111111"), Play: "resolve numbers; answer tile-tireless; answer tile-evil-lair", Want: "question= p1.tiles=tile-tireless,tile-evil-lair"},
		{Rule: "12.6", Name: "the lower declined, the higher is asked all the same", Given: at("2", "111111"), Play: "resolve numbers; answer no; answer tile-evil-lair", Want: "p1.tiles=tile-evil-lair question="},
		{Rule: "12.6", Name: "6 and 10 are four apart: 6+4 passes one", Given: at("6", "111111"), Play: "resolve numbers; answer tile-skybeam", Want: "p1.wicked=10 p1.tiles=tile-skybeam question="},
		{Rule: "12.6", Name: "nothing left at 3: nothing", Given: at("2", "222hec") + all3, Play: "resolve numbers", Want: "p1.wicked=3 question= p1.tiles="},
		{Rule: "12.6", Name: "nothing left at 3, but at 6", Given: at("2", "111111") + all3, Play: "resolve numbers", Want: "question=tile answers=" + ruleRed6 + ",no"},
		{Rule: "12.6", Name: "declined: the counter stands there all the same", Given: at("2", "222hec"), Play: "resolve numbers; answer no", Want: "p1.wicked=3 p1.tiles= question= phase=resolve"},
		{Rule: "12.6", Name: "and the threshold is spent: 3+1", Given: at("3", "222hec"), Play: "resolve numbers", Want: "p1.wicked=4 question="},
		{Rule: "12.7", Name: "before the energy: two dice are worth 4 with skybeam", Given: at("9", "222ee1"), Play: "resolve; answer tile-skybeam", Want: "p1.energy=4"},
		{Rule: "12.7", Name: "before the hearts: two dice heal 4, 5+4", Given: at("9", "222hh1") + "set p1.hearts 5", Play: "resolve; answer tile-skybeam", Want: "p1.hearts=9"},
		{Rule: "12.7", Name: "before the smashes: two count as 4 with antimatter-beam", Given: at("9", "222cc1") + "place p2 city", Play: "resolve; answer tile-antimatter-beam; answer no", Want: "p2.hearts=6"},
		{Rule: "12.7", Name: "the numbers are done: skulking comes too late for these 1s, 1 point", Given: at("1", "111hec") + "place p2 city", Play: "resolve numbers; answer tile-skulking", Want: "p1.points=1"},
		{Rule: "12.7", Name: "numbers resolved last: too late for the smashes", Given: at("9", "222cc1") + "place p2 city", Play: "resolve smashes; answer no; resolve numbers; answer tile-antimatter-beam", Want: "p2.hearts=8"},
		{Rule: "12.9", Name: "it stays from turn to turn: rolls=4", Given: at("2", "222hec"), Play: "resolve; answer tile-devious; pass", Want: "active=p2 p1.tiles=tile-devious p1.rolls=4"},
		{Rule: "12.9", Name: "widespread-panic leaves: the others lose 4", Given: at("5", "222hec") + "set p2.points 6; set p3.points 3", Play: "resolve numbers; answer tile-widespread-panic", Want: "p1.tiles= p2.points=2 p3.points=0 p1.points=2"},
		{Rule: "12.9", Name: "and does not go back to the gauge", Given: at("5", "222hec"), Play: "resolve; answer tile-widespread-panic; pass; set p2.wickedness 5; roll 222h1e; resolve numbers",
			Want: "asks=p2 answers=tile-cyberbrain,tile-evil-lair,tile-full-regeneration,no"},
		{Rule: "12.10", Name: "green sides", Given: ruleDark(3) + "tiles green; turn p1 resolve; dice 222hec; set p1.wickedness 2", Play: "resolve numbers", Want: "answers=" + ruleGreen3 + ",no"},
		{Rule: "12.10", Name: "red ones unless said otherwise", Given: ruleDark(3) + "tiles red; turn p1 resolve; dice 222hec; set p1.wickedness 2", Play: "resolve numbers", Want: "answers=" + ruleRed3 + ",no"},
		{Rule: "12.10", Name: "mixed, one side of each tile: still four", Given: ruleDark(3) + "tiles grrrrrrrrr; turn p1 resolve; dice 222hec; set p1.wickedness 2", Play: "resolve numbers",
			Want: "answers=tile-barbs,tile-eternal,tile-skulking,tile-tireless,no"},
		{Rule: "12.10", Name: "the other side is not in the game", Given: ruleDark(3) + "turn p1 resolve; dice 222hec; set p1.wickedness 2", Play: "resolve numbers; answer tile-barbs", Refused: "tokyo.not-among", Want: "p1.tiles="},
	})
}

// TestRuleReborn is 12.12: coming back from 0 hearts.
func TestRuleReborn(t *testing.T) {
	// p1 hits p2 in the City, who falls and comes back.
	fallen := func(card string) string {
		return ruleDarkDice(3, "cc1123") + "place p2 city; set p2.hearts 2; set p2.points 7; set p2.wickedness 7; card p2 tile-eternal; card p2 gourmet; card p2 " + card + "; "
	}
	again := "; pass; set p2.wickedness 2; roll 222h1e; resolve numbers"
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "12.12", Name: "it-has-a-child: 10 hearts, no points, counter off, no tile, no card, outside", Given: fallen("it-has-a-child"), Play: "resolve",
			Want: "p2.out=false p2.hearts=10 p2.points=0 p2.wicked=0 p2.tiles= p2.cards= p2.place=outside city=p1"},
		{Rule: "12.12", Name: "zombify: 12 hearts, its limit", Given: fallen("zombify"), Play: "resolve", Want: "p2.out=false p2.hearts=12 p2.max=12 p2.points=0 p2.wicked=0 p2.tiles= p2.place=outside city=p1"},
		{Rule: "12.12", Name: "thresholds are earned again, the discarded tile is not", Given: fallen("it-has-a-child"), Play: "resolve" + again,
			Want: "p2.wicked=3 question=tile asks=p2 answers=tile-devious,tile-skulking,tile-tireless,no"},
		{Rule: "12.12", Name: "after zombify as well", Given: fallen("zombify"), Play: "resolve" + again, Want: "p2.wicked=3 question=tile asks=p2"},
	})
}

// TestRuleDeckChanges is 12.13: eight cards are removed, and one of two copies of another;
// eight are added; four prices change. Solar Powered for 2 returns as Lunar Powered for 3.
func TestRuleDeckChanges(t *testing.T) {
	cards := func(e tokyo.Edition, id string) (n int, cost int16) {
		for _, c := range tokyotest.Rules(t, e).Cards[1:] {
			if c.ID == id {
				n, cost = n+1, c.Cost
			}
		}
		return n, cost
	}
	for words, change := range map[string]int{
		"battery-monster extra-head heal healing-ray mimic national-guard poison-spit rooting-for-the-underdog solar-powered": -1,
		"hibernation lunar-powered monster-pets nanobots natural-selection reflective-hide super-jump unstable-dna zombify":   1,
		"freeze-time gourmet herd-culler": 0,
	} {
		for _, id := range strings.Fields(words) {
			base, was := cards(tokyo.Base, id)
			dark, is := cards(tokyo.Dark, id)
			if dark-base != change || change == 0 && was >= is {
				t.Errorf("%s: %d in the base box for %d, %d in the Dark Edition for %d", id, base, was, dark, is)
			}
		}
	}
}

// TestRuleTwoPlayers is 13: Tokyo pays two players in energy.
func TestRuleTwoPlayers(t *testing.T) {
	energy := ruleDark(2) + "option two-player energy; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "13.1", Name: "entering: 1 energy, no point", Given: energy, Play: "roll 11223h; resolve", Want: "city=p1 p1.energy=1 p1.points=0"},
		{Rule: "13.1", Name: "on a yield too", Given: energy + "turn p1 resolve; dice c11223; place p2 city", Play: "resolve; answer yes", Want: "city=p1 p1.energy=1 p1.points=0"},
		{Rule: "13.1", Name: "without the option: 1 point", Given: ruleDark(2), Play: "roll 11223h; resolve", Want: "city=p1 p1.energy=0 p1.points=1"},
		{Rule: "13.2", Name: "starting there: 1 energy, no points", Given: energy + "place p2 city; turn p1 buy", Play: "pass", Want: "active=p2 p2.energy=1 p2.points=0"},
		{Rule: "13.2", Name: "without the option: 2 points", Given: ruleDark(2) + "option two-player points; place p2 city; turn p1 buy", Play: "pass", Want: "active=p2 p2.energy=0 p2.points=2"},
		{Rule: "13.3", Name: "dice score as ever: 3 points and 2 energy, 1 more for the City", Given: energy, Play: "roll 333hee; resolve", Want: "p1.points=3 p1.energy=3"},
		{Rule: "13.3", Name: "hearts are no use in the City as ever", Given: energy + "turn p1 resolve; dice hhh123; place p1 city; set p1.hearts 5", Play: "resolve", Want: "p1.hearts=5 p1.energy=0"},
		{Rule: "13.3", Name: "20 points win as ever", Given: energy + "turn p1 resolve; dice 333hhh; place p2 city; set p1.points 17", Play: "resolve; pass", Want: "winner=p1 why=points"},
		{Rule: "13.4", Name: "not with three", Given: ruleDark(3) + "option two-player energy", Play: "roll 11223h", Refused: "tokyo.setup-two"},
		{Rule: "13.4", Name: "three reduced to two: points", Given: ruleDark(3) + "out p3; place p2 city; turn p1 buy", Play: "pass", Want: "living=2 p2.points=2 p2.energy=0"},
		{Rule: "13.5", Name: "urbavore's point is a point", Given: energy + "card p2 urbavore; place p2 city; turn p1 buy", Play: "pass", Want: "p2.points=1 p2.energy=1"},
		{Rule: "13.5", Name: "defender-of-tokyo on entering: the other one loses a point, 5-1", Given: energy + "card p1 tile-defender-of-tokyo; set p2.points 5", Play: "roll 11223h; resolve", Want: "p2.points=4 p1.energy=1 p1.points=0"},
		{Rule: "13.5", Name: "and as a turn starts there", Given: energy + "card p2 tile-defender-of-tokyo; place p2 city; set p1.points 5; turn p1 buy", Play: "pass", Want: "p1.points=4 p2.energy=1 p2.points=0"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "13.1", Name: "the base box pays points", Given: ruleGame(2), Play: "roll 11223h; resolve", Want: "p1.points=1 p1.energy=0"},
		{Rule: "13.1", Name: "and lets two choose as well", Given: ruleGame(2) + "option two-player energy", Play: "roll 11223h; resolve", Want: "p1.points=0 p1.energy=1"},
	})
}
