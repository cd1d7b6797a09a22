package core_test

import (
	"math"
	"sync"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// everyPosition calls do with every position of a matchup that is not over.
func everyPosition(t *core.Table, do func(p core.Position)) {
	for n := range t.Values() {
		p := t.Position(n)
		do(p)
		p.Turn = duel.Rival
		do(p)
	}
}

// eachRandom runs a subtest on random values of a small matchup of every power.
func eachRandom(t *testing.T, do func(t *testing.T, table *core.Table)) {
	for power := core.NoPower; power <= core.Penguin; power++ {
		m := core.Matchup{Power: power, Hearts: [2]int8{3, 2}, Hard: power%2 == 1}
		t.Run(monsters[power], func(t *testing.T) { do(t, core.Random(m, uint64(power)+70)) })
	}
}

// TestPositions checks that each value belongs to its position, and no position has two.
func TestPositions(t *testing.T) {
	eachRandom(t, func(t *testing.T, table *core.Table) {
		seen := map[core.Position]bool{}
		for n, x := range table.Values() {
			p := table.Position(n)
			if table.Win(p) != x || seen[p] {
				t.Fatalf("value %d is %v, at %+v it is %v; seen %v", n, x, p, table.Win(p), seen[p])
			}
			seen[p] = true
		}
	})
}

// TestRefused checks matchups that no box has, and too few values.
func TestRefused(t *testing.T) {
	for _, m := range []core.Matchup{{Hearts: [2]int8{0, 3}}, {Hearts: [2]int8{3, 16}}, {Hearts: [2]int8{-1, 3}}, {Power: core.Penguin + 1, Hearts: [2]int8{3, 3}}} {
		if _, err := core.NewTable(m, nil); err == nil {
			t.Errorf("there is a table of %+v", m)
		}
		if _, err := core.Decode(m, make([]byte, 100)); err == nil {
			t.Errorf("%+v was decoded", m)
		}
	}
	if _, err := core.NewTable(core.Matchup{Hearts: [2]int8{1, 1}}, make([]float64, 5)); err == nil {
		t.Error("five values made a table")
	}
}

// TestEncode checks that an encoded and decoded table is nowhere off by more than its grain,
// including before Autobot's turns, which are computed again, and that the values before the first
// roll are the same to the last bit.
func TestEncode(t *testing.T) {
	eachRandom(t, func(t *testing.T, table *core.Table) {
		packed := solve.Encode(table)
		again, err := core.Decode(table.Matchup(), packed)
		if err != nil {
			t.Fatal(err)
		}
		worst := 0.0
		everyPosition(table, func(p core.Position) { worst = max(worst, math.Abs(again.Win(p)-table.Win(p))) })
		if worst > 2.5e-5 || worst == 0 {
			t.Errorf("off by %v", worst)
		}
		for n, x := range again.Values() {
			if g := solve.Grain(table.Values()[n]); solve.Grain(x) != g {
				t.Fatalf("grain %d was read as %d", g, solve.Grain(x))
			}
		}
		for _, full := range []bool{false, true} {
			for side := duel.You; side <= duel.Rival; side++ {
				start, err := core.DecodeStart(packed, side, full)
				if want := solve.Start(table, side, full); err != nil || start != want {
					t.Errorf("%v starts, full %v: %v, want %v", side, full, start, want)
				}
			}
		}
	})
}

// TestDecodedTogether checks that many goroutines may use a decoded table at once.
func TestDecodedTogether(t *testing.T) {
	table := core.Random(core.Matchup{Power: core.Alienoid, Hearts: [2]int8{3, 2}}, 1)
	again, err := core.Decode(table.Matchup(), solve.Encode(table))
	if err != nil {
		t.Fatal(err)
	}
	everyPosition(table, func(p core.Position) { table.Win(p) })
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			everyPosition(table, func(p core.Position) {
				if math.Abs(again.Win(p)-table.Win(p)) > 2.5e-5 {
					t.Errorf("%+v is off", p)
				}
			})
		})
	}
	wg.Wait()
}

// TestDecodedKeeps checks that the keep that a decoded table ranks first loses less than 1e-4
// compared with the best one.
func TestDecodedKeeps(t *testing.T) {
	eachRandom(t, func(t *testing.T, table *core.Table) {
		again, err := core.Decode(table.Matchup(), solve.Encode(table))
		if err != nil {
			t.Fatal(err)
		}
		exact, rounded, rnd := solve.NewTurn(table), solve.NewTurn(again), newRand(5)
		for _, p := range drawn(table.Matchup(), 6, 20) {
			exact.Begin(p, core.UsualDice)
			rounded.Begin(p, core.UsualDice)
			for range 20 {
				var dice rules.Roll
				for range core.UsualDice {
					dice[rnd.IntN(rules.NumFaces)]++
				}
				first, second := bestKeep(rounded, dice), bestKeep(exact, dice)
				if loss := exact.Worth(second, 2) - exact.Worth(first, 2); loss > 1e-4 {
					t.Fatalf("%v of %v loses %v at %+v", first, dice, loss, p)
				}
			}
		}
	})
}

