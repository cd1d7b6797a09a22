package core

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"testing"

	"kingoftokyo/rules"
)

// BenchmarkBackward is one turn of the human's for a whole group (four positions).
func BenchmarkBackward(b *testing.B) {
	for _, k := range []struct {
		name string
		p    Power
		dice int
	}{{"none", NoPower, 6}, {"alienoid", Alienoid, 6}, {"gigazaur", Gigazaur, 6}, {"meka", Meka, 6}, {"penguin 8", Penguin, 8}} {
		c := newTurnLattice(k.p, k.dice, k.p.caps(0))
		s := newScratch(c)
		rnd := rand.New(rand.NewPCG(1, 2))
		for i := range s.out {
			for e := range s.out[i] {
				s.out[i][e] = rnd.Float64()
			}
		}
		b.Run(k.name, func(b *testing.B) {
			for b.Loop() {
				c.back(s, false)
			}
		})
		b.Run(k.name+" tagged", func(b *testing.B) {
			for b.Loop() {
				c.back(s, true)
			}
		})
	}
}

// BenchmarkSolve solves whole matchups of the box: monsters against 14 hearts.
func BenchmarkSolve(b *testing.B) {
	for _, k := range []struct {
		name string
		m    Matchup
	}{
		{"the-king", Matchup{NoPower, [2]int8{15, 14}, false}},
		{"the-king hard", Matchup{NoPower, [2]int8{15, 14}, true}},
		{"alienoid", Matchup{Alienoid, [2]int8{14, 15}, false}},
		{"gigazaur", Matchup{Gigazaur, [2]int8{14, 15}, false}},
		{"meka-dragon", Matchup{Meka, [2]int8{12, 15}, false}},
		{"space-penguin", Matchup{Penguin, [2]int8{13, 15}, false}},
	} {
		for workers := 1; workers <= 2; workers++ {
			b.Run(fmt.Sprintf("%s/workers=%d", k.name, workers), func(b *testing.B) {
				var s *solver
				var memory runtime.MemStats
				runtime.GC()
				debug.FreeOSMemory()
				runtime.ReadMemStats(&memory)
				before := memory.HeapInuse
				for b.Loop() {
					s = newSolver(k.m, workers)
					s.solve()
				}
				runtime.ReadMemStats(&memory) // the solver frees nothing on its way: this is the peak
				b.ReportMetric(float64(memory.HeapInuse-before)/1e6, "MB")
				b.ReportMetric(float64(s.rounds), "rounds")
				b.ReportMetric(float64(s.products), "products")
				b.ReportMetric(s.residual*1e12, "residual-e12")
			})
		}
	}
}

// BenchmarkKeeps is advice from a finished table: a whole turn worked out, and the keeps
// of one roll ranked.
func BenchmarkKeeps(b *testing.B) {
	for _, k := range []struct {
		name string
		p    Power
		dice rules.Roll
	}{
		{"none 6", NoPower, rules.Roll{1, 1, 1, 1, 1, 1}},
		{"gigazaur 6", Gigazaur, rules.Roll{1, 1, 1, 1, 1, 1}},
		{"gigazaur 8", Gigazaur, rules.Roll{2, 2, 1, 1, 1, 1}},
		{"penguin 8", Penguin, rules.Roll{2, 2, 1, 1, 1, 1}},
	} {
		b.Run(k.name, func(b *testing.B) {
			table := noise(Matchup{Power: k.p, Hearts: [2]int8{12, 12}}, 1)
			turn, buf := NewTurn(table), make([]Keep, 0, MaxKeeps)
			p := Position{Hearts: [2]int8{7, 6}, Fame: 2, Destruction: -1, Energy: 1}
			b.ReportAllocs()
			for b.Loop() {
				turn.Begin(p, k.dice.Total())
				buf = turn.Keeps(k.dice, 2, buf[:0])
			}
		})
	}
}
