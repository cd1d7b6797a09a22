package damage

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
		whole, broken := k.count(games, folder, often.Times(40, 1000), uint64(i))
		if whole == 0 && k.name == "saved by an editor" {
			t.Errorf("%s: nothing is ever kept whole", k.name)
		}
		for _, s := range broken {
			t.Error(s)
		}
	}
}
