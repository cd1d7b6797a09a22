package core_test

import (
	"os"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules/duel"
)

// BenchmarkTurn computes a whole turn from a finished table.
func BenchmarkTurn(b *testing.B) {
	for _, k := range []struct {
		name string
		p    core.Power
		dice int
	}{{"none 6", core.NoPower, 6}, {"gigazaur 6", core.Gigazaur, 6}, {"gigazaur 8", core.Gigazaur, 8}, {"penguin 8", core.Penguin, 8}} {
		b.Run(k.name, func(b *testing.B) {
			table := core.Noise(core.Matchup{Power: k.p, Hearts: [2]int8{12, 12}}, 1)
			turn := solve.NewTurn(table)
			p := core.Position{Hearts: [2]int8{7, 6}, Fame: 2, Destruction: -1, Energy: 1}
			b.ReportAllocs()
			for b.Loop() {
				turn.Begin(p, k.dice)
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
