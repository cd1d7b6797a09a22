package tables_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/tables"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules/duel"
)

// matchups returns those of the box.
func matchups(t *testing.T) map[core.Matchup]bool {
	t.Helper()
	r := dueltest.Rules(t)
	all := map[core.Matchup]bool{}
	for you := range r.Box.Monsters {
		for rival := range r.Box.Monsters {
			for _, hard := range []bool{false, true} {
				if you == rival {
					continue
				}
				set := duel.NewSetup(true, [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID(rival)}, duel.You)
				set.Options.Hard = hard
				s := r.Start(&set)
				m, ok := coach.Matchup(r, &s)
				if !ok {
					t.Fatal("a game of the box has no matchup")
				}
				all[m] = true
			}
		}
	}
	return all
}

// TestAll checks that there is a table of every matchup of the box, 44 in all, and of no other.
func TestAll(t *testing.T) {
	all := matchups(t)
	if len(all) != 44 {
		t.Errorf("%d matchups, want 44", len(all))
	}
	for m := range all {
		if !tables.Has(m) {
			t.Errorf("no table of %+v", m)
		}
	}
	none := core.Matchup{Hearts: [2]int8{3, 3}}
	if _, ok := tables.Of(none); ok || tables.Has(none) {
		t.Error("a table of no game of the box")
	}
	if _, ok := tables.Start(none, duel.You, false); ok {
		t.Error("a start of no game of the box")
	}
}

// grain is the most that the rounding of tables changes a value.
const grain = 2.5e-5

// tripled is the most by which a turn of Alienoid's is worth more than its table says, because that was solved when
// the "+1" of a power counted once per roll (D2). Solved again, no value changes by more (docs/developers/coach.md).
const tripled = 2e-3

// TestBestTurns checks that at random positions of every table the value before a turn of the
// player is that of the best turn; before the first roll it is the one stored in full precision.
func TestBestTurns(t *testing.T) {
	often.OneGoroutine(t)
	rnd := rand.New(rand.NewPCG(3, 4))
	for m := range matchups(t) {
		table, _ := tables.Of(m)
		turn, need, most := solve.NewTurn(table), 4, 0
		differs := func(best, told, off float64) bool {
			more := off
			if m.Power == core.Alienoid {
				more += tripled
			}
			return best < told-off || best > told+more
		}
		if m.Hard {
			need = 3
		}
		if m.Power == core.Penguin {
			most = duel.MaxDiceTokens
		}
		for range often.Times(2, 12) {
			p := core.Position{Hearts: [2]int8{int8(1 + rnd.IntN(int(m.Hearts[0]))), int8(1 + rnd.IntN(int(m.Hearts[1])))},
				Fame: int8(rnd.IntN(5) - 2), Destruction: int8(rnd.IntN(13) - 6), Energy: int8(rnd.IntN(need)), Dice: int8(rnd.IntN(most + 1))}
			best := 0.0
			for n := int8(0); n <= p.Dice; n++ {
				left := p
				left.Dice -= n
				turn.Begin(left, 6+int(n))
				best = max(best, turn.Win())
			}
			if differs(best, table.Win(p), 2*grain) {
				t.Errorf("%+v: %+v is worth %v, its best turn %v", m, p, table.Win(p), best)
			}
		}
		start := core.Position{Hearts: m.Hearts, Energy: 1}
		turn.Begin(start, 5)
		full, ok := tables.Start(m, duel.You, false)
		if !ok || differs(turn.Win(), full, grain) {
			t.Errorf("%+v: %v before the first roll, its turn %v", m, full, turn.Win())
		}
		start.Energy, start.Turn = 0, duel.Rival
		if six, ok := tables.Start(m, duel.Rival, true); !ok || math.Abs(six-table.Win(start)) > grain {
			t.Errorf("%+v: %v before Autobot's six dice, its turn %v", m, six, table.Win(start))
		}
	}
}

// TestSolved solves the quickest table again: it must be the stored one, to a grain, and before the
// first roll to 1e-9. `go run ./internal/tools/tables --check` counts all.
func TestSolved(t *testing.T) {
	if !often.Long() {
		t.Skip("takes fifteen seconds")
	}
	m := core.Matchup{Hearts: [2]int8{13, 12}, Hard: true}
	table, err := solve.Solve(m, 2)
	if err != nil {
		t.Fatal(err)
	}
	old, _ := tables.Of(m)
	for n, x := range old.Values() {
		if a, b := solve.Grain(x), solve.Grain(table.Values()[n]); max(a, b)-min(a, b) > 1 {
			t.Fatalf("%+v: grain %d travels, %d is worked out", table.Position(n), a, b)
		}
	}
	for _, full := range []bool{false, true} {
		for side := duel.You; side <= duel.Rival; side++ {
			if a, ok := tables.Start(m, side, full); !ok || math.Abs(a-solve.Start(table, side, full)) > 1e-9 {
				t.Errorf("%v starts, full dice %v: %v travels, %v is worked out", side, full, a, solve.Start(table, side, full))
			}
		}
	}
}
