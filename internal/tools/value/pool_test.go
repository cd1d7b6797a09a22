package main

import (
	"path/filepath"
	"testing"

	"kingoftokyo/internal/tools"
)

// TestPool: the same games whatever the number of workers; a moment makes the table it was
// taken from, as far as it goes, and a pool is read as it was written.
func TestPool(t *testing.T) {
	r, err := tools.Rules()
	if err != nil {
		t.Fatal(err)
	}
	m := tools.Matchup{You: "meka-dragon", Rival: "the-king", Hard: true}
	table, err := m.Table(r)
	if err != nil {
		t.Fatal(err)
	}
	play := func(workers int) []moment {
		p := &playing{rules: r, seats: []seat{{m, table}}, seed: 3}
		return p.games(0, 6, workers)
	}
	one, two := play(1), play(2)
	if len(one) < 30 || len(one) != len(two) {
		t.Fatalf("%d and %d tables", len(one), len(two))
	}
	for i := range one {
		if one[i] != two[i] {
			t.Fatalf("table %d is another one with two workers", i)
		}
		s := one[i].state(r)
		again := momentOf(&s)
		again.Game, again.Won, again.Skill = one[i].Game, one[i].Won, one[i].Skill
		if again != one[i] {
			t.Fatalf("%+v makes %+v", one[i], again)
		}
	}
	name := filepath.Join(t.TempDir(), "pool")
	if err := writePool(name, one); err != nil {
		t.Fatal(err)
	}
	read, err := readPool([]string{name, name})
	if err != nil || len(read) != 2*len(one) || read[0] != one[0] || read[len(one)].Game <= read[len(one)-1].Game-1 {
		t.Errorf("%v: %d tables read", err, len(read))
	}
}
