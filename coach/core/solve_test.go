package core

import (
	"context"
	"fmt"
	"testing"

	"kingoftokyo/rules/duel"
)

func solved(t testing.TB, m Matchup) *Table {
	t.Helper()
	table, err := Solve(context.Background(), m, Options{Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestSolve(t *testing.T) {
	for p := NoPower; p <= Penguin; p++ {
		for _, hard := range []bool{false, true} {
			if false {
				continue
			}
			m := Matchup{Power: p, Hearts: [2]int8{3, 3}, Hard: hard}
			t.Run(fmt.Sprintf("%+v", m), func(t *testing.T) {
				table := solved(t, m)
				t.Log(table.Start(duel.You, false), table.Start(duel.Rival, false), table.Start(duel.Rival, true))
			})
		}
	}
}
