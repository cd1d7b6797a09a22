package tokyo_test

import (
	"slices"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestRuleOrder is 5.0: every die is resolved, in an order that the player chooses.
func TestRuleOrder(t *testing.T) {
	// p1 in the Bay, p2 in the City, p3 outside with 1 heart: the fifth Monster falls to
	// p1's smash, the Bay closes and p1 is outside (8.9).
	bay := ruleDice(5, "hh12ec") + "place p1 bay; place p2 city; set p1.hearts 5; set p3.hearts 1; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "5.0", Name: "group by group, the last one ends the step", Given: ruleDice(3, "1112he"),
			Play: "resolve energy; resolve hearts; resolve numbers; resolve smashes", Want: "p1.energy=1 p1.points=2 city=p1 phase=buy"},
		{Rule: "5.0", Name: "not while one is left", Given: ruleDice(3, "1112he"), Play: "resolve energy; resolve hearts; resolve numbers",
			Want: "p1.energy=1 p1.points=1 city= phase=resolve done=numbers,hearts,energy"},
		{Rule: "5.0", Name: "none twice", Given: ruleDice(3, "1112he"), Play: "resolve energy; resolve energy", Refused: "tokyo.resolved", Want: "p1.energy=1"},
		{Rule: "5.0", Name: "the rest together: nothing counts twice", Given: ruleDice(3, "1112ee"), Play: "resolve energy; resolve", Want: "p1.energy=2 p1.points=2 phase=buy"},
		{Rule: "5.0", Name: "hearts first are lost in the Bay", Given: bay, Play: "resolve hearts; resolve smashes", Want: "p1.hearts=5 p3.out=true p1.place=outside"},
		{Rule: "5.0", Name: "smashes first, the Bay closes, and the hearts heal: 5+2", Given: bay, Play: "resolve smashes; resolve hearts", Want: "p1.hearts=7 p3.out=true p1.place=outside"},
	})
}

// TestNumbersCite: the score of a triple is based on 5.1.1, that of further dice on 5.1.2.
func TestNumbersCite(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	for dice, want := range map[string][]rules.Rule{"111hec": {"5.1.1"}, "1111he": {"5.1.2"}, "222333": {"5.1.1", "5.1.1"}, "22hhee": nil} {
		table, err := tokyotest.Fold(r, nil, ruleDice(3, dice)+"place p2 city; resolve numbers")
		if err != nil {
			t.Fatal(err)
		}
		var have []rules.Rule
		for _, st := range table.Steps {
			if st.Verb == tokyo.StepPoints {
				have = append(have, st.Rule)
			}
		}
		if !slices.Equal(have, want) {
			t.Errorf("%s rests on %v, want %v", dice, have, want)
		}
	}
}

