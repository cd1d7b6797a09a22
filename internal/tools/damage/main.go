// Command damage damages saved games and says what kot makes of them: one wrong byte, of all
// bytes and all values, in three games of each box; and damage of 14 kinds with its repair. It
// ends with status 1 where more is lost than the turn that was hit, where damage is not said,
// or where a note is not true. docs/developers/measured.txt has its output.
//
//	go run ./internal/tools/damage -bytes 1000000 -tries 10000 -seed 1
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/duel"
)

func main() {
	draws := flag.Int("bytes", 1_000_000, "wrong bytes drawn")
	tries := flag.Int("tries", 10_000, "damage of the 14 kinds")
	seed := flag.Uint64("seed", 1, "seed of games and draws")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "files opened at once; the result is the same")
	flag.Parse()
	bad, err := run(*draws, *tries, *seed, *workers)
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "damage:", err)
		os.Exit(2)
	case bad:
		os.Exit(1)
	}
}

// run does both and prints a table of each. bad says whether anything is as it must not be.
func run(draws, tries int, seed uint64, workers int) (bad bool, err error) {
	folder, err := os.MkdirTemp("", "damage")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(folder)
	games, err := saved(folder, seed)
	if err != nil {
		return false, err
	}
	desk := boxes.On(&duelbox.Desk{Desk: &companion.Desk{}}).Desk
	fmt.Printf("seed %d\n\n", seed)
	for _, g := range games {
		fmt.Printf("%s: %d lines, %d bytes\n", g.name, len(g.lines), len(g.text))
	}
	fmt.Println()
	if draws > 0 {
		f := oneByte(games, desk, folder, draws, seed, workers)
		f.print()
		bad = f.bad()
	}
	if tries > 0 {
		bad = damages(games, folder, tries, seed, workers) || bad
	}
	return bad, nil
}
