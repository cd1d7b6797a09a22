package main

import (
	"path/filepath"
	"reflect"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
)

// TestPool checks that the games are the same whatever the number of workers, and that a pool is read as it was written.
func TestPool(t *testing.T) {
	r := tools.Rules()
	play := func(workers int) []moment {
		j := &job{rules: r, seed: 3, workers: workers}
		return j.games(0, 6, []tools.Matchup{{You: "meka-dragon", Rival: "the-king", Hard: true}})
	}
	one, two := play(1), play(2)
	if len(one) < 30 || len(one) != len(two) {
		t.Fatalf("%d and %d tables", len(one), len(two))
	}
	for i := range one {
		if one[i] != two[i] {
			t.Fatalf("table %d is another one with two workers", i)
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

// TestLessons checks that the number of workers does not change what searches say.
func TestLessons(t *testing.T) {
	r := tools.Rules()
	pool := (&job{rules: r, seed: 5, workers: 1}).games(0, 6, []tools.Matchup{{You: "space-penguin", Rival: "the-king", Hard: true}})
	taught := func(workers int) ([]training.Lesson, []buy) {
		j := &job{rules: r, tables: 60, buying: 30, deals: 2, seed: 3, workers: workers}
		return j.lessons(pool, coach.Learned()), j.bought(pool, coach.Learned())
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