// TestRuleNumbers is 5.1: triples.
func TestRuleNumbers(t *testing.T) {
	numbers := func(dice string) string { return ruleDice(3, dice) + "place p2 city" }
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "5.1.1", Name: "three 1s: 1", Given: numbers("111hec"), Play: "resolve numbers", Want: "p1.points=1"},
		{Rule: "5.1.1", Name: "three 2s: 2", Given: numbers("222hec"), Play: "resolve numbers", Want: "p1.points=2"},
		{Rule: "5.1.1", Name: "three 3s: 3", Given: numbers("333hec"), Play: "resolve numbers", Want: "p1.points=3"},
		{Rule: "5.1.2", Name: "four 1s: 1+1", Given: numbers("1111he"), Play: "resolve numbers", Want: "p1.points=2"},
		{Rule: "5.1.2", Name: "four 2s: 2+1", Given: numbers("2222he"), Play: "resolve numbers", Want: "p1.points=3"},
		{Rule: "5.1.2", Name: "five 3s: 3+2", Given: numbers("33333e"), Play: "resolve numbers", Want: "p1.points=5"},
		{Rule: "5.1.2", Name: "six 1s: 1+3", Given: numbers("111111"), Play: "resolve numbers", Want: "p1.points=4"},
		{Rule: "5.1.2", Name: "six 3s: 3+3", Given: numbers("333333"), Play: "resolve numbers", Want: "p1.points=6"},
		{Rule: "5.1.2", Name: "eight 3s: 3+5", Given: ruleGame(3) + "place p2 city; card p1 extra-head; card p1 extra-head", Play: "roll 33333333; resolve numbers", Want: "p1.points=8"},
		{Rule: "5.1.3", Name: "pairs are nothing", Given: numbers("112233"), Play: "resolve numbers", Want: "p1.points=0"},
		{Rule: "5.1.3", Name: "a pair beside a triple is nothing: only 2", Given: numbers("22233e"), Play: "resolve numbers", Want: "p1.points=2"},
		{Rule: "5.1.4", Name: "1s and 2s: 1+2", Given: numbers("111222"), Play: "resolve numbers", Want: "p1.points=3"},
		{Rule: "5.1.4", Name: "1s and 3s: 1+3", Given: numbers("111333"), Play: "resolve numbers", Want: "p1.points=4"},
		{Rule: "5.1.4", Name: "2s and 3s: 2+3", Given: numbers("222333"), Play: "resolve numbers", Want: "p1.points=5"},
		{Rule: "5.1.5", Name: "no Wickedness in the base box", Given: numbers("111222"), Play: "resolve numbers", Want: "p1.points=3 p1.wicked=0 question="},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "5.1.5", Name: "three 1s: 1 point and 2 of Wickedness", Given: ruleDarkDice(3, "111hec"), Play: "resolve numbers", Want: "p1.points=1 p1.wicked=2"},
	})
}

// TestRuleEnergy is 5.2.
func TestRuleEnergy(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "5.2.1", Name: "1 for each die: 4+3", Given: ruleDice(3, "eee112") + "set p1.energy 4", Play: "resolve energy", Want: "p1.energy=7 p2.energy=0"},
		{Rule: "5.2.1", Name: "in Tokyo too", Given: ruleDice(3, "eeeeee") + "place p1 city", Play: "resolve energy", Want: "p1.energy=6"},
		{Rule: "5.2.1", Name: "kept from turn to turn: 2+1", Given: ruleDice(2, "ee1123"), Play: "resolve; pass; roll 11223h; resolve; pass; roll e11223; resolve",
			Want: "active=p1 p1.energy=3"},
	})
}