// bestKeep returns the best keep of a roll with two rolls left.
func bestKeep(turn *solve.Turn, dice rules.Roll) rules.Roll {
	best := dice
	for _, keep := range lattice.Of(dice.Total()).Sets {
		if dice.Contains(keep) && turn.Worth(keep, 2) > turn.Worth(best, 2) {
			best = keep
		}
	}
	return best
}

// FuzzDecode checks that data that are not a table are refused, without a panic.
func FuzzDecode(f *testing.F) {
	m := core.Matchup{Hearts: [2]int8{1, 1}}
	good := solve.Encode(core.Random(m, 1))
	f.Add(good)
	f.Add(good[1:])
	f.Add(good[:len(good)/2])
	f.Add(good[:3])
	f.Fuzz(func(t *testing.T, data []byte) {
		table, err := core.Decode(m, data)
		if err != nil {
			return
		}
		everyPosition(table, func(p core.Position) {
			if x := table.Win(p); !(x >= 0 && x <= 1) {
				t.Fatalf("%+v is worth %v", p, x)
			}
		})
	})
}

// TestDecodeRefuses checks that data that are cut off are refused.
func TestDecodeRefuses(t *testing.T) {
	m := core.Matchup{Hearts: [2]int8{1, 1}}
	good := solve.Encode(core.Random(m, 1))
	for _, n := range []int{0, 3, 24, len(good) / 2} {
		if _, err := core.Decode(m, good[:n]); err == nil {
			t.Errorf("%d bytes of %d were decoded", n, len(good))
		}
	}
	if _, err := core.DecodeStart(good[:5], duel.You, false); err == nil {
		t.Error("five bytes have a start")
	}
}

// TestWinEdges checks positions that are over, or out of the matchup's range.
func TestWinEdges(t *testing.T) {
	table := core.Random(core.Matchup{Hearts: [2]int8{3, 2}, Hard: true}, 2)
	at := func(you, bot, f, d int8, side duel.Side) core.Position {
		return core.Position{Hearts: [2]int8{you, bot}, Fame: f, Destruction: d, Turn: side}
	}
	for _, c := range []struct {
		p    core.Position
		want float64
	}{
		{at(0, 1, 0, 0, duel.You), 0}, {at(1, 0, 0, 0, duel.Rival), 1}, {at(-2, 1, 0, 0, duel.You), 0},
		{at(0, 0, 0, 0, duel.You), 0}, {at(0, 0, 0, 0, duel.Rival), 1}, // W4
		{at(1, 1, 7, 0, duel.You), 1}, {at(1, 1, 0, -7, duel.You), 0},
		{at(1, 1, 3, 5, duel.Rival), 1}, {at(1, 1, -3, -5, duel.You), 0},
		{at(1, 1, 100, 0, duel.You), 1}, {at(1, 1, 0, -100, duel.Rival), 0},
	} {
		if have := table.Win(c.p); have != c.want {
			t.Errorf("%+v is worth %v, want %v", c.p, have, c.want)
		}
	}
	p, q := at(3, 2, 1, 2, duel.You), at(9, 9, 1, 2, duel.You)
	p.Energy, q.Energy, q.Dice = 2, 90, 5
	if table.Win(p) != table.Win(q) {
		t.Error("hearts, energy and tokens beyond the matchup's are not clipped")
	}
	p.Energy, q.Energy = 0, -4
	if table.Win(p) != table.Win(q) {
		t.Error("energy below 0 is not clipped")
	}
}

// TestNoAllocation checks that a turn allocates nothing once it knows its numbers of dice.
func TestNoAllocation(t *testing.T) {
	table := core.Random(core.Matchup{Power: core.Penguin, Hearts: [2]int8{2, 2}}, 3)
	turn := solve.NewTurn(table)
	p := core.Position{Hearts: [2]int8{2, 2}, Dice: 2}
	work := func() {
		turn.Tokens(p, core.UsualDice)
		turn.Begin(core.Position{Hearts: [2]int8{2, 2}}, 8)
	}
	work()
	if n := testing.AllocsPerRun(20, work); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
