package autobot_test

import (
	"fmt"

	"kingoftokyo/autobot"
	"kingoftokyo/rules/duel"
)

// After its first roll, Autobot, which lacks one heart, keeps the claw, one of the two hearts, and
// the fame, because there is more fame than destruction. It rerolls the other two dice.
func Example() {
	dice, _ := duel.Faces.Parse("chhffd")
	at := duel.Situation{Dice: dice, Roll: 1, Deficit: 1, Fame: 2, Destruction: -4}
	d := autobot.Decide(&at)
	fmt.Printf("keeps %s, rerolls %s, collects %s\n", duel.Faces.Format(d.Keep), duel.Faces.Format(d.Reroll), d.Chosen)
	for _, why := range autobot.Explain(&at) {
		fmt.Println(why.Rule, why.Key)
	}
	// Output:
	// keeps chff, rerolls hd, collects fame
	// A1 why-claws
	// A1 why-hearts-some
	// A2 why-fame-more
	// A1 why-rerolls-destruction
}

// With as much fame as destruction, the marker closer to Autobot decides. If the markers are level
// too, Autobot asks, and Tie is the player's answer.
func ExampleSymbol() {
	dice, _ := duel.Faces.Parse("ceffdd")
	for _, at := range []duel.Situation{
		{Dice: dice, Roll: 1, Fame: 0, Destruction: -2},
		{Dice: dice, Roll: 1},
		{Dice: dice, Roll: 1, Tie: duel.FameSymbol},
	} {
		symbol, ask, _ := autobot.Symbol(&at)
		fmt.Printf("symbol %q, ask %v\n", symbol, ask)
	}
	// Output:
	// symbol "destruction", ask false
	// symbol "", ask true
	// symbol "fame", ask false
}
