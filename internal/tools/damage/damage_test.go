package main

import (
	"testing"

	"kingoftokyo/internal/often"
)

// TestDamage damages games of each box in 14 ways: kot loses no more than the turns that were hit, reports every damage,
// and saves a file that opens at the same table.
func TestDamage(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	games, err := saved(folder, 7)
	if err != nil {
		t.Fatal(err)
	}
	for i, k := range kinds {
		all := k.count(games, folder, often.Times(40, 5000), uint64(i), 1)
		if all.tries == 0 || all.whole == 0 && k.name == "saved by an editor" {
			t.Errorf("%s: %+v", k.name, all)
		}
		for _, s := range all.broken {
			t.Error(s)
		}
	}
}