// TestRuleHearts is 5.4: healing, its limit, and tokens.
func TestRuleHearts(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "5.4.1", Name: "1 for each die: 7+2", Given: ruleDice(3, "hh1123") + "set p1.hearts 7", Play: "resolve hearts", Want: "p1.hearts=9"},
		{Rule: "5.4.1", Name: "nobody else", Given: ruleDice(3, "hh1123") + "set p1.hearts 7; set p2.hearts 7", Play: "resolve hearts", Want: "p2.hearts=7"},
		{Rule: "5.4.1", Name: "outside when the dice are resolved: healed, then in the City", Given: ruleDice(3, "hh1123") + "set p1.hearts 7", Play: "resolve", Want: "p1.hearts=9 city=p1"},
		{Rule: "5.4.2", Name: "not in the City", Given: ruleDice(3, "hh1123") + "set p1.hearts 7; place p1 city", Play: "resolve hearts", Want: "p1.hearts=7"},
		{Rule: "5.4.2", Name: "not in the Bay", Given: ruleDice(6, "hh1123") + "set p1.hearts 7; place p1 bay; place p2 city", Play: "resolve hearts", Want: "p1.hearts=7"},
		{Rule: "5.4.2", Name: "a card heals in Tokyo: 5+2", Given: ruleGame(3) + "row heal ? ?; place p1 city; turn p1 buy; set p1.energy 3; set p1.hearts 5", Play: "buy 1; reveal ?",
			Want: "p1.hearts=7 p1.energy=0"},
		{Rule: "5.4.3", Name: "10 at most: 9 and three dice", Given: ruleDice(3, "hhh112") + "set p1.hearts 9", Play: "resolve hearts", Want: "p1.hearts=10 p1.max=10"},
		{Rule: "5.4.3", Name: "for cards too: 9 and heal", Given: ruleShop(3, "heal ? ?", 3) + "set p1.hearts 9", Play: "buy 1; reveal ?", Want: "p1.hearts=10"},
		{Rule: "5.4.3", Name: "12 with even-bigger: 11 and three dice", Given: ruleDice(3, "hhh112") + "card p1 even-bigger; set p1.hearts 11", Play: "resolve hearts",
			Want: "p1.hearts=12 p1.max=12"},
		{Rule: "5.4.3", Name: "even-bigger bought at 10: 10+2", Given: ruleShop(3, "even-bigger ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=12 p1.max=12 p2.max=10"},
		{Rule: "5.4.3", Name: "12 is the highest, even twice over", Given: ruleGame(3) + "card p1 even-bigger; card p1 mimic; copy mimic even-bigger", Want: "p1.max=12"},
		{Rule: "5.4.4", Name: "a heart die for a Poison token, the other one heals: 8+1", Given: ruleDice(3, "hh1123") + "set p1.hearts 8; set p1.poison 2",
			Play: "resolve hearts; answer 1", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "5.4.4", Name: "instead: both dice, no heart", Given: ruleDice(3, "hh1123") + "set p1.hearts 8; set p1.poison 2", Play: "resolve hearts; answer 2", Want: "p1.hearts=8 p1.poison=0"},
		{Rule: "5.4.4", Name: "it may: none", Given: ruleDice(3, "hh1123") + "set p1.hearts 8; set p1.poison 2", Play: "resolve hearts; answer 0", Want: "p1.hearts=10 p1.poison=2"},
		{Rule: "5.4.4", Name: "no more tokens than heart dice", Given: ruleDice(3, "hh1123") + "set p1.poison 3", Play: "resolve hearts; answer 3", Refused: "tokyo.number-range",
			Want: "question=poison-dice asks=p1 answers=0,1,2"},
		{Rule: "5.4.4", Name: "no more dice than tokens", Given: ruleDice(3, "hhh112") + "set p1.poison 1", Play: "resolve hearts", Want: "answers=0,1"},
		{Rule: "5.4.4", Name: "a Shrink token: five dice, then six again", Given: ruleGame(3) + "set p1.shrink 1; set p1.hearts 8", Play: "roll hh112; resolve hearts; answer 1",
			Want: "p1.hearts=9 p1.shrink=0 p1.dice=6"},
		{Rule: "5.4.4", Name: "one of each and one heart: 7+1", Given: ruleDice(3, "hhh112") + "set p1.poison 1; set p1.shrink 1; set p1.hearts 7", Play: "resolve hearts; answer 1; answer 1",
			Want: "p1.poison=0 p1.shrink=0 p1.hearts=8"},
		{Rule: "5.4.4", Name: "not in Tokyo", Given: ruleDice(3, "hh1123") + "set p1.poison 2; set p1.shrink 1; place p1 city", Play: "resolve hearts",
			Want: "question= p1.poison=2 p1.shrink=1"},
		{Rule: "5.4.4", Name: "only one's own", Given: ruleDice(3, "hh1123") + "set p2.poison 2; set p1.hearts 8", Play: "resolve hearts", Want: "question= p2.poison=2 p1.hearts=10"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "5.4.3", Name: "12 by a card and a tile together", Given: ruleDark(3) + "card p1 even-bigger; card p1 tile-full-regeneration", Want: "p1.max=12"},
		{Rule: "5.4.3", Name: "or after zombify", Given: ruleDark(3) + "zombie p1 yes; card p1 even-bigger", Want: "p1.max=12"},
	})
}
