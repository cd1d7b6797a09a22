// Package solve computes the tables of package coach/core: the win probability of every position of the solo game
// without cards. It takes hours; players never run it.
package solve

import (
	"math"
	"sync"
	"sync/atomic"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// settled is the largest change of a value in the last sweep. In the end each sweep roughly halves
// the remaining change, so this is also how exact the values are.
const settled = 1e-12

// Solve solves a matchup with a number of goroutines. It returns an error if the matchup is not
// valid.
//
// It is value iteration: at first nobody wins, and each sweep sets every value to that of the best
// turn, given the values before. After n sweeps, a value is the chance to win within n turns, so it
// can only grow. Each sweep reads only the values of the sweep before, so that neither their order
// nor the number of goroutines changes a single bit.
func Solve(m core.Matchup, workers int) (*core.Table, error) {
	t, err := core.NewTable(m, nil)
	if err != nil {
		return nil, err
	}
	for {
		values, moved := sweep(t, workers)
		next, err := core.NewTable(t.Matchup(), values)
		if err != nil || moved <= settled {
			return next, err
		}
		t = next
	}
}

// sweep returns the values of the best turns, given the values of a table, and the largest change
// of a value.
func sweep(t *core.Table, workers int) (values []float64, moved float64) {
	old := t.Values()
	values = make([]float64, len(old))
	var taken atomic.Int64
	var all sync.WaitGroup
	for range max(1, workers) {
		all.Go(func() {
			turn := NewTurn(t)
			for first := int(taken.Add(piece) - piece); first < len(old); first = int(taken.Add(piece) - piece) {
				for i := first; i < min(first+piece, len(old)); i++ {
					_, values[i] = turn.Tokens(t.Position(i), core.UsualDice)
				}
			}
		})
	}
	all.Wait()
	for i := range old {
		moved = max(moved, math.Abs(values[i]-old[i]))
	}
	return values, moved
}

// piece is how many positions a goroutine takes at a time.
const piece = 256

// Start returns the player's win probability before the first turn, with S3's energy and S4's five
// dice (fullDice: the option first-dice you, Autobot's first turn has six). The player's own energy
// buys nothing here.
func Start(t *core.Table, first duel.Side, fullDice bool) float64 {
	p := core.Position{Hearts: t.Matchup().Hearts, Turn: first}
	switch {
	case first == duel.You:
		p.Energy = 1
		turn := NewTurn(t)
		turn.Begin(p, core.UsualDice-1)
		return turn.Win()
	case fullDice:
		return t.Win(p)
	}
	return t.FirstAutobotTurn(&p)
}
