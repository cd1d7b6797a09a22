//go:build unix

// Command latency measures how fast the dashboard is: it builds kot, runs it in a
// pseudo-terminal on a game in progress, and times how long a frame takes to be
// complete after the start and after each key. It prints the table of
// docs/developers/measured.txt:
//
//	go run ./internal/tools/latency
//
// With -beside PROGRAM another kot, an older one, is measured by turns with this one.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// game is the game in progress: three turns, with a token on the board, and
// Autobot's six dice to be typed next.
const game = `kot 1 duel solo
side you gigazaur Anna
side rival meka-dragon
start you
row seismic-test monumental photoshoot
roll eeeff
stop
resolve
buy 3
reveal ?
answer fame 2
pass
roll ccffdd
roll ec
roll d
resolve
roll eefffp
stop
resolve
pass
`

func main() {
	starts := flag.Int("starts", 60, "how often the program is started")
	keys := flag.Int("keys", 600, "how many keys are typed")
	saved := flag.String("game", "", "a saved game to go on with, where six dice are to be typed")
	beside := flag.String("beside", "", "another kot, to be measured by turns with this one")
	flag.Parse()
	if err := measure(*starts, *keys, *saved, *beside); err != nil {
		fmt.Fprintln(os.Stderr, "latency:", err)
		os.Exit(1)
	}
}

// measure builds the program, measures it at each size, with another one by turns if one
// is named, and prints the table.
func measure(starts, keys int, saved, beside string) error {
	dir, err := os.MkdirTemp("", "latency")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	lines := []byte(game)
	if saved != "" {
		if lines, err = os.ReadFile(saved); err != nil {
			return err
		}
	}
	kot := filepath.Join(dir, "kot")
	build := exec.Command("go", "build", "-o", kot, "kingoftokyo/cmd/kot")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return err
	}
	programs := []string{kot}
	if beside != "" {
		programs = append(programs, beside)
	}
	var columns []column
	for _, size := range []size{{80, 24}, {120, 40}} {
		var players []player
		for i, program := range programs {
			home := filepath.Join(dir, fmt.Sprintf("%v-%d", size, i))
			if err := os.MkdirAll(filepath.Join(home, "games"), 0o755); err != nil {
				return err
			}
			path := filepath.Join(home, "games", "2026-01-02-gigazaur-meka-dragon.kot")
			players = append(players, player{kot: program, home: home, path: path, size: size, game: lines})
		}
		measured, err := measureAt(players, starts, keys)
		if err != nil {
			return fmt.Errorf("%v: %w", size, err)
		}
		for i := range measured {
			measured[i].head = size.String()
			if i > 0 {
				measured[i].head += ", beside"
			}
		}
		columns = append(columns, measured...)
	}
	table(columns)
	return nil
}

// column is what was measured of one program at one size.
type column struct {
	head                   string
	start                  []time.Duration
	letter, done, back     []time.Duration
	startWork, keyWork     []time.Duration // processor time: of a start and its end, of a key
	letterSent, doneSent   int             // bytes of all such keys
	firstSent, memory, top int             // bytes of the first frame, kB after the keys, kB at most
}

// table prints the columns as a table.
func table(columns []column) {
	row := func(what string, cell func(*column) string) {
		fmt.Printf("| %s |", what)
		for i := range columns {
			fmt.Printf(" %s |", cell(&columns[i]))
		}
		fmt.Println()
	}
	row("median (95 of 100 below)", func(c *column) string { return c.head })
	fmt.Println("|---" + strings.Repeat("|---", len(columns)) + "|")
	row("start to first frame", func(c *column) string { return spread(c.start) })
	row("letter to frame", func(c *column) string { return spread(c.letter) })
	row("last letter of a roll to advice", func(c *column) string { return spread(c.done) })
	row("Backspace to frame", func(c *column) string { return spread(c.back) })
	row("processor time of a start", func(c *column) string { return spread(c.startWork) })
	row("processor time of a key", func(c *column) string { return spread(c.keyWork) })
	row("bytes a letter", func(c *column) string { return fmt.Sprint(c.letterSent / max(1, len(c.letter))) })
	row("bytes a last letter", func(c *column) string { return fmt.Sprint(c.doneSent / max(1, len(c.done))) })
	row("bytes of the first frame", func(c *column) string { return fmt.Sprint(c.firstSent) })
	if columns[0].top > 0 {
		row("memory after the keys, at most", func(c *column) string {
			return fmt.Sprintf("%.0f MB, %.0f MB", float64(c.memory)/1024, float64(c.top)/1024)
		})
	}
}

// spread is the median of some times, and what 95 of 100 stay under.
func spread(d []time.Duration) string {
	if len(d) == 0 {
		return "-"
	}
	slices.Sort(d)
	ms := func(d time.Duration) string { return fmt.Sprintf("%.2f ms", float64(d.Microseconds())/1000) }
	return ms(d[len(d)/2]) + " (" + ms(d[len(d)*95/100]) + ")"
}
