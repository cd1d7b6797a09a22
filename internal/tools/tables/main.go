// Command tables solves the game without cards for every matchup and writes the tables that are part of the program.
// `go generate ./coach/tables` runs it, in three to four hours on one core.
//
//	go run ./internal/tools/tables --check               # do the tables in the repository match?
//	go run ./internal/tools/tables --check --only space
//
// The number of workers doesn't change the result.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/tables"
	"kingoftokyo/internal/solve"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

func main() {
	out := flag.String("out", "coach/tables/data", "folder the tables are written to")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "goroutines that solve one")
	check := flag.Bool("check", false, "write nothing; count how far the tables that travel are off, "+
		"and end with 1 if by more than a grain")
	only := flag.String("only", "", "only the tables whose names begin so")
	flag.Parse()
	off := false
	for _, m := range tools.Tables(tools.Rules()) {
		if !strings.HasPrefix(tables.Name(m), *only) {
			continue
		}
		t, err := solve.Solve(m, *workers)
		tools.Must(err)
		if *check {
			d := compare(t)
			fmt.Printf("%s: %v\n", tables.Name(m), d)
			off = off || d.more > 0 || d.start > mostStart
			continue
		}
		packed := solve.Encode(t)
		tools.Must(os.WriteFile(filepath.Join(*out, tables.Name(m)), packed, 0o644))
		fmt.Printf("%s: %d bytes\n", tables.Name(m), len(packed))
	}
	if off {
		os.Exit(1)
	}
}

// difference is how far tables are from the stored ones.
type difference struct {
	values    int     // how many there are
	one, more int     // off by a grain, and by more than one
	start     float64 // the largest error of a value before the first roll
}

// mostStart is how far a value before the first roll may be off. The stored tables were solved by
// another method until nothing was off by 1e-9.
const mostStart = 1e-9

func (d difference) String() string {
	return fmt.Sprintf("%d of %d values are off by a grain, %d by more; starts by %.1g", d.one, d.values, d.more, d.start)
}

// compare compares a table with the stored one.
func compare(t *core.Table) difference {
	old, ok := tables.Of(t.Matchup())
	if !ok {
		return difference{more: len(t.Values())}
	}
	d := difference{values: len(t.Values())}
	for i, x := range old.Values() {
		switch a, b := solve.Grain(x), solve.Grain(t.Values()[i]); max(a, b) - min(a, b) {
		case 0:
		case 1:
			d.one++
		default:
			d.more++
		}
	}
	for _, full := range []bool{false, true} {
		for side := duel.You; side <= duel.Rival; side++ {
			start, _ := tables.Start(t.Matchup(), side, full)
			d.start = max(d.start, math.Abs(solve.Start(t, side, full)-start))
		}
	}
	return d
}
