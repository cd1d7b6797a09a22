package main

import (
	"path/filepath"
	"reflect"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
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
	if err := training.WritePool(name, one); err != nil {
		t.Fatal(err)
	}
	read, err := readPool([]string{name, name})
	if err != nil || len(read) != 2*len(one) || read[0] != one[0] || read[len(one)].Game <= read[len(one)-1].Game-1 {
		t.Errorf("%v: %d tables read", err, len(read))
	}
}

// TestLessons: what searches say is the same whatever the number of workers.
func TestLessons(t *testing.T) {
	r, err := tools.Rules()
	if err != nil {
		t.Fatal(err)
	}
	m := tools.Matchup{You: "space-penguin", Rival: "the-king", Hard: true}
	table, err := m.Table(r)
	if err != nil {
		t.Fatal(err)
	}
	p := &playing{rules: r, seats: []seat{{m, table}}, seed: 5}
	pool := p.games(0, 6, 1)
	taught := func(workers int) ([]training.Lesson, []buy) {
		j := &job{tables: 60, buying: 30, deals: 2, seed: 3, workers: workers, held: 20}
		return j.lessons(r, pool, coach.Learned()), j.bought(r, pool, coach.Learned())
	}
	one, first := taught(1)
	two, second := taught(2)
	if len(one) < 30 || !reflect.DeepEqual(one, two) {
		t.Errorf("%d lessons with one worker, %d with two, or others", len(one), len(two))
	}
	if len(first) < 10 || !reflect.DeepEqual(first, second) {
		t.Errorf("%d purchases with one worker, %d with two, or others", len(first), len(second))
	}
}
