package tracker_test

import (
	"fmt"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// lines is a game file in memory.
type lines []string

// Append implements tracker.Appender.
func (l *lines) Append(more ...string) error {
	*l = append(*l, more...)
	return nil
}

// A log in memory: a line is appended and taken back.
func Example() {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		panic(err)
	}
	var file lines
	game := tracker.New(duel.Log{Rules: autobot.NewRules(lib.Duel())}, &file)
	for _, line := range []string{"kot 1 duel two", "side you gigazaur", "side rival alienoid", "start you", "roll ccffe"} {
		if err := game.DoLine(line); err != nil {
			panic(err)
		}
	}
	fmt.Printf("dice: %q\n", duel.SortedDice(game.Table().State.Turn.Dice))
	if _, err := game.Undo(); err != nil {
		panic(err)
	}
	fmt.Printf("dice: %q\n", duel.SortedDice(game.Table().State.Turn.Dice))
	fmt.Println(file[len(file)-2:])
	// Output:
	// dice: "cceff"
	// dice: ""
	// [roll ccffe undo]
}
