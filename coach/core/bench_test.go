package core_test

import (
	"os"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// BenchmarkKeeps measures advice from a finished table: it computes a whole turn, and ranks the
// keeps of one roll.
func BenchmarkKeeps(b *testing.B) {
	for _, k := range []struct {
		name string
		p    core.Power
		dice rules.Roll
	}{
		{"none 6", core.NoPower, rules.Roll{1, 1, 1, 1, 1, 1}},
		{"gigazaur 6", core.Gigazaur, rules.Roll{1, 1, 1, 1, 1, 1}},
		{"gigazaur 8", core.Gigazaur, rules.Roll{2, 2, 1, 1, 1, 1}},
		{"penguin 8", core.Penguin, rules.Roll{2, 2, 1, 1, 1, 1}},
	} {
		b.Run(k.name, func(b *testing.B) {
			table := core.Noise(core.Matchup{Power: k.p, Hearts: [2]int8{12, 12}}, 1)
			turn, buf := solve.NewTurn(table), make([]solve.Keep, 0, solve.MaxKeeps)
			p := core.Position{Hearts: [2]int8{7, 6}, Fame: 2, Destruction: -1, Energy: 1}
			b.ReportAllocs()
			for b.Loop() {
				turn.Begin(p, k.dice.Total())
				buf = turn.Keeps(k.dice, 2, buf[:0])
			}
		})
	}
}

// BenchmarkOpened measures a table that was read and is used for the first time, before Autobot's
// turn and before a turn of the player.
func BenchmarkOpened(b *testing.B) {
	m := core.Matchup{Hearts: [2]int8{15, 14}}
	packed, err := os.ReadFile("../tables/data/none-15-14-normal")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		table, err := core.Decode(m, packed)
		if err != nil {
			b.Fatal(err)
		}
		p := core.Position{Hearts: m.Hearts, Turn: duel.Rival}
		table.Win(p)
		p.Turn = duel.You
		solve.NewTurn(table).Begin(p, core.UsualDice)
	}
}
