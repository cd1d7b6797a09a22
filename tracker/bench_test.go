package tracker_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/tracker"
)

// BenchmarkOpen1000 opens and closes the file of a game with a thousand events and
// answers, not counting checkpoints. It should stay under 10 ms.
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

// BenchmarkDo plays one line of a game: the same game's events and answers over and over, each written to a file,
// which is started again with the game, or to none. It measures lines within a turn separately from those that
// end one, which wait for the disk.
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
	start := newGame(b, r, setup, nil)
	for _, written := range []bool{false, true} {
		b.Run(map[bool]string{false: "no file", true: "file"}[written], func(b *testing.B) {
			var g duelGame
			var file *tracker.File
			var took [2]time.Duration // within a turn, and at its end
			var times [2]int
			for i := 0; b.Loop(); i++ {
				if i%len(lines) == 0 {
					b.StopTimer()
					g = *start
					if written {
						if file != nil {
							closeFile(b, file)
						}
						var err error
						if file, err = tracker.Create(filepath.Join(b.TempDir(), "bench.kot"), setup); err != nil {
							b.Fatal(err)
						}
						g.Attach(file)
					}
					b.StartTimer()
				}
				turn, at, ends := g.Table().State.Turn.Number, time.Now(), 0
				if err := g.DoLine(lines[i%len(lines)]); err != nil {
					b.Fatal(err)
				}
				if g.Table().State.Turn.Number != turn {
					ends = 1
				}
				took[ends] += time.Since(at)
				times[ends]++
			}
			for i, unit := range []string{"ns/in-turn", "ns/turn-end"} {
				b.ReportMetric(float64(took[i].Nanoseconds())/float64(max(1, times[i])), unit)
			}
			if file != nil {
				closeFile(b, file)
			}
		})
	}
}
