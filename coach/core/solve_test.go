package core

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"

	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// small are solved matchups of few hearts, made once.
var small = map[Matchup]func() *Table{}

func init() {
	for p := NoPower; p <= Penguin; p++ {
		for _, hard := range []bool{false, true} {
			m := Matchup{Power: p, Hearts: [2]int8{3, 2}, Hard: hard}
			if p == Penguin {
				m.Hearts = [2]int8{2, 2}
			}
			small[m] = sync.OnceValue(func() *Table {
				table, err := Solve(m, 2)
				if err != nil {
					panic(err)
				}
				return table
			})
		}
	}
}

// difficulties are those in which a power is tried: by turns one of both, or both where
// tests may take minutes.
func difficulties(p Power) []bool {
	return []bool{p%2 == 0, p%2 == 1}[:often.Times(1, 2)]
}

// eachSmall runs a subtest on a small matchup of every power.
func eachSmall(t *testing.T, do func(t *testing.T, table *Table)) {
	t.Helper()
	for m, table := range small {
		if !slices.Contains(difficulties(m.Power), m.Hard) {
			continue
		}
		t.Run(fmt.Sprintf("%s %v hard %v", monsters[m.Power], m.Hearts, m.Hard), func(t *testing.T) { do(t, table()) })
	}
}

// everyPosition calls do with every position of a matchup that is not over.
func everyPosition(t *Table, do func(p Position)) {
	m := t.Matchup()
	for you := int8(1); you <= m.Hearts[duel.You]; you++ {
		for bot := int8(1); bot <= m.Hearts[duel.Rival]; bot++ {
			for _, at := range pairs().where {
				for dice := int8(0); dice <= int8(t.tokens); dice++ {
					for e := range int8(t.need) {
						for side := duel.You; side <= duel.Rival; side++ {
							do(Position{Hearts: [2]int8{you, bot}, Fame: at[0], Destruction: at[1], Energy: e, Dice: dice, Turn: side})
						}
					}
				}
			}
		}
	}
}

// TestResidual works every turn of small matchups out by Turn, which shares nothing
// with the solver's rounds but the lattice, and Autobot's by its table: no value is
// further than the tolerance from what its best turn promises.
func TestResidual(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *Table) {
		turn, worst, n := NewTurn(table), 0.0, 0
		everyPosition(table, func(p Position) {
			if p.Turn == duel.Rival {
				return
			}
			if n++; n%often.Times(5, 1) != 0 { // hearts, markers, tokens and energies by turns
				return
			}
			best := 0.0
			for n := int8(0); n <= p.Dice; n++ {
				left := p
				left.Dice -= n
				turn.Begin(left, usualDice+int(n))
				best = max(best, turn.Win())
			}
			worst = max(worst, math.Abs(best-table.Win(p)))
		})
		if worst >= tolerance {
			t.Errorf("residual %v, want below %v", worst, tolerance)
		}
		t.Logf("residual %.2g", worst)
	})
}

// TestWorkers solves with one and two workers: the same to the last bit. There are more
// blocks of hearts than workers, and Space Penguin's tokens.
func TestWorkers(t *testing.T) {
	for p := NoPower; p <= Penguin; p++ {
		m := Matchup{Power: p, Hearts: [2]int8{1, 2}, Hard: difficulties(p)[0]}
		one, err := Solve(m, 1)
		if err != nil {
			t.Fatal(err)
		}
		two, err := Solve(m, 2)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(one.v.you, two.v.you) {
			t.Errorf("%+v: one worker and two differ", m)
		}
	}
}

// TestRefused are matchups no box has.
func TestRefused(t *testing.T) {
	for _, m := range []Matchup{{Hearts: [2]int8{0, 3}}, {Hearts: [2]int8{3, 16}}, {Hearts: [2]int8{-1, 3}}, {Power: Penguin + 1, Hearts: [2]int8{3, 3}}} {
		if _, err := Solve(m, 1); err == nil {
			t.Errorf("%+v was solved", m)
		}
		if _, err := Decode(m, make([]byte, 100)); err == nil {
			t.Errorf("%+v was decoded", m)
		}
	}
}

// TestEncode: a table that was encoded and decoded is nowhere further off than its grain
// says, before Autobot's turns as well, which are worked out anew; the values before the
// first roll are the same to the last bit.
func TestEncode(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *Table) {
		again, err := Decode(table.Matchup(), table.Encode())
		if err != nil {
			t.Fatal(err)
		}
		worst := 0.0
		everyPosition(table, func(p Position) { worst = max(worst, math.Abs(again.Win(p)-table.Win(p))) })
		if worst > 2.5e-5 || worst == 0 {
			t.Errorf("off by %v", worst)
		}
		for _, full := range []bool{false, true} {
			for side := duel.You; side <= duel.Rival; side++ {
				packed, err := DecodeStart(table.Encode(), side, full)
				if want := table.Start(side, full); err != nil || packed != want || again.Start(side, full) != want {
					t.Errorf("%v starts, full %v: %v, %v, want %v", side, full, packed, again.Start(side, full), want)
				}
			}
		}
	})
}

// TestDecodedTogether: many goroutines may ask a decoded table at once.
func TestDecodedTogether(t *testing.T) {
	table := small[Matchup{Power: Alienoid, Hearts: [2]int8{3, 2}}]()
	again, err := Decode(table.Matchup(), table.Encode())
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			everyPosition(table, func(p Position) {
				if math.Abs(again.Win(p)-table.Win(p)) > 2.5e-5 {
					t.Errorf("%+v is off", p)
				}
			})
		})
	}
	wg.Wait()
}

