package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleOut is 11.1 and 11.2: a Monster without hearts.
func TestRuleOut(t *testing.T) {
	// p2 in the City with 2 hearts and much to lose; p1 hits it twice.
	rich := ruleDice(3, "cc1123") + "place p2 city; set p2.hearts 2; set p2.energy 7; set p2.points 9; card p2 wings; card p2 gourmet; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "11.1", Name: "out, cards and energy discarded", Given: ruleDice(3, "cc1123") + "place p2 city; set p2.hearts 2; set p2.energy 1; card p2 jet-fighters; card p2 gourmet", Play: "resolve",
			Want: "p2.out=true p2.hearts=0 p2.energy=0 p2.cards= discards=gourmet,jet-fighters p2.place=outside city=p1 living=2"},
		{Rule: "11.1", Name: "whoever pays for wings lives: 7-2", Given: rich, Play: "resolve; answer yes", Want: "p2.out=false p2.hearts=2 p2.energy=5"},
		{Rule: "11.1", Name: "whoever does not is out", Given: rich, Play: "resolve; answer no", Want: "p2.out=true p2.energy=0 p2.cards= discards=gourmet,wings"},
		{Rule: "11.1", Name: "1 heart is enough to stay in: 3-2", Given: ruleDice(3, "cc1123") + "place p2 city; set p2.hearts 3", Play: "resolve; answer no", Want: "p2.hearts=1 p2.out=false"},
		{Rule: "11.1", Name: "no more turns: p3 follows p1", Given: ruleDice(3, "cc1123") + "place p2 city; set p2.hearts 2", Play: "resolve; pass", Want: "active=p3"},
		{Rule: "11.1", Name: "in its own turn: the turn ends there", Given: ruleShop(3, "tank ? ?", 9) + "set p1.hearts 3", Play: "buy 1; reveal ?", Want: "p1.out=true p1.points=4 p1.energy=0 active=p2 phase=roll"},
		{Rule: "11.2", Name: "Poison handed out stays: the giver falls, p2 loses 1 as its turn ends",
			Given: ruleDice(3, "c11223") + "place p2 city; card p1 poison-spit; set p1.poison 1; set p1.hearts 1", Play: "resolve; answer no; pass; roll 11223e; resolve; pass",
			Want: "p1.out=true p2.poison=1 p2.hearts=8"},
		{Rule: "11.2", Name: "Shrink too: five dice", Given: ruleDice(3, "c11223") + "place p2 city; card p1 shrink-ray; set p1.poison 1; set p1.hearts 1", Play: "resolve; answer no; pass",
			Want: "p1.out=true active=p2 p2.shrink=1 p2.dice=5"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "11.1", Name: "Wickedness tiles too", Given: ruleDarkDice(3, "cc1123") + "place p2 city; set p2.hearts 2; card p2 tile-eternal; set p2.wickedness 4", Play: "resolve",
			Want: "p2.out=true p2.tiles="},
		{Rule: "11.1", Name: "they do not go back to the gauge", Given: ruleDarkDice(3, "222cc1") + "place p2 city; set p2.hearts 2; card p2 tile-eternal; set p1.wickedness 2",
			Play: "resolve smashes; resolve numbers", Want: "p2.out=true question=tile answers=tile-devious,tile-skulking,tile-tireless,no"},
	})
}

