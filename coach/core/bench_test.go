package core

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
)

// BenchmarkBackward is one turn of the human's for a whole group (four positions).
func BenchmarkBackward(b *testing.B) {
	for _, k := range []struct {
		name string
		p    Power
		dice int
	}{{"none", NoPower, 6}, {"alienoid", Alienoid, 6}, {"gigazaur", Gigazaur, 6}, {"meka", Meka, 6}, {"penguin 8", Penguin, 8}} {
		c := newCourse(k.p, k.dice, k.p.caps(0))
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
				b.ReportAllocs()
				var s *solver
				for b.Loop() {
					s = newSolver(context.Background(), k.m, Options{Workers: workers})
					if err := s.solve(nil); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(s.rounds), "rounds")
				b.ReportMetric(float64(s.products), "products")
				b.ReportMetric(s.residual, "residual")
			})
		}
	}
}