// TestDecodedKeeps: the keep that a decoded table ranks first loses less than 1e-4
// against the best one.
func TestDecodedKeeps(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *Table) {
		again, err := Decode(table.Matchup(), table.Encode())
		if err != nil {
			t.Fatal(err)
		}
		exact, rounded, rnd := NewTurn(table), NewTurn(again), newRand(5)
		for _, p := range drawn(table.Matchup(), 6, 20) {
			exact.Begin(p, usualDice)
			rounded.Begin(p, usualDice)
			for range 20 {
				var dice rules.Roll
				for range usualDice {
					dice[rnd.IntN(rules.NumFaces)]++
				}
				first := rounded.Best(dice, 2).Dice
				keeps := exact.Keeps(dice, 2, nil)
				for _, k := range keeps {
					if k.Dice == first && keeps[0].Win-k.Win > 1e-4 {
						t.Fatalf("%v of %v loses %v at %+v", first, dice, keeps[0].Win-k.Win, p)
					}
				}
			}
		}
	})
}

// FuzzDecode: data that are no table are refused, and never a panic.
func FuzzDecode(f *testing.F) {
	m := Matchup{Hearts: [2]int8{1, 1}}
	table, err := Solve(m, 1)
	if err != nil {
		f.Fatal(err)
	}
	good := table.Encode()
	f.Add(good)
	f.Add(good[1:])
	f.Add(good[:len(good)/2])
	f.Add(good[:3])
	f.Fuzz(func(t *testing.T, data []byte) {
		table, err := Decode(m, data)
		if err != nil {
			return
		}
		everyPosition(table, func(p Position) {
			if x := table.Win(p); !(x >= 0 && x <= 1) {
				t.Fatalf("%+v is worth %v", p, x)
			}
		})
	})
}

// TestDecodeRefuses data that are cut off.
func TestDecodeRefuses(t *testing.T) {
	m := Matchup{Hearts: [2]int8{1, 1}}
	good := noise(m, 1).Encode()
	for _, n := range []int{0, 3, headSize, len(good) / 2} {
		if _, err := Decode(m, good[:n]); err == nil {
			t.Errorf("%d bytes of %d were decoded", n, len(good))
		}
	}
	if _, err := DecodeStart(good[:5], duel.You, false); err == nil {
		t.Error("five bytes have a start")
	}
}

// TestMonotone: one more heart of hers, or one more dice token, is never worse. A
// heart and a token can be ignored, so this is a theorem.
func TestMonotone(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *Table) {
		everyPosition(table, func(p Position) {
			more := p
			more.Hearts[duel.You]++
			token := p
			token.Dice++
			if x := table.Win(p); table.Win(more) < x-2e-8 || table.Win(token) < x-2e-8 {
				t.Errorf("%+v: %v, a heart more %v, a token more %v", p, x, table.Win(more), table.Win(token))
			}
		})
	})
}

// TestPowersHelp: every power may be declined, so no monster stands worse than one
// without.
func TestPowersHelp(t *testing.T) {
	for p := Alienoid; p < Penguin; p++ {
		for _, hard := range difficulties(p) {
			plain := small[Matchup{Hearts: [2]int8{3, 2}, Hard: hard}]()
			table := small[Matchup{Power: p, Hearts: [2]int8{3, 2}, Hard: hard}]()
			everyPosition(plain, func(at Position) {
				if table.Win(at) < plain.Win(at)-2e-8 {
					t.Errorf("%s at %+v: %v, without her power %v", monsters[p], at, table.Win(at), plain.Win(at))
				}
			})
		}
	}
}

// TestWinEdges are positions that are over, or out of the matchup's range.
func TestWinEdges(t *testing.T) {
	table := small[Matchup{Hearts: [2]int8{3, 2}, Hard: true}]()
	at := func(you, bot, f, d int8, side duel.Side) Position {
		return Position{Hearts: [2]int8{you, bot}, Fame: f, Destruction: d, Turn: side}
	}
	for _, c := range []struct {
		p    Position
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

// TestStart: S3 and S4. Five dice are worse than six for who has them.
func TestStart(t *testing.T) {
	eachSmall(t, func(t *testing.T, table *Table) {
		p := Position{Hearts: table.Matchup().Hearts, Energy: 1}
		if five, six := table.Start(duel.You, false), table.Win(p); five >= six || table.Start(duel.You, true) != five {
			t.Errorf("she starts: %v with five dice, %v with six", five, six)
		}
		p.Energy, p.Turn = 0, duel.Rival
		five, six := table.Start(duel.Rival, false), table.Start(duel.Rival, true)
		if six != table.Win(p) || five <= six {
			t.Errorf("Autobot starts: %v with five dice, %v with six", five, six)
		}
	})
}

// TestNoAllocation: a turn allocates nothing once it knows its numbers of dice.
func TestNoAllocation(t *testing.T) {
	table := small[Matchup{Power: Penguin, Hearts: [2]int8{2, 2}}]()
	turn, buf := NewTurn(table), make([]Keep, 0, MaxKeeps)
	p := Position{Hearts: [2]int8{2, 2}, Dice: 2}
	work := func() {
		turn.Tokens(p, usualDice)
		turn.Begin(Position{Hearts: [2]int8{2, 2}}, 8)
		buf = turn.Keeps(rules.Roll{2, 2, 1, 1, 1, 1}, 2, buf[:0])
		turn.Best(rules.Roll{2, 2, 1, 1, 1, 1}, 1)
	}
	work()
	if len(buf) != MaxKeeps {
		t.Errorf("%d keeps of eight dice, want %d", len(buf), MaxKeeps)
	}
	if n := testing.AllocsPerRun(20, work); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