// TestRuleEnd is 11.3 to 11.9: when a game ends, and who has won.
func TestRuleEnd(t *testing.T) {
	// p1 hits p2 in the City, who falls; p3 eats the dead.
	eater := ruleDice(4, "cc1123") + "place p2 city; set p2.hearts 2; card p3 eater-of-the-dead; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "11.3", Name: "20 points, but the turn goes on", Given: ruleDice(3, "333hhe") + "set p1.points 17; place p2 city", Play: "resolve", Want: "p1.points=20 winner= phase=buy"},
		{Rule: "11.3", Name: "over as it finishes", Given: ruleDice(3, "333hhe") + "set p1.points 17; place p2 city", Play: "resolve; pass", Want: "winner=p1 why=points phase=over"},
		{Rule: "11.3", Name: "20 as a turn starts: that turn is still played", Given: ruleGame(3) + "place p2 city; set p2.points 18; turn p1 buy", Play: "pass", Want: "p2.points=20 winner= active=p2 phase=roll"},
		{Rule: "11.3", Name: "then over", Given: ruleGame(3) + "place p2 city; set p2.points 18; turn p1 buy", Play: "pass; roll 11223e; resolve; pass", Want: "winner=p2 why=points"},
		{Rule: "11.3", Name: "another's turn counts: p3 has 17+3 in p1's", Given: eater + "set p3.points 17", Play: "resolve; pass", Want: "p3.points=20 winner=p3 why=points phase=over"},
		{Rule: "11.3", Name: "one left: the turn is finished first", Given: ruleDice(2, "ccc12e") + "place p2 city; set p2.hearts 3", Play: "resolve", Want: "p2.out=true winner= phase=buy"},
		{Rule: "11.3", Name: "then the last one has won", Given: ruleDice(2, "ccc12e") + "place p2 city; set p2.hearts 3", Play: "resolve; pass", Want: "winner=p1 why=last phase=over"},
		{Rule: "11.3", Name: "the last one wins in another's turn: p1's tank", Given: ruleShop(2, "tank ? ?", 4) + "set p1.hearts 3", Play: "buy 1; reveal ?", Want: "p1.out=true winner=p2 why=last"},
		{Rule: "11.3", Name: "over is over", Given: ruleDice(2, "ccc12e") + "place p2 city; set p2.hearts 3; resolve; pass", Play: "roll 11223e", Refused: "tokyo.over", Want: "winner=p1"},
		{Rule: "11.4", Name: "20 points and no heart: 16+4, 3-3, the game goes on", Given: ruleShop(3, "tank ? ?", 4) + "set p1.points 16; set p1.hearts 3", Play: "buy 1; reveal ?",
			Want: "p1.points=20 p1.out=true winner= active=p2 phase=roll"},
		{Rule: "11.4", Name: "alive with the last heart: a win", Given: ruleShop(3, "tank ? ?", 4) + "set p1.points 16; set p1.hearts 4", Play: "buy 1; reveal ?; pass", Want: "p1.hearts=1 winner=p1 why=points"},
		{Rule: "11.4", Name: "of two, the other one wins", Given: ruleShop(2, "tank ? ?", 4) + "set p1.points 16; set p1.hearts 3", Play: "buy 1; reveal ?", Want: "winner=p2 why=last"},
		{Rule: "11.5", Name: "all fall to one card", Given: ruleShop(3, "high-altitude-bombing ? ?", 4) + "set p1.hearts 3; set p2.hearts 1; set p3.hearts 2", Play: "buy 1",
			Want: "living=0 winner= why=nobody phase=over"},
		{Rule: "11.5", Name: "20 points are no help", Given: ruleShop(2, "high-altitude-bombing ? ?", 4) + "set p1.hearts 3; set p2.hearts 3; set p1.points 20", Play: "buy 1", Want: "winner= why=nobody"},
		{Rule: "11.5", Name: "one is left", Given: ruleShop(3, "high-altitude-bombing ? ?", 4) + "set p1.hearts 3; set p2.hearts 1; set p3.hearts 4", Play: "buy 1; reveal ?", Want: "winner=p3 why=last p3.hearts=1"},
		{Rule: "11.5", Name: "by points there is no winner among the fallen: p2 and p3 out, p1 with 20 too", Given: ruleShop(3, "high-altitude-bombing ? ?", 4) + "set p1.hearts 3; set p2.hearts 3; set p3.hearts 3; set p1.points 20; set p3.points 20", Play: "buy 1",
			Want: "winner= why=nobody p1.out=true p2.out=true p3.out=true"},
		{Rule: "11.6", Name: "p3's 20 are lost again before the turn ends: 20-5", Given: eater + "row evacuation-orders ? ?; set p1.energy 7; set p3.points 17", Play: "resolve; buy 1; reveal ?; pass",
			Want: "p3.points=15 winner= active=p3"},
		{Rule: "11.6", Name: "p1's 20 too, by Poison as the turn ends", Given: ruleDice(3, "33311e") + "set p1.points 17; place p2 city; set p1.poison 1; set p1.hearts 1", Play: "resolve; pass",
			Want: "p1.points=20 p1.out=true winner= active=p2"},
		{Rule: "11.7", Name: "another turn in store does not put it off", Given: ruleShop(3, "frenzy ? ?", 7) + "set p1.points 20", Play: "buy 1; reveal ?; pass", Want: "winner=p1 why=points phase=over"},
		{Rule: "11.7", Name: "nor anybody else's 20", Given: eater + "row frenzy ? ?; set p1.energy 7; set p3.points 17", Play: "resolve; buy 1; reveal ?; pass", Want: "winner=p3 why=points"},
		{Rule: "11.8", Name: "two at the same check: a tie", Given: eater + "set p3.points 17; set p1.points 19", Play: "resolve; pass", Want: "p1.points=20 p3.points=20 winner= why=tie phase=over"},
		{Rule: "11.8", Name: "more hearts break no tie", Given: eater + "set p3.points 17; set p1.points 19; set p3.hearts 1", Play: "resolve; pass", Want: "winner= why=tie"},
		{Rule: "11.9", Name: "20 at most: 18 and six 3s", Given: ruleDice(3, "333333") + "set p1.points 18; place p2 city", Play: "resolve", Want: "p1.points=20"},
		{Rule: "11.9", Name: "0 at least: 3-5", Given: ruleShop(3, "evacuation-orders ? ?", 7) + "set p2.points 3; set p3.points 9", Play: "buy 1; reveal ?", Want: "p2.points=0 p3.points=4 p1.points=0"},
		{Rule: "11.9", Name: "energy too: a sweep for 2 of 1", Given: ruleShop(3, "? ? ?", 1), Play: "sweep", Refused: "tokyo.sweep-dear", Want: "p1.energy=1"},
		{Rule: "11.9", Name: "healed for two hearts, p2 pays the 1 it has", Given: ruleDice(3, "hh1123") + "card p1 healing-ray; set p2.hearts 5; set p2.energy 1", Play: "resolve hearts; answer p2; answer 2",
			Want: "p2.energy=0 p2.hearts=7 p1.energy=1"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "11.5", Name: "by one hit and the heart it costs in return", Given: ruleDarkDice(2, "c11223") + "place p2 city; set p2.hearts 1; set p1.hearts 1; card p2 reflective-hide", Play: "resolve",
			Want: "living=0 winner= why=nobody phase=over"},
		{Rule: "11.3", Name: "in the Dark Edition too: 17+3", Given: ruleDarkDice(3, "333hhe") + "set p1.points 17; place p2 city", Play: "resolve; pass", Want: "winner=p1 why=points"},
		{Rule: "11.7", Name: "nor does a tile's turn put it off: 18+2 and final-push", Given: ruleDark(3) + "tiles green; turn p1 resolve; dice 222hec; set p1.points 18; set p1.wickedness 9; place p1 city",
			Play: "resolve; answer tile-final-push; pass", Want: "winner=p1 why=points phase=over"},
	})
}
