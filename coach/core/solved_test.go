package core_test

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules/duel"
)

// This file checks solved tables of few hearts (internal/solve) against the book, and against what
// must be true whatever the values are.

// small are solved matchups of few hearts, computed once.
var small = map[core.Matchup]func() *core.Table{}

func init() {
	for p := core.NoPower; p <= core.Penguin; p++ {
		for _, hard := range []bool{false, true} {
			m := core.Matchup{Power: p, Hearts: [2]int8{3, 2}, Hard: hard}
			if p == core.Penguin {
				m.Hearts = [2]int8{1, 2} // up to eight dice: it takes longest
			}
			small[m] = sync.OnceValue(func() *core.Table {
				table, err := solve.Solve(m, 2)
				if err != nil {
					panic(err)
				}
				return table
			})
		}
	}
}

// difficulties returns those in which a power is tried: one of them in turn, or both if tests may
// take minutes.
func difficulties(p core.Power) []bool {
	return []bool{p%2 == 0, p%2 == 1}[:often.Times(1, 2)]
}

// eachSmall runs a subtest on a small matchup of every power.
func eachSmall(t *testing.T, do func(t *testing.T, table *core.Table)) {
	t.Helper()
	for m, table := range small {
		if !slices.Contains(difficulties(m.Power), m.Hard) {
			continue
		}
		t.Run(fmt.Sprintf("%s %v hard %v", monsters[m.Power], m.Hearts, m.Hard), func(t *testing.T) { do(t, table()) })
	}
}

// tolerance is how far a solved value may be from what the book computes for its best turn.
const tolerance = 1e-11

// TestBellman checks that the values of solved matchups are, within the tolerance, what the book
// computes for one more turn, for both sides, and before the first turn (S3, S4).
func TestBellman(t *testing.T) {
	yours, its := 101*often.Times(3, 1), 151*often.Times(3, 1) // one position in this many is checked
	eachSmall(t, func(t *testing.T, table *core.Table) {
		b, n, worst := newBook(table.Matchup(), table.Win), 0, 0.0
		every := yours
		if table.Matchup().Power == core.Penguin {
			every *= 5 // up to eight dice
		}
		see := func(p core.Position, want float64) {
			diff := math.Abs(table.Win(p) - want)
			if worst = max(worst, diff); diff >= tolerance {
				t.Fatalf("%+v is %v, and by its best turn %v", p, table.Win(p), want)
			}
		}
		everyPosition(table, func(p core.Position) {
			switch n++; {
			case p.Turn == duel.You && n%every == 0:
				see(p, b.spending(p))
			case p.Turn == duel.Rival && n%its == 0:
				see(p, b.autobot(p, 6))
			}
		})
		p := core.Position{Hearts: table.Matchup().Hearts, Energy: 1}
		near(t, "the player's first turn", solve.Start(table, duel.You, false), b.turn(p, 5))
		p.Energy, p.Turn = 0, duel.Rival
		near(t, "Autobot's first turn", solve.Start(table, duel.Rival, false), b.autobot(p, 5))
		near(t, "Autobot's first turn with six dice", solve.Start(table, duel.Rival, true), b.autobot(p, 6))
		t.Logf("off by %.2g at most", worst)
	})
}

// TestMonotone checks that one more heart of the player, or one more dice token, is never worse. A
// heart and a token can be ignored, so this is a theorem.
func TestMonotone(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *core.Table) {
		everyPosition(table, func(p core.Position) {
			more := p
			more.Hearts[duel.You]++
			token := p
			token.Dice++
			if x := table.Win(p); table.Win(more) < x-tolerance || table.Win(token) < x-tolerance {
				t.Errorf("%+v: %v, a heart more %v, a token more %v", p, x, table.Win(more), table.Win(token))
			}
		})
	})
}

// TestPowersHelp checks that no monster is worse off than one without a power, because every power
// may be declined.
func TestPowersHelp(t *testing.T) {
	for p := core.Alienoid; p < core.Penguin; p++ {
		for _, hard := range difficulties(p) {
			plain := small[core.Matchup{Hearts: [2]int8{3, 2}, Hard: hard}]()
			table := small[core.Matchup{Power: p, Hearts: [2]int8{3, 2}, Hard: hard}]()
			everyPosition(plain, func(at core.Position) {
				if table.Win(at) < plain.Win(at)-tolerance {
					t.Errorf("%s at %+v: %v, without the power %v", monsters[p], at, table.Win(at), plain.Win(at))
				}
			})
		}
	}
}

// TestStart checks S3 and S4. Five dice are worse than six for the side that has them.
func TestStart(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *core.Table) {
		p := core.Position{Hearts: table.Matchup().Hearts, Energy: 1}
		if five, six := solve.Start(table, duel.You, false), table.Win(p); five >= six || solve.Start(table, duel.You, true) != five {
			t.Errorf("the player starts: %v with five dice, %v with six", five, six)
		}
		p.Energy, p.Turn = 0, duel.Rival
		five, six := solve.Start(table, duel.Rival, false), solve.Start(table, duel.Rival, true)
		if six != table.Win(p) || five <= six {
			t.Errorf("Autobot starts: %v with five dice, %v with six", five, six)
		}
	})
}
