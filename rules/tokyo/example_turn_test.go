package tokyo_test

import (
	"fmt"

	"kingoftokyo"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// A turn as players write it down, and the resulting table.
func Example_turn() {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		panic(err)
	}
	boxes, err := lib.Tokyo()
	if err != nil {
		panic(err)
	}
	game := tracker.New(tokyo.Log{Rules: tokyo.New(boxes[tokyo.Base])}, nil)
	for _, line := range []string{
		"kot 1 tokyo", "player p1 alienoid Ann", "player p2 the-king Bob", "first p1", "row jets heal tank",
		"roll 111eee", "resolve", "buy heal", "reveal wings", "pass",
	} {
		if err := game.DoLine(line); err != nil {
			panic(err)
		}
	}
	now := game.Table()
	for seat := range tokyo.Seat(now.State.Players) {
		m := &now.State.Seats[seat]
		fmt.Printf("%s: %d hearts, %d points, %d energy, %s\n", now.Setup.Names[seat], m.Hearts, m.Points, m.Energy, m.Place)
	}
	fmt.Printf("turn %d: %s\n", now.State.Turn.Number, now.Setup.Names[now.State.Turn.Active])
	// Output:
	// Ann: 10 hearts, 2 points, 0 energy, city
	// Bob: 10 hearts, 0 points, 0 energy, outside
	// turn 2: Bob
}
