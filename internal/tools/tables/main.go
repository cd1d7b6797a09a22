// Command tables solves every matchup of the box and writes the tables that travel with
// the program: `go generate ./coach/tables` runs it, some eleven minutes on one core.
// What it writes is the same to the last bit whatever the number of workers.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/tables"
	"kingoftokyo/internal/tools"
)

func main() {
	out := flag.String("out", "coach/tables/data", "folder the tables are written to")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "goroutines that solve one")
	flag.Parse()
	if err := solve(*out, *workers); err != nil {
		fmt.Fprintln(os.Stderr, "tables:", err)
		os.Exit(1)
	}
}

// solve writes the table of each matchup of the box.
func solve(out string, workers int) error {
	r, err := tools.Rules()
	if err != nil {
		return err
	}
	for _, m := range tools.Tables(r) {
		t, err := core.Solve(m, workers)
		if err != nil {
			return err
		}
		packed := t.Encode()
		if err := os.WriteFile(filepath.Join(out, tables.Name(m)), packed, 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %d bytes\n", tables.Name(m), len(packed))
	}
	return nil
}
