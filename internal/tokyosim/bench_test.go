package tokyosim_test

import (
	"testing"

	"kingoftokyo/internal/tokyosim"
)

// BenchmarkGames plays whole random games of four Monsters; a second has 1e9/ns of them.
func BenchmarkGames(b *testing.B) {
	for _, r := range boxes(b) {
		b.Run(r.Edition.String(), func(b *testing.B) {
			b.ReportAllocs()
			p, turns := tokyosim.New(r, 1), 0
			for i := range b.N {
				s, _ := p.Game(setup(r, 4, uint64(i)))
				turns += int(s.Turn.Number)
			}
			b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
		})
	}
}
