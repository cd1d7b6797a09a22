package tokyo_test

import (
	"math/rand/v2"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// BenchmarkGames plays whole random games of four Monsters, at a rate of 1e9/ns per second.
func BenchmarkGames(b *testing.B) {
	for edition := range tokyo.Edition(tokyo.NumEditions) {
		b.Run(edition.String(), func(b *testing.B) {
			b.ReportAllocs()
			p, turns := player{tokyotest.Rules(b, edition), rand.New(rand.NewPCG(1, 0x70c0))}, 0
			for b.Loop() {
				set := tokyo.NewSetup(edition, []tokyo.MonsterID{0, 1, 2, 3}, nil, 0)
				s := p.play(&set)
				turns += int(s.Turn.Number)
			}
			b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
		})
	}
}
