package main

import (
	"fmt"
	"math"

	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// unnamed prints the estimates of tables at the start of the player's turn with an unnamed row and
// some energy, and how often they were won once the row had been dealt.
func (g *gates) unnamed(n, games int) {
	for _, energy := range []int16{3, 6, 8, 10} {
		said, off := make([]float64, n), make([]float64, n)
		g.each(n, func(i int, x *game) {
			if off[i] = math.NaN(); !x.hers(energy) {
				return
			}
			at := x.s
			won := 0.0
			for range games {
				x.s = at
				tools.Deal(g.rules, &x.s, x.rnd)
				for x.turn() {
				}
				won += tools.Won(&x.s)
			}
			x.s = at
			said[i] = x.win()
			off[i] = won/float64(games) - said[i]
		})
		var all, mean tools.Mean
		for i, d := range off {
			if !math.IsNaN(d) {
				all.Add(d)
				mean.Add(said[i])
			}
		}
		fmt.Printf("? ? ? with %d energy: %.0f tables of %d games, said %.1f %%, won more than that %s, the worst %.2f.\n",
			energy, all.N, games, 100*mean.Value(), all.Points(), 100*all.Most)
	}
}

// hers plays to the start of one of the player's turns, hides the row and sets the energy. It returns false if the game is decided before.
func (x *game) hers(energy int16) bool {
	for n := 1 + x.rnd.IntN(12); n > 0 || x.s.Autobot(); n-- {
		if !x.turn() {
			return false
		}
	}
	tools.HideRow(&x.s, 7)
	x.s.Sides[duel.You].Energy = energy
	return true
}
