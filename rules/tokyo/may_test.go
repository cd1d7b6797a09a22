package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestMay: what can happen next, for the keys and for random games.
func TestMay(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "4.1", Name: "a roll", Given: ct3, Play: "turn p1 roll",
			Want: "may=roll:6"},
		{Rule: "4.2", Name: "6+1-2 dice", Given: ct3, Play: "turn p1 roll; card p1 extra-head; set p1.shrink 2",
			Want: "may=roll:5"},
		{Rule: "4.1", Name: "every card of use", Given: ct3, Play: "turn p1 roll; card p1 smoke-cloud; card p1 energy-drink; card p1 rapid-healing; card p1 wings; set p1.energy 2; set p1.hearts 9",
			Want: "may=roll:6,use:p1:smoke-cloud,use:p1:energy-drink,use:p1:rapid-healing,use:p1:wings"},
		{Rule: "4.1", Name: "without tokens or energy for more than one", Given: ct3, Play: "turn p1 roll; card p1 smoke-cloud; charge smoke-cloud 0; card p1 energy-drink; card p1 rapid-healing; card p1 wings; set p1.energy 1",
			Want: "may=roll:6,use:p1:energy-drink"},
		{Rule: "4.1", Name: "in another's turn hearts and wings alone", Given: ct3, Play: "turn p1 roll; card p2 smoke-cloud; card p2 energy-drink; card p2 rapid-healing; card p2 wings; set p2.energy 2; set p2.hearts 3",
			Want: "may=roll:6,use:p2:rapid-healing,use:p2:wings"},
		{Rule: "wings", Name: "not twice in a turn", Given: ct3, Play: "turn p1 roll; card p2 wings; set p2.energy 4; use p2 wings",
			Want: "may=roll:6"},
		{Rule: "rapid-healing", Name: "too dear", Given: ct3, Play: "turn p1 roll; card p2 rapid-healing; set p2.energy 1; set p2.hearts 3",
			Want: "may=roll:6"},
		{Rule: "5.0", Name: "every group", Given: ct3, Play: "turn p1 resolve; dice 112hec",
			Want: "may=resolve,resolve:numbers,resolve:hearts,resolve:energy,resolve:smashes"},
		{Rule: "5.0", Name: "what is left", Given: ct3, Play: "turn p1 resolve; dice 112hec; resolve numbers; resolve hearts",
			Want: "may=resolve,resolve:energy,resolve:smashes"},
		{Rule: "5.0", Name: "nothing is left", Given: ct3, Play: "turn p1 resolve; dice 111222; resolve numbers",
			Want: "may=resolve"},
		{Rule: "10.1", Name: "5 energy", Given: ct3, Play: "turn p1 buy; row wings jets heal; set p1.energy 5",
			Want: "may=buy:2,buy:3,sweep,pass"},
		{Rule: "10.1", Name: "1 energy", Given: ct3, Play: "turn p1 buy; row wings jets heal; set p1.energy 1",
			Want: "may=pass"},
		{Rule: "10.1", Name: "cards with a name", Given: ct3, Play: "turn p1 buy; row wings ? -; set p1.energy 6",
			Want: "may=buy:1,sweep,pass"},
		{Rule: "parasitic-tentacles", Name: "of two copies it says whose; its own card is none", Given: ct3, Play: "turn p1 buy; row - - -; set p1.energy 9; card p1 parasitic-tentacles; card p2 wings; card p2 extra-head; card p3 extra-head; card p1 jets",
			Want: "may=sweep,take:extra-head:p2,take:extra-head:p3,take:wings,pass"},
		{Rule: "parasitic-tentacles", Name: "two copies before one are alike", Given: ct3, Play: "turn p1 buy; row - - -; set p1.energy 9; card p1 parasitic-tentacles; card p2 extra-head; card p2 extra-head",
			Want: "may=sweep,take:extra-head,pass"},
		{Rule: "parasitic-tentacles", Name: "what it can pay", Given: ct3, Play: "turn p1 buy; row - - -; set p1.energy 5; card p1 parasitic-tentacles; card p2 wings; card p3 jets",
			Want: "may=sweep,take:jets,pass"},
		{Rule: "made-in-a-lab", Name: "the row beside it", Given: ct3, Play: "turn p1 buy; card p1 made-in-a-lab; row jets ? ?; set p1.energy 5",
			Want: "may=buy:1,sweep,pass"},
		{Rule: "11.1", Name: "nothing after the end", Given: ct3, Play: "concede p1; concede p2",
			Want: "may="},
		{Rule: "mimic", Name: "the question first", Given: ct3, Play: "card p1 mimic; copy mimic jets; card p2 jets; card p3 wings; set p1.energy 1; turn p1 start",
			Want: "may="},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "hibernation", Name: "it may wake", Given: cd3, Play: "turn p1 roll; card p1 hibernation",
			Want: "may=roll:6,use:p1:hibernation"},
		{Rule: "hibernation", Name: "asleep it buys nothing", Given: cd3, Play: "turn p1 buy; card p1 hibernation; set p1.energy 9; row jets ? ?",
			Want: "may=pass,use:p1:hibernation"},
		{Rule: "hibernation", Name: "bought outside", Given: cd3, Play: "turn p1 buy; set p1.energy 9; row hibernation ? ?",
			Want: "may=buy:1,sweep,pass"},
		{Rule: "hibernation", Name: "not in Tokyo", Given: cd3, Play: "turn p1 buy; set p1.energy 9; row hibernation ? ?; place p1 city",
			Want: "may=sweep,pass"},
	})
}
