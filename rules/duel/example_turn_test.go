package duel_test

import (
	"fmt"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// A turn as players write it down, and the resulting table.
func Example_turn() {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		panic(err)
	}
	game := tracker.New(duel.Log{Rules: autobot.NewRules(lib.Duel())}, nil)
	for _, line := range []string{
		"kot 1 duel solo", "side you gigazaur", "side rival meka-dragon", "start you", "row frenzy photoshoot acid-attack",
		"roll cceff", "keep ccff", "roll f", "stop", "resolve fame", "resolve", "pass",
	} {
		if err := game.DoLine(line); err != nil {
			panic(err)
		}
	}
	s := &game.Table().State
	for side, m := range s.Sides {
		fmt.Printf("%s: %d hearts, %d energy\n", duel.Side(side), m.Hearts, m.Energy)
	}
	fmt.Printf("fame %s, destruction %s\n", s.Marker[duel.FameTrack], s.Marker[duel.DestructionTrack])
	fmt.Printf("turn %d: %s\n", s.Turn.Number, s.Turn.Active)
	// Output:
	// you: 14 hearts, 1 energy
	// rival: 10 hearts, 1 energy
	// fame 1, destruction 0
	// turn 2: rival
}
