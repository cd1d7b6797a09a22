package tracker_test

import (
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/tracker"
)

// BenchmarkOpen1000 opens and closes the file of a game of a thousand events and
// answers, checkpoints apart. It should stay under 10 ms.
func BenchmarkOpen1000(b *testing.B) {
	r := dueltest.Rules(b)
	lines := record(b, r, 1, 1000)
	path := write(b, lines)
	b.ReportAllocs()
	for b.Loop() {
		closeFile(b, open(b, r, path).File)
	}
	b.ReportMetric(float64(len(lines)), "lines")
}

// BenchmarkDo does one line of a game: the events and answers of the same game
// over and over, each written to the file.
func BenchmarkDo(b *testing.B) {
	r := dueltest.Rules(b)
	var setup, lines []string
	for _, l := range record(b, r, 1, 300) {
		switch verb, _, _ := strings.Cut(l, " "); {
		case len(lines) == 0 && verb != "roll" && verb != "tokens":
			setup = append(setup, l)
		case verb != "table":
			lines = append(lines, l)
		}
	}
	file, err := tracker.Create(filepath.Join(b.TempDir(), "bench.kot"), setup)
	if err != nil {
		b.Fatal(err)
	}
	defer closeFile(b, file)
	start := newGame(b, r, setup, nil)
	var g duelGame
	i := 0
	for b.Loop() {
		if i%len(lines) == 0 {
			g = *start
			g.Attach(file)
		}
		if err := g.DoLine(lines[i%len(lines)]); err != nil {
			b.Fatal(err)
		}
		i++
	}
}
