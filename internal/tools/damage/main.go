// Command damage damages saved games of each box in 14 ways, and counts what kot loses. It ends with status 1 if kot
// loses more than the turns that were hit, does not report a damage, refuses a game whose set-up is whole, or saves a
// file that does not open at the same table. docs/developers/measured.txt has its output.
//
//	go run ./internal/tools/damage -tries 10000 -bytes 10000 -seed 1
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
)

func main() {
	tries := flag.Int("tries", 10_000, "damages of all kinds together")
	bytes := flag.Int("bytes", 10_000, "further wrong bytes")
	seed := flag.Uint64("seed", 1, "seed of games and damages")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "files opened at once; the result is the same")
	flag.Parse()
	bad, err := run(*tries, *bytes, *seed, *workers)
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "damage:", err)
		os.Exit(2)
	case bad:
		os.Exit(1)
	}
}

// run damages games and prints a table. bad says whether kot broke a promise.
func run(tries, bytes int, seed uint64, workers int) (bad bool, err error) {
	folder, err := os.MkdirTemp("", "damage")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(folder)
	games, err := saved(folder, seed)
	if err != nil {
		return false, err
	}
	fmt.Printf("seed %d\n\n", seed)
	for _, g := range games {
		fmt.Printf("%s: %d lines, %d bytes\n", g.name, len(g.lines), len(g.text))
	}
	fmt.Println("\n| damage | tries | nothing lost | less than a turn | whole turns | set-up refused | promises broken |\n|---|---|---|---|---|---|---|")
	each := (tries + len(kinds) - 1) / len(kinds)
	for i, k := range kinds {
		n := each
		if i == 0 {
			n += bytes
		}
		t := k.count(games, folder, n, seed+uint64(i), workers)
		fmt.Printf("| %s | %d | %d | %d | %d | %d | %d |\n", k.name, t.tries, t.whole, t.part, t.turns, t.refused, len(t.broken))
		for _, s := range t.broken[:min(5, len(t.broken))] {
			fmt.Fprintln(os.Stderr, s)
		}
		bad = bad || len(t.broken) > 0
	}
	return bad, nil
}
