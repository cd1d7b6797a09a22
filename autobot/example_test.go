package autobot_test

import (
	"fmt"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// After its first roll Autobot, which misses one heart, keeps the claw, one of the two hearts and the
// fame: there is more fame than destruction. It rolls the other two dice again.
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

// With as much fame as destruction the marker closer to Autobot decides. Where the markers are level
// too, Autobot asks, and Tie is the player's answer.
func ExampleSymbol() {
	dice, _ := duel.Faces.Parse("ceffdd")
	for _, at := range []duel.Situation{
		{Dice: dice, Roll: 1, Fame: 0, Destruction: -2},
		{Dice: dice, Roll: 1},
		{Dice: dice, Roll: 1, Tie: duel.FameSymbol},
	} {
		symbol, ask := autobot.Symbol(&at)
		fmt.Printf("symbol %q, ask %v\n", symbol, ask)
	}
	// Output:
	// symbol "destruction", ask false
	// symbol "", ask true
	// symbol "fame", ask false
}

// A plan tells what the dice that lie there will do, before anything is done. Here the player's
// armor-plating stops the claw, which therefore brings Autobot energy as the useless die that it is.
func ExamplePlanRoll() {
	cards, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		panic(err)
	}
	r := autobot.NewRules(cards.Duel())
	table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"card you armor-plating; turn rival resolve; dice cfffee")
	if err != nil {
		panic(err)
	}
	plan, err := autobot.PlanRoll(r, table.State)
	if err != nil {
		panic(err)
	}
	for _, step := range plan.Steps {
		switch step.Verb {
		case duel.StepPull:
			fmt.Printf("%s %s marker: from %s to %s\n", step.Rule, step.Track, step.From, step.At)
		case duel.StepUseless:
			fmt.Println(step.Rule, "useless dice:", step.N)
		case duel.StepEnergy:
			fmt.Println(step.Rule, "energy:", step.N)
		}
	}
	// Output:
	// A4 fame marker: from 0 to -1
	// A5 useless dice: 1
	// A4 energy: 3
}
